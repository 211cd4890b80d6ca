"""Pictures that explain: what stays lit, and the pins."""

from __future__ import annotations

import pytest

from render.common.atlas import common_atlas
from render.common.guide import Lit, Pin, guide, guided
from render.common.page import Page
from render.engine import theme
from render.engine.paint import compose
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Box, Curve
from tests.render.checks import inside, overlap

PARTS = {"a/1": Box(200, 200, 100, 60), "a/2": Box(320, 200, 100, 60), "b": Box(900, 560, 120, 120)}


def drawn() -> Page:
    """Lay out three surfaces on a page."""
    page = Page((), "en", "")
    page.height = theme.HEIGHT
    for what, box in PARTS.items():
        page.plate(what, box, theme.MARBLE, page.ground)
    return page


def test_veil() -> None:
    """What begins like a name stays as it is, with what is between; all else is paler, and has less colour."""
    shown = drawn()
    sea = Page((), "en", "")
    sea.plate("c", Box(0, 0, theme.WIDTH, 600), theme.SEA, sea.ground)
    shown.elements[:0] = sea.elements
    before = compose(shown, common_atlas())
    guide(shown, [Lit("a/"), Lit("b", round=True)], [])
    after = compose(shown, common_atlas())
    for x, y in ((250, 230), (310, 230), (370, 230), (960, 620)):
        assert after.getpixel((x, y)) == before.getpixel((x, y))
    assert after.getpixel((904, 564)) != before.getpixel((904, 564))  # in the corner outside the circle
    for x, y in ((50, 50), (500, 300)):
        old, new = (image.getpixel((x, y)) for image in (before, after))
        assert isinstance(old, tuple)
        assert isinstance(new, tuple)
        assert sum(new) > sum(old) + 90
        assert max(new) - min(new) < max(old) - min(old)


def test_a_pin_points_at_an_element() -> None:
    """It is beside the element, its number is on it, and its leader ends at the edge of it."""
    page = drawn()
    guide(page, [Lit("b"), Lit("a/")], [Pin("b", -150, 20)], 7)
    found = {each.what: each for each in page.elements}
    pin, number, line, target = (found[what] for what in ("pin/7", "pin/7/number", "pin/7/line", "b"))
    assert isinstance(line, Curve)
    assert pin.box.x + pin.box.width // 2 == target.box.x + target.box.width // 2 - 150
    assert pin.box.y + pin.box.height // 2 == target.box.y + target.box.height // 2 + 20
    assert inside(number.box, pin.box)
    start, end = (Box(x, y, 1, 1) for x, y in line.points)
    assert inside(start, pin.box)
    assert not overlap(end, target.box.grown(-13))
    assert overlap(end, target.box.grown(5))


@pytest.mark.parametrize(("lit", "pins"), [([Lit("c")], []), ([], [Pin("c", 0, 0)])])
def test_what_is_not_on_the_page(lit: list[Lit], pins: list[Pin]) -> None:
    """A name that nothing has is an error of ours."""
    with pytest.raises(KeyError, match="c"):
        guide(drawn(), lit, pins)


def test_alt_text() -> None:
    """What the pins explain comes first, and the whole fits."""
    assert guided(Picture(b"", "The wheel."), ["Here.", "There."], 3).alt == "3: Here. 4: There. The wheel."
    assert len(guided(Picture(b"", "word " * 204), ["Here."]).alt) <= ALT_LIMIT
