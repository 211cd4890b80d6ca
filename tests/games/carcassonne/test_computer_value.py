"""What networks see of Carcassonne, and how positions are judged."""

from __future__ import annotations

from itertools import chain, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import carcassonne
from bot.games.carcassonne import VARIANTS, Phase, Position
from bot.games.carcassonne.computer import FEATURES, LEARNED
from bot.games.carcassonne.computer.evaluation import followers_worth, forecasts, ingots_worth
from bot.games.carcassonne.computer.turn_features import TURN_FEATURES
from tests.games.carcassonne.positions import table
from tests.games.playouts import steps


def between_turns(seats: int, seed: int, **options: bool) -> list[Position]:
    """List the positions of a random game where a turn begins."""
    chance = Random(seed)
    start = carcassonne.deal(seats, options, chance)
    before: list[Any] = [step.before for step in steps(carcassonne.GAME, seats, chance, start)]
    return [found for found in before if found.open.phase is Phase.TILE]


GOLDEN = ((0.6359, 0.3641), (75.21, 74.85))
"""Chances and points that the network of two seats forecasts for a fixed position."""


@pytest.mark.slow
@given(
    options=st.sampled_from(tuple(VARIANTS.values())),
    seats=st.sampled_from((2, 3, 5)),
    seed=st.integers(0, 99),
)
def test_features_fit(options: dict[str, bool], seats: int, seed: int) -> None:
    """Each seat and each turn has as many as the networks are made for, in range."""
    for position in between_turns(seats, seed, **options)[seed % 9 :: 17]:
        seen = [[*chain.from_iterable(groups)] for groups in LEARNED.features(position)]
        turns = LEARNED.moves.turns(position, position.open.turn, Random(1), ())
        rated = LEARNED.turn_features(position, turns)
        assert [*map(len, seen)] == [FEATURES] * seats
        assert {*map(len, rated)} == {TURN_FEATURES}
        assert all(-4 <= value <= 8 for row in seen for value in row)
        assert all(-10 <= value <= 10 for row in rated for value in row)


def test_forecasts_are_those_that_were_trained() -> None:
    """Changing a feature or its scale changes these numbers, and requires new training."""
    (found,) = LEARNED.uncalibrated().forecasts([between_turns(2, 11)[40]], Random(1))

    assert found.chances == pytest.approx(GOLDEN[0], abs=1e-3)
    assert found.points == pytest.approx(GOLDEN[1], abs=1e-2)


def test_weights_fit_the_features() -> None:
    """Each network has a weight for every feature, of positions and of turns."""
    found = [LEARNED.network(carcassonne.deal(seats, {}, Random(1))) for seats in (2, 3, 4, 5)]
    assert found[0] is not None
    for network in filter(None, found):
        assert {*map(len, network.units)} == {FEATURES}
        assert len(network.policy) == TURN_FEATURES


def test_the_order_of_the_stack_is_not_seen() -> None:
    """Features and forecasts are the same whatever comes next."""
    position = between_turns(2, 5)[30]
    other = position._replace(stack=position.stack[::-1])

    assert LEARNED.features(position) == LEARNED.features(other)
    assert forecasts([position], Random(1)) == forecasts([other], Random(1))


def test_points_and_followers_are_worth_something() -> None:
    """With more of them and nothing else changed, a seat is likelier to win."""
    plain = table("", "U", stack="U V W E", seats=2)
    one, other = plain.open.players
    richer, poorer = one._replace(road=6), one._replace(followers=1)
    judged = [
        forecasts([plain._replace(open=plain.open._replace(players=(seat, other)))], Random(1))[0].chances[0]
        for seat in (poorer, one, richer)
    ]

    assert judged[1] == pytest.approx(0.5)
    assert judged == sorted(judged)
    assert len({*judged}) == 3


def test_worth_grows_with_number_and_time() -> None:
    """More followers are worth more, the first most; with nothing left to do they are worth nothing."""
    worths = [followers_worth(number, 40, 2) for number in range(8)]
    gains = [more - less for less, more in pairwise(worths)]

    assert worths[0] == 0
    assert gains == sorted(gains, reverse=True)
    assert followers_worth(7, 0, 2) == 0
    assert (ingots_worth(3), ingots_worth(12)) == (4.0, 48.0)
