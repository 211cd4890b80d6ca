"""A window shows another scene, cut off at its edges."""

from __future__ import annotations

from render.common.atlas import common_atlas
from render.engine.paint import compose
from render.engine.scene import Box, Scene

RED, GREEN, BLUE = (255, 0, 0), (0, 128, 0), (0, 0, 255)


def test_a_window_cuts_off_what_lies_beyond_it() -> None:
    """What reaches over its edges is drawn only inside, and what comes later lies above it."""
    inner = Scene(20, "#008000")
    inner.height = 10
    inner.plate("wide", Box(-30, 4, 90, 30), "#ff0000", inner.ground)
    page = Scene(40, "#0000ff")
    page.height = 30

    box = page.window("map", 10, 5, inner)
    page.plate("above", Box(12, 6, 2, 2), "#0000ff", page.ground)
    image = compose(page, common_atlas())

    assert box == Box(10, 5, 20, 10)
    assert [image.getpixel((x, 12)) for x in (9, 10, 29, 30)] == [BLUE, RED, RED, BLUE]
    assert [image.getpixel((20, y)) for y in (4, 5, 8, 9, 14, 15)] == [BLUE, GREEN, GREEN, RED, RED, BLUE]
    assert image.getpixel((12, 6)) == BLUE
