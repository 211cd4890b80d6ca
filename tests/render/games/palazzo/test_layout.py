"""Nothing overlaps, nothing is cut off, and everything is legible, on every page."""

from __future__ import annotations

import pytest

from render.engine import theme
from render.engine.scene import Icon, Label
from render.games.palazzo.atlas import atlas
from tests.render.checks import astride, front, off_page, overlaps, running_together, small, wrong_grounds
from tests.render.games.palazzo.scenes import pages, podiums
from tests.render.pixels import faint, unreadable

PAGES = sorted(pages())


@pytest.mark.parametrize("name", PAGES)
def test_everything_has_its_place(name: str) -> None:
    """Nothing is cut off, overlaps or is half on a plate, and backgrounds are declared correctly."""
    page = pages()[name]

    assert page.height == theme.HEIGHT
    assert off_page(page) == []
    assert overlaps(page) == []
    assert astride(page) == []
    assert wrong_grounds(page) == []
    assert running_together(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_everything_can_be_read(name: str) -> None:
    """Letters are 11 pixels high on a phone, 15.5 on a desktop, and contrast with what is behind them."""
    page = pages()[name]

    assert small(page) == []
    assert faint(page, atlas()) == []


def test_money_has_all_the_room_while_nothing_is_built() -> None:
    """Without palazzi below them, the same cards are larger."""

    def widths(name: str) -> list[int]:
        shown = (each for each in pages()[name].elements if isinstance(each, Icon))
        return [each.box.width for each in shown if each.sprite.startswith("card-") and each.what.startswith("column/")]

    built, unbuilt = widths("hand-built"), widths("hand-unbuilt")
    assert len(built) == len(unbuilt) > 5
    assert min(unbuilt) > 1.1 * max(built)


@pytest.mark.parametrize("name", sorted(podiums()))
def test_palazzi_stand_on_pedestals(name: str) -> None:
    """Everyone's palazzi are before the landscape, beside each other, and hide nothing that is to be read."""
    page = podiums()[name]
    assert any(element.what.endswith("/roof") for element in page.elements)
    assert off_page(page) == []
    assert overlaps(front(page)) == []
    assert unreadable(page, atlas()) == []


@pytest.mark.parametrize("name", PAGES)
def test_words_are_whole(name: str) -> None:
    """In every language, nothing is cut short but what people write."""
    labels = [each for each in pages()[name].elements if isinstance(each, Label)]
    cut = [each.what for each in labels if each.text.endswith("…") and each.what != "band"]

    assert [what for what in cut if "name" not in what.split("/")] == []
