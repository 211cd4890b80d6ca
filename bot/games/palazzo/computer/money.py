"""The worth of money, payments that lose little of it, and the expected end of an auction.

In an auction everyone is assumed to bid up to what the tiles are worth to them, and to deny them to others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from bot.games.palazzo.auction import highest
from bot.games.palazzo.components import CURRENCIES, GROUP, NO_CARDS, WORTHS, Card, Cards, Currency
from bot.games.palazzo.payment import (
    CERT2,
    PER_CURRENCY,
    CardChoice,
    cards_of,
    choices,
    counts_of,
    groups_in,
    outside_of_groups,
)
from bot.games.palazzo.position import PalazzoPosition

MONEY_WORTH: Final = 0.45
"""The worth of a unit of money in points, while there is time to spend it."""
SPENT_PER_REVEAL: Final = 10.0
"""About how much money a seat spends between two reveals of tiles."""
TIEBREAK_WORTH: Final = 0.001
"""The worth of a unit of money as a tiebreak."""
CERTIFICATE_WORTH: Final = 2.6
"""The worth of a certificate in units of money; it suits any currency."""
GROUP_WORTH: Final = 14.0
SPLIT_LOSS: Final = 3.0
"""The loss when a card of a group is spent on its own."""
_HIGHEST_AMOUNT: Final = 80
"""Higher amounts are left out."""


class PaymentOption(NamedTuple):
    value: int
    loss: float
    """Its worth to the owner of the cards."""
    cards: Cards


def hand_points(cards: Iterable[Card], reveals: float, seats: int) -> float:
    """Return the worth of a hand in points with this number of reveals left."""
    units = hand_value(cards)
    spent = SPENT_PER_REVEAL * reveals * 1.5 / seats
    return TIEBREAK_WORTH * units + (MONEY_WORTH * spent * (1 - exp(-units / spent)) if spent > 0 else 0.0)


def hand_value(cards: Iterable[Card]) -> float:
    """Return the worth of a hand in units of money, which is higher if its cards suit each other."""
    return _purse(tuple(counts_of(cards)))


def cheapest_card(hand: Cards) -> Card | None:
    """Return the card of a hand with the least loss; None for an empty hand."""
    cards = list(dict.fromkeys(hand.ordered()))
    return max(cards, key=lambda card: hand_value(hand.minus((card,)))) if cards else None


@lru_cache(maxsize=20_000)
def _purse(counts: tuple[int, ...]) -> float:
    groups = groups_in(counts)
    found = GROUP_WORTH * sum(groups)
    found += sum([_currency_worth(amount) for amount in outside_of_groups(counts, groups)])
    grouped, single = divmod(counts[CERT2], 3)
    return found + GROUP_WORTH * grouped + CERTIFICATE_WORTH * single


def _currency_worth(amount: int) -> float:
    """Return the worth of cards of one currency: small amounts are discounted, as they buy little."""
    return amount * (amount + 2) / (amount + 6)


def payment_options(
    cards: Iterable[Card], bound: Currency | None = None, limit: int = _HIGHEST_AMOUNT
) -> Sequence[PaymentOption]:
    """List the best payments up to the limit by rising value: each loses less than any worth as much or more."""
    return _payment_options(tuple(counts_of(cards)), bound, min(limit, _HIGHEST_AMOUNT))


def cheapest_option(cards: Iterable[Card], need: int, bound: Currency | None = None) -> PaymentOption | None:
    """Return the payment of at least the need that loses least; None if there is none."""
    return next((way for way in payment_options(cards, bound) if way.value >= need), None)


def cheapest_payment(cards: Cards, price: int) -> Cards | None:
    """Return the payment of a price that loses least; None if there is none."""
    if not price:
        return NO_CARDS
    way = cheapest_option(cards, price)
    return way and way.cards


@lru_cache(maxsize=4_000)
def _payment_options(counts: tuple[int, ...], bound: Currency | None, limit: int) -> tuple[PaymentOption, ...]:
    amounts = outside_of_groups(counts, groups_in(counts))
    best: dict[int, tuple[float, Cards]] = {}
    for place, currency in enumerate(CURRENCIES):
        if bound in (None, currency):
            for value, (loss, laid) in _with_currency(place, counts, amounts[place]).items():
                if value not in best or loss < best[value][0]:
                    best[value] = loss, cards_of(place, laid)
    kept: list[PaymentOption] = []
    for value in sorted(best, reverse=True):
        loss, cards = best[value]
        if 0 < value <= limit and (not kept or loss < kept[-1].loss):
            kept.append(PaymentOption(value, loss, cards))
    return tuple(kept[::-1])


def _with_currency(place: int, counts: Sequence[int], amount: int) -> dict[int, tuple[float, tuple[CardChoice, ...]]]:
    """Return for each amount the least loss with single cards of one currency only, and the choices that lead to it."""
    share = _currency_worth(amount) / amount if amount else 1.0
    groups = groups_in(counts)
    best: dict[int, tuple[float, tuple[CardChoice, ...]]] = {0: (0.0, ())}
    for number, row in enumerate(choices(counts, place)):
        longer: dict[int, tuple[float, tuple[CardChoice, ...]]] = {}
        losses = [_losses(number, choice, share, groups, counts[PER_CURRENCY * place :]) for choice in row]
        for value, (lost, laid) in best.items():
            for choice, (grouped, single, broken) in zip(row, losses, strict=True):
                more, loses = value + choice.value, lost + grouped + single + broken
                if more <= _HIGHEST_AMOUNT and (more not in longer or loses < longer[more][0]):
                    longer[more] = loses, (*laid, choice)
        best = longer
    return best


def _losses(
    number: int, choice: CardChoice, share: float, groups: Sequence[int], own: Sequence[int]
) -> tuple[float, float, float]:
    """Return the losses of a choice by its groups, by its single cards, and by groups broken up."""
    if number == PER_CURRENCY:
        grouped, single = divmod(choice.groups, GROUP)
        return CERTIFICATE_WORTH * single, GROUP_WORTH * grouped, 0.0
    broken = max(0, choice.single - (own[number] - groups[number]))
    return GROUP_WORTH * choice.groups, (share * WORTHS[number] + 0.01) * choice.single, SPLIT_LOSS * broken


DENIAL_SHARE: Final = 0.7
"""The weight of an outbid opponent's gain with two seats; it is divided among the opponents."""


def bid_limits(position: PalazzoPosition, gains: Sequence[float]) -> list[float]:
    """Return for each seat the loss of money, in points, up to which it would keep bidding."""
    share = DENIAL_SHARE / (len(gains) - 1)
    found = []
    for seat, gain in enumerate(gains):
        rivals = [other for place, other in enumerate(gains) if place != seat and not position.bids[place].passed]
        found.append((max(0.0, gain) + share * max(0.0, *rivals, 0.0)) / (1 + share))
    return found


def expect_winner(position: PalazzoPosition, gains: Sequence[float]) -> tuple[int, Cards]:
    """Return the expected winner of an auction, and the cards that the winner still adds."""
    best = highest(position.bids)
    holder = next(seat for seat, laid in enumerate(position.bids) if laid.value == best and not laid.passed)
    ceilings = bid_limits(position, gains)
    options: dict[int, list[PaymentOption]] = {}
    reach: dict[int, int] = {holder: best}
    for seat, laid in enumerate(position.bids):
        if laid.passed:
            continue
        left = ceilings[seat] - (MONEY_WORTH * laid.value if laid.cards else 0.0)
        options[seat] = [
            way
            for way in payment_options(position.players[seat].hand, laid.currency)
            if way.value + laid.value > best and MONEY_WORTH * way.loss <= left
        ]
        if options[seat]:
            reach[seat] = options[seat][-1].value + laid.value
    winner = max(reach, key=lambda seat: (reach[seat], seat == holder))
    others = max([amount for seat, amount in reach.items() if seat != winner], default=0)
    if winner == holder and others <= best:
        return winner, Cards()
    need = max(others, best) + 1 - position.bids[winner].value
    way = next((way for way in options[winner] if way.value >= need), None)
    # of equal highest amounts, the first bid wins
    way = way or options[winner][-1]
    return winner, way.cards
