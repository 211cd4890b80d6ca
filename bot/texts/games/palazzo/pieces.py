"""Texts for Palazzo's pieces: tiles, palazzi and money."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.palazzo import Card, Tile
from bot.texts import Texts


def say_tile(t: Texts, tile: Tile) -> str:
    """Name a tile by material, floor and windows."""
    return t.say(
        "tile",
        material=t.say(f"material-{tile.material}"),
        floor=tile.floor,
        windows=t.say("windows", count=tile.windows),
    )


def say_floor(t: Texts, tile: Tile) -> str:
    """Name a tile by material and floor."""
    return t.say("tile-floor", material=t.say(f"material-{tile.material}"), floor=tile.floor)


def say_tiles(t: Texts, tiles: Iterable[Tile]) -> str:
    """List tiles, equal ones once with their number."""
    return t.list([_several(t, say_tile(t, tile), count) for tile, count in Counter(tiles).items()])


def say_card(t: Texts, card: Card) -> str:
    """Name a card."""
    return _say_cards(t, card, 1)


def say_cards(t: Texts, cards: Iterable[Card]) -> str:
    """List cards in order, equal ones once with their number."""
    counts = Counter(sorted(cards, key=lambda card: card.number))
    return t.list([_say_cards(t, card, count) for card, count in counts.items()]) or t.say("no-cards")


def _say_cards(t: Texts, card: Card, count: int) -> str:
    """Name a card, or several equal ones."""
    if card.currency is None:
        return t.say("certificates", count=count)
    return _several(t, t.say(f"money-{card.currency}", worth=card.worth), count)


def say_palazzo(t: Texts, number: int) -> str:
    """Name a palazzo of a player."""
    return t.say("palazzo", number=number)


def say_points(t: Texts, points: int) -> str:
    """Return points, which may be negative."""
    said = t.say("points", count=abs(points))
    return t.say("below-zero", what=said) if points < 0 else said


def _several(t: Texts, name: str, count: int) -> str:
    return name if count == 1 else t.say("several", count=count, what=name)
