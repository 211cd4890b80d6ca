"""Shared by charts: their head, whose line is whose, turn numbers, and marks moved apart where they are close."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from render.common.page import HEADER, LAUREL, Light, Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fit, ink
from render.engine.scene import Box

BADGE = 44
STRONG, WEAK, FAINT = 11, 7, 5
"""The widths of the lines of who won, of the others, and of who was behind these where lines are many."""
DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (24, 11), (8, 8), (34, 8, 8, 8), (), (26, 7, 7, 7, 7, 7))
"""By seat: how its line is dashed, as colour alone does not tell everyone whose it is."""
_HOLLOW: Final = 4
"""The seat whose line is two thin ones, as more dashes could hardly be told apart."""
_RIM = 2
_ROW = 52
_NAMES = theme.LARGE, theme.BODY, theme.SMALL
"""The sizes of names."""
_BESIDE = BADGE + 28
"""What a name's place needs beside the name."""
_MOST_NUMBERS = 6
AXIS: Final = 39
"""The size of the numbers of an axis."""
_TICK = 36
"""How far above a number its tick begins."""


class Span(NamedTuple):
    """The first and the last turn of an axis."""

    first: int
    last: int


def lay_head(page: Page, said: str, winners: Sequence[int]) -> int:
    """Lay out the ground and the title, with any winners in laurels on the right, and return where the head ends."""
    page.height = theme.HEIGHT
    page.lay_ground(Light.EVENING)
    page.end_backdrop()
    middle, right = HEADER // 2 + 2, theme.WIDTH - theme.MARGIN
    title = page.label("title", theme.MARGIN, middle, said, theme.TITLE, theme.INK, theme.SKY, face="black")
    if not winners:
        return HEADER
    if len(winners) == 1:
        name, room = page.names[winners[0]], right - title.right - LAUREL - 40
        box = page.label(
            "won/name",
            right,
            middle,
            fit(name, "bold", theme.LARGE, room),
            theme.LARGE,
            theme.INK,
            theme.SKY,
            face="bold",
            anchor="r",
        )
        right = box.x - 8
    size = min(LAUREL, (right - title.right - 16) // len(winners))
    for place, seat in enumerate(reversed(winners)):
        page.wreathe(f"won/{seat}", right - size * place - size // 2, middle - 2, seat, theme.SKY, size)
    return HEADER


def lay_sheet(page: Page, box: Box, what: str = "sheet") -> None:
    """Add the sheet that a chart is painted on."""
    page.panel(what, *box)


def number_turns(
    page: Page,
    what: str,
    name: str,
    span: Span,
    across: Callable[[int], int],
    y: int,
    on: str,
    left: int,
) -> None:
    """Label the turns along the bottom of a chart, only some if there are many, and on the left what they are."""
    named = page.label(f"{what}/name", left, y, name, theme.BODY, theme.SOFT, on)
    turns = span.last - span.first
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if turns / step <= _MOST_NUMBERS)
    for turn in range(max(every, -(-span.first // every) * every), span.last + 1, every):
        half, x = ink(str(turn), "sans", AXIS).advance // 2 + 8, across(turn)
        if x - half < named.right:
            continue
        page.label(f"{what}/{turn}", x, y, str(turn), AXIS, theme.SOFT, on, anchor="m")
        page.plate(f"{what}/{turn}/tick", Box(across(turn) - 1, y - _TICK, 3, 10), theme.SAND, on)


def spread(middles: Sequence[int], low: int, high: int, size: int | Sequence[int] = BADGE) -> list[int]:
    """Move marks of one size or of their own apart along a line, as little as possible, and keep them between two ends.

    The ends are those of the middles of marks of the least size.
    """
    sizes = [size] * len(middles) if isinstance(size, int) else list(size)
    order = sorted(range(len(middles)), key=lambda place: (middles[place], place))
    found, least = list(middles), min(sizes, default=0)

    def apart(before: int, after: int) -> int:
        return (sizes[before] + sizes[after]) // 2 + 2

    for _ in range(len(middles) * len(middles)):
        for before, after in pairwise(order):
            lack = apart(before, after) - (found[after] - found[before])
            if lack > 0:
                found[before] -= (lack + 1) // 2
                found[after] += lack // 2
    for marks, sign, end in ((order[::-1], 1, high), (order, -1, low)):
        for place, mark in enumerate(marks):
            inner = (sizes[mark] - least) // 2
            limit = sign * end - inner if not place else sign * found[marks[place - 1]] - apart(mark, marks[place - 1])
            found[mark] = sign * min(sign * found[mark], limit, sign * end - inner)
    return found


def meets(box: Box, others: Sequence[Box]) -> bool:
    """Return whether a box shares a pixel with any of others."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    return any(x < right and left < x + width and y < bottom and top < y + height for x, y, width, height in others)


def along(start: tuple[int, int], end: tuple[int, int], width: int = STRONG) -> Iterator[Box]:
    """Yield boxes that cover a part of a line."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(1, abs(across) // width, abs(down) // width)
    for step in range(steps + 1):
        x, y = start[0] + across * step // steps, start[1] + down * step // steps
        yield Box(x - width // 2, y - width // 2, width, width)


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is drawn: its dash and where in it the line begins, its width, and whether it is hollow."""

    dash: tuple[int, ...]
    phase: int = 0
    width: int = STRONG
    hollow: bool = False

    @classmethod
    def of(cls, seat: int, *, won: bool, faint: bool = False) -> Style:
        """Return the style of a seat's line, stronger if it won, and thinner if it is `faint`."""
        return cls(DASHES[seat], width=STRONG if won else FAINT if faint else WEAK, hollow=seat == _HOLLOW)


def line_of(page: Page, what: str, seat: int, points: Sequence[tuple[int, int]], on: str, style: Style) -> None:
    """Add a seat's line; a light colour gets a dark rim, to stand out from the paper."""
    ground, width = on, style.width + 2 * _RIM if style.hollow else style.width
    if theme.ON_SEATS[seat] == theme.INK:
        rim = mix(theme.SEATS[seat], theme.INK, 0.6)
        page.curve(f"{what}/rim", points, width + _RIM, rim, on, dash=style.dash, phase=style.phase)
        on = rim
    page.curve(what, points, width, theme.SEATS[seat], on, dash=style.dash, phase=style.phase)
    if style.hollow:
        page.curve(f"{what}/core", points, width - 2 * (width // 3), ground, theme.SEATS[seat])


def names_height(page: Page, seats: Sequence[int], width: int) -> int:
    """Return the height that badges with names need in this width."""
    return _ROW if sum(_wide(page, seats, theme.SMALL)) <= width else 2 * _ROW


def lay_names(page: Page, seats: Sequence[int], box: Box, on: str) -> int:
    """Add each seat's badge and name, and return where they end.

    They are in one row if all names fit, or else in two.
    """
    size = _size(page, seats, box.width)
    wide, height = _wide(page, seats, size), names_height(page, seats, box.width)
    columns = len(seats) if height == _ROW else -(-len(seats) // 2)
    if height == _ROW:
        space = (box.width - sum(wide)) // len(seats)
        lefts = [sum(wide[:place]) + space * place for place in range(len(seats))]
    else:
        wide = [box.width // columns] * len(seats)
        lefts = [place % columns * wide[0] for place in range(len(seats))]
    for place, seat in enumerate(seats):
        x, middle = box.x + lefts[place], box.y + place // columns * _ROW + _ROW // 2
        page.badge(f"name/{seat}/badge", x, middle - BADGE // 2, BADGE, seat, on)
        name, room = page.names[seat], wide[place] - _BESIDE
        page.label(f"name/{seat}", x + BADGE + 10, middle, name, size, theme.INK, on, width=room)
    return box.y + height


def _size(page: Page, seats: Sequence[int], width: int) -> int:
    """Return the largest size in which names fit into one row, or else the smallest."""
    return next((size for size in _NAMES if sum(_wide(page, seats, size)) <= width), _NAMES[-1])


def _wide(page: Page, seats: Sequence[int], size: int) -> list[int]:
    return [ink(page.names[seat], "sans", size).advance + _BESIDE + 1 for seat in seats]
