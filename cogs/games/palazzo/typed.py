"""Cards and amounts as people type them, “florin 7, 2 certificates”, and how to go on typing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Final

from bot.games.contract import IllegalAction
from bot.games.palazzo import Bid, Card, Cards, Reason, highest
from bot.games.palazzo.components import CARDS, CURRENCIES, GROUP
from bot.games.palazzo.payment import worth
from bot.games.palazzo.prospects import raises
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games.palazzo.panels import amount_of
from bot.texts.games.palazzo.pieces import say_cards
from cogs.core.offers import LONGEST, Offer, fitting, fold, pick
from cogs.games.palazzo.panels.common import GAME, Turn
from cogs.games.palazzo.panels.packed import pack, unpack

_AMOUNT: Final = re.compile(r"·[^,+&]*")
"""What a suggestion says after its cards."""
_BETWEEN: Final = re.compile(r"\s*(?:[,+&]|\b(?:and|und)\b)\s*")
_NUMBER: Final = re.compile(r"[0-9]{1,4}", re.ASCII)
_SUGGESTED: Final = re.compile(f"bid\\.[0-9a-f]{{{len(Card)}}}", re.ASCII)
"""The value of a suggestion."""


class Typed(StrEnum):
    """Why what was typed cannot be done though the rules have nothing against it, with the facts."""

    NOT_EXACTLY = "not_exactly"  # have; next: the next higher amount that can be bid
    TOO_HIGH = "too_high"  # have, most
    NO_RAISE = "no_raise"  # need
    AMOUNT_DIFFERS = "amount_differs"  # have, need, cards
    NOTHING_REVEALED = "nothing_revealed"


def offered_bids(turn: Turn) -> list[Offer[Bid]]:
    """Return the amounts that can be bid; an amount is its own value."""
    found = []
    for bid in raises(turn.view):
        amount, cards = amount_of(turn.view, bid), say_cards(turn.t, bid.cards)
        said = turn.t.say("choice-raise", bid=amount, cards=cards)
        found.append(Offer(str(amount), said, bid, str(amount), names=(turn.t.say("choice-bid", bid=amount),)))
    return found


def read_bid(turn: Turn, amount: str | None, cards: str | None) -> Bid:
    """Return the bid of an amount, or that adds cards; raise Refused, or IllegalAction, also if the two differ."""
    if cards is None:
        assert amount is not None
        return _bid_of(turn, amount)
    bid = _bid_with(turn, cards)
    if (refused := turn.table.refusal(turn.seat, bid)) is not None:
        raise refused
    if amount is not None and (wanted := _number(amount)) != (need := amount_of(turn.view, bid)):
        if wanted is None:
            pick([Offer(str(need), str(need), bid)], amount)
        raise IllegalAction(Typed.AMOUNT_DIFFERS, have=wanted, need=need, cards=bid.cards)
    return bid


def _bid_of(turn: Turn, typed: str) -> Bid:
    offers, amount = offered_bids(turn), _number(typed)
    possible = {amount_of(turn.view, offer.what): offer.what for offer in offers}
    if amount is None:
        return pick(offers, typed)
    if amount in possible:
        return possible[amount]
    if amount <= (leads := highest(turn.view.bids)):
        raise IllegalAction(Reason.BID_TOO_LOW, need=leads + 1, have=amount)
    if not possible:
        raise IllegalAction(Typed.NO_RAISE, need=leads + 1)
    if amount > max(possible):
        raise IllegalAction(Typed.TOO_HIGH, have=amount, most=max(possible))
    raise IllegalAction(Typed.NOT_EXACTLY, have=amount, next=min(each for each in possible if each > amount))


def _bid_with(turn: Turn, typed: str) -> Bid:
    if _SUGGESTED.fullmatch(typed):
        suggested = unpack(typed)
        assert isinstance(suggested, Bid)
        return suggested
    if (cards := read_cards(typed)) is not None:
        return Bid(cards)
    named, _ = _read(_AMOUNT.sub("", typed))
    added = worth(named, turn.view.bids[turn.seat].currency) if named else None
    labelled = [] if added is None else [_offer(turn, Bid(named))]
    return pick(labelled if fitting(labelled, typed) else typed_bids(turn, ""), typed)


def _number(typed: str) -> int | None:
    written = fold(typed)
    return int(written) if _NUMBER.fullmatch(written) else None


def _named(text: str) -> str:
    """Return a name as it is compared: without blanks."""
    return fold(text).replace(" ", "")


@cache
def _names() -> dict[str, Cards]:
    """Return what cards are called in any language, several equal ones too."""
    found: dict[str, Cards] = {}
    for card in CARDS:
        for count in range(1, 11 if card is Card.CERT2 else 4):
            equal = Cards([card] * count)
            for language in LANGUAGES:
                named = say_cards(texts(language, GAME), equal)
                found[_named(named)] = equal
                if count == 1:
                    bare = named.rpartition(" ")[2] if card is Card.CERT2 else named
                    found |= {_named(each): equal for each in (bare, f"1 {bare}", f"1 x {bare}")}
    return found


def read_cards(text: str) -> Cards | None:
    """Return the cards that were typed; None if any part of it is not the name of some."""
    cards, rest = _read(text)
    return cards if cards and not rest else None


def _read(text: str) -> tuple[Cards, str]:
    """Return the cards that were typed, up to a part that is not the name of any, and that part."""
    names, found = _names(), Cards()
    if len(text) > LONGEST:
        return found, text
    for part in filter(None, _BETWEEN.split(text.casefold().strip())):
        words = fold(part).split()
        while words:
            longest = next((end for end in range(len(words), 0, -1) if "".join(words[:end]) in names), 0)
            if not longest:
                return found, " ".join(words)
            found = found.plus(names["".join(words[:longest])])
            words = words[longest:]
    return found, ""


def typed_bids(turn: Turn, text: str) -> list[Offer[Bid]]:
    """Return the bid that was typed, and those with a card or a group more, as far as they can be laid together."""
    view, (cards, rest) = turn.view, _read(_AMOUNT.sub("", text))
    bound, found = view.bids[view.seat].currency, dict[str, Offer[Bid]]()
    for more in _additions(Cards(view.hand.minus(cards))) if view.hand.holds(cards) else ():
        bid = Bid(cards.plus(more))
        if bid.cards and worth(bid.cards, bound) is not None and _begins(turn.t, more, rest):
            if not more and amount_of(view, bid) <= highest(view.bids):
                continue
            found.setdefault(pack(bid), _offer(turn, bid))
    return list(found.values())


def _offer(turn: Turn, bid: Bid) -> Offer[Bid]:
    """Return the offer of a bid by its cards, with what it comes to."""
    laid = say_cards(turn.t, bid.cards)
    label = turn.t.say("choice-cards", bid=amount_of(turn.view, bid), cards=laid)
    return Offer(pack(bid), label, bid, laid)


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
