"""The parts of a final score: order, icons and names; with the expansion, those of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

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
    Item("objects", "kind-object", "card-kind-object", "picture-card-object"),
    Item("buildings", "kind-building", "card-kind-building", "picture-card-building"),
    Item("extra", "kind-extra", "card-kind-extra", "picture-card-extra"),
    Item("loose_objects", "objects", "picture-item-others", "picture-item-others-short"),
    Item("coins", "coin", "picture-item-coins"),
)


def items(breakdown: Mapping[str, int]) -> tuple[Item, ...]:
    """Return the parts of a breakdown."""
    return BY_CARDS if "loose_objects" in breakdown else BASE


def parts(page: CarraraPage, breakdown: Mapping[str, int]) -> list[ScorePart]:
    """Return the parts of a score for the podium."""
    return [
        ScorePart(page.say(item.title), breakdown[item.name], item.sprite, page.say(item.short) if item.short else "")
        for item in items(breakdown)
    ]
