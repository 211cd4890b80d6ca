"""The bill of a scoring: its buildings, their sum, the total, and what the supply lacks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import OBJECTS, Category
from bot.games.carrara.position import Built
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.scoring.effect import lacking, total_gain
from render.games.carrara.parts.scoring.lines import lay_lines
from render.games.carrara.parts.scoring.shelf import SHELF, lay_shelf, lay_stage
from render.games.carrara.parts.scoring.terms import terms_of
from render.games.carrara.parts.scoring.total import lay_total, middle_alone
from render.games.carrara.words.words import Words

_BILL = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 408)
_SUM = 296
"""The width of the total."""
_UNDER = 76
"""The height of a note below the shelf."""
_SHORT = 50
"""The size of an object that the supply lacks."""
_ALERT = 30
"""The size of the disc that points out that too few are left."""


def lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built], bottom: int) -> None:
    """Lay out the bill; in a special scoring, which yields no objects, it ends above `bottom`."""
    terms = list(terms_of(subject, buildings))
    brought = total_gain(view, subject, buildings)
    missing = lacking(subject, brought, buildings)
    bill = _BILL._replace(height=bottom - _BILL.y) if isinstance(subject, Category) else _BILL
    page.panel("bill/panel", *bill)
    total = Box(bill.right - _SUM - 12, bill.y + 12, _SUM, bill.height - 24)
    under = _UNDER if missing else 16
    shelf = bill.bottom - under - SHELF
    stage, on_shelf = "", len(terms) == 1 and len(terms[0].buildings) > 1
    if on_shelf:
        stage = lay_stage(page, subject, Box(bill.x + 12, bill.y + 12, total.x - bill.x - 24, shelf + 10 - bill.y - 12))
    lay_total(page, view, brought, total)
    room = Box(bill.x + 18, bill.y + 10, total.x - 12 - bill.x - 18, bill.height - 20 - (54 if missing else 0))
    if missing:
        said = page.say("picture-supply-out", objects=Words(texts(page.language, GAME), ()).objects(missing))
        fits = (
            size for size in (theme.BODY, theme.SMALL) if ink(said, "sans", size).advance <= room.width - _SHORT - 18
        )
        size = next(fits, 0)
        if not size:
            said, size = page.say("picture-supply-short"), theme.SMALL
        kind = next(kind for kind in OBJECTS if missing[kind])
        side, middle = _SHORT, bill.bottom - 34
        page.plate("bill/short/line", Box(room.x, middle - side // 2 - 8, room.width, 2), theme.SAND, theme.MARBLE)
        page.icon("bill/short/object", room.x + 4, middle - side // 2, side, f"object-{kind.key}", theme.MARBLE)
        _lay_alert(page, "bill/short/object", Box(room.x + 4, middle - side // 2, side, side), theme.MARBLE)
        x = room.x + side + 18
        page.label("bill/short", x, middle, said, size, theme.INK, theme.MARBLE)
    if on_shelf:
        lay_shelf(
            page,
            subject,
            terms[0],
            Box(room.x, room.y, room.width, bill.bottom - under - room.y),
            stage,
            middle_alone(total),
        )
        return
    lay_lines(page, subject, terms, brought, room)


def _lay_alert(page: Page, what: str, icon: Box, on: str) -> None:
    """Lay out a disc with an exclamation mark on the lower right corner of an icon."""
    disc = Box(icon.right - _ALERT + 3, icon.bottom - _ALERT + 9, _ALERT, _ALERT)
    page.plate(f"corner/{what}/alert", disc, theme.INK, on, _ALERT // 2, theme.MARBLE)
    middle = disc.x + _ALERT // 2, disc.y + _ALERT // 2
    page.label(f"corner/{what}/alert/sign", *middle, "!", theme.SMALL, theme.WHITE, theme.INK, face="bold", anchor="m")
