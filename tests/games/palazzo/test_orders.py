"""Standing orders: which can be given, what each does when its seat is asked, and when it has been used."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.palazzo.actions import AddFloor, Auction, BeginPalazzo, Bid, ChooseMoney, ChooseTile, Pass
from bot.games.palazzo.components import Tiles
from bot.games.palazzo.events import AuctionWon, PalazzoBegun, Passed, TileDiscarded
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.orders import (
    ORDERS,
    BidUpTo,
    BuildBest,
    BuildLike,
    ChooseFrom,
    PassAuction,
    Preference,
    TakeMoneyBy,
    TileSite,
    Unless,
)
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import legal
from bot.games.palazzo.view import view
from bot.model.orders import read_order, write_order
from tests.games.palazzo.hidden import redeal
from tests.games.palazzo.positions import do, games, table, tile


def auctioned(*hands: str, quarries: str = "b11, s31, m11, b12", **changes: Any) -> PalazzoPosition:
    revealed = table(*hands, quarries=quarries, phase=PalazzoPhase.REVEALED, **changes)
    return do(revealed, Auction()).position


def answer(position: PalazzoPosition, order: Any, seat: int | None = None) -> Any:
    return ORDERS.answer(view(position, position.asked if seat is None else seat), order)


def test_bidding_up_to_an_amount() -> None:
    """The least that leads is bid, with the cards that lose least, and beyond the amount the seat passes."""
    position = auctioned("", "f4 f7 d5 s3", "f5")
    assert answer(position, BidUpTo(4)) == Bid(cards("f4"))
    assert answer(position, BidUpTo(3)) == Pass()
    position = do(position, Bid(cards("f4")), Bid(cards("f5")), Pass()).position
    assert answer(position, BidUpTo(10)) == Pass(), "the florin 7 would make 11"
    assert answer(position, BidUpTo(11)) == Bid(cards("f7")), "what lies there binds to florins"


def test_bidding_up_to_an_amount_that_only_dearer_cards_make() -> None:
    """A higher bid would lose less, but the order does not reach so far: what does is bid."""
    position = auctioned("", "f3 s6 c2", "")
    assert answer(position, BidUpTo(6)) == Bid(cards("s6"))
    assert answer(position, BidUpTo(5)) == Bid(cards("f3 c2"))
    assert answer(position, BidUpTo(4)) == Pass()
    assert answer(auctioned("", "f3"), BidUpTo(20)) == Pass(), "the hand cannot raise"


@pytest.mark.parametrize(
    ("order", "passes"),
    [
        (PassAuction(Unless.TILES, 2), False),
        (PassAuction(Unless.TILES, 3), True),
        (PassAuction(Unless.POINTS, 1), False),
        (PassAuction(Unless.BID, 3), False),
        (PassAuction(Unless.BID, 2), True),
    ],
)
def test_passing_unless(order: PassAuction, passes: bool) -> None:
    """Two tiles are auctioned that bring three points on a palazzo of two floors, and three is bid."""
    position = auctioned("", "f4 f7", quarries="b11, s33 m11, m12, b12", built=("", "b13 b23"))
    assert position.asked == 1
    assert answer(position, order) == (Pass() if passes else None)


@pytest.mark.parametrize(
    ("preference", "taken"),
    [
        (Preference.GROUP, "s3"),
        (Preference.HIGHEST, "f6"),
        (Preference.SCUDO, "s3"),
        (Preference.CERTIFICATE, "c2"),
    ],
)
def test_money_by_preference(preference: Preference, taken: str) -> None:
    """A card of the preferred kind is taken; who reveals the money chooses their own cards."""
    position = table("", "f3 d3", display=cards("f6 d5 s3 c2"), phase=PalazzoPhase.MONEY, asked=1)
    assert answer(position, TakeMoneyBy(preference)) == ChooseMoney(cards(taken))
    assert answer(position._replace(asked=0), TakeMoneyBy(preference)) is None
    only = position._replace(display=cards("f5 f6"))
    assert answer(only, TakeMoneyBy(preference)) == ChooseMoney(cards("f6")), "without one, the highest"


def test_choosing_a_tile() -> None:
    """The tile wished for is taken, or if it is gone the one that should bring most."""
    choosing = table(
        quarries="b11 b13 m33 s21, s11, m11, b12", built=("", "b12 b23"), phase=PalazzoPhase.CHOOSING, asked=1
    )
    choosing = choosing._replace(chosen=1)
    assert answer(choosing, ChooseFrom(tile("s21"))) == ChooseTile(tile("s21"))
    assert answer(choosing, ChooseFrom(tile("m51"))) == answer(choosing, ChooseFrom())
    assert answer(choosing, ChooseFrom(tile("m51"), tile("m33"))) == ChooseTile(tile("m33")), "the second of two"
    assert answer(choosing._replace(asked=0), ChooseFrom()) is None


def test_building() -> None:
    """Tiles are built where they should bring most, or as was said; of a tile not named nothing is said."""
    building = table(built=("", "b13 b23"), phase=PalazzoPhase.BUILDING, asked=1, to_build=(tile("m33"),))
    assert answer(building, BuildBest()) == AddFloor(tile("m33"), 1)
    assert answer(building, BuildLike((TileSite(tile("m33")),))) == BeginPalazzo(tile("m33"))
    assert answer(building, BuildLike((TileSite(tile("b11"), out=True),))) is None


def test_orders_for_an_auction_end_with_it() -> None:
    """A bid up to an amount ends once the auction is won or its seat has passed; one about money stays."""
    won = AuctionWon(0, 2, Tiles(), cards("f4"), 4)
    order: Any
    for order in (BidUpTo(5), PassAuction()):
        assert ORDERS.ended_by(order, 1, won)
        assert ORDERS.ended_by(order, 1, Passed(1, cards("")))
        assert not ORDERS.ended_by(order, 1, Passed(2, cards("")))
    for order in (TakeMoneyBy(Preference.GROUP), BuildBest()):
        assert not ORDERS.ended_by(order, 1, won)
    plan = BuildLike((TileSite(tile("b11"), out=True), TileSite(tile("b21"))))
    assert ORDERS.ended_by(plan, 1, won), "someone else has won the tiles"
    assert not ORDERS.ended_by(plan, 0, won)
    assert not ORDERS.ended_by(plan, 0, TileDiscarded(0, tile("b11")))
    assert ORDERS.ended_by(plan, 0, PalazzoBegun(0, tile("b21"), 1))


@pytest.mark.slow
def test_orders_in_random_games() -> None:
    """Whatever is offered can be written and read, and what it answers is legal and depends on the seat's view alone.

    A plan to build may have been overtaken; it is then refused, and its owner is asked.
    """
    chance = Random(1)
    for steps in games():
        given: dict[int, list[Any]] = {}
        for position, asked in ((step.before, step.seat) for step in steps[::8]):
            for seat in range(len(position.players)):
                offered = ORDERS.offered(view(position, seat))
                assert len(set(offered)) == len(offered)
                kinds = [ORDERS.kind(order) for order in offered if getattr(order, "second", None) is None]
                assert max(map(kinds.count, kinds), default=0) <= 25
                if offered:
                    given.setdefault(seat, []).append(chance.choice(offered))
            for order in given.get(asked, [])[-6:]:
                assert read_order(ORDERS, write_order(order)) == order
                said = answer(position, order)
                assert said == answer(redeal(position, asked, False, chance), order)
                assert said is None or isinstance(order, BuildLike) or said in legal(position, asked)
