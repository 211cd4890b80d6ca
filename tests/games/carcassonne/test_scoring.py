"""Scoring: what completed features bring, to whom, what returns, and what scores at the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from bot.conformance.playing import steps
from bot.games import carcassonne
from bot.games.carcassonne.actions import KeepFollower
from bot.games.carcassonne.events import IngotsScored
from bot.games.carcassonne.position import CarcassonnePlayer, deal
from bot.games.carcassonne.rules import legal
from bot.games.carcassonne.scoring import outcome_now
from bot.games.carcassonne.turn import preview
from tests.games.carcassonne.positions import do, happened, laying, table, turn

ROAD = "A 1 0 1"
"""A road from a monastery to the start tile, which another A at -1, 0 would complete."""


def test_a_follower_that_returns_comes_too_late() -> None:
    """The last follower, which the tile would bring back, cannot be set in the same turn."""
    position = table(ROAD, "A", "0 1 0 road 0, " + ", ".join(["0 0 0 city 0"] * 6))
    assert position.open.players[0].followers == 0
    laid = do(position, laying("A", -1, 0, 3))
    assert [*legal(laid.position, 0)] == [KeepFollower()]
    assert carcassonne.GAME.rules.may_end_unasked(laid.position, 0)
    assert not carcassonne.GAME.rules.may_end_unasked(laid.position, 1)
    assert not carcassonne.GAME.rules.may_end_unasked(do(table(tile="U"), laying("U", 1, 0)).position, 0)
    after = do(laid.position, KeepFollower())
    assert after.position.open.players[0].followers == 1


@pytest.mark.parametrize("options", [{}, {"gold_mines": True}, {"without_farmers": True}])
def test_the_score_if_the_game_ended_now(options: dict[str, bool]) -> None:
    """What everyone can work out before the last turn is confirmed is what the game then ends with."""
    for seed in range(3):
        dealt = deal(3, options, Random(seed))
        *_, last = steps(carcassonne.GAME, 3, Random(seed), dealt)
        done = preview(last.before.open, last.seat, [last.action]).view
        assert outcome_now(done) == carcassonne.GAME.rules.outcome(last.played.position)


def test_ingots_count_at_the_end() -> None:
    """They are worth points after the game alone, by how many a seat has; those on the board are lost."""
    position = table(
        "G6 0 1 0",
        "U",
        ingots={(0, 1): 2},
        players=(CarcassonnePlayer(ingots=4), CarcassonnePlayer(ingots=3), CarcassonnePlayer()),
        seats=3,
    )
    assert [player.points for player in position.open.players] == [0, 0, 0]
    over = turn(position, "U", 1, 0)

    assert happened(over, IngotsScored) == [IngotsScored(0, 4, 8), IngotsScored(1, 3, 3)]
    outcome = carcassonne.GAME.rules.outcome(over.position)
    assert outcome is not None
    assert outcome.scores == (8, 3, 0)
    assert [items["gold"] for items in outcome.breakdown] == [8, 3, 0]


def test_what_an_ingot_is_worth() -> None:
    """1 each of up to 3, 2 each of 4 to 6, 3 each of 7 to 9, 4 each of 10 and more."""
    worth = [CarcassonnePlayer(ingots=number).gold for number in range(17)]

    assert worth == [0, 1, 2, 3, 8, 10, 12, 21, 24, 27, 40, 44, 48, 52, 56, 60, 64]
