"""The pins in pictures that explain."""

from __future__ import annotations

from render.common.guide import Pin, lay_pins
from render.common.page import Page
from render.engine import theme
from render.engine.scene import Box, Curve
from tests.render.shown import boxes, of_kind


def test_a_pin_points_at_an_element() -> None:
    """It is where it was put, its number is on it, and its leader ends at the edge of the element."""
    page, target = Page((), "en", ""), Box(900, 560, 120, 120)
    page.plate("b", target, theme.MARBLE, page.ground)
    lay_pins(page, [Pin("b", 810, 640)], 7)
    pin, number = (boxes(page)[what] for what in ("pin/7", "pin/7/number"))
    start, end = (Box(x, y, 1, 1) for x, y in of_kind(page, Curve)["pin/7/line"].points)
    assert pin.middle == (810, 640)
    assert pin.holds(number)
    assert pin.holds(start)
    assert not end.meets(target.grown(-13))
    assert end.meets(target.grown(5))
