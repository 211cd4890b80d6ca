"""A player's field: a street with everything that the player has built, below or beside the banner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.palazzo import Palazzo, Phase, Tile, points_of
from bot.games.palazzo.preview import Before
from render.common.page import Light
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.banner import lay_plaque, lay_strip
from render.games.palazzo.parts.beside import moved_apart
from render.games.palazzo.parts.palazzo import PAVEMENT, SKY, Form, lay_lost, lay_palazzo
from render.games.palazzo.parts.sky import lay_corner, lay_sky
from render.games.palazzo.parts.street import Place, Plan, in_one_scale, left_of, planned
from render.games.palazzo.parts.worth import change_width, lay_change, lay_worth, worth_width

PLAQUE: Final = 232
"""The width of a banner at the left."""
WIDE, _COLUMN = 700, 440
"""Fields from this width on have their banner at the left, and those up to that one are high."""
_INSIDE: Final = 6
_WIDEST: Final = 200
_ABREAST: Final = {"wide": 3, "quarter": 3, "column": 2}
_HOUSES: Final = {"wide": 228, "quarter": 172, "column": 400}
"""The height of the far houses."""
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


def room_of(box: Box, strip: int) -> Box:
    """Return where in a field palazzi stand, beside a plaque or below a banner that is so high."""
    if _kind(box) == "wide":
        room = Box(box.x + PLAQUE, box.y, box.width - PLAQUE, box.height)
    else:
        room = Box(box.x, box.y + strip, box.width, box.height - strip)
    return Box(room.x + _INSIDE, room.y + 4, room.width - 2 * _INSIDE, room.height - 7)


def scale_of(page: Page, fields: Mapping[int, Box], strip: int) -> Form | None:
    """Return the size of floors that all seats' palazzi can have, if there are any."""
    built = ((page.view.players[seat].palazzi, box) for seat, box in fields.items())
    plans = [_planned(palazzi, box, room_of(box, strip), None) for palazzi, box in built if palazzi]
    return in_one_scale([plan.form for plan in plans])


def _planned(palazzi: tuple[Palazzo, ...], box: Box, room: Box, most: Form | None) -> Plan:
    kind = _kind(box)
    return planned(palazzi, room, _ABREAST[kind], _WIDEST, most, centred=kind == "wide")


def lay_field(
    page: Page,
    seat: int,
    box: Box,
    strip: int,
    before: Before | None = None,
    most: Form | None = None,
    *,
    summed: bool = True,
) -> None:
    """Lay out a player's banner, so high if it is above the street, and the palazzi, with no larger floors than these.

    What was different before is shown too, where that is known, and how points arise if wanted and if there is room.
    """
    free: Box | None = None
    if _kind(box) == "wide":
        free = lay_plaque(page, seat, box._replace(width=PLAQUE), None if before is None else before.total)
    else:
        lay_strip(page, seat, box._replace(height=strip))
    room = room_of(box, strip)
    what, palazzi = f"player/{seat}", page.view.players[seat].palazzi
    if before is None:
        # below a banner, where it stands out from the sky
        down = 0 if _kind(box) == "wide" else strip + 8
        lay_corner(page, seat, box._replace(y=box.y + down, height=box.height - down))
    if not palazzi:
        if before is None:
            lay_sky(page, seat, None, room, _ABREAST[_kind(box)], free)
        at = room.x + room.width // 2, room.bottom - PAVEMENT // 2, page.say("picture-no-palazzo")
        page.label(f"{what}/none", *at, theme.BODY, theme.INK, SKY, anchor="m")
        return
    plan = _planned(palazzi, box, room, most)
    _lay_terraces(page, seat, plan, room)
    new = [tile for built, tile in page.news.built if built == seat]
    sums = _middles(plan, room, before) if summed else None
    for place in plan.places:
        palazzo, middle, base, wide = place
        name = f"{what}/palazzo/{palazzo.number}"
        fresh = [tile for tile in palazzo.floors if tile in new]
        lay_palazzo(page, name, palazzo, left_of(place, plan.form), base, plan.form, fresh)
        points, y = points_of(palazzo.floors), base + PAVEMENT // 2 + 2
        middle = middle if sums is None else sums[palazzo.number]
        for tile in _lost(page, seat, palazzo) if before is None else before.lost(palazzo):
            lay_lost(page, name, palazzo, tile, left_of(place, plan.form), base, plan.form)
        was = points.total if before is None else before.worth(palazzo)
        if was != points.total:
            lay_change(page, name, was, points.total, middle, y, wide)
        else:
            lay_worth(page, name, points, middle, y, summed=sums is not None)
    if before is None:
        lay_sky(page, seat, plan, room, _ABREAST[_kind(box)], free)


def _lay_terraces(page: Page, seat: int, plan: Plan, room: Box) -> None:
    """Lay out the pavements of upper streets, with walls down to the lowest one."""
    for number, terrace in enumerate(plan.terraces):
        wall = terrace.x, terrace.bottom, terrace.width, "rampart", SKY
        high = room.bottom - PAVEMENT - terrace.bottom
        page.icon(f"ground/{seat}/rampart/{number}", *wall, height=high, plate=True)
        at = terrace.x, terrace.y, terrace.width, "terrace", SKY
        page.icon(f"ground/{seat}/terrace/{number}", *at, height=terrace.height, plate=True)


def _lost(page: Page, seat: int, palazzo: Palazzo) -> list[Tile]:
    """List the floors that a palazzo has just lost."""
    return [tile for by, number, tile in page.news.lost if (by, number) == (seat, palazzo.number)]


def are_summed(page: Page, seat: int, box: Box, strip: int, most: Form | None) -> bool:
    """Return whether there is room to say how the points of all palazzi in a field arise."""
    palazzi, room = page.view.players[seat].palazzi, room_of(box, strip)
    return not palazzi or _middles(_planned(palazzi, box, room, most), room, None) is not None


def _middles(plan: Plan, room: Box, before: Before | None) -> dict[int, int] | None:
    """Return by palazzo where what it is worth is as a sum, or None if there is not enough room on a street."""
    found = dict[int, int]()
    for base in {place.base for place in plan.places}:
        street = sorted((place for place in plan.places if place.base == base), key=lambda place: place.middle)
        widths = tuple(_worth_width(place, before) for place in street)
        at = moved_apart(tuple(place.middle for place in street), widths, room.x, room.right)
        if at is None:
            return None
        found.update((place.palazzo.number, middle) for place, middle in zip(street, at, strict=True))
    return found


def _worth_width(place: Place, before: Before | None) -> int:
    points = points_of(place.palazzo.floors)
    if before is not None and before.worth(place.palazzo) != points.total:
        return change_width(before.worth(place.palazzo), place.room)
    return worth_width(points)
