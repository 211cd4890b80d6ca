"""What one seat alone sees: its money and palazzi, and what an action would lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import BidMade, Phase, SeatView
from bot.games.palazzo.components import NO_CARDS
from bot.games.palazzo.preview import Ended, Preview, as_before, ended, payment_of
from render.engine import theme
from render.engine.fonts import fitting_size
from render.engine.layout import columns, rows
from render.engine.scene import Box, Role
from render.games.palazzo.header import RIBBON, lay_deeds
from render.games.palazzo.money import lay_kinds, lay_pays
from render.games.palazzo.page import Page
from render.games.palazzo.palazzi import Field, lay_gone
from render.games.palazzo.pieces import CARD_RATIO, FELT, RATIO, lay_card, lay_tile
from render.games.palazzo.worth import Worth, lay_worth

_WHOLE: Final = Box(16, 90, theme.WIDTH - 32, 602)
_MIDDLE, _GAP = 44, 14
_TITLE: Final = 56


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a seat's money, what it can pay at most in each currency, and its palazzi if it has any."""
    page, seat = Page(view, names, language), view.seat
    page.lay_ground(page.light)
    money, street = rows(_WHOLE, [0, 250], _GAP) if view.players[seat].palazzi else (_WHOLE, None)
    field = Field(page, seat, street) if street is not None else None
    if field is not None:
        field.lay_ground()
    _lay_title(page, seat, "picture-own-money")
    at = theme.WIDTH - theme.MARGIN, _MIDDLE, page.say("picture-pays"), theme.LARGE, theme.INK, theme.SKY
    page.label("own/pays", *at, face="black", anchor="r")
    cards, pays = columns(money, [0, 298], _GAP)
    sprite = "table-wide" if street is None else "table-low"
    page.fill("ground/money", cards, sprite, page.ground, plate=True, role=Role.GROUND)
    lay_kinds(page, "money", view.hand, cards.grown(-30), FELT, centred=True)
    lay_pays(page, view.hand, view.hand, pays, titled=False)
    if field is not None:
        field.lay()
    return page


def preview_page(before: SeatView, led: Preview, names: Sequence[str], language: str) -> Page:
    """Lay out palazzi and points after an action, with what is new, and what is paid for it and left."""
    page, seat = Page(led.view, names, language, led.events), before.seat
    paid, gone = payment_of(before, led), next(ended(before, led), None)
    street, money = rows(_WHOLE, [346, 0], _GAP)
    page.lay_ground(page.light)
    field = Field(page, seat, street, before=as_before(before))
    field.lay_ground()
    left = _lay_title(page, seat, "picture-preview") + 24
    bid = [BidMade(seat, NO_CARDS, paid.value)] if before.phase is Phase.BIDDING else []
    lay_deeds(page, RIBBON._replace(x=left, width=RIBBON.right - left), seat, [*bid, *led.events])
    field.lay()
    first, *more, last = columns(money, [0, *([286] if gone is not None else []), 400], _GAP)
    page.panel("paid/panel", *first)
    title = page.say("picture-paid", value=paid.value) if paid.value else page.say("picture-own-money")
    _lay_head(page, "paid", title, first)
    room = Box(first.x + 18, first.y + _TITLE, first.width - 36, first.height - _TITLE - 12)
    if before.phase is Phase.BIDDING and before.turn == seat:
        # the certificate with which the seat began the auction
        own = room._replace(width=118, height=round(118 * CARD_RATIO))
        lay_card(page, "paid/first", None, own, theme.MARBLE)
        room = Box(own.right + 20, room.y, room.right - own.right - 20, room.height)
    lay_kinds(page, "paid/card", paid.cards if paid.value else led.view.hand, room, theme.MARBLE)
    if gone is not None:
        _lay_ended(page, gone, more[0])
    lay_pays(page, before.hand, led.view.hand, last, titled=True)
    return page


def _lay_title(page: Page, seat: int, key: str) -> int:
    """Lay out the seat's badge and what picture it is, and return where that ends."""
    badge = page.badge("own/badge", theme.MARGIN, _MIDDLE - 32, 64, seat, theme.SKY)
    at = badge.right + 18, _MIDDLE, page.say(key), theme.TITLE, theme.INK, theme.SKY
    return page.label("own/title", *at, face="black").right


def _lay_head(page: Page, what: str, said: str, box: Box) -> None:
    size = fitting_size(said, "serif", (theme.LARGE, theme.BODY, theme.SMALL), box.width - 30)
    at = box.x + 18, box.y + _TITLE // 2 + 2, said, size, theme.INK, theme.MARBLE
    page.label(f"{what}/title", *at, face="serif")


def _lay_ended(page: Page, gone: Ended, panel: Box) -> None:
    """Lay out a single tile that is no palazzo any more, as one that leaves the game or not, and what it was worth."""
    page.panel("gone/panel", *panel)
    _lay_head(page, "gone", page.say("picture-gone" if gone.removed else "picture-joined"), panel)
    (tile,), middle, wide = gone.palazzo.floors, panel.mid_x, 190
    box = Box(middle - wide // 2, panel.y + _TITLE + 32, wide, round(wide * RATIO))
    if gone.removed:
        lay_gone(page, "out", tile, box, theme.MARBLE)
    else:
        lay_tile(page, "out", tile, box, theme.MARBLE)
    line = Box(panel.x, panel.bottom - 62, panel.width, 48)
    lay_worth(page, "out", Worth(0, gone.points), middle, line, theme.MARBLE)
