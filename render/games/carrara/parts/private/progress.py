"""Progress towards conditions: a bar for each, what is there and what is needed, and a tick once it is met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_GROUND: Final = theme.MARBLE
_INSIDE: Final = 20
_HEAD: Final = 50
_TITLE, _WORDS, _NUMBERS = 39, 39, theme.LARGE
"""The sizes of the heading, of the conditions and of their numbers."""
_BETWEEN: Final = 24
_BAR: Final = 32
_TICK: Final = 44
_RIM: Final = 5
_BRASS, _BRASS_LOW, _BRASS_EDGE = "#f4d88a", "#9a6a22", "#5d4016"
_TRACK, _TRACK_LOW = "#3a2a22", "#5a4334"
_GOLD, _GOLD_LOW, _SHINE = "#fbdc82", "#d9a437", "#fff3cc"


def lay_progress(page: Page, what: str, shown: Sequence[tuple[str, int, int]], box: Box) -> None:
    """Lay out the conditions one below the other on a sheet of paper, below what they are for."""
    page.panel(f"{what}s/panel", *box)
    head, left, right = page.say("picture-conditions"), box.x + _INSIDE, box.right - _INSIDE
    page.label(f"{what}s", left, box.y + 6 + _HEAD // 2, head, _TITLE, theme.INK, _GROUND, face="serif")
    titles = [
        page.say("picture-building-costs" if key == "costs" else f"picture-condition-{key}") for key, _, _ in shown
    ]
    counts = [page.say("picture-of", have=have, need=need) for _, have, need in shown]
    start = left + max(ink(title, "sans", _WORDS).advance for title in titles) + _BETWEEN
    count = right - (_TICK + 10) * any(have >= need for _, have, need in shown)
    stop = count - max(ink(said, "bold", _NUMBERS).advance for said in counts) - _BETWEEN
    top, high = box.y + 2 + _HEAD, (box.height - _HEAD - 10) // len(shown)
    for place, ((key, have, need), title, said) in enumerate(zip(shown, titles, counts, strict=True)):
        name, middle = f"{what}/{key}", top + place * high + high // 2
        page.label(name, left, middle, title, _WORDS, theme.INK, _GROUND)
        lay_bar(page, name, have, need, Box(start, middle - _BAR // 2, stop - start, _BAR), _GROUND)
        page.label(f"{name}/count", count, middle, said, _NUMBERS, theme.INK, _GROUND, face="bold", anchor="r")
        if have >= need:
            page.icon(f"{name}/met", right - _TICK, middle - _TICK // 2, _TICK, "tick", _GROUND)


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
