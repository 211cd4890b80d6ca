"""The parts of a score on a pedestal: each in a row with its name, or as icons with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts.numbers import signed
from render.common.page import Page
from render.common.podium.table import MARBLE, Part
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

MANY: Final = 4
"""Beyond so many named parts, badges are beside the points, where they need no height of their own."""
_PART, _LOW_PART = 46, 42
"""The height of a part of a score, and if there are many."""
_PART_NUMBER: Final = 47
"""The size of its points beside its name."""
ICON, _LOW_ICON = 40, 36
"""The size of icons, and where two of them and their numbers hardly have room beside each other."""
_INDENT: Final = 10
_DISTANCE: Final = 26
"""The least space between the name of a part and its points."""
NAMES: Final = 39, theme.BODY, theme.SMALL
"""The sizes of the names of players, and of those of the parts."""


def lay_parts(page: Page, what: str, parts: Sequence[Part], box: Box, named: int) -> None:
    """Lay out the parts of a score, one in a row with its name, or two in a row as icons with numbers."""
    row = box.height // _rows(parts, bool(named))
    for number, part in enumerate(parts):
        name, said = f"{what}/part/{number}", signed(part.points)
        if part.sprite and not named:
            half = box.width // 2
            x, middle = box.x + number % 2 * half, box.y + number // 2 * row + row // 2
            icon = ICON if half >= ICON + 52 else _LOW_ICON
            x += max(0, half - icon - 52) // 2
            page.icon(f"{name}/icon", x, middle - icon // 2, icon, part.sprite, MARBLE)
            page.label(name, x + icon + 7, middle, said, theme.BODY, theme.INK, MARBLE, face="bold")
            continue
        middle, indent = box.y + number * row + row // 2, _INDENT if named else 6
        x, size = box.x + indent, _PART_NUMBER if named else theme.SMALL
        points = page.label(name, box.right - indent, middle, said, size, theme.INK, MARBLE, face="bold", anchor="r")
        if part.sprite:
            page.icon(f"{name}/icon", x, middle - ICON // 2, ICON, part.sprite, MARBLE)
            x += ICON + 8
        size, colour = named or theme.SMALL, theme.INK if named else theme.SOFT
        page.label(f"{name}/name", x, middle, part.title, size, colour, MARBLE, width=points.x - 10 - x)


def _rows(parts: Sequence[Part], named: bool) -> int:
    return -(-len(parts) // 2) if parts and parts[0].sprite and not named else len(parts)


def parts_height(parts: Sequence[Part], named: bool) -> int:
    """Return the height that the parts of a score need."""
    rows = _rows(parts, named)
    return rows * (_LOW_PART if rows > MANY else _PART)


def named_size(parts: Sequence[Sequence[Part]], width: int) -> int:
    """Return the size in which the names of parts with icons fit between these and the points, or else 0."""
    shown = [part for each in parts for part in each if part.sprite]
    for size in NAMES:
        lengths = [ink(part.title, "sans", size).advance for part in shown]
        numbers = [ink(signed(part.points), "bold", _PART_NUMBER).advance for part in shown]
        around = 2 * _INDENT + ICON + 8 + _DISTANCE
        if all(one + other + around <= width for one, other in zip(lengths, numbers, strict=True)):
            return size * bool(shown)
    return 0
