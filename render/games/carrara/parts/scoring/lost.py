"""Objects that a scoring does not bring, as the supply has too few: a note in its head, and the sign for them."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECTS, Object, Objects
from bot.texts import texts
from bot.texts.games.carrara.pieces import Words
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page

_MOST: Final = 370
"""The greatest width of its words."""
_LINE: Final = 34
_OBJECT: Final = 58
_ALERT: Final = 30
"""The size of the disc that points out that too few are left."""
_INSIDE, _ABOVE = 10, 6


def lost_width(page: Page, lost: Objects) -> int:
    """Return the width of the note."""
    return max(ink(said, "sans", theme.SMALL).advance for said in _lines(page, lost)) + _OBJECT + 5 * _INSIDE


def lay_lost(page: Page, lost: Objects) -> None:
    """Lay out the note in the upper right corner: one of the objects, how many are lost, and why."""
    wide, on = lost_width(page, lost), theme.MARBLE
    box = page.panel("lost/panel", theme.WIDTH - theme.MARGIN - wide, _ABOVE, wide, HEADER - 2 * _ABOVE)
    kind = next(kind for kind in OBJECTS if lost[kind])
    middle = box.y + box.height // 2
    icon = lay_lost_object(page, "lost/object", kind, box.x + _INSIDE, middle, _OBJECT, on)
    lines = _lines(page, lost)
    top = middle - (len(lines) - 1) * _LINE // 2
    for place, said in enumerate(lines):
        at = icon.right + 2 * _INSIDE, top + place * _LINE, said
        page.label(f"lost/{place + 1}", *at, theme.SMALL, theme.INK, on, face="sans" if place else "bold")


def lay_lost_object(page: Page, what: str, kind: Object, x: int, middle: int, side: int, on: str) -> Box:
    """Lay out an object with the disc that points out that too few are left, and return the object's box."""
    icon = page.icon(what, x, middle - side // 2, side, f"object-{kind.key}", on)
    disc = Box(icon.right - _ALERT + 6, icon.bottom - _ALERT + 3, _ALERT, _ALERT)
    page.plate(f"corner/{what}/alert", disc, theme.INK, on, _ALERT // 2, theme.MARBLE)
    sign = disc.x + _ALERT // 2, disc.y + _ALERT // 2, "!"
    page.label(f"corner/{what}/alert/sign", *sign, theme.SMALL, theme.WHITE, theme.INK, face="bold", anchor="m")
    return icon


def _lines(page: Page, lost: Objects) -> tuple[str, str]:
    """Return how many objects of which kind are lost, or if that is too long how many in all, and why."""
    said = page.say("picture-lost", objects=Words(texts(page.language, GAME), ()).objects(lost))
    if ink(said, "bold", theme.SMALL).advance > _MOST:
        said = page.say("picture-lost-many", count=sum(lost))
    return said, page.say("picture-lost-why")
