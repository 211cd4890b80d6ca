"""Numbered pins that point at the mistakes in a chart, with what these cost, and signs for them in texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.common.charts.pin_places import BADGE, INSIDE, PIN, PIN_HEIGHT, STEM, Pin, Point, dot_size
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

_COST: Final = 34
"""The size of what a mistake cost."""
_TO: Final = "–"
_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


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


def said_cost(page: Page, mark: Mark) -> str:
    """Write what a mistake cost, or nothing if that is not known."""
    return page.say("picture-mistake-cost", cost=page.say("percent", percent=mark.percent)) if mark.cost else ""


def cost_width(page: Page, mark: Mark) -> int:
    """Return the width of what a mistake cost."""
    return ink(said_cost(page, mark), "bold", _COST).advance


def lay_stems(page: Page, marks: Sequence[Mark], spots: Sequence[Point], pins: Sequence[Pin], on: str) -> None:
    """Connect pins with the mistakes that they point at; call this before adding lines."""
    for mark, spot, pin in zip(marks, spots, pins, strict=True):
        x, bottom = pin.tip
        page.curve(f"mark/{mark.number}/line", [(x, bottom - 2), spot], STEM, theme.SOFT, on)


def lay_pins(page: Page, marks: Sequence[Mark], spots: Sequence[Point], pins: Sequence[Pin], on: str) -> None:
    """Add the seat's shape on the line where each mistake was made, its numbered pin, and beside that its cost."""
    dot = dot_size(spots)
    for mark, (x, y) in zip(marks, spots, strict=True):
        box = x - dot // 2, y - dot // 2, dot
        page.icon(f"mark/{mark.number}/dot", *box, f"seat-{mark.seat}", on, plate=True)
    for mark, pin in zip(marks, pins, strict=True):
        (x, bottom), what = pin.tip, f"mark/{mark.number}"
        if pin.capsule is not None:
            _lay_cost(page, mark, pin, pin.capsule, on)
        _lay_pin(page, what, x, bottom - PIN_HEIGHT, pin.width, mark.number, on)


def _lay_cost(page: Page, mark: Mark, pin: Pin, box: Box, on: str) -> None:
    """Add the capsule at the head of a pin, with the badge of who made the mistake, and what that cost."""
    what, x, middle = f"mark/{mark.number}", pin.begin, box.y + box.height // 2
    page.plate(f"{what}/capsule", box, theme.WHITE, on, box.height // 2, theme.TERRACOTTA_DEEP)
    if pin.badge:
        page.badge(f"{what}/badge", x, middle - BADGE // 2, BADGE, mark.seat, theme.WHITE)
        x += BADGE + INSIDE
    said = said_cost(page, mark)
    page.label(f"{what}/cost", x, middle, said, _COST, theme.TERRACOTTA_DEEP, theme.WHITE, face="bold")


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
