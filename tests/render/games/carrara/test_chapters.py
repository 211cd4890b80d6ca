"""The pictures in the rules: valid positions that show what their chapters describe."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.games.carrara import Blocks, Position
from bot.games.carrara.components import BUILDINGS
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from render.common import guide
from render.common.page import Page as CommonPage
from render.engine import theme
from render.engine.scene import Box, Icon, Label, Scene
from render.games.carrara.showcase import chapters as drawn
from render.games.carrara.showcase import positions
from tests.games.carrara.positions import all_blocks
from tests.render.checks import inside, overlap, overlaps, small


@pytest.mark.parametrize("position", [positions.SIX_CITIES, positions.TO_BUILD, positions.TO_SCORE, positions.MASSA])
def test_positions_are_whole(position: Position) -> None:
    """No component occurs twice or is missing."""
    built = [each.building for player in position.players for each in player.buildings]
    assert sorted([*built, *position.display, *position.stack]) == sorted(BUILDINGS)
    assert all_blocks(position) == Blocks(7, 7, 7, 7, 7, 7)
    assert len(position.display) == 9


Drawn = tuple[CommonPage, list[Icon]]


@pytest.fixture(scope="module", params=LANGUAGES)
def pages(request: pytest.FixtureRequest) -> list[Drawn]:
    """Return the page of each picture, and its pins."""
    found: list[Drawn] = []

    def painted(page: CommonPage, _: object) -> bytes:
        found.append((page, [each for each in page.elements if isinstance(each, Icon) and each.sprite == "guide"]))
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guide, "paint", painted)  # only where things are is looked at
        for drawings in drawn.CHAPTERS.values():
            for draw in drawings:
                draw.__wrapped__(request.param)  # type: ignore[attr-defined]
    assert len(found) == sum(map(len, drawn.CHAPTERS.values()))
    return found


def test_pins_are_beside_what_they_explain(pages: list[Drawn]) -> None:
    """No pin covers a word, a number, an icon, another pin, or the edge of the page."""
    for page, pins in pages:
        below = page.elements[page.behind : min(place for place, each in enumerate(page.elements) if each in pins)]
        grounds = "wheel", "ground/", "slot/", "shelf", "hub", "chosen"
        small = [
            each
            for each in below
            if isinstance(each, Label)
            or (isinstance(each, Icon) and (each.what.startswith("wheel/") or not each.what.startswith(grounds)))
        ]
        small = [each for each in small if "pedestal" not in each.what and not each.what.endswith("/card")]
        for pin in pins:
            others = [each for each in pins if each is not pin]
            assert [each.what for each in (*small, *others) if overlap(pin.box, each.box)] == []
            assert inside(pin.box, Box(0, 0, page.width, page.height))


def test_pins_are_numbered_in_reading_order(pages: list[Drawn]) -> None:
    """Each pin is to the right of the one before or, in a new line, below it."""
    for _, pins in pages:
        for one, other in pairwise(pins):
            beside = other.box.x >= one.box.right and abs(other.box.y - one.box.y) < one.box.height
            assert beside or other.box.y >= one.box.y + one.box.height // 2


def test_pictures_are_whole(pages: list[Drawn]) -> None:
    """The chapter's title is above everything else, what is seen is nowhere cut, and nothing covers it."""
    for page, _ in pages:
        title = next(each for each in page.elements if each.what in ("title", "title/sheet"))
        rest = [each for each in page.elements[page.behind :] if not each.what.startswith("title")]
        edges = Box(0, 0, page.width, page.height)
        assert [each.what for each in (title, *rest) if not inside(each.box, edges)] == []
        assert [each.what for each in rest if overlap(each.box, title.box)] == []
        assert page.height <= theme.HEIGHT
        parts = Scene(page.width, page.ground)
        seen = [each for each in rest if not each.what.startswith(("pin/", "built/"))]
        parts.elements = [each._replace(box=each.box.grown(-1)) for each in seen]  # enlarged boxes are rounded
        assert overlaps(parts) == []
        assert small(parts) == []


@pytest.mark.slow
@pytest.mark.drawn
def test_examples_of_the_chapters() -> None:
    """The pictures show the examples in the chapters' text, and one more."""
    told = game_texts(texts("en"), "carrara").rules()
    assert "a Villa 3 paid for with 1 red and 2 green blocks" in told[5][1]
    assert "Villa 3 in Viareggio: paid with red, 2 green." in drawn.construction("en").alt
    assert "a Biblioteca 3 in Pisa and a Biblioteca 2 in Massa earn 9 coins, 2 points and 2 books" in told[6][1]
    assert "Total: 2 points, 9 coins, 2 books." in drawn.scoring_a_type("en").alt
    assert "Total: 9 points, 1 cup, 1 gate, 1 flag." in drawn.scoring_a_city("en").alt
    assert "total cost 30 of 30" in drawn.conditions_met("en").alt


def test_what_was_built_stands_in_its_city(pages: list[Drawn]) -> None:
    """The chapter on building shows the building after the banner of its city."""
    assert any(each.what.endswith("behind/player/0/viareggio/villa3") for page, _ in pages for each in page.elements)
