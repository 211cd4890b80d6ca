"""Auctions, and four or more tiles in a quarry (section 5)."""

from __future__ import annotations

from typing import Any

from bot.games.palazzo.actions import Auction, BeginPalazzo, Bid, ChooseTile, EndTurn, PalazzoReason, Pass
from bot.games.palazzo.auction import highest
from bot.games.palazzo.events import NothingAuctioned, TileChosen, TilesLeft
from bot.games.palazzo.lesson import cards, tiles
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.rules import forced_action, legal
from tests.games.palazzo.positions import bought, do, refusal, table, tile, tiles_in_play


def revealed(*hands: str, quarries: str = "b11, s11, m11, b12", **changes: Any) -> PalazzoPosition:
    return table(*hands, quarries=quarries, phase=PalazzoPhase.REVEALED, **changes)


def test_all_quarries_empty() -> None:
    """An auction may be chosen all the same; nothing happens, the builder stays, and the turn is over."""
    played = do(revealed("", "", quarries="", builder=3), Auction())
    assert played.events == (NothingAuctioned(0),)
    assert (played.position.phase, played.position.builder, played.position.asked) == (PalazzoPhase.END, 3, 0)


def test_the_rulebooks_example() -> None:
    """3 and three 4s are 18; a 6 and a certificate more 26; two certificates then add only 4, so 31 is too much."""
    monika = "f4 d4 s4 c2 c2 c2 f6 d5"
    position = do(revealed(monika, "s7 s7 s3 s3 s6 s5"), Auction()).position
    for laid, bid in (("s7 s5 s3", 15), ("f4 d4 s4", 18), ("s7 s3", 25), ("f6 c2", 26), ("s6", 31)):
        if bid == 26:
            assert highest(do(position, Bid(cards("c2 c2 c2"))).position.bids) == 33
        position = do(position, Bid(cards(laid))).position
        assert highest(position.bids) == bid
    assert refusal(position, Bid(cards("d5"))) == (PalazzoReason.OTHER_CURRENCY, {"currency": "florin"})
    assert refusal(position, Bid(cards("c2 c2"))) == (PalazzoReason.BID_TOO_LOW, {"need": 32, "have": 30})
    assert [*legal(position, 0)] == [Pass()]
    assert do(position, Pass()).position.players[0].hand == cards(monika)


def test_only_an_empty_hand_passes_by_itself() -> None:
    """That a hand cannot raise is hidden; that it is empty everyone sees."""
    position = do(revealed("f3", "d3", ""), Auction()).position
    assert [*legal(position, 1)] == [Pass()]
    assert forced_action(position) is None
    assert forced_action(do(position, Pass()).position) == (2, Pass())


def test_an_auction_is_forced_where_the_warehouse_is_empty() -> None:
    """But not where a hand cannot pay."""
    assert forced_action(revealed("f3", "")) == (0, Auction())
    assert forced_action(revealed("", "", warehouse="b21")) is None
    assert [*legal(revealed("", "", warehouse="b21"), 0)] == [Auction()]


def offered(seats: int, there: str) -> PalazzoPosition:
    position = table(*[""] * seats, quarries=f"b11, {there}", phase=PalazzoPhase.REVEALED)
    return do(position, Auction()).position


def test_the_rulebooks_example_of_a_full_quarry() -> None:
    """Three players and five tiles: all take one and build it, and two leave the game, face down."""
    position = offered(3, "s11 s22 s33 m11 m42")
    first = do(position, ChooseTile(tile("s33")))
    assert first.events == (TileChosen(0, 2, tile("s33")),)
    assert refusal(first.position, ChooseTile(tile("s11"))) == (PalazzoReason.BUILD_FIRST, {"tiles": bought("s33")})
    position = do(first.position, BeginPalazzo(tile("s33"))).position
    assert (position.asked, position.phase) == (1, PalazzoPhase.CHOOSING)
    assert refusal(position, ChooseTile(tile("s33"))) == (
        PalazzoReason.NOT_IN_QUARRY,
        {"tile": tile("s33"), "tiles": bought("s11 s22 m11 m42")},
    )
    position = do(position, ChooseTile(tile("m42")), BeginPalazzo(tile("m42"))).position
    last = do(position, ChooseTile(tile("s11")))
    assert last.events == (TileChosen(2, 2, tile("s11")), TilesLeft(2, bought("s22 m11")))
    assert last.position.quarries[1] == ()
    end = do(last.position, BeginPalazzo(tile("s11"))).position
    assert (end.phase, end.asked, end.turn, end.chosen) == (PalazzoPhase.END, 0, 0, 0)
    assert tiles_in_play(end).keys().isdisjoint(tiles("s22 m11"))
    assert do(end, EndTurn()).position.turn == 1
