"""The podium at the end of a game: what everyone built, on pedestals by rank, above a table of the points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
_WINNER: Final = 1.4
"""How much wider the winners' pedestals are than the others at most; with few, these have more room."""
_WIDEST: Final = 380
_LEAST_SHARE: Final = 0.6
"""How wide a pedestal is at least, as a share of the mean, where widths follow what stands on them."""
EDGE, _GAP = 12, 8
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
_LOWEST, _RISE, _PLAIN_RISE = 62, 56, 128
"""How high the last one stands, and how much higher the first at most, also where nothing was built."""
_BUILT: Final = 210
"""The least room for what the winner built."""
_BADGES: Final = 76, 150
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

Topping = Callable[[Page, int, Box], None]
"""Lays what stands on a seat's pedestal, from the bottom of a box upwards."""


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
    topping: Topping | None = None,
    edge: int = EDGE,
    built: Sequence[float] = (),
) -> None:
    """Lay out the whole picture, seats by rank from the left; a note says below the title what decided.

    Pedestals are as wide as is `built` on them where that is told, so that all of it can be of one size. Where nothing
    was built badges stand on the pedestals, and ranks are on cloths that hang from these if there is room.
    """
    page.height = theme.HEIGHT
    page.lay_ground(Light.EVENING)
    seats, plain = outcome.order, topping is None
    words = [(len(seats) > _WHOLE_WORDS and part.short) or part.title for part in parts[0]]
    row, size = next((form for most, form in _FORMS.items() if len(words) <= most), _FORMS[6])
    small = min(size, theme.BODY if len(seats) <= _FEW else theme.SMALL)
    totals = bool(outcome.scores or topping)
    widest_word = max(ink(word, "sans", small).advance for word in (_first(page, outcome), *words))
    left = widest_word + 30 + row if totals or words else 0
    across = theme.WIDTH - left - 2 * edge - _GAP * len(seats)
    if sum(built):
        shares = [max(built[seat], _LEAST_SHARE * sum(built) / len(built)) for seat in seats]
        unit = across / sum(shares)
    else:
        shares = [min(_WINNER, 1 + 0.1 * len(seats)) if seat in outcome.winners else 1 for seat in seats]
        unit = min(_WIDEST, across / sum(shares))
    stands = [int(unit * share) for share in shares]
    most = 2 if plain and len(words) > 2 else 3
    widths = tuple(wide - 2 * _BESIDE for wide in stands)
    names = alike(tuple(page.names[seat] for seat in seats), _NAMES, widths, most)
    lines = max(len(name.lines) for name in names)
    heights = [_LINE * lines + 8, *[_TOTAL] * totals, *[row] * len(words)]
    whole = left + sum(stands) + _GAP * (len(seats) - (left == 0))
    top = theme.HEIGHT - EDGE - sum(heights)
    table = Box((theme.WIDTH - whole) // 2, top, whole, sum(heights))
    cells = columns(table, [left, *stands] if left else stands, _GAP)
    legend = cells.pop(0) if left else table
    own = ScorePart(_first(page, outcome), 0, "point" if outcome.scores else "")
    if left:
        # nothing is to the left of the names
        sheet = table._replace(y=table.y + heights[0], height=table.height - heights[0])
        page.plate("table", sheet, theme.MARBLE, page.ground, 12, theme.EDGE, shadow=5)
        shown = [(own.title, own)] * totals + [*zip(words, parts[0], strict=True)]
        _lay_titles(page, legend, heights, shown, small)
    ceiling = _lay_title(page, outcome, note, (cells[0].x + cells[-1].right) // 2 if plain else 0)
    ranked = not totals or (plain and top - ceiling >= _RANKED + _CROWNED + _STEPS)
    lowest = _RANKED if ranked else _LOWEST
    if ranked and plain:
        lowest += max(0, min(_LARGER, top - ceiling - _RANKED - _CROWNED - _STEPS))
    spare = max(_STEPS, 20 * (len({*outcome.ranks}) - 1), top - ceiling - lowest - (_CROWNED if plain else _BUILT))
    rises = _rises(outcome, min(_PLAIN_RISE if plain else _RISE, spare))
    if plain:
        lowest += (spare - max(rises.values())) // 2
    room = top - lowest - max(rises.values()) - ceiling
    for seat, cell, name in zip(seats, cells, names, strict=True):
        high = lowest + rises[outcome.ranks[seat]]
        box = cell._replace(y=top - high, height=high)
        won, shaft = seat in outcome.winners, _lay_pedestal(page, seat, box)
        if topping is not None:
            topping(page, seat, Box(box.x + 4, box.y + 5 - room, box.width - 8, room))
            _lay_badge(page, f"score/{seat}", seat, shaft, min(shaft.height - 8, _BADGES[won]), MARBLE, won=won)
        else:
            high = min((box.width - 8) * (5 if won else 4) // 5, room, 250 if won else 120)
            on_top = box._replace(y=box.y - high + _SUNK, height=high)
            _lay_badge(page, f"score/{seat}/pedestal", seat, on_top, high, _SKY, won=won)
            _lay_cloth(page, outcome, seat, shaft, ranked=ranked)
        _lay_column(page, outcome, seat, cell, heights, [part.points for part in parts[seat]], size, not ranked)
        _lay_name(page, seat, rows(cell, heights)[0], name)


def _lay_title(page: Page, outcome: Outcome, note: str, middle: int) -> int:
    """Lay out on the sky who has won and perhaps a note, at the left or around a middle; return where that ends."""
    said, y = _said(page, outcome), EDGE
    sizes: tuple[int, ...] = _TITLES
    x, anchor, width = theme.MARGIN, "l", theme.WIDTH - 2 * theme.MARGIN
    if middle:
        sizes, anchor, x = (theme.HUGE, 59, *_TITLES), "m", middle
        around = 2 * min(middle, theme.WIDTH - middle) - 4 * EDGE
        if ink(said, "black", sizes[0]).advance > around:
            x = theme.WIDTH // 2
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
    _, *cells = rows(box, heights)
    for number, (cell, (word, part)) in enumerate(zip(cells, parts, strict=True)):
        what, icon = f"legend/{number}", min(cell.height - 4, 44)
        if number:
            _lay_rule(page, what, cell, theme.MARBLE)
        at, on, x = cell.mid_y, theme.MARBLE, cell.x + 12
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
    page.plate(f"{what}/band", band, ground, theme.MARBLE, fill_to=mix(ground, "#000000", 0.16))
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
    medal = (_MEDAL + 10) * ranked
    if outcome.scores or ranked:
        said, middle = signed(outcome.scores[seat]) if outcome.scores else "", cells.pop(0).mid_y
        high = fitting_size(said, "bold", (59, theme.TITLE, theme.LARGE, 39), box.width - medal - 12)
        x = box.x + (box.width - medal - ink(said, "bold", high).advance) // 2
        if ranked:
            lay_rank(page, what, outcome.ranks[seat], x, middle, on, _MEDAL)
        if said:
            page.label(f"{what}/total", x + medal, middle, said, high, theme.INK, on, face="bold")
    for number, (cell, each) in enumerate(zip(cells, points, strict=True)):
        _lay_rule(page, f"{what}/part/{number}", cell, on)
        at = *cell.middle, signed(each), size, theme.INK, on
        page.label(f"{what}/part/{number}", *at, face="bold", anchor="m")
