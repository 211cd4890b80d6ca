"""Money: one currency and certificates, groups of three, irreducible payments and raises, all against brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.palazzo.components import ALL_CARDS, CURRENCIES, Card, Cards, Currency
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.payment import Bids, enough_within, most, payments, value_payment

hands = st.lists(st.sampled_from(ALL_CARDS), max_size=8).filter(ALL_CARDS.holds)
bounds = st.sampled_from([None, *CURRENCIES])


def parts(hand: Cards) -> Iterator[Cards]:
    """Yield all that can be taken of a hand, each once."""
    counts = Counter(hand)
    for numbers in product(*(range(number + 1) for number in counts.values())):
        yield Cards(card for card, number in zip(counts, numbers, strict=True) for _ in range(number))


def brute_worth(laid: Cards) -> int | None:
    """Return what cards are worth by trying all ways to make groups; None if they cannot be laid."""
    money = Cards(card for card in laid if card.currency)
    groups, single = divmod(len(laid) - len(money), 3)
    return max([value + 15 * groups + 2 * single for value in _values(money)], default=None)


def _values(money: Cards) -> Iterator[int]:
    """Yield what cards come to with any groups that leave a single currency."""
    if len({card.currency for card in money}) <= 1:
        yield sum(card.worth for card in money)
    for printed in {card.worth for card in money}:
        group = [card for card in Card if card.worth == printed and card.currency]
        if money.holds(group):
            yield from (15 + value for value in _values(money.minus(group)))


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(hand=hands, bound=bounds)
def test_worth_is_what_trying_all_groups_finds(hand: list[Card], bound: Currency | None) -> None:
    """The cards alone say what they are worth."""
    for laid in parts(Cards(hand)):
        found = value_payment(laid)
        assert (found and found.value) == brute_worth(laid)
        fits = {card.currency for card in laid} <= {None, bound} or (found and found.currency in (None, bound))
        assert bound is None or (value_payment(laid, bound) is not None) is bool(fits)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(hand=hands, price=st.integers(0, 16))
def test_payments_are_all_of_which_no_part_is_enough(hand: list[Card], price: int) -> None:
    """Just those, each once; and no part is worth more than the most."""
    worths = {part: brute_worth(part) for part in parts(Cards(hand))}
    enough = [part for part, value in worths.items() if value is not None and value >= price]
    assert most(hand) == max(value or 0 for value in worths.values())
    least = {part for part in enough if not any(part != other and part.holds(other) for other in enough)}
    found = payments(Cards(hand), price)
    assert len(found) == len({*found})
    assert {*found} == least
    assert all((enough_within(part, price) is None) is (part in least) for part in enough)


@settings(max_examples=40, deadline=None)
@given(hand=hands, bound=bounds, need=st.integers(-3, 40))
def test_raises_are_all_that_can_be_laid(hand: list[Card], bound: Currency | None, need: int) -> None:
    """Counted, found by number and listed alike; each once, and no other."""
    raises = Bids(Cards(hand), bound, need)
    listed = [found for (found,) in raises]
    possible = [
        part for part in parts(Cards(hand)) if part and (found := value_payment(part, bound)) and found.value >= need
    ]
    assert {*listed} == {*possible}
    assert len(raises) == len(listed) == len({*listed})
    assert listed == [raises[number][0] for number in range(len(raises))]
    assert [found for (found,) in raises[1:4]] == listed[1:4]
    assert not raises or raises[-1] == (listed[-1],)
    with pytest.raises(IndexError):
        raises[len(raises)]


def test_cards_are_equal_in_any_order() -> None:
    """But equally often, and they keep their order for records."""
    assert hash(cards("f7 c2 c2")) == hash(cards("c2 f7 c2"))
    assert cards("f7 c2") != cards("f7 c2 c2")
    assert cards("c2 f7 c2").to_json() == ["cert2", "florin7", "cert2"]
    assert cards("f7 c2").minus(cards("c2 c2")) == cards("f7")
    assert not cards("f7 c2").holds(cards("c2 c2"))
