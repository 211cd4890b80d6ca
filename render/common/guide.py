"""Pictures that explain: what they are about stays lit, and numbered pins beside it point at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.common.page import Page
from render.engine import theme
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Box, Element, Label, Plate

_SIDE: Final = 72
"""The size of a pin."""
_NUMBER: Final = 43
_BESIDE: Final = 15
"""How far from a word a leader ends, so that its dot does not touch it."""
_OFF: Final = 5
"""The same from a small plate, on which a number is."""
_INTO: Final = 12
"""How far it leads into an icon or a plate, as these may be rounded."""
_SMALL: Final = 100
"""Leaders end at the edge of what is smaller than this, as their dots would hide much of it."""
_DOT: Final = 18
"""The size of the dot at its end."""
_CORE: Final = 0.25
"""Leaders point at what is further from the edges than this share of the sides."""
_CASING: Final = "#10323c"
_FACE: Final = "#35dcf2"
_LINE: Final = 6
_AROUND: Final = 14
"""Space around what stays lit."""
_RADIUS: Final = 18

Point = tuple[int, int]


class Pin(NamedTuple):
    """The name of what a pin points at, and how far right of its middle and below it the pin is, in pixels."""

    at: str
    across: int
    down: int


class Lit(NamedTuple):
    """What stays lit: the elements whose names begin like this, in a rectangle or in a circle."""

    begins: str
    round: bool = False
    around: int = _AROUND
    """How much around a rectangle stays lit too, in pixels."""


def guide(page: Page, lit: Sequence[Lit], pins: Sequence[Pin], first: int = 1) -> None:
    """Veil all but what stays lit, and point at things with pins, numbered from `first`.

    Raise KeyError for what is not on the page.
    """
    spots = [_spot(page, each) for each in lit]
    places = [_placed(_find(page, pin.at), pin) for pin in pins]
    page.veil("veil", spots)
    for number, (pin, tip) in enumerate(places, first):
        middle = _middle(pin)
        page.curve(f"pin/{number}/casing", [middle, tip], _LINE + 6, _CASING, theme.TRAVERTINE)
        page.curve(f"pin/{number}/line", [middle, tip], _LINE, _FACE, _CASING)
        dot = Box(tip[0] - _DOT // 2, tip[1] - _DOT // 2, _DOT, _DOT)
        page.plate(f"pin/{number}/dot", dot, _FACE, theme.TRAVERTINE, _DOT // 2, _CASING)
    for number, (pin, _) in enumerate(places, first):
        page.icon(f"pin/{number}", pin.x, pin.y, _SIDE, "guide", theme.TRAVERTINE, plate=True)
        x, y = _middle(pin)
        page.label(f"pin/{number}/number", x, y, str(number), _NUMBER, theme.INK, _FACE, face="bold", anchor="m")


def guided(picture: Picture, said: Sequence[str], first: int = 1) -> Picture:
    """Return a picture with an alt text that begins with what its pins explain, numbered from `first`."""
    told = " ".join(f"{number}: {each}" for number, each in enumerate(said, first))
    alt = f"{told} {picture.alt}"
    return Picture(picture.data, alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rsplit(" ", 1)[0] + "…")


def _around(boxes: Sequence[Box]) -> Box:
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def _spot(page: Page, lit: Lit) -> tuple[Box, int]:
    boxes = [element.box for element in page.elements if element.what.startswith(lit.begins)]
    if not boxes:
        raise KeyError(lit.begins)
    box = _around(boxes)
    if lit.round:
        side = max(box.width, box.height)
        box = Box(box.x + (box.width - side) // 2, box.y + (box.height - side) // 2, side, side)
        return box, side // 2
    return box.grown(lit.around), min(_RADIUS, lit.around + 4)


def _find(page: Page, name: str) -> Element:
    found = next((element for element in page.elements if element.what == name), None)
    if found is None:
        raise KeyError(name)
    return found


def _placed(element: Element, pin: Pin) -> tuple[Box, Point]:
    """Return the box of a pin, and where its leader ends."""
    x, y = _middle(element.box)
    box = Box(x + pin.across - _SIDE // 2, y + pin.down - _SIDE // 2, _SIDE, _SIDE)
    return box, _tip(_middle(box), element.box, _beside(element))


def _beside(element: Element) -> int:
    """Return how far from an element a leader to it ends; below 0 it leads into it."""
    box = element.box
    if isinstance(element, Label):
        return _BESIDE
    if min(box.width, box.height) >= _SMALL:
        return -_INTO
    return _OFF if isinstance(element, Plate) else 0


def _tip(start: Point, box: Box, by: int) -> Point:
    """Return where a leader from here ends: so far from the edge of a box, on the way to its core."""
    aside, above = round(box.width * _CORE), round(box.height * _CORE)
    to = (
        min(max(start[0], box.x + aside), box.right - aside),
        min(max(start[1], box.y + above), box.bottom - above),
    )
    edge = box.grown(by)
    shares = []
    for begin, end, low, high in (
        (start[0], to[0], edge.x, edge.right),
        (start[1], to[1], edge.y, edge.bottom),
    ):
        if begin != end and not low <= begin <= high:
            shares.append(((low if begin < low else high) - begin) / (end - begin))
    share = min(1.0, max(shares, default=1.0))
    return round(start[0] + (to[0] - start[0]) * share), round(start[1] + (to[1] - start[1]) * share)


def _middle(box: Box) -> Point:
    return box.x + box.width // 2, box.y + box.height // 2
