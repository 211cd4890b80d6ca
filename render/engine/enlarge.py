"""A part of a scene, enlarged until it fills the picture's width."""

from __future__ import annotations

from render.engine.fonts import ink
from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Scene


def enlarge(scene: Scene, part: Box) -> None:
    """Enlarge a part of a scene to its whole width, and the height to match; drop what is beyond it."""
    times = scene.width / part.width
    scene.height = round(part.height * times)
    canvas = Box(0, 0, scene.width, scene.height)
    behind, front = (
        [each for each in (_enlarged(each, part, times) for each in some) if each.box.meets(canvas)]
        for some in (scene.elements[: scene.behind], scene.elements[scene.behind :])
    )
    scene.elements, scene.behind = [*behind, *front], len(behind)


def _enlarged(element: Element, part: Box, times: float) -> Element:
    def place(x: int, y: int) -> tuple[int, int]:
        return round((x - part.x) * times), round((y - part.y) * times)

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
        width, phase = round(element.width * times), round(element.phase * times)
        return element._replace(box=box, points=points, width=width, dash=dash, phase=phase)
    assert isinstance(element, Icon)
    return element._replace(box=box)
