"""The standings of a league, a row each: rank, name, place in each round, points and tie-breakers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.texts import Fact, texts
from bot.texts.alt_text import join_within_limit
from render.common.atlas import common_atlas
from render.common.header import lay_noted_title
from render.common.name_lines import break_name
from render.common.names import clean_line, clean_name, make_legible
from render.common.page import HEADER, Light, Page
from render.common.podium.rank import MEDALS, lay_rank, widest
from render.engine import theme
from render.engine.layout import columns, rows
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

ROWS: Final = 8
"""The rows of a page, besides that of a reader from another page."""
ROUNDS: Final = 6
"""The number of latest rounds that fit."""
_HEADS: Final = 46
_TALL, _APART = 66, 14
"""The greatest height of a row, and the space before a row from another page."""
_RANK, _ROUND = 66, 50
_FIGURES: Final = {"points": 118, "wins": 92, "opponents": 168}
"""The widths of the points, the wins and the points of the opponents."""
_STEP: Final = 42
_WON: Final = "1"


@dataclass(frozen=True, slots=True)
class Row:
    """A participant's row."""

    rank: int
    name: str
    points: int
    wins: int
    opponents: int
    path: Sequence[str]
    """By round: the place at the table, or a sign; empty for a round without a table."""
    left: bool = False
    reader: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    title: str
    """The name of the season."""
    note: str
    """The progress of the season."""
    rows: Sequence[Row]
    apart: Row | None = None
    """The row of a reader who is on another page."""
    over: bool = False


def standings_picture(shown: Standings, language: str) -> Picture:
    """Draw a page of standings; the alt text says it row by row."""
    t = texts(language)
    said = [f"{clean_line(shown.title)}: {shown.note}."]
    for row in (*shown.rows, *([] if shown.apart is None else [shown.apart])):
        facts: dict[str, Fact] = {"points": str(row.points), "wins": row.wins, "opponents": str(row.opponents)}
        said.append(t.say("picture-league-row", place=row.rank, name=_name(clean_name(row.name), row, t.say), **facts))
    return Picture(
        paint(standings_page(shown, language), common_atlas()), join_within_limit(said, t.say("picture-alt-rest"))
    )


def standings_page(shown: Standings, language: str) -> Page:
    """Lay out a page of standings: the more people, the lower their rows."""
    page = Page((), language, "")
    count = len(shown.rows) + (shown.apart is not None)
    room = theme.HEIGHT - HEADER - 12 - _HEADS - 16 - _APART * (shown.apart is not None)
    high = min(_TALL, room // max(1, count))
    page.height = HEADER + _HEADS + 16 + high * count + _APART * (shown.apart is not None) + 12
    page.lay_ground(Light.EVENING if shown.over else Light.NOON)
    lay_noted_title(page, shown.title, shown.note)
    sheet = page.sheet()
    rounds = max((len(row.path) for row in shown.rows), default=0)
    first = max(0, rounds - ROUNDS)
    widths = [_RANK, 0, *[_ROUND] * (rounds - first), *_FIGURES.values()]
    heads, body = rows(sheet.grown(-8)._replace(x=sheet.x, width=sheet.width), [_HEADS, 0])
    _lay_heads(page, columns(heads, widths), first)
    for number, row in enumerate(shown.rows):
        _lay_row(page, number, row, body._replace(y=body.y + number * high, height=high), widths, first, shown.over)
    if shown.apart is not None:
        below = body._replace(y=body.bottom - high, height=high)
        rule = Box(below.x + 12, below.y - _APART // 2 - 1, below.width - 24, 3)
        page.plate("apart", rule, theme.EDGE, theme.MARBLE)
        _lay_row(page, len(shown.rows), shown.apart, below, widths, first, shown.over)
    return page


def _lay_heads(page: Page, cells: Sequence[Box], first: int) -> None:
    _, name, *rounds = cells
    at = name.x + 8, name.mid_y, page.say("picture-league-name"), theme.SMALL, theme.SOFT, theme.MARBLE
    page.label("head/who", *at)
    for number, cell in enumerate(rounds[: -len(_FIGURES)], first + 1):
        page.label(f"head/{number}", *cell.middle, str(number), theme.SMALL, theme.SOFT, theme.MARBLE, anchor="m")
    for what, cell in zip(_FIGURES, rounds[-len(_FIGURES) :], strict=True):
        said = page.say(f"picture-league-{what}")
        page.label(f"head/{what}", cell.right - 14, cell.mid_y, said, theme.SMALL, theme.SOFT, theme.MARBLE, anchor="r")


def _lay_row(page: Page, number: int, row: Row, box: Box, widths: Sequence[int], first: int, over: bool) -> None:
    what, on = f"row/{number}", theme.GOLD_PALE if row.reader else (theme.MARBLE, theme.VEIN)[number % 2]
    if on != theme.MARBLE:
        edge = theme.GOLD_DEEP if row.reader else ""
        page.plate(what, Box(box.x + 6, box.y + 1, box.width - 12, box.height - 2), on, theme.MARBLE, 8, edge)
    rank, name, *steps = columns(box, widths)
    *steps, points, wins, opponents = steps
    if row.rank <= len(MEDALS) and row.points:
        medal = widest(box.height - 6)
        lay_rank(page, what, row.rank, rank.mid_x - medal // 2 + 4, rank.mid_y, on, medal, flat=not over)
    else:
        at = rank.mid_x + 4, rank.mid_y, str(row.rank), theme.BODY, theme.SOFT, on
        page.label(f"{what}/rank", *at, face="bold", anchor="m")
    said = _name(make_legible(row.name, page.say("picture-seat", seat=str(row.rank))), row, page.say)
    line = break_name(said, (theme.LARGE, theme.BODY, theme.SMALL), name.width - 20)
    ink = theme.SOFT if row.left else theme.INK
    page.label(f"{what}/name", name.x + 8, name.mid_y, line.lines[0], line.size, ink, on, face=line.face)
    for place, (cell, sign) in enumerate(zip(steps, row.path[first:], strict=False), first + 1):
        _lay_step(page, f"{what}/round/{place}", cell, sign, on)
    at = points.right - 14, points.mid_y, str(row.points), theme.LARGE, theme.INK, on
    page.label(f"{what}/points", *at, face="bold", anchor="r")
    for figure, cell, count in (("wins", wins, row.wins), ("opponents", opponents, row.opponents)):
        at = cell.right - 14, cell.mid_y, str(count), theme.BODY, theme.SOFT, on
        page.label(f"{what}/{figure}", *at, anchor="r")


def _name(name: str, row: Row, say: Callable[..., str]) -> str:
    return say("league-member-left", name=name) if row.left else name


def _lay_step(page: Page, what: str, cell: Box, sign: str, on: str) -> None:
    """Lay out a round's result: a win on a gold disc, any other place on a tile, a sign on neither."""
    if not sign:
        return
    size, ground = min(_STEP, cell.height - 6), on
    if sign.isdigit():
        ground = theme.GOLD if sign == _WON else theme.SAND
        place = Box(cell.mid_x - size // 2, cell.mid_y - size // 2, size, size)
        page.plate(what, place, ground, on, size // 2 if sign == _WON else 8, theme.GOLD_DEEP if sign == _WON else "")
    high = theme.SMALL if sign.isdigit() else theme.LARGE
    page.label(f"{what}/sign", *cell.middle, sign, high, theme.INK, ground, face="bold", anchor="m")
