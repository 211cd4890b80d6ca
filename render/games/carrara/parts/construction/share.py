"""What of a scoring a new building brings, small on gold, as the building stands in a golden glow."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECTS
from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_HEIGHT: Final = 50
_INSIDE, _APART = 10, 5
_NUMBER, _WORD = 39, theme.SMALL
_SIGN: Final = 36


def lay_share(page: Page, what: str, share: Gain, room: Box, on: str, left: int | None = None) -> int:
    """Lay out what is new at the right end of a room, or from `left`, and return where it begins.

    An object of it has a sign only in a line of its own.
    """
    said, word = page.say("picture-more", count=share.points or share.coins), page.say("picture-share")
    signs = ["point" if share.points else "coin"]
    if room.height <= _HEIGHT:
        signs += [f"object-{kind.key}" for kind in OBJECTS if share.objects[kind]]
    number, before = ink(said, "bold", _NUMBER).advance, ink(word, "sans", _WORD).advance + 2 * _APART
    wide = 2 * _INSIDE + before + number + len(signs) * (_SIGN + _APART)
    high = min(_HEIGHT, room.height)
    box = Box(room.right - wide if left is None else left, room.y + (room.height - high) // 2, wide, high)
    paper, name = theme.GOLD_PALE, f"{what}/share"
    page.plate(f"{name}/plate", box, paper, on, 10, theme.GOLD_DEEP)
    x, middle = box.x + _INSIDE, box.y + box.height // 2
    page.label(f"{name}/word", x, middle, word, _WORD, theme.INK, paper)
    x += before
    page.label(name, x, middle, said, _NUMBER, theme.INK, paper, face="bold")
    x += number + _APART
    for sign in signs:
        page.icon(f"{name}/{sign}", x, middle - _SIGN // 2, _SIGN, sign, paper)
        x += _SIGN + _APART
    return box.x
