"""What everyone has: a column of plaques below the tile that was drawn, and at the end plaques with the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne.position import CarcassonnePhase
from render.common.name_lines import NameLines, break_names_alike
from render.common.podium.rank import lay_rank
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import (
    Line,
    Sign,
    Word,
    centre,
    choose_fitting,
    columns,
    fit_lines,
    lay_line,
    line_width,
    rows,
)
from render.engine.scene import Box, Role
from render.games.carcassonne.map.scene import WALNUT
from render.games.carcassonne.page import CarcassonnePage

_GAP: Final = 8
LEGEND: Final = 28
_TRAYS: Final = 140, 78
"""The least height of the panel with the tile that was drawn, where names stand beside the points and above them."""
_HAND: Final = 56
"""The width of the tile that was drawn, with its rim, beside everyone's points in a line."""
_LEFT: Final = 176, 60
"""The width that the number of tiles left needs beside the tile, and the height that it needs below it."""
HIGHEST, ALONE = 124, 160
"""The height of plaques at most, and where no tile was drawn."""
_LOW: Final = 100
"""On plaques lower than this names are in smaller letters."""
_PAPER, _PAPER_HEIGHT, _COUNTS_APART = "#fffdf8", 0.72, 12
"""The paper below new points, its height as a share of their size, and the space between counts."""
_DARKER: Final = "#000000", 0.12
"""How plaques get darker towards their lower edge."""
_INNER, _EDGE, _RIM = 10, 4, 3
"""The space within a plaque's edges, at the sides and above and below; and the width of the rim around new points."""
_LINE, _OVERHANG = 36, 10
"""The height of a name in one line, and how far letters reach below it."""
_BADGES, _CROWN, _MEDAL = (42, 36), 52, 80
"""The width of badges beside names and above points, of their column, and of everyone's medal."""
_BRANCHES: Final = 4 / 3, 11 / 9
"""The size of a leader's branches, as multiples of the badge's width."""
_POINT_SIZES: Final = theme.HUGE, theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL
_POINTS: Final = 74, 84
"""The width of points where names are beside them: of two digits in the first size, and of three in the second."""


class _Plan(NamedTuple):
    """What plaques have in common."""

    names: dict[int, NameLines]
    """By seat."""
    beside: bool
    """Whether names stand beside the points, and the numbers left below the names."""
    size: int
    small: int
    """The sizes of points and of all else."""
    now: int
    """The width of the most points, or of those if the game ended now."""
    counts: tuple[int, ...]
    """The widths of the columns of numbers left: of followers, and of ingots if there are mines."""
    whole: bool = True
    """Whether no name is cut, and all that is left has room."""


def lay_column(page: CarcassonnePage, column: Box) -> None:
    """Lay out the tile that was drawn, a plaque for each seat, and what the second numbers are.

    All plaques are of one height, unless a name needs a second line above its points.
    """
    seats, wide = range(len(page.view.players)), column.width
    trays, most = (_TRAYS, HIGHEST) if page.view.tile is not None else (_LEFT[1:] * 2, ALONE)
    beside, below = ((column.height - tray - LEGEND - _GAP) // len(seats) - _GAP for tray in trays)
    high = min(most, beside)
    plan, heights = _plan_beside(page, seats, wide, high), [high] * len(seats)
    if not plan.whole:
        for lines in (2, 1):
            names = _names(page, seats, wide - 2 * _INNER - _CROWN, below, lines)
            high = min(most, below - sum(map(_more, names.values())) // len(seats))
            if high >= _LINE + theme.SMALL + 2 * _EDGE:
                break
        plan, heights = _plan_below(page, seats, wide, high, names), [high + _more(name) for name in names.values()]
    panel, *plaques, legend = rows(column, [0, *heights, LEGEND], _GAP)
    _lay_drawn(page, panel)
    lay_legend(page, legend)
    for seat, box in enumerate(plaques):
        _lay_plaque(page, seat, plan, box)


def lay_legend(page: CarcassonnePage, box: Box) -> None:
    """Say what the second numbers are, if there are any."""
    if page.ended_now is not None:
        at = box.mid_x, box.mid_y - 1, page.say("picture-if-ended"), theme.SMALL, theme.SOFT, page.ground
        page.label("legend", *at, anchor="m")


def lay_plaques(page: CarcassonnePage, plaques: Mapping[int, Box]) -> None:
    """Lay out plaques of one size by seat, all in the same letters; at the end with medals beside the names."""
    _, _, wide, high = next(iter(plaques.values()))
    over = page.view.phase is CarcassonnePhase.OVER
    plan = _plan_beside(page, [*plaques], wide, high)
    if over or not plan.whole:
        names = _names(page, [*plaques], wide - 2 * _INNER - _CROWN - _MEDAL * over, high, 2)
        plan = _plan_below(page, [*plaques], wide, high - max(map(_more, names.values())), names)
    for seat, box in plaques.items():
        _lay_plaque(page, seat, plan, box)


def _names(page: CarcassonnePage, seats: Sequence[int], room: int, high: int, lines: int) -> dict[int, NameLines]:
    """Return names in at most `lines` lines, by seat, as large as all fit on plaques of a height."""
    own = tuple(page.names[seat] for seat in seats)
    return dict(zip(seats, break_names_alike(own, _name_sizes(high), (room,) * len(own), lines), strict=True))


def _name_sizes(high: int) -> tuple[int, ...]:
    """Return the sizes that names, and the numbers left, can have on plaques of this height."""
    return (theme.BODY, theme.SMALL)[high < _LOW :]


def _more(name: NameLines) -> int:
    """Return how much higher the lines of a name are than one of them."""
    return name.pitch * (len(name.lines) - 1)


def _low_row(size: int) -> int:
    """Return the height of the lower row of a plaque, of the numbers left in a size."""
    return round(size * _PAPER_HEIGHT) + 4 * _RIM


def _plan_beside(page: CarcassonnePage, seats: Sequence[int], wide: int, high: int) -> _Plan:
    """Plan plaques with points beside the names, as large as their height leaves room."""

    def plan(small: int) -> _Plan:
        upper = high - 2 * _EDGE - _low_row(small)
        now, then = _widest_points(page, small)
        size = fit_lines([now], _POINT_SIZES, _POINTS[1], round(upper / _PAPER_HEIGHT))
        broad = max(_POINTS[0], line_width(now, size), line_width(then, small))
        counts = _count_widths(page, seats, small)
        room = wide - 2 * _INNER - _CROWN - 2 * _RIM - broad - 2 * _COUNTS_APART
        names = _names(page, seats, room, high, max(1, upper // _LINE))
        whole = sum(counts) + _COUNTS_APART <= room and not any("…" in name.lines[-1] for name in names.values())
        return _Plan(names, True, size, small, broad, counts, whole)

    return choose_fitting(map(plan, _name_sizes(high)), lambda plan: plan.whole)


def _plan_below(
    page: CarcassonnePage, seats: Sequence[int], wide: int, high: int, names: dict[int, NameLines]
) -> _Plan:
    """Plan plaques, so high with a name in one line, with points below the names, as large as those left permit."""
    now, then = _widest_points(page, theme.SMALL)
    counts = _count_widths(page, seats, theme.SMALL)
    left = wide - 2 * _INNER - line_width(then, theme.SMALL) - sum(counts) - _COUNTS_APART * (len(counts) + 1)
    size = fit_lines([now], _POINT_SIZES, left, round((high - _LINE - 2 * _EDGE - 2 * _RIM) / _PAPER_HEIGHT))
    return _Plan(names, False, size, theme.SMALL, line_width(now, size), counts)


def _widest_points(page: CarcassonnePage, size: int) -> Sequence[Line]:
    """Return the widest points of any seat, and the widest of those if the game ended now, which may be none."""
    every = [_points(page, seat) for seat in range(len(page.points))]
    return [max(words, key=lambda line: line_width(line, size)) for words in zip(*every, strict=True)]


def _points(page: CarcassonnePage, seat: int) -> tuple[Line, Line]:
    """Return the points of a seat, and those if the game ended now."""
    what, ended = f"player/{seat}", page.ended_now
    then = [Word(f"{what}/then", f"→ {ended[seat]}", "narrow")] if ended else []
    return [Word(f"{what}/points", str(page.points[seat]))], then


def _count_widths(page: CarcassonnePage, seats: Sequence[int], size: int) -> tuple[int, ...]:
    """Return the widths of the columns of what these seats have left."""
    supplies = zip(*(_supply(page, seat) for seat in seats), strict=True)
    return tuple(max(line_width(line, size) for line in lines) for lines in supplies)


def _supply(page: CarcassonnePage, seat: int) -> list[Line]:
    """Return the followers that a seat has, and its ingots if there are mines, until the game is over."""
    player, what = page.view.players[seat], f"player/{seat}"
    if page.view.phase is CarcassonnePhase.OVER:
        return []
    figure = Sign(f"{what}/follower", "follower", 1.1, faded=not player.followers)
    followers = [figure, Word(f"{what}/followers", str(player.followers), apart=0.2)]
    ingot = Sign(f"{what}/ingot", "ingots-1", 1.1, 0.68)
    ingots = [ingot, Word(f"{what}/ingots", str(player.ingots), apart=0.1)]
    return [followers, ingots] if page.view.gold_mines else [followers]


def lay_totals(page: CarcassonnePage, right: int, middle: int) -> int:
    """Lay out everyone's points, the tile that was drawn and how many are left in a line that ends here.

    Return where it begins.
    """
    size, line, tile = theme.BODY, _tiles_left(page), page.view.tile
    wide = line_width(line, size)
    lay_line(page, line, Box(right - wide, middle - size // 2, wide, size), [size], theme.SKY)
    right -= wide + _COUNTS_APART
    if tile is not None:
        hand = Box(right - _HAND, middle - _HAND // 2, _HAND, _HAND)
        _lay_hand(page, hand, theme.SKY)
        right = hand.x - _COUNTS_APART
    for seat in reversed(range(len(page.points))):
        what = f"player/{seat}/points"
        line = [Word(what, str(page.points[seat]))]
        number = line_width(line, size)
        wide, fill = _CROWN + number + 2 * _INNER, theme.PLAQUES[seat]
        box = centre(Box(right - wide, middle, wide, 0), wide, _CROWN)
        _lay_panel(page, f"player/{seat}", box, fill)
        _lay_crest(page, seat, box.x + _INNER // 2 + _CROWN // 2, middle, _BADGES[0], fill)
        points = box._replace(x=box.right - _INNER - number)
        _lay_count(page, what, line, points, size, size, seat, new=page.news.points[seat])
        right = box.x - _GAP
    return right


def _lay_crest(page: CarcassonnePage, seat: int, x: int, y: int, side: int, on: str) -> None:
    """Lay out a seat's badge around a point, between golden branches if it leads or has won."""
    what, over = f"player/{seat}", page.view.phase is CarcassonnePhase.OVER
    if seat in (page.outcome.winners if over else page.leaders):
        wide, high = (round(share * side) for share in _BRANCHES)
        page.fill(f"{what}/laurel", centre(Box(x, y, 0, 0), wide, high), "laurel-star", on, plate=True)
    page.badge(f"{what}/badge", x - side // 2, y - side // 2, side, seat, on)


def _tiles_left(page: CarcassonnePage) -> Line:
    """Return the back of a tile and how many of them are left."""
    return [Sign("drawn/back", "tile-back", 1.1, halo=theme.GOLD_PALE), Word("drawn/left", str(len(page.view.left)))]


def _lay_panel(page: CarcassonnePage, what: str, box: Box, fill: str, glow: str = "") -> Box:
    """Lay out a panel, within a glow if it is that of the seat to move or of a winner."""
    if glow:
        page.plate(f"{what}/glow/edge", box.grown(5), theme.INK, page.ground, 20)
        page.plate(f"{what}/glow", box.grown(4), glow, theme.INK, 18)
    on, darker = glow or page.ground, mix(fill, *_DARKER)
    return page.plate(f"{what}/plaque", box, fill, on, 14, fill_to=darker, shadow=5 * (not glow))


def _lay_drawn(page: CarcassonnePage, box: Box) -> None:
    """Lay out the tile that was drawn on the colour of whose it is, and beside or below it how many are left."""
    tile, on = page.view.tile, WALNUT
    panel = deck = _lay_panel(page, "drawn", box, on).grown(-_EDGE)
    if tile is not None:
        beside = columns(panel, [min(panel.height, panel.width - _LEFT[0]), 0])
        hand, deck = max(beside, rows(panel, [0, _LEFT[1]]), key=lambda parts: min(parts[0][2:]))
        side = min(*hand[2:], 190)
        _lay_hand(page, centre(hand, side, side), on)
    word = Word("drawn/word", page.say("picture-left"), "sans", share=0.7)
    lay_line(page, [*_tiles_left(page), word], deck, _POINT_SIZES[2:], on, theme.WHITE)


def _lay_hand(page: CarcassonnePage, box: Box, on: str) -> None:
    """Lay out the tile that was drawn within a rim in the colour of whose it is."""
    rim, ground = (
        box.width // 14,
        theme.SAND if page.view.phase is CarcassonnePhase.STOPPED else theme.PLAQUES[page.view.asked],
    )
    page.plate("drawn/hand", box, ground, on, 2 * rim)
    page.fill("drawn/tile", box.grown(-rim), f"tile-{page.view.tile}-0", ground, plate=True)


def _lay_plaque(page: CarcassonnePage, seat: int, plan: _Plan, box: Box) -> None:
    """Lay out a plaque: the badge, the points, the name and the numbers left."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    name, over = plan.names[seat], view.phase is CarcassonnePhase.OVER
    won = over and seat in page.outcome.winners
    asked = not over and view.phase is not CarcassonnePhase.STOPPED and seat == view.asked
    plaque = _lay_panel(page, what, box, on, theme.GOLD if won else _PAPER * asked)
    inner, high = (
        box.grown(-_EDGE)._replace(x=box.x + _INNER, width=box.width - 2 * _INNER),
        round(plan.size * _PAPER_HEIGHT),
    )
    (now, then), supply = _points(page, seat), _supply(page, seat)
    if plan.beside:
        crest, numbers, rest = columns(inner, [_CROWN + 2 * _RIM, plan.now, 0])
        rest = rest._replace(x=rest.x + 2 * _COUNTS_APART, width=rest.width - 2 * _COUNTS_APART)
        (points, after), (above, below) = (rows(part, [0, _low_row(plan.small)]) for part in (numbers, rest))
        if not then:
            points = numbers
    else:
        # as much above the name as between it and the points, and below these
        spare = max(0, inner.height - _LINE - _more(name) - high - 2 * _RIM - _OVERHANG) // 3
        inner = inner._replace(y=inner.y + spare, height=box.bottom - inner.y - spare)
        above, below = rows(inner, [_LINE + _more(name), 0])
        crest, above = columns(above, [_CROWN, 0])
        points, after, below = columns(below, [plan.now, line_width(then, plan.small) or 1, 0], _COUNTS_APART)
    side = _BADGES[not plan.beside]
    reach = round(_BRANCHES[1] * side / 2)
    lowest = box.bottom if plan.beside else points.mid_y - high // 2 - _RIM
    middle = max(min(crest.mid_y, lowest - reach), plaque.y + reach)
    _lay_crest(page, seat, crest.x + reach, middle, side, on)
    name.lay(page, f"{what}/name", above.x, above.mid_y, colour, on)
    if over:
        lay_rank(page, what, page.outcome.ranks[seat], above.right - _MEDAL, box.mid_y, on, _MEDAL)
    points = points._replace(x=points.right - line_width(now, plan.size))
    _lay_count(page, f"{what}/points", now, points, plan.size, high, seat, new=page.news.points[seat])
    lay_line(page, then, after, [plan.small], on, colour, "r" if plan.beside else "l")
    cells = columns(below, [*plan.counts, 0] if plan.beside else [0, *plan.counts], _COUNTS_APART)
    for line, cell, new in zip(supply, cells[not plan.beside :], (0, page.news.ingots[seat]), strict=False):
        _lay_count(page, line[1].what, line, cell, plan.small, plan.small, seat, new=new)


def _lay_count(
    page: CarcassonnePage, what: str, line: Line, cell: Box, size: int, high: int, seat: int, *, new: int
) -> None:
    """Lay out what a seat has of something at the left of a cell, on paper if there is more of it than before."""
    on, colour, wide = theme.PLAQUES[seat], theme.ON_SEATS[seat], line_width(line, size)
    box = centre(cell._replace(width=wide), wide + 4, min(high, cell.height - 2 * _RIM))
    if new:
        mark = page.plate(f"mark/{what}", box.grown(_RIM), theme.NEW, on, 10, role=Role.MARK)
        page.plate(f"{what}/paper", box, _PAPER, theme.NEW, 7)
        lay_line(page, line, box, [size], _PAPER)
        page.news_corner(what, mark, 20)
    else:
        lay_line(page, line, box, [size], on, colour)
