"""Who was in the lead when: a ribbon above a chart, in the colour of each leader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from render.common.charts.frame import EDGE, Frame
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box

_NARROW: Final = 32
"""Parts of less width have no room for a letter, unless the one before them gives them some."""
_SHORTEST: Final = 8
"""Parts of less width are left out."""
_SPACE: Final = 2
"""Between the parts of the ribbon."""
_AROUND, _LEAST_AROUND = 10, 4
"""The least space on both sides of a leader's name, and of a letter."""
_NAMES: Final = theme.BODY, theme.SMALL
"""The sizes of names."""
_EVEN: Final = theme.VEIN
"""A part of the ribbon in which nobody led."""
_BEFORE: Final = 0.5
"""Leads change between two turns, so far before the one after which the new leader is known."""
_SIGN: Final = "="
"""What it says where there is no room for a word."""
_GROUND: Final = theme.MARBLE


def lay_leaders(
    page: Page, frame: Frame, found: Sequence[tuple[int, int | None]], across: Callable[[float], int]
) -> None:
    """Lay out the ribbon, with what it is at its left: a part for each leader, as long as they led.

    In each is the name, or at least the letter, if there is room.
    """
    box, left = frame.ribbon, frame.panel.x + EDGE
    said, room, middle = page.say("picture-chances-leader"), box.x - left - 8, box.y + box.height // 2
    size = fitting_size(said, "sans", _NAMES, room)
    page.label("leader", left, middle, said, size, theme.INK, _GROUND, width=room)
    starts = [(box.x, None), *((max(box.x, across(max(0, turn - _BEFORE))), seat) for turn, seat in found)]
    for place, ((start, seat), (end, _)) in enumerate(pairwise([*_wide(starts, box.right), (box.right, None)])):
        part = Box(start, box.y, end - start - (_SPACE if end < box.right else 0), box.height)
        if seat is None:
            _lay_even(page, f"leader/{place}", part)
        else:
            _lay_part(page, f"leader/{place}", part, seat)


def _wide(starts: Sequence[tuple[int, int | None]], end: int) -> list[tuple[int, int | None]]:
    """Leave out the shortest parts, and widen short ones until they have room for a letter."""
    found = _without(starts, end, _SHORTEST)
    ends = [*(start for start, _ in found[1:]), end]
    for place in range(1, len(found)):
        lack = _NARROW - (ends[place] - found[place][0])
        before = ends[place - 1] - found[place - 1][0]
        if 0 < lack <= before - 2 * _NARROW:
            found[place] = found[place][0] - lack, found[place][1]
            ends[place - 1] -= lack
    return _without(found, end, _NARROW)


def _without(starts: Sequence[tuple[int, int | None]], end: int, least: int) -> list[tuple[int, int | None]]:
    """Leave out parts of less than the least width, in favour of those before them, or of the first one that stays."""
    found: list[tuple[int, int | None]] = []
    for (start, seat), (after, _) in pairwise([*starts, (end, None)]):
        if after - start >= least and (not found or found[-1][1] != seat):
            found.append((start if found else starts[0][0], seat))
    return found or [starts[-1]]


def _lay_even(page: Page, what: str, part: Box) -> None:
    """Lay out a part of the ribbon in which nobody led, with a word or at least a sign if there is room."""
    page.plate(what, part, _EVEN, _GROUND, 8, theme.EDGE)
    for said, around in ((page.say("picture-chances-even"), _AROUND), (_SIGN, _LEAST_AROUND)):
        if ink(said, "sans", theme.SMALL).advance + 2 * around <= part.width:
            at = part.x + part.width // 2, part.y + part.height // 2, said
            page.label(f"{what}/name", *at, theme.SMALL, theme.SOFT, _EVEN, anchor="m")
            break


def _lay_part(page: Page, what: str, part: Box, seat: int) -> None:
    """Lay out a leader's part of the ribbon."""
    colour, on = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    page.plate(what, part, colour, _GROUND, 8, fill_to=mix(colour, "#000000", 0.16))
    named = [(page.names[seat], size, _AROUND) for size in _NAMES]
    for said, size, around in [*named, *((page.letters[seat], size, _LEAST_AROUND) for size in _NAMES)]:
        if ink(said, "bold", size).advance + 2 * around <= part.width:
            at = part.x + part.width // 2, part.y + part.height // 2, said
            page.label(f"{what}/name", *at, size, on, colour, face="bold", anchor="m")
            break
