"""Pictures that explain: whole parts of other pages below a title, and numbered pins that point at things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.enlarge import around, enlarged, moved
from render.engine.picture import ALT_LIMIT
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
_CASING: Final = theme.WHITE
_FACE: Final = theme.SEA
_LINE: Final = 6
_BELOW: Final = 22
"""Space below everything."""
_SHEET: Final = HEADER + 6
"""Where a sheet begins."""
_NEARLY: Final = 0.75
"""The share of a picture's full height from which on it has all of it, so that most pictures are alike."""

Point = tuple[int, int]


class Piece(NamedTuple):
    """What a picture takes over from a page: the elements whose names begin like these, enlarged from this corner on.

    They are whole, as pages are not cut but taken apart.
    """

    page: Page
    begins: tuple[str, ...]
    x: int
    y: int
    times: float = 1.0
    without: tuple[str, ...] = ()
    """Such names that are left out nevertheless."""


class Pin(NamedTuple):
    """The name of what a pin points at, and where the middle of the pin is."""

    at: str
    x: int
    y: int


def lay_pieces(page: Page, title: str, light: Light, pieces: Sequence[Piece], *, sheet: bool = False) -> int:
    """Lay out parts of other pages below a title, and return how far they are moved down, to be in the middle.

    The page has its full height if they need most of it, else only what they need. A sheet below them holds together
    what is small. Raise KeyError for what is not on their pages.
    """
    shown: list[Element] = []
    for piece in pieces:
        found = [
            each
            for each in piece.page.elements
            if each.what.startswith(piece.begins) and not each.what.startswith(piece.without or "\0")
        ]
        if missing := [name for name in piece.begins if not any(each.what.startswith(name) for each in found)]:
            raise KeyError(missing[0])
        shown += enlarged(found, piece.x, piece.y, piece.times)
    height, down = around(shown).bottom + _BELOW * (2 if sheet else 1), 0
    if height > theme.HEIGHT * _NEARLY:
        height, down = theme.HEIGHT, max(0, theme.HEIGHT - height) // 2
    page.height = height
    page.lay_ground(light)
    page.end_backdrop()
    page.label("title", theme.MARGIN, HEADER // 2 + 2, title, theme.TITLE, theme.INK, theme.SKY, face="black")
    if sheet:
        page.panel("sheet", theme.MARGIN, _SHEET, theme.WIDTH - 2 * theme.MARGIN, height - _SHEET - theme.MARGIN)
    page.elements += moved(shown, down)
    return down


def lay_pins(page: Page, pins: Sequence[Pin], first: int = 1) -> None:
    """Point at things with pins, numbered from `first`; raise KeyError for what is not on the page."""
    places = [_placed(_find(page, pin.at), pin) for pin in pins]
    for number, (pin, tip) in enumerate(places, first):
        middle = _middle(pin)
        page.curve(f"pin/{number}/casing", [middle, tip], _LINE + 6, _CASING, theme.TRAVERTINE)
        page.curve(f"pin/{number}/line", [middle, tip], _LINE, _FACE, _CASING)
        dot = Box(tip[0] - _DOT // 2, tip[1] - _DOT // 2, _DOT, _DOT)
        page.plate(f"pin/{number}/dot", dot, _FACE, theme.TRAVERTINE, _DOT // 2, _CASING)
    for number, (pin, _) in enumerate(places, first):
        page.icon(f"pin/{number}", pin.x, pin.y, _SIDE, "guide", theme.TRAVERTINE, plate=True)
        x, y = _middle(pin)
        page.label(f"pin/{number}/number", x, y, str(number), _NUMBER, theme.WHITE, _FACE, face="bold", anchor="m")


def told(title: str, said: Sequence[str], more: str, first: int = 1) -> str:
    """Return an alt text: the title, what the pins explain, numbered from `first`, and more as far as there is room."""
    pins = " ".join(f"{number}: {each}" for number, each in enumerate(said, first))
    alt = f"{title}. {pins} {more}".strip()
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rsplit(" ", 1)[0] + "…"


def _find(page: Page, name: str) -> Element:
    found = next((element for element in page.elements if element.what == name), None)
    if found is None:
        raise KeyError(name)
    return found


def _placed(element: Element, pin: Pin) -> tuple[Box, Point]:
    """Return the box of a pin, and where its leader ends."""
    box = Box(pin.x - _SIDE // 2, pin.y - _SIDE // 2, _SIDE, _SIDE)
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
