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
_BAR: Final = 30
_TICK: Final = 40


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
        right = x + width
        if have >= need:
            page.icon(f"{name}/met", right - _TICK, middle - _TICK // 2, _TICK, "tick", _GROUND)
            right -= _TICK + 10
        said = page.say("picture-of", have=have, need=need)
        count = page.label(
            f"{name}/count", right, middle, said, theme.LARGE, theme.INK, _GROUND, face="bold", anchor="r"
        )
        title = page.say(f"picture-condition-{key}")
        page.label(name, x, middle, title, theme.SMALL, theme.INK, _GROUND, width=count.x - 12 - x)
        lay_bar(page, name, have, need, Box(x, bottom - _BAR, width, _BAR), _GROUND)


def lay_bar(page: Page, what: str, have: int, need: int, box: Box, on: str) -> None:
    """Lay out a bar that is filled as far as a condition is met."""
    radius = box.height // 2
    page.plate(f"{what}/bar", box, theme.SAND, on, radius, theme.EDGE)
    if have:
        fill = theme.OLIVE if have >= need else theme.SEA
        done = max(box.height - 6, (box.width - 6) * min(have, need) // need)
        page.plate(f"{what}/done", Box(box.x + 3, box.y + 3, done, box.height - 6), fill, theme.SAND, radius - 3)
