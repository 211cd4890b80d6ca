"""Pictures for the rules: pages, or parts of them below a title, with numbered pins."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise, product
from typing import Final, NamedTuple

from bot.texts import texts
from bot.texts.alt_text import LONGEST_ALT
from bot.texts.games import game_texts
from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.enlarge import bounding_box, enlarge, move
from render.engine.fonts import fit_size
from render.engine.layout import overlap_area
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box, Curve, Element, Label, Plate, Role, Window

_SIDE: Final = 72
"""The size of a pin."""
PIN_ROOM: Final = 88
"""The width of the margin for pins beside a podium."""
_WORD_GAP: Final = 15
"""The gap between a leader's end and a word, so that its dot does not touch it."""
_PLATE_GAP: Final = 5
"""The same before a small plate, as there is a number on it."""
_INTO: Final = 12
"""How far a leader reaches into an icon or a plate, as these may be rounded."""
_SMALL: Final = 100
"""Leaders end at the edge of anything smaller than this, as their dots would hide much of it."""
_DOT: Final = 18
"""The size of the dot at a leader's end."""
_CORE: Final = 0.25
"""Leaders point at a core that is further from the edges than this share of the sides."""
_TITLE: Final = 440
"""The width to which a title is fitted, so that the landscape can be seen beside it."""
_CASING: Final = theme.WHITE
_FACE: Final = theme.SEA
_LINE: Final = 6
_BELOW: Final = 22
"""The space below everything."""
_SHEET: Final = HEADER + 6
"""The top of a sheet."""
_FURTHEST: Final = 300
"""The greatest distance of a pin from its target."""
_NEARLY: Final = 0.85
"""The share of the full height from which a picture gets all of it, so that most are the same size."""

_DISTANCE_COST, _SIGN, _LINES, _WORDS = 10, 6, 20, 720
"""The cost of a pixel of distance, and of hiding a pixel of a sign, of a line, and of a word or another pin."""
_CLEAR: Final = 6
"""The distance of pins from words."""

Point = tuple[int, int]


class PagePiece(NamedTuple):
    """Elements taken from a page, whole: those whose names begin with one of these, enlarged from a corner on."""

    page: Page
    begins: tuple[str, ...]
    x: int
    y: int
    times: float = 1.0
    without: tuple[str, ...] = ()
    """The beginnings of names that are left out."""


class Pin(NamedTuple):
    """The name of a pin's target, and the pin's middle, or 0 for a place nearby where it hides little."""

    at: str
    x: int = 0
    y: int = 0


def chapter_title(page: Page, number: int) -> str:
    """Return the title of a chapter in the rules of a page's game."""
    return game_texts(texts(page.language), page.game).rules()[number - 1][0]


def paint_explained(
    page: Page, number: int, pins: Sequence[Pin | str], more: str, atlas: Atlas, first: int = 1
) -> Picture:
    """Paint a page of a chapter with pins, numbered from `first`, whose texts of this chapter are in its alt text."""
    lay_pins(page, [Pin(each) if isinstance(each, str) else each for each in pins], first)
    said = game_texts(texts(page.language), page.game).pins(number)[first - 1 : first - 1 + len(pins)]
    assert len(said) == len(pins), f"chapter {number} explains {len(said)} of {len(pins)} pins"
    return Picture(paint(page, atlas), chapter_alt(chapter_title(page, number), said, more, first))


def retitle(page: Page, number: int, heads: tuple[str, ...]) -> None:
    """Replace a page's own head, the elements whose names begin with one of these, by the title of a chapter."""
    before = page.elements[: page.behind]
    page.elements = [*before, *(each for each in page.elements[page.behind :] if not each.what.startswith(heads))]
    _lay_title(page, chapter_title(page, number))


def paint_podium(page: Page, number: int, parts: int, more: str, atlas: Atlas) -> Picture:
    """Paint a podium below the title of a chapter that explains the parts of its points."""
    retitle(page, number, ("title",))
    return paint_explained(page, number, podium_pins(page, parts), more, atlas)


def lay_pieces(
    page: Page, title: str, light: Light, pieces: Sequence[PagePiece], *, sheet: bool = False, below: int = 0
) -> int:
    """Lay out parts of other pages below a title, and return how far they were moved down to be in the middle.

    The page has its full height if they need most of it, else only what they need. A sheet behind them holds small
    parts together; `below` leaves room for pins. Raise KeyError for elements that are not on their pages.
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
        shown += enlarge(found, piece.x, piece.y, piece.times)
    height, down = bounding_box(shown).bottom + _BELOW * (2 if sheet else 1) + below, 0
    if height > theme.HEIGHT * _NEARLY:
        height, down = theme.HEIGHT, max(0, theme.HEIGHT - height) // 2
    page.height = height
    page.lay_ground(light)
    _lay_title(page, title)
    if sheet:
        page.panel("sheet", theme.MARGIN, _SHEET, theme.WIDTH - 2 * theme.MARGIN, height - _SHEET - theme.MARGIN)
    page.elements += move(shown, 0, down)
    return down


def podium_pins(podium: Page, parts: int) -> list[Pin]:
    """Return pins for the rows of a podium's table, alternately at their titles and at the last column."""
    boxes = {each.what: each.box for each in podium.elements if each.what.endswith(("/icon", "/part/0"))}
    last = max((each for each in boxes if each.startswith("score/")), key=lambda each: boxes[each].x)
    rows = [boxes[f"legend/{number + 1}/icon"].middle[1] for number in range(parts)]
    up = max(0, rows[-1] + _SIDE // 2 + 4 - theme.HEIGHT)
    return [
        Pin(f"{last[:-1]}{number}", theme.WIDTH - PIN_ROOM // 2, y - up)
        if number % 2
        else Pin(f"legend/{number + 1}", PIN_ROOM // 2, y - up)
        for number, y in enumerate(rows)
    ]


def _lay_title(page: Page, title: str) -> None:
    size = fit_size(title, "black", (theme.TITLE, 47, theme.LARGE), _TITLE)
    page.label("title", theme.MARGIN, HEADER // 2 + 2, title, size, theme.INK, theme.SKY, face="black")


def lay_pins(page: Page, pins: Sequence[Pin], first: int = 1) -> None:
    """Lay out pins, numbered from `first`; raise KeyError for a target that is not on the page."""
    seen, places = visible_elements(page.elements), list[tuple[Box, Point]]()
    hidden: list[tuple[Box, int, Element | None]]
    hidden = [(box, cost, each) for each in seen for box, cost in _costs(each)]
    for pin in pins:
        if (target := next((each for each in seen if _is_at(each, pin)), None)) is None:
            raise KeyError(pin.at)
        box = Box(pin.x - _SIDE // 2, pin.y - _SIDE // 2, _SIDE, _SIDE)
        if not pin.x:
            box = _find_pin_place(target, [(there, cost) for there, cost, each in hidden if each is not target], page)
        tip = _tip(box.middle, target.box, _leader_gap(target))
        hidden += ((each, _WORDS, None) for each in (box.grown(8), *_cover_line(box.middle, tip, _SIDE // 2)))
        places.append((box, tip))
    for number, (box, tip) in enumerate(places, first):
        middle = box.middle
        page.curve(f"pin/{number}/casing", [middle, tip], _LINE + 6, _CASING, theme.TRAVERTINE)
        page.curve(f"pin/{number}/line", [middle, tip], _LINE, _FACE, _CASING)
        dot = Box(tip[0] - _DOT // 2, tip[1] - _DOT // 2, _DOT, _DOT)
        page.plate(f"pin/{number}/dot", dot, _FACE, theme.TRAVERTINE, _DOT // 2, _CASING)
    for number, (box, _) in enumerate(places, first):
        page.icon(f"pin/{number}", box.x, box.y, _SIDE, "guide", theme.TRAVERTINE, plate=True)
        x, y = box.middle
        page.label(f"pin/{number}/number", x, y, str(number), theme.LARGE, theme.WHITE, _FACE, face="bold", anchor="m")


def chapter_alt(title: str, said: Sequence[str], more: str, first: int = 1) -> str:
    """Return an alt text: the title, what the pins explain, numbered from `first`, and more as far as there is room."""
    pins = " ".join(f"{number}: {each}" for number, each in enumerate(said, first))
    alt = f"{title}. {pins} {more}".strip()
    return alt if len(alt) <= LONGEST_ALT else alt[: LONGEST_ALT - 1].rsplit(" ", 1)[0] + "…"


def visible_elements(elements: Sequence[Element]) -> list[Element]:
    """List elements, with those seen through windows at their place on the page."""
    found = list[Element]()
    for each in elements:
        if isinstance(each, Window):
            found += [one for one in move(each.elements, each.box.x, each.box.y) if one.box.meets(each.box)]
        else:
            found.append(each)
    return found


def _is_at(element: Element, pin: Pin) -> bool:
    """Return whether an element has the name of a pin's target, or begins with it if that ends with a slash."""
    return element.what == pin.at or (pin.at.endswith("/") and element.what.startswith(pin.at))


def _find_pin_place(target: Element, hidden: Sequence[tuple[Box, int]], page: Page) -> Box:
    """Return the box of a pin near its target where it and its leader hide least."""
    (x, y), whole = target.box.middle, Box(4, 4, page.width - 8, page.height - 8)
    across, down = target.box.width // 2 + _FURTHEST, target.box.height // 2 + _FURTHEST
    reach = Box(x - across, y - down, 2 * across, 2 * down).grown(_SIDE)
    hidden = [each for each in hidden if each[0].meets(reach)]
    best, found = math.inf, whole
    for far, turn in product(range(_SIDE // 2 + 20, _FURTHEST, 12), range(180, 540, 15)):
        if _DISTANCE_COST * far >= best:
            break
        to_side, up = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        middle = round(x + to_side * (target.box.width // 2 + far)), round(y + up * (target.box.height // 2 + far))
        box = Box(*middle, 0, 0).grown(_SIDE // 2)
        if not whole.holds(box):
            continue
        cost = _DISTANCE_COST * far + _WORDS * overlap_area(box, target.box)
        for part in (box.grown(4), *_cover_line(middle, _tip(middle, target.box, _leader_gap(target)), _SIDE // 2)):
            if cost >= best:  # most places are ruled out by what the pin itself hides
                break
            cost += sum(share * overlap_area(part, each) for each, share in hidden if part.meets(each))
        if cost < best:
            best, found = cost, box
    return found


def _cover_line(start: Point, tip: Point, begin: int = 0) -> list[Box]:
    """Return boxes that cover a line; a leader begins at the edge of its pin."""
    steps = round(math.dist(start, tip)) // _LINE
    at = ((b - a) / max(1, steps) for a, b in zip(start, tip, strict=True))
    across, down = at
    line = [
        Box(round(start[0] + across * step), round(start[1] + down * step), 0, 0).grown(_LINE)
        for step in range(begin // _LINE, steps, 2)
    ]
    return [*line, Box(*tip, 0, 0).grown(_DOT // 2)]


def _costs(element: Element) -> list[tuple[Box, int]]:
    """Return the boxes of an element with the cost of hiding a pixel of them; grounds cost nothing."""
    # a straight line leads to something, also on a map
    if isinstance(element, Curve) and (len(element.points) == 2 or element.role is not Role.GROUND):
        return [(box, _LINES) for ends in pairwise(element.points) for box in _cover_line(*ends)]
    if element.role is Role.GROUND or isinstance(element, Window):
        return []
    if isinstance(element, Label):
        return [(element.box.grown(_CLEAR), _WORDS)]
    small = not isinstance(element, Plate) or min(element.box[2:]) < _SMALL
    return [(element.box, _SIGN)] if small else []


def _leader_gap(element: Element) -> int:
    """Return the gap between a leader's end and its target; a negative one leads into it."""
    box = element.box
    if isinstance(element, Label):
        return _WORD_GAP
    if min(box.width, box.height) >= _SMALL:
        return -_INTO
    return _PLATE_GAP if isinstance(element, Plate) else 0


def _tip(start: Point, box: Box, by: int) -> Point:
    """Return the end of a leader: at a distance from the edge of a box, on the way to its core."""
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
