"""Game records: written in the public format, and accepted only after being replayed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.games.contract import Json
from bot.model.record import record_to_line, replay, to_record
from tests.bot.model.record_tools import RECORDS, canonical, load, running


def written_again(record: Json) -> Json:
    found = replay(record)
    return to_record(found.game, found.options, found.names, record["setup"], found.moves, found.outcome)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_replayed_record_is_written_unchanged(path: Any) -> None:
    """No part of a record is lost or ignored."""
    record = load(path.stem)

    assert written_again(record) == record
    assert record_to_line(written_again(record)) == path.read_text("utf-8").rstrip("\n")


def test_a_running_game_is_recorded_up_to_any_move() -> None:
    """A running record may end anywhere, even within a turn, and has no result."""
    for moves in range(len(load()["moves"])):
        found = replay(running(moves))

        assert (len(found.moves), len(found.positions), found.outcome) == (moves, moves + 1, None)


def test_lists_of_blocks_and_winners_may_be_in_any_order() -> None:
    """Blocks are compared as multisets, and winners may be named in any order."""
    record = load("shared_victory")
    for move in record["moves"]:
        for key in ("drawn", "blocks"):
            if key in move:
                move[key].reverse()
    record["result"]["winners"].reverse()

    assert record != load("shared_victory")
    assert canonical(written_again(record)) == canonical(load("shared_victory"))


@pytest.mark.parametrize("name", ["", "\n", "Zoë 🎲", "\ud800", "a" * 100_000, '"},{"'])
def test_names_are_any_strings(name: str) -> None:
    record = load()
    record["seats"][1]["name"] = name
    line = record_to_line(written_again(record)).encode("utf-8")

    assert b"\n" not in line
    assert replay(json.loads(line)).names[1] == name
