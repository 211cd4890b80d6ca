"""A player's bid: the cards that lie there and their sum, wreathed if it leads."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import highest
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import (
    CARD_RATIO,
    LARGEST_CARD,
    SMALL_RATIO,
    lay_card,
    lay_certificate,
    lay_small_card,
    lay_small_certificate,
)
from render.games.palazzo.parts.fitting import from_left
from render.games.palazzo.parts.sizes import Sizes

_SAID: Final = 138
"""The room for a bid at the right of a row."""
_DISC: Final = "#fff9e2"
_FEWEST: Final = 3
"""Cards are as large as if there were at least so many."""
_MANY, _MOST = 5, 8
"""Beyond so many, cards lie on their side, and beyond so many, the others are counted."""
_SMALL: Final = 72
"""How wide they are at most."""
_GAP: Final = 9
_RING: Final = 4


def lay_bid(page: Page, seat: int, room: Box, on: str, sizes: Sizes) -> None:
    """Lay out the cards that a player has bid, and their sum, or that the player has passed."""
    laid, what, middle = page.view.bids[seat], f"player/{seat}/bid", room.y + room.height // 2
    x = room.right - _SAID // 2
    if laid.passed:
        at = room.x + room.width // 2, middle, page.say("picture-passed"), theme.LARGE, theme.SOFT, on
        page.label(f"{what}/passed", *at, face="bold", anchor="m")
        return
    if not laid.value:
        page.label(f"{what}/none", x, middle, "–", theme.LARGE, theme.SOFT, on, face="bold", anchor="m")
        return
    sum_on = on
    if laid.value == highest(page.view.bids):
        side, sum_on = sizes.laurel, _DISC
        page.icon(f"{what}/laurel", x - side // 2, middle - side // 2, side, "laurel-large", on, plate=True)
        disc = Box(x - sizes.disc // 2, middle - sizes.disc // 2, sizes.disc, sizes.disc)
        page.plate(f"{what}/disc", disc, _DISC, on, sizes.disc // 2, theme.GOLD_DEEP)
    page.label(f"{what}/sum", x, middle, str(laid.value), sizes.sum, theme.INK, sum_on, face="bold", anchor="m")
    _lay_cards(page, seat, room, on)


def _lay_cards(page: Page, seat: int, room: Box, on: str) -> None:
    """Lay out the cards of a bid, first the certificate of the one who auctions, all rows' in one size."""
    view, what = page.view, f"player/{seat}/bid"
    most = max(len(laid.cards) + (each == view.turn) for each, laid in enumerate(view.bids) if not laid.passed)
    place, small = room._replace(width=room.width - _SAID), most > _MANY
    if small:
        boxes = from_left(_MOST, SMALL_RATIO, place, _SMALL, _GAP)
    else:
        boxes = from_left(max(_FEWEST, most), CARD_RATIO, place, LARGEST_CARD, _GAP)
    if seat == view.turn:
        certificate = lay_small_certificate if small else lay_certificate
        certificate(page, f"{what}/certificate", *next(boxes)[:3], on)
    cards, left = sorted(view.bids[seat].cards, key=lambda card: card.number), _MOST - (seat == view.turn)
    shown = cards if len(cards) <= left else cards[: left - 1]
    added = list(page.news.laid) if seat == page.news.seat else []
    for number, card in enumerate(shown):
        box, name, ground = next(boxes), f"{what}/{number}", on
        if card in added:
            added.remove(card)
            page.ring(name, box, on, 6, _RING)
            ground = theme.NEW
        lay = lay_small_card if small else lay_card
        lay(page, name, card, box.x, box.y, box.width, ground)
    if len(shown) < len(cards):
        box = next(boxes)
        at = box.x + box.width // 2, box.y + box.height // 2, f"+{len(cards) - len(shown)}", theme.SMALL
        page.label(f"{what}/more", *at, theme.INK, on, face="bold", anchor="m")
