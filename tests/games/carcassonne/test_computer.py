"""The computer players find the obvious action."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import carcassonne
from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, TakeIngot
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.position import CarcassonnePosition
from bot.games.carcassonne.rules import actors, legal
from bot.games.players import Simulations
from tests.games.carcassonne.positions import asked, do, laying, table

CITY = table("", "E", stack="U V W")


def choice(position: CarcassonnePosition, name: str) -> Action:
    (seat,) = actors(position)
    choose = carcassonne.GAME.computers.players[name].choose
    return choose(position.open, seat, legal(position, seat), Random(1), Simulations(10))


def with_player(position: CarcassonnePosition, seat: int, **changes: int) -> CarcassonnePosition:
    players = [*position.open.players]
    players[seat] = players[seat]._replace(**changes)
    return position._replace(open=position.open._replace(players=tuple(players)))


@pytest.mark.parametrize("name", ["novice", "advanced"])
@pytest.mark.parametrize(
    ("position", "chosen"),
    [
        pytest.param(
            table("G 0 -1 1", "E", "0 0 0 city 0", stack="U V W"),
            laying("E", 0, -2, 2),
            id="completes its city",
        ),
        pytest.param(CITY, laying("E", 0, -1, 2), id="completes a city that is free"),
        pytest.param(
            do(CITY, laying("E", 0, -1, 2)).position,
            PlaceFollower(Kind.CITY, 0),
            id="claims what it completes, as its follower comes back at once",
        ),
        pytest.param(
            with_player(asked(), 2, city=40),
            TakeIngot(-2, 0),
            id="takes the ingot that helps no rival far ahead",
        ),
    ],
)
def test_obvious_actions(name: str, position: CarcassonnePosition, chosen: Action) -> None:
    """Whatever the level, the best action is found with few simulations."""
    assert choice(position, name) == chosen


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        (with_player(table("", "U", stack="U U U U V V V V V E E E E N N N R R B B"), 0, followers=1), KeepFollower),
        (table("", "V"), PlaceFollower),
    ],
)
def test_followers(position: CarcassonnePosition, kind: type[Action]) -> None:
    """The last one is not set on a short road while many tiles are left; with no tile left, each earns something."""
    laid = do(position, choice(position, "advanced")).position
    assert isinstance(choice(laid, "advanced"), kind)
