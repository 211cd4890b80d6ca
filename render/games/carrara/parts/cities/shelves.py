"""Very many buildings of a player in a city: a shelf for each type, with a building and the costs of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import Building
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.estates import Group, grouped
from render.games.carrara.parts.cities.plots import sprite_of
from render.games.carrara.parts.cities.skyline import EDGE, PAPER, is_scored, lay_cost

_STONE, _STONE_LOW = "#f6ecd3", "#e2d2a8"
"""A shelf, from top to bottom."""
_LOWEST, _HIGHEST = 37, 76
"""The height of a shelf, at least and at most."""
_TAGS, _HIGH = (26, 20), 31
"""The width of the plates with costs, at most and at least, and their height."""
_FRAMED: Final = 2
"""How much wider plates are at least that are framed, as they have just been scored."""
_APART: Final = 1
"""Between two plates."""
_TYPE: Final = 33
"""The width of the building of a type before its costs."""
_INSIDE: Final = 3
"""Before a building, and between it and the costs."""


def lay_shelves(page: Page, seat: int, what: str, buildings: Sequence[Building], box: Box) -> None:
    """Lay out a shelf for each type with the costs of its buildings, or, where it is too low, their number."""
    groups = grouped(buildings)
    columns = 1 if len(groups) * _LOWEST <= box.height else 2
    lines = -(-len(groups) // columns)
    high, wide = min(_HIGHEST, box.height // lines), box.width // columns
    top = box.bottom - lines * high
    for number, group in enumerate(groups):
        column, line = divmod(number, lines)
        shelf = Box(box.x + column * wide, top + line * high, wide, high)
        _lay_shelf(page, seat, what, group, shelf)


def _lay_shelf(page: Page, seat: int, what: str, group: Group, shelf: Box) -> None:
    name = f"{what}/{group.type.key}"
    page.plate(f"ground/{name}/shelf", shelf, _STONE, PAPER, fill_to=_STONE_LOW)
    page.plate(f"ground/{name}/shelf/edge", shelf._replace(height=3), EDGE, _STONE)
    dearest = Building(group.type, group.costs[-1])
    scored = is_scored(page, seat, dearest)
    x, (most, least), count = shelf.x + _TYPE + _INSIDE, _TAGS, len(group.costs)
    width = min(most, (shelf.right - x) // count - _APART)
    said, each = str(count), width >= least + scored * _FRAMED and shelf.height > _HIGH
    room = _TYPE if each else shelf.width - ink(said, "narrow", theme.SMALL).advance - 2 * _INSIDE
    wide, tall = atlas().baked_size(sprite_of(dearest))
    scale = min(_TYPE / wide, room / wide, (shelf.height - 4) / tall)
    wide, tall = int(wide * scale), int(tall * scale)
    middle, left = shelf.y + shelf.height // 2 + 1, shelf.x + _INSIDE
    halo = theme.GLOW if scored else ""
    page.icon(name, left, middle - tall // 2, wide, sprite_of(dearest), _STONE, height=tall, halo=halo)
    if each:
        for number, cost in enumerate(group.costs):
            tag = Box(x + number * (width + _APART), middle - _HIGH // 2, width, _HIGH)
            lay_cost(page, what, Building(group.type, cost), tag, scored, over=0)
    else:
        at = left + wide + 1, middle, said, theme.SMALL, theme.INK, _STONE
        page.label(f"{name}/count", *at, face="narrow")
