"""The panel of shared fields in a plain picture, beside the trays of seats or above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.texts.pieces import NOTHING, PieceKind
from render.common.cells import COUNTED, GATHERED, Column
from render.common.chips import is_card
from render.common.fitting import fit_fields
from render.common.grid import INSIDE, Grid, Style, lay_grid
from render.common.page import Page
from render.engine import theme
from render.engine.layout import centre, columns, rows
from render.engine.scene import Box

_GAP, _EDGE = theme.GAP, 8
_LEAST_WIDTH, _PADDING = 300, 48
"""The least width of a panel above the trays, and the space around its contents."""
_HEIGHT, _LARGEST_PART = 72, 3
"""The height that a panel above the trays may always have, and the part of the page, a third, that it stays below."""
_SIDE_WIDTH: Final = 300
"""The width of a panel beside the trays."""
_MAIN_SHARES, _MAIN_CHIP = (0.6, 0.5, 0.4), 210
"""The shares of the height for the main field beside the trays, and the greatest height of its chips."""
_OTHER_CHIP: Final = 62
"""The height that chips of other fields should reach."""


class Shared(NamedTuple):
    """The panel of shared fields, and the room that it leaves for the trays."""

    panel: Box
    parts: tuple[tuple[Grid, Box], ...]
    rest: Box

    @property
    def whole(self) -> bool:
        """Whether everything is told, though perhaps seats by their badges alone."""
        return all(grid.whole and grid.level <= GATHERED for grid, _ in self.parts)


def panel_beside(fields: Sequence[Column], box: Box) -> Shared:
    """Return a panel to the left of the trays: the main field as large as possible, the others below it."""
    panel, rest = columns(box, [_SIDE_WIDTH, 0], _GAP)
    inner, main = panel.grown(-_EDGE), _main(fields)
    others = [column for column in fields if column is not main]
    found = list[Shared]()
    for share in _MAIN_SHARES if others else (1.0,):
        top, below = rows(inner, [round(share * inner.height), 0])
        parts = [(_present([main], top, (Style.ABOVE,), _MAIN_CHIP), top)]
        if others:
            parts.append((_present(others, below, (Style.ABOVE, Style.BEFORE), wanted=(_OTHER_CHIP,) * 3), below))
        found.append(Shared(panel, tuple(parts), rest))
    return max(found, key=lambda each: (each.whole, min(_OTHER_CHIP, each.parts[-1][0].size)))


def _main(fields: Sequence[Column]) -> Column:
    """Return the first field; instead of a fact or a zero, the first with cards or dice."""
    if fields[0].fact or fields[0].pieces[0].text in ("0", NOTHING.text):
        for column in fields:
            if any(is_card(piece) or piece.kind is PieceKind.DIE for piece in column.pieces):
                return column
    return fields[0]


def _present(
    fields: Sequence[Column], box: Box, styles: Sequence[Style], most: int = 0, wanted: Sequence[int] = ()
) -> Grid:
    """Arrange fields with room for all facts and larger numbers, then leave out the facts that are not so."""
    grid = fit_fields([column.fullest for column in fields], box, styles, most, wanted)
    if all(column.fullest == column for column in fields):
        return grid
    return fit_fields([column for column in fields if column.is_shown], box, (grid.style,), grid.size)


def panel_above(fields: Sequence[Column], box: Box, seats: int, band: int) -> Shared:
    """Return a panel above the trays, lower with more seats; without seats it leaves room for a band."""
    most = max(_HEIGHT, box.height // (seats + 2)) if seats else box.height - band - _GAP
    for high in (most, *range(most, box.height // _LARGEST_PART, _HEIGHT // 2)):
        grid = _present(fields, box._replace(height=high - 2 * _EDGE), (Style.ABOVE, Style.BEFORE))
        if grid.whole and grid.level < COUNTED:
            break
    panel, rest = rows(box, [grid.height + 4 * _EDGE, 0], _GAP)
    panel = centre(panel, min(panel.width, max(_LEAST_WIDTH, grid.width + 2 * INSIDE + _PADDING)), panel.height)
    return Shared(panel, ((grid, panel),), rest)


def lay_shared(page: Page, shared: Shared) -> None:
    """Lay out the panel and its fields."""
    page.panel("shared", *shared.panel)
    for number, (grid, box) in enumerate(shared.parts):
        lay_grid(page, f"shared/{'more/' * number}".rstrip("/"), grid, 0, box, theme.MARBLE)
