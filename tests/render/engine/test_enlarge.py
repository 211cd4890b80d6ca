"""Parts of scenes for other scenes: all keeps its proportions."""

from __future__ import annotations

from render.engine.enlarge import around, enlarged
from render.engine.scene import Box, Curve, Label, Plate, Scene, Window


def test_enlarging() -> None:
    """Boxes, points, lines, corners, letters and windows grow alike from the corner of all of them."""
    scene = Scene(400, "#ffffff")
    scene.plate("ground", Box(100, 50, 200, 100), "#ffffff", scene.ground)
    scene.icon("icon", 120, 60, 30, "coin", "#ffffff")
    scene.plate("plate", Box(110, 50, 60, 50), "#000000", "#ffffff", 6, shadow=4)
    scene.curve("curve", [(110, 60), (200, 90)], 5, "#000000", "#ffffff", dash=(6, 4))
    seen = Scene(40, "#ffffff")
    seen.height = 20
    seen.icon("coin", 30, 5, 20, "coin", "#ffffff")
    scene.window("window", 200, 120, seen)
    label = scene.label("label", 150, 100, "12", 20, "#000000", "#ffffff", anchor="m")
    assert around(scene.elements) == Box(100, 50, 200, 100)

    found = {each.what: each for each in enlarged(scene.elements, 30, 7, 2)}
    assert found["ground"].box == Box(30, 7, 400, 200)
    assert found["icon"].box == Box(70, 27, 60, 60)
    plate, curve, after = found["plate"], found["curve"], found["label"]
    assert isinstance(plate, Plate)
    assert isinstance(curve, Curve)
    assert isinstance(after, Label)
    assert (plate.box, plate.radius, plate.shadow) == (Box(50, 7, 120, 100), 12, 8)
    assert (curve.points, curve.width, curve.dash) == (((50, 27), (230, 87)), 10, (12, 8))
    window = found["window"]
    assert isinstance(window, Window)
    assert (window.box, window.elements[0].box) == (Box(230, 147, 80, 40), Box(60, 10, 40, 40))
    assert after.size == 40
    middle = label.x + label.width / 2, label.y + label.height / 2
    assert abs(after.box.x + after.box.width / 2 - 30 - 2 * (middle[0] - 100)) <= 2
    assert abs(after.box.y + after.box.height / 2 - 7 - 2 * (middle[1] - 50)) <= 2
    assert 1.8 < after.box.width / label.width < 2.2
