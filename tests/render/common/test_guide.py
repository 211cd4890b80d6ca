"""Pictures that explain: what stays lit, and the pins."""

from __future__ import annotations

import pytest

from render.common.atlas import common_atlas
from render.common.guide import Lit, guide, guided
from render.common.page import Page
from render.engine import theme
from render.engine.paint import compose
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Box, Curve, Label
from tests.render.checks import inside, overlap

PARTS = {"a/1": Box(200, 200, 100, 60), "a/2": Box(320, 200, 100, 60), "b": Box(900, 560, 120, 120)}


def drawn() -> Page:
    """Lay out three surfaces on a page."""
    page = Page((), "en", "")
    page.height = theme.HEIGHT
    for what, box in PARTS.items():
        page.plate(what, box, theme.MARBLE, page.ground)
    return page


def test_shading() -> None:
    """What begins like a name stays as it is, with what is between; all else is darker."""
    before, page = compose(drawn(), common_atlas()), drawn()
    guide(page, [Lit("a/"), Lit("b", round=True)], [])
    after = compose(page, common_atlas())
    for x, y in ((250, 230), (310, 230), (370, 230), (960, 620)):
        assert after.getpixel((x, y)) == before.getpixel((x, y))
    for x, y in ((50, 50), (500, 230), (904, 564)):  # the last one is in the corner outside the circle
        assert sum(after.getpixel((x, y))) < 0.75 * sum(before.getpixel((x, y)))  # type: ignore[arg-type]


def test_a_pin_points_at_an_element() -> None:
    """It is beside the element, its number is on it, and its leader ends at the edge of it."""
    page = drawn()
    guide(page, [Lit("b"), Lit("a/")], ["b"], 7)
    found = {each.what: each for each in page.elements}
    pin, number, line, target = (found[what] for what in ("pin/7", "pin/7/number", "pin/7/line", "b"))
    assert isinstance(line, Curve)
    assert not overlap(pin.box, target.box)
    assert inside(number.box, pin.box)
    start, end = (Box(x, y, 1, 1) for x, y in line.points)
    assert inside(start, pin.box)
    assert not overlap(end, target.box.grown(-9))
    assert overlap(end, target.box.grown(5))


def test_what_is_explained_is_large() -> None:
    """A small part of a page is enlarged with what is on it; a large one stays as it is."""
    page = drawn()
    page.label("word", 960, 620, "Lit", theme.SMALL, theme.INK, theme.MARBLE, anchor="m")
    page.label("cut", 10, 20, "Cut", theme.SMALL, theme.INK, page.ground)
    guide(page, [Lit("b")], [])
    found = {each.what: each for each in page.elements}
    word = found["word"]
    assert isinstance(word, Label)
    assert found["b"].box.width > 1.5 * PARTS["b"].width
    assert word.size > 1.5 * theme.SMALL
    assert inside(word.box, found["b"].box)
    assert inside(found["b"].box, Box(0, 0, page.width, page.height))
    assert "cut" not in found

    page = drawn()
    guide(page, [Lit("a/"), Lit("b")], [])
    assert [each.box for each in page.elements[:3]] == list(PARTS.values())


def test_no_room() -> None:
    """A pin that would cover what is explained is an error of ours."""
    page = drawn()
    for x in range(0, page.width, 50):
        for y in range(0, page.height, 50):
            page.icon("full", x, y, 49, "coin", page.ground)
    with pytest.raises(ValueError, match="room"):
        guide(page, [Lit("full")], ["b"])


@pytest.mark.parametrize(("lit", "pins"), [([Lit("c")], []), ([], ["c"])])
def test_what_is_not_on_the_page(lit: list[Lit], pins: list[str]) -> None:
    """A name that nothing has is an error of ours."""
    with pytest.raises(KeyError, match="c"):
        guide(drawn(), lit, pins)


def test_alt_text() -> None:
    """What the pins explain comes first, and the whole fits."""
    assert guided(Picture(b"", "The wheel."), ["Here.", "There."], 3).alt == "3: Here. 4: There. The wheel."
    assert len(guided(Picture(b"", "word " * 204), ["Here."]).alt) <= ALT_LIMIT
