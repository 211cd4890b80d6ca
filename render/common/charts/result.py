"""How a game ended: a column beside the chart of winning chances, with everyone by rank."""

from __future__ import annotations

from typing import Final

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.charts.course import Chances
from render.common.charts.plot import BADGE
from render.common.page import Page
from render.common.podium.rank import MEDAL, lay_rank
from render.engine import theme
from render.engine.fonts import fit, fitting_size, ink
from render.engine.scene import Box

WIDTH: Final = 292
_INSIDE: Final = 16
"""How far what is in the column is from its edges."""
_HEAD: Final = 66
"""The height of its heading."""
_ROW: Final = 236
"""The greatest height of a row."""
_TALL: Final = 200
"""From this height on, the final score is below the name, as large as the row is wide."""
_WREATH, _TALL_WREATH = 86, 94
_MEDALLED: Final = 104
"""The least height of a row with room for a medal."""
_BESIDE: Final = 10
"""Between a badge and what is beside it."""
_LINE: Final = 44
"""The least height of a line with a name."""
_NAMES: Final = theme.BODY, theme.SMALL
"""The sizes of names, the largest in which all fit."""
_SCORES: Final = theme.HUGE, 59, theme.TITLE, theme.LARGE
"""The sizes of final scores."""
_TALL_SCORES: Final = 110, 96, 80
"""Their sizes where they are below the names."""
_GROUND: Final = theme.MARBLE
_WON: Final = theme.GOLD_PALE
"""Behind who won."""


def lay_result(page: Page, shown: Chances, column: Box) -> None:
    """Lay out the column: a row for each player by rank, with a medal and the final score, winners in a laurel."""
    said, middle = page.say("picture-chances-result"), column.y + _HEAD // 2
    page.plate("result/rule", Box(column.x, column.y + 20, 2, column.height - 40), theme.SAND, _GROUND)
    room = column.width - 2 * _INSIDE
    size = fitting_size(said, "black", (theme.LARGE, theme.BODY), room)
    page.label("result/name", column.x + 2 * _INSIDE, middle, said, size, theme.INK, _GROUND, face="black")
    high = min(_ROW, (column.height - _HEAD - 10) // len(shown.order))
    tall = high >= _TALL and shown.outcome is not None
    wreath = _TALL_WREATH if tall else min(_WREATH, high - 4)
    room -= wreath + _BESIDE
    widest = max(page.names, key=lambda name: ink(name, "sans", _NAMES[0]).advance)
    named = fitting_size(widest, "sans", _NAMES, room)
    for place, seat in enumerate(shown.order):
        row = Box(column.x + 8, column.y + _HEAD + place * high, column.width - 16, high)
        won, middle = seat in shown.winners, row.y + (wreath // 2 + 12 if tall else high // 2)
        on, what, x = _WON if won else _GROUND, f"result/{seat}", column.x + _INSIDE
        if won:
            page.plate(f"{what}/row", row._replace(height=high - 2), on, _GROUND, 12)
            page.wreathe(what, x + wreath // 2, middle - 1, seat, on, wreath)
        else:
            badge = min(52, high - 24)
            page.badge(f"{what}/badge", x + (wreath - badge) // 2, middle - badge // 2, badge, seat, on)
        x += wreath + _BESIDE
        if shown.outcome is None or tall:
            page.label(f"{what}/who", x, middle, fit(page.names[seat], "sans", named, room), named, theme.INK, on)
            if shown.outcome is not None:
                below = row._replace(y=middle + wreath // 2, height=row.bottom - 10 - middle - wreath // 2)
                _lay_score(page, what, shown.outcome, seat, below, on)
            continue
        size = next((size for size in _SCORES if high - _LINE >= size + 8), _SCORES[-1])
        upper, lower = middle - (size + 4) // 2, middle + _LINE // 2 - 2
        page.label(f"{what}/who", x, upper, fit(page.names[seat], "sans", named, room), named, theme.INK, on)
        lay_rank(page, what, shown.outcome.ranks[seat], x, lower, on, high < _MEDALLED)
        score = signed(shown.outcome.scores[seat])
        page.label(f"{what}/score", x + MEDAL + _BESIDE, lower, score, size, theme.INK, on, face="bold")


def _lay_score(page: Page, what: str, outcome: Outcome, seat: int, box: Box, on: str) -> None:
    """Lay out a medal with the rank and the final score, as large as they fit the middle of a box."""
    score, room = signed(outcome.scores[seat]), box.width - 20 - MEDAL - _BESIDE
    size = fitting_size(score, "bold", _TALL_SCORES, room)
    wide = ink(score, "bold", size).advance
    x, middle = box.x + (box.width - MEDAL - _BESIDE - wide) // 2, box.y + box.height // 2
    lay_rank(page, what, outcome.ranks[seat], x, middle, on)
    page.label(f"{what}/score", x + MEDAL + _BESIDE, middle, score, size, theme.INK, on, face="bold")


def end_badges(page: Page, right: int, reached: list[int], middles: list[int]) -> None:
    """Add a badge at the right end of everyone's line, moved to where there is room for it."""
    for seat, (line, middle) in enumerate(zip(reached, middles, strict=True)):
        ends = [(right, line), (right + 16, middle)]
        page.curve(f"chances/{seat}/leader", ends, 3, theme.SOFT, _GROUND)
        page.badge(f"chances/{seat}/end", right + 14, middle - BADGE // 2, BADGE, seat, _GROUND)
