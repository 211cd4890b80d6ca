"""Tags and followers on maps: what hides nothing, and what differs in shape."""

from __future__ import annotations

import re

import pytest

from render.engine.scene import Box, Icon, Plate
from tests.render.checks import inside, overlap
from tests.render.games.carcassonne.scenes import pages
from tests.render.shown import windows

PAGES = sorted(pages())
_LYING = re.compile(r"follower-\d-lying")


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith(("public", "recap", "closeup", "whole"))])
def test_tags_hide_nothing_new(name: str) -> None:
    """A tag hides neither the newest tile nor another tag, and the small map hides no tag either."""
    for scene in windows(pages()[name]())[:1]:
        tags = [each.box for each in scene.elements if isinstance(each, Plate) and each.what.startswith("tag/")]
        newest = [each.box for each in scene.elements if each.what.startswith("ground/newest/")]
        inset = [each.box for each in scene.elements if each.what == "inset/frame"]

        assert [box for number, box in enumerate(tags) if any(overlap(box, other) for other in tags[:number])] == []
        assert [box for box in tags if any(overlap(box, other) for other in inset)] == []
        assert [box for box in tags if not inside(box, Box(0, 0, scene.width, scene.height))] == []
        assert [other for other in inset if any(overlap(other, each) for each in newest)] == []


@pytest.mark.parametrize("name", PAGES)
def test_standing_and_lying_followers_differ_in_shape(name: str) -> None:
    """Who works in a field lies, in a box that is wider than high; all others stand."""
    for scene in windows(pages()[name]()):
        for each in scene.elements:
            if isinstance(each, Icon) and each.what.startswith("follower/") and "returned" not in each.sprite:
                lies = _LYING.match(each.sprite) is not None
                assert lies == (each.what.split("/")[2] == "field")
                assert (each.box.width > each.box.height) == lies
