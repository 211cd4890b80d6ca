"""Pictures that explain: what stays lit, and the pins."""

from __future__ import annotations

import pytest

from render.common.atlas import common_atlas
from render.common.guide import Lit, Pin, Tip, guide, guided
from render.common.page import Page
from render.engine import theme
from render.engine.paint import compose
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Box

PARTS = {"a/1": Box(200, 200, 100, 60), "a/2": Box(320, 200, 100, 60), "b": Box(600, 400, 120, 120)}


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
    for x, y in ((250, 230), (310, 230), (370, 230), (660, 460)):
        assert after.getpixel((x, y)) == before.getpixel((x, y))
    for x, y in ((50, 50), (500, 230), (604, 404)):  # the last one is in the corner outside the circle
        assert sum(after.getpixel((x, y))) < 0.75 * sum(before.getpixel((x, y)))  # type: ignore[arg-type]


@pytest.mark.parametrize("tip", Tip)
def test_a_pin_points_at_an_element(tip: Tip) -> None:
    """Its box reaches just into the element, its number is in its head, away from it."""
    page, (x, y, width, height) = drawn(), PARTS["b"]
    guide(page, [Lit("b")], [Pin("b", tip)], 7)
    *_, veil, pin, number = page.elements
    assert (veil.what, pin.what, number.what) == ("veil", "pin/7", "pin/7/number")
    middle = x + width // 2, y + height // 2
    reach = {
        Tip.DOWN: (pin.box.bottom - y, pin.box.x + pin.box.width // 2 - middle[0]),
        Tip.UP: (y + height - pin.box.y, pin.box.x + pin.box.width // 2 - middle[0]),
        Tip.RIGHT: (pin.box.right - x, pin.box.y + pin.box.height // 2 - middle[1]),
        Tip.LEFT: (x + width - pin.box.x, pin.box.y + pin.box.height // 2 - middle[1]),
    }[tip]
    assert 0 < reach[0] < 12
    assert reach[1] == 0
    at = number.box.x + number.box.width / 2, number.box.y + number.box.height / 2
    assert not (x - 4 < at[0] < x + width + 4 and y - 4 < at[1] < y + height + 4)


@pytest.mark.parametrize(("lit", "pins"), [([Lit("c")], []), ([], [Pin("c")])])
def test_what_is_not_on_the_page(lit: list[Lit], pins: list[Pin]) -> None:
    """A name that nothing has is an error of ours."""
    with pytest.raises(KeyError, match="c"):
        guide(drawn(), lit, pins)


def test_alt_text() -> None:
    """What the pins explain comes first, and the whole fits."""
    assert guided(Picture(b"", "The wheel."), ["Here.", "There."], 3).alt == "3: Here. 4: There. The wheel."
    assert len(guided(Picture(b"", "word " * 204), ["Here."]).alt) <= ALT_LIMIT
