"""Legal actions cost nothing until they are asked for, and little however many there are."""

from __future__ import annotations

import pytest

from bot.games import palazzo
from bot.games.palazzo import Auction, Bid, Cards, EndTurn, Pass, Phase, Position, auction, legal
from bot.games.palazzo.components import ALL_CARDS
from tests.games.chances import First
from tests.games.palazzo.positions import cards, do, table


def rich(number: int) -> Position:
    """Return an auction in which the seat that is asked holds so many cards."""
    start = table("", "", phase=Phase.REVEALED)
    hand = Cards(ALL_CARDS[::2][:number])
    position = start.with_player(1, start.players[1].taking(hand), pile=tuple(ALL_CARDS.minus(hand)))
    return do(position, Auction()).position


def test_a_hand_of_thirty_cards_costs_nothing_until_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """To list nothing is needed for a list, nor for whether an action is in it."""
    position = rich(28)

    def counted(*_: object) -> None:
        raise AssertionError("counted though nobody asked")

    monkeypatch.setattr(auction, "Bids", counted)
    actions = legal(position, 1)
    assert Pass() in actions
    assert Bid(cards("f3 f5")) in actions
    assert Bid(cards("f3 d3")) not in actions
    assert EndTurn() not in actions
    with pytest.raises(AssertionError, match="counted"):
        len(actions)


def test_thousands_of_raises_are_found_by_number() -> None:
    """Each of them can be played; the last action is to pass."""
    position = rich(28)
    actions = legal(position, 1)
    assert len(actions) > 2000
    assert actions[-1] == Pass()
    for number in range(0, len(actions) - 1, 97):
        assert palazzo.play(position, 1, actions[number], First()).position.bids[1].value > 3
