"""The arrangement of a plain picture: the panel of shared fields, seats' trays, and the fields in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from bot.texts.pieces import NOTHING, PieceKind
from render.common.cells import COUNTED, GATHERED, Column
from render.common.chips import is_card
from render.common.fitting import fit_fields
from render.common.grid import INSIDE, Grid, Style, lay_grid
from render.common.name_lines import break_name
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, columns, grid, rows
from render.engine.scene import Box

_GAP: Final = theme.GAP
LEGIBLE: Final = 42
"""The height that chips should reach."""
_LARGE: Final = 78
"""The height from which chips need not be larger; also the most for others' chips beside one's own tray."""
_TABLE: Final = 4
"""The fewest trays for which a table is preferred, as for all others below one's own."""
_SHORT: Final = (0, 1, 1, 2, 5, 6, 7, 8)
"""The penalty of each level of shortening."""
_OWN: Final = (0.68, 0.6, 0.52, 0.46, 0.4, 0.34, 0.28)
"""The shares of the height that one's own tray may take up."""
_OWN_RATIO: Final = 1.8
"""The height that one's own tray should reach, as a multiple of the others'."""
_LEAST_TRAY: Final = 46
"""The least height of trays below each other."""
_BAND, _HIGHEST_BAND = 56, 84
"""The least and the greatest height of a name's plate above the fields."""
TALL: Final = 116
"""The least height of a plate whose badge is above the name."""
_PLATE, _TRAY_FOR_PLATE, _TWO_LINE_NAME = 180, 440, 220
"""The least widths of a plate beside the fields, of a tray that has one, and of a name in two lines below a badge."""
_PLATE_SHARE, _WIDE_PLATE = 0.36, 280
"""The greatest share of a tray and the greatest width of a plate beside the fields, unless more is free."""
_TWO_LINES: Final = 80
"""The least height of a name's plate with two lines."""
_EDGE: Final = 8
"""The space between a tray and a plate in it."""
_RATIO: Final = 2.2
"""The best ratio of a tray's width to its height."""
_PADDING: Final = 28
"""The space around a name on its plate."""
_LEAST_WIDTH, _AROUND = 300, 48
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
        return all(shown.whole and shown.level <= GATHERED for shown, _ in self.parts)


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
    shown = fit_fields([column.fullest for column in fields], box, styles, most, wanted)
    if all(column.fullest == column for column in fields):
        return shown
    return fit_fields([column for column in fields if column.is_shown], box, (shown.style,), shown.size)


def panel_above(fields: Sequence[Column], box: Box, seats: int, band: int) -> Shared:
    """Return a panel above the trays, lower with more seats; without seats it leaves room for a band."""
    most = max(_HEIGHT, box.height // (seats + 2)) if seats else box.height - band - _GAP
    for high in (most, *range(most, box.height // _LARGEST_PART, _HEIGHT // 2)):
        shown = _present(fields, box._replace(height=high - 2 * _EDGE), (Style.ABOVE, Style.BEFORE))
        if shown.whole and shown.level < COUNTED:
            break
    panel, rest = rows(box, [shown.height + 4 * _EDGE, 0], _GAP)
    panel = centre(panel, min(panel.width, max(_LEAST_WIDTH, shown.width + 2 * INSIDE + _AROUND)), panel.height)
    return Shared(panel, ((shown, panel),), rest)


def lay_shared(page: Page, shared: Shared) -> None:
    """Lay out the panel and its fields."""
    page.panel("shared", *shared.panel)
    for number, (shown, box) in enumerate(shared.parts):
        lay_grid(page, f"shared/{'more/' * number}".rstrip("/"), shown, 0, box, theme.MARBLE)


class Tray(NamedTuple):
    """A seat's tray, with the boxes of its name and of its fields."""

    seat: int
    box: Box
    plate: Box
    things: Box


class Group(NamedTuple):
    """Trays of one size, and the fields in them."""

    grid: Grid = Grid()
    trays: tuple[Tray, ...] = ()
    unnamed: bool = False
    """Whether a name is cut."""

    @property
    def is_table(self) -> bool:
        """Whether trays are below each other, with names beside fields."""
        return all(tray.box.x == self.trays[0].box.x and tray.plate.y == tray.things.y for tray in self.trays)

    @property
    def least(self) -> Box:
        """The smallest box for fields."""
        return min((tray.things for tray in self.trays), key=lambda box: (box.width, box.height))

    @property
    def rating(self) -> tuple[float, ...]:
        """Whether everything fits, how much is told, how legible, whether in one line, how large, and in what shape.

        Chips of a certain size are large enough, so that trays keep their form whatever is in them.
        """
        grid, tray = self.grid, self.trays[0].box
        large = min(_LARGE, grid.size) - 8 * len(grid.bands) - 50 * self.unnamed - 30 * (tray.height > tray.width)
        shape = -abs(log(tray.width / tray.height / _RATIO))
        return grid.whole, -_SHORT[grid.level], min(LEGIBLE, grid.size), grid.in_line, large, shape


def arrange_trays(fields: Sequence[Column], names: Sequence[str], box: Box, first: int | None) -> list[Group]:
    """Arrange trays so that everything fits and is legible; that of the first seat is the highest."""
    seats = range(len(names))
    if first is None:
        return [_Room(names, seats, box).best(fields)]
    tried = list[tuple[Group, Group]]()
    for share in _OWN:
        above, below = rows(box, [round(share * box.height), 0], _GAP)
        others = _Room(names, [seat for seat in seats if seat != first], below, _LARGE)
        tried.append((_Room(names, [first], above).best(fields), others.best(fields)))
    best = max(tried, key=_rating_of_both)
    return [*best] if all(group.grid.whole for group in best) else arrange_trays(fields, names, box, None)


def _rating_of_both(groups: tuple[Group, Group]) -> tuple[float, ...]:
    """Rate two groups: the others' fields should be legible, then one's own as large as possible."""
    own, others = (group.rating for group in groups)
    high, low = (group.trays[0].box.height for group in groups)
    return min(own[0], others[0]), others[1] + own[1], others[2], high >= _OWN_RATIO * low, *own[3:5], others[4]


class _Room(NamedTuple):
    """The box for some seats' trays, and the greatest height of their chips."""

    all_names: Sequence[str]
    seats: Sequence[int]
    box: Box
    most: int = 0

    def best(self, fields: Sequence[Column]) -> Group:
        """Return the best arrangement of trays, with room for everything that fields can hold.

        Many trays form a table if that is legible.
        """
        own = [column._replace(cells=tuple(column.cells[seat] for seat in self.seats)) for column in fields]
        shown = [column for column in own if column.fact or column.is_shown] or own
        tried = [*self._try_arrangements([column.fullest for column in shown])]
        if len(self.seats) >= _TABLE or self.most:
            tables = [each for each in tried if each.is_table and each.grid.whole and each.grid.size >= LEGIBLE]
            tried = [each for each in tables if each.grid.level < COUNTED] or tried
        best = max(tried, key=lambda group: group.rating)
        if all(column.fullest == column for column in shown):
            return best
        there = [column for column in shown if column.is_shown]
        return best._replace(grid=fit_fields(there, best.least, (best.grid.style,), self.most))

    def _try_arrangements(self, fields: Sequence[Column]) -> Iterator[Group]:
        """Yield arrangements by number of columns, with names beside or above fields."""
        count = len(self.seats)
        for across in (each for each in range(1, count + 1) if count % each == 0):
            least = grid(self.box, across, count // across, _GAP)[0]
            if least.height < _LEAST_TRAY and across < count:
                continue
            if least.width >= _TRAY_FOR_PLATE:
                yield self._group(fields, across, (Style.ABOVE, Style.BEFORE), beside=True)
            if least.height >= 2 * _BAND or least.width < _TRAY_FOR_PLATE:
                yield self._group(fields, across, (Style.ABOVE, Style.BEFORE), beside=False)

    def _group(self, fields: Sequence[Column], across: int, styles: Sequence[Style], *, beside: bool) -> Group:
        names = [self.all_names[seat] for seat in self.seats]
        boxes = grid(self.box, across, len(self.seats) // across, _GAP)
        least = min(boxes, key=lambda tray: (tray.width, tray.height))
        needed = _plate_width(names, least.height - 2 * _EDGE)
        plate = min(needed, max(_PLATE, min(_WIDE_PLATE, round(_PLATE_SHARE * least.width)))) if beside else 0
        if beside and least.height - 2 * _EDGE < _TWO_LINES:  # all of a name is in one line, perhaps in narrow letters
            whole = max(ink(name, "narrow", theme.SMALL).advance for name in names) + 48 + _PADDING + 2 * _EDGE
            plate = max(plate, min(whole, least.width // 2))
        high = max(_BAND, min(_HIGHEST_BAND, least.height // 4))
        found = fit_fields(fields, _divide_tray(least, plate, high)[1], styles, self.most)
        if beside:
            free = least.width - plate - found.width - 2 * INSIDE
            plate += max(0, min(needed - plate, free - 2 * INSIDE))
        trays = [
            Tray(seat, tray, *_divide_tray(tray, plate, high)) for seat, tray in zip(self.seats, boxes, strict=True)
        ]
        room = trays[0].plate.grown(-_EDGE)
        cut = any("…" in "".join(break_name(name, (theme.SMALL,), *name_room(room)).lines) for name in names)
        return Group(found, tuple(trays), cut)


def name_room(plate: Box) -> tuple[int, int]:
    """Return the width for a name on a plate, and the number of lines."""
    return plate.width - _PADDING - _badge_width(plate.height), 2 if plate.height >= 2 * theme.BODY else 1


def badge_size(height: int) -> int:
    """Return the size of a badge beside a name, on a plate of this height."""
    return min(48, height - 4)


def _badge_width(height: int) -> int:
    """Return the width that a badge takes from a name: none on a tall plate, where it is above."""
    return 0 if height >= TALL else badge_size(height)


def _divide_tray(tray: Box, plate: int, band: int) -> tuple[Box, Box]:
    """Divide a tray into a plate, this wide beside the fields or as high as a band above them, and the rest."""
    name, things = columns(tray, [plate, 0]) if plate else rows(tray, [band, 0])
    return name, things


def _plate_width(names: Sequence[str], height: int) -> int:
    """Return the width that a plate beside the fields needs for the longest name, on a tall one in two lines."""
    longest = max(ink(name, "bold", theme.LARGE).advance for name in names)
    if height >= TALL:
        longest = min(longest, max(longest // 2, _TWO_LINE_NAME))
    return max(_PLATE, longest + _badge_width(height) + _PADDING + 2 * _EDGE)
