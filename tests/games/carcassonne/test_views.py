"""What everyone may know, previews of a turn, and positions as JSON."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import KeepFollower, Kind, Phase, PlaceFollower, PlaceGold
from bot.games.carcassonne.actions import Action
from bot.games.contract import BadData, IllegalAction, Json
from tests.games.carcassonne.positions import laying, table
from tests.games.playouts import positions

CODEC = carcassonne.GAME.codec


def test_nothing_but_the_order_of_the_stack_is_hidden() -> None:
    """All seats and onlookers have one view, in which the stack has no place."""
    position = carcassonne.deal(3, {}, Random(1))
    views = [carcassonne.view(position, seat) for seat in (None, 0, 1, 2)]

    assert views == [position.open] * 4
    assert "stack" not in carcassonne.View._fields
    assert sorted(tile.id for tile in position.open.left) == sorted(tile.id for tile in position.stack)
    assert len(position.open.left) == 70


def test_a_preview() -> None:
    """A whole turn can be looked at before it is played: points, followers and ingots, but not the next tile."""
    view = table("A 1 0 1, E 0 -1 2, A -1 -1 0", "G1", stack="U").open
    turn: list[Action] = [laying("G1", -1, 0, 1), PlaceGold(0, 0), PlaceFollower(Kind.ROAD, 0)]
    preview = carcassonne.preview(view, 0, turn)

    assert preview.view.phase is Phase.DRAW
    assert (preview.view.players[0].road, preview.view.players[0].ingots) == (4, 2)
    assert [type(event).__name__ for event in preview.events] == [
        "TilePlaced",
        "GoldPlaced",
        "FollowerPlaced",
        "FeatureScored",
        "IngotTaken",
        "IngotTaken",
    ]
    assert carcassonne.preview(view, 0, turn[:2]).view.phase is Phase.FOLLOWER
    assert carcassonne.preview(view, 0, []).view is view
    assert view.board.ingots == {}


def test_a_preview_is_refused_like_the_turn() -> None:
    """What may not be played cannot be looked at; nor more than a turn."""
    view = table(tile="U", stack="V").open
    laid = laying("U", 1, 0)
    refused: list[list[Action]] = [[KeepFollower()], [laid, KeepFollower(), KeepFollower()], [laid, laid]]
    for actions in refused:
        with pytest.raises(IllegalAction):
            carcassonne.preview(view, 0, actions)


def test_positions_survive_another_process() -> None:
    """Pickled positions are equal, and go on alike."""
    for position in positions(carcassonne.GAME, 3, seed=5, every=20):
        again = pickle.loads(pickle.dumps(position))
        assert again == position
        assert [*carcassonne.legal(again, 0)] == [*carcassonne.legal(position, 0)]


def test_a_position_is_small() -> None:
    """Of the map only tiles, followers and ingots are written, as each row of a log holds a position."""
    last = positions(carcassonne.GAME, 5, seed=5)[-1]

    assert len(json.dumps(CODEC.position_to_json(last), separators=(",", ":"))) < 4000


def broken(**changes: Json) -> Json:
    """Return a position in its eleventh action with changes."""
    data: Any = CODEC.position_to_json(positions(carcassonne.GAME, 2, seed=5)[10])
    return data | changes


DATA = broken()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"players": DATA["players"][:1]}, "players: 1 is not from 2 to 5"),
        ({"players": DATA["players"] * 3}, "players: 6 is not from 2 to 5"),
        ({"turn": 2}, "turn: no such seat"),
        ({"phase": "draw"}, "phase: not of a position"),
        ({"phase": "stopped"}, "phase: not of a position"),
        ({"phase": "over"}, "tile: drawn where none is to be laid"),
        ({"tile": None}, "tile: missing"),
        ({"laid": []}, "laid: does not begin with the start tile"),
        ({"laid": [["D", 0, 0, 1], *DATA["laid"][1:]]}, "laid: does not begin with the start tile"),
        ({"laid": [DATA["laid"][0], ["D", 0, 0]]}, "laid.1: not tile, x, y, turn"),
        ({"laid": [DATA["laid"][0], ["Z", 0, 0, 0]]}, "laid.1: unknown: 'Z'"),
        ({"laid": [DATA["laid"][0], ["D", 0, "0", 0]]}, "laid.1.1: not a number"),
        ({"laid": DATA["laid"][:1] + DATA["laid"][:0:-1]}, "laid.3: does not fit"),
        ({"ingots": [{"x": 40, "y": 0, "number": 1}]}, "ingots.0: not on a tile"),
        ({"ingots": [{"x": 0, "y": 0, "number": 0}]}, "ingots.0: not on a tile"),
        ({"phase": "ingot", "tile": None}, "taker: not a seat with a claim"),
        ({"claims": [{"x": 0, "y": 0, "seats": [0]}]}, "claims: not on ingots"),
        ({"claims": [{"x": 0, "y": 0, "seats": [7]}]}, "claims: no such seat"),
        ({"followers": [DATA["followers"][0] | {"seat": 5}]}, "followers: no such seat"),
        ({"followers": [DATA["followers"][0] | {"part": 9}]}, "followers.0: no such segment"),
        ({"followers": [DATA["followers"][0] | {"x": 30}]}, "followers.0: no such segment"),
    ],
)
def test_broken_positions(changes: dict[str, Json], message: str) -> None:
    """An impossible position is refused."""
    assert DATA["phase"] == "tile"
    with pytest.raises(BadData) as refused:
        CODEC.position_from_json(broken(**changes))

    assert str(refused.value).startswith(message)
