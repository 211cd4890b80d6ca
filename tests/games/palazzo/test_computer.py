"""The computer players: what they think positions, tiles and money are worth, and how they decide."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import palazzo
from bot.games.palazzo.actions import Action, AddFloor, Auction, Bid, Buy, ChooseMoney, Discard, Insert, Pass
from bot.games.palazzo.components import ALL_CARDS, Card, Cards, Currency
from bot.games.palazzo.computer import MOVES
from bot.games.palazzo.computer.money import cheapest_option, payment_options
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.payment import most, payments, value_payment
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import legal
from bot.games.palazzo.view import view_with_memory
from bot.games.players import Simulations
from tests.games.palazzo.positions import bought, do, table, tile

PLAYERS = palazzo.GAME.computers.players
both = pytest.mark.parametrize("name", ["novice", "advanced"])
hands = st.lists(st.integers(0, len(ALL_CARDS) - 1), max_size=9, unique=True).map(
    lambda places: Cards(ALL_CARDS[place] for place in places)
)


def choice(position: PalazzoPosition, name: str = "novice", simulations: int = 8) -> Action:
    seat = position.asked
    view = view_with_memory(position, seat)
    return PLAYERS[name].choose(view, seat, legal(position, seat), Random(1), Simulations(simulations))


@settings(max_examples=40, deadline=None)
@given(hand=hands, bound=st.sampled_from([None, *Currency]), price=st.integers(1, 16))
def test_ways_to_pay(hand: Cards, bound: Currency | None, price: int) -> None:
    """Each way can be laid, counts what the rules say, and loses less than those that count more.

    The cheapest payment of a price is one of all payments; where there is none, nothing can be paid.
    """
    found = payment_options(hand, bound)
    for way in found:
        laid = value_payment(way.cards, bound)
        assert hand.holds(way.cards)
        assert laid is not None
        assert laid.value == way.value
    assert [way.value for way in found] == sorted({way.value for way in found})
    assert [way.loss for way in found] == sorted({way.loss for way in found})
    assert max([way.value for way in payment_options(hand)], default=0) == most(hand)
    paid, possible = cheapest_option(hand, price), payments(hand, price)
    assert paid.cards in possible if paid else not possible


RICH: dict[str, Any] = {"stack": "m12 m22 m33 m43 e e e e e"}


@both
@pytest.mark.parametrize(
    ("position", "chosen"),
    [
        pytest.param(
            table(
                "f3 f4 d7 d7 d6",
                built=["b12 b23 b33", "s12 s23 s33"],
                warehouse="b43 m11 s11",
                quarries=",b11",
                phase=PalazzoPhase.REVEALED,
                **RICH,
            ),
            Buy(bought("b43"), cards("f3 f4")),
            id="buys the floor that is missing, with cards of little use",
        ),
        pytest.param(
            table(built=["m11 m21, b12 b23 b33 b43"], to_build=tiles("b53"), phase=PalazzoPhase.BUILDING, **RICH),
            AddFloor(tile("b53"), 2),
            id="builds where it scores",
        ),
        pytest.param(
            table(built=["b12 b23 b53"], stack="e", envoys=4, to_build=tiles("m43"), phase=PalazzoPhase.BUILDING),
            Discard(tile("m43")),
            id="begins no palazzo at the end: alone it would cost 5 points",
        ),
        pytest.param(
            table("f3 d7 d7 d6", built=["b12 b33, b23"], **RICH),
            Insert(2, 1, Card.FLORIN3),
            id="inserts what gains 13 points, for the card of least use",
        ),
        pytest.param(
            table("f7 d7 c2", "d3", display=cards("s7 f3"), phase=PalazzoPhase.MONEY, asked=0, turn=1, **RICH),
            ChooseMoney(cards("s7")),
            id="takes the card that completes a group",
        ),
    ],
)
def test_obvious_actions(name: str, position: PalazzoPosition, chosen: Action) -> None:
    """Whatever the level, the best action is found with few simulations."""
    assert choice(position, name) == chosen


def auctioned(what: str, built: list[str], hand: str = "d7 d6 d4 s3") -> PalazzoPosition:
    """Return a position in which seat 0 auctions and seat 1 is asked, late in the game."""
    late: dict[str, Any] = {"stack": "m12 e", "envoys": 4, "phase": PalazzoPhase.REVEALED}
    return do(table("f7 f7 f6 d5", hand, built=built, warehouse="s11", quarries=f",{what}", **late), Auction()).position


@both
def test_bids_depend_on_what_the_tiles_are_worth(name: str) -> None:
    """It bids for a tile that completes its palazzo, and passes where the tile is of no use to anyone."""
    assert isinstance(choice(auctioned("b53", built=["m11 m21", "b12 b23 b33 b43"]), name), Bid)
    assert choice(auctioned("b11", built=["m13 m23 m33 m43 m53", "b12 b23 b33 b43 b53"]), name) == Pass()


def test_of_many_raises_few_are_considered() -> None:
    """With a large hand, of more raises than anyone could list, a handful is looked at, each losing little."""
    hand = " ".join(f"{currency}{value}" for currency in "fds" for value in (3, 3, 4, 4, 5, 5, 6, 6, 7)) + " c2 c2"
    position = auctioned("b53", ["m11 m21", "b12 b23 b33 b43"], hand)
    assert len(legal(position, 1)) > 10_000
    assert 2 <= len(MOVES.turns(position, 1, Random(1), ())) <= 6
    assert choice(position, "advanced") in legal(position, 1)
