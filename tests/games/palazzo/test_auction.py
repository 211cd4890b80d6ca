"""Auctions, and four or more tiles in a quarry (section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.palazzo import (
    Auction,
    AuctionBegun,
    AuctionWon,
    BeginPalazzo,
    Bid,
    BidMade,
    ChooseTile,
    EndTurn,
    NothingAuctioned,
    Pass,
    Passed,
    Phase,
    Position,
    Reason,
    TileChosen,
    TilesLeft,
    TilesOffered,
    actors,
    forced,
    highest,
    legal,
    next_quarry,
)
from tests.games.palazzo.positions import bought, cards, do, refusal, seen, table, tile, tiles


def revealed(*hands: str, quarries: str = "b11, s11, m11, b12", **changes: Any) -> Position:
    """Return a position in which seat 0 has revealed tiles."""
    return table(*hands, quarries=quarries, phase=Phase.REVEALED, **changes)


@pytest.mark.parametrize(
    ("builder", "quarries", "quarry"),
    [
        (1, "b11, s11, m11, b12", 2),
        (2, "b11, , m11, b12", 3),
        (4, "b11, s11, m11, ", 1),
        (2, "b11, , , ", 1),
        (3, ", s11, , b12", 4),
        (4, ", , m11, ", 3),
        (1, ", , , ", None),
    ],
)
def test_the_builder_moves_to_the_next_quarry_with_a_tile(builder: int, quarries: str, quarry: int | None) -> None:
    """Clockwise, beyond empty ones."""
    position = revealed("", "", quarries=quarries, builder=builder)
    assert next_quarry(position) == quarry
    played = do(position, Auction())
    assert played.position.builder == (builder if quarry is None else quarry)


def test_all_quarries_empty() -> None:
    """An auction may be chosen all the same; nothing happens, the builder stays, and the turn is over."""
    played = do(revealed("", "", quarries="", builder=3), Auction())
    assert played.events == (NothingAuctioned(0),)
    assert (played.position.phase, played.position.builder, played.position.asked) == (Phase.END, 3, 0)


def test_whoever_auctions_and_is_not_outbid_pays_nothing() -> None:
    """The certificate is the first bid, and all that its seat may bid for now: the one on its left is asked."""
    begun = do(revealed("f7", "", "d7", quarries="b11, s11 s22"), Auction())
    assert begun.events == (AuctionBegun(0, 2, bought("s11 s22"), 3),)
    assert ([laid.value for laid in begun.position.bids], actors(begun.position)) == ([3, 0, 0], (1,))
    played = do(begun.position, Pass(), Pass())
    assert played.events[-1] == AuctionWon(0, 2, bought("s11 s22"), cards(), 3)
    assert played.position.players[0].hand == cards("f7")
    assert (played.position.asked, played.position.phase) == (0, Phase.BUILDING)
    assert (played.position.to_build, played.position.quarries[1]) == (tiles("s11 s22"), ())


def test_as_many_rounds_as_it_takes() -> None:
    """Raising means adding cards to those that lie there, to bid more than anyone; who has passed is not asked again.

    Whoever wins builds, and the next seat follows the one who auctioned.
    """
    position = do(revealed("d4 d5", "f4 f5 f6", "c2 s7"), Auction()).position
    four = do(position, Bid(cards("f4")))
    assert (four.events, four.reveals) == ((BidMade(1, cards("f4"), 4),), True)
    assert refusal(four.position, Bid(cards())) == (Reason.NO_CARDS, {})
    assert refusal(four.position, Bid(cards("c2"))) == (Reason.BID_TOO_LOW, {"need": 5, "have": 2})
    position = do(four.position, Bid(cards("s7")), Bid(cards("d4 d5")), Bid(cards("f5 f6"))).position
    assert [laid.value for laid in position.bids] == [12, 15, 7]
    position = do(position, Pass()).position
    assert (position.players[2].hand, position.asked) == (cards("c2 s7"), 0)
    won = do(position, Pass())
    assert won.events == (
        Passed(0, cards("d4 d5")),
        AuctionWon(1, 2, bought("s11"), cards("f4 f5 f6"), 15),
    )
    assert [player.hand for player in won.position.players] == [cards("d4 d5"), cards(), cards("c2 s7")]
    assert won.position.discards.holds(cards("f4 f5 f6"))
    assert won.position.asked == 1
    built = do(won.position, BeginPalazzo(tile("s11")))
    assert forced(built.position) == (0, EndTurn())
    ended = do(built.position, EndTurn())
    assert (ended.turn_ended, ended.position.turn, ended.position.asked) == (0, 1, 1)


def test_the_rulebooks_example() -> None:
    """3 and three 4s are 18; a 6 and a certificate more 26; two certificates then add only 4, so 31 is too much."""
    monika = "f4 d4 s4 c2 c2 c2 f6 d5"
    position = do(revealed(monika, "s7 s7 s3 s3 s6 s5"), Auction()).position
    for laid, bid in (("s7 s5 s3", 15), ("f4 d4 s4", 18), ("s7 s3", 25), ("f6 c2", 26), ("s6", 31)):
        if bid == 26:
            assert highest(do(position, Bid(cards("c2 c2 c2"))).position.bids) == 33
        position = do(position, Bid(cards(laid))).position
        assert highest(position.bids) == bid
    assert refusal(position, Bid(cards("d5"))) == (Reason.OTHER_CURRENCY, {"currency": "florin"})
    assert refusal(position, Bid(cards("c2 c2"))) == (Reason.BID_TOO_LOW, {"need": 32, "have": 30})
    assert [*legal(position, 0)] == [Pass()]
    assert do(position, Pass()).position.players[0].hand == cards(monika)


def test_nobody_passes_for_want_of_money_but_an_empty_hand_does() -> None:
    """That a hand cannot raise is hidden; that it is empty everyone sees."""
    position = do(revealed("f3", "d3", ""), Auction()).position
    assert [*legal(position, 1)] == [Pass()]
    assert forced(position) is None
    assert forced(do(position, Pass()).position) == (2, Pass())


def test_an_auction_is_forced_where_the_warehouse_is_empty() -> None:
    """But not where a hand cannot pay."""
    assert forced(revealed("f3", "")) == (0, Auction())
    assert forced(revealed("", "", warehouse="b21")) is None
    assert [*legal(revealed("", "", warehouse="b21"), 0)] == [Auction()]


def offered(seats: int, there: str) -> Position:
    """Return a position in which everyone takes a tile of quarry 2."""
    position = table(*[""] * seats, quarries=f"b11, {there}", phase=Phase.REVEALED)
    return do(position, Auction()).position


def test_three_tiles_are_auctioned_and_four_are_not() -> None:
    """The limit is four."""
    assert offered(2, "s11 s22 s33").phase is Phase.BIDDING
    four = table("", quarries="b11, s11 s22 s33 m11", phase=Phase.REVEALED)
    played = do(four, Auction())
    assert played.events == (TilesOffered(0, 2, bought("s11 s22 s33 m11")),)
    assert (played.position.phase, played.position.asked, played.position.builder) == (Phase.CHOOSING, 0, 2)


def test_the_rulebooks_example_of_a_full_quarry() -> None:
    """Three players and five tiles: all take one and build it, and two leave the game, face down."""
    position = offered(3, "s11 s22 s33 m11 m42")
    first = do(position, ChooseTile(tile("s33")))
    assert first.events == (TileChosen(0, 2, tile("s33")),)
    assert refusal(first.position, ChooseTile(tile("s11"))) == (Reason.BUILD_FIRST, {"tiles": bought("s33")})
    position = do(first.position, BeginPalazzo(tile("s33"))).position
    assert (position.asked, position.phase) == (1, Phase.CHOOSING)
    assert refusal(position, ChooseTile(tile("s33"))) == (
        Reason.NOT_IN_QUARRY,
        {"tile": tile("s33"), "tiles": bought("s11 s22 m11 m42")},
    )
    position = do(position, ChooseTile(tile("m42")), BeginPalazzo(tile("m42"))).position
    last = do(position, ChooseTile(tile("s11")))
    assert last.events == (TileChosen(2, 2, tile("s11")), TilesLeft(2, bought("s22 m11")))
    assert last.position.quarries[1] == ()
    end = do(last.position, BeginPalazzo(tile("s11"))).position
    assert (end.phase, end.asked, end.turn, end.chosen) == (Phase.END, 0, 0, 0)
    assert seen(end).keys().isdisjoint(tiles("s22 m11"))
    assert do(end, EndTurn()).position.turn == 1
