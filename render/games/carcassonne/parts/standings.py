"""What everyone has: a column of plaques below the tile that was drawn, and at the end chips with the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Phase
from render.common.name_lines import broken
from render.common.podium.rank import lay_rank
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, capitals, fit, fitting_size, ink
from render.engine.layout import centre, columns, first_that_fits, rows
from render.engine.scene import Box, Role
from render.games.carcassonne.map.scene import pile
from render.games.carcassonne.page import Page

COLUMN: Final = Box(902, 8, 190, 686)
_GAP: Final = 12
_LEGEND: Final = 30
_DRAWN, _FEW, _LARGEST = (96, 206), 3, 250
"""The least height of the panel with the tile that was drawn, the second one beside few seats, and the greatest."""
_TALL, _WORDS = 180, 84
"""From this height on, how many are left is said below the tile, and what room that needs."""
_HIGHEST: Final = 176
_EDGE, _PAPER = "#e8c877", "#fffdf8"
_PAPER_HIGH: Final = 0.72
"""The height of the paper below new points, as a share of their size."""
_INNER: Final = 9
_LOW, _HIGH = 110, 150
"""A plaque that is no higher has smaller letters."""
_GLOW: Final = 4
_BADGE, _FIGURE, _LAUREL = 34, 35, 36
_BESIDE: Final = _BADGE + 6
"""The room that a badge takes up in its line."""
_MANY: Final = 10
"""From so many ingots on, their number is smaller."""
_NAMES: Final = (theme.BODY, theme.SMALL)
_NUMBERS: Final = (63, theme.LARGE), (47, 39), (43, theme.BODY), (39, theme.SMALL)
"""The sizes of points, and of those if the game ended now."""
_CHIP, _RANK = 38, 38
_SCORES: Final = (theme.LARGE, theme.BODY, theme.SMALL)
_WIDE: Final = 200
"""From this width on a chip has the rank and the name too."""


def lay_column(page: Page) -> None:
    """Lay out the tile that was drawn, a plaque for each seat, and what the second numbers are."""
    seats = range(len(page.view.players))
    room = COLUMN.height - _LEGEND - _GAP * (len(seats) + 1)
    high = min(_HIGHEST, (room - _DRAWN[len(seats) <= _FEW]) // len(seats))
    drawn, *plaques, legend = rows(
        COLUMN, [min(_LARGEST, room - high * len(seats)), *[high] * len(seats), _LEGEND], _GAP
    )
    _lay_drawn(page, drawn)
    sizes = _NUMBERS[(high <= _HIGH) + (high <= _LOW) :]
    lower = {seat for seat in seats if _is_badge_lower(page, seat, sizes[-1])}
    names, points = ([_room() - _BESIDE * ((seat in lower) is low) for seat in seats] for low in (False, True))
    numbers = first_that_fits(sizes, lambda each: all(_wide(page, seat, each) <= points[seat] for seat in seats))
    name = min(fitting_size(page.names[seat], "sans", _NAMES, names[seat]) for seat in seats)
    for seat, box in zip(seats, plaques, strict=True):
        _lay_plaque(page, seat, box, name, numbers, lower=seat in lower)
    if page.ended_now is not None:
        at = legend.x + legend.width // 2, legend.y + legend.height // 2 - 1
        said = page.say("picture-if-ended")
        face: Face = "sans" if ink(said, "sans", theme.SMALL).advance <= legend.width else "narrow"
        page.label("legend", *at, said, theme.SMALL, theme.SOFT, page.ground, face=face, anchor="m")


def lay_chips(page: Page, boxes: Sequence[Box], on: str) -> None:
    """Lay out everyone's points by rank, with ranks and names where the chips are wide."""
    for seat, box in zip(page.outcome.order, boxes, strict=True):
        what, fill, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
        page.plate(f"{what}/plaque", box, fill, on, 14, _EDGE, shadow=5)
        middle, wide, x = box.y + box.height // 2, box.width >= _WIDE, box.x + 8
        said = str(page.outcome.scores[seat])
        size = theme.TITLE if wide else fitting_size(said, "bold", _SCORES, box.width - _CHIP - 26)
        left = page.label(f"{what}/points", box.right - 10, middle, said, size, colour, fill, face="bold", anchor="r").x
        if wide:
            lay_rank(page, what, page.outcome.ranks[seat], x, middle, fill, _RANK, flat=True)
            x += _RANK + 8
        right = page.badge(f"{what}/badge", x, middle - _CHIP // 2, _CHIP, seat, fill).right + 8
        if wide:
            name = broken(page.names[seat], (theme.BODY, theme.SMALL), left - right - 6, narrow=True)
            at = right, middle, name.lines[0], name.size, colour, fill
            page.label(f"{what}/name", *at, face=name.face)


def lay_glow(page: Page, what: str, box: Box) -> None:
    """Lay out the gold around the plaque of the seat to move, and around the tile that it has to lay."""
    page.plate(f"{what}/glow/edge", box.grown(_GLOW + 2), theme.GOLD_DEEP, page.ground, 21)
    page.plate(f"{what}/glow", box.grown(_GLOW), theme.GLOW, theme.GOLD_DEEP, 20)


def _lay_drawn(page: Page, box: Box) -> None:
    """Lay out the tile that was drawn, and how many are left."""
    tile, on = page.view.tile, theme.MARBLE
    glows = tile is not None and page.view.phase is not Phase.STOPPED
    if glows:
        lay_glow(page, "drawn", box)
    page.plate("drawn/panel", box, on, theme.GLOW if glows else page.ground, 14, theme.EDGE, shadow=0 if glows else 6)
    below = centre(box, box.width, 96)
    if tile is not None:
        tall = box.height >= _TALL
        side = min(box.width, box.height - _WORDS) - 2 * _INNER if tall else box.height - 2 * _INNER
        top, below = (rows if tall else columns)(box, [side + 2 * _INNER, 0])
        page.icon("drawn/tile", *centre(top, side, side)[:3], f"tile-{tile}-0", on, plate=True)
    x, y = below.x + below.width // 2 - 3, below.y + below.height // 2
    left = x, y - 18, str(len(page.view.left)), 47, theme.INK, on
    page.label("drawn/left", *left, face="bold", anchor="m")
    word = x, y + 23, page.say("picture-left"), theme.SMALL, theme.SOFT, on
    page.label("drawn/word", *word, anchor="m", width=below.width - 6)


def _room() -> int:
    return COLUMN.width - 2 * _INNER


def _is_badge_lower(page: Page, seat: int, sizes: tuple[int, int]) -> bool:
    """Return whether a seat's badge is beside its points, as its name is long and no laurel is below them."""
    room = _room() - _BESIDE
    long = ink(page.names[seat], "narrow", min(_NAMES)).advance > room
    return long and seat not in page.leaders and _wide(page, seat, sizes) <= room


def _wide(page: Page, seat: int, sizes: tuple[int, int]) -> int:
    """Return the width of a seat's points with those if the game ended now."""
    ended = page.ended_now
    then = 0 if ended is None else 20 + ink(f"→ {ended[seat]}", "sans", sizes[1]).advance
    return ink(str(page.points[seat]), "bold", sizes[0]).advance + then + 6


def _lay_plaque(page: Page, seat: int, box: Box, name: int, numbers: tuple[int, int], *, lower: bool) -> None:
    """Lay out a plaque: the name, the points and those if the game ended now, and what the seat has left.

    The badge is left of the name, or `lower`, beside the points.
    """
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    ended = page.ended_now
    glows = view.phase not in (Phase.STOPPED, Phase.OVER) and seat == view.asked
    if glows:
        lay_glow(page, what, box)
    below, low = theme.GLOW if glows else page.ground, mix(on, "#000000", 0.12)
    page.plate(f"{what}/plaque", box, on, below, 14, _EDGE, fill_to=low, shadow=0 if glows else 5)
    first, second, third = (box.y + round(box.height * share) for share in (0.19, 0.51, 0.82))
    between = box.y + 5, second - numbers[0] // 3
    if lower:
        top = max(
            second - _BADGE // 2, _lay_name(page, seat, (box.x + _INNER, first), _room(), name, between).bottom + 1
        )
        page.badge(f"{what}/badge", box.right - _INNER - _BADGE + 2, top, _BADGE, seat, on)
    else:
        badge = page.badge(f"{what}/badge", box.x + _INNER - 2, first - _BADGE // 2, _BADGE, seat, on)
        _lay_name(page, seat, (badge.right + 6, first), _room() - _BESIDE, name, between)
    x, points = box.x + _INNER + 3, str(page.points[seat])
    wide = ink(points, "bold", numbers[0]).advance
    if page.news.points[seat] and view.phase is not Phase.OVER:
        high = round(numbers[0] * _PAPER_HIGH)
        paper = Box(x - 6, second - high // 2, wide + 12, high)
        page.plate(f"mark/{what}/points", paper.grown(3), theme.NEW, on, 10, role=Role.MARK)
        page.plate(f"{what}/points/paper", paper, _PAPER, theme.NEW, 7)
        page.label(f"{what}/points", x, second, points, numbers[0], theme.INK, _PAPER, face="bold")
        page.news_corner(what, paper.grown(3), 20)
    else:
        page.label(f"{what}/points", x, second, points, numbers[0], colour, on, face="bold")
    if ended is not None:
        page.label(f"{what}/then", x + wide + 18, second, f"→ {ended[seat]}", numbers[1], colour, on)
    _lay_supply(page, seat, box, third)


def _lay_name(page: Page, seat: int, at: tuple[int, int], room: int, size: int, between: tuple[int, int]) -> Box:
    """Write a seat's name, narrow or cut short if need be, and lower if it would touch the rim above."""
    name, (x, middle) = page.names[seat], at
    face: Face = "sans" if ink(name, "sans", size).advance <= room else "narrow"
    name = fit(name, face, size, room)
    base, drawn = middle + capitals(face, size) // 2, ink(name, face, size)
    lower = max(0, min(between[0] - base - drawn.top, between[1] - base - drawn.bottom))
    said = x, middle + lower, name, size, theme.ON_SEATS[seat], theme.PLAQUES[seat]
    return page.label(f"player/{seat}/name", *said, face=face)


def _lay_supply(page: Page, seat: int, box: Box, middle: int) -> None:
    """Lay out the followers and ingots that a seat has, and the laurel of who leads."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    player, x = view.players[seat], box.x + _INNER - 1
    high, size = (31, theme.SMALL) if box.height <= _LOW else (38, _FIGURE)
    size = theme.SMALL if player.ingots >= _MANY else size
    page.icon(f"{what}/follower", x, middle - high // 2, high, f"follower-{seat}", on, faded=not player.followers)
    at = x + high + 2, middle, str(player.followers), size, colour, on
    x = page.label(f"{what}/followers", *at, face="bold").right + 6
    if view.gold_mines:
        x = pile(page, f"{what}/ingot", x + 18, middle, 36, 1, on, faded=not player.ingots).right + 2
        page.label(f"{what}/ingots", x, middle, str(player.ingots), size, colour, on, face="bold")
    if seat in page.leaders:
        at_laurel = box.right - _INNER - _LAUREL + 4, middle - 16, _LAUREL, "laurel-star", on
        page.icon(f"{what}/leader", *at_laurel, height=33, plate=True)
