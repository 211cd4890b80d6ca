"""The bill of a scoring: its buildings, their sum and the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import OBJECTS, Category, Object, Objects
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain
from bot.games.carrara.view import SeatView
from bot.texts import texts
from bot.texts.games.carrara.pieces import Words
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box, Role
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.private.before_after import lay_change
from render.games.carrara.parts.scoring.effect import total_gain
from render.games.carrara.parts.scoring.lines import SHELF, lay_lines, lay_shelf, lay_stage, terms_of

_INSIDE = 16
_ALONE, _TOGETHER = (152, 136, 120, 104, 88), (100, 88, theme.HUGE)
"""The sizes of a currency's number that stands alone below its sign, and of two beside their signs."""
_SIGN = 108
"""The size of a sign above a number that stands alone."""
_CHANGE = 64, 56, theme.TITLE, theme.LARGE
"""The sizes of the amounts before and after; those of two currencies are not the largest."""
_LINE = 62
"""The height of the plate they are on."""
_BRASS, _GOLD_LOW = "#c99a45", "#f1d28b"


def lay_total(page: Page, view: SeatView, brought: Gain, box: Box) -> None:
    """Lay out the total of each currency, with the amounts before and after."""
    on = theme.GOLD_PALE
    page.plate("total/plate", box, on, theme.MARBLE, 14, _BRASS, fill_to=_GOLD_LOW, shadow=5)
    points, coins = view.players[view.seat].points, view.hand.coins
    parts = [
        (sign, before, more)
        for sign, before, more in (("point", points, brought.points), ("coin", coins, brought.coins))
        if more
    ]
    high = box.height // max(1, len(parts))
    lay = _lay_alone if len(parts) == 1 else _lay_beside
    for place, (sign, before, more) in enumerate(parts):
        part = Box(box.x + _INSIDE, box.y + place * high, box.width - 2 * _INSIDE, high)
        if place:
            page.plate(f"total/{sign}/rule", Box(part.x, part.y - 1, part.width, 2), _BRASS, on)
        middle = lay(page, sign, page.say("picture-more", count=more), part)
        line = Box(part.x, middle - _LINE // 2, part.width, _LINE)
        page.plate(f"mark/total/{sign}/plate", line, theme.NEW_PALE, on, 12, theme.NEW, role=Role.MARK)
        room, sizes = line._replace(x=line.x + 8, width=line.width - 16), _CHANGE[len(parts) - 1 :]
        lay_change(page, f"total/{sign}", str(before), str(before + more), room, sizes, theme.NEW_PALE)


def _lay_alone(page: Page, sign: str, said: str, box: Box) -> int:
    """Lay out a number below its sign, and return the middle of the line below them."""
    size, centre = fitting_size(said, "bold", _ALONE, box.width), box.x + box.width // 2
    middle = box.y + box.height * 52 // 100
    page.label(f"total/{sign}", centre, middle, said, size, theme.INK, theme.GOLD_PALE, face="bold", anchor="m")
    top = box.y + (middle - size * 36 // 100 - box.y - _SIGN) * 55 // 100
    page.icon(f"total/{sign}/sign", centre - _SIGN // 2, top, _SIGN, sign, theme.GOLD_PALE)
    return box.y + box.height * 83 // 100


def _lay_beside(page: Page, sign: str, said: str, box: Box) -> int:
    """Lay out a number beside its sign, and return the middle of the line below them."""
    size = next((size for size in _TOGETHER if ink(said, "bold", size).advance + 10 + _side(size) <= box.width), 51)
    side, wide, middle = _side(size), ink(said, "bold", size).advance, box.y + box.height * 34 // 100
    x = box.x + (box.width - wide - 10 - side) // 2
    page.label(f"total/{sign}", x, middle, said, size, theme.INK, theme.GOLD_PALE, face="bold")
    page.icon(f"total/{sign}/sign", x + wide + 10, middle - side // 2, side, sign, theme.GOLD_PALE)
    return box.y + box.height * 80 // 100


def _side(size: int) -> int:
    """Return the size of a sign beside a number."""
    return size * 4 // 5


_LOST_LINE: Final = 34
_OBJECT: Final = 58
_ALERT: Final = 30
"""The size of the disc that points out that too few are left."""
_LOST_INSIDE, _ABOVE = 10, 6


def lost_width(page: Page, lost: Objects) -> int:
    """Return the width of the note."""
    return max(ink(said, "sans", theme.SMALL).advance for said in _lines(page, lost)) + _OBJECT + 5 * _LOST_INSIDE


def lay_lost(page: Page, lost: Objects) -> None:
    """Lay out the note in the upper right corner: one of the objects, how many are lost, and why."""
    wide, on = lost_width(page, lost), theme.MARBLE
    box = page.panel("lost/panel", theme.WIDTH - theme.MARGIN - wide, _ABOVE, wide, HEADER - 2 * _ABOVE)
    kind = next(kind for kind in OBJECTS if lost[kind])
    middle = box.y + box.height // 2
    icon = lay_lost_object(page, "lost/object", kind, box.x + _LOST_INSIDE, middle, _OBJECT, on)
    lines = _lines(page, lost)
    top = middle - (len(lines) - 1) * _LOST_LINE // 2
    for place, said in enumerate(lines):
        at = icon.right + 2 * _LOST_INSIDE, top + place * _LOST_LINE, said
        page.label(f"lost/{place + 1}", *at, theme.SMALL, theme.INK, on, face="sans" if place else "bold")


def lay_lost_object(page: Page, what: str, kind: Object, x: int, middle: int, side: int, on: str) -> Box:
    """Lay out an object with the disc that points out that too few are left, and return the object's box."""
    icon = page.icon(what, x, middle - side // 2, side, f"object-{kind.key}", on)
    disc = Box(icon.right - _ALERT + 6, icon.bottom - _ALERT + 3, _ALERT, _ALERT)
    page.plate(f"corner/{what}/alert", disc, theme.INK, on, _ALERT // 2, theme.MARBLE, role=Role.CORNER)
    sign = disc.x + _ALERT // 2, disc.y + _ALERT // 2, "!"
    page.label(
        f"corner/{what}/alert/sign",
        *sign,
        theme.SMALL,
        theme.WHITE,
        theme.INK,
        face="bold",
        anchor="m",
        role=Role.CORNER,
    )
    return icon


def _lines(page: Page, lost: Objects) -> tuple[str, str]:
    """Return how many objects of which kind are lost, or if that is too long how many in all, and why."""
    said = page.say("picture-lost", objects=Words(texts(page.language, GAME), ()).objects(lost))
    if ink(said, "bold", theme.SMALL).advance > 370:
        said = page.say("picture-lost-many", count=sum(lost))
    return said, page.say("picture-lost-why")


_BILL = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 408)
_SUM = 296
"""The width of the total."""
_FRAME = 9
"""How far the view behind the buildings is from the edge of the bill."""


def lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built], bottom: int) -> None:
    """Lay out the bill; in a special scoring, which yields no objects, it ends above `bottom`."""
    terms = list(terms_of(subject, buildings))
    brought = total_gain(view, subject, buildings)
    bill = _BILL._replace(height=bottom - _BILL.y) if isinstance(subject, Category) else _BILL
    page.panel("bill/panel", *bill)
    inner = bill.grown(-_FRAME)
    total = Box(inner.right - _SUM, inner.y, _SUM, inner.height)
    room = inner._replace(width=inner.width - _SUM - _FRAME)
    if len(terms) == 1 and len(terms[0].buildings) > 1:
        stage = lay_stage(page, subject, room._replace(height=room.height - SHELF + 10))
        lay_total(page, view, brought, total)
        lay_shelf(page, subject, terms[0], room, stage)
        return
    lay_total(page, view, brought, total)
    lay_lines(page, subject, terms, brought, room)
