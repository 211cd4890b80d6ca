"""Carcassonne's positions as JSON, and previews of a turn that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.conformance.playing import positions
from bot.games import carcassonne
from bot.games.carcassonne.actions import Action, KeepFollower
from bot.games.carcassonne.turn import preview
from bot.games.contract import BadData, IllegalAction, Json
from tests.games.carcassonne.positions import laying, table

CODEC = carcassonne.GAME.codec


def test_a_preview_is_refused_like_the_turn() -> None:
    """What may not be played cannot be looked at; nor more than a turn."""
    view = table(tile="U", stack="V").open
    laid = laying("U", 1, 0)
    refused: list[list[Action]] = [[KeepFollower()], [laid, KeepFollower(), KeepFollower()], [laid, laid]]
    for actions in refused:
        with pytest.raises(IllegalAction):
            preview(view, 0, actions)


def broken(**changes: Json) -> Json:
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
