"""Where what is there for all is in a plain picture: beside the trays of seats, in the head, or above the trays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.texts.pieces import NOTHING, PieceKind
from render.common.cells import COUNTED, GATHERED, Column
from render.common.chips import is_card
from render.common.fitting import fitted
from render.common.grid import INSIDE, Grid, Style, lay_grid
from render.common.page import Page
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
_HERO, _TALLEST = (0.6, 0.5, 0.4), 210
"""The shares of the height that the main field may get beside the trays, and how high its chips are at most."""
_OTHERS: Final = 62
"""How high chips of other fields should be at least."""


class Shared(NamedTuple):
    """A panel with what is there for all, and the room that it leaves for seats."""

    panel: Box
    parts: tuple[tuple[Grid, Box], ...]
    rest: Box

    @property
    def whole(self) -> bool:
        """Whether all is told, seats perhaps by their badges alone."""
        return all(grid.whole and grid.level <= GATHERED for grid, _ in self.parts)


def beside(fields: Sequence[Column], box: Box) -> Shared:
    """Return the panel to the left of trays: the main field as large as it can be, and all others below it."""
    panel, rest = columns(box, [_BESIDE, 0], _GAP)
    inner, main = panel.grown(-_EDGE), _main(fields)
    others = [column for column in fields if column is not main]
    found = list[Shared]()
    for share in _HERO if others else (1.0,):
        hero, below = rows(inner, [round(share * inner.height), 0])
        parts = [(_present([main], hero, (Style.ABOVE,), _TALLEST), hero)]
        if others:
            parts.append((_present(others, below, (Style.ABOVE, Style.BEFORE), wanted=(_OTHERS,) * 3), below))
        found.append(Shared(panel, tuple(parts), rest))
    return max(found, key=lambda each: (each.whole, min(_OTHERS, each.parts[-1][0].size)))


def _main(fields: Sequence[Column]) -> Column:
    """Return the first field, or rather one with cards or dice than a zero."""
    if fields[0].fact or fields[0].cells[0].units[0].pieces[0].text in ("0", NOTHING.text):
        for column in fields:
            if any(
                is_card(piece) or piece.kind is PieceKind.DIE for unit in column.cells[0].units for piece in unit.pieces
            ):
                return column
    return fields[0]


def _present(
    fields: Sequence[Column], box: Box, styles: Sequence[Style], most: int = 0, wanted: Sequence[int] = ()
) -> Grid:
    """Arrange fields as large as if all were so that can be, without what is not."""
    grid = fitted([column.fullest for column in fields], box, styles, most, wanted)
    if all(column.fullest == column for column in fields):
        return grid
    return fitted([column for column in fields if column.is_shown], box, (grid.style,), grid.size)


def above(fields: Sequence[Column], box: Box, seats: int, band: int) -> Shared:
    """Return the panel above the trays, the more seats there are the lower; without any it leaves room for a band."""
    most = max(_LOWEST, box.height // (seats + 2)) if seats else box.height - band - _GAP
    for high in (most, *range(most, box.height // _MORE, _LOWEST // 2)):
        grid = _present(fields, box._replace(height=high - 2 * _EDGE), (Style.ABOVE, Style.BEFORE))
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
