"""Palazzo's part of the game record, to the letter; records made elsewhere are accepted, spoilt ones refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import Json
from bot.model.record import BadRecord, replay
from tests.games.palazzo.positions import enter_stacks
from tests.games.records import written_again

SAMPLES: list[Json] = [
    json.loads(line) for line in (Path(__file__).parent / "records.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_samples_are_accepted(number: int) -> None:
    """Records made elsewhere are replayed to their results, and written again just the same."""
    assert written_again(SAMPLES[number]) == SAMPLES[number]


def test_records_of_another_split_are_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever split is entered here, or none."""
    enter_stacks(monkeypatch)
    for sample in SAMPLES:
        if sample["options"]:
            assert replay(sample).outcome is not None


def set_move(number: int, **keys: Json) -> Callable[[Any], None]:
    """Spoil a move."""
    return lambda record: record["moves"][number].update(keys)


def move_tile(record: Any) -> None:
    """Move a tile from the first stack onto the second."""
    stacks = record["setup"]["stacks"]
    stacks["II"].append(stacks["I"].pop())


SHUFFLED = next(place for place, move in enumerate(SAMPLES[1]["moves"]) if move.get("drawn"))
SPOILT: list[tuple[int, Callable[[Any], object], str]] = [
    (0, set_move(0, action="auction"), "move 1: action_first"),
    (0, set_move(2, cards=["cert2"]), "move 3: bid_too_low need=4 have=2"),
    (0, set_move(5, tile="brick-2-2"), "move 6: not_yours_to_build tile=brick-2-2 tiles=(brick-2-1,)"),
    (
        1,
        lambda record: record["moves"][SHUFFLED]["drawn"].__setitem__(0, "cert2"),
        f"move {SHUFFLED + 1}: drawn_not_there drawn=cert2",
    ),
    (0, lambda record: record["setup"]["money"].pop(), "setup.money: not all 55 cards"),
    (0, lambda record: record["setup"]["stacks"]["III"].remove("envoy"), "setup.stacks: not 5 envoys, all in III"),
    (0, lambda record: record["setup"]["stacks"]["I"].pop(), "setup.stacks: not all 48 tiles"),
    (6, lambda record: record.update(options={}), "setup.stacks.I: not 6, 5, 3, 1, 1 tiles of floors 1 to 5"),
    (6, move_tile, "setup.stacks.I: not 16 tiles"),
    (0, lambda record: record.update(options={"own_stacks": True, "even_stacks": True}), "options: one split"),
]


@pytest.mark.parametrize(("number", "spoil", "problem"), SPOILT)
def test_spoilt_samples_are_refused(number: int, spoil: Callable[[Any], object], problem: str) -> None:
    """One thing that is wrong is found, with its place."""
    record = deepcopy(SAMPLES[number])
    spoil(record)
    with pytest.raises(BadRecord) as refused:
        replay(record)

    assert str(refused.value).startswith(problem)
