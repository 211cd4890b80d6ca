"""Who was in the lead when: a ribbon above the chart of winning chances, in the colour of each leader."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from render.common.charts.course import Chances, leads
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box

_SPACE: Final = 2
"""Between the parts of the ribbon."""
_AROUND: Final = 10
"""The least space on both sides of a leader's name or letter."""
_NAMES: Final = theme.BODY, theme.SMALL
"""The sizes of names."""
_EVEN: Final = theme.VEIN
"""The part of the ribbon in which nobody led yet."""
_GROUND: Final = theme.MARBLE


def lay_leaders(page: Page, shown: Chances, box: Box, across: Callable[[int], int]) -> None:
    """Lay out the ribbon in a box: a part for each leader, with the name or at least the letter if there is room."""
    found = leads(shown.before)
    turns = [turn for turn, _ in found]
    starts = [box.x, *(max(box.x, min(box.right, across(turn))) for turn in turns), box.right]
    middle = box.y + box.height // 2
    for place, (start, end) in enumerate(pairwise(starts)):
        part = Box(start, box.y, end - start - (_SPACE if end < box.right else 0), box.height)
        if part.width < _SPACE:
            continue
        what, x = f"leader/{place}", part.x + part.width // 2
        if not place:
            page.plate(what, part, _EVEN, _GROUND, 8, theme.EDGE)
            said, size = page.say("picture-chances-even"), theme.SMALL
            if ink(said, "sans", size).advance + 2 * _AROUND <= part.width:
                page.label(f"{what}/name", x, middle, said, size, theme.SOFT, _EVEN, anchor="m")
            continue
        seat = found[place - 1][1]
        colour = theme.PLAQUES[seat]
        page.plate(what, part, colour, _GROUND, 8, fill_to=mix(colour, "#000000", 0.16))
        for said, size in [*((page.names[seat], size) for size in _NAMES), (theme.LETTERS[seat], theme.BODY)]:
            if ink(said, "bold", size).advance + 2 * _AROUND <= part.width:
                on = theme.ON_SEATS[seat]
                page.label(f"{what}/name", x, middle, said, size, on, colour, face="bold", anchor="m")
                break
