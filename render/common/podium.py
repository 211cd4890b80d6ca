"""The podium at the end of a game: players by rank on pedestals, with their points and where these came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.name_lines import broken
from render.common.page import Light, Page
from render.common.podium_table import MARBLE, Part, fits_table, lay_column, lay_titles, table_part, titles_width
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit, ink
from render.engine.scene import Box

_FLOOR: Final = 592
_FEET, _LOW_FEET = 642, 684
"""Where the pedestals stand on the floor, and where without a legend in front of them."""
_LEGEND: Final = 678
_LEGEND_SPACE: Final = 28, 56
"""The least and the greatest space between two entries."""
_NAMED: Final = 3
"""Up to so many players, the parts of a score have their names beside them, if these fit."""
_MANY: Final = 4
"""Beyond so many named parts, badges are beside the points, where they need no height of their own."""
_SIDE, _EDGE = 20, 12
"""The least space beside everything, and where a table needs room too."""
_GAP: Final = 8
_WIDEST: Final = 425
_WINNER, _TABLED_WINNER = 1.06, 1.03
"""How much wider the winners' pedestals are than the others, and where a table needs room too."""
_TOP: Final = 104
"""Where things on the highest pedestal may begin, below the title."""
_STEP, _CLEAR_STEP, _LEAST_STEP = 56, 36, 20
"""How much lower the next rank stands: with room, where things above are made smaller for it, and at least."""
_CLEAR_WIN: Final = 60
"""How much higher still the best stands where the others have no points, if there is room."""
_LEAST_ROOM: Final = 64
"""What stands on a pedestal is not made smaller than that."""
_NOTE: Final = 24
"""How much a note below the title needs."""
_CORNICE, _BASE = 42, 32
_SHAFT: Final = 0.83
"""The width of a pedestal's shaft, as a share of the whole."""
_MEDALLION, _HUNG = 36, 30
"""The least height for a badge between the cornice and the name, and how much of it hangs before the cornice."""
_WREATHED_LOW, _RISE = 80, 4
"""The least height if everyone has won, and how far a laurel rises beyond it."""
_BADGE, _WREATHED = 58, 76
_LAUREL: Final = 1.9
"""The size of a laurel around a badge, as a multiple of it."""
_LINE: Final = 40
_POINTS, _HIGH_POINTS = 70, 86
"""The height of the line with the points, without and with a badge."""
_SMALL_BADGE: Final = 46
_TOTALS: Final = 80, theme.HUGE, 59, theme.TITLE, theme.LARGE
"""The sizes of the points."""
_PART, _LOW_PART = 46, 42
"""The height of a part of a score, and if there are many."""
_PART_NUMBER: Final = 47
"""The size of its points beside its name."""
_NAMES: Final = 39, theme.BODY, theme.SMALL
"""The sizes of names."""
_ICON, _LOW_ICON = 40, 36
"""The size of icons, and where two of them and their numbers hardly have room beside each other."""
_POINT: Final = 44
_INDENT: Final = 10
_DISTANCE: Final = 26
"""The least space between the name of a part and its points."""
_MEDALS: Final = 3
_PODIUM: Final = 3
"""So many stand as on a podium; more would stand in an order that nobody knows."""
PLAIN: Final = "#a8a8a0"
"""The disc of those who have no medal."""
_SKY: Final = "#e6c99a"
"""The sky and the meadows in the evening, behind what stands on a pedestal."""
_FRONT: Final = "#cfc4b2"
"""The front of the floor."""


class _Plan(NamedTuple):
    boxes: dict[int, Box]
    """By seat, from left to right: its pedestal."""
    lines: int
    """The number of lines that a name may have."""
    named: int
    """The size of the names of the parts beside them; 0 if a legend has them."""
    parts: int
    """The height of the parts of a score."""
    beside: bool
    """Whether badges are beside the points."""
    table: int
    """The width of the names of the parts at the left of them all, 0 if they are not there."""


Topping = Callable[[Page, int, Box], None]
"""Lays what stands on a seat's pedestal, from the bottom of a box upwards."""


def lay_podium(
    page: Page,
    outcome: Outcome,
    parts: Sequence[Sequence[Part]],
    note: str = "",
    topping: Topping | None = None,
    room: int = 0,
) -> None:
    """Lay out the whole picture, with a note below the title.

    What stands on the pedestals may be as high as `room`, or less if much else has to be shown.
    """
    page.height = theme.HEIGHT
    page.lay_ground(Light.EVENING)
    page.icon("floor", 0, _FLOOR, theme.WIDTH, "podium-floor", page.ground, height=theme.HEIGHT - _FLOOR, plate=True)
    page.end_backdrop()
    _lay_title(page, outcome)
    if note:
        page.label("note", theme.MARGIN + 104, 100, note, theme.SMALL, theme.INK, theme.SKY)
    top = _TOP + _NOTE * bool(note)
    plan = _planned(page, outcome, parts, top, room)
    if not plan.named and not plan.table:
        parts = [[part._replace(title=part.short or part.title) for part in each] for each in parts]
        plan = _planned(page, outcome, parts, top, room)
    if plan.table:
        lay_titles(page, parts[0], _sheet(plan))
    elif not plan.named:
        _lay_legend(page, parts[0])
    room = min(room, min(box.y for box in plan.boxes.values()) - top)
    for seat, box in plan.boxes.items():
        if topping is not None:
            topping(page, seat, Box(box.x + 12, box.y + 6 - room, box.width - 24, room))
        _lay_pedestal(page, outcome, seat, parts[seat], box, plan)


def in_place(outcome: Outcome) -> list[int]:
    """Return the seats from left to right: by rank, but of three, the winner is in the middle."""
    order = outcome.order
    if len(outcome.winners) > 1 or len(order) != _PODIUM:
        return order
    return [order[1], order[0], order[2]]


def _planned(page: Page, outcome: Outcome, parts: Sequence[Sequence[Part]], top: int, room: int = 0) -> _Plan:
    """Return where each seat's pedestal is, equal ranks equally high, by the height that parts of the score need."""
    seats = in_place(outcome)
    table = titles_width(page, parts[0]) if fits_table(parts[0], len(seats)) else 0
    shares = [(_TABLED_WINNER if table else _WINNER) if seat in outcome.winners else 1 for seat in seats]
    side = _EDGE if table else _SIDE
    gaps, left = _GAP * (len(seats) - 1), side + table
    unit = min(_WIDEST, (theme.WIDTH - left - side - gaps) / sum(shares))
    widths = [round(unit * share) for share in shares]
    named = _named(parts, round(min(widths) * _SHAFT)) if len(seats) <= _NAMED else 0
    beside = bool(named) and len(parts[0]) > _MANY
    feet = _LOW_FEET if named or table else _FEET
    high = table_part(parts[0]) * len(parts[0]) if table else _height(parts[0], bool(named))
    ranks = sorted(set(outcome.ranks))
    medallion = 0 if beside else _MEDALLION if len(ranks) > 1 else _WREATHED_LOW
    low = feet - _BASE - high - _points(beside) - _band(1) - medallion - _CORNICE
    least = top + min(room, _LEAST_ROOM) + _LEAST_STEP * (len(ranks) - 1)
    most = 2 if low - _LINE >= least else 1
    low -= _LINE * any(
        len(broken(page.names[seat], _NAMES, _inner(width, table), most).lines) > 1
        for seat, width in zip(seats, widths, strict=True)
    )
    steps = max(1, len(ranks) - 1)
    clear = min(_CLEAR_STEP, (low - top - min(room, _LEAST_ROOM)) // steps)
    step = max(_LEAST_STEP, clear, min(_STEP, (low - top - room) // steps))
    best, spare = max(1, *outcome.scores), max(0, low - top - min(room, _LEAST_ROOM) - step * (len(ranks) - 1))
    heights = _heights(outcome, ranks, step, min(_CLEAR_WIN, spare) / best)
    x, found = (theme.WIDTH + left - side - sum(widths) - gaps) // 2, {}
    for seat, width in zip(seats, widths, strict=True):
        y = low - heights[outcome.ranks[seat]]
        found[seat] = Box(x, y, width, feet - y)
        x += width + _GAP
    return _Plan(found, most, named, high, beside, table)


def _heights(outcome: Outcome, ranks: Sequence[int], step: int, per_point: float) -> dict[int, int]:
    """Return by rank how much higher it stands than the last: a step more than the next, and more for a clear lead."""
    scores = {rank: outcome.scores[outcome.ranks.index(rank)] for rank in ranks}
    found = {ranks[-1]: 0}
    for rank, below in reversed([*pairwise(ranks)]):
        lead = min(max(0, scores[rank] - scores[below]), max(1, *outcome.scores))
        found[rank] = found[below] + step + int(per_point * lead)
    return found


def _named(parts: Sequence[Sequence[Part]], width: int) -> int:
    """Return the size in which the names of parts with icons fit between these and the points, or else 0."""
    shown = [part for each in parts for part in each if part.sprite]
    for size in _NAMES:
        lengths = [ink(part.title, "sans", size).advance for part in shown]
        numbers = [ink(signed(part.points), "bold", _PART_NUMBER).advance for part in shown]
        around = 2 * _INDENT + _ICON + 8 + _DISTANCE
        if all(one + other + around <= width for one, other in zip(lengths, numbers, strict=True)):
            return size * bool(shown)
    return 0


def _lay_title(page: Page, outcome: Outcome) -> None:
    x, middle = theme.MARGIN, 52
    for seat in outcome.winners[:1]:
        page.wreathe("title", x + 42, middle, seat, theme.SKY, 92)
        x += 104
    said, size = _title(page, outcome, theme.WIDTH - theme.MARGIN - x)
    page.label("title", x, middle, said, size, theme.INK, theme.SKY, face="black")


def _title(page: Page, outcome: Outcome, width: int) -> tuple[str, int]:
    """Return who has won and the size to write it in; names are only shortened if they do not fit otherwise."""
    names = [page.names[seat] for seat in outcome.winners]
    for size in (theme.TITLE, theme.LARGE, theme.BODY):
        said = page.say("picture-won", names=page.listed(names), count=len(names))
        if ink(said, "black", size).advance <= width:
            return said, size
    around = ink(page.say("picture-won", names=page.listed([""] * len(names)), count=len(names)), "black", size).advance
    short = [fit(name, "black", size, (width - around) // len(names)) for name in names]
    return page.say("picture-won", names=page.listed(short), count=len(names)), size


def _lay_legend(page: Page, parts: Sequence[Part]) -> None:
    """Explain the icons on the front of the floor, as large as there is room for."""
    shown = [part for part in parts if part.sprite]
    room, gaps = theme.WIDTH - 2 * _SIDE, max(1, len(shown) - 1)
    for size in (39, theme.BODY, theme.SMALL):
        icon = max(_ICON, size)
        widths = [icon + 8 + ink(part.title, "sans", size).advance for part in shown]
        if sum(widths) + gaps * _LEGEND_SPACE[0] <= room:
            break
    space = min(_LEGEND_SPACE[1], (room - sum(widths)) // gaps)
    x = (theme.WIDTH - sum(widths) - space * (len(shown) - 1)) // 2
    for number, (part, width) in enumerate(zip(shown, widths, strict=True)):
        page.icon(f"legend/{number}/icon", x, _LEGEND - icon // 2, icon, part.sprite, _FRONT)
        page.label(f"legend/{number}", x + icon + 8, _LEGEND, part.title, size, theme.INK, _FRONT)
        x += width + space


def _sheet(plan: _Plan) -> Box:
    """Return where the names of the parts are, in a table at the left of the pedestals."""
    bottom = next(iter(plan.boxes.values())).bottom - _BASE
    top = bottom - plan.parts - _POINTS
    return Box(_EDGE, top, plan.table - _GAP, bottom + 12 - top)


def _lay_pedestal(page: Page, outcome: Outcome, seat: int, parts: Sequence[Part], box: Box, plan: _Plan) -> None:
    what = f"score/{seat}"
    page.icon(f"{what}/pedestal", box.x, box.y, box.width, "pedestal", _SKY, height=box.height, plate=True)
    shaft = round(box.width * _SHAFT)
    inside = Box(box.x + (box.width - shaft) // 2, box.y + _CORNICE, shaft, box.height - _CORNICE - _BASE)
    y = inside.bottom - plan.parts
    if plan.table:
        lay_column(page, what, parts, inside._replace(y=y, height=plan.parts))
    else:
        _lay_parts(page, what, parts, inside._replace(y=y, height=plan.parts), plan.named)
    high = _points(plan.beside)
    y -= high
    _lay_points(page, what, outcome, seat, inside._replace(y=y, height=high), plan)
    inner, side = _inner(box.width, plan.table), 0 if plan.table else (box.width - shaft) // 2
    lines, size, _ = broken(page.names[seat], _sizes(page, plan), inner, plan.lines)
    band = Box(box.x + side, y - _band(len(lines)), box.width - 2 * side, _band(len(lines)))
    ground = theme.PLAQUES[seat]
    page.plate(f"{what}/band", band, ground, MARBLE, fill_to=mix(ground, "#000000", 0.16))
    for place, line in enumerate(lines):
        middle = band.y + 5 + place * _LINE + _LINE // 2
        at, on_seat = band.x + band.width // 2, theme.ON_SEATS[seat]
        page.label(f"{what}/name/{place}", at, middle, line, size, on_seat, ground, face="bold", anchor="m")
    if not plan.beside:
        hung = Box(inside.x, inside.y - _HUNG, shaft, band.y - inside.y + _HUNG)
        _lay_badge(page, what, seat, hung, seat in outcome.winners)


def _lay_badge(page: Page, what: str, seat: int, box: Box, won: bool) -> None:
    """Add a badge in the middle of a box, for winners in a laurel, which may rise above the box."""
    x, y = box.x + box.width // 2, box.y + box.height // 2
    size = _WREATHED if won and box.height > _WREATHED * _LAUREL - 16 else _BADGE
    if won:
        laurel = min(round(size * _LAUREL), box.height + _RISE)
        size = round(laurel / _LAUREL)
        top = min(box.bottom - laurel, y - laurel // 2 + 2)
        page.icon(f"{what}/laurel", x - laurel // 2, top, laurel, "laurel", MARBLE, plate=True)
        y = top + laurel // 2 - 2
    page.badge(f"{what}/badge", x - size // 2, y - size // 2, size, seat, MARBLE)


def _lay_points(page: Page, what: str, outcome: Outcome, seat: int, box: Box, plan: _Plan) -> None:
    """Lay out a medal with the rank, the points with their icon unless a table has it, and perhaps first the badge."""
    rank, score = outcome.ranks[seat], signed(outcome.scores[seat])
    medal, icon, space, middle = 50, _POINT, 8, box.y + box.height // 2
    won = seat in outcome.winners
    badge = (_HIGH_POINTS if won else _SMALL_BADGE) + space if plan.beside else 0
    room = box.width - 12 - badge - medal - space
    sizes = (size for size in _TOTALS if ink(score, "bold", size).advance <= room)
    size = next(sizes, theme.SMALL)
    wide = ink(score, "bold", size).advance
    iconed = not plan.table and wide + space + icon <= room
    x = box.x + (box.width - badge - medal - space - wide - (space + icon) * iconed) // 2
    if plan.beside and won:
        page.wreathe(what, x + _HIGH_POINTS // 2, middle, seat, MARBLE, _HIGH_POINTS - 2)
    elif plan.beside:
        page.badge(f"{what}/badge", x, middle - _SMALL_BADGE // 2, _SMALL_BADGE, seat, MARBLE)
    x += badge
    on = MARBLE
    if rank <= _MEDALS:
        page.icon(f"{what}/medal", x, middle - 32, medal, f"medal-{rank}", MARBLE, height=58, plate=True)
    else:
        place = Box(x + medal // 2 - 21, middle + 8 - 21, 42, 42)
        page.plate(f"{what}/medal", place, PLAIN, MARBLE, 21, theme.SOFT)
        on = PLAIN
    page.label(
        f"{what}/rank", x + medal // 2, middle + 8, str(rank), theme.SMALL, theme.INK, on, face="bold", anchor="m"
    )
    x += medal + space
    page.label(f"{what}/total", x, middle, score, size, theme.INK, MARBLE, face="bold")
    if iconed:
        page.icon(f"{what}/point", x + wide + space, middle - icon // 2, icon, "point", MARBLE)


def _lay_parts(page: Page, what: str, parts: Sequence[Part], box: Box, named: int) -> None:
    """Lay out the parts of a score, one in a row with its name, or two in a row as icons with numbers."""
    row = box.height // _rows(parts, bool(named))
    for number, part in enumerate(parts):
        name, said = f"{what}/part/{number}", signed(part.points)
        if part.sprite and not named:
            half = box.width // 2
            x, middle = box.x + number % 2 * half, box.y + number // 2 * row + row // 2
            icon = _ICON if half >= _ICON + 52 else _LOW_ICON
            x += max(0, half - icon - 52) // 2
            page.icon(f"{name}/icon", x, middle - icon // 2, icon, part.sprite, MARBLE)
            page.label(name, x + icon + 7, middle, said, theme.BODY, theme.INK, MARBLE, face="bold")
            continue
        middle, indent = box.y + number * row + row // 2, _INDENT if named else 6
        x, size = box.x + indent, _PART_NUMBER if named else theme.SMALL
        points = page.label(name, box.right - indent, middle, said, size, theme.INK, MARBLE, face="bold", anchor="r")
        if part.sprite:
            page.icon(f"{name}/icon", x, middle - _ICON // 2, _ICON, part.sprite, MARBLE)
            x += _ICON + 8
        size, colour = named or theme.SMALL, theme.INK if named else theme.SOFT
        page.label(f"{name}/name", x, middle, part.title, size, colour, MARBLE, width=points.x - 10 - x)


def _rows(parts: Sequence[Part], named: bool) -> int:
    return -(-len(parts) // 2) if parts and parts[0].sprite and not named else len(parts)


def _height(parts: Sequence[Part], named: bool) -> int:
    """Return the height that the parts of a score need."""
    rows = _rows(parts, named)
    return rows * (_LOW_PART if rows > _MANY else _PART)


def _points(beside: bool) -> int:
    """Return the height of the line with the points."""
    return _HIGH_POINTS if beside else _POINTS


def _band(lines: int) -> int:
    return lines * _LINE + 10


def _inner(width: int, table: int) -> int:
    """Return how wide a name on a pedestal may be; beside a table its plaque is as wide as the whole pedestal."""
    return width - 12 if table else round(width * _SHAFT) - 20


def _sizes(page: Page, plan: _Plan) -> tuple[int, ...]:
    """Return the sizes that names may have: the one in which all fit, and smaller ones."""
    least = min(
        broken(page.names[seat], _NAMES, _inner(box.width, plan.table), plan.lines).size
        for seat, box in plan.boxes.items()
    )
    return tuple(size for size in _NAMES if size <= least)
