"""Pictures that explain: what they take from other pages, and the pins."""

from __future__ import annotations

import pytest

from render.common.guide import PagePiece, Pin, lay_pieces, lay_pins
from render.common.page import Light, Page
from render.engine import theme
from render.engine.scene import Box, Curve
from tests.render.checks import inside, overlap
from tests.render.shown import boxes

PARTS = {"a/1": Box(200, 200, 100, 60), "a/2": Box(320, 200, 100, 60), "b": Box(900, 560, 120, 120)}


def drawn() -> Page:
    """Lay out three surfaces on a page."""
    page = Page((), "en", "")
    page.height = theme.HEIGHT
    for what, box in PARTS.items():
        page.plate(what, box, theme.MARBLE, page.ground)
    return page


def test_pieces() -> None:
    """What begins like a name is taken over whole and enlarged; the page is as high as it needs to be."""
    page, source = Page((), "en", ""), drawn()
    lay_pieces(
        page,
        "Title",
        Light.NOON,
        [PagePiece(source, ("a/",), 50, 120, 2, ("a/2",)), PagePiece(source, ("b",), 400, 90)],
    )
    found = boxes(page)
    assert found["a/1"] == Box(50, 120, 200, 120)
    assert found["b"] == Box(400, 90, 120, 120)
    assert "a/2" not in found
    assert found["title"].bottom <= 90
    assert 240 < page.height < 280
    assert found["page"].height == page.height


def test_a_pin_points_at_an_element() -> None:
    """It is where it was put, its number is on it, and its leader ends at the edge of the element."""
    page = drawn()
    lay_pins(page, [Pin("b", 810, 640)], 7)
    found = {each.what: each for each in page.elements}
    pin, number, line, target = (found[what] for what in ("pin/7", "pin/7/number", "pin/7/line", "b"))
    assert isinstance(line, Curve)
    assert (pin.box.x + pin.box.width // 2, pin.box.y + pin.box.height // 2) == (810, 640)
    assert inside(number.box, pin.box)
    start, end = (Box(x, y, 1, 1) for x, y in line.points)
    assert inside(start, pin.box)
    assert not overlap(end, target.box.grown(-13))
    assert overlap(end, target.box.grown(5))


def test_what_is_not_on_the_page() -> None:
    """A name that nothing has is an error of ours."""
    with pytest.raises(KeyError, match="c"):
        lay_pins(drawn(), [Pin("c", 0, 0)])
    with pytest.raises(KeyError, match="c"):
        lay_pieces(Page((), "en", ""), "", Light.NOON, [PagePiece(drawn(), ("a/", "c"), 0, 0)])
