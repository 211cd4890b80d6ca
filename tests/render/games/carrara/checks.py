"""What must hold for every page, read from its display list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.engine.palette import contrast
from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Scene

PHONE = 400
"""How wide a phone shows a picture."""
SMALLEST = 11
"""How high letters are there at least, in pixels."""
CONTRAST = 4.5

Pair = tuple[str, str]


def overlap(a: Box, b: Box) -> bool:
    """Tell whether boxes share a pixel."""
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def inside(a: Box, b: Box) -> bool:
    """Tell whether a box lies in another."""
    return b.x <= a.x and a.right <= b.right and b.y <= a.y and a.bottom <= b.bottom


def off_page(page: Scene) -> list[str]:
    """List what reaches over the page's edge."""
    canvas = Box(0, 0, page.width, page.height)
    return [element.what for element in page.elements if not inside(element.box, canvas)]


def overlaps(page: Scene) -> list[Pair]:
    """List icons and labels that lie over each other, save for labels in the middle of what is made to carry them."""
    shown = [element for element in page.elements if isinstance(element, Icon | Label)]
    return [
        (a.what, b.what)
        for a, b in _meeting(shown)
        if not (_carries(a) and inside(b.box, a.box)) and not (_carries(b) and inside(a.box, b.box))
    ]


def astride(page: Scene) -> list[Pair]:
    """List what lies neither wholly on a plate nor wholly off it; curves run where they must."""
    return [
        (a.what, b.what)
        for a, b in _meeting([element for element in page.elements if not isinstance(element, Curve)])
        if isinstance(a, Plate) | isinstance(b, Plate) and not inside(a.box, b.box) and not inside(b.box, a.box)
    ]


def wrong_grounds(page: Scene) -> list[tuple[str, str, str]]:
    """List what is smoothed into another colour than the one that is really below."""
    return [
        (element.what, element.on, ground)
        for place, element in enumerate(page.elements)
        if (ground := _ground(page, place)) is not None and element.on != ground
    ]


def illegible(page: Scene) -> list[str]:
    """List labels that are too small on a phone, or stand out too little from what they stand on."""
    labels = [element for element in page.elements if isinstance(element, Label)]
    return [
        label.what
        for label in labels
        if label.size * PHONE / page.width < SMALLEST or contrast(label.colour, label.on) < CONTRAST
    ]


def _carries(element: Element) -> bool:
    return isinstance(element, Icon) and element.plate


def _meeting(elements: Sequence[Element]) -> Iterator[tuple[Element, Element]]:
    """Pair all elements whose boxes share a pixel."""
    ordered: list[Element] = sorted(elements, key=lambda element: element.box.y)
    for place, a in enumerate(ordered):
        bottom = a.box.bottom
        for b in ordered[place + 1 :]:
            if b.box.y >= bottom:
                break
            if overlap(a.box, b.box):
                yield a, b


def _ground(scene: Scene, place: int) -> str | None:
    """Tell the colour below an element; None where it is drawn within an icon, or nothing shows of what is below."""
    element = scene.elements[place]
    if isinstance(element, Plate) and not element.radius:
        return None
    for below in reversed(scene.elements[:place]):
        if isinstance(below, Plate) and inside(element.box, below.box):
            return below.fill
        if _carries(below) and inside(element.box, below.box):
            return None
    return scene.ground
