"""Checks that hold for every page, made on its display list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Scene
from tests.render.eyes import contrast

PHONE = 400
"""The width of a picture on a phone, in pixels."""
SMALLEST = 11
"""The minimum size of letters there, in pixels."""
CONTRAST = 4.5

Pair = tuple[str, str]


def overlap(a: Box, b: Box) -> bool:
    """Return whether boxes share a pixel."""
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def inside(a: Box, b: Box) -> bool:
    """Return whether a box is inside another."""
    return b.x <= a.x and a.right <= b.right and b.y <= a.y and a.bottom <= b.bottom


def off_page(page: Scene) -> list[str]:
    """List elements that extend beyond the page."""
    canvas = Box(0, 0, page.width, page.height)
    return [element.what for element in page.elements if not inside(element.box, canvas)]


def overlaps(page: Scene) -> list[Pair]:
    """List overlapping icons and labels, except labels inside an icon made to carry them."""
    shown = [element for element in page.elements if isinstance(element, Icon | Label)]
    return [
        (a.what, b.what)
        for a, b in _meeting(shown)
        if not (_carries(a) and inside(b.box, a.box)) and not (_carries(b) and inside(a.box, b.box))
    ]


def astride(page: Scene) -> list[Pair]:
    """List elements that are neither wholly on a plate nor wholly off it; curves are exempt."""
    return [
        (a.what, b.what)
        for a, b in _meeting([element for element in page.elements if not isinstance(element, Curve)])
        if isinstance(a, Plate) | isinstance(b, Plate) and not inside(a.box, b.box) and not inside(b.box, a.box)
    ]


def wrong_grounds(page: Scene) -> list[tuple[str, str, str]]:
    """List elements that are smoothed into a colour other than the one actually below them."""
    return [
        (element.what, element.on, ground)
        for place, element in enumerate(page.elements)
        if (ground := _ground(page, place)) is not None and element.on != ground
    ]


def illegible(page: Scene) -> list[str]:
    """List labels that are too small on a phone, or have too little contrast with their background."""
    labels = [element for element in page.elements if isinstance(element, Label)]
    return [
        label.what
        for label in labels
        if label.size * PHONE / page.width < SMALLEST or contrast(label.colour, label.on) < CONTRAST
    ]


def _carries(element: Element) -> bool:
    return isinstance(element, Icon) and element.plate


def _meeting(elements: Sequence[Element]) -> Iterator[tuple[Element, Element]]:
    """Yield all pairs of elements whose boxes share a pixel."""
    ordered: list[Element] = sorted(elements, key=lambda element: element.box.y)
    for place, a in enumerate(ordered):
        bottom = a.box.bottom
        for b in ordered[place + 1 :]:
            if b.box.y >= bottom:
                break
            if overlap(a.box, b.box):
                yield a, b


def _ground(scene: Scene, place: int) -> str | None:
    """Return the colour below an element; None if it is inside an icon, or hides all that is below."""
    element = scene.elements[place]
    if isinstance(element, Plate) and not element.radius:
        return None
    for below in reversed(scene.elements[:place]):
        if isinstance(below, Plate) and inside(element.box, below.box):
            return below.fill
        if _carries(below) and inside(element.box, below.box):
            return None
    return scene.ground
