"""What everyone has: a column of plaques below the tile that was drawn, and at the end plaques with the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Phase
from render.common.name_lines import NameLines, alike
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, ink
from render.engine.layout import Line, Sign, Word, centre, columns, fitting, lay_line, line_width, rows
from render.engine.scene import Box, Role
from render.games.carcassonne.page import CarcassonnePage

_GAP: Final = 8
LEGEND: Final = 30
_DRAWN, _LARGEST = (170, 108, 130), 250
"""The least height of the panel with the tile that was drawn: that where names are whole in one line, in two lines, and
that where some are cut all the same; and the greatest.
"""
_ASIDE, _BELOW = 112, 88
"""The room that the number of tiles left needs beside the tile, and below it."""
HIGHEST: Final = 190
_PAPER, _PAPER_HIGH = "#fffdf8", 0.72
"""The paper below new points, and its height as a share of their size."""
_INNER: Final = 10
"""The space within a plaque's edges."""
_TWO: Final = 100
"""From this height on a plaque has room for a name in large letters, or in two lines."""
_BADGE, _LAUREL = 34, 34
_ROW: Final = 31
"""The height of what a seat has left of one kind, where it is below the other one."""
_POINTS: Final = range(67, theme.SMALL - 1, -4)
_THEN: Final = 0.68
"""The size of points if the game ended now, as a share of that of points."""
_NAMES: Final = (theme.LARGE, theme.BODY, theme.SMALL)


class _Plan(NamedTuple):
    """What plaques have in common: names by seat, how high these are, the size of points, and what is left."""

    names: dict[int, NameLines]
    top: int
    size: int
    stacked: bool
    """Whether the ingots that a seat has are below its followers."""
    whole: bool
    """Whether no name is cut, and all points have room."""


def lay_column(page: CarcassonnePage, column: Box) -> None:
    """Lay out the tile that was drawn, a plaque for each seat, and what the second numbers are."""
    seats = range(len(page.view.players))
    room = column.height - LEGEND - _GAP * (len(seats) + 1)
    for least in _DRAWN:
        high = min(HIGHEST, (room - least) // len(seats))
        if _plan(page, seats, column.width, high).whole:
            break
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
    """Lay out plaques of one size by seat: the name above the points and what is left, all in the same letters."""
    _, _, wide, high = next(iter(plaques.values()))
    plan = _plan(page, [*plaques], wide, high)
    for seat, box in plaques.items():
        _lay_plaque(page, seat, plan, box)


def _plan(page: CarcassonnePage, seats: Sequence[int], wide: int, high: int) -> _Plan:
    """Plan plaques of a size: names as large as they fit, and all points as large as what is left leaves room."""
    inner = wide - 2 * _INNER
    widths = [inner - _BADGE - 4 - (_LAUREL + 4) * (seat in page.leaders) for seat in seats]
    own = [page.names[seat] for seat in seats]
    shown = alike(own, _NAMES[high < _TWO :], widths, 1 + (high >= _TWO))
    top = max(name.pitch * len(name.lines) for name in shown)
    below = high - top - 8
    stacked = page.view.gold_mines and below >= 2 * _ROW
    left = [max(line_width(line, theme.SMALL) for line in _supply(page, seat, stacked=stacked)) for seat in seats]
    lines = [_points(page, seat) for seat in range(len(page.points))]
    room = inner - max(left) - 12
    size = fitting(lines, _POINTS, room, round(below / _PAPER_HIGH))
    whole = all(
        "".join(one.lines).replace(" ", "") == name.replace(" ", "") for one, name in zip(shown, own, strict=True)
    )
    whole &= all(line_width(line, size) <= room for line in lines)
    return _Plan(dict(zip(seats, shown, strict=True)), top, size, stacked, whole)


def _points(page: CarcassonnePage, seat: int) -> Line:
    """Return the points of a seat, and those if the game ended now."""
    what, ended = f"player/{seat}", page.ended_now
    now = Word(f"{what}/points", str(page.points[seat]))
    return (
        [now] if ended is None else [now, Word(f"{what}/then", f"→ {ended[seat]}", "narrow", share=_THEN, apart=0.25)]
    )


def _supply(page: CarcassonnePage, seat: int, *, stacked: bool) -> list[Line]:
    """Return the followers and the ingots that a seat has, below each other or in one line."""
    player, what = page.view.players[seat], f"player/{seat}"
    figure = Sign(f"{what}/follower", f"follower-{seat}", 1.2, faded=not player.followers)
    followers = [figure, Word(f"{what}/followers", str(player.followers), apart=0.2)]
    ingots = [Sign(f"{what}/ingot", "ingots-1", 1.1, 0.68, 0.4), Word(f"{what}/ingots", str(player.ingots), apart=0.1)]
    shown = [followers, ingots] if player.ingots else [followers]
    return [*shown] if stacked else [[part for line in shown for part in line]]


def lay_chips(page: CarcassonnePage, boxes: Sequence[Box], on: str) -> None:
    """Lay out everyone's points at the end, by rank, the winner with a laurel."""
    order = page.outcome.order
    badge, room = 60, boxes[0].width - 2 * _INNER
    lines = [[Word(f"player/{seat}/points", str(page.points[seat]))] for seat in order]
    size = fitting(lines, (theme.TITLE, theme.LARGE), room // 3, boxes[-1].height)
    most = room - badge - 24 - max(line_width(line, size) for line in lines)
    names = alike([page.names[seat] for seat in order], _NAMES, [most] * len(order), 2)
    for seat, box, name, line in zip(order, boxes, names, lines, strict=True):
        what, fill = f"player/{seat}", theme.PLAQUES[seat]
        page.plate(f"{what}/plaque", box, fill, on, 14, shadow=5)
        inner = box.grown(-_INNER)
        if seat in page.outcome.winners:
            page.wreathe(what, inner.x + badge // 2, box.mid_y, seat, fill, badge + 20)
        else:
            page.badge(f"{what}/badge", inner.x + 6, box.mid_y - badge // 2 + 6, badge - 12, seat, fill)
        _lay_name(page, seat, name, inner.x + badge + 14, box.mid_y)
        lay_line(page, line, inner, [size], fill, theme.ON_SEATS[seat], "r")


def _lay_name(page: CarcassonnePage, seat: int, name: NameLines, x: int, middle: int) -> None:
    for number, (y, line) in enumerate(name.middles(middle)):
        at = x, y, line, name.size, theme.ON_SEATS[seat], theme.PLAQUES[seat]
        page.label(f"player/{seat}/name/{number}", *at, face=name.face)


def _lay_glow(page: CarcassonnePage, what: str, box: Box) -> Box:
    """Lay out an ivory frame around the plaque of the seat to move, or around the tile that it has to lay."""
    page.plate(f"{what}/glow/edge", box.grown(4), theme.INK, page.ground, 20)
    return page.plate(f"{what}/glow", box.grown(2), _PAPER, theme.INK, 18).grown(-5)


def _lay_drawn(page: CarcassonnePage, box: Box) -> None:
    """Lay out the tile that was drawn, and how many are left."""
    tile, on = page.view.tile, theme.MARBLE
    glows = tile is not None and page.view.phase is not Phase.STOPPED
    panel = _lay_glow(page, "drawn", box) if glows else box
    page.plate("drawn/panel", panel, on, _PAPER if glows else page.ground, 14, shadow=0 if glows else 6)
    below = box
    if tile is not None or page.view.left:
        aside, above = min(box.height, box.width - _ASIDE), min(box.width, box.height - _BELOW)
        at, below = columns(box, [aside, 0]) if aside >= above else rows(box, [above, 0])
        shown, side = "tile-back" if tile is None else f"tile-{tile}-0", max(aside, above) - _INNER
        page.fill("drawn/tile", centre(at, side, side), shown, on, plate=True)
    x, y = below.middle
    page.label("drawn/left", x, y - 18, str(len(page.view.left)), 47, theme.INK, on, face="bold", anchor="m")
    word = x, y + 23, page.say("picture-left"), theme.SMALL, theme.SOFT, on
    page.label("drawn/word", *word, anchor="m", width=below.width - 6)


def _lay_plaque(page: CarcassonnePage, seat: int, plan: _Plan, box: Box) -> None:
    """Lay out a plaque: the badge and the name, and below them points and what is left."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    glows = view.phase not in (Phase.STOPPED, Phase.OVER) and seat == view.asked
    plaque = _lay_glow(page, what, box) if glows else box
    dark = mix(on, "#000000", 0.12)
    page.plate(
        f"{what}/plaque", plaque, on, _PAPER if glows else page.ground, 14, fill_to=dark, shadow=0 if glows else 5
    )
    above, below = rows(box.grown(-4)._replace(x=box.x + _INNER, width=box.width - 2 * _INNER), [plan.top, 0])
    page.badge(f"{what}/badge", above.x - 3, above.mid_y - _BADGE // 2, _BADGE, seat, on)
    _lay_name(page, seat, plan.names[seat], above.x + _BADGE + 2, above.mid_y)
    if seat in page.leaders:
        at = above.right - _LAUREL + 4, box.y + 5, _LAUREL
        page.icon(f"{what}/leader", *at, "laurel-star", on, height=30, plate=True)
    now, *then = _points(page, seat)
    wide, paper = line_width([now], plan.size), on
    if page.news.points[seat] and view.phase is not Phase.OVER:
        marked, paper = centre(below._replace(width=wide), wide + 6, round(plan.size * _PAPER_HIGH)), _PAPER
        page.plate(f"mark/{what}/points", marked.grown(3), theme.NEW, on, 10, role=Role.MARK)
        page.plate(f"{what}/points/paper", marked, paper, theme.NEW, 7)
    lay_line(page, [now], below, [plan.size], paper, theme.INK if paper == _PAPER else colour, "l")
    if paper == _PAPER:
        page.news_corner(what, marked.grown(3), 20)
    apart = wide + round(plan.size * 0.3)
    lay_line(page, then, below._replace(x=below.x + apart), [plan.size], on, colour, "l")
    supply = _supply(page, seat, stacked=plan.stacked)
    high = centre(below, below.width, _ROW * len(supply))
    for each, row in zip(supply, rows(high, [0] * len(supply)), strict=True):
        lay_line(page, each, row, [theme.SMALL], on, colour, "r")
