"""What of a scoring a new building brings, small on the paper of news."""

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


def lay_share(page: Page, what: str, share: Gain, room: Box, on: str) -> int:
    """Lay out what is new at the right end of a room, and return where it begins.

    An object of it has a sign only in a line of its own.
    """
    said, word = page.say("picture-more", count=share.points or share.coins), page.say("picture-share")
    signs = ["point" if share.points else "coin"]
    if room.height <= _HEIGHT:
        signs += [f"object-{kind.key}" for kind in OBJECTS if share.objects[kind]]
    number, before = ink(said, "bold", _NUMBER).advance, ink(word, "sans", _WORD).advance + 2 * _APART
    wide = 2 * _INSIDE + before + number + len(signs) * (_SIGN + _APART)
    box = Box(room.right - wide, room.y + (room.height - _HEIGHT) // 2, wide, _HEIGHT)
    paper, name = theme.NEW_PALE, f"{what}/share"
    page.plate(f"mark/{name}/plate", box, paper, on, 10, theme.NEW)
    x, middle = box.x + _INSIDE, box.y + box.height // 2
    page.label(f"{name}/word", x, middle, word, _WORD, theme.NEW, paper)
    x += before
    page.label(name, x, middle, said, _NUMBER, theme.NEW, paper, face="bold")
    x += number + _APART
    for sign in signs:
        page.icon(f"{name}/{sign}", x, middle - _SIGN // 2, _SIGN, sign, paper)
        x += _SIGN + _APART
    return box.x
