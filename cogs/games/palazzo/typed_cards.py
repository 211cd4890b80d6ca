"""Cards as people type them for a bid, “florin 7, 2 certificates”, and how to go on typing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.games.palazzo import Bid, Card, Cards, highest
from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP
from bot.games.palazzo.payment import worth
from bot.model.refusals import Refusal, Refused
from bot.texts import Texts
from bot.texts.games.palazzo.panels import amount_of
from bot.texts.games.palazzo.pieces import say_cards
from cogs.core.names import clean, escape
from cogs.core.offered import Offered
from cogs.games.palazzo.panels.common import Turn
from cogs.games.palazzo.panels.packed import pack, unpack

_AMOUNT: Final = re.compile(r"·[^,+&]*")
"""What a suggestion says after its cards."""
_BETWEEN: Final = re.compile(r"\s*(?:[,+&]|\band\b|\bund\b)\s*")
_SUGGESTED: Final = re.compile(r"bid\.[0-9a-f]+")
"""The value of a suggestion."""
_ONES: Final = ("", "1x")
"""What may stand before the name of a single card."""


def _named(text: str) -> str:
    """Return a name as it is compared: without spaces, and with the sign for “times” as people type it."""
    return re.sub(r"\s", "", text.casefold().replace("×", "x"))


def _names(t: Texts) -> dict[str, Cards]:
    """Return what cards are called, several equal ones too."""
    found: dict[str, Cards] = {}
    for card in CARDS:
        for count in range(1, 11 if card is Card.CERT2 else 4):
            equal = Cards([card] * count)
            found[_named(say_cards(t, equal))] = equal
        for one in _ONES:
            found[one + card.value] = Cards((card,))
    return found


def _read(t: Texts, text: str) -> tuple[Cards, str]:
    """Return the cards that were typed, up to a part that is not the name of any, and that part."""
    names, found = _names(t), Cards()
    for part in filter(None, _BETWEEN.split(_AMOUNT.sub("", text).strip())):
        if _named(part) not in names:
            return found, part
        found = found.plus(names[_named(part)])
    return found, ""


def read_bid(turn: Turn, text: str) -> Bid:
    """Return the bid that adds the cards typed, or that was suggested; raise Refused for anything else."""
    if _SUGGESTED.fullmatch(text):
        action = unpack(text)
        assert isinstance(action, Bid)
        return action
    cards, rest = _read(turn.t, text)
    if rest:
        raise Refused(Refusal.NOT_UNDERSTOOD, text=escape(clean(rest)))
    return Bid(cards)


def typed_bids(turn: Turn, text: str) -> Offered[Bid]:
    """Return the bid that was typed, and those with a card or a group more, as far as they can be laid together."""
    view, (cards, rest) = turn.view, _read(turn.t, text)
    bound, found = view.bids[view.seat].currency, dict[str, tuple[str, Bid]]()
    for more in _additions(Cards(view.hand.minus(cards))) if view.hand.holds(cards) else ():
        bid = Bid(cards.plus(more))
        if bid.cards and worth(bid.cards, bound) is not None and _begins(turn.t, more, rest):
            amount = amount_of(view, bid)
            if not more and amount <= highest(view.bids):
                continue
            label = turn.t.say("choice-cards", bid=amount, cards=say_cards(turn.t, bid.cards))
            found.setdefault(pack(bid), (label, bid))
    return found


def _begins(t: Texts, more: Cards, rest: str) -> bool:
    words = say_cards(t, more).split()
    return any(_named("".join(words[place:])).startswith(_named(rest)) for place in range(len(words)))


def _additions(left: Cards) -> Iterator[Cards]:
    """Yield nothing, then each card that is left, then each group."""
    yield Cards()
    counts = Counter(left)
    for card in dict.fromkeys(left.ordered()):
        yield Cards((card,))
    by_worth = {each: [card for card in counts if card.worth == each and card.currency] for each in range(3, 8)}
    yield from (Cards(cards) for cards in by_worth.values() if len(cards) == len(CURRENCIES))
    if counts[Card.CERT2] >= GROUP:
        yield Cards([Card.CERT2] * GROUP)
