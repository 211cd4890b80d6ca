"""What everyone has: a column of plaques below the tile that was drawn, and at the end plaques with the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product, starmap
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
    lay_line,
    line_width,
    rows,
)
from render.engine.scene import Box, Role
from render.games.carcassonne.map.scene import WALNUT
from render.games.carcassonne.page import CarcassonnePage

_GAP: Final = 8
LEGEND: Final = 28
_TRAYS: Final = 127, 73
"""The height of the panel with the tile that was drawn, at least; the second where plaques would be too low."""
_HAND: Final = 56
"""The width of the tile that was drawn, with its rim, beside everyone's points in a line."""
_LEFT: Final = 176, 60
"""The width that the number of tiles left needs beside the tile, and the height that it needs below it."""
_LEAST, HIGHEST, ALONE = 72, 124, 160
"""The height of plaques at least and at most, with names in one line; and at most where no tile was drawn."""
_PAPER, _PAPER_HEIGHT, _APART = "#fffdf8", 0.72, 12
"""The paper below new points, its height as a share of their size, and the space between numbers."""
_DARKER: Final = "#000000", 0.12
"""How plaques get darker towards their lower edge."""
_INNER, _EDGE, _RIM = 10, 2, 3
"""The space within a plaque's edges, at the sides and above and below; and the width of the rim around new points."""
_BADGES, _LOW, _CROWN, _MEDAL = (36, 33), 100, 52, 80
"""The widths of badges beside names, of which the second is for plaques lower than this; of their column; of medals."""
_CORNER: Final = 16
"""The size of the corner of new numbers."""
_AROUND: Final = _CORNER // 5 + 2 * _RIM + _EDGE
"""The space above and below points, as they may be new."""
_BRANCHES: Final = 4 / 3, 11 / 9
"""The size of a leader's branches, as multiples of the badge's width."""
_NAME_SIZES: Final = theme.BODY, theme.SMALL
_LEAST_POINTS: Final = "00"
"""Points for which there is room from the first turn on."""
_SIZES: Final = (
    *product((theme.HUGE, theme.TITLE, 47, theme.LARGE), _NAME_SIZES),
    (theme.BODY, theme.SMALL),
    (theme.SMALL, theme.SMALL),
)
"""The sizes of points, and of the other numbers."""


class _Plan(NamedTuple):
    """What plaques have in common."""

    names: dict[int, NameLines]
    """By seat."""
    high: int
    """The height of a plaque with a name in one line."""
    badge: int
    size: int
    small: int
    """The sizes of points and of the other numbers."""
    widths: Sequence[int]
    """The widths of the columns: points, those if the game ended now, and what is left of each kind."""


def lay_column(page: CarcassonnePage, column: Box) -> None:
    """Lay out the tile that was drawn, a plaque for each seat, and what the second numbers are.

    All plaques are of one height, unless a name needs a second line above its points.
    """
    seats, drawn = range(len(page.view.players)), page.view.tile is not None

    def plan(lines: int, tray: int) -> _Plan:
        names = _names(page, seats, column.width, lines)
        room = column.height - tray - LEGEND - _GAP - sum(map(_more, names.values()))
        return _plan(page, column.width, min(HIGHEST if drawn else ALONE, room // len(seats) - _GAP), names)

    trays = _TRAYS if drawn else _LEFT[1:]
    planned = choose_fitting(starmap(plan, product((2, 1), trays)), lambda plan: plan.high >= _LEAST)
    heights = [planned.high + _more(name) for name in planned.names.values()]
    panel, *plaques, legend = rows(column, [0, *heights, LEGEND], _GAP)
    _lay_drawn(page, panel)
    lay_legend(page, legend)
    for seat, box in enumerate(plaques):
        _lay_plaque(page, seat, planned, box)


def lay_legend(page: CarcassonnePage, box: Box) -> None:
    """Say what the second numbers are, if there are any."""
    if page.ended_now is not None:
        at = box.mid_x, box.mid_y - 1, page.say("picture-if-ended"), theme.SMALL, theme.SOFT, page.ground
        page.label("legend", *at, anchor="m")


def lay_plaques(page: CarcassonnePage, plaques: Mapping[int, Box]) -> None:
    """Lay out plaques of one size by seat, all in the same letters; at the end with medals beside the names."""
    _, _, wide, high = next(iter(plaques.values()))
    names = _names(page, [*plaques], wide - _MEDAL * (page.view.phase is CarcassonnePhase.OVER), 2)
    plan = _plan(page, wide, high - max(map(_more, names.values())), names)
    for seat, box in plaques.items():
        _lay_plaque(page, seat, plan, box)


def _names(page: CarcassonnePage, seats: Sequence[int], wide: int, lines: int) -> dict[int, NameLines]:
    """Return names in at most `lines` lines, by seat, as large as all fit on plaques of a width."""
    own, room = tuple(page.names[seat] for seat in seats), wide - 2 * _INNER - _CROWN
    return dict(zip(seats, break_names_alike(own, _NAME_SIZES, (room,) * len(own), lines), strict=True))


def _more(name: NameLines) -> int:
    """Return how much higher the lines of a name are than one of them."""
    return name.pitch * (len(name.lines) - 1)


def _plan(page: CarcassonnePage, wide: int, high: int, names: dict[int, NameLines]) -> _Plan:
    """Plan plaques, so high with a name in one line, with numbers in a row below it, as large as it has room."""
    badge = _BADGES[high < _LOW]
    room = high - _crest_height(badge) - _AROUND

    def plan(size: int, small: int) -> _Plan:
        numbers = [[*_points(page, seat), *_supply(page, seat)] for seat in range(len(page.points))]
        points, *rest = zip(*numbers, strict=True)
        widths = [max(line_width(line, small) for line in lines) for lines in rest]
        widths.insert(0, max(line_width(line, size) for line in (*points, [Word("", _LEAST_POINTS)])))
        return _Plan(names, high, badge, size, small, widths)

    def fits(plan: _Plan) -> bool:
        across = sum(plan.widths) + _APART * len(plan.widths)
        return round(plan.size * _PAPER_HEIGHT) <= room and across <= wide - 2 * _INNER

    return choose_fitting(starmap(plan, _SIZES), fits)


def _crest_height(badge: int) -> int:
    """Return how high a badge is with a leader's branches."""
    return round(_BRANCHES[1] * badge)


def _points(page: CarcassonnePage, seat: int) -> tuple[Line, Line]:
    """Return the points of a seat, and those if the game ended now."""
    what, ended = f"player/{seat}", page.ended_now
    then = [Word(f"{what}/then", f"→ {ended[seat]}", "narrow")] if ended else []
    return [Word(f"{what}/points", str(page.points[seat]))], then


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
    right -= wide + _APART
    if tile is not None:
        hand = Box(right - _HAND, middle - _HAND // 2, _HAND, _HAND)
        _lay_hand(page, hand, theme.SKY)
        right = hand.x - _APART
    for seat in reversed(range(len(page.points))):
        line, _ = _points(page, seat)
        number = line_width(line, size)
        wide, fill = _CROWN + number + 2 * _INNER, theme.PLAQUES[seat]
        box = centre(Box(right - wide, middle, wide, 0), wide, _CROWN)
        _lay_panel(page, f"player/{seat}", box, fill)
        _lay_crest(page, seat, box._replace(x=box.x + _INNER // 2, width=_CROWN), _CROWN - _INNER, fill)
        points = box._replace(x=box.right - _INNER - number)
        _lay_count(page, line, points, size, size, seat, new=page.news.points[seat])
        right = box.x - _GAP
    return right


def _lay_crest(page: CarcassonnePage, seat: int, room: Box, side: int, on: str) -> None:
    """Lay out a seat's badge in the middle of a room, between golden branches if it leads or has won."""
    what = f"player/{seat}"
    if seat in page.leaders:
        wide, high = (round(share * side) for share in _BRANCHES)
        page.fill(f"{what}/laurel", centre(room, wide, high), "laurel-star", on, plate=True)
    page.badge(f"{what}/badge", *centre(room, side, side)[:3], seat, on)


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
    panel = deck = _lay_panel(page, "drawn", box, on).grown(-2 * _EDGE)
    if tile is not None:
        beside = columns(panel, [min(panel.height, panel.width - _LEFT[0]), 0])
        hand, deck = max(beside, rows(panel, [0, _LEFT[1]]), key=lambda parts: min(parts[0][2:]))
        side = min(*hand[2:], 190)
        _lay_hand(page, centre(hand, side, side), on)
    word = Word("drawn/word", page.say("picture-left"), "sans", share=0.7)
    lay_line(page, [*_tiles_left(page), word], deck, (theme.LARGE, *_NAME_SIZES), on, theme.WHITE)


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
    won = over and seat in page.leaders
    asked = not over and view.phase is not CarcassonnePhase.STOPPED and seat == view.asked
    _lay_panel(page, what, box, on, theme.GOLD if won else _PAPER * asked)
    high, upper = round(plan.size * _PAPER_HEIGHT), _crest_height(plan.badge) + _more(name)
    # as much above the name as between it and the points, and below these
    spare = (box.height - upper - high - _AROUND) // 3
    inner = Box(box.x + _INNER, box.y + spare, box.width - 2 * _INNER, box.height - 2 * spare - _EDGE)
    above, _, below = rows(inner, [upper, 0, high + 2 * _RIM])
    crest, above = columns(above, [_CROWN, 0])
    points, after, _, *supply = columns(below, [*plan.widths[:2], 0, *plan.widths[2:]], _APART)
    _lay_crest(page, seat, crest._replace(width=round(_BRANCHES[0] * plan.badge)), plan.badge, on)
    name.lay(page, f"{what}/name", above.x, above.mid_y, colour, on)
    if over:
        lay_rank(page, what, page.outcome.ranks[seat], above.right - _MEDAL, box.mid_y, on, _MEDAL)
    now, then = _points(page, seat)
    points = points._replace(x=points.right - line_width(now, plan.size))
    _lay_count(page, now, points, plan.size, high, seat, new=page.news.points[seat])
    lay_line(page, then, after, [plan.small], on, colour, "l")
    for line, cell, new in zip(_supply(page, seat), supply, (0, page.news.ingots[seat]), strict=False):
        _lay_count(page, line, cell, plan.small, plan.small, seat, new=new)


def _lay_count(page: CarcassonnePage, line: Line, cell: Box, size: int, high: int, seat: int, *, new: int) -> None:
    """Lay out what a seat has of something at the left of a cell, on paper if there is more of it than before."""
    what, on, colour, wide = line[-1].what, theme.PLAQUES[seat], theme.ON_SEATS[seat], line_width(line, size)
    box = centre(cell._replace(width=wide), wide + 4, min(high, cell.height - 2 * _RIM))
    if new:
        mark = page.plate(f"mark/{what}", box.grown(_RIM), theme.NEW, on, 10, role=Role.MARK)
        page.plate(f"{what}/paper", box, _PAPER, theme.NEW, 7)
        lay_line(page, line, box, [size], _PAPER)
        page.news_corner(what, mark, _CORNER)
    else:
        lay_line(page, line, box, [size], on, colour)
