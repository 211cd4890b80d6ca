"""Where the pedestals of a podium are, how high they stand, and how much room what is on them has."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from render.common.name_lines import broken
from render.common.page import Page
from render.common.podium.parts import MANY, NAMES, named_size, parts_height
from render.common.podium.table import Part, fits_table, table_part, titles_width
from render.engine import theme
from render.engine.scene import Box

_FEET, _LOW_FEET = 642, 684
"""Where the pedestals stand on the floor, and where without a legend in front of them."""
_NAMED: Final = 3
"""Up to so many players, the parts of a score have their names beside them, if these fit."""
SIDE, EDGE = 20, 12
"""The least space beside everything, and where a table needs room too."""
GAP: Final = 8
_WIDEST: Final = 490
_WINNER, _TABLED_WINNER = 1.06, 1.03
"""How much wider the winners' pedestals are than the others, and where a table needs room too."""
_STEP, _CLEAR_STEP, _LEAST_STEP = 56, 36, 20
"""How much lower the next rank stands: with room, where things above are made smaller for it, and at least."""
_CLEAR_WIN: Final = 60
"""How much higher still the best stands where the others have no points, if there is room."""
LEAST_ROOM: Final = 64
"""What stands on a pedestal is not made smaller than that."""
CORNICE, BASE = 42, 32
SHAFT: Final = 0.83
"""The width of a pedestal's shaft, as a share of the whole."""
_MEDALLION, HUNG = 36, 30
"""The least height for a badge between the cornice and the name, and how much of it hangs before the cornice."""
_WREATHED_LOW, RISE = 80, 4
"""The least height if everyone has won, and how far a laurel rises beyond it."""
LINE: Final = 40
_POINTS, HIGH_POINTS = 70, 86
"""The height of the line with the points, without and with a badge."""
_PODIUM: Final = 3
"""So many stand as on a podium; more would stand in an order that nobody knows."""


class Plan(NamedTuple):
    """Where the pedestals are, and what has room on them."""

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


def in_place(outcome: Outcome) -> list[int]:
    """Return the seats from left to right: by rank, but of three, the winner is in the middle."""
    order = outcome.order
    if len(outcome.winners) > 1 or len(order) != _PODIUM:
        return order
    return [order[1], order[0], order[2]]


def planned(page: Page, outcome: Outcome, parts: Sequence[Sequence[Part]], top: int, room: int = 0) -> Plan:
    """Return where each seat's pedestal is, equal ranks equally high, by the height that parts of the score need."""
    seats = in_place(outcome)
    table = titles_width(page, parts[0]) if fits_table(parts[0], len(seats)) else 0
    shares = [(_TABLED_WINNER if table else _WINNER) if seat in outcome.winners else 1 for seat in seats]
    side = EDGE if table else SIDE
    gaps, left = GAP * (len(seats) - 1), side + table
    unit = min(_WIDEST, (theme.WIDTH - left - side - gaps) / sum(shares))
    widths = [round(unit * share) for share in shares]
    named = named_size(parts, round(min(widths) * SHAFT)) if len(seats) <= _NAMED else 0
    beside = bool(named) and len(parts[0]) > MANY
    feet = _LOW_FEET if named or table else _FEET
    high = table_part(parts[0]) * len(parts[0]) if table else parts_height(parts[0], bool(named))
    ranks = sorted(set(outcome.ranks))
    medallion = 0 if beside else _MEDALLION if len(ranks) > 1 else _WREATHED_LOW
    low = feet - BASE - high - points_height(beside) - band_height(1) - medallion - CORNICE
    least = top + min(room, LEAST_ROOM) + _LEAST_STEP * (len(ranks) - 1)
    most = 2 if low - LINE >= least else 1
    low -= LINE * any(
        len(broken(page.names[seat], NAMES, inner_width(width, table), most).lines) > 1
        for seat, width in zip(seats, widths, strict=True)
    )
    steps = max(1, len(ranks) - 1)
    clear = min(_CLEAR_STEP, (low - top - min(room, LEAST_ROOM)) // steps)
    step = max(_LEAST_STEP, clear, min(_STEP, (low - top - room) // steps))
    best, spare = max(1, *outcome.scores), max(0, low - top - min(room, LEAST_ROOM) - step * (len(ranks) - 1))
    heights = _heights(outcome, ranks, step, min(_CLEAR_WIN, spare) / best)
    x, found = (theme.WIDTH + left - side - sum(widths) - gaps) // 2, {}
    for seat, width in zip(seats, widths, strict=True):
        y = low - heights[outcome.ranks[seat]]
        found[seat] = Box(x, y, width, feet - y)
        x += width + GAP
    return Plan(found, most, named, high, beside, table)


def _heights(outcome: Outcome, ranks: Sequence[int], step: int, per_point: float) -> dict[int, int]:
    """Return by rank how much higher it stands than the last: a step more than the next, and more for a clear lead."""
    scores = {rank: outcome.scores[outcome.ranks.index(rank)] for rank in ranks}
    found = {ranks[-1]: 0}
    for rank, below in reversed([*pairwise(ranks)]):
        lead = min(max(0, scores[rank] - scores[below]), max(1, *outcome.scores))
        found[rank] = found[below] + step + int(per_point * lead)
    return found


def points_height(beside: bool) -> int:
    """Return the height of the line with the points."""
    return HIGH_POINTS if beside else _POINTS


def band_height(lines: int) -> int:
    """Return the height of a plaque with so many lines of a name."""
    return lines * LINE + 10


def inner_width(width: int, table: int) -> int:
    """Return how wide a name on a pedestal may be; beside a table its plaque is as wide as the whole pedestal."""
    return width - 12 if table else round(width * SHAFT) - 20


def name_sizes(page: Page, plan: Plan) -> tuple[int, ...]:
    """Return the sizes that names may have: the one in which all fit, and smaller ones."""
    least = min(
        broken(page.names[seat], NAMES, inner_width(box.width, plan.table), plan.lines).size
        for seat, box in plan.boxes.items()
    )
    return tuple(size for size in NAMES if size <= least)
