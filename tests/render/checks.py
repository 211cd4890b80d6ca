"""Checks of a page's display list that hold for every page."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from render.engine.atlas import Atlas
from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Role, Scene, Window
from tests.render.shown import canvas

PHONE = 400
"""The width of a picture on a phone, in pixels."""
SMALLEST = 11
"""The minimum size of letters there, in pixels."""
DESKTOP = 550
"""The width of a picture of 11 : 7 in the box of 600 x 350 pixels that the desktop client gives it."""
SMALLEST_THERE = 15.5

ROUND = {"wheel": 0.96, "hub": 0.93}
"""Sprites that fill only a circle in their box, with its share of the width."""

SHAPES = ("news-corner", "seal-new", "arrow", "arrived", "lost")
"""Shapes that tell, without any colour, that something is new or will change."""
_PARTS = re.compile("(inside|panel|plate)$")
_HIDDEN_BY_NONE = "follower/", "ingots/", "ground/newest/"
_LEAST_GAP = 0.35
"""The minimum gap between two numbers in one line, as a share of their size."""

Pair = tuple[str, str]


def _touch(a: Element, b: Element) -> bool:
    if not a.box.meets(b.box):
        return False
    return not _beside(a, b.box) and not _beside(b, a.box)


def _beside(element: Element, box: Box) -> bool:
    """Return whether something round and a box share no pixel."""
    share = ROUND.get(element.what.rpartition("/")[2])
    if share is None:
        return False
    x, y, width, height = element.box
    middle = x + width / 2, y + height / 2
    near = min(max(middle[0], box.x), box.right), min(max(middle[1], box.y), box.bottom)
    return math.dist(middle, near) >= share * width / 2


def off_page(page: Scene) -> list[str]:
    return [each.what for each in page.elements if not canvas(page).holds(each.box) and not _is_ground(each)]


def overlaps(page: Scene) -> list[Pair]:
    """List overlapping icons and labels, except those inside an icon made to carry them, or named as a part of it."""
    shown = [element for element in page.elements if isinstance(element, Icon | Label) and not _is_ground(element)]
    return [(a.what, b.what) for a, b in _meeting(shown) if not _holds(a, b) and not _holds(b, a)]


def astride(page: Scene) -> list[Pair]:
    """List elements that are neither wholly on a plate nor wholly off it, nor a part of it; curves are exempt."""
    laid = [element for element in page.elements if not isinstance(element, Curve | Window) and not _is_ground(element)]
    return [
        (a.what, b.what)
        for a, b in _meeting(laid)
        if isinstance(a, Plate) | isinstance(b, Plate)
        and not (a.box.holds(b.box) or b.box.holds(a.box) or _is_part(a, b) or _is_part(b, a))
    ]


def wrong_grounds(page: Scene) -> list[tuple[str, str, str]]:
    """List elements that are smoothed into a colour other than the one actually below them."""
    return [
        (element.what, element.on, ground)
        for place, element in enumerate(page.elements)
        if not isinstance(element, Window)
        and not _corner(element)
        and (ground := _ground(page, place)) is not None
        and element.on != ground
    ]


def small(page: Scene) -> list[str]:
    """List labels that are too small on a phone, or in the box of the desktop client."""
    return [
        label.what
        for label in page.elements
        if isinstance(label, Label)
        and (label.size * PHONE / page.width < SMALLEST or label.size * DESKTOP / page.width < SMALLEST_THERE)
    ]


def stretched(page: Scene, atlas: Atlas) -> list[str]:
    """List pieces that were drawn square and are shown otherwise, by more than a twentieth."""
    return [
        each.what
        for each in page.elements
        if isinstance(each, Icon) and each.role is Role.PIECE and len({*atlas.baked_size(each.sprite)}) == 1
        if not 20 / 21 <= each.box.width / each.box.height <= 21 / 20
    ]


def front(page: Scene) -> Scene:
    """Return a page without its backdrop, on which everything may lie."""
    shown = Scene(page.width, page.ground)
    shown.height, shown.elements = page.height, page.elements[page.behind :]
    return shown


def _corner(element: Element) -> bool:
    return element.role is Role.CORNER


def _carries(element: Element) -> bool:
    return isinstance(element, Icon) and element.plate


def running_together(page: Scene) -> list[Pair]:
    """List numbers in one line that are so near each other that they read as one."""
    numbers = [each for each in page.elements if isinstance(each, Label) and each.text.isdigit()]
    return [
        (a.what, b.what)
        for a in numbers
        for b in numbers
        if a.box.x < b.box.x
        and abs(a.box.y + a.box.bottom - b.box.y - b.box.bottom) < min(a.box.height, b.box.height)
        and b.box.x - a.box.right < _LEAST_GAP * max(a.size, b.size)
    ]


def unshaped(page: Scene) -> list[str]:
    """List surfaces in the colour of news without a corner, a notched seal, an arrow, an outline or a plus."""
    signs = [
        (re.sub("^(mark|corner|behind)/", "", each.what), each.box)
        for each in page.elements
        if (isinstance(each, Icon) and (each.sprite in SHAPES or each.halo))
        or (isinstance(each, Label) and each.text[0] == "+")
    ]
    marked = [each for each in page.elements if isinstance(each, Plate) and each.what.startswith("mark/")]
    names = [_PARTS.sub("", each.what.removeprefix("mark/")).rstrip("/") for each in marked]
    return [
        name
        for name, plate in zip(names, marked, strict=True)
        if not any(
            f"{sign}/".startswith(f"{name}/") or (name.startswith(f"{sign}/") and box.meets(plate.box))
            for sign, box in signs
        )
    ]


def ill_tagged(scene: Scene) -> list[str]:
    """List tags on a map that hide each other, a piece, ingots or the newest tile, or reach beyond its edge."""
    taken = [each.box for each in scene.elements if isinstance(each, Icon) and each.what.startswith(_HIDDEN_BY_NONE)]
    found = list[str]()
    for tag in scene.elements:
        if isinstance(tag, Plate) and tag.what.startswith("gain/"):
            if any(map(tag.box.meets, taken)) or not canvas(scene).holds(tag.box):
                found.append(tag.what)
            taken.append(tag.box)
    return found


def ill_placed(scene: Scene) -> list[str]:
    """List followers that stand in a field or lie elsewhere: who lies is in a box that is wider than high."""
    found = []
    for each in scene.elements:
        if isinstance(each, Icon) and each.what.startswith("follower/") and each.sprite.startswith("follower-"):
            works = each.what.split("/")[2] == "field"
            if (each.sprite.endswith("-lying"), each.box.width > each.box.height) != (works, works):
                found.append(each.what)
    return found


def _holds(a: Element, b: Element) -> bool:
    part = _is_part(b, a)
    return part if _corner(b) else _carries(a) and (part or a.box.holds(b.box))


def _is_part(element: Element, of: Element) -> bool:
    """Return whether an element is named as a part of another, such as the tag that hangs from a block."""
    name, whole = (re.sub("^(mark|glow|gap|corner)/", "", each.what) for each in (element, of))
    return name.startswith(f"{whole}/") or (_corner(element) and f"{whole}/".startswith(f"{name}/"))


def _is_ground(element: Element) -> bool:
    return element.role is Role.GROUND


def _meeting(elements: Sequence[Element]) -> Iterator[tuple[Element, Element]]:
    """Yield all pairs of elements whose boxes share a pixel."""
    ordered: list[Element] = sorted(elements, key=lambda element: element.box.y)
    for place, a in enumerate(ordered):
        bottom = a.box.bottom
        for b in ordered[place + 1 :]:
            if b.box.y >= bottom:
                break
            if _touch(a, b):
                yield a, b


def _ground(scene: Scene, place: int) -> str | None:
    """Return the colour below an element; None if it is inside an icon, or hides all that is below."""
    element = scene.elements[place]
    if isinstance(element, Plate) and not element.radius:
        return None
    for below in reversed(scene.elements[:place]):
        if _is_ground(below) and element.box.meets(below.box):
            return None
        if isinstance(below, Plate) and below.box.holds(element.box):
            return below.fill
        if _carries(below) and below.box.holds(element.box):
            return None
    return scene.ground
