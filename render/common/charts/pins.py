"""Numbered pins that point at the mistakes in a chart, with what these cost, and signs for them in texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from render.common.charts.plot import along, meets, spread
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

PIN, PIN_HEIGHT = 44, 54
_DOT, _LEAST_DOT = 29, 18
"""The size of the shapes on the lines: smaller where two would share a pixel, but not less than that."""
_STEM: Final = 4
_COST: Final = 37
"""The size of what a mistake cost."""
_BADGE: Final = 45
"""The size of the badge beside what a mistake cost."""
_ROW: Final = 19
"""How far above the plot pins are that have no place near their mistakes."""
_BEYOND: Final = 104
"""How far that row reaches to the left of the plot."""
_CLEAR: Final = 4
"""The least space between a pin and everything else."""
_TO: Final = "–"
_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"

Point = tuple[int, int]


def circled(number: int) -> str:
    """Return the sign of a mistake in a text; raise ValueError for less than 1 or more than 20."""
    if not 1 <= number <= len(_CIRCLED):
        raise ValueError(f"no sign for {number}")
    return _CIRCLED[number - 1]


@dataclass(frozen=True, slots=True)
class Mark:
    """A mistake: its number in the text, as players have letters, where it was made, and its cost if that is known."""

    number: int
    turn: int
    seat: int
    cost: float = 0
    """By how much it lessened the chance of winning, from 0 to 1."""

    @property
    def percent(self) -> int:
        """The cost in percent, 0 if it is not known."""
        return max(1, round(100 * self.cost)) if self.cost else 0


@dataclass(frozen=True, slots=True)
class Pin:
    """A pin's tip and width, and where its cost is, if there is room for it, perhaps with the badge of who made it."""

    tip: Point
    width: int
    cost: Box | None
    badge: bool = False


def said_cost(page: Page, mark: Mark) -> str:
    """Write what a mistake cost, or nothing if that is not known."""
    return page.say("picture-mistake-cost", cost=page.say("percent", percent=mark.percent)) if mark.cost else ""


def place_pins(
    page: Page, plot: Box, marks: Sequence[Mark], spots: Sequence[Point], lines: Sequence[Sequence[Point]]
) -> list[Pin]:
    """Return where pins are: straight above mistakes where no line is, or else in a row above the plot."""
    taken = [box for line in lines for start, end in pairwise(line) for box in along(start, end)]
    dot = _dot(spots)
    taken += [Box(x - dot // 2, y - dot // 2, dot, dot) for x, y in spots]
    left, right = plot.x + PIN // 2, plot.right - PIN // 2
    found: dict[int, tuple[int, int, int]] = {}
    for place, (x, y) in enumerate(spots):
        near = _beside(taken, x - PIN // 2 - _CLEAR, x + PIN // 2 + _CLEAR)
        for bottom in range(y - dot // 2 - 2, plot.y - _ROW // 2 + PIN_HEIGHT, -6):
            box = Box(x - PIN // 2, bottom - PIN_HEIGHT, PIN, PIN_HEIGHT)
            if left <= x <= right and not meets(box.grown(_CLEAR), near):
                found[place] = x, bottom, PIN
                taken.append(box)
                break
    rest = [place for place in range(len(spots)) if place not in found]
    left, right = plot.x - _BEYOND, plot.right
    size = min(PIN, (right - left) // max(1, len(rest)) - 2)
    moved = spread([spots[place][0] for place in rest], left + size // 2, right - size // 2, size)
    found |= {place: (x, plot.y - _ROW, size) for place, x in zip(rest, moved, strict=True)}
    taken += [Box(x - size // 2, bottom - PIN_HEIGHT, size, PIN_HEIGHT) for x, bottom, size in found.values()]
    stems = [box for place, spot in enumerate(spots) for box in along((found[place][0], found[place][1]), spot, _STEM)]
    taken += stems
    orders = (range(len(spots)), range(len(spots))[::-1])
    costs = [_place_costs(page, plot, marks, [found[each] for each in range(len(spots))], taken, way) for way in orders]
    most = max(costs, key=lambda of: sum((box is not None) + badge for box, badge in of))
    return [Pin(found[place][:2], found[place][2], *most[place]) for place in range(len(spots))]


def _beside(boxes: Sequence[Box], left: int, right: int) -> list[Box]:
    """Return those of many boxes that reach into the columns between two places."""
    return [box for box in boxes if box.x < right and left < box.x + box.width]


def _dot(spots: Sequence[Point]) -> int:
    """Return the size of the shapes on the lines."""
    apart = [max(abs(x - left), abs(y - top)) for place, (x, y) in enumerate(spots) for left, top in spots[:place]]
    return max(_LEAST_DOT, min([_DOT, *apart]))


def _place_costs(
    page: Page,
    plot: Box,
    marks: Sequence[Mark],
    pins: Sequence[tuple[int, int, int]],
    others: Sequence[Box],
    order: Sequence[int],
) -> list[tuple[Box | None, bool]]:
    """Return where costs are, beside their pins or above them, and whether with a badge, as far as there is room.

    Those that come first in the `order` choose first.
    """
    found: list[tuple[Box | None, bool]] = [(None, False)] * len(marks)
    taken = [*others]
    for place in order:
        mark, (x, bottom, size) = marks[place], pins[place]
        cost, top = ink(said_cost(page, mark), "bold", _COST).advance, bottom - PIN_HEIGHT
        free: list[tuple[Box | None, bool]] = []
        far = cost + _BADGE + 3 * _CLEAR + size
        near = _beside(taken, x - far, x + far)
        for badge in (True, False):
            wide, high = cost + badge * (_BADGE + _CLEAR), _BADGE if badge else _COST
            beside, above = top + (PIN - high) // 2, top - _CLEAR - high
            places = [(x + size // 2 + _CLEAR, beside), (x - size // 2 - _CLEAR - wide, beside)]
            places += [(left, beside - _BADGE // 2) for left, _ in places]
            if above >= plot.y - _ROW:
                at_left, at_right = max(plot.x, x - wide + size // 2), min(plot.right - wide, x - size // 2)
                places += [(x - wide // 2, above), (at_left, above), (at_right, above)]
            boxes = [Box(*place, wide, high) for place in places if cost]
            free += [
                (box, badge)
                for box in boxes
                if plot.x <= box.x and box.right <= plot.right and not meets(box.grown(_CLEAR - 1), near)
            ]
        if free:
            found[place] = free[0]
        taken += [box for box, _ in free[:1] if box is not None]
    return found


def lay_stems(page: Page, marks: Sequence[Mark], spots: Sequence[Point], pins: Sequence[Pin], on: str) -> None:
    """Connect pins with the mistakes that they point at; call this before adding lines."""
    for mark, spot, pin in zip(marks, spots, pins, strict=True):
        x, bottom = pin.tip
        page.curve(f"mark/{mark.number}/line", [(x, bottom - 2), spot], _STEM, theme.SOFT, on)


def lay_pins(page: Page, marks: Sequence[Mark], spots: Sequence[Point], pins: Sequence[Pin], on: str) -> None:
    """Add the seat's shape on the line where each mistake was made, its numbered pin, and beside that its cost."""
    dot = _dot(spots)
    for mark, (x, y) in zip(marks, spots, strict=True):
        box = x - dot // 2, y - dot // 2, dot
        page.icon(f"mark/{mark.number}/dot", *box, f"seat-{mark.seat}", on, plate=True)
    for mark, pin in zip(marks, pins, strict=True):
        (x, bottom), what = pin.tip, f"mark/{mark.number}"
        _lay_pin(page, what, x, bottom - PIN_HEIGHT, pin.width, mark.number, on)
        if pin.cost is None:
            continue
        x, y, _, high = pin.cost
        if pin.badge:
            page.badge(f"{what}/badge", x, y, _BADGE, mark.seat, on)
            x += _BADGE + _CLEAR
        said = said_cost(page, mark)
        page.label(f"{what}/cost", x, y + high // 2, said, _COST, theme.TERRACOTTA_DEEP, on, face="bold")


def signs_width(marks: int) -> int:
    """Return the width of the signs that explain pins."""
    return PIN if marks < 2 else 2 * PIN + ink(_TO, "sans", theme.BODY).advance + 8


def lay_signs(page: Page, marks: int, x: int, middle: int, on: str) -> None:
    """Lay out the pins with the first number and, if there are several, with the last."""
    if marks > 1:
        at = x + signs_width(marks) // 2, middle
        page.label("mistakes/to", *at, _TO, theme.BODY, theme.INK, on, anchor="m")
    for number, left in {1: x, marks: x + signs_width(marks) - PIN}.items():
        _lay_pin(page, f"mistakes/pin/{number}", left + PIN // 2, middle - PIN_HEIGHT // 2, PIN, number, on)


def _lay_pin(page: Page, what: str, x: int, top: int, width: int, number: int, on: str) -> None:
    page.icon(what, x - width // 2, top, width, "pin", on, height=PIN_HEIGHT, plate=True)
    at = x, top + PIN // 2, str(number)
    page.label(f"{what}/number", *at, theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")
