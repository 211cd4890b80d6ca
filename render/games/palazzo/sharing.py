"""What is shared out at the moment: tiles of a quarry or money, and a row a player with what each has bid or taken."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase, highest
from bot.games.palazzo.components import OWN_SHARE, TOO_MANY
from bot.texts.games.palazzo.describe import do_facts
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.layout import columns, rows
from render.engine.scene import Box, Role
from render.games.palazzo.banner import lay_banner
from render.games.palazzo.header import lay_header
from render.games.palazzo.page import Page
from render.games.palazzo.pieces import (
    CARD_RATIO,
    CREAM,
    FELT,
    LOW,
    RATIO,
    SIDE_RATIO,
    STONE,
    WELL,
    arrange,
    lay_card,
    lay_money,
    lay_number,
    lay_tiles,
)

_WHOLE: Final = Box(14, 106, 1070, 516)
_NARROW, _LOT_WIDE = 356, 540
"""The width of what can be had, and of a quarry with many tiles."""
_PLAQUE, _SAID = 268, 138
"""The width of a player's plaque, and of the room for a bid at the right of a row."""
_BIG: Final = 140
"""The height from which on a row has larger signs and words."""
_MANY, _MOST = 5, 8
"""Beyond so many, cards lie on their side, and beyond so many, the others are counted."""
_LARGEST_CARD: Final = 124


def lay_sharing(page: Page, band: str, shelf: Box) -> None:
    """Lay out what can be had, a row for each player in the order in which they are asked, and what is asked."""
    view = page.view
    # where tiles are taken one by one there are many, and each player has only one
    sprite = {Phase.MONEY: "table", Phase.BIDDING: "lot"}.get(view.phase, "lot-wide")
    lot, others = columns(_WHOLE, [_LOT_WIDE if sprite == "lot-wide" else _NARROW, 0], 16)
    page.fill(f"ground/{sprite}", lot, sprite, page.ground, plate=True, role=Role.GROUND)
    page.end_backdrop()
    lay_header(page, band)
    _lay_lot(page, lot)
    seats = len(view.players)
    for place, box in enumerate(rows(others, [0] * seats, 14)):
        seat = (view.turn + place) % seats
        _lay_row(page, seat, box, done=place < (view.asked - view.turn) % seats)
    _lay_asked(page, shelf)


def _lay_lot(page: Page, lot: Box) -> None:
    """Lay out the tiles of the quarry, with the builder beside its number, or money on a table."""
    view = page.view
    if page.news.offered:
        page.news_corner("stakes", lot._replace(y=lot.y - 3))  # clear of the frame, which is nearly as dark
    if view.phase is Phase.MONEY:
        boxes = arrange(len(view.display), lot.grown(-32), CARD_RATIO, 210, 18)
        for number, (card, box) in enumerate(zip(view.display, boxes, strict=True)):
            lay_card(page, f"display/{number}", card, box, FELT)
        return
    lay_number(page, f"quarry/{view.builder}", view.builder, lot.x + 6, lot.y - 8)
    page.icon("builder", lot.right - 116, lot.y - 26, 76, "builder-standing", STONE, height=102)
    sign = "gavel" if view.phase is Phase.BIDDING else "choice"
    page.icon("stakes/sign", lot.x + 76, lot.y + 20, 56, sign, STONE, height=52)
    room = Box(lot.x + 24, lot.y + 80, lot.width - 48, lot.height - 100)
    boxes = arrange(len(view.quarry), room, RATIO, room.width, 12 if len(view.quarry) < TOO_MANY else 7, LOW)
    lay_tiles(page, "stakes", view.quarry, boxes, STONE)


def _lay_row(page: Page, seat: int, box: Box, *, done: bool) -> None:
    """Lay out a row; `done` where money or tiles are taken and its player has had a turn."""
    view, what, ground = page.view, f"player/{seat}", page.ground
    bid = view.bids[seat] if view.phase is Phase.BIDDING else None
    leads = bid is not None and bid.value > 0 and bid.value == highest(view.bids)
    field, low = ("#f1f6dc", "#dfe8bd") if leads else ("#fffaf0", "#f6ecd6")
    if bid is not None and bid.passed:
        field, low = "#e0d5bd", "#d8cbb0"
    if seat == view.asked:
        page.plate(f"glow/{what}", box.grown(6), theme.GLOW, ground, 18, theme.GOLD_DEEP, shadow=4, role=Role.MARK)
        ground = theme.GLOW
    page.plate(f"{what}/field", box, field, ground, 14, theme.EDGE, fill_to=low)
    plaque = box._replace(width=_PLAQUE)
    lay_banner(page, seat, plaque, ground=field, marked=False)
    room = Box(plaque.right + 12, box.y + 6, box.right - plaque.right - 20, box.height - 12)
    if bid is None:
        _lay_taken(page, seat, room, field, done=done)
    elif bid.passed:
        at = *room.middle, page.say("picture-passed"), theme.LARGE, theme.SOFT
        page.label(f"{what}/bid/passed", *at, field, face="bold", anchor="m")
    elif bid.value:
        _lay_bid(page, seat, room, field, leads=leads)
    if seat == page.news.seat and page.news.own:
        page.news_corner(what, box)


def _lay_bid(page: Page, seat: int, room: Box, on: str, *, leads: bool) -> None:
    """Lay out the cards that a player has bid, and their sum, wreathed if it leads."""
    laid, what, disc = page.view.bids[seat], f"player/{seat}/bid", "#fff9e2"
    middle, x, big = room.mid_y, room.right - _SAID // 2, room.height >= _BIG - 12
    side, inner, size, on_sum = (138, 84, theme.TITLE, on) if big else (108, 66, theme.LARGE, on)
    if leads:
        page.icon(f"{what}/laurel", x - side // 2, middle - side // 2, side, "laurel-large", on, plate=True)
        box = Box(x - inner // 2, middle - inner // 2, inner, inner)
        page.plate(f"{what}/disc", box, disc, on, inner // 2, theme.GOLD_DEEP)
        on_sum = disc
    page.label(f"{what}/sum", x, middle, str(laid.value), size, theme.INK, on_sum, face="bold", anchor="m")
    # all rows' cards are of one size
    view = page.view
    most = max(len(each.cards) + (other == view.turn) for other, each in enumerate(view.bids) if not each.passed)
    place = room._replace(width=room.width - _SAID)
    if most > _MANY:
        boxes = _from_left(_MOST, place, SIDE_RATIO, 72)
    else:
        boxes = _from_left(max(3, most), place, CARD_RATIO, _LARGEST_CARD)
    if seat == view.turn:
        lay_card(page, f"{what}/certificate", None, boxes.pop(0), on)
    cards = sorted(laid.cards, key=lambda card: card.number)
    shown = cards if len(cards) <= len(boxes) else cards[: len(boxes) - 1]
    added = list(page.news.laid) if seat == page.news.seat else []
    for number, (card, box) in enumerate(zip(shown, boxes, strict=False)):
        new = card in added
        if new:
            added.remove(card)
            page.ring(f"{what}/{number}", box, on, 6, 4)
        lay_card(page, f"{what}/{number}", card, box, theme.NEW if new else on)
    if len(shown) < len(cards):
        box = boxes[len(shown)]
        at = *box.middle, f"+{len(cards) - len(shown)}", theme.SMALL
        page.label(f"{what}/more", *at, theme.INK, on, face="bold", anchor="m")


def _from_left(number: int, room: Box, ratio: float, widest: int) -> list[Box]:
    """Arrange things from the left of a room."""
    boxes = arrange(number, room, ratio, widest, 9)
    left = min(box.x for box in boxes) - room.x
    return [box._replace(x=box.x - left) for box in boxes]


def _lay_taken(page: Page, seat: int, room: Box, on: str, *, done: bool) -> None:
    """Lay out what a player has taken, as far as it is known, with a tick; or else the places for it."""
    what, money = f"player/{seat}/taken", page.view.phase is Phase.MONEY
    share = OWN_SHARE if money and seat == page.view.turn else 1
    ratio, widest, sprite = (CARD_RATIO, _LARGEST_CARD, "card-place") if money else (RATIO, 328, "tile-place")
    boxes = _from_left(share, room._replace(width=room.width - 82), ratio, widest)
    if not done:
        for number, (x, y, wide, high) in enumerate(boxes):
            page.icon(f"{what}/{number}", x, y, wide, sprite, on, height=high, plate=True)
        return
    page.icon(f"{what}/tick", room.right - 70, room.mid_y - 31, 62, "tick", on)
    cards = [card for by, card in page.news.money if by == seat]
    for number, (card, box) in enumerate(zip(cards, boxes, strict=False)):
        lay_card(page, f"{what}/{number}", card, box, on)
    lay_tiles(page, what, [tile for by, tile in page.news.chosen if by == seat], boxes, on)


def _lay_asked(page: Page, shelf: Box) -> None:
    """Lay out what the seat that is asked has to do; while money is taken, beside what is left of it."""
    view, room = page.view, shelf.grown(-20)
    if view.phase is Phase.MONEY:
        lay_money(page, shelf._replace(x=room.x, width=300))
        room = room._replace(x=room.x + 320, width=room.width - 320)
    said, middle, side = page.say(f"board-do-{view.phase}", **do_facts(view)), shelf.mid_y, 44
    size = fitting_size(said, "bold", (theme.LARGE, 39, theme.BODY, theme.SMALL), room.width - side - 12)
    x = room.x + (room.width - side - 12 - ink(said, "bold", size).advance) // 2
    page.badge("asked/badge", x, middle - side // 2, side, view.asked, WELL)
    page.label("asked", x + side + 12, middle, said, size, CREAM, WELL, face="bold")
