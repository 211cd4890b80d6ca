"""Few buildings of a scoring on a shelf that bears the sum, before the city or the mountains."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import VALUES, City, Colour
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.light import light_of
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.cities.town import lay_tag
from render.games.carrara.parts.market.buildings import building_sprite
from render.games.carrara.parts.private.prospect import lay_prospect
from render.games.carrara.parts.scoring.terms import Term, term_name

SHELF = 62
"""The height of the shelf."""
LARGE_TAG = 46, 48
"""The size of a plate with a cost."""
_BETWEEN, _LARGEST = 2, 2
"""The space between buildings, and their largest scale."""
_EQUALS, _TIMES = 76, 204
"""The room beside the shelf's buildings for an equals sign, and for the value of a city too."""
_EQUALS_AT: Final = 40
"""How far the middle of the equals sign is from the shelf's right end."""
_SIGNS: Final = 55
"""The size of the signs between the costs."""
_EMBLEM = 100
"""The size of the scored city's pennant."""
_AIR, _MIST = "#bfdcf0", "#f8efdc"
_WALNUT, _GOLD = "#573216", "#fbe3a4"


def lay_stage(page: Page, subject: Scored, box: Box) -> str:
    """Lay out the city behind the buildings of a shelf or, for all cities, the mountains, and return its colour."""
    if isinstance(subject, City):
        return lay_prospect(page, "bill/city", subject, box)
    page.plate("ground/bill/sky", box, _AIR, theme.MARBLE, 12, fill_to=_MIST)
    sprite = f"landscape-{light_of(page.view)}"
    page.icon("ground/bill/view", *box[:3], sprite, _MIST, height=box.height, plate=True)
    return _MIST


def lay_shelf(page: Page, subject: Scored, term: Term, room: Box, on: str) -> None:
    """Lay out all buildings on a shelf that bears the sum: the costs, times the value, equals what is beside it."""
    sizes = [atlas().baked_size(building_sprite(each)) for each in term.buildings]
    across = room.width - (_EQUALS if term.city is None else _TIMES)
    foot, free = room.bottom - SHELF, across - len(sizes) * _BETWEEN
    high = (foot - room.y - 16) / max(tall for _, tall in sizes)
    scale = min(free / sum(wide for wide, _ in sizes), high, _LARGEST)
    page.icon("bill/shelf", room.x - 6, foot, room.width + 6, "plank", on, height=SHELF, plate=True)
    middle = foot + SHELF // 2 - 3
    x = room.x + (across - round(sum(wide * scale + _BETWEEN for wide, _ in sizes))) // 2 + 6
    for place, (building, (wide, tall)) in enumerate(zip(term.buildings, sizes, strict=True)):
        width, height = round(wide * scale), round(tall * scale)
        centre, what = x + (width + _BETWEEN) // 2, f"{term_name(subject, building, term)}/{building.cost}"
        x += width + _BETWEEN
        sprite = f"{building_sprite(building)}-large"
        page.icon(f"mark/{what}", centre - width // 2, foot - height, width, sprite, on, height=height)
        tag = Box(centre - LARGE_TAG[0] // 2, middle - LARGE_TAG[1] // 2, *LARGE_TAG)
        lay_tag(page, what, building, tag, theme.LARGE, _WALNUT)
        for sign, said, at in term.signs(place, tag, x, tag.right + 14):
            page.label(f"{what}/{sign}", at, middle, said, _SIGNS, _GOLD, _WALNUT, face="bold", anchor="m")
    equals = room.right - _EQUALS_AT
    page.label("bill/equals", equals, middle, "=", _SIGNS, _GOLD, _WALNUT, face="bold", anchor="m")
    if term.city is not None:
        times = page.say("picture-times", count=VALUES[term.city])
        # the city that the value is of stands above it
        side, centre = _EMBLEM, equals - _EQUALS_AT - _EMBLEM // 2
        page.icon("bill/scored", centre - side // 2, foot - side, side, f"town-{Colour(term.city).key}", on)
        page.label("bill/value", centre, middle, times, _SIGNS, _GOLD, _WALNUT, face="bold", anchor="m")
