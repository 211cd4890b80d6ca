"""What a final scoring is made of: its items, their order, colours and names; with the expansion the cards' items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from render import theme


class Item(NamedTuple):
    """One of the items, by its name in the outcome's breakdown."""

    name: str
    colour: str
    title: str
    """The message that names it."""


BASE = (
    Item("track", theme.SEA, "picture-track"),
    Item("objects", theme.TERRACOTTA, "picture-item-objects"),
    Item("buildings", theme.OLIVE, "picture-item-buildings"),
    Item("coins", theme.GOLD, "picture-item-coins"),
)
BY_CARDS = (
    Item("track", theme.SEA, "picture-track"),
    Item("objects", theme.SEATS[0], "card-kind-object"),
    Item("buildings", theme.SOFT, "card-kind-building"),
    Item("extra", theme.OLIVE, "card-kind-extra"),
    Item("loose_objects", theme.TERRACOTTA, "picture-item-loose"),
    Item("coins", theme.GOLD, "picture-item-coins"),
)


def items(breakdown: Mapping[str, int]) -> tuple[Item, ...]:
    """Tell the items of a breakdown."""
    return BY_CARDS if "loose_objects" in breakdown else BASE
