"""The parts of a final score: order, icons and names; with the expansion, those of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.texts.games.carrara.cards import card_word
from render.common.podium.page import ScorePart
from render.games.carrara.page import CarraraPage


class Item(NamedTuple):
    """A part, named as in the outcome's breakdown; shapes tell the icons apart, whatever colours someone sees."""

    name: str
    sprite: str
    title: str
    """The key of the message that names it."""
    short: str = ""
    """The key of the message that names it where there is little room."""


BASE: Final = (
    Item("track", "seal-scored", "picture-track"),
    Item("objects", "objects", "picture-item-objects"),
    Item("buildings", "built", "picture-item-buildings"),
    Item("coins", "coin", "picture-item-coins"),
)
BY_CARDS: Final = (
    Item("track", "seal-scored", "picture-track"),
    Item("objects", "kind-object", "card-kind-object"),
    Item("buildings", "kind-building", "card-kind-building"),
    Item("extra", "kind-extra", "card-kind-extra"),
    Item("loose_objects", "objects", "picture-item-others", "picture-item-others-short"),
    Item("coins", "coin", "picture-item-coins"),
)


def items(breakdown: Mapping[str, int]) -> tuple[Item, ...]:
    """Return the parts of a breakdown."""
    return BY_CARDS if "loose_objects" in breakdown else BASE


def parts(page: CarraraPage, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return the parts of a score for the podium, those of cards by what each counts, as in hands."""
    cards = page.view.cards.all() if page.view.cards is not None else ()
    words = {f"kind-{card.kind}": card_word(page.say, card) for card in cards}
    return [
        ScorePart(
            words.get(item.sprite) or page.say(item.title),
            breakdown[item.name],
            item.sprite,
            page.say(item.short) if item.short else "",
        )
        for item in items(breakdown)
    ]
