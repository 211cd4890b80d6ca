"""Records of games that were made elsewhere are accepted, and spoilt ones refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import Json
from bot.model.record import BadRecord, replay, to_record
from tests.games.palazzo.positions import enter_stacks

SAMPLES: dict[str, list[Any]] = {
    game: [
        json.loads(line) for line in (Path(__file__).parent / game / "records.jsonl").read_text("utf-8").splitlines()
    ]
    for game in ("carcassonne", "palazzo")
}


@pytest.mark.parametrize(
    ("game", "number"), [(game, at) for game, found in SAMPLES.items() for at in range(len(found))]
)
def test_samples_are_accepted(game: str, number: int) -> None:
    """They are replayed to their results, and written again just the same."""
    sample = SAMPLES[game][number]
    replayed = replay(sample)
    rules, codec = replayed.game.rules, replayed.game.codec
    setup, outcome = codec.setup_to_json(replayed.positions[0], []), rules.outcome(replayed.position)
    again = to_record(replayed.game, replayed.options, replayed.names, setup, replayed.moves, outcome)
    assert again == sample


def test_records_of_another_split_are_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever split of Palazzo's tiles is entered here, or none."""
    enter_stacks(monkeypatch)
    for sample in SAMPLES["palazzo"]:
        if sample["options"]:
            assert replay(sample).outcome is not None


def set_move(number: int, **keys: Json) -> Callable[[Any], None]:
    return lambda record: record["moves"][number].update(keys)


def set_options(**options: bool) -> Callable[[Any], None]:
    return lambda record: record.update(options=options)


def swap_tiles(record: Any) -> None:
    """Spoil the order of two tiles of Carcassonne that differ."""
    tiles = record["setup"]["tiles"]
    tiles[0], tiles[3] = tiles[3], tiles[0]


def move_tile(record: Any) -> None:
    stacks = record["setup"]["stacks"]
    stacks["II"].append(stacks["I"].pop())


SHUFFLED = next(place for place, move in enumerate(SAMPLES["palazzo"][1]["moves"]) if move.get("drawn"))


def change_drawn(record: Any) -> None:
    record["moves"][SHUFFLED]["drawn"][0] = "cert2"


SPOILT: list[tuple[str, int, Callable[[Any], object], str]] = [
    ("carcassonne", 0, set_move(0, x=-2), "move 1: no_tile_beside x=-2 y=0"),
    ("carcassonne", 0, swap_tiles, "move 1: other_tile_drawn tile=V"),
    ("carcassonne", 0, lambda record: record["setup"]["tiles"].append("A"), "setup.tiles: not all tiles but the"),
    ("carcassonne", 0, set_options(gold_mines=True), "wrong_number_drawn need=79 have=71"),
    ("palazzo", 0, set_move(5, tile="brick-2-2"), "move 6: not_yours_to_build tile=brick-2-2 tiles=(brick-2-1,)"),
    ("palazzo", 1, change_drawn, f"move {SHUFFLED + 1}: drawn_not_there drawn=cert2"),
    ("palazzo", 0, lambda record: record["setup"]["money"].pop(), "setup.money: not all 55 cards"),
    ("palazzo", 0, lambda record: record["setup"]["stacks"]["III"].remove("envoy"), "setup.stacks: not 5 envoys"),
    ("palazzo", 0, lambda record: record["setup"]["stacks"]["I"].pop(), "setup.stacks: not all 48 tiles"),
    ("palazzo", 6, set_options(), "setup.stacks.I: not 6, 5, 3, 1, 1 tiles of floors 1 to 5"),
    ("palazzo", 6, move_tile, "setup.stacks.I: not 16 tiles"),
]


@pytest.mark.parametrize(("game", "number", "spoil", "problem"), SPOILT)
def test_spoilt_samples_are_refused(game: str, number: int, spoil: Callable[[Any], object], problem: str) -> None:
    """The first mistake is reported with its place."""
    record = deepcopy(SAMPLES[game][number])
    spoil(record)
    with pytest.raises(BadRecord) as refused:
        replay(record)

    assert str(refused.value).startswith(problem)
