"""Taking money: one card more than there are players is revealed, and all take of them in turn (section 3)."""

from __future__ import annotations

from itertools import combinations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import ChooseMoney, TakeMoney
from bot.games.palazzo.components import NO_CARDS, OWN_SHARE, Cards
from bot.games.palazzo.events import MoneyChosen, MoneyRevealed
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.reasons import Reason
from bot.games.palazzo.view import View


def revealed(position: Position | View) -> int:
    """Return how many cards are revealed."""
    return len(position.players) + 1


def enough_left(seen: Position | View) -> bool:
    """Return whether pile and discards hold enough cards to take money."""
    pile = seen.pile if isinstance(seen, View) else len(seen.pile)
    return pile + len(seen.discards) >= revealed(seen)


def check_take_money(position: Position, _: TakeMoney) -> None:
    """Raise IllegalAction unless there are enough cards."""
    if not enough_left(position):
        have = len(position.pile) + len(position.discards)
        raise IllegalAction(Reason.TOO_FEW_CARDS_LEFT, need=revealed(position), have=have)


def take_money(position: Position, _: TakeMoney, chance: Chance) -> Played[Position]:
    """Reveal the cards; the discards become the pile when a card must be revealed and it is empty."""
    need, pile, discards = revealed(position), position.pile, position.discards
    shuffled = len(pile) < need
    if shuffled:
        pile, discards = (*pile, *chance.sample(discards, len(discards))), NO_CARDS
    display = Cards(pile[:need])
    after = position._replace(pile=pile[need:], discards=discards, display=display, phase=Phase.MONEY)
    return Played(after, (MoneyRevealed(position.turn, display, shuffled),), reveals=True)


def share(position: Position | View) -> int:
    """Return how many of the cards revealed the seat that is asked takes."""
    return OWN_SHARE if position.asked == position.turn else 1


def choices(position: Position | View) -> list[tuple[Cards]]:
    """List what the seat that is asked can take."""
    found = [Cards(cards) for cards in combinations(position.display.ordered(), share(position))]
    return [(cards,) for cards in dict.fromkeys(found)]


def check_choose_money(position: Position, action: ChooseMoney) -> None:
    """Raise IllegalAction unless the cards are there, and as many as the seat takes."""
    if not position.display.holds(action.cards):
        raise IllegalAction(Reason.NOT_REVEALED, cards=action.cards.minus(position.display))
    if len(action.cards) != share(position):
        raise IllegalAction(Reason.WRONG_NUMBER_OF_CARDS, need=share(position), have=len(action.cards))


def choose_money(position: Position, action: ChooseMoney, _: Chance) -> Played[Position]:
    """Take the cards; after all others the turn is over."""
    seat, cards = position.asked, action.cards
    display = position.display.minus(cards)
    after = position.with_player(
        seat,
        position.players[seat].taking(cards),
        display=display,
        asked=position.after(seat),
        phase=Phase.MONEY if display else Phase.END,
    )
    return Played(after, (MoneyChosen(seat, cards),), reveals=False)
