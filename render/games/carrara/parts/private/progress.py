"""Progress towards conditions: a bar for each with what is there and what is needed, and a tick once it is met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

_GROUND: Final = theme.MARBLE
_HEAD: Final = 50
_BETWEEN: Final = 36
_BAR: Final = 32
_TICK: Final = 40
_RIM: Final = 5
_BRASS, _BRASS_LOW, _BRASS_EDGE = "#f4d88a", "#9a6a22", "#5d4016"
_TRACK, _TRACK_LOW = "#3a2a22", "#5a4334"
_GOLD, _GOLD_LOW, _SHINE = "#fbdc82", "#d9a437", "#fff3cc"


def lay_progress(page: Page, what: str, shown: Sequence[tuple[str, int, int]], box: Box) -> None:
    """Lay out bars side by side on a sheet of paper, with what it is about above them."""
    page.panel(f"{what}s/panel", *box)
    head = page.say("picture-conditions")
    page.label(f"{what}s", box.x + 20, box.y + 8 + _HEAD // 2, head, theme.BODY, theme.INK, _GROUND, face="serif")
    width = (box.width - 40 - _BETWEEN * (len(shown) - 1)) // len(shown)
    y = box.y + _HEAD + 4
    bottom = box.bottom - 16
    for place, (key, have, need) in enumerate(shown):
        name, x = f"{what}/{key}", box.x + 20 + place * (width + _BETWEEN)
        middle = (y + bottom - _BAR - 6) // 2
        right, bar = x + width, Box(x, bottom - _BAR, width - _TICK - 8, _BAR)
        if have >= need:
            page.icon(f"{name}/met", right - _TICK, bar.y + (_BAR - _TICK) // 2, _TICK, "tick", _GROUND)
        said = page.say("picture-of", have=have, need=need)
        count = page.label(
            f"{name}/count", right, middle, said, theme.LARGE, theme.INK, _GROUND, face="bold", anchor="r"
        )
        title = page.say(f"picture-condition-{key}")
        page.label(name, x, middle, title, theme.SMALL, theme.INK, _GROUND, width=count.x - 12 - x)
        lay_bar(page, name, have, need, bar, _GROUND)


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
