"""Taking money (section 3)."""

from __future__ import annotations

import pytest

from bot.games.palazzo import ChooseMoney, EndTurn, MoneyChosen, MoneyRevealed, Phase, Reason, TakeMoney, forced, legal
from tests.games.chances import First
from tests.games.palazzo.positions import cards, do, refusal, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players(seats: int) -> None:
    """Whoever is to move takes two, then the others, clockwise, one each; then the next seat is to move."""
    position = table(*[""] * seats, pile="f3 f4 f5 f6 f7 d3 d4")
    shown = do(position, TakeMoney())
    open_cards = cards("f3 f4 f5 f6 f7").numbers()[: seats + 1]
    assert shown.position.display.numbers() == open_cards
    assert shown.events == (MoneyRevealed(0, shown.position.display, shuffled=False),)
    assert shown.reveals

    position = do(shown.position, ChooseMoney(cards("f4 f3"))).position
    assert position.players[0].hand == cards("f3 f4")
    for seat in range(1, seats):
        assert position.asked == seat
        card = position.display[0]
        taken = do(position, ChooseMoney(position.display.minus(position.display[1:])))
        assert taken.events == (MoneyChosen(seat, cards("").plus([card])),)
        position = taken.position
    assert (position.phase, position.turn, position.asked) == (Phase.END, 0, 0)
    assert not position.display
    assert do(position, EndTurn()).position.asked == 1


def test_two_of_a_kind_can_be_taken() -> None:
    """The choices are those of different cards, each once."""
    shown = do(table("", "", pile="f3 f3 d7"), TakeMoney()).position
    assert [*legal(shown, 0)] == [ChooseMoney(cards("f3 f3")), ChooseMoney(cards("f3 d7"))]


def test_the_last_card_is_nobodys_choice() -> None:
    """It is a move of its own, but forced; any other is not."""
    shown = do(table("", "", "", pile="f3 f4 f5 d7"), TakeMoney()).position
    assert forced(shown) is None
    chosen = do(shown, ChooseMoney(cards("f3 f4"))).position
    assert forced(chosen) is None
    last = do(chosen, ChooseMoney(cards("f5"))).position
    assert forced(last) == (2, ChooseMoney(cards("d7")))


def test_the_discards_become_the_pile_when_a_card_is_wanted() -> None:
    """What is left of the pile is revealed first; then the discards in their new order."""
    position = table("", "", pile="f7 f6")
    others = position.discards
    shown = do(position, TakeMoney(), chance=First())
    assert [*shown.position.display] == [*cards("f7 f6"), others[0]]
    assert shown.position.pile == tuple(others[1:])
    assert shown.position.discards == cards()
    assert shown.events == (MoneyRevealed(0, shown.position.display, shuffled=True),)


def test_a_pile_that_suffices_is_used_up_first() -> None:
    """Only when a card must be revealed and the pile is empty, the discards are shuffled."""
    position = table("", "", pile="f7 f6 f5")
    shown = do(position, TakeMoney()).position
    assert shown.pile == ()
    assert shown.discards == position.discards


def test_too_few_cards() -> None:
    """With fewer cards in pile and discards together than players and one, another action must be chosen."""
    everything = [card for card in table("").pile if card not in cards("f3 f4")]
    short = table("", "", pile="f3 f4")._replace(discards=cards())
    position = short.with_player(1, short.players[1].taking(cards("").plus(everything)))
    assert refusal(position, TakeMoney()) == (Reason.TOO_FEW_CARDS_LEFT, {"need": 3, "have": 2})
    assert TakeMoney() not in legal(position, 0)
    enough = position._replace(discards=cards("f5"))
    assert TakeMoney() in legal(enough, 0)


def test_there_is_no_limit_of_cards_in_hand() -> None:
    """Whoever has all but five may take more."""
    rest = cards("f3 f3 d5 d6 d7")
    full = table("", "")._replace(pile=tuple(rest))
    hand = table("").pile
    full = full.with_player(0, full.players[0].taking(cards("").plus(hand).minus(rest)))
    assert len(do(full, TakeMoney(), ChooseMoney(cards("f3 f3"))).position.players[0].hand) == 52
