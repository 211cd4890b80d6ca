"""What computer players think that money, tiles and positions of Palazzo are worth."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import palazzo
from bot.games.palazzo import Cards, Currency, Phase, Position, payments
from bot.games.palazzo.components import ALL_CARDS
from bot.games.palazzo.computer.estimate import estimates_of
from bot.games.palazzo.computer.money import cheapest, money_worth, purse, ways
from bot.games.palazzo.computer.strategy import FEATURES, LEARNED, TURN_FEATURES, forecasts
from bot.games.palazzo.payment import worth
from bot.games.palazzo.position import Player
from bot.games.palazzo.prospects import brings
from tests.games.palazzo.positions import cards, palazzi, table, tile, tiles
from tests.games.playouts import positions

STACK = "m12 m22 m33 m43 s12 s22 s33 s43 s53 e e e e e"
hands = st.lists(st.integers(0, len(ALL_CARDS) - 1), max_size=9, unique=True).map(
    lambda places: Cards(ALL_CARDS[place] for place in places)
)


@settings(max_examples=40, deadline=None)
@given(hand=hands, bound=st.sampled_from([None, *Currency]))
def test_ways_to_pay(hand: Cards, bound: Currency | None) -> None:
    """Each way can be laid, counts what the rules say, and loses less than those that count more."""
    found = ways(hand, bound)
    for way in found:
        laid = worth(way.cards, bound)
        assert hand.holds(way.cards)
        assert laid is not None
        assert laid.value == way.value
    assert [way.value for way in found] == sorted({way.value for way in found})
    assert [way.loss for way in found] == sorted({way.loss for way in found})
    if bound is None:
        assert max([way.value for way in found], default=0) == palazzo.most(hand)


@settings(max_examples=40, deadline=None)
@given(hand=hands, price=st.integers(1, 16))
def test_the_cheapest_payment_is_legal(hand: Cards, price: int) -> None:
    """What is paid for a price is one of all payments; where there is none, nothing can be paid."""
    way, possible = cheapest(hand, price), payments(hand, price)
    assert (way is None) is (not len(possible))
    assert way is None or way.cards in possible


def test_money_that_goes_together() -> None:
    """Cards of one currency and groups are worth more than the same values scattered; late, money is worth less."""
    assert purse(cards("f4 f5")) > purse(cards("f4 d5"))
    assert purse(cards("f3 d3 s3")) > purse(cards("f3 d3 s4"))
    assert purse(cards("c2 c2 c2")) > 3 * purse(cards("c2"))
    assert money_worth(cards("f7 f7"), 20, 2) > money_worth(cards("f7 f7"), 3, 2) > 0
    assert 0 < money_worth(cards("f7 f7"), 0, 2) < 0.1


def test_what_palazzi_may_become() -> None:
    """A high palazzo of one material is worth more than a mixed one, and more than its points while tiles come."""
    estimates = estimates_of(table(stack=STACK))

    def value(text: str) -> float:
        return estimates.worth(Player(palazzi=palazzi(text), begun=9))

    assert value("s12 s22 s33") > value("s12 b22 s33") > value("b12 b22")
    assert value("m12 m22 m33") > 10
    # the single tile may still be inserted
    assert value("m12 m33, m22") > value("m12 m33, m13") + 2
    over = estimates_of(table(stack="e", envoys=4))
    assert over.worth(Player(palazzi=palazzi("m12"), begun=1)) == pytest.approx(-5, abs=1)


def test_what_tiles_bring() -> None:
    """Points at once and in the end, the same for whoever looks."""
    position = table(built=["b12 b23 b33 b43", "m11"], stack="e", envoys=4, quarries=",b53")
    seen = [brings(palazzo.view(position, seat), 0, tiles("b53")) for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0].now == 9
    assert brings(palazzo.view(position, 1), 1, (tile("b53"),)).now <= 5


@settings(max_examples=8, deadline=None)
@given(seats=st.sampled_from((2, 3, 4)), seed=st.integers(0, 99))
def test_features_fit(seats: int, seed: int) -> None:
    """Each seat and each turn has as many as the networks are made for, in range."""
    for position in positions(palazzo.GAME, seats, seed)[seed % 9 : -1 : 25]:
        seen = [[*chain.from_iterable(groups)] for groups in LEARNED.features(position)]
        turns = LEARNED.moves.turns(position, position.asked, Random(1), ())
        rated = LEARNED.turn_features(position, turns)
        assert [*map(len, seen)] == [FEATURES] * seats
        assert {*map(len, rated)} == {TURN_FEATURES}
        assert all(-5 <= value <= 8 for row in [*seen, *rated] for value in row)


def between_turns(seats: int, seed: int) -> list[Position]:
    """List the positions of a random game where a turn begins."""
    return [found for found in positions(palazzo.GAME, seats, seed) if found.phase is Phase.TURN]


def test_the_order_of_stacks_and_pile_is_not_seen() -> None:
    """Features and forecasts are the same whatever comes next."""
    position = between_turns(2, 5)[20]
    stacks = tuple(type(stack)(stack[::-1]) for stack in position.stacks)
    other = position._replace(stacks=stacks, pile=position.pile[::-1])

    assert LEARNED.features(position) == LEARNED.features(other)
    assert forecasts([position], Random(1)) == forecasts([other], Random(1))


def test_points_and_money_are_worth_something() -> None:
    """With more of them and nothing else changed, a seat is likelier to win."""
    chances = [
        forecasts([table("f5", "f4", built=[own, "b12 b23"], stack=STACK)], Random(1))[0].chances[0]
        for own in ("s11", "s12 s23", "s12 s23 s33")
    ]
    money = [
        forecasts([table(hand, "f4", built=["s11", "b12"], stack=STACK)], Random(1))[0].chances[0]
        for hand in ("d3", "d3 d4", "d3 d4 d7 d7")
    ]
    assert chances == sorted(set(chances))
    assert money == sorted(set(money))


def test_a_network_can_be_trained() -> None:
    """A finished game is known; an open one is left to the network, whose file has a place for each number of seats."""
    last = positions(palazzo.GAME, 2, 3)[-1]
    result = palazzo.outcome(last)
    known = LEARNED.known(last)
    assert result is not None
    assert known is not None
    assert known.points == result.scores
    assert LEARNED.known(between_turns(3, 3)[0]) is None
    assert LEARNED.file(between_turns(3, 3)[0]).name == "seats_3.json"
