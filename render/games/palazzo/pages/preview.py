"""What an action would lead to: points before and after, palazzi with what is new, what is paid and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import Cards, Phase, SeatView, Tile
from bot.games.palazzo.components import CERTIFICATE
from bot.games.palazzo.payment import most, most_by_currency
from bot.games.palazzo.preview import Preview
from bot.games.palazzo.prospects import built_of
from bot.texts.numbers import signed
from render.common.ribbon import lay_ribbon
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.outlook import Payment, payment_of, put_out, worth_before
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import card_height, lay_card
from render.games.palazzo.parts.field import lay_field, lay_ground
from render.games.palazzo.parts.header import RIBBON
from render.games.palazzo.parts.last_move import LEVELS, said_in
from render.games.palazzo.parts.purse import lay_kinds
from render.games.palazzo.parts.tile import RATIO, lay_tile

_FIELD: Final = Box(16, 90, theme.WIDTH - 32, 346)
_LARGE_FIELD: Final = Box(16, 90, theme.WIDTH - 32, 496)
_LINE: Final = Box(16, 602, theme.WIDTH - 32, 88)
"""The field and the line about money where no money is paid."""
_FEW: Final = 7
"""So many cards at most are shown on that line; more are counted."""
_SMALL, _BETWEEN = 52, 8
"""The width of these cards, and between two of them."""
_MONEY: Final = Box(16, 450, theme.WIDTH - 32, 240)
_MIDDLE: Final = 44
_SPACE: Final = 14
_PAID: Final = 420
"""The width of the cards that are paid."""
_TITLE: Final = 58
_SIGN: Final = 52
_ROW: Final = 58
_MOST: Final = 92
_PAPER: Final = "#fff3d2"
_GONE: Final = 216
"""The width of a tile that a card puts out of the game, beside that card."""
_MINUS: Final = 52
_CERTIFICATE: Final = 118
"""The width of the certificate with which an auction begins."""


def preview_page(before: SeatView, led: Preview, names: Sequence[str], language: str) -> Page:
    """Lay out what a seat's actions would lead to."""
    page, seat = Page(led.view, names, language, led.events), before.seat
    paid = payment_of(before, led)
    field = _FIELD if paid.value else _LARGE_FIELD
    page.lay_ground(page.light)
    lay_ground(page, seat, field)
    page.end_backdrop()
    _lay_head(page, before, led)
    lay_field(page, seat, field, 0, worth_before(before))
    if not paid.value:
        _lay_kept(page, led.view.hand)
        return page
    box = _MONEY._replace(width=_PAID)
    beside = Box(box.right + _SPACE, box.y, _MONEY.right - box.right - _SPACE, box.height)
    page.panel("paid/panel", *box)
    page.plate("left/panel", beside, _PAPER, page.ground, 16, theme.GOLD_DEEP, fill_to="#f6e3b2", shadow=6)
    _lay_paid(page, paid, box, certificate=before.phase is Phase.BIDDING and before.turn == seat)
    for tile in put_out(led)[:1]:
        _lay_gone(page, tile, _below_title(box))
    _lay_left(page, before.hand, led.view.hand, beside)
    return page


def _lay_kept(page: Page, hand: Cards) -> None:
    """Lay out in one line the money that the actions leave as it is, and what it can pay."""
    on, middle = theme.MARBLE, _LINE.y + _LINE.height // 2
    page.panel("held/panel", *_LINE)
    at = _LINE.x + 20, middle, page.say("picture-own-money"), theme.LARGE, theme.INK, on
    title = page.label("held/title", *at, face="serif")
    at_most = _LINE.right - 24, middle, str(most(hand)), theme.TITLE, theme.INK, on
    right = page.label("held/most", *at_most, face="bold", anchor="r").x
    at_pays = right - 14, middle, page.say("picture-pays"), theme.BODY, theme.INK, on
    right = page.label("held/most/title", *at_pays, anchor="r").x
    x, room = title.right + 24, right - title.right - 48
    if len(hand) > _FEW:
        said = page.say("picture-cards", count=len(hand))
        page.label("held/cards", x, middle, said, theme.BODY, theme.INK, on, width=room)
        return
    wide = min(_SMALL, room // max(1, len(hand)) - _BETWEEN)
    for number, card in enumerate(hand.ordered()):
        left = x + number * (wide + _BETWEEN)
        lay_card(page, f"held/card/{number}", card, left, middle - card_height(wide) // 2, wide, on)


def _lay_paid(page: Page, paid: Payment, box: Box, *, certificate: bool) -> None:
    """Lay out the cards that are paid, after the certificate with which the seat began an auction."""
    on, room = theme.MARBLE, _below_title(box)
    _lay_title(page, "paid", page.say("picture-paid", value=paid.value), box, on)
    if certificate:
        high = card_height(_CERTIFICATE)
        page.icon("paid/first", *room[:2], _CERTIFICATE, "card-certificate-3", on, height=high, plate=True)
        at = room.x + _CERTIFICATE // 2, room.y + round(high * 0.24), str(CERTIFICATE), _CERTIFICATE // 2
        page.label("paid/first/worth", *at, theme.INK, on, face="bold", anchor="m")
        room = Box(room.x + _CERTIFICATE + 20, room.y, room.width - _CERTIFICATE - 20, room.height)
    lay_kinds(page, "paid/card", paid.cards, room, on)


def _lay_gone(page: Page, tile: Tile, room: Box) -> None:
    """Lay out what the payment puts out of the game in a crimson frame, with a minus on its corner."""
    box = Box(room.right - _GONE, 0, _GONE, round(_GONE * RATIO))
    box = box._replace(y=room.y + (room.height - box.height) // 2)
    page.ring("out", box, theme.MARBLE, 6)
    lay_tile(page, "out", tile, box.x, box.y, box.width, theme.NEW)
    x, y = box.right, box.y
    sign = Box(x - _MINUS // 2 - 6, y - _MINUS // 2 - 4, _MINUS, _MINUS)
    page.plate("corner/out", sign, theme.NEW, theme.MARBLE, _MINUS // 2, theme.WHITE)
    at = sign.x + _MINUS // 2, sign.y + _MINUS // 2, "−", theme.LARGE, theme.WHITE, theme.NEW
    page.label("corner/out/minus", *at, face="bold", anchor="m")


def _below_title(box: Box) -> Box:
    return Box(box.x + 18, box.y + _TITLE + 4, box.width - 42, box.height - _TITLE - 20)


def _lay_head(page: Page, before: SeatView, led: Preview) -> None:
    """Lay out what picture it is, all points before and after, and what would be done."""
    seat, on = before.seat, theme.SKY
    now, then = built_of(before).points, built_of(led.view).points
    x = page.badge("own/badge", theme.MARGIN, _MIDDLE - 32, 64, seat, on).right + 14
    title = page.label("title", x, _MIDDLE, page.say("picture-preview"), theme.LARGE, theme.INK, on, face="black")
    x = title.right + 22
    if now != then:
        x = page.label("own/before", x, _MIDDLE, signed(now), theme.BODY, theme.INK, on, face="bold").right + 6
        page.icon("own/to", x, _MIDDLE - 12, 36, "arrow", on, height=24)
        x += 42
    x = page.label("own/after", x, _MIDDLE, signed(then), theme.TITLE, theme.INK, on, face="bold").right + 6
    left = page.icon("own/point", x, _MIDDLE - 21, 42, "point", on).right + 20
    lay_ribbon(
        page,
        RIBBON._replace(x=left, width=RIBBON.right - left),
        seat,
        LEVELS,
        lambda level: said_in(page, led.events, level),
    )


def _lay_title(page: Page, what: str, said: str, box: Box, on: str) -> None:
    at = box.x + 20, box.y + _TITLE // 2 + 2, said, theme.LARGE, theme.INK, on
    page.label(f"{what}/title", *at, face="serif")


def _lay_left(page: Page, had: Cards, has: Cards, box: Box) -> None:
    """Lay out what the hand can pay at one time, before and after."""
    _lay_title(page, "left", page.say("picture-left"), box, _PAPER)
    count = page.say("picture-cards", count=len(has))
    page.label("left/cards", box.right - 20, box.y + 31, count, theme.BODY, theme.INK, _PAPER, anchor="r")
    before, after = most_by_currency(had), most_by_currency(has)
    top, half = box.y + _TITLE + 2, box.width // 2
    for number, currency in enumerate(after):
        middle, amount = top + number * _ROW + _ROW // 2, after[currency]
        at = box.x + 20, middle - _SIGN // 2, _SIGN, f"money-{currency}", _PAPER
        page.icon(f"left/{currency}", *at, faded=not amount, plate=not amount)
        _lay_amount(page, f"left/{currency}", before[currency], amount, box.x + half - 24, middle, theme.TITLE)
    x = box.x + half + half // 2
    page.label("left/most/title", x, top + 24, page.say("picture-pays"), theme.BODY, theme.INK, _PAPER, anchor="m")
    _lay_amount(page, "left/most", most(had), most(has), box.right - 32, top + 112, _MOST)


def _lay_amount(page: Page, what: str, before: int, after: int, right: int, middle: int, size: int) -> None:
    """Lay out an amount up to the right, and before it what it was if that has changed."""
    page.label(f"{what}/after", right, middle, str(after), size, theme.INK, _PAPER, face="bold", anchor="r")
    if before == after:
        return
    right -= ink(str(after), "bold", size).advance + 12
    small = max(theme.SMALL, size * 2 // 3)
    arrow = 44 if small > theme.LARGE else 34
    page.icon(f"{what}/to", right - arrow, middle - arrow // 3, arrow, "arrow", _PAPER, height=arrow * 2 // 3)
    at = right - arrow - 10, middle, str(before), small, theme.SOFT, _PAPER
    page.label(f"{what}/before", *at, anchor="r")
