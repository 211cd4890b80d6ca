"""The computer players: the turns that they consider, what networks see, how positions are judged, and decisions."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import (
    KeepFollower,
    Kind,
    Phase,
    PlaceFollower,
    PlaceGold,
    Position,
)
from bot.games.carcassonne.computer.estimate import Estimates, TilesLeft
from bot.games.carcassonne.gold import territory
from bot.model.budgets import Simulations
from tests.games.carcassonne.positions import do, laying, table, tiles

PLAYERS = carcassonne.COMPUTERS.players
every_one = pytest.mark.parametrize("name", ["novice", "advanced"])


def choice(position: Position, name: str = "novice", simulations: int = 10) -> carcassonne.Action:
    """Return what a computer player does for the seat whose turn it is."""
    view = position.open
    legal = carcassonne.legal(position, view.turn)
    return PLAYERS[name].choose(view, view.turn, legal, Random(1), Simulations(simulations))


def whole_turn(position: Position, name: str = "novice") -> list[carcassonne.Action]:
    """Return all that a computer player does in a turn."""
    done: list[carcassonne.Action] = []
    turn, laid = position.open.turn, len(position.open.board.laid)
    while position.open.turn == turn and len(position.open.board.laid) <= laid + 1 and carcassonne.actors(position):
        if position.open.phase is Phase.TILE and done:
            break
        done.append(choice(position, name))
        position = carcassonne.play(position, turn, done[-1], Random(1)).position
    return done


@every_one
def test_it_completes_its_city(name: str) -> None:
    """A city that the tile closes is closed: that brings 6 points and the follower back."""
    mine = table("G 0 -1 1", "E", "0 0 0 city 0", stack="U V W")

    assert choice(mine, name) == laying("E", 0, -2, 2)


@every_one
def test_it_claims_what_it_completes(name: str) -> None:
    """A free city that the tile closes is claimed and scores at once, and its follower comes back."""
    done = whole_turn(table("", "E", stack="U V W"), name)

    assert done[0] == laying("E", 0, -1, 2)
    assert done[1] == PlaceFollower(Kind.CITY, 0)


def test_it_keeps_its_last_follower_for_something_better() -> None:
    """The last follower is not set on a road of one tile while many tiles are left."""
    position = table("", "U", stack="U U U U V V V V V E E E E N N N R R B B")
    poor = position.open.players[0]._replace(followers=1)
    position = position._replace(open=position.open._replace(players=(poor, position.open.players[1])))

    assert whole_turn(position, "advanced")[-1] == KeepFollower()


@every_one
def test_at_the_end_every_follower_is_set(name: str) -> None:
    """With no tile left to come, a follower earns something wherever it stands."""
    assert isinstance(whole_turn(table("", "V"), name)[-1], PlaceFollower)


def test_gold_is_laid_where_one_may_win_it() -> None:
    """The second ingot goes to a tile of an own feature, not to one of somebody else's."""
    gold = next(tile for tile in carcassonne.TILES.values() if tile.gold)
    position = table("H 0 -1 0", gold.id, "0 0 0 road 0, 1 0 -1 city 0", stack="U V W E E")
    done = whole_turn(position, "advanced")
    assert isinstance(puts := done[1], PlaceGold)
    after = do(position, *done).position.open.board
    own = [each for each in after.features.values() if any(follower.seat == 0 for follower in each.followers)]

    assert any((puts.x, puts.y) in territory(each) for each in own)


def test_a_tile_kind_that_is_gone_closes_nothing() -> None:
    """Which tiles are left is public: with none that closes a city, it is not expected to be completed."""
    board = table("", "U", "0 0 0 city 0").open.board
    city = next(each for each in board.features.values() if each.kind is Kind.CITY)
    none, some = Estimates(TilesLeft(tiles("U V W")), 2), Estimates(TilesLeft(tiles("E E E U")), 2)

    assert none.of(board, city).completed == 0 < some.of(board, city).completed
    assert some.of(board, city).points > none.of(board, city).points
