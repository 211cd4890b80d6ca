"""A row a player, in the order in which they are asked: what each has bid or taken, who leads, and who is asked."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.palazzo import Phase, highest
from bot.games.palazzo.scoring import points_of_all
from bot.texts.numbers import signed
from render.common.name_lines import broken
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.bids import lay_bid
from render.games.palazzo.parts.sizes import sizes_of
from render.games.palazzo.parts.taken import lay_taken

_ROOM: Final = Box(386, 106, 698, 480)
_SPACE: Final = 14
_PLAQUE: Final = 268
_HAND: Final = 46 / 48
"""The height of the sign of a hand, a share of its width."""
_EDGE: Final = "#e8c877"
_GLOW: Final = 6
_LOWER, _HIGHER = 2, 1
"""How much further the line below a name is, and how much higher two lines of a name are."""
_LEFT, _BESIDE, _RIGHT = 8, 8, 16
"""Beside the badge, between it and the name, and after the name."""


class _Look(NamedTuple):
    """The colours of a row: of its plaque, of what is written on that, and of the field beside it."""

    plaque: str
    ink: str
    field: str
    low: str


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
        lay_bid(page, seat, room, look.field, sizes_of(box.height))
    else:
        lay_taken(page, seat, room, look.field, done)
    if seat == page.news.seat and page.news.own:
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
    """Lay out the badge and the name, and below them the number of cards in hand and the points."""
    what, on, sizes = f"player/{seat}", look.plaque, sizes_of(box.height)
    middle = box.y + box.height // 2
    y = middle - sizes.pitch // 2 - sizes.badge // 2
    badge = page.badge(f"{what}/badge", box.x + _LEFT, y, sizes.badge, seat, on)
    left = badge.right + _BESIDE
    room = box.right - _RIGHT - left
    alike = tuple(size for size in sizes.names if all(ink(name, "bold", size).advance <= room for name in page.names))
    lines, size, face = broken(page.names[seat], alike or sizes.names, room, 2, narrow=True)
    half = sizes.pitch * 2 // 3 if len(lines) > 1 else sizes.pitch // 2
    for number, line in enumerate(lines):
        y = middle - half + number * size - (_HIGHER if len(lines) > 1 else 0)
        page.label(f"{what}/name/{number}", left, y, line, size, look.ink, on, face=face)
    middle += half + _LOWER
    wide, high, x = sizes.hand, round(sizes.hand * _HAND), box.x + 16
    page.icon(f"{what}/hand", x, middle - high // 2, wide, "cards", on, height=high)
    player, size = page.view.players[seat], sizes.figures
    page.label(f"{what}/cards", x + wide + 8, middle, str(player.cards), size, look.ink, on, face="bold")
    x, side = box.right - 16 - sizes.point, sizes.point
    page.icon(f"{what}/point", x, middle - side // 2, side, "point", on)
    said = signed(points_of_all(player.palazzi).total)
    page.label(f"{what}/points", x - 6, middle, said, size, look.ink, on, face="bold", anchor="r")
