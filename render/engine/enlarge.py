"""Copies of scene elements for other scenes, moved or enlarged together."""

from __future__ import annotations

from collections.abc import Sequence

from render.engine.fonts import ink
from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Window


def bounding_box(elements: Sequence[Element]) -> Box:
    """Return the smallest box that holds some elements."""
    boxes = [each.box for each in elements]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def enlarge(elements: Sequence[Element], x: int, y: int, times: float) -> list[Element]:
    """Return elements scaled by a factor, with the upper left corner of all of them at this point."""
    part = bounding_box(elements)
    return [_enlarge(each, part, x, y, times) for each in elements]


def move(elements: Sequence[Element], right: int, down: int) -> list[Element]:
    """Return elements moved by these numbers of pixels."""
    return [_enlarge(each, Box(0, 0, 0, 0), right, down, 1) for each in elements]


def _enlarge(element: Element, part: Box, to_x: int, to_y: int, times: float) -> Element:
    def place(x: int, y: int) -> tuple[int, int]:
        return to_x + round((x - part.x) * times), to_y + round((y - part.y) * times)

    left, top = place(element.box.x, element.box.y)
    right, bottom = place(element.box.right, element.box.bottom)
    box = Box(left, top, right - left, bottom - top)
    if isinstance(element, Plate):
        radius, shadow = round(element.radius * times), round(element.shadow * times)
        return element._replace(box=box, radius=radius, shadow=shadow)
    if isinstance(element, Label):
        before, size = ink(element.text, element.face, element.size), round(element.size * times)
        after = ink(element.text, element.face, size)
        x, base = place(element.box.x - before.left, element.box.y - before.top)
        box = Box(x + after.left, base + after.top, after.right - after.left, after.bottom - after.top)
        return element._replace(box=box, size=size)
    if isinstance(element, Curve):
        points = tuple(place(x, y) for x, y in element.points)
        dash = tuple(round(each * times) for each in element.dash)
        return element._replace(box=box, points=points, width=round(element.width * times), dash=dash)
    if isinstance(element, Window):
        whole = element.box._replace(x=0, y=0)
        return element._replace(
            box=box,
            elements=tuple(_enlarge(each, whole, 0, 0, times) for each in element.elements),
            radius=round(element.radius * times),
        )
    assert isinstance(element, Icon)
    return element._replace(box=box)
