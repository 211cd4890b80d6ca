"""Pictures that explain: what they are about stays lit, and numbered pins point at it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from render.common.page import Page
from render.engine import theme
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Box

_LONG: Final = 68
"""A pin's length, with its tip."""
_WIDE: Final = 56
_HEAD: Final = 28
"""How far from the end of a pin the middle of its head is."""
_TIP: Final = 6
"""How far from its tip a pin's box ends."""
_INSIDE: Final = 1
"""How far a pin's tip reaches into what it points at."""
_AROUND: Final = 7
"""Space around what stays lit."""
_RADIUS: Final = 18


class Tip(StrEnum):
    """Where a pin's tip is."""

    DOWN = "down"
    UP = "up"
    LEFT = "left"
    RIGHT = "right"


class Pin(NamedTuple):
    """A pin: the element that it points at, and where its tip is."""

    at: str
    tip: Tip = Tip.DOWN


class Lit(NamedTuple):
    """What stays lit: the elements whose names begin like this, in a rectangle or in a circle."""

    begins: str
    round: bool = False


def guide(page: Page, lit: Sequence[Lit], pins: Sequence[Pin], first: int = 1) -> None:
    """Shade all of a page that is laid out but what stays lit, and point at elements with pins, numbered from `first`.

    Raise KeyError for what is not on the page.
    """
    places = [_place(page, pin) for pin in pins]
    page.veil("veil", [_spot(page, each) for each in lit])
    for number, (pin, box) in enumerate(zip(pins, places, strict=True), first):
        _lay_pin(page, number, pin.tip, box)


def guided(picture: Picture, said: Sequence[str], first: int = 1) -> Picture:
    """Return a picture with an alt text that begins with what its pins explain, numbered from `first`."""
    told = " ".join(f"{number}: {each}" for number, each in enumerate(said, first))
    alt = f"{told} {picture.alt}"
    return Picture(picture.data, alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rsplit(" ", 1)[0] + "…")


def _spot(page: Page, lit: Lit) -> tuple[Box, int]:
    boxes = [element.box for element in page.elements if element.what.startswith(lit.begins)]
    if not boxes:
        raise KeyError(lit.begins)
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    box = Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
    if lit.round:
        side = max(box.width, box.height)
        box = Box(x + (box.width - side) // 2, y + (box.height - side) // 2, side, side)
        return box, side // 2
    return box.grown(_AROUND), _RADIUS


def _place(page: Page, pin: Pin) -> Box:
    """Return where a pin is: outside what it points at but for its tip."""
    box = next((element.box for element in page.elements if element.what == pin.at), None)
    if box is None:
        raise KeyError(pin.at)
    x, y, by = box.x + box.width // 2, box.y + box.height // 2, _INSIDE + _TIP
    if pin.tip is Tip.DOWN:
        return Box(x - _WIDE // 2, box.y + by - _LONG, _WIDE, _LONG)
    if pin.tip is Tip.UP:
        return Box(x - _WIDE // 2, box.bottom - by, _WIDE, _LONG)
    if pin.tip is Tip.LEFT:
        return Box(box.right - by, y - _WIDE // 2, _LONG, _WIDE)
    return Box(box.x + by - _LONG, y - _WIDE // 2, _LONG, _WIDE)


def _lay_pin(page: Page, number: int, tip: Tip, box: Box) -> None:
    what = f"pin/{number}"
    page.icon(what, box.x, box.y, box.width, f"guide-{tip}", theme.TRAVERTINE, height=box.height, plate=True)
    x = box.right - _HEAD if tip is Tip.LEFT else box.x + _HEAD
    y = box.bottom - _HEAD if tip is Tip.UP else box.y + _HEAD
    page.label(f"{what}/number", x, y, str(number), theme.SMALL, theme.INK, theme.WHITE, face="bold", anchor="m")
