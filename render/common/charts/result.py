"""How a game ended: a column beside a chart, with everyone by rank, their line's style and their final score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.charts.frame import EDGE, RIBBON
from render.common.charts.plot import Style, line_of
from render.common.page import Page
from render.common.podium.rank import DISC, MEDAL, lay_rank
from render.engine import theme
from render.engine.fonts import fit, fitting_size, ink
from render.engine.scene import Box

_INSIDE: Final = 10
"""How far rows are from the edges of the column, and what is in them from theirs."""
_TOP: Final = EDGE + RIBBON + 10
"""The height of the heading above them."""
_ROW: Final = 236
"""The greatest height of a row."""
_TALL: Final = 200
"""From this height on, the final score is below the name, as large as the row is wide."""
_WREATH, _TALL_WREATH = 76, 94
_MEDALLED: Final = 104
"""The least height of a row with room for a medal."""
_BESIDE: Final = 10
"""Between a badge and what is beside it."""
_LINE, _SAMPLE = 36, 16
"""The height of a name, and of the sample of a line below it."""
_SAMPLED: Final = 112
"""The width of such a sample."""
_SAMPLED_FROM: Final = 92
"""The least height of a row with a sample."""
_NAMES: Final = theme.LARGE, theme.BODY, theme.SMALL
"""The sizes of names, the largest in which all fit; the first only in tall rows."""
_SCORES: Final = theme.HUGE, 59, theme.TITLE, theme.LARGE, 39, theme.BODY
"""The sizes of final scores."""
_SHARE: Final = 0.42
"""The greatest size of a score as a share of its row."""
_TALL_SCORES: Final = 110, 96, 80, theme.HUGE, 59
"""Their sizes where they are below the names."""
_GROUND: Final = theme.MARBLE
_WON: Final = theme.GOLD_PALE
"""Behind who won."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the order of its seats, the winners, and perhaps the points."""

    order: Sequence[int]
    winners: Sequence[int]
    outcome: Outcome | None = None
    faint: Sequence[int] = ()
    """Those whose lines are thin."""


def lay_result(page: Page, shown: Result, column: Box) -> None:
    """Lay out a row for each player by rank, with the final score, winners in a laurel."""
    high = min(_ROW, (column.height - _TOP - 4) // len(shown.order))
    tall = high >= _TALL and shown.outcome is not None
    wreath = _TALL_WREATH if tall else min(_WREATH, high - 4)
    room = column.width - 4 * _INSIDE - wreath - _BESIDE + 4
    widest = max(page.names, key=lambda name: ink(name, "sans", _NAMES[0]).advance)
    named = fitting_size(widest, "sans", _NAMES if tall else _NAMES[1:], room)
    for place, seat in enumerate(shown.order):
        row = Box(column.x + _INSIDE, column.y + _TOP + place * high, column.width - 2 * _INSIDE, high - 4)
        won, what, x = seat in shown.winners, f"result/{seat}", row.x + _INSIDE
        on = _WON if won else _GROUND
        middle = row.y + (wreath // 2 + 8 if tall else row.height // 2)
        if won:
            page.plate(f"{what}/row", row, on, _GROUND, 12, theme.GOLD)
            page.wreathe(what, x + wreath // 2, middle - 1, seat, on, wreath)
        else:
            badge = min(52, high - 24)
            page.badge(f"{what}/badge", x + (wreath - badge) // 2, middle - badge // 2, badge, seat, on)
            if place and shown.order[place - 1] not in shown.winners:
                page.plate(f"{what}/rule", Box(row.x, row.y - 3, row.width, 2), theme.SAND, _GROUND)
        beside = Box(x + wreath + _BESIDE, row.y, room, row.height)
        if tall:
            _lay_name(page, shown, seat, beside._replace(y=middle - (_LINE + _SAMPLE) // 2), named, on)
            y = middle + wreath // 2
            below = Box(row.x + _INSIDE, y, row.width - 2 * _INSIDE, row.bottom - 4 - y)
            _lay_score(page, shown, seat, below, on)
        else:
            _lay_row(page, shown, seat, beside, named, on)


def _lay_row(page: Page, shown: Result, seat: int, box: Box, named: int, on: str) -> None:
    """Lay out a name, the sample of its line and the final score, each below the other, in the middle of a box."""
    low, sample = box.height < _MEDALLED, _SAMPLE if box.height >= _SAMPLED_FROM else 0
    size = _score_size(shown, seat, box, tall=False) if shown.outcome is not None else 0
    high = size + 4 if size else 0
    y = box.y + (box.height - _LINE - sample - high) // 2
    indent = MEDAL + _BESIDE if size else 0
    _lay_name(page, shown, seat, box._replace(y=y), named, on, indent if sample else None)
    if shown.outcome is None:
        return
    y += _LINE
    width = DISC if low else MEDAL
    x, rank = box.x + (MEDAL - width) // 2, shown.outcome.ranks[seat]
    lay_rank(page, f"result/{seat}", rank, x, y + (sample + high) // 2, on, width, flat=low)
    at = box.x + indent, y + sample + high // 2, signed(shown.outcome.scores[seat])
    page.label(f"result/{seat}/score", *at, size, theme.INK, on, face="bold")


def _lay_name(page: Page, shown: Result, seat: int, box: Box, size: int, on: str, indent: int | None = 0) -> None:
    """Add a name at the top of a box, and unless its indent is None below it a sample of the seat's line."""
    what, name = f"result/{seat}", fit(page.names[seat], "sans", size, box.width)
    page.label(f"{what}/who", box.x, box.y + _LINE // 2, name, size, theme.INK, on)
    if indent is not None:
        x, y = box.x + indent, box.y + _LINE + _SAMPLE // 2
        ends = [(x, y), (min(x + _SAMPLED, box.right - 12), y)]
        style = Style.of(seat, won=seat in shown.winners, faint=seat in shown.faint)
        line_of(page, f"{what}/sample", seat, ends, on, style)


def _score_size(shown: Result, seat: int, box: Box, *, tall: bool) -> int:
    """Return the size of a final score, the largest with room in its row."""
    assert shown.outcome is not None
    sizes = _TALL_SCORES if tall else tuple(size for size in _SCORES if size <= box.height * _SHARE) or _SCORES[-1:]
    return fitting_size(signed(shown.outcome.scores[seat]), "bold", sizes, box.width - MEDAL - _BESIDE)


def _lay_score(page: Page, shown: Result, seat: int, box: Box, on: str) -> None:
    """Lay out a final score with its medal in the middle of a box."""
    assert shown.outcome is not None
    what, score, size = f"result/{seat}", signed(shown.outcome.scores[seat]), _score_size(shown, seat, box, tall=True)
    x, middle = box.x, box.y + box.height // 2
    x += (box.width - ink(score, "bold", size).advance - MEDAL - _BESIDE) // 2
    lay_rank(page, what, shown.outcome.ranks[seat], x, middle, on)
    page.label(f"{what}/score", x + MEDAL + _BESIDE, middle, score, size, theme.INK, on, face="bold")
