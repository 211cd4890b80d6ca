"""The tag of what came in with the latest turn, from the bag or the draw pile."""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

FRAME: Final = theme.NEW
_HEIGHT: Final = 36


def tag_width(page: CarraraPage) -> int:
    """Return the width of the tag."""
    return ink(page.say("picture-new"), "bold", theme.SMALL).advance + 2 * 9


def lay_new(page: CarraraPage, what: str, x: int, y: int) -> None:
    """Lay out the tag around a point; call this after adding what has come in."""
    width, said = tag_width(page), page.say("picture-new")
    box = Box(x - width // 2, y - _HEIGHT // 2, width, _HEIGHT)
    page.plate(f"corner/{what}", box.grown(3), theme.GLOW, page.ground, _HEIGHT // 2, shadow=3, role=Role.CORNER)
    page.plate(f"corner/{what}", box, FRAME, theme.GLOW, _HEIGHT // 2, role=Role.CORNER)
    page.label(f"corner/{what}", x, y, said, theme.SMALL, theme.WHITE, FRAME, face="bold", anchor="m", role=Role.CORNER)
