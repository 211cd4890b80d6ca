"""The items of a final scoring: order, colours and names; with the expansion, those of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.games.carrara.cards.card import CardKind
from render.engine import theme
from render.games.carrara.colours import KINDS


class Item(NamedTuple):
    """An item, named as in the outcome's breakdown."""

    name: str
    colour: str
    title: str
    """The key of the message that names it."""
    sprite: str = ""
    """The icon in the legend, instead of the colour of its bar."""


BASE = (
    Item("track", theme.SEA, "picture-track"),
    Item("objects", theme.TERRACOTTA, "picture-item-objects"),
    Item("buildings", theme.OLIVE, "picture-item-buildings"),
    Item("coins", theme.GOLD, "picture-item-coins"),
)
BY_CARDS = (
    Item("track", theme.SEA, "picture-track"),
    Item("objects", KINDS[CardKind.OBJECT], "card-kind-object", "kind-object"),
    Item("buildings", KINDS[CardKind.BUILDING], "card-kind-building", "kind-building"),
    Item("extra", KINDS[CardKind.EXTRA], "card-kind-extra", "kind-extra"),
    Item("loose_objects", theme.TERRACOTTA, "picture-item-loose"),
    Item("coins", theme.GOLD, "picture-item-coins"),
)


def items(breakdown: Mapping[str, int]) -> tuple[Item, ...]:
    """Return the items of a breakdown."""
    return BY_CARDS if "loose_objects" in breakdown else BASE
