"""The figures of a game, counted from its events."""

from __future__ import annotations

from random import Random

from bot.games import palazzo
from bot.games.palazzo import (
    FIGURES,
    AddFloor,
    Auction,
    AuctionWon,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Event,
    Insert,
    Pass,
    Phase,
    Position,
    Remove,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import Card
from tests.games.palazzo.positions import bought, cards, do, table, tile
from tests.games.playouts import steps


def figures(events: tuple[Event, ...], seats: int = 2) -> list[dict[str, int]]:
    """Return the figures that are not 0."""
    return [{name: value for name, value in own.items() if value} for own in palazzo.count_figures(events, seats)]


def again(position: Position) -> Position:
    """Return a position with a new turn of the same seat."""
    return position._replace(phase=Phase.TURN)


def test_money() -> None:
    """Cards taken in everyone's turns."""
    played = do(table(""), TakeMoney(), ChooseMoney(cards("f3 f3")), ChooseMoney(cards("f3")), EndTurn())
    assert figures(played.events) == [{"cards_taken": 2, "turns": 1}, {"cards_taken": 1}]


def test_purchases_and_auctions() -> None:
    """What was spent is the price or the bid; the certificate alone costs nothing."""
    shop = table("s7", "f4 d5", warehouse="b11 b21", quarries="b12, s11 s21, m11", phase=Phase.REVEALED)
    played = do(shop, Auction(), Bid(cards("d5")), Pass())
    built = do(played.position, BeginPalazzo(tile("s11")), AddFloor(tile("s21"), 1))
    assert figures((*played.events, *built.events)) == [
        {},
        {"auctions": 1, "won": 2, "highest_bid": 5, "spent": 5},
    ]
    alone = do(shop, Auction(), Pass(), Discard(tile("s11")))
    assert figures(alone.events) == [{"auctions": 1, "won": 2, "free": 2, "highest_bid": 3, "discarded": 1}, {}]
    rich = table("s7 s7", "", warehouse="b11 b21 b31", phase=Phase.REVEALED)
    bought_two = do(rich, Buy(bought("b11 b21"), cards("s7 s7")))
    assert figures(bought_two.events) == [{"bought": 2, "spent": 14}, {}]


def test_tiles_taken_and_rebuilding() -> None:
    """Tiles of full quarries; floors taken out or inserted; tiles that left the game."""
    full = table("", "", quarries="b11, s11 s21 s31 s41", phase=Phase.REVEALED)
    played = do(full, Auction(), ChooseTile(tile("s11")), BeginPalazzo(tile("s11")))
    assert figures(played.events) == [{"chosen": 1}, {}]
    position = table("f3 f4 f5", quarries="", to_build=(tile("s11"), tile("s22"), tile("b33")), phase=Phase.BUILDING)
    first = do(position, BeginPalazzo(tile("s11")), AddFloor(tile("s22"), 1), AddFloor(tile("b33"), 1))
    second = do(again(first.position), TakeOut(1, 2, Card.FLORIN3))
    third = do(again(second.position), Insert(2, 1, Card.FLORIN4))
    fourth = do(again(third.position), TakeOut(1, 3, Card.FLORIN5))
    fifth = do(fourth.position, EndTurn())
    events = (*first.events, *second.events, *third.events, *fourth.events, *fifth.events)
    assert figures(events) == [{"turns": 1, "rebuilt": 3, "best_palazzo": 6}, {}]
    assert palazzo.growth(events, 2) == ((-5,), ())
    removed = do(table("f3", built=("s11",)), Remove(1, Card.FLORIN3)).events
    assert figures((*do(full, Auction(), ChooseTile(tile("s11")), BeginPalazzo(tile("s11"))).events, *removed))[0] == {
        "chosen": 1,
        "discarded": 1,
    }


def test_growth_ends_with_the_final_points() -> None:
    """After its last turn each seat has what its palazzi then score, if nobody else's turn changed them."""
    for seed in range(4):
        played = [step.played for step in steps(palazzo.GAME, 3, Random(seed))]
        grown = palazzo.growth([event for each in played for event in each.events], 3)
        last = played[-1].position
        result = palazzo.outcome(last)
        assert result is not None
        assert grown[last.turn][-1] == result.scores[last.turn]
        turns = [sum(each.turn_ended == seat for each in played) for seat in range(3)]
        assert [len(own) for own in grown] == turns


def test_all_figures_are_named() -> None:
    """Twelve, all different; a game counts just these."""
    assert len({*FIGURES}) == len(FIGURES) == 12
    assert [*palazzo.count_figures([], 1)[0]] == [*FIGURES]
    won = AuctionWon(0, 1, bought("b11"), cards("f4"), 4)
    assert palazzo.count_figures([won], 1)[0]["won"] == 1
