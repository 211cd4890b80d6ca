"""A seat's plaque at the end: badge, name and points, and below them where the points come from, and its medal."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.common.podium.rank import lay_rank
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carcassonne.atlas import GOLD
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.origins import origins
from render.games.carcassonne.parts.plaque import SIDE, alike, lay_name, lay_surface

_EDGE: Final = 5


class _Plan(NamedTuple):
    """Where the lines of a plaque and its medal are, as shares of its height, and how large things are.

    A flat medal is a disc.
    """

    name: float
    points: float
    paper: float
    origins: tuple[float, float]
    medal: float
    rank: int
    flat: bool
    badge: int
    names: tuple[int, ...]
    number: int
    figure: int
    sign: int
    columns: int = 3


_LOW: Final = _Plan(0.21, 0.21, 0.4, (0.53, 0.815), 0.8, 33, True, 36, (theme.BODY, theme.SMALL), 51, theme.BODY, 29)
_HIGH: Final = _Plan(0.16, 0.41, 0.56, (0.68, 0.87), 0.39, 54, False, 44, (39, theme.BODY, theme.SMALL), 67, 39, 35)
_WIDE: Final = _Plan(
    0.22, 0.22, 0.42, (0.69, 0.69), 0.22, 44, True, 40, (39, theme.BODY, theme.SMALL), 55, theme.SMALL, 35, 5
)
_BESIDE: Final = 7
"""The space between a sign and its number."""
_BLANK: Final = {"feature-road": 0.2, GOLD: 0.03}
"""The share of a sign's width that is empty at each side."""
_APART: Final = 3
"""More columns than these have lines between them."""
_WIDE_FROM: Final = 380
"""From this width on a low plaque has all origins in one line, so that their signs are larger."""
_TALL: Final = 170
"""From this height on things are larger."""


def lay_result(page: Page, seat: int, box: Box) -> None:
    """Lay out a plaque."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    plan = _HIGH if box.height >= _TALL else _WIDE if box.width >= _WIDE_FROM else _LOW
    lay_surface(page, seat, box)
    top = box.y + round(box.height * plan.paper)
    paper = Box(box.x + _EDGE, top, box.width - 2 * _EDGE, box.bottom - _EDGE - top)
    page.plate(f"{what}/paper", paper, theme.MARBLE, on, 11)
    x, right = box.x + SIDE, box.right - SIDE - 4

    def at(share: float) -> int:
        return box.y + round(box.height * share)

    number = str(page.outcome.scores[seat]), plan.number, colour, on
    medal = x if plan.medal == plan.name else right - plan.rank
    if plan.medal == plan.name:
        x += plan.rank + 8
    if plan.points == plan.name:
        end = page.label(f"{what}/points", right, at(plan.points), *number, face="bold", anchor="r").x - 8
    else:
        page.label(f"{what}/points", x + 4, at(plan.points), *number, face="bold")
        end = right
    size = plan.badge
    badge = page.badge(f"{what}/badge", x, at(plan.name) - size // 2, size, seat, on)
    names = alike(page, plan.names, end - badge.right - 8)
    lay_name(page, seat, badge.right + 8, end, at(plan.name), names, (box.y, top))
    ground, rank = theme.MARBLE if plan.medal > plan.paper else on, page.outcome.ranks[seat]
    lay_rank(page, what, rank, medal, at(plan.medal), ground, plan.rank, flat=plan.flat)
    cells = _cells(page, seat, paper, plan)
    for each, (part, (left, right)) in enumerate(zip(origins(page, seat), cells, strict=True)):
        middle, blank = at(plan.origins[each // plan.columns]), round(_BLANK.get(part.sprite, 0) * plan.sign)
        named = f"{what}/{part.sprite}"
        if plan.columns > _APART:
            if each:
                line = Box((cells[each - 1][1] + left) // 2 - 1, paper.y + 12, 2, paper.height - 24)
                page.plate(f"{named}/line", line, theme.EDGE, theme.MARBLE)
            left -= blank
        sign = page.icon(f"{named}/sign", left, middle - plan.sign // 2, plan.sign, part.sprite, theme.MARBLE)
        start, said = sign.right - blank + _BESIDE, str(part.points)
        face: Face = "bold" if ink(said, "bold", plan.figure).advance <= right - start else "narrow"
        page.label(f"{named}/points", start, middle, said, plan.figure, theme.INK, theme.MARBLE, face=face)


def _cells(page: Page, seat: int, paper: Box, plan: _Plan) -> list[tuple[int, int]]:
    """Return from where to where there is room for each origin: in one line as much as all seats need, else alike."""
    everyone = [origins(page, each) for each in range(len(page.names))]
    parts = everyone[seat]
    x, wide = paper.x + _EDGE, (paper.width - _EDGE) // plan.columns
    if plan.columns <= _APART:
        lefts = [x + number % plan.columns * wide for number in range(len(parts))]
        return [(left, left + wide - 4) for left in lefts]
    cells, needs = list[tuple[int, int]](), list[int]()
    for number, part in enumerate(parts):
        widest = max(ink(str(each[number].points), "bold", plan.figure).advance for each in everyone)
        needs.append(plan.sign - 2 * round(_BLANK.get(part.sprite, 0) * plan.sign) + _BESIDE + widest)
    spare = (paper.width - 2 * _EDGE - sum(needs)) // len(parts)
    x = paper.x + _EDGE + max(0, spare // 2)
    for need in needs:
        cells.append((x, x + need + min(0, spare)))
        x += need + spare
    return cells
