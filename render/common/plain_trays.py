"""Where the trays of seats are in a plain picture, side by side and below each other, and what is in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from render.common.cells import COUNTED, Column
from render.common.fitting import fitted, head_of
from render.common.grid import INSIDE, Grid, Style
from render.common.name_lines import broken
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import columns, grid, rows
from render.engine.scene import Box

_GAP: Final = theme.GAP
LEGIBLE: Final = 42
"""How high chips should be at least."""
_LARGE, _OTHERS = 78, 78
"""How high chips need not be more, and are of others at most beside one's own."""
_TABLE: Final = 4
"""So many trays rather are below each other, with the labels once above them; all others do below one's own."""
_SHORT: Final = (0, 1, 1, 2, 5, 6, 7)
"""The penalty for each level of shortening: highest where cards are only counted."""
_HEADED: Final = 1.25
"""So much smaller chips may be where labels stand once above all trays."""
_OWN: Final = (0.68, 0.6, 0.52, 0.46, 0.4, 0.34, 0.28)
"""The shares of the height that one's own tray may take up."""
_TWICE: Final = 1.8
"""So many times as high as the others that should be."""
_LOWEST: Final = 46
"""How high trays are at least that stand below each other."""
_BAND, _HIGHEST = 56, 84
"""The least and the greatest height of a name's plate above things."""
TALL: Final = 116
"""How high a plate is at least whose badge is above the name."""
_NARROW, _BESIDE, _WHOLE = 180, 440, 220
"""The least width of a name's plate beside things, of trays for it, and of names that below a badge take two lines."""
_NAMED, _WIDE = 0.36, 280
"""The share of a tray, and how wide at most, a name's plate beside things is if need be; more only where that is free.
"""
_TWO_LINES: Final = 80
"""The height of a name's plate above things with two lines."""
_EDGE: Final = 8
"""The space between a tray and a plate in it."""
_BROAD: Final = 2.2
"""How many times as wide as high a tray best is."""
_PADDING: Final = 28
"""The space around a name on its plate."""


class Tray(NamedTuple):
    """A seat's tray, with where its name is and its things are."""

    seat: int
    box: Box
    plate: Box
    things: Box


class Group(NamedTuple):
    """Trays of one size, what is in them, and where the labels above all of them are, if there are any."""

    grid: Grid = Grid()
    trays: tuple[Tray, ...] = ()
    head: Box | None = None
    unnamed: bool = False
    """Whether a name has no room."""

    @property
    def is_table(self) -> bool:
        """Whether trays are below each other, with what they have in one line, its labels once above."""
        return all(tray.box.x == self.trays[0].box.x and tray.plate.y == tray.things.y for tray in self.trays) and (
            self.head is not None or not any(slot.label for band in self.grid.bands for slot in band.slots)
        )

    @property
    def least(self) -> Box:
        """The smallest room for things."""
        return min((tray.things for tray in self.trays), key=lambda box: (box.width, box.height))

    @property
    def rating(self) -> tuple[float, ...]:
        """Whether everything fits, then how much is told, how legible it is, whether in one line, how large, and where.

        What is large enough need not be larger, so that trays do not change their form with what is in them.
        """
        grid, tray = self.grid, self.trays[0].box
        size = grid.size * (_HEADED if self.head else 1)
        large = min(_LARGE, size) - 8 * len(grid.bands) - 50 * self.unnamed - 30 * (tray.height > tray.width)
        shape = -abs(log(tray.width / tray.height / _BROAD))
        room = 2 if grid.whole else self.head is None
        return room, -_SHORT[grid.level], min(LEGIBLE, grid.size), grid.in_line, large, shape


def arranged(fields: Sequence[Column], names: Sequence[str], box: Box, first: int | None) -> list[Group]:
    """Arrange trays so that all has room and is legible, or as large as it can be; the first seat's is the highest."""
    seats = range(len(names))
    if first is None:
        return [_Room(names, seats, box).best(fields)]
    tried = list[tuple[Group, Group]]()
    for share in _OWN:
        above, below = rows(box, [round(share * box.height), 0], _GAP)
        others = _Room(names, [seat for seat in seats if seat != first], below, _OTHERS)
        tried.append((_Room(names, [first], above).best(fields), others.best(fields)))
    best = max(tried, key=_rating_of_both)
    return [*best] if all(group.grid.whole for group in best) else arranged(fields, names, box, None)


def _rating_of_both(groups: tuple[Group, Group]) -> tuple[float, ...]:
    """Rate two groups: the others' things are to be legible, then one's own as large as possible."""
    own, others = (group.rating for group in groups)
    high, low = (group.trays[0].box.height for group in groups)
    return min(own[0], others[0]), others[1] + own[1], others[2], high >= _TWICE * low, *own[3:5], others[4]


class _Room(NamedTuple):
    """Where some seats' trays are to be, and how high chips are at most."""

    all_names: Sequence[str]
    seats: Sequence[int]
    box: Box
    most: int = 0

    def best(self, fields: Sequence[Column]) -> Group:
        """Return the best arrangement of trays, all of which are alike: the one for what can be.

        Many are a table if that is legible.
        """
        own = [column._replace(cells=tuple(column.cells[seat] for seat in self.seats)) for column in fields]
        shown = [column for column in own if column.fact or column.is_shown] or own
        tried = [*self._tried([column.fullest for column in shown])]
        if len(self.seats) >= _TABLE or self.most:
            tables = [each for each in tried if each.is_table and each.grid.whole and each.grid.size >= LEGIBLE]
            tried = [each for each in tables if each.grid.level < COUNTED] or tried
        best = max(tried, key=lambda group: group.rating)
        if all(column.fullest == column for column in shown):
            return best
        there = [column for column in shown if column.is_shown]
        told, high = (shown, best.grid.size) if best.head else (there, self.most)
        return best._replace(grid=fitted(told, best.least, (best.grid.style,), high))

    def _tried(self, fields: Sequence[Column]) -> Iterator[Group]:
        """Yield arrangements: so many trays side by side, names beside or above things, labels in all or once above."""
        count = len(self.seats)
        for across in (each for each in range(1, count + 1) if count % each == 0):
            least = grid(self.box, across, count // across, _GAP)[0]
            if least.height < _LOWEST and across < count:
                continue
            if least.width >= _BESIDE:
                yield self._group(fields, across, (Style.ABOVE, Style.BEFORE), beside=True)
            if least.height >= 2 * _BAND or least.width < _BESIDE:
                yield self._group(fields, across, (Style.ABOVE, Style.BEFORE), beside=False)
            if across == 1 < min(count, len(fields)):
                yield self._group(fields, across, (Style.HEAD,), beside=True)

    def _group(self, fields: Sequence[Column], across: int, styles: Sequence[Style], *, beside: bool) -> Group:
        head, box, names = None, self.box, [self.all_names[seat] for seat in self.seats]
        if Style.HEAD in styles:
            head, box = rows(box, [head_of(fields), 0], _GAP // 2)
        boxes = grid(box, across, len(self.seats) // across, _GAP)
        least = min(boxes, key=lambda tray: (tray.width, tray.height))
        needed = _plate_width(names, least.height - 2 * _EDGE)
        plate = min(needed, max(_NARROW, min(_WIDE, round(_NAMED * least.width)))) if beside else 0
        if beside and least.height - 2 * _EDGE < _TWO_LINES:  # all of a name is in one line, perhaps in narrow letters
            whole = max(ink(name, "narrow", theme.SMALL).advance for name in names) + 48 + _PADDING + 2 * _EDGE
            plate = max(plate, min(whole, least.width // 2))
        high = max(_BAND, min(_HIGHEST, least.height // 4))
        found = fitted(fields, _divided(least, plate, high)[1], styles, self.most)
        if beside:
            free = least.width - plate - found.width - 2 * INSIDE
            plate += max(0, min(needed - plate, free - 2 * INSIDE))
        trays = [Tray(seat, tray, *_divided(tray, plate, high)) for seat, tray in zip(self.seats, boxes, strict=True)]
        room = trays[0].plate.grown(-_EDGE)
        cut = any("…" in "".join(broken(name, (theme.SMALL,), *name_room(room), narrow=True).lines) for name in names)
        return Group(found, tuple(trays), head, cut)


def name_room(plate: Box) -> tuple[int, int]:
    """Return how wide a name can be on a plate, and in how many lines."""
    badge = 0 if plate.height >= TALL else min(48, plate.height - 4)
    return plate.width - _PADDING - badge, 2 if plate.height >= 2 * theme.BODY else 1


def _divided(tray: Box, plate: int, band: int) -> tuple[Box, Box]:
    """Return where a seat's name is, so wide beside its things or else so high above them, and where these are."""
    name, things = columns(tray, [plate, 0]) if plate else rows(tray, [band, 0])
    return name, things


def _plate_width(names: Sequence[str], height: int) -> int:
    """Return how wide a plate beside things must be for the longest name, in one line or on a high one in two."""
    badge = 0 if height >= TALL else min(48, height - 4)
    longest = max(ink(name, "bold", theme.LARGE).advance for name in names)
    if height >= TALL:
        longest = min(longest, max(longest // 2, _WHOLE))
    return max(_NARROW, longest + badge + _PADDING + 2 * 8)
