"""What an action would lead to: points before and after, palazzi with what is new, what is paid and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import BidMade, Event, Phase, SeatView
from bot.games.palazzo.components import CERTIFICATE, NO_CARDS
from bot.games.palazzo.preview import Ended, Payment, Preview, as_before, ended, payment_of
from render.common.ribbon import lay_ribbon
from render.engine import theme
from render.engine.fonts import fitting_size
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import card_height
from render.games.palazzo.parts.field import lay_field, lay_ground
from render.games.palazzo.parts.header import RIBBON
from render.games.palazzo.parts.last_move import LEVELS, said_in
from render.games.palazzo.parts.palazzo import lay_gone
from render.games.palazzo.parts.private.kinds import lay_kinds
from render.games.palazzo.parts.private.left import lay_left
from render.games.palazzo.parts.tile import RATIO, lay_tile
from render.games.palazzo.parts.worth import lay_change

_FIELD: Final = Box(16, 90, theme.WIDTH - 32, 346)
_MONEY: Final = Box(16, 450, theme.WIDTH - 32, 240)
_MIDDLE: Final = 44
_SPACE: Final = 14
_PAID: Final = 420
"""The width of the cards that are paid."""
_FEW: Final = 224
"""The same of cards of one kind."""
_KEPT: Final = 540
"""The width of a hand of which nothing is paid."""
_TITLE: Final = 58
_GONE, _TILE = 286, 190
"""The width of the panel of a single tile that is no palazzo any more, and of that tile."""
_CERTIFICATE: Final = 118
"""The width of the certificate with which an auction begins."""


def preview_page(before: SeatView, led: Preview, names: Sequence[str], language: str) -> Page:
    """Lay out what a seat's actions would lead to."""
    page, seat = Page(led.view, names, language, led.events), before.seat
    paid, had, has = payment_of(before, led), before.hand, led.view.hand
    page.lay_ground(page.light)
    lay_ground(page, seat, _FIELD)
    page.end_backdrop()
    bid = [BidMade(seat, NO_CARDS, paid.value)] if before.phase is Phase.BIDDING else []
    _lay_head(page, seat, [*bid, *led.events])
    lay_field(page, seat, _FIELD, 0, as_before(before))
    gone = next(ended(before, led), None)
    few = paid.value and len(set(paid.cards)) == 1
    box = _MONEY._replace(width=_FEW if few else _PAID if paid.value else _KEPT)
    page.panel("paid/panel", *box)
    if paid.value:
        _lay_paid(page, paid, box, certificate=before.phase is Phase.BIDDING and before.turn == seat)
    else:
        _lay_title(page, "held", page.say("picture-own-money"), box, theme.MARBLE)
        lay_kinds(page, "held/card", has, _below_title(box), theme.MARBLE)
    if gone is not None:
        box = Box(box.right + _SPACE, box.y, _GONE, box.height)
        _lay_gone(page, gone, box)
    lay_left(page, had, has, Box(box.right + _SPACE, box.y, _MONEY.right - box.right - _SPACE, box.height))
    return page


def _lay_paid(page: Page, paid: Payment, box: Box, *, certificate: bool) -> None:
    """Lay out the cards that are paid, after the certificate with which the seat began an auction."""
    on, room = theme.MARBLE, _below_title(box)
    _lay_title(page, "paid", page.say("picture-paid", value=paid.value), box, on)
    if certificate:
        high = card_height(_CERTIFICATE)
        page.icon("paid/first", *room[:2], _CERTIFICATE, "card-certificate", on, height=high, plate=True)
        at = room.x + _CERTIFICATE // 2, room.y + round(high * 0.24), str(CERTIFICATE), _CERTIFICATE // 2
        page.label("paid/first/worth", *at, theme.INK, on, face="bold", anchor="m")
        room = Box(room.x + _CERTIFICATE + 20, room.y, room.width - _CERTIFICATE - 20, room.height)
    lay_kinds(page, "paid/card", paid.cards, room, on)


def _lay_gone(page: Page, gone: Ended, panel: Box) -> None:
    """Lay out a single tile that is no palazzo any more, as one that leaves the game or not, and what it was worth."""
    page.panel("gone/panel", *panel)
    said = page.say("picture-gone" if gone.removed else "picture-joined")
    size = fitting_size(said, "serif", (theme.BODY, theme.SMALL), panel.width - 30)
    middle = panel.x + panel.width // 2
    page.label(
        "gone/title",
        middle,
        panel.y + _TITLE // 2 + 2,
        said,
        size,
        theme.INK,
        theme.MARBLE,
        face="serif",
        anchor="m",
    )
    box = Box(middle - _TILE // 2, panel.y + _TITLE + 18, _TILE, round(_TILE * RATIO))
    if gone.removed:
        lay_gone(page, "out", gone.palazzo.floors[0], box, theme.MARBLE)
    else:
        lay_tile(page, "out", gone.palazzo.floors[0], box.x, box.y, box.width, theme.MARBLE)
    lay_change(page, "out", gone.points, 0, middle, panel.bottom - 38, _GONE, theme.MARBLE)


def _below_title(box: Box) -> Box:
    return Box(box.x + 18, box.y + _TITLE + 4, box.width - 42, box.height - _TITLE - 20)


def _lay_head(page: Page, seat: int, events: Sequence[Event]) -> None:
    """Lay out what picture it is, and what would be done."""
    x = page.badge("own/badge", theme.MARGIN, _MIDDLE - 32, 64, seat, theme.SKY).right + 18
    title = x, _MIDDLE, page.say("picture-preview"), theme.TITLE, theme.INK, theme.SKY
    left = page.label("title", *title, face="black").right + 24
    box = RIBBON._replace(x=left, width=RIBBON.right - left)
    lay_ribbon(page, box, seat, LEVELS, lambda level: said_in(page, events, level), fitted=True)


def _lay_title(page: Page, what: str, said: str, box: Box, on: str) -> None:
    at = box.x + 20, box.y + _TITLE // 2 + 2, said, theme.LARGE, theme.INK, on
    page.label(f"{what}/title", *at, face="serif")
