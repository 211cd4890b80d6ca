"""Objects that a scoring does not bring, as the supply has none left: their signs, and that in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import Object
from render.engine import theme
from render.engine.fonts import Face, ink, wrapped
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.scoring.lost import lay_lost_object

_FACE: Final[Face] = "sans"
_APART: Final = 12
"""Between this and what is at its left."""
_CLOSE: Final = 6
_SIGN: Final = 42
_IN: Final = 4
"""How far it stays from the right end of its line."""
_PITCH: Final = 28
"""How far apart the two lines of words are."""


def lay_none_left(page: Page, what: str, kinds: Sequence[Object], line: Box, on: str) -> int:
    """Lay out kinds of objects and that none is left at the right end of a line, and return where its rest ends.

    Several kinds, and those in lines too low for the words, have a sign instead.
    """
    left, middle, side = line.right - _IN, line.y + line.height // 2, min(_SIGN, line.height)
    if line.height < 2 * _PITCH or len(kinds) > 1:
        for kind in kinds:
            left -= side + _CLOSE
            lay_lost_object(page, f"{what}/{kind.key}", kind, left, middle, side, on)
        return left - _APART
    said, face, size = page.say("picture-none-left"), _FACE, theme.SMALL
    lines = wrapped(said, face, size, max(ink(word, face, size).advance for word in said.split()), 2)
    left -= max(ink(each, face, size).advance for each in lines)
    for number, each in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * _PITCH)
        page.label(f"{what}/{number + 1}", left, y, each, size, theme.INK, on, face=face)
    left -= side + _CLOSE
    page.icon(f"{what}/{kinds[0].key}", left, middle - side // 2, side, f"object-{kinds[0].key}", on)
    return left - _APART
