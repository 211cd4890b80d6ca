"""Texts for Palazzo's pieces: tiles, palazzi and money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bot.games.palazzo.components import Card, Cards, Tile
from bot.games.palazzo.payment import most
from bot.games.palazzo.prospects import has_bid, most_with_bid
from bot.games.palazzo.view import PalazzoSeatView
from bot.texts import Fact, Texts
from bot.texts.contract import facts_of


def say_tile(t: Texts, tile: Tile) -> str:
    """Name a tile by material, floor and windows."""
    return t.say(
        "tile",
        material=t.say(f"material-{tile.material}"),
        floor=tile.floor,
        windows=t.say("windows", count=tile.windows),
    )


def say_floor(t: Texts, tile: Tile) -> str:
    return t.say("tile-floor", material=t.say(f"material-{tile.material}"), floor=tile.floor)


def say_tiles(t: Texts, tiles: Iterable[Tile]) -> str:
    """List tiles, equal ones once with their number."""
    return t.list([_count_pieces(t, say_tile(t, tile), count) for tile, count in Counter(tiles).items()])


def say_cards(t: Texts, cards: Iterable[Card]) -> str:
    """List cards in order, equal ones once with their number."""
    counts = Counter(sorted(cards, key=lambda card: card.number))
    told = [
        t.say("certificates", count=count)
        if card.currency is None
        else _count_pieces(t, t.say(f"money-{card.currency}", worth=card.worth), count)
        for card, count in counts.items()
    ]
    return t.list(told) or t.say("no-cards")


def say_hand(t: Texts, hand: Cards) -> str:
    """Describe the money of a hand in a line, with what it can pay at most at one time."""
    return t.say("hand-line", cards=say_cards(t, hand), most=most(hand)) if hand else t.say("no-money")


def say_own_hand(t: Texts, view: PalazzoSeatView) -> str:
    """Describe a seat's money in a line, with what it can pay at most, or bid together with what it has laid."""
    if not (view.hand and has_bid(view)):
        return say_hand(t, view.hand)
    return t.say("hand-line-bid", cards=say_cards(t, view.hand), most=most_with_bid(view))


def say_facts(t: Texts, value: Any) -> dict[str, Fact]:
    """Return the fields of an action or event in words, as facts of its message."""
    return facts_of(value, lambda name, fact: say_fact(t, name, fact))


def say_fact(t: Texts, name: str, fact: Any) -> Fact:
    """Return a field of an action or event, or a fact of a refusal, in words, as its name says what it is."""
    match name:
        case "cards":
            return say_cards(t, fact)
        case "card":
            return say_cards(t, (fact,))
        case "tile":
            return say_tile(t, fact)
        case "tiles":
            return say_tiles(t, fact)
        case "palazzo" | "single":
            return say_palazzo(t, fact)
        case "currency":
            return t.say(f"currency-{fact}")
    found: Fact = fact
    return found


def say_palazzo(t: Texts, number: int) -> str:
    return t.say("palazzo", number=number)


def say_points(t: Texts, points: int) -> str:
    """Return points, which may be negative."""
    said = t.say("points", count=abs(points))
    return t.say("below-zero", what=said) if points < 0 else said


def _count_pieces(t: Texts, name: str, count: int) -> str:
    return name if count == 1 else t.say("several", count=count, what=name)
