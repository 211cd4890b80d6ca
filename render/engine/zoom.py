"""Enlarges a part of a scene to the whole picture, before anything is drawn: letters and lines stay sharp."""

from __future__ import annotations

from render.engine.fonts import ink
from render.engine.scene import Box, Curve, Element, Label, Plate, Scene, Veil


def zoom(scene: Scene, window: Box) -> None:
    """Enlarge a part of a scene, of its proportions, to the whole; what is outside, and a word cut off, is dropped."""
    scale = scene.width / window.width
    if scale == 1:
        return
    scene.elements = [
        _enlarged(each, window, scale)
        for each in scene.elements
        if _overlap(each.box, window) and not (isinstance(each, Label) and _cut(each.box, window))
    ]
    scene.behind = 0


def _overlap(box: Box, window: Box) -> bool:
    return box.x < window.right and window.x < box.right and box.y < window.bottom and window.y < box.bottom


def _cut(box: Box, window: Box) -> bool:
    return box.x < window.x or box.y < window.y or box.right > window.right or box.bottom > window.bottom


def _enlarged(element: Element, window: Box, scale: float) -> Element:
    def at(x: int, y: int) -> tuple[int, int]:
        return round((x - window.x) * scale), round((y - window.y) * scale)

    (left, top), (right, bottom) = at(*element.box[:2]), at(element.box.right, element.box.bottom)
    box = Box(left, top, right - left, bottom - top)
    if isinstance(element, Label):
        size = int(element.size * scale)
        measured = ink(element.text, element.face, size)
        width, height = measured.right - measured.left, measured.bottom - measured.top
        x, y = left + (box.width - width) // 2, top + (box.height - height) // 2
        return element._replace(box=Box(x, y, width, height), size=size)
    if isinstance(element, Plate):
        radius, shadow = round(element.radius * scale), round(element.shadow * scale)
        return element._replace(box=box, radius=min(radius, box.width // 2, box.height // 2), shadow=shadow)
    if isinstance(element, Curve):
        points = tuple(at(*point) for point in element.points)
        dash, phase = tuple(round(each * scale) for each in element.dash), round(element.phase * scale)
        return element._replace(box=box, points=points, width=round(element.width * scale), dash=dash, phase=phase)
    if isinstance(element, Veil):
        raise TypeError("a veil is laid over a scene after it is enlarged")
    return element._replace(box=box)
