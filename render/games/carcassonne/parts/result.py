"""A seat's plaque at the end: badge, name and points, and below them where the points come from, and its rank."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.origins import origins
from render.games.carcassonne.parts.plaque import SIDE, lay_name, lay_surface

_COLUMNS: Final = 3
_EDGE: Final = 5


class _Plan(NamedTuple):
    """Where the lines of a plaque are, as shares of its height, and how large things are."""

    name: float
    points: float
    paper: float
    origins: tuple[float, float]
    rank: float
    badge: int
    names: tuple[int, ...]
    number: int
    figure: int
    sign: int


_LOW: Final = _Plan(0.21, 0.21, 0.4, (0.55, 0.815), 0.815, 36, (theme.BODY, theme.SMALL), 51, theme.BODY, 29)
_HIGH: Final = _Plan(0.16, 0.41, 0.56, (0.68, 0.87), 0.41, 44, (39, theme.BODY, theme.SMALL), 67, 39, 34)
_TALL: Final = 170
"""From this height on things are larger."""


def lay_result(page: Page, seat: int, box: Box) -> None:
    """Lay out a plaque."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    plan = _HIGH if box.height >= _TALL else _LOW
    lay_surface(page, seat, box)
    top = box.y + round(box.height * plan.paper)
    paper = Box(box.x + _EDGE, top, box.width - 2 * _EDGE, box.bottom - _EDGE - top)
    page.plate(f"{what}/paper", paper, theme.MARBLE, on, 11)
    x, right = box.x + SIDE, box.right - SIDE - 4

    def at(share: float) -> int:
        return box.y + round(box.height * share)

    number = str(page.outcome.scores[seat]), plan.number, colour, on
    if plan.points == plan.name:
        end = page.label(f"{what}/points", right, at(plan.points), *number, face="bold", anchor="r").x - 8
    else:
        page.label(f"{what}/points", x + 4, at(plan.points), *number, face="bold")
        end = right
    size = plan.badge
    badge = page.badge(f"{what}/badge", x, at(plan.name) - size // 2, size, seat, on)
    lay_name(page, seat, badge.right + 8, end, at(plan.name), plan.names)
    rank = page.say("rank", place=page.outcome.ranks[seat]), plan.figure
    ranked = (theme.SOFT, theme.MARBLE) if plan.points == plan.name else (colour, on)
    page.label(f"{what}/rank", right, at(plan.rank), *rank, *ranked, face="serif", anchor="r")
    wide = (box.width - SIDE) // _COLUMNS
    for each, part in enumerate(origins(page, seat)):
        left, middle = x + each % _COLUMNS * wide, at(plan.origins[each // _COLUMNS])
        named = f"{what}/{part.sprite}"
        sign = page.icon(f"{named}/sign", left, middle - plan.sign // 2, plan.sign, part.sprite, theme.MARBLE)
        said, room = str(part.points), left + wide - 4 - sign.right - 3
        face: Face = "bold" if ink(said, "bold", plan.figure).advance <= room else "narrow"
        page.label(f"{named}/points", sign.right + 3, middle, said, plan.figure, theme.INK, theme.MARBLE, face=face)
