"""Where what is there for all is in a plain picture: beside the trays of seats, in the head, or above the trays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.common.cells import COUNTED, GATHERED, Column
from render.common.fitting import fitted
from render.common.grid import INSIDE, Grid, Style, lay_grid
from render.common.header import MIDDLE
from render.common.page import HEADER, Page
from render.engine import theme
from render.engine.layout import centre, columns, rows
from render.engine.scene import Box

_GAP, _EDGE = theme.GAP, 8
_SHORTEST, _PADDING = 300, 48
"""How wide it is at least above the trays, and the space beside what is on it."""
_LOWEST, _MORE = 72, 3
"""How high it may be above the trays in any case, and what share of the page it takes up at most."""
_BESIDE: Final = 300
"""How wide it is beside the trays."""
_HERO, _TALLEST = 0.6, 210
"""The share of the height that the first field gets beside the trays, and how high its chips are at most."""
_IN_HEAD, _WIDEST = 76, 500
"""How high and wide it is at most in the head."""


class Shared(NamedTuple):
    """A panel with what is there for all, the room that it leaves for seats, and whether it is in the head."""

    panel: Box
    parts: tuple[tuple[Grid, Box], ...]
    rest: Box
    in_head: bool = False

    @property
    def whole(self) -> bool:
        """Whether all is told, seats perhaps by their badges alone."""
        return all(grid.whole and grid.level <= GATHERED for grid, _ in self.parts)


def beside(fields: Sequence[Column], box: Box) -> Shared:
    """Return the panel to the left of trays: the first field as large as it can be, and all others below it."""
    panel, rest = columns(box, [_BESIDE, 0], _GAP)
    inner = panel.grown(-_EDGE)
    hero, others = rows(inner, [round(_HERO * inner.height), 0]) if len(fields) > 1 else (inner, None)
    parts = [(fitted(fields[:1], hero, (Style.ABOVE,), _TALLEST), hero)]
    if others is not None:
        parts.append((fitted(fields[1:], others, (Style.ABOVE, Style.BEFORE)), others))
    return Shared(panel, tuple(parts), rest)


def in_head(fields: Sequence[Column], box: Box) -> Shared:
    """Return the panel in the head to the right of the title, in place of the game's name."""
    room = Box(0, 0, _WIDEST, _IN_HEAD)
    grid = fitted(fields, room, (Style.BEFORE,))
    wide = min(_WIDEST, grid.width + 2 * INSIDE + _PADDING // 2)
    panel = Box(theme.WIDTH - theme.MARGIN - wide, MIDDLE - _IN_HEAD // 2, wide, _IN_HEAD)
    return Shared(panel, ((grid, panel),), box._replace(y=HEADER, height=box.bottom - HEADER), in_head=True)


def above(fields: Sequence[Column], box: Box, seats: int, band: int) -> Shared:
    """Return the panel above the trays, the more seats there are the lower; without any it leaves room for a band."""
    most = max(_LOWEST, box.height // (seats + 2)) if seats else box.height - band - _GAP
    for high in (most, *range(most, box.height // _MORE, _LOWEST // 2)):
        grid = fitted(fields, box._replace(height=high - 2 * _EDGE), (Style.ABOVE, Style.BEFORE))
        if grid.whole and grid.level < COUNTED:
            break
    panel, rest = rows(box, [grid.height + 4 * _EDGE, 0], _GAP)
    panel = centre(panel, min(panel.width, max(_SHORTEST, grid.width + 2 * INSIDE + _PADDING)), panel.height)
    return Shared(panel, ((grid, panel),), rest)


def lay_shared(page: Page, shared: Shared) -> None:
    """Lay out the panel and what is on it."""
    page.panel("shared", *shared.panel)
    for number, (grid, box) in enumerate(shared.parts):
        lay_grid(page, f"shared/{'more/' * number}".rstrip("/"), grid, 0, box, theme.MARBLE)
