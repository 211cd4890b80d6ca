"""Lines: dashes have their lengths, and a line that is drawn in bands has no seams."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from PIL import Image

from render.engine.paint import Point, dashes, draw_curve
from render.engine.scene import Box, Curve

BENT = [(0.0, 0.0), (30.0, 40.0), (90.0, 40.0)]


def length(line: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def test_dashes_go_around_corners() -> None:
    """Each has its length along the line, whatever its direction; the last one ends with the line."""
    assert [length(part) for part in dashes(BENT, (20, 10))] == pytest.approx([20, 20, 20, 20])
    assert dashes(BENT, (45, 5))[0][-1] == pytest.approx((27, 36))
    assert [length(part) for part in dashes(BENT, (70, 10))] == pytest.approx([70, 30])


@pytest.mark.parametrize(
    "points", [((5, 20), (300, 20)), ((5, 5), (300, 95)), ((300, 95), (5, 5)), ((50, 5), (50, 95))]
)
def test_a_long_line_has_no_gaps(points: tuple[tuple[int, int], ...]) -> None:
    """Along the middle of a line every pixel has its full colour, where bands meet too."""
    canvas = Image.new("RGB", (320, 100), "#ffffff")
    draw_curve(canvas, Curve("line", Box(0, 0, 320, 100), points, 7, "#102030", "#ffffff"))
    (x, y), (to_x, to_y) = points
    middle = [
        canvas.getpixel((round(x + (to_x - x) * step / 200), round(y + (to_y - y) * step / 200)))
        for step in range(4, 197)
    ]

    assert {*middle} == {(16, 32, 48)}
