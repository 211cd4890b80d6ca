"""Nothing overlaps, nothing is cut off, and everything is legible, on every page and through every window."""

from __future__ import annotations

import re

import pytest

from render.engine import theme
from render.engine.scene import Box, Icon, Label, Plate, Scene
from render.games.carcassonne.atlas import atlas
from tests.render.checks import astride, off_page, overlap, overlaps, running_together, small, wrong_grounds
from tests.render.games.carcassonne.scenes import pages, windows
from tests.render.pixels import faint

PAGES = sorted(pages())
_LYING = re.compile(r"follower-\d-lying")


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

    assert [small(scene) for scene in (page, *(_wide(scene) for scene in windows(page)))] == [[]] * (
        1 + len(windows(page))
    )
    assert faint(page, atlas()) == []


def _wide(scene: Scene) -> Scene:
    """Return what is seen through a window as wide as the page that it is on, since the page is what is shrunk."""
    wide = Scene(theme.WIDTH, scene.ground)
    wide.height, wide.elements = scene.height, scene.elements
    return wide


@pytest.mark.parametrize("name", PAGES)
def test_words_are_whole(name: str) -> None:
    """In every language, nothing is cut short but what people write."""
    page = pages()[name]
    labels = [each for scene in (page, *windows(page)) for each in scene.elements if isinstance(each, Label)]
    cut = [each.what for each in labels if each.text.endswith("…") and each.what != "band"]

    assert [what for what in cut if "name" not in what.split("/") and not what.endswith("/more")] == []


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith(("public", "recap", "closeup", "whole"))])
def test_tags_hide_nothing_new(name: str) -> None:
    """A tag hides neither the newest tile nor another tag, and the small map hides no tag either."""
    for scene in windows(pages()[name])[:1]:
        tags = [each.box for each in scene.elements if isinstance(each, Plate) and each.what.startswith("tag/")]
        newest = [each.box for each in scene.elements if each.what.startswith("ground/newest/")]
        inset = [each.box for each in scene.elements if each.what == "inset/frame"]

        assert [box for number, box in enumerate(tags) if any(overlap(box, other) for other in tags[:number])] == []
        assert [box for box in tags if any(overlap(box, other) for other in inset)] == []
        assert [box for box in tags if not _in(box, Box(0, 0, scene.width, scene.height))] == []
        assert [other for other in inset if any(overlap(other, each) for each in newest)] == []


def _in(box: Box, other: Box) -> bool:
    return other.x <= box.x and box.right <= other.right and other.y <= box.y and box.bottom <= other.bottom


@pytest.mark.parametrize("name", PAGES)
def test_standing_and_lying_followers_differ_in_shape(name: str) -> None:
    """Who works in a field lies, in a box that is wider than high; all others stand."""
    for scene in windows(pages()[name]):
        for each in scene.elements:
            if isinstance(each, Icon) and each.what.startswith("follower/") and "returned" not in each.sprite:
                lies = _LYING.match(each.sprite) is not None
                assert lies == (each.what.split("/")[2] == "field")
                assert (each.box.width > each.box.height) == lies
