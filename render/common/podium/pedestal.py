"""A pedestal of a podium: its badge, name, rank and points, and where these came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.name_lines import broken
from render.common.page import Page
from render.common.podium.parts import lay_parts
from render.common.podium.plan import (
    BASE,
    CORNICE,
    HIGH_POINTS,
    HUNG,
    LINE,
    RISE,
    SHAFT,
    Plan,
    band_height,
    inner_width,
    name_sizes,
    points_height,
)
from render.common.podium.rank import MEDAL, lay_rank
from render.common.podium.table import MARBLE, Part, lay_column
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box

_BADGE, _WREATHED = 58, 76
_LAUREL: Final = 1.9
"""The size of a laurel around a badge, as a multiple of it."""
_SMALL_BADGE: Final = 46
_TOTALS: Final = 80, theme.HUGE, 59, theme.TITLE, theme.LARGE
"""The sizes of the points."""
_POINT: Final = 44
_SKY: Final = "#e6c99a"
"""The sky and the meadows in the evening, behind what stands on a pedestal."""


def lay_pedestal(
    page: Page, outcome: Outcome, seat: int, parts: Sequence[Part], box: Box, plan: Plan, *, wreathed: bool
) -> None:
    """Lay out a seat's pedestal and all that is on it, its badge in a laurel unless a single winner has one beside."""
    what = f"score/{seat}"
    page.icon(f"{what}/pedestal", box.x, box.y, box.width, "pedestal", _SKY, height=box.height, plate=True)
    shaft = round(box.width * SHAFT)
    inside = Box(box.x + (box.width - shaft) // 2, box.y + CORNICE, shaft, box.height - CORNICE - BASE)
    y = inside.bottom - plan.parts
    if plan.table:
        lay_column(page, what, parts, inside._replace(y=y, height=plan.parts))
    else:
        lay_parts(page, what, parts, inside._replace(y=y, height=plan.parts), plan.named)
    high = points_height(plan.beside)
    y -= high
    _lay_points(page, what, outcome, seat, inside._replace(y=y, height=high), plan)
    inner, side = inner_width(box.width, plan.table), 0 if plan.table else (box.width - shaft) // 2
    lines, size, _ = broken(page.names[seat], name_sizes(page, plan), inner, plan.lines)
    band = Box(box.x + side, y - band_height(len(lines)), box.width - 2 * side, band_height(len(lines)))
    ground = theme.PLAQUES[seat]
    page.plate(f"{what}/band", band, ground, MARBLE, fill_to=mix(ground, "#000000", 0.16))
    for place, line in enumerate(lines):
        middle = band.y + 5 + place * LINE + LINE // 2
        at, on_seat = band.x + band.width // 2, theme.ON_SEATS[seat]
        page.label(f"{what}/name/{place}", at, middle, line, size, on_seat, ground, face="bold", anchor="m")
    if not plan.beside:
        hung = Box(inside.x, inside.y - HUNG, shaft, band.y - inside.y + HUNG)
        _lay_badge(page, what, seat, hung, won=seat in outcome.winners, wreathed=wreathed)


def _lay_badge(page: Page, what: str, seat: int, box: Box, *, won: bool, wreathed: bool) -> None:
    """Add a badge in the middle of a box, larger for winners and perhaps in a laurel, which may rise above the box."""
    x, y = box.x + box.width // 2, box.y + box.height // 2
    size = _WREATHED if won and box.height > _WREATHED * _LAUREL - 16 else _BADGE
    if wreathed:
        laurel = min(round(size * _LAUREL), box.height + RISE)
        size = round(laurel / _LAUREL)
        top = min(box.bottom - laurel, y - laurel // 2 + 2)
        page.icon(f"{what}/laurel", x - laurel // 2, top, laurel, "laurel", MARBLE, plate=True)
        y = top + laurel // 2 - 2
    page.badge(f"{what}/badge", x - size // 2, y - size // 2, size, seat, MARBLE)


def _lay_points(page: Page, what: str, outcome: Outcome, seat: int, box: Box, plan: Plan) -> None:
    """Lay out a medal with the rank, the points with their icon unless a table has it, and perhaps first the badge."""
    rank, score = outcome.ranks[seat], signed(outcome.scores[seat])
    medal, icon, space, middle = MEDAL, _POINT, 8, box.y + box.height // 2
    won = seat in outcome.winners
    badge = (HIGH_POINTS if won else _SMALL_BADGE) + space if plan.beside else 0
    room = box.width - 12 - badge - medal - space
    sizes = (size for size in _TOTALS if ink(score, "bold", size).advance <= room)
    size = next(sizes, theme.SMALL)
    wide = ink(score, "bold", size).advance
    iconed = not plan.table and wide + space + icon <= room
    x = box.x + (box.width - badge - medal - space - wide - (space + icon) * iconed) // 2
    if plan.beside and won:
        page.wreathe(what, x + HIGH_POINTS // 2, middle, seat, MARBLE, HIGH_POINTS - 2)
    elif plan.beside:
        page.badge(f"{what}/badge", x, middle - _SMALL_BADGE // 2, _SMALL_BADGE, seat, MARBLE)
    x += badge
    lay_rank(page, what, rank, x, middle, MARBLE)
    x += medal + space
    page.label(f"{what}/total", x, middle, score, size, theme.INK, MARBLE, face="bold")
    if iconed:
        page.icon(f"{what}/point", x + wide + space, middle - icon // 2, icon, "point", MARBLE)
