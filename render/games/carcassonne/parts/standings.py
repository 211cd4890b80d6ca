"""What everyone has: a column of plaques below the tile that was drawn, and at the end chips with the points."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from bot.games.carcassonne import Phase
from render.common.name_lines import NameLines, broken
from render.common.podium.rank import lay_rank
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, capitals, fitting_size, ink
from render.engine.layout import centre, columns, first_that_fits, rows
from render.engine.scene import Box, Role
from render.games.carcassonne.map.scene import pile
from render.games.carcassonne.page import CarcassonnePage

_GAP: Final = 8
LEGEND: Final = 30
_DRAWN, _FEW, _LARGEST = (88, 206), (3, 4), 250
"""The least height of the panel with the tile that was drawn, with few seats, how many these are, narrow and wide; the
greatest.
"""
_BELOW_TILE, _ASIDE = 84, 112
"""The room that the number of tiles left needs below the tile, or beside it."""
HIGHEST: Final = 190
_EDGE, _PAPER = "#e8c877", "#fffdf8"
_PAPER_HIGH: Final = 0.72
"""The height of the paper below new points, as a share of their size."""
_INNER: Final = 9
_FIRST: Final = 23, 18
"""The space within a plaque's edges, and how far below the upper one the badge's middle is, beside one line and two."""
_HIGHER: Final = 2
"""How much higher the lines of a name stand if there are two."""
_TWO, _ROW = 69, 31
"""The height of a name in two lines, and of each of the things that a seat has left."""
_GLOW: Final = 2
_BELOW: Final = 48
"""The height of what a seat has left where that is below its points."""
_BADGE, _LAUREL, _SUPPLY, _CELL = 34, 33, 64, 52
"""The width of a badge, of the leader's laurel, of the column with what a seat has left, and of a kind in a row."""
_MANY: Final = 10
"""From so many on, their number is narrow."""
_NUMBERS: Final = (63, 43), (55, 39), (47, 39), (47, 31), (43, 35), (39, 31), (39, 0), (35, 0), (31, 0)
"""The sizes of points, and of those if the game ended now; 0 stands for narrow letters."""
WIDE: Final = 300
"""From this width on there is room for more in a line: for names in large letters, and in chips for the name at all."""
_NAMES: Final = (theme.LARGE, theme.BODY, theme.SMALL)
_ROOMY: Final = 110
"""The height of plaques with room for names in large letters."""
_POINTS: Final = (theme.HUGE, theme.TITLE, theme.LARGE)
_CHIP: Final = 84
"""The size of badges in chips at most."""


class _Plan(NamedTuple):
    """What plaques have in common: names and sizes of points by seat, and where the laurel and what is left are."""

    names: dict[int, NameLines]
    numbers: dict[int, tuple[int, int]]
    low: bool
    """Whether the laurel is beside the points, and not beside the name."""
    aside: int
    """The width of what a seat has left beside its points, or 0 if that is below them."""
    worth: tuple[bool, int, tuple[int, int], bool]
    """How good it is: whether all points have room, how many names are whole, and how large the points are."""


def lay_column(page: CarcassonnePage, column: Box) -> None:
    """Lay out the tile that was drawn, a plaque for each seat, and what the second numbers are."""
    seats = range(len(page.view.players))
    room = column.height - LEGEND - _GAP * (len(seats) + 1)
    high = min(HIGHEST, (room - _DRAWN[len(seats) <= _FEW[column.width > WIDE]]) // len(seats))
    drawn, *plaques, legend = rows(
        column, [min(_LARGEST, room - high * len(seats)), *[high] * len(seats), LEGEND], _GAP
    )
    _lay_drawn(page, drawn)
    lay_plaques(page, dict(enumerate(plaques)))
    lay_legend(page, legend)


def lay_legend(page: CarcassonnePage, box: Box) -> None:
    """Say what the second numbers are, if there are any."""
    if page.ended_now is not None:
        said = page.say("picture-if-ended")
        face: Face = "sans" if ink(said, "sans", theme.SMALL).advance <= box.width else "narrow"
        at = box.mid_x, box.mid_y - 1, said, theme.SMALL, theme.SOFT, page.ground
        page.label("legend", *at, face=face, anchor="m")


def lay_plaques(page: CarcassonnePage, plaques: Mapping[int, Box]) -> None:
    """Lay out plaques of one size by seat, with names in the same letters, and points beside as many lines.

    What a seat has left is below its points in a high plaque, in another one beside them: in a row if only so names
    have room for a second line. The laurel is beside the points or the name.
    """
    _, _, wide, high = next(iter(plaques.values()))
    kinds, room = 1 + page.view.gold_mines, Box(0, 0, wide - 2 * _INNER, high)
    cell = _CELL if max(player.ingots for player in page.view.players) < _MANY else _SUPPLY
    low = high < HIGHEST
    forms = [(2 if high >= _TWO + kinds * _ROW else 1, _SUPPLY * low)]
    forms += [(lines, cell * kinds * low) for lines in (2, 3)]
    plans, sides = list[_Plan](), (False, True)[: 1 + bool(page.leaders)]
    for form in dict.fromkeys(forms):
        plans += [_plan(page, plaques, room, *form, beside) for beside in sides]
        if max(plan.worth for plan in plans)[:2] >= (True, len(plaques)):
            break
    plan = max(plans, key=lambda plan: plan.worth)
    for seat, box in plaques.items():
        _lay_plaque(page, seat, plan, box)


def _plan(page: CarcassonnePage, seats: Collection[int], room: Box, lines: int, aside: int, low: bool) -> _Plan:
    """Plan plaques with so many lines for a name, and so much room for what a seat has left beside its points."""
    indents = {seat: _BADGE + 2 + (_LAUREL - 4) * (seat in page.leaders and not low) for seat in seats}
    sizes = _NAMES[room.width < WIDE or room.height < _ROOMY :]
    size = min(_name(page, seat, sizes, room.width, lines, indents[seat]).size for seat in seats)
    names = {seat: _name(page, seat, (size,), room.width, lines, indents[seat]) for seat in seats}
    whole = sum("".join(names[seat].lines).replace(" ", "") == page.names[seat].replace(" ", "") for seat in seats)
    laurels = dict.fromkeys(page.leaders, (_LAUREL + 2) * low)

    @cache
    def across(sizes: tuple[int, int]) -> int:
        return aside + max(_wide(page, seat, sizes) + laurels.get(seat, 0) for seat in range(len(page.points)))

    def fits(sizes: tuple[int, int], below: int) -> bool:
        return sizes[0] * _PAPER_HIGH <= below and across(sizes) <= room.width

    numbers, fitting = dict[int, tuple[int, int]](), True
    for count in {len(name.lines) for name in names.values()}:
        # beside names of as many lines, points have the same size
        alike = [seat for seat, name in names.items() if len(name.lines) == count]
        below = room.height - max(_bottom(names[seat]) for seat in alike) - (6 if aside else _BELOW)
        form = first_that_fits(_NUMBERS, partial(fits, below=below))
        numbers.update(dict.fromkeys(alike, form))
        fitting &= fits(form, below)
    return _Plan(names, numbers, low, aside, (fitting, whole, min(numbers.values()), low))


def lay_chips(page: CarcassonnePage, boxes: Sequence[Box], on: str) -> None:
    """Lay out everyone's rank and points at the end, with the names below, by rank."""
    for seat, box in zip(page.outcome.order, boxes, strict=True):
        what, fill, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
        page.plate(f"{what}/plaque", box, fill, on, 14, _EDGE, shadow=5)
        inner = box.grown(-_INNER)
        side = min(inner.height // 2, inner.width // 4, _CHIP)
        line, below = rows(inner, [side, 0])
        lay_rank(page, what, page.outcome.ranks[seat], line.x, line.mid_y, fill, side, flat=True)
        right = page.badge(f"{what}/badge", line.x + side + _INNER, line.mid_y - side // 2, side, seat, fill).right
        said = str(page.points[seat])
        size = fitting_size(said, "bold", _POINTS[inner.height < _POINTS[0] :], line.right - right - 4)
        at = line.right - 2, inner.mid_y, said, size, colour, fill
        below = below._replace(width=page.label(f"{what}/points", *at, face="bold", anchor="r").x - below.x - 6)
        name = broken(page.names[seat], (theme.TITLE, *_NAMES), below.width, below.height // theme.SMALL, True)
        for number, (middle, written) in enumerate(name.middles(below.mid_y)):
            page.label(f"{what}/name/{number}", below.x, middle, written, name.size, colour, fill, face=name.face)


def lay_glow(page: CarcassonnePage, what: str, box: Box) -> None:
    """Lay out the gold around the plaque of the seat to move, and around the tile that it has to lay."""
    page.plate(f"{what}/glow/edge", box.grown(_GLOW + 2), theme.GOLD_DEEP, page.ground, 21)
    page.plate(f"{what}/glow", box.grown(_GLOW), theme.GLOW, theme.GOLD_DEEP, 20)


def _lay_drawn(page: CarcassonnePage, box: Box) -> None:
    """Lay out the tile that was drawn, and how many are left."""
    tile, on = page.view.tile, theme.MARBLE
    glows = tile is not None and page.view.phase is not Phase.STOPPED
    if glows:
        lay_glow(page, "drawn", box)
    page.plate("drawn/panel", box, on, theme.GLOW if glows else page.ground, 14, theme.EDGE, shadow=0 if glows else 6)
    below = centre(box, box.width, 96)
    if tile is not None or page.view.left:
        side, lower = min(box.height, box.width - _ASIDE), min(box.width, box.height - _BELOW_TILE)
        top, below = rows(box, [lower, 0]) if lower > side else columns(box, [side, 0])
        side = max(side, lower) - 2 * _INNER
        shown = "tile-back" if tile is None else f"tile-{tile}-0"
        page.icon("drawn/tile", *centre(top, side, side)[:3], shown, on, plate=True)
    x, y = below.mid_x - 3, below.mid_y
    left = x, y - 18, str(len(page.view.left)), 47, theme.INK, on
    page.label("drawn/left", *left, face="bold", anchor="m")
    word = x, y + 23, page.say("picture-left"), theme.SMALL, theme.SOFT, on
    page.label("drawn/word", *word, anchor="m", width=below.width - 6)


def _name(page: CarcassonnePage, seat: int, sizes: tuple[int, ...], wide: int, most: int, indent: int) -> NameLines:
    """Return a name in one line beside the badge, or in two if there may be so many."""
    forms = (broken(page.names[seat], sizes, wide, lines, True, indent) for lines in range(1, most + 1))
    return first_that_fits(forms, lambda name: not name.lines[-1].endswith("…"))


def _bottom(name: NameLines) -> int:
    """Return how far below the upper edge of a plaque a name reaches."""
    return _middle(name) + name.pitch * (len(name.lines) - 1) + name.size // 2


def _middle(name: NameLines) -> int:
    """Return how far below that the middle of its first line is: what reaches higher than capitals is moved down."""
    above = ink(name.lines[0], name.face, name.size).top + capitals(name.face, name.size) // 2
    two = len(name.lines) > 1
    return max(_FIRST[two] - _HIGHER * two, 4 - above)


def _wide(page: CarcassonnePage, seat: int, sizes: tuple[int, int]) -> int:
    ended = page.ended_now
    then = 0 if ended is None else 10 + ink(f"→ {ended[seat]}", *_then(sizes)).advance
    return ink(str(page.points[seat]), "bold", sizes[0]).advance + then + 3


def _then(sizes: tuple[int, int]) -> tuple[Face, int]:
    return ("sans", sizes[1]) if sizes[1] else ("narrow", theme.SMALL)


def _lay_plaque(page: CarcassonnePage, seat: int, plan: _Plan, box: Box) -> None:
    """Lay out a plaque: the badge and the name, below it the points and those if the game ended now, and the supply."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    name, numbers, tall, across = plan.names[seat], plan.numbers[seat], not plan.aside, plan.aside > _SUPPLY
    glows = view.phase not in (Phase.STOPPED, Phase.OVER) and seat == view.asked
    if glows:
        lay_glow(page, what, box)
    below, dark = theme.GLOW if glows else page.ground, mix(on, "#000000", 0.12)
    page.plate(f"{what}/plaque", box, on, below, 14, _EDGE, fill_to=dark, shadow=0 if glows else 5)
    x, first = box.x + _INNER, box.y + _FIRST[len(name.lines) > 1]
    page.badge(f"{what}/badge", x - 2, first - _BADGE // 2, _BADGE, seat, on)
    for number, line in enumerate(name.lines):
        middle = box.y + _middle(name) + number * name.pitch
        at = x + 2 if number else x + _BADGE + 1, middle, line, name.size, colour, on
        page.label(f"{what}/name/{number}", *at, face=name.face)
    points, wide = str(page.points[seat]), ink(str(page.points[seat]), "bold", numbers[0]).advance
    x, second = x + 3, (box.y + _bottom(name) + box.bottom - _BELOW * tall) // 2 - 1 + 2 * (tall or across)
    if page.news.points[seat] and view.phase is not Phase.OVER:
        high = round(numbers[0] * _PAPER_HIGH)
        paper = Box(x - 6, second - high // 2, wide + 12, high)
        page.plate(f"mark/{what}/points", paper.grown(3), theme.NEW, on, 10, role=Role.MARK)
        page.plate(f"{what}/points/paper", paper, _PAPER, theme.NEW, 7)
        page.label(f"{what}/points", x, second, points, numbers[0], theme.INK, _PAPER, face="bold")
        page.news_corner(what, paper.grown(3), 20)
    else:
        page.label(f"{what}/points", x, second, points, numbers[0], colour, on, face="bold")
    if page.ended_now is not None:
        face, size = _then(numbers)
        at_then = x + wide + 10, second, f"→ {page.ended_now[seat]}", size, colour, on
        page.label(f"{what}/then", *at_then, face=face)
    kinds = 1 + view.gold_mines
    if tall:
        cells = columns(Box(x, box.bottom - _BELOW - 2, 80 * kinds, _BELOW), [0] * kinds)
    else:
        high = _ROW if across else kinds * _ROW
        top = min(second - _ROW // 2, box.bottom - high)
        cells = (columns if across else rows)(Box(box.right - plan.aside - 5, top, plan.aside, high), [0] * kinds)
    _lay_supply(page, seat, cells)
    if seat in page.leaders:
        right = cells[0].x if plan.low and not tall else box.right
        at_laurel = right - _LAUREL - 4, (second if plan.low else first) - 15, _LAUREL, "laurel-star", on
        page.icon(f"{what}/leader", *at_laurel, height=30, plate=True)


def _lay_supply(page: CarcassonnePage, seat: int, cells: Sequence[Box]) -> None:
    """Lay out the followers and the ingots that a seat has."""
    player, what, on = page.view.players[seat], f"player/{seat}", theme.PLAQUES[seat]
    size, high = (theme.BODY, 36) if cells[0].height > _BADGE else (theme.SMALL, _ROW)
    found = [("followers", player.followers), ("ingots", player.ingots)]
    for (name, number), row in zip(found, cells, strict=False):
        middle = row.mid_y
        if name == "ingots" and not number:
            continue
        if name == "ingots":
            right = pile(page, f"{what}/ingot", row.x + 16, middle, 36, 1, on).right + 2
        else:
            side = high - 6  # within its outline
            left = row.x + 15 - side // 2
            page.icon(
                *(f"{what}/follower", left, middle - side // 2, side, f"follower-{seat}", on),
                faded=not number,
                halo="" if not number else _PAPER,
            )
            right = left + side + 5
        face: Face = "bold" if number < _MANY else "narrow"
        page.label(f"{what}/{name}", right, middle, str(number), size, theme.ON_SEATS[seat], on, face=face)
