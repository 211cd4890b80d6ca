"""With any combination of cards, a game ends and its record verifies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import combinations, product
from math import prod

import pytest

from bot.cli.selfplay import choices_of, play_out
from bot.cli.verify import verify
from bot.games import carrara
from bot.games.carrara.cards.card import CardKind, Cards, Source
from bot.games.carrara.cards.deck import DECK
from bot.model.budgets import Simulations


@cache
def every() -> tuple[Cards, ...]:
    """List every combination that can be drawn, from all cards and from the documented ones only."""
    return (*_drawable(None), *_drawable(Source.DOCUMENTED))


def _drawable(only: Source | None) -> Iterator[Cards]:
    top, kind, building, extra = (DECK.of(kind, only) for kind in CardKind)
    for drawn in product(top, kind, building, extra or (None,)):
        yield Cards(*drawn)


@cache
def few(size: int) -> tuple[Cards, ...]:
    """List combinations that cover every possible group of `size` cards: of 1 every card, of 2 all pairs."""
    groups = {laid: set(combinations((card.id for card in laid.all()), size)) for laid in every()}
    missing = {group for found in groups.values() for group in found}
    found = []
    while missing:
        best = max(groups, key=lambda laid: len(missing & groups[laid]))
        missing -= groups[best]
        found.append(best)
    return tuple(found)


def named(laid: Cards) -> str:
    """Return the name of a combination for a test's id."""
    return "-".join(card.id for card in laid.all())


def check(laid: Cards, player: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computer players play with these cards; the record names them, and replaying it gives the same result."""
    options = {"expansion": True}
    if all(card.source is Source.DOCUMENTED for card in laid.all()):
        options["documented_only"] = True
    with monkeypatch.context() as patched:
        patched.setattr(DECK, "draw", lambda chance, only=None: laid)
        record = play_out(
            carrara.GAME, (player,) * seats, choices_of(carrara.GAME), named(laid), Simulations(1), options
        )
    assert record["setup"]["cards"] == {
        kind: None if card is None else card.id for kind, card in laid._asdict().items()
    }
    assert len(record["result"]["scores"]) == seats
    assert [*verify(BytesIO(json.dumps(record).encode()))] == [None]


def seats_for(number: int) -> int:
    """Return a number of seats, taking turns between all of them."""
    return carrara.SEATS[number % len(carrara.SEATS)]


def test_every_two_cards_meet() -> None:
    """A few combinations suffice; `every` has all of all cards, and of the documented ones without Extra cards."""
    pairs = {pair for laid in every() for pair in combinations(sorted(card.id for card in laid.all()), 2)}
    met = {pair for laid in few(2) for pair in combinations(sorted(card.id for card in laid.all()), 2)}

    assert met == pairs
    every_kind = prod(len(DECK.of(kind)) for kind in CardKind)
    documented = prod(len(DECK.of(kind, Source.DOCUMENTED)) for kind in CardKind if kind is not CardKind.EXTRA)
    assert len(every()) == len({*every()}) == every_kind + documented
    assert len(few(2)) < len(every()) // 10


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(few(2))), ids=lambda number: named(few(2)[number]))
def test_a_game_with_every_two_cards(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play tries all kinds of actions."""
    check(few(2)[number], "random", seats_for(number), monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(few(1))), ids=lambda number: named(few(1)[number]))
def test_a_game_with_every_card(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Novices pursue what the cards require and score."""
    check(few(1)[number], "novice", seats_for(number), monkeypatch)
