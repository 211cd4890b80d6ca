"""Progress towards conditions: what is there and what is needed, and a bar for each, with a tick once it is met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_GROUND: Final = theme.MARBLE
_INSIDE: Final = 16
_HEAD: Final = 48
_TITLE, _WORDS, _NUMBERS = 39, (theme.BODY, theme.SMALL), 39
"""The sizes of the heading, of the conditions and of their numbers."""
_BETWEEN: Final = 28
"""Between two conditions."""
_BAR: Final = 28
_LINE: Final = 50
"""The height of the words above a bar."""
_TICK: Final = 38
_RIM: Final = 5
_BRASS, _BRASS_LOW, _BRASS_EDGE = "#f4d88a", "#9a6a22", "#5d4016"
_TRACK, _TRACK_LOW = "#3a2a22", "#5a4334"
_GOLD, _GOLD_LOW, _SHINE = "#fbdc82", "#d9a437", "#fff3cc"


def lay_progress(page: Page, what: str, shown: Sequence[tuple[str, int, int]], box: Box) -> None:
    """Lay out the conditions beside each other on a sheet of paper, below what they are for."""
    page.panel(f"{what}s/panel", *box)
    head, left = page.say("picture-conditions"), box.x + _INSIDE
    page.label(f"{what}s", left, box.y + 4 + _HEAD // 2, head, _TITLE, theme.INK, _GROUND, face="serif")
    wide = (box.width - 2 * _INSIDE - _BETWEEN * (len(shown) - 1)) // len(shown)
    top = box.y + _HEAD
    for place, (key, have, need) in enumerate(shown):
        name, x = f"{what}/{key}", left + place * (wide + _BETWEEN)
        right, middle, met = x + wide, top + _LINE // 2, have >= need
        said = page.say("picture-of", have=have, need=need)
        title = page.say("picture-building-costs" if key == "costs" else f"picture-condition-{key}")
        room = right - ink(said, "bold", _NUMBERS).advance - 10 - x
        size = fitting_size(title, "sans", _WORDS, room)
        page.label(name, x, middle, title, size, theme.INK, _GROUND, width=room)
        page.label(f"{name}/count", right, middle, said, _NUMBERS, theme.INK, _GROUND, face="bold", anchor="r")
        bar = Box(x, top + _LINE, wide - (_TICK + 8) * met, _BAR)
        lay_bar(page, name, have, need, bar, _GROUND)
        if met:
            y = bar.y + (_BAR - _TICK) // 2
            page.icon(f"{name}/met", right - _TICK, y, _TICK, "tick", _GROUND)


def lay_bar(page: Page, what: str, have: int, need: int, box: Box, on: str) -> None:
    """Lay out a bar of brass that is filled as far as a condition is met."""
    page.plate(f"{what}/bar", box, _BRASS, on, box.height // 2, _BRASS_EDGE, fill_to=_BRASS_LOW)
    track = box.grown(-_RIM)
    page.plate(f"{what}/track", track, _TRACK, _BRASS, track.height // 2, fill_to=_TRACK_LOW)
    if have:
        done = track._replace(width=max(track.height, track.width * min(have, need) // need))
        page.plate(f"{what}/done", done, _GOLD, _TRACK, track.height // 2, fill_to=_GOLD_LOW)
        shine = Box(done.x + 7, done.y + 3, done.width - 14, 3)
        if shine.width > 0:
            page.plate(f"{what}/done/shine", shine, _SHINE, _GOLD, 1)
