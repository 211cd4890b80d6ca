"""Pictures that explain: what they are about is large and lit, and numbered pins beside it point at it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from render.common.page import Page
from render.engine import theme
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Box, Element, Icon, Label, Plate
from render.engine.zoom import zoom

_SIDE: Final = 66
"""The size of a pin."""
_NUMBER: Final = 38
_NEAR: Final = 14, 20, 28, 38, 50, 65, 80, 100, 120, 145, 170, 200, 250, 310, 380
"""How far a pin may be from what it points at."""
_STEPS: Final = 16
_CROSSING: Final = 400
"""So much nearer must a place be whose leader runs across something else that is explained."""
_COVERING: Final = 1000
"""So much nearer must a place be that covers a shaded word, or almost touches a lit one."""
_RULED: Final = 160
"""Likewise for a line between things."""
_HIDING: Final = 90
"""Likewise for each shaded icon."""
_CLEAR: Final = 9
"""What a pin keeps free around words."""
_APART: Final = 4
_TURNS: Final = 24
"""The number of directions that are tried."""
_BESIDE: Final = 2
"""How far from a word a leader ends."""
_INTO: Final = 8
"""How far it leads into an icon or a plate, as these may be rounded."""
_CORE: Final = 0.25
"""Leaders point at what is further from the edges than this share of the sides."""
_CASING: Final = "#10323c"
_FACE: Final = "#35dcf2"
_LINE: Final = 6
_AROUND: Final = 14
"""Space around what stays lit."""
_RADIUS: Final = 18
_ROOM: Final = 90
"""Space for pins around what stays lit, where the picture is enlarged."""
_LARGEST: Final = 1.9
"""The most that a picture is enlarged."""
_LEAST: Final = 1.15
"""What would be enlarged less stays as it is."""
_GROUND: Final = 92_000
"""A larger icon, in pixels, is the ground of other things, and pins may be on it."""
_THIN: Final = 8
"""A thinner one is a line between things."""
_SHEET: Final = 12_000
"""Likewise a larger plate."""


Point = tuple[int, int]


class _Place(NamedTuple):
    """A pin's box, the end of its leader, and how long that is."""

    pin: Box
    tip: Point
    far: int


class Lit(NamedTuple):
    """What stays lit: the elements whose names begin like this, in a rectangle or in a circle."""

    begins: str
    round: bool = False


def guide(page: Page, lit: Sequence[Lit], pins: Sequence[str], first: int = 1) -> None:
    """Enlarge what stays lit, shade all else, and point at the elements `pins`, numbered from `first`.

    Raise KeyError for what is not on the page.
    """
    for name in pins:
        _find(page, name)
    zoom(page, _window(page, [_spot(page, each)[0] for each in lit]))
    spots = [_spot(page, each) for each in lit]
    places = list(_places(page, [box for box, _ in spots], [_find(page, name) for name in pins]))
    page.veil("veil", spots)
    for number, (pin, tip) in enumerate(places, first):
        middle = _middle(pin)
        page.curve(f"pin/{number}/casing", [middle, tip], _LINE + 6, _CASING, theme.TRAVERTINE)
        page.curve(f"pin/{number}/line", [middle, tip], _LINE, _FACE, _CASING)
    for number, (pin, _) in enumerate(places, first):
        page.icon(f"pin/{number}", pin.x, pin.y, _SIDE, "guide", theme.TRAVERTINE, plate=True)
        x, y = _middle(pin)
        page.label(f"pin/{number}/number", x, y, str(number), _NUMBER, theme.INK, _FACE, face="bold", anchor="m")


def guided(picture: Picture, said: Sequence[str], first: int = 1) -> Picture:
    """Return a picture with an alt text that begins with what its pins explain, numbered from `first`."""
    told = " ".join(f"{number}: {each}" for number, each in enumerate(said, first))
    alt = f"{told} {picture.alt}"
    return Picture(picture.data, alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1].rsplit(" ", 1)[0] + "…")


def explained(page: Page, spots: Sequence[Box]) -> list[Element]:
    """List what stays lit and is no ground of it, which pins leave free."""
    inner = [spot.grown(-_AROUND) for spot in spots]
    return [
        each
        for each in page.elements
        if isinstance(each, Label | Icon | Plate)
        and each.box.width * each.box.height <= (_SHEET if isinstance(each, Plate) else _GROUND)
        and min(each.box.width, each.box.height) >= _THIN
        and _meets(each.box, inner)
        and not any(_holds(each.box, spot) for spot in inner)
    ]


def _window(page: Page, spots: Sequence[Box]) -> Box:
    """Return the part of the page to be shown, of its proportions: all spots, with room for pins."""
    whole = _around(spots).grown(_ROOM)
    width = max(whole.width, whole.height * page.width / page.height, page.width / _LARGEST)
    width = round(width) if width * _LEAST <= page.width else page.width
    height = round(width * page.height / page.width)
    x, y = _middle(whole)
    left = max(0, min(page.width - width, x - width // 2))
    top = max(0, min(page.height - height, y - height // 2))
    return Box(left, top, width, height)


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
    return box.grown(_AROUND), _RADIUS


def _find(page: Page, name: str) -> Element:
    found = next((element for element in page.elements if element.what == name), None)
    if found is None:
        raise KeyError(name)
    return found


def _places(page: Page, spots: Sequence[Box], at: Sequence[Element]) -> Iterator[tuple[Box, Point]]:
    """Yield where each pin is, and where its leader ends; raise ValueError if there is no room for one."""
    lit = explained(page, spots)
    free = [each.box for each in (*lit, *at)]
    dark = [each for each in page.elements if not _meets(each.box, spots)]
    words = [each.box for each in dark if isinstance(each, Label)]
    words += [each.box for each in lit if isinstance(each, Label)]
    words = [box.grown(_CLEAR) for box in words]
    lines = [each.box for each in page.elements if isinstance(each, Plate) and _line(each.box)]
    icons = [each.box for each in dark if isinstance(each, Icon) and each.box.width * each.box.height <= _GROUND]
    for element in at:
        target = element.box
        other = [box for box in free if box == target or not _holds(box, target)]
        room = [place for place in _tried(page, element) if not _meets(place.pin, other)]
        if not room:
            raise ValueError(f"no room for a pin at {target}")
        pin, tip, _ = min(
            room,
            key=lambda place: (
                _cost(place, free, target)
                + _COVERING * _meets(place.pin, words)
                + _RULED * _meets(place.pin, lines)
                + _HIDING * sum(_meet(place.pin, icon) for icon in icons)
            ),
        )
        free.append(pin.grown(_APART))
        yield pin, tip


def _line(box: Box) -> bool:
    return min(box.width, box.height) < _THIN and max(box.width, box.height) >= _SIDE


def _tried(page: Page, element: Element) -> Iterator[_Place]:
    """Yield places around an element."""
    target = element.box
    x, y = _middle(target)
    for turn in range(_TURNS):
        across, down = math.cos(2 * math.pi * turn / _TURNS), math.sin(2 * math.pi * turn / _TURNS)
        edge = min(target.width / 2 / max(abs(across), 1e-9), target.height / 2 / max(abs(down), 1e-9))
        for far in _NEAR:
            away = edge + far + _SIDE / 2
            left, top = round(x + across * away) - _SIDE // 2, round(y + down * away) - _SIDE // 2
            pin = Box(left, top, _SIDE, _SIDE)
            if _holds(Box(0, 0, page.width, page.height).grown(-_APART), pin):
                yield _Place(pin, _tip(_middle(pin), element), far)


def _tip(start: Point, element: Element) -> Point:
    """Return where a leader from here ends: at the edge of an element, on the way to its core."""
    box, by = element.box, _BESIDE if isinstance(element, Label) else -_INTO
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
    share = max(shares, default=1.0)
    return round(start[0] + (to[0] - start[0]) * share), round(start[1] + (to[1] - start[1]) * share)


def _cost(place: _Place, free: Sequence[Box], target: Box) -> int:
    """Return how bad a place is: far away, or with a leader across what is explained."""
    (x, y), (right, bottom) = _middle(place.pin), place.tip
    points = [(x + (right - x) * step // _STEPS, y + (bottom - y) * step // _STEPS) for step in range(_STEPS)]
    crossed = sum(
        any(box.x <= across < box.right and box.y <= down < box.bottom for across, down in points)
        for box in free
        if not _holds(box, Box(*_middle(target), 1, 1))
    )
    return place.far + _CROSSING * crossed


def _meets(box: Box, others: Sequence[Box]) -> bool:
    return any(_meet(box, other) for other in others)


def _holds(box: Box, inner: Box) -> bool:
    return box.x <= inner.x and box.y <= inner.y and inner.right <= box.right and inner.bottom <= box.bottom


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _middle(box: Box) -> Point:
    return box.x + box.width // 2, box.y + box.height // 2
