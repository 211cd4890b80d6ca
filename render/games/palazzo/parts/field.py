"""A player's field: a street with everything that the player has built, below or beside the banner."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.games.palazzo import Phase, points_of
from render.common.page import Light
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.banner import lay_plaque, lay_strip
from render.games.palazzo.parts.palazzo import PAVEMENT, SKY, lay_change, lay_palazzo, lay_worth
from render.games.palazzo.parts.street import left_of, planned

PLAQUE: Final = 232
"""The width of a banner at the left."""
WIDE, _COLUMN = 700, 440
"""Fields from this width on have their banner at the left, and those up to that one are high."""
_INSIDE: Final = 6
_WIDEST: Final = 176
_ABREAST: Final = {"wide": 4, "quarter": 3, "column": 2}
_HOUSES: Final = {"wide": 228, "quarter": 172, "column": 400}
"""The height of the far houses."""
_NOTHING: Final[Mapping[int, int]] = MappingProxyType({})
_SKIES: Final = {
    Light.MORNING: ("#e9f1f5", "#fdf0dc"),
    Light.NOON: ("#dcecf6", "#f8f3e6"),
    Light.EVENING: ("#f9dcc0", "#fbeed3"),
}


def _kind(box: Box) -> str:
    return "wide" if box.width >= WIDE else "column" if box.width <= _COLUMN else "quarter"


def lay_ground(page: Page, seat: int, box: Box) -> None:
    """Lay out the street of a field and the sky above it, which belong to the backdrop."""
    view, what = page.view, f"ground/{seat}"
    asked = view.asked == seat and view.phase not in (Phase.OVER, Phase.STOPPED)
    if asked or (view.final is not None and seat in view.final.winners):
        page.plate(f"{what}/rim", box.grown(7), theme.GOLD_DEEP, page.ground, 19)
        page.plate(f"{what}/glow", box.grown(5), theme.GLOW, theme.GOLD_DEEP, 18)
    above, below = _SKIES[page.light]
    page.plate(f"{what}/sheet", box, above, page.ground, 14, theme.EDGE, fill_to=below, shadow=5)
    kind = _kind(box)
    left = PLAQUE if kind == "wide" else 3
    inside = Box(box.x + left, box.y, box.width - left - 3, box.height - 3)
    base = inside.bottom - PAVEMENT
    high = min(_HOUSES[kind], base - box.y - 4)
    page.icon(f"{what}/houses", inside.x, base - high, inside.width, f"houses-{kind}", SKY, height=high, plate=True)
    stones = "pavement-wide" if kind == "wide" else "pavement"
    page.icon(f"{what}/pavement", inside.x, base, inside.width, stones, SKY, height=PAVEMENT, plate=True)


def lay_field(page: Page, seat: int, box: Box, strip: int, before: Mapping[int, int] = _NOTHING) -> None:
    """Lay out a player's banner, so high if it is above the street, and the palazzi.

    What palazzi were worth before is shown too, by their numbers, where that has changed.
    """
    if _kind(box) == "wide":
        lay_plaque(page, seat, box._replace(width=PLAQUE))
        room = Box(box.x + PLAQUE, box.y, box.width - PLAQUE, box.height)
    else:
        lay_strip(page, seat, box._replace(height=strip))
        room = Box(box.x, box.y + strip, box.width, box.height - strip)
    room = Box(room.x + _INSIDE, room.y + 4, room.width - 2 * _INSIDE, room.height - 7)
    what, palazzi = f"player/{seat}", page.view.players[seat].palazzi
    if not palazzi:
        at = room.x + room.width // 2, room.bottom - PAVEMENT // 2, page.say("picture-no-palazzo")
        page.label(f"{what}/none", *at, theme.BODY, theme.INK, SKY, anchor="m")
        return
    plan = planned(palazzi, room, _ABREAST[_kind(box)], _WIDEST)
    for number, terrace in enumerate(plan.terraces):
        at_terrace = terrace.x, terrace.y, terrace.width, "terrace", SKY
        page.icon(f"ground/{seat}/terrace/{number}", *at_terrace, height=terrace.height, plate=True)
    new = [tile for built, tile in page.news.built if built == seat]
    for place in plan.places:
        palazzo, middle, base, wide = place
        name = f"{what}/palazzo/{palazzo.number}"
        fresh = [tile for tile in palazzo.floors if tile in new]
        lay_palazzo(page, name, palazzo, left_of(place, plan.form), base, plan.form, fresh)
        points, before_it = points_of(palazzo.floors), (middle, base + PAVEMENT // 2 + 2, wide)
        was = before.get(palazzo.number, points.total)
        if was != points.total:
            lay_change(page, name, was, points.total, *before_it)
        else:
            lay_worth(page, name, points, *before_it)
