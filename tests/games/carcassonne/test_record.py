"""Carcassonne's part of the game record and positions as JSON; what everyone may know, and previews of a turn."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.conformance.playing import positions
from bot.games import carcassonne
from bot.games.carcassonne import KeepFollower
from bot.games.carcassonne.actions import Action
from bot.games.contract import BadData, IllegalAction, Json
from bot.model.record import BadRecord, replay
from tests.games.carcassonne.positions import laying, table
from tests.games.records import written_again

CODEC = carcassonne.GAME.codec
SAMPLES: list[Json] = [
    json.loads(line) for line in (Path(__file__).parent / "records.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_samples_are_accepted(number: int) -> None:
    """Records made elsewhere are replayed to their results, and written again just the same."""
    assert written_again(SAMPLES[number]) == SAMPLES[number]


def swap_tiles(record: Any) -> None:
    """Spoil the order of two tiles that differ."""
    tiles = record["setup"]["tiles"]
    tiles[0], tiles[3] = tiles[3], tiles[0]


SPOILT: list[tuple[Callable[[Any], object], str]] = [
    (lambda record: record["moves"][0].update(x=-2), "move 1: no_tile_beside x=-2 y=0"),
    (lambda record: record["moves"][0].update(turn=1), "move 1: edges_differ x=-1 y=0 quarters=1 sides=E"),
    (swap_tiles, "move 1: other_tile_drawn tile=V"),
    (lambda record: record["setup"]["tiles"].append("A"), "setup.tiles: not all tiles but the start tile"),
    (lambda record: record.update(options={"gold_mines": True}), "wrong_number_drawn need=79 have=71"),
    (lambda record: record.update(options={"without_farmers": True}), "move 2: no_farmers"),
]


@pytest.mark.parametrize(("spoil", "problem"), SPOILT)
def test_spoilt_samples_are_refused(spoil: Callable[[Any], object], problem: str) -> None:
    """One thing that is wrong is found, with its place."""
    record = deepcopy(SAMPLES[0])
    spoil(record)
    with pytest.raises(BadRecord) as refused:
        replay(record)

    assert str(refused.value).startswith(problem)


def test_a_preview_is_refused_like_the_turn() -> None:
    """What may not be played cannot be looked at; nor more than a turn."""
    view = table(tile="U", stack="V").open
    laid = laying("U", 1, 0)
    refused: list[list[Action]] = [[KeepFollower()], [laid, KeepFollower(), KeepFollower()], [laid, laid]]
    for actions in refused:
        with pytest.raises(IllegalAction):
            carcassonne.preview(view, 0, actions)


def broken(**changes: Json) -> Json:
    """Return a position in its eleventh action with changes."""
    data: Any = CODEC.position_to_json(positions(carcassonne.GAME, 2, seed=5)[10])
    return data | changes


DATA = broken()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "stopped"}, "phase: not of a position"),
        ({"tile": None}, "tile: missing"),
        ({"laid": []}, "laid: does not begin with the start tile"),
        ({"laid": [DATA["laid"][0], ["D", 0, 0]]}, "laid.1: not tile, x, y, turn"),
        ({"laid": [DATA["laid"][0], ["Z", 0, 0, 0]]}, "laid.1: unknown: 'Z'"),
        ({"laid": DATA["laid"][:1] + DATA["laid"][:0:-1]}, "laid.3: does not fit"),
        ({"ingots": [{"x": 40, "y": 0, "number": 1}]}, "ingots.0: not on a tile"),
        ({"phase": "ingot", "tile": None}, "taker: not a seat with a claim"),
        ({"claims": [{"x": 0, "y": 0, "seats": [0]}]}, "claims: not on ingots"),
        ({"followers": [DATA["followers"][0] | {"part": 9}]}, "followers.0: no such segment"),
    ],
)
def test_broken_positions(changes: dict[str, Json], message: str) -> None:
    assert DATA["phase"] == "tile"
    with pytest.raises(BadData) as refused:
        CODEC.position_from_json(broken(**changes))

    assert str(refused.value).startswith(message)
