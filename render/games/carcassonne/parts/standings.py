"""What everyone has: a column of plaques below the tile that was drawn, and at the end plaques with the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from bot.games.carcassonne import Phase
from render.common.name_lines import NameLines, break_names_alike
from render.common.podium.rank import lay_rank
from render.engine import theme
from render.engine.colours import mix
from render.engine.layout import Line, Sign, Word, centre, columns, fit_lines, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carcassonne.map.scene import WALNUT
from render.games.carcassonne.page import CarcassonnePage

_GAP: Final = 8
LEGEND: Final = 28
_FORMS: Final = (140, 1), (78, 2), (120, 1)
"""The least height of the panel with the tile that was drawn, and the lines of names: where these are whole in one
line, in two lines, and where some are cut all the same.
"""
_HAND: Final = 56
"""The width of the tile that was drawn, with its rim, beside everyone's points in a line."""
_LEFT: Final = 176, 60
"""The width that the number of tiles left needs beside the tile, and the height that it needs below it."""
HIGHEST, ALONE = 124, 160
"""The height of plaques at most, and where no tile was drawn."""
_LOW: Final = 100
"""On plaques lower than this names are in smaller letters, and points beside them if that makes these larger."""
_PAPER, _PAPER_HEIGHT, _COUNTS_APART = "#fffdf8", 0.72, 12
"""The paper below new points, its height as a share of their size, and the space between counts."""
_DARKER: Final = "#000000", 0.12
"""How plaques get darker towards their lower edge."""
_INNER, _EDGE, _RIM = 12, 4, 3
"""The space within a plaque's edges, at the sides and above and below; and the width of the rim around new points."""
_LINE, _OVERHANG = 36, 10
"""The height of a name in one line, and how far letters reach below it."""
_BADGE, _CROWN, _MEDAL = 39, 42, 80
"""The width of badges, of the laurel around a leader's and the paper below it, and of everyone's medal."""
_POINT_SIZES: Final = theme.HUGE, theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL
_THEN, _AFTER = 0.68, 0.3
"""The size of points if the game ended now, and the space before it, as shares of that of points."""
_LARGER: Final = 20
"""How much larger points are at least than what a seat has left, where there is room for both."""


class _Plan(NamedTuple):
    """What plaques have in common."""

    names: dict[int, NameLines]
    """By seat."""
    beside: bool
    """Whether points stand beside the names, as high as both lines, not below them."""
    size: int
    small: int
    """The sizes of points and of what is left."""
    now: int
    """The width of the most points."""
    counts: tuple[int, ...]
    """The widths of the columns of what is left: of followers, and of ingots if any seat has some."""
    whole: bool
    """Whether no name is cut, and all points have room."""


def lay_column(page: CarcassonnePage, column: Box) -> None:
    """Lay out the tile that was drawn, a plaque for each seat, and what the second numbers are.

    Plaques are higher by what a name's second line needs.
    """
    seats, wide = range(len(page.view.players)), column.width
    for least, lines in _FORMS:
        top, most = (least, HIGHEST) if page.view.tile is not None else (_LEFT[1], ALONE)
        room = column.height - top - (_GAP + LEGEND) - _GAP * len(seats)
        names = _names(page, seats, wide, room // len(seats), lines)
        high = min(most, (room - sum(map(_more, names.values()))) // len(seats))
        plan = _plan(page, seats, wide, high, names)
        if lines == 1:
            plans = plan, _plan(page, seats, wide, high)
            plan = max(plans, key=lambda each: each.whole and min(each.size, theme.TITLE) + each.beside)
        if plan.whole:
            break
    heights = [high + _more(name) for name in plan.names.values()]
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
    """Lay out plaques of one size by seat: the name above the points and what is left, all in the same letters."""
    _, _, wide, high = next(iter(plaques.values()))
    names = _names(page, [*plaques], wide, high, 2)
    plan = _plan(page, [*plaques], wide, high - max(map(_more, names.values())), names)
    for seat, box in plaques.items():
        _lay_plaque(page, seat, plan, box)


def _names(page: CarcassonnePage, seats: Sequence[int], wide: int, high: int, lines: int) -> dict[int, NameLines]:
    """Return names in so many lines at most, by seat, as large as all fit on plaques of a size."""
    room = wide - 2 * _INNER - _CROWN - _MEDAL * (page.view.phase is Phase.OVER)
    own = tuple(page.names[seat] for seat in seats)
    return dict(zip(seats, break_names_alike(own, _name_sizes(high), (room,) * len(own), lines), strict=True))


def _name_sizes(high: int) -> tuple[int, ...]:
    """Return the sizes that names, and what is left, can have on plaques so high."""
    return (theme.LARGE, theme.BODY, theme.SMALL)[high < _LOW :]


def _more(name: NameLines) -> int:
    """Return how much higher the lines of a name are than one of them."""
    return name.pitch * (len(name.lines) - 1)


def _plan(
    page: CarcassonnePage, seats: Sequence[int], wide: int, high: int, names: dict[int, NameLines] | None = None
) -> _Plan:
    """Plan plaques, so high with a name in one line: with all points below these names, or beside those that fit.

    Points are as large as what is left leaves room.
    """
    room, tall = (wide - _CROWN - 3 * _RIM, high) if names is None else (wide, high - _LINE)
    every = zip(*(_points(page, seat) for seat in range(len(page.points))), strict=True)
    widest = [max(words, key=lambda word: line_width([word], theme.SMALL)) for words in every]
    supplies = [*zip_longest(*(_supply(page, seat) for seat in seats), fillvalue=())]
    for small in _name_sizes(high):
        counts = tuple(max(line_width(line, small) for line in lines) for lines in supplies)
        left = room - 2 * _INNER - sum(counts) - _COUNTS_APART * len(counts)
        size = fit_lines([widest], _POINT_SIZES, left, round((tall - 2 * _EDGE - 2 * _RIM) / _PAPER_HEIGHT))
        if size >= small + _LARGER:
            break
    now, fits = line_width(widest[:1], size), size >= theme.BODY and line_width(widest, size) <= left
    shown = names or _names(page, seats, room - now - round(_AFTER * size) + _CROWN, high, 1)
    whole = fits and not any(name.lines[-1].endswith("…") for name in shown.values())
    return _Plan(shown, names is None, size, small, now, counts, whole)


def _points(page: CarcassonnePage, seat: int) -> Line:
    """Return the points of a seat, and those if the game ended now."""
    what, ended = f"player/{seat}", page.ended_now
    now = Word(f"{what}/points", str(page.points[seat]))
    return [now, *([Word(f"{what}/then", f"→ {ended[seat]}", "narrow", share=_THEN, apart=_AFTER)] if ended else [])]


def _supply(page: CarcassonnePage, seat: int) -> list[Line]:
    """Return the followers that a seat has, and its ingots if it has any, until the game is over."""
    player, what = page.view.players[seat], f"player/{seat}"
    if page.view.phase is Phase.OVER:
        return []
    figure = Sign(f"{what}/follower", "follower", 1.1, faded=not player.followers)
    followers = [figure, Word(f"{what}/followers", str(player.followers), apart=0.2)]
    ingots = [Sign(f"{what}/ingot", "ingots-1", 1.1, 0.68), Word(f"{what}/ingots", str(player.ingots), apart=0.1)]
    return [followers, ingots] if player.ingots else [followers]


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
        wide, fill = _BADGE + number + 2 * _INNER, theme.PLAQUES[seat]
        box = centre(Box(right - wide, middle, wide, 0), wide, _BADGE + _INNER)
        _lay_panel(page, f"player/{seat}", box, fill)
        _lay_crest(page, seat, box.x + 5, middle - _BADGE // 2, fill)
        points = box._replace(x=box.right - _INNER - number)
        _lay_count(page, what, line, points, size, size, seat, new=page.news.points[seat])
        right = box.x - _GAP
    return right


def _lay_crest(page: CarcassonnePage, seat: int, x: int, y: int, on: str) -> None:
    """Lay out a seat's badge, in a laurel if it leads or has won."""
    what, over = f"player/{seat}", page.view.phase is Phase.OVER
    if seat in (page.outcome.winners if over else page.leaders):
        paper = Box(x + _BADGE // 2, y + _BADGE // 2 + 2, 0, 0).grown(_CROWN // 2)
        page.plate(f"{what}/paper", paper, _PAPER, on, _CROWN // 2)
        page.wreathe(what, *paper.middle, seat, _PAPER, _CROWN)
    else:
        page.badge(f"{what}/badge", x, y, _BADGE, seat, on)


def _tiles_left(page: CarcassonnePage) -> Line:
    """Return the back of a tile and how many of them are left."""
    return [Sign("drawn/back", "tile-back", 1.1, halo=theme.GOLD_PALE), Word("drawn/left", str(len(page.view.left)))]


def _lay_panel(page: CarcassonnePage, what: str, box: Box, fill: str, glow: str = "") -> Box:
    """Lay out a panel, framed in the colour of its glow if it is that of the seat to move or of a winner."""
    if glow:
        page.plate(f"{what}/glow/edge", box.grown(4), theme.INK, page.ground, 20)
        box = page.plate(f"{what}/glow", box.grown(2), glow, theme.INK, 18).grown(-5)
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
    rim, ground = box.width // 14, theme.SAND if page.view.phase is Phase.STOPPED else theme.PLAQUES[page.view.asked]
    page.plate("drawn/hand", box, ground, on, 2 * rim)
    page.fill("drawn/tile", box.grown(-rim), f"tile-{page.view.tile}-0", ground, plate=True)


def _lay_plaque(page: CarcassonnePage, seat: int, plan: _Plan, box: Box) -> None:
    """Lay out a plaque: the badge and the name, and below them points and what is left."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    name, over = plan.names[seat], view.phase is Phase.OVER
    won = over and seat in page.outcome.winners
    asked = not over and view.phase is not Phase.STOPPED and seat == view.asked
    plaque = _lay_panel(page, what, box, on, theme.GOLD if won else _PAPER * asked)
    inner = box.grown(-_EDGE)._replace(x=box.x + _INNER, width=box.width - 2 * _INNER)
    after = round(_AFTER * plan.size)
    high = round(plan.size * _PAPER_HEIGHT)
    if plan.beside:
        crest, points, _, beside = columns(inner, [_CROWN + 3 * _RIM, plan.now, after, 0])
        above, below = rows(beside, [0, 0])
    else:
        # as much above the name as between it and the points, and below these
        spare = max(0, inner.height - _LINE - _more(name) - high - 2 * _RIM - _OVERHANG) // 3
        inner = inner._replace(y=inner.y + spare, height=box.bottom - inner.y - spare)
        above, below = rows(inner, [_LINE + _more(name), 0])
        crest, above = columns(above, [_CROWN + _RIM, 0])
        points, _, below = columns(below, [plan.now, after, 0])
    above_points = box.bottom if plan.beside else points.mid_y - high // 2 - _RIM - _CROWN + 1
    _lay_crest(page, seat, crest.x, max(min(crest.mid_y - 1 - _BADGE // 2, above_points), plaque.y), on)
    name.lay(page, f"{what}/name", above.x, above.mid_y, colour, on)
    if over:
        lay_rank(page, what, page.outcome.ranks[seat], above.right - _MEDAL, box.mid_y, on, _MEDAL)
    now, *then = _points(page, seat)
    _lay_count(page, f"{what}/points", [now], points, plan.size, high, seat, new=page.news.points[seat])
    lay_line(page, then, below, [plan.size], on, colour, "l")
    left = columns(below, [0, *plan.counts], _COUNTS_APART)[1:]
    for line, cell, new in zip(_supply(page, seat), left, (0, page.news.ingots[seat]), strict=False):
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
