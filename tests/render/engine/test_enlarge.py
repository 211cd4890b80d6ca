"""Parts of scenes that are enlarged for other scenes keep their proportions."""

from __future__ import annotations

import pytest

from render.engine.enlarge import bounding_box, enlarge
from render.engine.scene import Box, Curve, Label, Plate, Scene, Window


def test_enlarging() -> None:
    """Boxes, points, lines, corners, letters and windows grow alike from the corner of their bounding box."""
    scene = Scene(400, "#ffffff")
    scene.plate("plate", Box(100, 50, 200, 100), "#000000", "#ffffff", 6, shadow=4)
    scene.curve("curve", [(110, 60), (200, 90)], 5, "#000000", "#ffffff", dash=(6, 4))
    seen = Scene(40, "#ffffff")
    seen.height = 20
    seen.icon("coin", 30, 5, 20, "coin", "#ffffff")
    scene.window("window", 200, 120, seen)
    label = scene.label("label", 150, 100, "12", 20, "#000000", "#ffffff", anchor="m")
    assert bounding_box(scene.elements) == Box(100, 50, 200, 100)

    plate, curve, window, after = enlarge(scene.elements, 30, 7, 2)
    assert isinstance(plate, Plate)
    assert isinstance(curve, Curve)
    assert isinstance(window, Window)
    assert isinstance(after, Label)
    assert (plate.box, plate.radius, plate.shadow) == (Box(30, 7, 400, 200), 12, 8)
    assert (curve.points, curve.width, curve.dash) == (((50, 27), (230, 87)), 10, (12, 8))
    assert (window.box, window.elements[0].box) == (Box(230, 147, 80, 40), Box(60, 10, 40, 40))
    assert after.size == 40
    assert after.box.mid_x - 30 == pytest.approx(2 * (label.mid_x - 100), abs=2)
    assert after.box.mid_y - 7 == pytest.approx(2 * (label.mid_y - 50), abs=2)
