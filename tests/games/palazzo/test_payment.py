"""Money: one currency and certificates, groups of three, irreducible payments and raises, all against brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.palazzo import Card, Cards, Currency, most, payments
from bot.games.palazzo.components import ALL_CARDS, CURRENCIES
from bot.games.palazzo.payment import Bids, Worth, enough_within, worth
from tests.games.palazzo.positions import cards

hands = st.lists(st.sampled_from(ALL_CARDS), max_size=8).filter(ALL_CARDS.holds)
bounds = st.sampled_from([None, *CURRENCIES])


def parts(hand: Cards) -> Iterator[Cards]:
    """Yield all that can be taken of a hand, each once."""
    counts = Counter(hand)
    for numbers in product(*(range(number + 1) for number in counts.values())):
        yield Cards(card for card, number in zip(counts, numbers, strict=True) for _ in range(number))


def brute_worth(laid: Cards) -> int | None:
    """Return what cards are worth by trying all ways to make groups; None if they cannot be laid."""
    found = []
    certificates = [card for card in laid if card.currency is None]
    others = [card for card in laid if card.currency is not None]
    found += [_grouped(others, 0)]
    value = max((each for each in found if each is not None), default=None)
    return None if value is None else value + 15 * (len(certificates) // 3) + 2 * (len(certificates) % 3)


def _grouped(laid: list[Card], groups: int) -> int | None:
    if len({card.currency for card in laid}) <= 1:
        return 15 * groups + sum(card.worth for card in laid)
    found = []
    for value in {card.worth for card in laid}:
        three = [next((c for c in laid if (c.currency, c.worth) == (each, value)), None) for each in CURRENCIES]
        if None not in three:
            rest = list(laid)
            for card in three:
                assert card is not None
                rest.remove(card)
            found.append(_grouped(rest, groups + 1))
    return max((each for each in found if each is not None), default=None)


@pytest.mark.parametrize(
    ("text", "value", "currency"),
    [
        ("", 0, None),
        ("f7", 7, Currency.FLORIN),
        ("f7 f7 f3", 17, Currency.FLORIN),
        ("d6 c2", 8, Currency.DUCAT),
        ("c2", 2, None),
        ("c2 c2", 4, None),
        ("c2 c2 c2", 15, None),
        ("c2 c2 c2 c2", 17, None),
        ("c2 c2 c2 c2 c2 c2", 30, None),
        ("f3 d3 s3", 15, None),
        ("f7 d7 s7", 15, None),
        ("f3 d3 s3 f7", 22, Currency.FLORIN),
        ("f3 d3 s3 f3", 18, Currency.FLORIN),
        ("f3 d3 s3 f3 d3 s3", 30, None),
        ("f3 d3 s3 f4 d4 s4 s5 c2 c2 c2 c2", 52, Currency.SCUDO),
    ],
)
def test_what_cards_are_worth(text: str, value: int, currency: Currency | None) -> None:
    """One currency and certificates; groups of all three currencies, or of certificates, are 15 and neutral."""
    assert worth(cards(text)) == Worth(value, currency)


@pytest.mark.parametrize("text", ["f7 d7", "f3 d4", "f7 d7 s6", "f3 d3 s3 f4 d4", "f3 f3 d3 d3 s3"])
def test_two_currencies_cannot_be_mixed(text: str) -> None:
    """Outside of groups all cards are of one currency; three equal cards of one currency are no group."""
    assert worth(cards(text)) is None
    assert worth(cards("f5 f5 f5")) == Worth(15, Currency.FLORIN)
    assert worth(cards("f3 f3 f3")) == Worth(9, Currency.FLORIN)


def test_what_lies_there_binds() -> None:
    """To a bid in one currency only that is added, and groups and certificates."""
    assert worth(cards("f4"), Currency.FLORIN) == Worth(4, Currency.FLORIN)
    assert worth(cards("d4"), Currency.FLORIN) is None
    assert worth(cards("f4 d4 s4 c2"), Currency.FLORIN) == Worth(17, Currency.FLORIN)
    assert worth(cards("f4 d4 s4 s6"), Currency.FLORIN) is None


def test_two_groups_of_threes_pay_more_than_good_mixed_cards() -> None:
    """What a hand can pay at most at one time."""
    assert most(cards("f3 d3 s3 f3 d3 s3")) == 30
    assert most(cards("f7 f6 d7 d6 s7 s5")) == 15 + 6
    assert most(cards()) == 0
    assert most(ALL_CARDS) == 15 * 15 + 15 * 3 + 2


def test_payments_of_examples() -> None:
    """One 7 pays 7, so three of them do not; three certificates pay 5, but not 4; nothing pays nothing."""
    sevens = cards("f7 d7 s7 c2 c2 c2")
    assert {*payments(sevens, 7)} == {cards("f7"), cards("d7"), cards("s7"), cards("c2 c2 c2")}
    assert {*payments(sevens, 4)} == {cards("f7"), cards("d7"), cards("s7"), cards("c2 c2")}
    assert {*payments(cards("c2 c2 c2"), 5)} == {cards("c2 c2 c2")}
    assert [*payments(sevens, 0)] == [cards()]
    assert {*payments(cards("f7 f7 f6"), 12)} == {cards("f7 f7"), cards("f7 f6")}
    assert [*payments(cards("f7 f7"), 15)] == []


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(hand=hands, bound=bounds)
def test_worth_is_what_trying_all_groups_finds(hand: list[Card], bound: Currency | None) -> None:
    """The cards alone say what they are worth."""
    for laid in parts(Cards(hand)):
        found = worth(laid)
        assert (None if found is None else found.value) == brute_worth(laid)
        if bound is not None:
            left = {card.currency for card in laid} - {None, bound}
            assert worth(laid, bound) is None or (found is not None and found.currency in (None, bound))
            assert left or worth(laid, bound) is not None


@settings(max_examples=150, deadline=None)
@given(hand=hands)
def test_most_is_the_best_of_all_parts(hand: list[Card]) -> None:
    """No part of a hand is worth more."""
    assert most(hand) == max(brute_worth(part) or 0 for part in parts(Cards(hand)))


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(hand=hands, price=st.integers(0, 16))
def test_payments_are_all_of_which_no_part_is_enough(hand: list[Card], price: int) -> None:
    """Just those; each once."""
    enough = [
        part for part in parts(Cards(hand)) if (brute_worth(part) or 0) >= price and brute_worth(part) is not None
    ]
    least = {part for part in enough if not any(part != other and part.holds(other) for other in enough)}
    found = payments(Cards(hand), price)
    assert len(found) == len({*found})
    assert {*found} == least
    assert all((enough_within(part, price) is None) is (part in least) for part in enough)


@settings(max_examples=150, deadline=None)
@given(hand=hands, bound=bounds, need=st.integers(-3, 40))
def test_raises_are_all_that_can_be_laid(hand: list[Card], bound: Currency | None, need: int) -> None:
    """Counted, found by number and listed alike; each once, and no other."""
    raises = Bids(Cards(hand), bound, need)
    listed = [found for (found,) in raises]
    possible = [part for part in parts(Cards(hand)) if part and (found := worth(part, bound)) and found.value >= need]
    assert {*listed} == {*possible}
    assert len(raises) == len(listed) == len({*listed})
    assert listed == [raises[number][0] for number in range(len(raises))]
    assert [found for (found,) in raises[1:4]] == listed[1:4]
    assert not raises or raises[-1] == (listed[-1],)
    with pytest.raises(IndexError):
        raises[len(raises)]


def test_raises_of_a_large_hand_are_not_listed() -> None:
    """All money there is allows millions of raises: one of them is found at once."""
    raises = Bids(ALL_CARDS, None, 1)
    assert len(raises) > 3_000_000
    first, last = raises[0][0], raises[-1][0]
    assert worth(first) is not None
    assert worth(last) is not None
    middle = worth(raises[len(raises) // 2][0])
    assert middle is not None
    assert middle.value > 0


def test_cards_are_equal_in_any_order() -> None:
    """But equally often, and they keep their order for records."""
    assert cards("f7 c2 c2") == cards("c2 f7 c2")
    assert hash(cards("f7 c2 c2")) == hash(cards("c2 f7 c2"))
    assert cards("f7 c2") != cards("f7 c2 c2")
    assert cards("c2 f7 c2").to_json() == ["cert2", "florin7", "cert2"]
    assert cards("f7") != (Card.FLORIN7,)
    assert cards("f7 c2").minus(cards("c2 c2")) == cards("f7")
    assert not cards("f7 c2").holds(cards("c2 c2"))
