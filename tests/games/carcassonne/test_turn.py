"""A turn: laying a tile, setting a follower, the next tile, and every reason for which an action is refused."""

from __future__ import annotations

import pytest

from bot.games.carcassonne.actions import Action, CarcassonneReason, KeepFollower, PlaceFollower, PlaceGold, TakeIngot
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import TileDrawn, TileRemoved
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonnePosition
from bot.games.carcassonne.rules import actors, outcome
from bot.games.contract import GameEnded, TurnEnded
from tests.games.carcassonne.positions import asked, do, happened, laying, refusal, table, tiles, turn


def test_a_tile_that_fits_nowhere() -> None:
    """It leaves the game, and another is drawn for the same player."""
    played = turn(table("E 0 -1 2", "U", stack="C V A"), "U", 1, 0)
    (gone, drawn) = tiles("C V")

    assert played.events[1:] == (TurnEnded(0, 1), TileRemoved(gone), TileDrawn(1, drawn))
    assert played.position.open.tile is drawn
    assert played.position.open.removed[-1] is gone
    assert played.position.stack == tiles("A")


def test_no_tile_that_is_left_fits() -> None:
    """The game is over at once, though tiles are left: they leave the game too."""
    played = turn(table("E 0 -1 2", "U", stack="C"), "U", 1, 0)

    assert happened(played, TileRemoved) == [TileRemoved(tiles("C")[0])]
    assert played.events[1] == TurnEnded(0, None)
    assert happened(played, GameEnded)
    assert outcome(played.position) is not None
    assert actors(played.position) == ()
    assert played.position.stack == ()
    assert played.position.open.removed[-1].id == "C"


OVER = table(tile=None, phase=CarcassonnePhase.OVER)
LAID = do(table(tile="U"), laying("U", 1, 0)).position
GOLD = do(table(tile="G6"), laying("G6", 0, 1, 0)).position
ALL_OUT = do(table("", "U", ", ".join(["0 0 0 city 0"] * 7)), laying("U", 1, 0)).position
HELD = do(table("A 1 0 1", "U", "1 1 0 road 0, 0 0 0 field 1"), laying("U", -1, 0)).position
SHARING = asked()

CASES: list[tuple[CarcassonneReason, dict[str, object], CarcassonnePosition, int, Action]] = [
    (CarcassonneReason.GAME_OVER, {}, OVER, 0, KeepFollower()),
    (CarcassonneReason.NOT_YOUR_TURN, {"turn": 0}, table(), 1, laying("U", 1, 0)),
    (
        CarcassonneReason.NOT_YOUR_TURN,
        {"turn": 0},
        LAID._replace(open=LAID.open._replace(phase=CarcassonnePhase.DRAW)),
        0,
        KeepFollower(),
    ),
    (CarcassonneReason.TILE_FIRST, {}, table(), 0, KeepFollower()),
    (CarcassonneReason.TILE_PLACED, {}, LAID, 0, laying("U", -1, 0)),
    (CarcassonneReason.GOLD_FIRST, {}, GOLD, 0, KeepFollower()),
    (CarcassonneReason.NO_GOLD_TO_PLACE, {}, LAID, 0, PlaceGold(0, 0)),
    (CarcassonneReason.NO_INGOT_TO_TAKE, {}, LAID, 0, TakeIngot(0, 0)),
    (CarcassonneReason.INGOT_FIRST, {}, SHARING, 0, KeepFollower()),
    (CarcassonneReason.NO_CLAIM, {"x": 1, "y": 0}, SHARING, 0, TakeIngot(1, 0)),
    (CarcassonneReason.OTHER_TILE_DRAWN, {"tile": tiles("U")[0]}, table(), 0, laying("V", 1, 0)),
    (
        CarcassonneReason.NO_SUCH_TURN,
        {"tile": tiles("U")[0], "quarters": 2, "turns": 2},
        table(),
        0,
        laying("U", 1, 0, 2),
    ),
    (CarcassonneReason.PLACE_TAKEN, {"x": 0, "y": 0}, table(), 0, laying("U", 0, 0)),
    (CarcassonneReason.NO_TILE_BESIDE, {"x": 1, "y": 1}, table(), 0, laying("U", 1, 1)),
    (CarcassonneReason.EDGES_DIFFER, {"x": 1, "y": 0, "quarters": 1, "sides": "W"}, table(), 0, laying("U", 1, 0, 1)),
    (
        CarcassonneReason.EDGES_DIFFER,
        {"x": 1, "y": 1, "quarters": 0, "sides": "NW"},
        table("V 1 0 1, B 0 1 0", "C"),
        0,
        laying("C", 1, 1),
    ),
    (CarcassonneReason.NOT_AROUND, {"x": 0, "y": -1}, GOLD, 0, PlaceGold(0, -1)),
    (CarcassonneReason.NO_TILE_THERE, {"x": 1, "y": 1}, GOLD, 0, PlaceGold(1, 1)),
    (CarcassonneReason.NO_SUCH_SEGMENT, {"feature": Kind.ROAD, "part": 1}, LAID, 0, PlaceFollower(Kind.ROAD, 1)),
    (CarcassonneReason.NO_FOLLOWERS_LEFT, {}, ALL_OUT, 0, PlaceFollower(Kind.ROAD, 0)),
    (
        CarcassonneReason.NO_FARMERS,
        {},
        LAID._replace(open=LAID.open._replace(without_farmers=True)),
        0,
        PlaceFollower(Kind.FIELD, 0),
    ),
    (
        CarcassonneReason.FEATURE_HELD,
        {"feature": Kind.ROAD, "part": 0, "seats": (1,)},
        HELD,
        0,
        PlaceFollower(Kind.ROAD, 0),
    ),
]


@pytest.mark.parametrize(("reason", "facts", "position", "seat", "action"), CASES)
def test_reason(
    reason: CarcassonneReason, facts: dict[str, object], position: CarcassonnePosition, seat: int, action: Action
) -> None:
    """An action is refused for the first thing that is wrong with it, and the facts say what."""
    assert refusal(position, action, seat) == (reason, facts)


def test_every_reason_has_a_case() -> None:
    assert {case[0] for case in CASES} == {*CarcassonneReason}
