"""The podium at the end of a game: what everyone built, on pedestals by rank, above a table of the points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.name_lines import NameLines, alike, title_lines
from render.common.page import Light, Page
from render.common.podium.rank import lay_rank, widest
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.layout import columns, rows
from render.engine.scene import Box

_WHOLE_WORDS: Final = 3
"""Up to so many players have room beside whole words."""
_WIDEST: Final = 380
"""The greatest width of a column where nothing was built."""
EDGE, _GAP = 12, 8
"""Beside the table, and between its columns."""
_FORMS: Final = {4: (43, 40), 5: (39, 38), 6: (36, theme.SMALL)}
"""By the number of parts at most: the height of their rows, and the size of what is in them."""
_TOTAL, _MEDAL = 60, 44
"""The height of the row with the points, and the width of a medal in it."""
_NAMES: Final = 39, theme.BODY, theme.SMALL
_BESIDE, _LINE = 10, 40
"""The space at either side of a name, and the height of a line of it."""
_TITLES: Final = theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL
_NOTE: Final = 38
"""The height of a note below the title."""
_FEW: Final = 4
"""Of more players, what the rows are is written smaller."""
LOWEST, _RISE, _PLAIN_RISE = 62, 56, 128
"""How high the last one stands, and how much higher the first at most, also where nothing was built."""
_BUILT: Final = 210
"""The least room for what the winner built."""
_BADGES: Final = 48, 150
"""The greatest badge on a pedestal, and a winner's with its laurel."""
_RANKED, _CROWNED, _STEPS, _LARGER = 96, 160, 40, 34
"""How high the last one stands at least if its rank is on the shaft, the room for a laurel and for all steps, and how
much higher the last one is where there is room.
"""
_SUNK: Final = 10
"""How far a badge on a pedestal reaches down over its edge, so that it stands on it."""
_LEAST_STEP: Final = 30
"""How much higher than the next a rank stands at least, whatever the points are."""
_CORNICE: Final = 0.16
"""The share of a pedestal's height above its shaft."""
_SKY: Final = "#d9b98c"
"""The meadows in the evening, behind the pedestals and what stands on them."""
MARBLE: Final = "#f1ebe1"


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
    *,
    built: bool = False,
) -> dict[int, Box]:
    """Lay out the whole picture, seats by rank from the left; a note says below the title what decided.

    The first pedestal also stands on the words of the table. Return by seat, in this order, the room on its pedestal if
    anything was built. Otherwise badges stand there, and ranks are on cloths that hang down if there is room.
    """
    page.height = theme.HEIGHT
    page.lay_ground(Light.EVENING)
    seats = outcome.order
    words = [(len(seats) > _WHOLE_WORDS and part.short) or part.title for part in parts[0]]
    row, size = next((form for most, form in _FORMS.items() if len(words) <= most), _FORMS[6])
    small = min(size, theme.BODY if len(seats) <= _FEW else theme.SMALL)
    totals = bool(outcome.scores or built)
    widest_word = max(ink(word, "sans", small).advance for word in (_first(page, outcome), *words))
    left = widest_word + 30 + row if totals or words else 0
    across = theme.WIDTH - 2 * edge - left - _GAP * (len(seats) - (left == 0))
    wide = min(theme.WIDTH if built else _WIDEST, across // len(seats))
    whole = theme.WIDTH - 2 * edge - across + wide * len(seats)
    first = wide + (left + _GAP) * (left > 0)
    rooms = tuple(each - 2 * _BESIDE for each in (first, *[wide] * (len(seats) - 1)))
    names = alike(tuple(page.names[seat] for seat in seats), _NAMES, rooms, 3 if built or len(words) <= 2 else 2)
    lines = max(len(name.lines) for name in names)
    heights = [_LINE * lines + 8, *[_TOTAL] * totals, *[row] * len(words)]
    top = theme.HEIGHT - EDGE - sum(heights)
    table = Box((theme.WIDTH - whole) // 2, top, whole, sum(heights))
    if left:
        # nothing is to the left of the names
        sheet = table._replace(y=table.y + heights[0], height=table.height - heights[0])
        page.plate("table", sheet, theme.MARBLE, page.ground, 12, theme.EDGE, shadow=5)
    ceiling = _lay_title(page, outcome, note, centred=not built)
    ranked = not totals or (not built and top - ceiling >= _RANKED + _CROWNED + _STEPS)
    lowest = _RANKED if ranked else LOWEST
    if ranked and not built:
        lowest += max(0, min(_LARGER, top - ceiling - _RANKED - _CROWNED - _STEPS))
    spare = max(_STEPS, 20 * (len({*outcome.ranks}) - 1), top - ceiling - lowest - (_BUILT if built else _CROWNED))
    rises = _rises(outcome, min(_RISE if built else _PLAIN_RISE, spare))
    if not built:
        lowest += (spare - max(rises.values())) // 2
    room = top - lowest - max(rises.values()) - ceiling
    stands = dict[int, Box]()
    for seat, stand, name in zip(seats, columns(table, [first, *[wide] * (len(seats) - 1)], _GAP), names, strict=True):
        high, won = lowest + rises[outcome.ranks[seat]], seat in outcome.winners
        box = stand._replace(y=top - high, height=high)
        shaft = _lay_pedestal(page, seat, box)
        stands[seat] = Box(box.x + 4, box.y + 5 - room, box.width - 8, room)
        if built:
            _lay_badge(page, f"score/{seat}", seat, shaft, min(shaft.height - 8, _BADGES[won]), MARBLE, won=won)
        else:
            high = min((wide - 8) * (5 if won else 4) // 5, room, 250 if won else 120)
            on_top = box._replace(y=box.y - high + _SUNK, height=high)
            _lay_badge(page, f"score/{seat}/pedestal", seat, on_top, high, _SKY, won=won)
            _lay_cloth(page, outcome, seat, shaft, ranked=ranked)
        column, points = stand._replace(x=stand.right - wide, width=wide), [part.points for part in parts[seat]]
        _lay_column(page, outcome, seat, column, heights, points, size, ranked=not ranked)
        _lay_name(page, seat, rows(stand, heights)[0], name)
    if left:
        own = ScorePart(_first(page, outcome), 0, "point" if outcome.scores else "")
        shown = [(own.title, own)] * totals + [*zip(words, parts[0], strict=True)]
        _lay_titles(page, table._replace(width=left), heights, shown, small)
    return stands


def _lay_title(page: Page, outcome: Outcome, note: str, *, centred: bool) -> int:
    """Lay out on the sky who has won and perhaps a note, at the left or in the middle; return where that ends."""
    said, y = _said(page, outcome), EDGE
    sizes: tuple[int, ...] = _TITLES
    x, anchor, width = theme.MARGIN, "l", theme.WIDTH - 2 * theme.MARGIN
    if centred:
        sizes, anchor, x = (theme.HUGE, 59, *_TITLES), "m", theme.WIDTH // 2
    in_one = [size for size in sizes if ink(said, "black", size).advance <= width]
    title = title_lines(said, "black", tuple(in_one[:1]) or sizes[-2:], width, 2)
    high = title.pitch * len(title.lines)
    title.lay(page, "title", x, y + high // 2, theme.INK, theme.SKY, anchor=anchor)
    y += high + EDGE
    if note:
        at = x, y + _NOTE // 2 - EDGE, note, theme.SMALL, theme.INK, theme.SKY
        page.label("note", *at, anchor=anchor, width=width)
        y += _NOTE
    return y


def _lay_cloth(page: Page, outcome: Outcome, seat: int, shaft: Box, *, ranked: bool) -> None:
    """Hang a cloth in a seat's colour on a pedestal, with its rank if that is not elsewhere."""
    wide, what, colour = min(shaft.width * 3 // 5, shaft.height, 150), f"score/{seat}", theme.PLAQUES[seat]
    cloth = Box(shaft.mid_x - wide // 2, shaft.y + _SUNK, wide, shaft.height - _SUNK)
    page.plate(f"{what}/cloth", cloth, colour, MARBLE, 6, theme.GOLD, fill_to=mix(colour, "#000000", 0.2), shadow=4)
    if ranked:
        medal = min(wide - 8, widest(cloth.height * 9 // 10), 96)
        lay_rank(page, what, outcome.ranks[seat], cloth.mid_x - medal // 2, cloth.mid_y, colour, medal)


def _first(page: Page, outcome: Outcome) -> str:
    """Return what the first row shows."""
    said = page.say("label-score", count=2) if outcome.scores else page.say("picture-place")
    return said[:1].upper() + said[1:]


def _rises(outcome: Outcome, room: int) -> dict[int, int]:
    """Return by rank how much higher than the last it stands: a step more than the next, and more for a clear lead."""
    ranks = sorted({*outcome.ranks})
    scores = [outcome.scores[outcome.ranks.index(rank)] if outcome.scores else 0 for rank in ranks]
    leads = [max(0, ahead - behind) for ahead, behind in pairwise(scores)]
    step = min(_LEAST_STEP, room // max(1, len(leads)))
    spare, found = room - step * len(leads), {ranks[-1]: 0 if leads else room}
    for rank, below, lead in reversed([*zip(ranks, ranks[1:], leads, strict=False)]):
        found[rank] = found[below] + step + spare * lead // max(1, sum(leads))
    return found


def _lay_titles(
    page: Page, box: Box, heights: Sequence[int], parts: Sequence[tuple[str, ScorePart]], size: int
) -> None:
    """Lay out what the rows of the table are."""
    for number, (cell, (word, part)) in enumerate(zip(rows(box, heights)[1:], parts, strict=True)):
        what, icon, at, x, on = f"legend/{number}", min(cell.height - 4, 44), cell.mid_y, cell.x + 12, theme.MARBLE
        if number:
            _lay_rule(page, what, cell, on)
        if part.sprite:
            x = page.icon(f"{what}/icon", x, at - icon // 2, icon, part.sprite, on).right + 8
        page.label(what, x, at, word, size, theme.INK, on, face="sans" if number else "bold")


def _lay_rule(page: Page, what: str, row: Box, on: str) -> None:
    page.plate(f"{what}/rule", Box(row.x + 3, row.y - 1, row.width - 6, 2), theme.SAND, on)


def _said(page: Page, outcome: Outcome) -> str:
    names = [page.names[seat] for seat in outcome.winners]
    return page.say("picture-won", names=page.listed(names), count=len(names))


def _lay_pedestal(page: Page, seat: int, box: Box) -> Box:
    """Lay out a pedestal, and return where its shaft is."""
    page.icon(f"score/{seat}/pedestal", box.x, box.y, box.width, "pedestal", _SKY, height=box.height, plate=True)
    return Box(box.x, box.y + int(_CORNICE * box.height), box.width, int((1 - 1.4 * _CORNICE) * box.height))


def _lay_badge(page: Page, what: str, seat: int, box: Box, size: int, on: str, *, won: bool) -> None:
    """Lay out a seat's badge in the middle of a box, a winner's in a laurel."""
    x, y = box.middle
    if won:
        page.wreathe(what, x, y, seat, on, size)
    else:
        page.badge(f"{what}/badge", x - size // 2, y - size // 2, size, seat, on)


def _lay_name(page: Page, seat: int, band: Box, name: NameLines) -> None:
    """Lay out a name on the seat's colour."""
    ground, what = theme.PLAQUES[seat], f"score/{seat}"
    page.plate(f"{what}/band", band, ground, theme.MARBLE, 8, fill_to=mix(ground, "#000000", 0.16))
    at = band.mid_x, band.mid_y, theme.ON_SEATS[seat], ground
    name.lay(page, f"{what}/name", *at, anchor="m", bottom=band.bottom)


def _lay_column(
    page: Page,
    outcome: Outcome,
    seat: int,
    box: Box,
    heights: Sequence[int],
    points: Sequence[int],
    size: int,
    *,
    ranked: bool,
) -> None:
    """Lay out the points of a seat, with its rank if that is not elsewhere, and of each part, a winner's on gold."""
    what, on = f"score/{seat}", theme.MARBLE
    if seat in outcome.winners and heights[1:]:
        on = theme.GOLD_PALE
        # within the frame of the table
        below = Box(box.x + 3, box.y + heights[0], box.width - 6, box.height - heights[0] - 3)
        page.plate(f"{what}/column", below, on, theme.MARBLE, 9)
    cells = rows(box, heights)[1:]
    if outcome.scores or ranked:
        said, cell = signed(outcome.scores[seat]) if outcome.scores else "", cells.pop(0)
        medal = (_MEDAL + 10) * ranked
        high = fitting_size(said, "bold", (59, theme.TITLE, theme.LARGE, 39), box.width - medal - 12)
        advance = ink(said, "bold", high).advance
        if ranked:
            # not so near that it is read with the points
            x = max(box.x + 6, box.mid_x - advance // 2 - medal - 20) if said else box.mid_x - _MEDAL // 2
            lay_rank(page, what, outcome.ranks[seat], x, cell.mid_y, on, _MEDAL)
        if said:
            x = max(box.mid_x - advance // 2, box.x + medal + 6)
            page.label(f"{what}/total", x, cell.mid_y, said, high, theme.INK, on, face="bold")
    for number, (cell, each) in enumerate(zip(cells, points, strict=True)):
        _lay_rule(page, f"{what}/part/{number}", cell, on)
        at = *cell.middle, signed(each), size, theme.INK, on
        page.label(f"{what}/part/{number}", *at, face="bold", anchor="m")
