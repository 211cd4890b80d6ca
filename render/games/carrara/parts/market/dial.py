"""The wheel itself: six segments of stone in a rim of brass, the bag in its hub, and what marks a segment."""

from __future__ import annotations

import math
from typing import Final

from bot.games.carrara.components import SEGMENTS
from render.engine import theme
from render.engine.scene import Box, Role
from render.games.carrara.changes import changes, group_by_turn
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.arrival import lay_new, tag_width
from render.games.carrara.parts.market.packing import angle

_HUB: Final = 92
_TURN: Final = 68
"""The side of the sign whether the wheel is turned, and its distance from the middle."""
WHEEL: Final = Box(20, 88, 606, 606)
_SCALE: Final = WHEEL.width / 576
MIDDLE: Final = WHEEL.middle
OUTER: Final = round(258 * _SCALE)
INNER: Final = round(_HUB / 2 * _SCALE)
NUMERALS_AT: Final = round(263 * _SCALE)
"""The radii of the stone and of the hub, and the distance of the numbers."""
NUMERAL: Final = 26
"""The radius of a number's disc."""

RIM: Final = "#c99a45"
STONE: Final = "#755438"
"""About the walnut of the channels in which blocks lie."""
IVORY: Final = "#fcf4e4"
PORPHYRY: Final = "#7a261d"
_BAG: Final = 72
_BUYER, _BUYER_AT = 46, 286
"""The side of a badge on the rim, beside a segment's number, and how far from the centre it is."""


def polar(radius: float, segment: int, further: float = 0) -> tuple[int, int]:
    """Return the point at a distance from the middle, in the middle of a segment, 0 to 5, or turned further."""
    turn = angle(segment) + further
    return round(MIDDLE[0] + radius * math.cos(turn)), round(MIDDLE[1] + radius * math.sin(turn))


def lay_stone(page: CarraraPage) -> None:
    """Lay out the empty wheel with its numbers, and the bag in its hub."""
    page.icon("wheel", WHEEL.x, WHEEL.y, WHEEL.width, "wheel", page.ground, plate=True)
    for segment in range(SEGMENTS):
        x, y = polar(NUMERALS_AT, segment)
        said = page.say("segment", segment=segment + 1)
        page.label(f"wheel/{segment + 1}", x, y, said, 32, theme.INK, IVORY, face="black", anchor="m")
    side = round(_HUB * _SCALE)
    hub = page.icon("hub", MIDDLE[0] - side // 2, MIDDLE[1] - side // 2, side, "wheel-hub", STONE, plate=True)
    page.icon("hub/bag", MIDDLE[0] - _BAG // 2, hub.y + (side - _BAG) // 2 - 4, _BAG, "bag", PORPHYRY, plate=True)


def lay_changed_segments(page: CarraraPage) -> None:
    """Frame the segments from which blocks were bought, say who did so earlier, and mark those with blocks drawn."""
    done = group_by_turn(page.events)
    newest = changes(page.view, done[-1][1]) if done else page.changes
    for segment, (drawn, taken) in enumerate(zip(page.changes.drawn, page.changes.taken, strict=True)):
        if any(taken):
            by = page.changes.taken_by[segment]
            lay_marked(page, "mark/wheel", "segment-news", segment)
            if by is not None and not any(newest.taken[segment]):
                x, y = polar(_BUYER_AT, segment, math.radians(-16 if segment == 2 else 10.5))
                page.badge(f"wheel/{segment + 1}/by", x - _BUYER // 2, y - _BUYER // 2, _BUYER, by, RIM)
        elif any(drawn):
            lay_new_in(page, segment)


def lay_new_in(page: CarraraPage, segment: int) -> None:
    """Lay out beside the number of a segment, 0 to 5, that something has come in there."""
    radius = 272 * _SCALE
    beside = (NUMERAL + tag_width(page) / 2 + 7) / radius
    x, y = polar(radius, segment, -beside if segment in (1, 2) else beside)
    # the cards of the expansion are close to segments II and III
    lay_new(page, f"wheel/{segment + 1}", min(x, WHEEL.right - tag_width(page) // 2 - 6), y)


def lay_turn(page: CarraraPage, *, turned: bool) -> None:
    """Lay out on the rim, over the arrows of its turn, that the wheel is turned, or that it is not."""
    what, sprite = ("wheel/turned", "wheel-turned") if turned else ("wheel/unturned", "wheel-stayed")
    x, y = polar(276 * _SCALE, SEGMENTS - 2, math.radians(-24))
    page.icon(what, x - _TURN // 2, y - _TURN // 2, _TURN, sprite, RIM, plate=True)


def lay_marked(page: CarraraPage, what: str, sprite: str, segment: int) -> None:
    """Lay out over a segment, 0 to 5, what marks it."""
    x, y = polar(152 * _SCALE, segment)
    side = round(288 * _SCALE)
    name = f"{sprite}-{segment + 1}"
    page.icon(f"{what}/{segment + 1}", x - side // 2, y - side // 2, side, name, STONE, plate=True, role=Role.GROUND)
