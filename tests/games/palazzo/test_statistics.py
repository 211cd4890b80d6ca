"""The figures of a game, counted from its events."""

from __future__ import annotations

from bot.games import palazzo
from bot.games.palazzo.actions import (
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Pass,
    Remove,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import Card
from bot.games.palazzo.events import Event
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.scoring import outcome
from tests.games.palazzo.positions import bought, do, games, table, tile


def figures(*events: Event) -> list[dict[str, int]]:
    return [{name: value for name, value in own.items() if value} for own in palazzo.count_figures(events, 2)]


def test_money_purchases_and_auctions() -> None:
    """Cards are counted in everyone's turns; what was spent is the price or the bid; the certificate costs nothing."""
    taken = do(table(""), TakeMoney(), ChooseMoney(cards("f3 f3")), ChooseMoney(cards("f3")), EndTurn())
    assert figures(*taken.events) == [{"cards_taken": 2, "turns": 1}, {"cards_taken": 1}]
    shop = table("s7 s7", "f4 d5", warehouse="b11 b21 b31", quarries="b12, s11 s21, m11", phase=PalazzoPhase.REVEALED)
    won = do(shop, Auction(), Bid(cards("d5")), Pass(), BeginPalazzo(tile("s11")), AddFloor(tile("s21"), 1))
    assert figures(*won.events) == [{}, {"auctions": 1, "won": 2, "highest_bid": 5, "spent": 5}]
    alone = do(shop, Auction(), Pass(), Discard(tile("s11")))
    assert figures(*alone.events) == [{"auctions": 1, "won": 2, "free": 2, "highest_bid": 3, "discarded": 1}, {}]
    two = do(shop, Buy(bought("b11 b21"), cards("s7 s7")))
    assert figures(*two.events) == [{"bought": 2, "spent": 14}, {}]


def test_tiles_taken_and_rebuilding() -> None:
    """Tiles of full quarries; floors taken out or inserted; tiles that left the game."""
    full = table("", "", quarries="b11, s11 s21 s31 s41", phase=PalazzoPhase.REVEALED)
    chosen = do(full, Auction(), ChooseTile(tile("s11")), BeginPalazzo(tile("s11")))
    removed = do(table("f3", built=("s11",)), Remove(1, Card.FLORIN3))
    assert figures(*chosen.events, *removed.events) == [{"chosen": 1, "discarded": 1}, {}]
    position = table("f3", quarries="", to_build=(tile("s11"), tile("s22"), tile("b33")), phase=PalazzoPhase.BUILDING)
    built = do(position, BeginPalazzo(tile("s11")), AddFloor(tile("s22"), 1), AddFloor(tile("b33"), 1))
    rebuilt = do(built.position._replace(phase=PalazzoPhase.TURN), TakeOut(1, 2, Card.FLORIN3), EndTurn())
    assert figures(*built.events, *rebuilt.events) == [{"turns": 1, "rebuilt": 1, "best_palazzo": 6}, {}]


def test_growth_ends_with_the_final_points() -> None:
    """After its last turn each seat has what its palazzi then score, if nobody else's turn changed them."""
    for steps in games():
        played, seats = [step.played for step in steps], len(steps[0].before.players)
        grown = palazzo.growth([event for each in played for event in each.events], seats)
        last = played[-1].position
        result = outcome(last)
        assert result is not None
        assert grown[last.turn][-1] == result.scores[last.turn]
        assert [len(own) for own in grown] == [sum(each.turn_ended == seat for each in played) for seat in range(seats)]
