"""The podium at the end of a game: players by rank on pedestals, with their points and where these came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.games.contract import Outcome
from render.common.page import Light, Page
from render.common.podium.parts import ICON
from render.common.podium.pedestal import lay_pedestal
from render.common.podium.plan import BASE, EDGE, GAP, SIDE, Plan, planned, points_height
from render.common.podium.table import Part, lay_titles
from render.common.podium.winner import lay_title, lay_title_lines, title_lines
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

_FLOOR: Final = 592
_LEGEND: Final = 678
_LEGEND_SPACE: Final = 28, 56
"""The least and the greatest space between two entries."""
_TOP: Final = 104
"""Where things on the highest pedestal may begin, below the title."""
_HIGH_TOP: Final = 18
"""Where they and the sheet beside them may begin if the title is on that."""
_NOTE: Final = 24
"""How much a note below the title needs."""
_FRONT: Final = "#cfc4b2"
"""The front of the floor."""

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
    top = _TOP + _NOTE * bool(note)
    plan = planned(page, outcome, parts, top, room)
    title = title_lines(page, outcome, plan.table - GAP) if plan.table and not note else None
    if title is not None:
        top = _HIGH_TOP
        plan = planned(page, outcome, parts, top, room)
    else:
        lay_title(page, outcome)
    if note:
        page.label("note", theme.MARGIN + 104, 100, note, theme.SMALL, theme.INK, theme.SKY)
    if not plan.named and not plan.table:
        parts = [[part._replace(title=part.short or part.title) for part in each] for each in parts]
        plan = planned(page, outcome, parts, top, room)
    if plan.table:
        sheet = _sheet(plan)
        whole = sheet if title is None else sheet._replace(y=_HIGH_TOP, height=sheet.bottom - _HIGH_TOP)
        page.plate("legend/sheet", whole, theme.MARBLE, page.ground, 14, theme.EDGE, shadow=5)
        lay_titles(page, parts[0], sheet)
        if title is not None:
            lay_title_lines(page, outcome, title, whole._replace(height=sheet.y - whole.y), theme.MARBLE)
    elif not plan.named:
        _lay_legend(page, parts[0])
    room = min(room, min(box.y for box in plan.boxes.values()) - top)
    for seat, box in plan.boxes.items():
        if topping is not None:
            topping(page, seat, Box(box.x + 12, box.y + 6 - room, box.width - 24, room))
        wreathed = seat in outcome.winners and (title is None or len(outcome.winners) > 1)
        lay_pedestal(page, outcome, seat, parts[seat], box, plan, wreathed=wreathed)


def _lay_legend(page: Page, parts: Sequence[Part]) -> None:
    """Explain the icons on the front of the floor, as large as there is room for."""
    shown = [part for part in parts if part.sprite]
    room, gaps = theme.WIDTH - 2 * SIDE, max(1, len(shown) - 1)
    for size in (39, theme.BODY, theme.SMALL):
        icon = max(ICON, size)
        widths = [icon + 8 + ink(part.title, "sans", size).advance for part in shown]
        if sum(widths) + gaps * _LEGEND_SPACE[0] <= room:
            break
    space = min(_LEGEND_SPACE[1], (room - sum(widths)) // gaps)
    x = (theme.WIDTH - sum(widths) - space * (len(shown) - 1)) // 2
    for number, (part, width) in enumerate(zip(shown, widths, strict=True)):
        page.icon(f"legend/{number}/icon", x, _LEGEND - icon // 2, icon, part.sprite, _FRONT)
        page.label(f"legend/{number}", x + icon + 8, _LEGEND, part.title, size, theme.INK, _FRONT)
        x += width + space


def _sheet(plan: Plan) -> Box:
    """Return where the names of the parts are, in a table at the left of the pedestals."""
    bottom = next(iter(plan.boxes.values())).bottom - BASE
    top = bottom - plan.parts - points_height(plan.beside)
    return Box(EDGE, top, plan.table - GAP, bottom + 12 - top)
