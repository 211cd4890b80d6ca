"""A row a player, in the order in which they are asked: what each has bid or taken, who leads, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final, NamedTuple

from bot.games.palazzo import Phase, highest
from bot.games.palazzo.components import OWN_SHARE
from render.common.name_lines import broken
from render.engine import theme
from render.engine.colours import mix
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.cards import CARD_RATIO, lay_card, lay_certificate
from render.games.palazzo.parts.fitting import grid, places
from render.games.palazzo.parts.fresh import lay_tiles
from render.games.palazzo.parts.tile import RATIO

_ROOM: Final = Box(386, 112, 698, 486)
_SPACE: Final = 14
_PLAQUE: Final = 268
_HAND: Final = 0.9
"""The height of the sign of a hand, a share of its width."""
_EDGE: Final = "#e8c877"
_GLOW: Final = 6
_SAID: Final = 138
"""The room for a bid at the right of a row."""
_DISC: Final = "#fff9e2"
_CARD: Final = 124
_FEWEST: Final = 3
"""Cards are as large as if there were at least so many."""
_TILE: Final = 200
_GAP: Final = 9
_RING: Final = 4


class _Look(NamedTuple):
    """The colours of a row: of its plaque, of what is written on that, and of the field beside it."""

    plaque: str
    ink: str
    field: str
    low: str


class _Sizes(NamedTuple):
    """The sizes of what a row holds."""

    badge: int
    names: tuple[int, ...]
    hand: int
    pitch: int
    """Between the middles of the name and the line below it."""
    laurel: int
    disc: int
    """In the middle of the laurel."""
    sum: int


_LOW: Final = _Sizes(48, (theme.BODY, theme.SMALL), 46, 50, 108, 66, theme.LARGE)
_HIGH: Final = _Sizes(60, (theme.LARGE, 39, theme.BODY, theme.SMALL), 58, 66, 138, 84, theme.TITLE)
_LEAST_HIGH: Final = 140
"""From this height on a row has larger things."""


def lay_rows(page: Page) -> None:
    """Lay out a row for each player."""
    view, seats = page.view, len(page.view.players)
    high = (_ROOM.height + _SPACE) // seats - _SPACE
    for place in range(seats):
        seat = (view.turn + place) % seats
        box = Box(_ROOM.x, _ROOM.y + place * (high + _SPACE), _ROOM.width, high)
        _lay_row(page, seat, box, done=place < (view.asked - view.turn) % seats)


def _lay_row(page: Page, seat: int, box: Box, done: bool) -> None:
    """Lay out a row; `done` where money or tiles are taken and its player has had a turn."""
    view, what = page.view, f"player/{seat}"
    ground, look = page.ground, _look(page, seat)
    if seat == view.asked:
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, ground, 18, theme.GOLD_DEEP, shadow=4)
        ground = theme.GLOW
    page.plate(f"{what}/field", box, look.field, ground, 14, theme.EDGE, fill_to=look.low)
    plaque = Box(box.x, box.y, _PLAQUE, box.height)
    low = mix(look.plaque, "#000000", 0.16)
    page.plate(f"{what}/plaque", plaque, look.plaque, look.field, 14, _EDGE, fill_to=low)
    _lay_plaque(page, seat, plaque, look)
    room = Box(plaque.right + 12, box.y + 6, box.right - plaque.right - 20, box.height - 12)
    if view.phase is Phase.BIDDING:
        _lay_bid(page, seat, room, look.field)
    else:
        _lay_taken(page, seat, room, look.field, done)
    if seat == page.news.seat:
        page.news_corner(what, box)


def _look(page: Page, seat: int) -> _Look:
    view = page.view
    if view.phase is Phase.BIDDING and view.bids[seat].passed:
        return _Look("#c3b497", theme.INK, "#e0d5bd", "#d8cbb0")
    field = ("#fffaf0", "#f6ecd6")
    if view.phase is Phase.BIDDING and view.bids[seat].value == highest(view.bids):
        field = ("#f1f6dc", "#dfe8bd")
    return _Look(theme.PLAQUES[seat], theme.ON_SEATS[seat], *field)


def _lay_plaque(page: Page, seat: int, box: Box, look: _Look) -> None:
    """Lay out the badge and the name, and below it the number of cards in hand."""
    what, on, sizes = f"player/{seat}", look.plaque, _HIGH if box.height >= _LEAST_HIGH else _LOW
    middle = box.y + box.height // 2
    badge = page.badge(f"{what}/badge", box.x + 12, middle - sizes.pitch // 2 - sizes.badge // 2, sizes.badge, seat, on)
    left = badge.right + 10
    lines, size, face = broken(page.names[seat], sizes.names, box.right - 10 - left, 2, narrow=True)
    half = sizes.pitch * 2 // 3 if len(lines) > 1 else sizes.pitch // 2
    for number, line in enumerate(lines):
        y = middle - half + number * size
        page.label(f"{what}/name/{number}", left, y, line, size, look.ink, on, face=face)
    wide, high = sizes.hand, round(sizes.hand * _HAND)
    middle += half
    page.icon(f"{what}/hand", left - 2, middle - high // 2, wide, "hand", on, height=high)
    count = str(page.view.players[seat].cards)
    page.label(f"{what}/cards", left + wide + 8, middle, count, sizes.names[0], look.ink, on, face="bold")


def _lay_bid(page: Page, seat: int, room: Box, on: str) -> None:
    """Lay out the cards that a player has bid, and their sum, or that the player has passed."""
    laid, what, middle = page.view.bids[seat], f"player/{seat}/bid", room.y + room.height // 2
    x, sizes = room.right - _SAID // 2, _HIGH if room.height >= _LEAST_HIGH - 12 else _LOW
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
    place = room._replace(width=room.width - _SAID)
    boxes = _from_left(max(_FEWEST, most), CARD_RATIO, place, _CARD)
    if seat == view.turn:
        lay_certificate(page, f"{what}/certificate", *next(boxes)[:3], on)
    added = list(page.news.laid) if seat == page.news.seat else []
    for number, card in enumerate(sorted(view.bids[seat].cards, key=lambda card: card.number)):
        box, name, ground = next(boxes), f"{what}/{number}", on
        if card in added:
            added.remove(card)
            page.ring(name, box, on, 6, _RING)
            ground = theme.NEW
        lay_card(page, name, card, box.x, box.y, box.width, ground)


def _from_left(number: int, ratio: float, room: Box, widest: int) -> Iterator[Box]:
    """Yield the places of so many things, from the left of a room."""
    laid = grid(number, ratio, room, widest, _GAP)
    across = min(number, laid.columns)
    return places(number, laid, room._replace(width=across * (laid.width + laid.gap) - laid.gap))


def _lay_taken(page: Page, seat: int, room: Box, on: str, done: bool) -> None:
    """Lay out the money or the tile that a player has taken, as far as it is known, or the place for it."""
    view, what, side = page.view, f"player/{seat}/taken", 62
    place = room._replace(width=room.width - side - 20)
    if done:
        middle = room.y + room.height // 2
        page.icon(f"{what}/tick", room.right - side - 8, middle - side // 2, side, "tick", on)
    if view.phase is Phase.MONEY:
        cards = [card for by, card in page.news.money if by == seat]
        share = OWN_SHARE if seat == view.turn else 1
        boxes = _from_left(share, CARD_RATIO, place, _CARD)
        for number, (card, box) in enumerate(zip_longest(cards, boxes)):
            if card is not None:
                lay_card(page, f"{what}/{number}", card, box.x, box.y, box.width, on)
            elif not done:
                page.icon(f"{what}/{number}", box.x, box.y, box.width, "card-place", on, height=box.height)
        return
    tiles = [tile for by, tile in page.news.chosen if by == seat]
    boxes = _from_left(1, RATIO, place, _TILE)
    if tiles:
        lay_tiles(page, what, tiles, boxes, on, ())
    elif not done:
        (box,) = boxes
        page.icon(f"{what}/place", box.x, box.y, box.width, "tile-place", on, height=box.height)
