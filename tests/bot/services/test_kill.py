"""A bot killed repeatedly during a game: no accepted move is lost, nothing is done or sent twice."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bot.model.played_again import played_again
from tests.bot.services.player import MESSAGES, STORE
from tests.games import nim

KILLS = 8


def run(folder: Path, seed: int, steps: int | None) -> list[list[str]]:
    """Run a bot, kill it after some steps, and return all steps it reported, up to its last."""
    command = [sys.executable, "-m", "tests.bot.services.player", str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as services:
        assert services.stdout is not None
        told = [line for line, _ in zip(services.stdout, range(steps or 10**6), strict=False)]
        if steps is not None:
            services.kill()
        told += services.stdout
    assert steps is not None or services.returncode == 0
    return [line.split(maxsplit=2) for line in told if line.endswith("\n")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a folder for the store and the messages of one game."""
    return tmp_path_factory.mktemp("killed")


@pytest.fixture(scope="module")
def told(folder: Path) -> list[list[str]]:
    """Play a game through many kills and return the steps of all runs."""
    chance = Random(20)
    told = []
    for life in range(KILLS):
        told += run(folder, life, chance.randrange(1, 25))
    return told + run(folder, KILLS, None)


@pytest.fixture(scope="module")
def log(folder: Path, told: list[list[str]]) -> list[dict[str, Any]]:
    """Return the log of the game."""
    assert (told[-1], told.count(["over"])) == (["over"], 1)
    with closing(sqlite3.connect(folder / STORE)) as connection:
        connection.row_factory = sqlite3.Row
        found = [dict(row) for row in connection.execute("SELECT * FROM moves ORDER BY table_id, seq")]
    return found


@pytest.mark.slow
def test_the_log_is_complete_and_consistent(log: list[dict[str, Any]]) -> None:
    """Replaying the log reproduces every position from the recorded draws and events."""
    assert {row["table_id"] for row in log} == {1}
    assert nim.outcome(played_again("nim", log)) is not None


def test_no_accepted_move_is_lost(told: list[list[str]], log: list[dict[str, Any]]) -> None:
    """Every accepted move is in the log, in its place and only once."""
    accepted = {int(step[1]): json.loads(step[2]) for step in told if step[0] == "accepted"}
    assert len(accepted) == sum(step[0] == "accepted" for step in told)
    assert {seq: json.loads(log[seq]["action"]) for seq in accepted} == accepted

    interactions = [row["interaction"] for row in log if row["interaction"] is not None]
    assert interactions == [1000 + row["seq"] - 1 for row in log if row["interaction"] is not None]
    assert set(accepted) <= {number - 999 for number in interactions}


def due(log: list[dict[str, Any]], people: set[int]) -> Iterator[tuple[str, int]]:
    """Yield the messages a log calls for: one at the start of each person's turn, and one at the end."""
    for row, following in zip(log, [*log[1:], {"chosen": True}], strict=True):
        if not following["chosen"]:
            continue
        actors = nim.actors(nim.GAME.codec.position_from_json(json.loads(row["position_after"])))
        if not actors:
            yield "end", row["seq"]
        elif (row["seq"] == 0 or row["turn_ended"] is not None) and people & {*actors}:
            yield "turn", row["seq"]


def test_every_message_stands_once_and_in_order(folder: Path, log: list[dict[str, Any]]) -> None:
    """Each turn of a person has its message, and together they cover every row."""
    messages = [json.loads(line) for line in (folder / MESSAGES).read_text("utf-8").splitlines()]
    with closing(sqlite3.connect(folder / STORE)) as connection:
        seats = connection.execute("SELECT seat FROM seats WHERE user IS NOT NULL").fetchall()
        unsent = connection.execute(
            "SELECT * FROM outbox WHERE status = 'waiting' OR status = 'dropped' AND kind <> 'refresh'"
        ).fetchall()
    turns = [message for message in messages if message[1] in ("turn", "end")]
    panels = [1000 + place for place, message in enumerate(messages) if message[1] not in ("strip", "refresh")]

    assert unsent == []
    assert len({nonce for nonce, *_ in messages}) == len(messages)
    assert [(kind, seq) for _, kind, _, seq, _ in turns] == list(due(log, {seat for (seat,) in seats}))
    assert [since for _, _, since, _, _ in turns] == [-1, *(seq for *_, seq, _ in turns[:-1])]
    assert [message for _, kind, *_, message in messages if kind == "strip"] == panels[:-1]


def test_the_results_are_written_once(folder: Path, told: list[list[str]]) -> None:
    """Each seat has exactly one result."""
    with closing(sqlite3.connect(folder / STORE)) as connection:
        found = connection.execute("SELECT table_id, seat, rank FROM results ORDER BY seat").fetchall()
    assert told
    assert [row[:2] for row in found] == [(1, 0), (1, 1), (1, 2)]
    assert min(place for *_, place in found) == 1
