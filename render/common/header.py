"""The head of a page: the badge of the seat to act, and a title, or a band that says what the picture is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.common.page import Page
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.scene import Box

MIDDLE: Final = 42
_BADGE: Final = 64
_SIZES: Final = (theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL)
_PLATE: Final = 52


def lay_mover(page: Page, seat: int) -> int:
    """Lay out the badge of the seat to act, and return where the title begins."""
    return page.badge(f"turn/badge/{seat}", theme.MARGIN, MIDDLE - _BADGE // 2, _BADGE, seat, theme.SKY).right + 18


def lay_head_band(page: Page, text: str, left: int, right: int) -> None:
    """Lay out a band in the title's place."""
    box = Box(left, MIDDLE - _PLATE // 2, right - left, _PLATE)
    page.plate("band/plate", box, theme.SEA, theme.SKY, 14, shadow=5)
    said = fit(text, "bold", theme.BODY, box.width - 32)
    at = box.x + box.width // 2, MIDDLE, said, theme.BODY, theme.WHITE, theme.SEA
    page.label("band", *at, face="bold", anchor="m")


def lay_title(page: Page, what: str, key: str, seats: Sequence[int], left: int, right: int) -> None:
    """Lay out a title, the message with this key about these seats, in the largest size in which it fits.

    Else a name is cut short; of several, only how many share the victory is said.
    """
    said, size = _title(page, key, [page.names[seat] for seat in seats], right - left)
    page.label(what, left, MIDDLE, said, size, theme.INK, theme.SKY, face="black")


def _title(page: Page, key: str, names: Sequence[str], width: int) -> tuple[str, int]:
    said = _said(page, key, names)
    for size in _SIZES:
        if ink(said, "black", size).advance <= width:
            return said, size
    if len(names) > 1:
        return fit(page.say("picture-shared"), "black", theme.LARGE, width), theme.LARGE
    room = width - ink(_said(page, key, [""]), "black", _SIZES[-1]).advance
    return _said(page, key, [fit(name, "black", _SIZES[-1], room) for name in names]), _SIZES[-1]


def _said(page: Page, key: str, names: Sequence[str]) -> str:
    listed = page.listed(list(names))
    return page.say(key, name=listed, names=listed, count=len(names))
