"""Parts of scenes, enlarged: all keeps its proportions, and what is beyond the part is left out."""

from __future__ import annotations

from render.engine.enlarge import enlarge
from render.engine.scene import Box, Curve, Label, Plate, Scene


def test_enlarging() -> None:
    """Boxes, points, lines, corners and letters grow alike from the part's corner; the rest is dropped."""
    scene = Scene(400, "#ffffff")
    scene.height = 200
    scene.plate("ground", Box(0, 0, 400, 200), "#ffffff", scene.ground)
    scene.plate("away", Box(0, 0, 90, 40), "#000000", "#ffffff")
    scene.end_backdrop()
    scene.icon("icon", 120, 60, 30, "coin", "#ffffff")
    scene.plate("plate", Box(110, 50, 60, 50), "#000000", "#ffffff", 6, shadow=4)
    scene.curve("curve", [(110, 60), (200, 90)], 5, "#000000", "#ffffff", dash=(6, 4), phase=3)
    label = scene.label("label", 150, 100, "12", 20, "#000000", "#ffffff", anchor="m")
    scene.label("left", 20, 100, "12", 20, "#000000", "#ffffff")

    enlarge(scene, Box(100, 50, 200, 100))
    found = {each.what: each for each in scene.elements}
    assert [*found] == ["ground", "icon", "plate", "curve", "label"]
    assert scene.behind == 1
    assert found["ground"].box == Box(-200, -100, 800, 400)
    assert found["icon"].box == Box(40, 20, 60, 60)
    plate, curve, after = found["plate"], found["curve"], found["label"]
    assert isinstance(plate, Plate)
    assert isinstance(curve, Curve)
    assert isinstance(after, Label)
    assert (plate.box, plate.radius, plate.shadow) == (Box(20, 0, 120, 100), 12, 8)
    assert (curve.points, curve.width, curve.dash, curve.phase) == (((20, 20), (200, 80)), 10, (12, 8), 6)
    assert after.size == 40
    middle = label.x + label.width / 2, label.y + label.height / 2
    assert abs(after.box.x + after.box.width / 2 - 2 * (middle[0] - 100)) <= 2
    assert abs(after.box.y + after.box.height / 2 - 2 * (middle[1] - 50)) <= 2
    assert 1.8 < after.box.width / label.width < 2.2


def test_the_part_fills_the_picture() -> None:
    """A part that is low in proportion makes a low picture."""
    scene = Scene(400, "#ffffff")
    scene.height = 200
    enlarge(scene, Box(0, 100, 200, 30))
    assert (scene.width, scene.height) == (400, 60)
