"""The podium at the end of a game: what everyone built, on pedestals by rank, above a table of the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from bot.texts.graphemes import sentence
from bot.texts.numbers import write_signed
from render.common.name_lines import NameLines, break_names_alike, title_lines
from render.common.page import Light, Page
from render.common.podium.rank import lay_rank, medal_height, widest
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fit_size, ink
from render.engine.layout import LinePart, Sign, Word, centre, columns, lay_line, line_width, rows
from render.engine.scene import Box, Role

_WHOLE_WORDS: Final = 3
"""The most players for whom there is room beside whole words."""
EDGE, _GAP = 12, 8
"""Beside the table, and between its columns."""
_FORMS: Final = {4: (43, 40), 5: (39, 38), 6: (36, theme.SMALL)}
"""By the number of parts at most: the height of their rows, and the size of their contents."""
_WORDS: Final = 46
"""Where the words of a row begin, behind its sign."""
_TOTAL, _FIGURE = 60, 78
"""The height of the row with the points, and the width that points take between the words and as much beside them."""
_TOTALS: Final = 59, theme.TITLE, theme.LARGE, 39
"""The sizes of the points, the same for everyone."""
_HERO: Final = 0.37, 0.58
"""The least share of the width that the first column has, and of two."""
_NAMES: Final = 39, theme.BODY, theme.SMALL
_BESIDE, _LINE = 10, 40
"""The space at either side of a name, and the height of a line of it."""
_TITLES: Final = theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL
_NOTE: Final = 38
"""The height of a note below the title."""
_LOWEST, _RISE, _STEPS = 76, 56, 40
"""How high the last one stands, how much higher the first at most, and the room for that at least."""
_BUILT: Final = 210
"""The least room for what the winner built."""
_HEROES: Final = 120, 250
"""The greatest badge on top where nobody built anything, and a winner's with its laurel."""
_BADGES: Final = 48, 150
"""The greatest badge on a pedestal, and a winner's with its laurel."""
_MEDALS, _APART = (48, 72), 6
"""The greatest medal beside it, and a winner's or one without a badge beside it, and the space between."""
_LEDGE: Final = 56
"""How far a pedestal reaches beyond what stands on it, where it has room."""
_LEAST_STEP: Final = 30
"""How much higher than the next a rank stands at least, whatever the points are."""
_CORNICE: Final = 0.16
"""The share of a pedestal's height above its shaft."""
_SKY: Final = "#d9b98c"
"""The meadows in the evening, behind the pedestals and what stands on them."""
MARBLE: Final = "#f1ebe1"
_MOST_BUILT, _LEAST_BUILT = (4, 3), 0.36
"""The most things on a pedestal with two seats and with more, and the least share of their size: where they would be
smaller, fewer are shown."""
_LOWER_BUILT: Final = 23
"""How much lower than what a better one built everything is."""
_HIDDEN_SHARE: Final = 0.14
"""The share of its neighbour's width that each may hide."""

Size = tuple[float, float]


class ScorePart(NamedTuple):
    """A part of a score: what it is called, its points, and the icon that stands for it."""

    title: str
    points: int
    sprite: str = ""
    short: str = ""
    """What it is called where its whole name has no room."""


def lay_podium(
    page: Page,
    outcome: Outcome,
    parts: Sequence[Sequence[ScorePart]],
    note: str = "",
    edge: int = EDGE,
    built: Sequence[Sequence[Size]] = (),
    more: str = "",
) -> dict[int, list[Box]]:
    """Lay out the whole picture, seats by rank from the left; a note says below the title what decided.

    The words of the table are within the first column, whose points stand below its name unless words reach there.
    Return by seat, in this order, where the things that it built stand, given by their sizes; if nobody built anything,
    badges stand there. With the sprite for `more`, it is said beside the badge how many have no room.
    """
    page.lay_ground(Light.EVENING)
    seats = outcome.order
    words = [(len(seats) > _WHOLE_WORDS and part.short) or part.title for part in parts[0]]
    row, size = next((form for most, form in _FORMS.items() if len(words) <= most), _FORMS[6])
    small = min(size, theme.BODY if len(seats) <= _WHOLE_WORDS else theme.SMALL)
    shown = [*zip(words, parts[0], strict=True)]
    if outcome.scores:
        said = page.say("label-score", count=2)
        shown.insert(0, (sentence(said), ScorePart(said, 0, "point")))
    face: Face = "sans" if len(seats) <= _WHOLE_WORDS else "narrow"
    left = max((_WORDS + ink(word, face, small).advance + _GAP // 2 for word, _ in shown), default=0)
    across = theme.WIDTH - 2 * edge - _GAP * (len(seats) - 1)
    hero = round(_HERO[len(seats) == 2] * across)
    first = max(across // len(seats), hero, (left + _FIGURE) * bool(left))
    widths = [first, *[(across - first) // max(1, len(seats) - 1)] * (len(seats) - 1)]
    names = break_names_alike(
        tuple(page.names[seat] for seat in seats),
        _NAMES,
        tuple(each - 2 * _BESIDE for each in widths),
        3,
    )
    lines = max(len(name.lines) for name in names)
    heights = [_LINE * lines + 8, *[_TOTAL] * bool(outcome.scores), *[row] * len(words)]
    whole, top = sum(widths) + _GAP * (len(seats) - 1), theme.HEIGHT - EDGE - sum(heights)
    table = Box((theme.WIDTH - whole) // 2, top, whole, sum(heights))
    if left:
        # nothing is to the left of the names
        _lay_table(page, outcome, table._replace(y=table.y + heights[0], height=sum(heights[1:])), widths, heights[1:])
    ceiling = _lay_title(page, outcome, note)
    spare = max(_STEPS, 20 * (len({*outcome.ranks}) - 1), top - ceiling - _LOWEST - _BUILT)
    rises = _step_heights(outcome, min(_RISE, spare))
    room = top - _LOWEST - max(rises.values()) - ceiling
    cells = columns(table, widths, _GAP)
    highs = [_LOWEST + rises[outcome.ranks[seat]] for seat in seats]
    rooms = {
        seat: centre(cell, cell.width * 19 // 20, 0)._replace(y=top - high + 5 - room, height=room)
        for seat, cell, high in zip(seats, cells, highs, strict=True)
    }
    places = _place_built(dict(enumerate(built)), rooms) if built else {}
    for seat, cell, high, name in zip(seats, cells, highs, names, strict=True):
        width, own = cell.width, places.get(seat)
        if own:
            width = min(width, max(each.right for each in own) - min(each.x for each in own) + 2 * _LEDGE)
        box = centre(cell, width, 0)._replace(y=top - high, height=high)
        shaft, won = _lay_pedestal(page, seat, box), seat in outcome.winners
        most = shaft.width * (3 if built else 5) // 10
        medal = min(_MEDALS[won or not built], widest(shaft.height), most)
        x = shaft.mid_x - medal // 2
        if built:
            badge = min(shaft.height - 8, _BADGES[won], most)
            beside: list[LinePart] = []
            if more and (left_out := len(built[seat]) - len(own or ())):
                what = f"built/{seat}/more"
                beside = [Word(what, f"+{left_out}"), Sign(f"{what}/sign", more, 0.75, apart=0.1)]
            free = box.width * 9 // 10 - medal - _APART - badge
            wide_beside = min(free, line_width(beside, theme.LARGE) + _APART * bool(beside))
            # all of it together in the middle
            x -= (_APART + badge + wide_beside) // 2
            middle = x + medal + _APART + badge // 2
            _lay_badge(page, f"score/{seat}", seat, middle, shaft.mid_y, badge, MARBLE, won=won)
            aside = shaft._replace(x=middle + badge // 2, width=wide_beside)
            lay_line(page, beside, aside, (theme.LARGE, theme.BODY, theme.SMALL), MARBLE, anchor="r")
        else:
            there = rooms[seat]
            badge = min(_HEROES[won], there.width, there.height)
            _lay_badge(page, f"score/{seat}/pedestal", seat, box.mid_x, there.bottom - badge // 2, badge, _SKY, won=won)
        lay_rank(page, f"score/{seat}", outcome.ranks[seat], x, shaft.y + medal_height(medal) // 2, MARBLE, medal)
        shift = left + (_FIGURE - cell.width) // 2 if seat == seats[0] else 0
        figures = cell._replace(x=cell.x + max(0, shift))
        _lay_column(page, outcome, seat, figures, heights, [part.points for part in parts[seat]], size)
        _lay_name(page, seat, rows(cell, heights)[0], name)
    _lay_titles(page, cells[0], heights, shown, small, face, _column_colour(outcome, seats[0]))
    return places


def _place_built(sizes: Mapping[int, Sequence[Size]], rooms: Mapping[int, Box]) -> dict[int, list[Box]]:
    """Return where everyone's things stand, given by rank: nothing is larger or reaches higher than of who is better.

    The last ones are left out if there is no room, and nothing is enlarged.
    """
    scale, placed = 1.0, dict[int, list[Box]]()
    for seat, room in ((seat, room) for seat, room in rooms.items() if sizes[seat]):
        row = sizes[seat][: _MOST_BUILT[len(rooms) > 2]]
        while len(row) > 1 and room.width < _LEAST_BUILT * _across(row):
            row = row[:-1]
        better = [boxes for other, boxes in placed.items() if rooms[other].bottom < room.bottom]
        top = max([room.y, *(min(box.y for box in boxes) + _LOWER_BUILT for boxes in better)])
        scale = min(scale, room.width / _across(row), (room.bottom - top) / max(high for _, high in row))
        placed[seat] = _place_row(row, room, scale)
    return placed


def _across(row: Sequence[Size]) -> float:
    return sum(wide for wide, _ in row) - _HIDDEN_SHARE * sum(wide for wide, _ in row[1:])


def _place_row(row: Sequence[Size], box: Box, scale: float) -> list[Box]:
    """Return the places of a row in the order of its things: the first in the middle."""
    order = [*reversed(range(1, len(row), 2)), *range(0, len(row), 2)]
    x, found = box.x + (box.width - scale * _across(row)) / 2, dict[int, Box]()
    for place, number in enumerate(order):
        wide, high = (round(scale * each) for each in row[number])
        x -= _HIDDEN_SHARE * wide if place else 0
        found[number] = Box(round(x), box.bottom - high, wide, high)
        x += wide
    return [found[number] for number in range(len(row))]


def _lay_title(page: Page, outcome: Outcome, note: str) -> int:
    """Lay out on the sky who has won and perhaps a note; return where that ends."""
    names, width = [page.names[seat] for seat in outcome.winners], theme.WIDTH - 2 * theme.MARGIN
    said = page.say("picture-won", names=page.listed(names), count=len(names))
    in_one = [size for size in _TITLES if ink(said, "black", size).advance <= width]
    title = title_lines(said, "black", tuple(in_one[:1]) or _TITLES[-2:], width, 2)
    high = title.pitch * len(title.lines)
    title.lay(page, "title", theme.MARGIN, EDGE + high // 2, theme.INK, theme.SKY)
    y = high + 2 * EDGE
    if note:
        page.label("note", theme.MARGIN, y + _NOTE // 2 - EDGE, note, theme.SMALL, theme.INK, theme.SKY, width=width)
        y += _NOTE
    return y


def _lay_table(page: Page, outcome: Outcome, sheet: Box, widths: Sequence[int], heights: Sequence[int]) -> None:
    """Lay out a sheet with the columns of winners in gold, and lines between rows."""
    page.plate("table", sheet, theme.MARBLE, page.ground, 12, theme.EDGE, shadow=5)
    inner = sheet.grown(-2)
    for seat, cell in zip(outcome.order, columns(inner, [widths[0] - 2, *widths[1:-1], 0], _GAP), strict=True):
        if seat in outcome.winners:
            page.plate(f"score/{seat}/column", cell, theme.GOLD_PALE, theme.MARBLE, 9)
    for number, line in enumerate(rows(sheet, heights)[1:], 1):
        rule = Box(inner.x, line.y - 1, inner.width, 2)
        page.plate(f"rule/{number}", rule, theme.SAND, theme.MARBLE, role=Role.GROUND)


def _step_heights(outcome: Outcome, room: int) -> dict[int, int]:
    """Return by rank how much higher than the last it stands: a step more than the next, and more for a clear lead."""
    ranks = sorted({*outcome.ranks})
    scores = [outcome.scores[outcome.ranks.index(rank)] if outcome.scores else 0 for rank in ranks]
    leads = [max(0, ahead - behind) for ahead, behind in pairwise(scores)]
    step = min(_LEAST_STEP, room // max(1, len(leads)))
    spare, found = room - step * len(leads), {ranks[-1]: 0 if leads else room}
    for rank, below, lead in reversed([*zip(ranks, ranks[1:], leads, strict=False)]):
        found[rank] = found[below] + step + spare * lead // max(1, sum(leads))
    return found


def _column_colour(outcome: Outcome, seat: int) -> str:
    """Return the colour of a column of the table, which is gold for a winner."""
    return theme.GOLD_PALE if seat in outcome.winners else theme.MARBLE


def _lay_titles(
    page: Page, box: Box, heights: Sequence[int], parts: Sequence[tuple[str, ScorePart]], size: int, face: Face, on: str
) -> None:
    """Lay out what the rows of the table are, signs and words before the first one's points."""
    for number, (cell, (word, part)) in enumerate(zip(rows(box, heights)[1:], parts, strict=True)):
        what, icon = f"legend/{number}", min(cell.height - 4, _WORDS - 12)
        middle = cell.x + _WORDS // 2
        if part.sprite:
            page.icon(f"{what}/icon", middle - icon // 2, cell.mid_y - icon // 2, icon, part.sprite, on)
        page.label(what, cell.x + _WORDS, cell.mid_y, word, size, theme.INK, on, face=face)


def _lay_pedestal(page: Page, seat: int, box: Box) -> Box:
    """Lay out a pedestal, and return where its shaft is."""
    page.icon(f"score/{seat}/pedestal", box.x, box.y, box.width, "pedestal", _SKY, height=box.height, plate=True)
    return Box(box.x, box.y + int(_CORNICE * box.height), box.width, int((1 - 1.4 * _CORNICE) * box.height))


def _lay_badge(page: Page, what: str, seat: int, x: int, y: int, size: int, on: str, *, won: bool) -> None:
    """Lay out a seat's badge around a point, a winner's in a laurel."""
    if won:
        page.wreathe(what, x, y, seat, on, size)
    else:
        page.badge(f"{what}/badge", x - size // 2, y - size // 2, size, seat, on)


def _lay_name(page: Page, seat: int, band: Box, name: NameLines) -> None:
    ground, what = theme.PLAQUES[seat], f"score/{seat}"
    page.plate(f"{what}/band", band, ground, theme.MARBLE, 8, fill_to=mix(ground, "#000000", 0.16))
    at = band.mid_x, band.mid_y, theme.ON_SEATS[seat], ground
    name.lay(page, f"{what}/name", *at, anchor="m", bottom=band.bottom)


def _lay_column(
    page: Page, outcome: Outcome, seat: int, box: Box, heights: Sequence[int], points: Sequence[int], size: int
) -> None:
    """Lay out the points of a seat and of each part, a winner's on gold."""
    what, on = f"score/{seat}", _column_colour(outcome, seat)
    _, *cells = rows(box, heights)
    if outcome.scores:
        totals = [*map(write_signed, outcome.scores)]
        high = min(fit_size(total, "bold", _TOTALS, _FIGURE - 6) for total in totals)
        page.label(f"{what}/total", *cells.pop(0).middle, totals[seat], high, theme.INK, on, face="bold", anchor="m")
    for number, (cell, each) in enumerate(zip(cells, points, strict=True)):
        said = write_signed(each)
        page.label(f"{what}/part/{number}", *cell.middle, said, size, theme.INK, on, face="bold", anchor="m")
