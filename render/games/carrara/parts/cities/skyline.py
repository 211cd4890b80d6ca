"""A player's buildings in a city: each with its cost, or, of very many, one of each type with the number of all."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carrara.components import Building, Category
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.emblems import MOST, TAG, Place, arranged, high
from render.games.carrara.parts.cities.plots import sprite_of

HEM: Final = 6
"""The height of the strip of a city's cloth above what is built there."""
PAPER: Final = "#fffdf8"
PAPER_LOW: Final = "#f6efdf"
"""The sky above a player's cities, and down at the ground."""
_EMBLEM, _SUM = 30, 34
"""The sizes of the emblem beside a number, and of the line with it."""
_GAP = 4
"""Between two lines of types."""
_NARROW_TAG = 26
"""Plates narrower than this have small digits."""
TAGS: Final = {
    Category.CITY: (theme.TERRACOTTA, theme.WHITE, theme.TERRACOTTA_DEEP),
    Category.LAND: ("#afca6c", theme.INK, "#465f1d"),
}
"""By category: the colour of the plate with a cost, of its digits and of its rim."""
_RADIUS = {Category.CITY: 6, Category.LAND: 24}
_LEDGE: Final = 6
"""The height of a ledge, and how far it reaches beyond its buildings."""
_STONE, _STONE_LOW = "#d3bd93", "#a98d5e"
"""A ledge's colours at its top and its foot."""
_FRAME: Final = 3
"""The width of the frame of a cost that has just been scored."""


def lay_skyline(page: Page, seat: int, what: str, buildings: Sequence[Building], box: Box) -> None:
    """Lay out what a seat has in a city.

    Buildings just scored by their type or category glow, and the plates with their costs are framed.
    """
    scored = {each for each in buildings if _is_scored(page, seat, each)}
    if len(buildings) > MOST:
        _lay_types(page, what, buildings, scored, box)
        return
    if not buildings:
        return
    new = page.newest.built | scored
    places = arranged(tuple(buildings), box)
    if places is None:
        _lay_types(page, what, buildings, scored, box)
        return
    _lay_ledges(page, what, places, box)
    for place in places:
        _lay_emblem(page, what, place, place.building in new)
    for place in places:
        _lay_cost(page, what, place.building, place.tag, place.building in scored)


def _lay_ledges(page: Page, what: str, places: Sequence[Place], box: Box) -> None:
    """Lay out a ledge of stone below each line of buildings but the lowest, which is on the quay."""
    lowest = max(place.emblem.bottom for place in places)
    for foot in sorted({place.emblem.bottom for place in places} - {lowest}):
        line = [place for place in places if place.emblem.bottom == foot]
        left = max(box.x, min(place.tag.x for place in line) - _LEDGE)
        right = min(box.right, max(place.emblem.right for place in line) + _LEDGE)
        ledge = Box(left, foot - 2, right - left, _LEDGE)
        page.plate(f"ground/{what}/ledge/{foot}", ledge, _STONE, PAPER, 2, fill_to=_STONE_LOW)


def _is_scored(page: Page, seat: int, building: Building) -> bool:
    """Return whether the latest turn scored a building of a seat by its type or category."""
    newest = page.newest
    return (seat, building.type) in newest.types or (seat, building.category) in newest.categories


def _lay_emblem(page: Page, what: str, place: Place, new: bool) -> None:
    name = f"behind/{what}/{place.building}"
    sprite = sprite_of(place.building) if place.painted else f"type-{place.building.type.key}"
    box, halo = place.emblem, theme.GLOW if new else ""
    page.icon(name, *box[:3], sprite, PAPER, height=box.height, halo=halo)


def _lay_cost(page: Page, what: str, building: Building, tag: Box, scored: bool) -> None:
    """Add the plate with a building's cost, in a crimson frame if the building has just been scored."""
    if scored:
        radius = _RADIUS[building.category]
        page.plate(f"mark/{what}/{building}", tag, theme.NEW, PAPER, radius)
        page.plate(f"{what}/{building}/line", tag.grown(-_FRAME), theme.GLOW, theme.NEW, radius - _FRAME)
        lay_tag(page, f"{what}/{building}", building, tag.grown(-_FRAME - 1), _digits(tag), theme.GLOW, rim=False)
    else:
        lay_tag(page, f"{what}/{building}", building, tag, _digits(tag), PAPER)


def _digits(tag: Box) -> int:
    """Return the size of the digits on a plate."""
    if tag.height <= TAG or tag.width < _NARROW_TAG:
        return theme.SMALL
    if tag.height >= theme.TITLE:
        return theme.TITLE - 4
    return theme.LARGE - 3 if tag.height > theme.LARGE - 3 else theme.BODY + 1


def lay_tag(page: Page, what: str, building: Building, box: Box, size: int, on: str, *, rim: bool = True) -> None:
    """Add the plate with a building's cost: square for a city building, round for a land building."""
    category = building.category
    radius, (ground, colour, edge) = _RADIUS[category], TAGS[category]
    if rim:
        radius = min(radius, box.height // 2)
        page.plate(f"{what}/plate", box, edge, on, radius)
        page.plate(f"{what}/plate/inside", box.grown(-2), ground, edge, radius - 2)
    else:
        page.plate(f"{what}/plate", box, ground, on, radius - 2)
    x, middle, cost = box.x + box.width // 2, box.y + box.height // 2, str(building.cost)
    page.label(f"{what}/cost", x, middle, cost, size, colour, ground, face="bold", anchor="m")


def _lay_types(page: Page, what: str, buildings: Sequence[Building], scored: Collection[Building], box: Box) -> None:
    """Lay out the emblem of each type, and below them how many there are in all and, if there is room, their costs."""
    types = sorted({each.type for each in buildings})
    foot = 2 * _SUM if high(box) else _SUM
    room = box.height - foot
    lines = max((1, 2), key=lambda each: min(box.width // -(-len(types) // each), room // each - _GAP))
    columns = -(-len(types) // lines)
    pitch = box.width // columns
    side = min(pitch, room // lines - _GAP)
    tall = side + _GAP
    for number, each in enumerate(types):
        line, column = divmod(number, columns)
        x, y = box.x + column * pitch + (pitch - side) // 2, box.bottom - foot - (lines - line) * tall
        halo = theme.GLOW if any(building.type is each for building in scored) else ""
        page.icon(f"{what}/{each.key}", x, y, side, f"type-{each.key}", PAPER, halo=halo)
    middle, total = box.bottom - foot + _SUM // 2, sum(each.cost for each in buildings)
    _lay_sum(page, f"{what}/count", "house", len(buildings), box, middle)
    if foot > _SUM:
        _lay_sum(page, f"{what}/sum", "built", total, box, middle + _SUM - 1)


def _lay_sum(page: Page, what: str, sprite: str, number: int, box: Box, middle: int) -> None:
    """Lay out an icon and a number in the middle of a box's width."""
    said = str(number)
    x = box.x + (box.width - ink(said, "bold", theme.BODY).advance - _EMBLEM - 6) // 2
    page.icon(f"{what}/{sprite}", x, middle - _EMBLEM // 2, _EMBLEM, sprite, PAPER)
    page.label(what, x + _EMBLEM + 6, middle, said, theme.BODY, theme.INK, PAPER, face="bold")
