"""The pictures in the rules of every game: each has pins, which hide nothing and which the chapter's text explains."""

from __future__ import annotations

from inspect import unwrap
from itertools import pairwise

import pytest

from bot.games import NAMES
from bot.texts import LANGUAGES, texts
from bot.texts.alt_text import LONGEST_ALT
from bot.texts.games import game_texts
from render.common import guide
from render.common.page import Page
from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.layout import overlap_area
from render.engine.scene import Box, Curve, Icon, Label, Role, Scene
from render.games import pictures_of
from tests.render.checks import overlaps, small
from tests.render.shown import canvas

Drawn = tuple[int, str, Page, list[Icon]]
"""A chapter, the alt text of one of its pictures, the page, and its pins."""


_FOOT = 90
"""Less than this is free below everything: the height of a pin's room."""
MARKS = {"en": [pytest.mark.slow]}  # German words are longer


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((game, language), id=f"{game}-{language}", marks=MARKS.get(language, ()))
        for game in NAMES
        for language in LANGUAGES
    ],
)
def drawn(request: pytest.FixtureRequest) -> tuple[str, str, list[Drawn]]:
    """Return a game, a language, and all pictures of its chapters, of which only where things are is looked at."""
    game, language = request.param
    pages = list[Page]()

    def painted(page: Page, atlas: Atlas) -> bytes:
        pages.append(page)
        for sprite in {each.sprite for each in guide.visible_elements(page.elements) if isinstance(each, Icon)}:
            atlas.sprite(sprite, 9, 9, False)  # raises KeyError for one that there is not
        return b""

    found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guide, "paint", painted)
        for number, drawings in pictures_of(game).chapters.items():
            for draw in drawings:
                alt = unwrap(draw)(language).alt
                page = pages.pop()
                pins = [each for each in page.elements if isinstance(each, Icon) and each.sprite == "guide"]
                found.append((number, alt, page, pins))
    return game, language, found


def test_pins_are_numbered_and_told(drawn: tuple[str, str, list[Drawn]]) -> None:
    """Through all pictures of a chapter, and each alt text begins with its title and says what they explain.

    In Carrara's, which are read line by line, each is to the right of the one before or, in a new line, below it.
    """
    game, language, pictures = drawn
    words = game_texts(texts(language), game)
    for number in {number for number, *_ in pictures}:
        told, own = words.pins(number), [each for each in pictures if each[0] == number]
        assert [pin.what for _, _, _, pins in own for pin in pins] == [
            f"pin/{place}" for place in range(1, len(told) + 1)
        ]
        assert all(alt.startswith(f"{words.rules()[number - 1][0]}. ") for _, alt, _, _ in own)
        assert all(20 < len(alt) <= LONGEST_ALT for _, alt, _, _ in own)
        for place, text in enumerate(told, 1):
            assert sum(f"{place}: {text}" in alt for _, alt, _, _ in own) == 1
        for one, other in (pair for _, _, _, pins in own if game == "carrara" for pair in pairwise(pins)):
            beside = other.box.x >= one.box.right and abs(other.box.y - one.box.y) < one.box.height
            assert beside or other.box.y >= one.box.y + one.box.height // 2


def test_pins_are_beside_what_they_explain(drawn: tuple[str, str, list[Drawn]]) -> None:
    """No pin covers words, leaders, pins, the page's edge, most of a tile, or more of an icon than its edge."""
    for number, _, page, pins in drawn[2]:
        seen = [each for each in guide.visible_elements(page.elements) if not each.what.startswith("pin/")]
        words = {each.what: each.box for each in seen if isinstance(each, Label)}
        curves = [each for each in seen if isinstance(each, Curve) and len(each.points) == 2]
        lines = [each for each in page.elements if isinstance(each, Curve) and each.what.endswith("/casing")]
        for pin, line in zip(pins, lines, strict=True):
            others = {each.what: each.box for each in pins if each is not pin}
            assert [(number, what) for what, box in (words | others).items() if pin.box.meets(box)] == []
            assert canvas(page).holds(pin.box)
            way = _along(line)
            assert [(line.what, what) for what, box in words.items() if any(map(box.meets, way))] == []
            hidden = {each.what: _along(each) for each in (*curves, *lines) if each is not line}
            assert [(line.what, what) for what, at in hidden.items() if any(a.meets(b) for a in way for b in at)] == []
            assert [(number, what) for what, at in hidden.items() if any(map(pin.box.meets, at))] == []
            icons = {each.what: each.box for each in seen if isinstance(each, Icon) and each.role is not Role.GROUND}
            least = {what: 0.75 if what.startswith("tile/") else 0.02 for what in icons}
            most = {
                what for what, box in icons.items() if overlap_area(pin.box, box) > least[what] * box.width * box.height
            }
            assert (number, most) == (number, set())


def test_pictures_are_whole(drawn: tuple[str, str, list[Drawn]]) -> None:
    """The chapter's own title is above everything, the page is nowhere cut, covered, or empty at its foot."""
    game, language, pictures = drawn
    chapters = game_texts(texts(language), game).rules()
    for number, _, page, _ in pictures:
        titles = [each for each in page.elements if each.what.startswith("title")][:1]
        rest = [each for each in page.elements[page.behind :] if not each.what.startswith("title")]
        assert [each.text for each in titles if isinstance(each, Label)] == [chapters[number - 1][0]]
        assert (number, page.height - max(each.box.bottom for each in rest) < _FOOT) == (number, True)
        assert [(number, each.what) for each in (*titles, *rest) if not canvas(page).holds(each.box)] == []
        assert [(number, each.what) for each in rest for title in titles if each.box.meets(title.box)] == []
        assert page.height <= theme.HEIGHT
        parts = Scene(page.width, page.ground)
        seen = [each for each in rest if not each.what.startswith(("pin/", "built/"))]
        parts.elements = [each._replace(box=each.box.grown(-1)) for each in seen]  # enlarged boxes are rounded
        assert (number, overlaps(parts), small(parts)) == (number, [], [])


def _along(line: Curve) -> list[Box]:
    """Return boxes that cover a line."""
    return [
        Box(x + (to_x - x) * step // 50, y + (to_y - y) * step // 50, 1, 1).grown(2)
        for (x, y), (to_x, to_y) in pairwise(line.points)
        for step in range(51)
    ]
