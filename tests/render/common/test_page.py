"""What stands on the page of every game: titles on the sky, and letters on badges and plaques."""

from __future__ import annotations

import re
from typing import Final

import pytest

from render.common.atlas import common_atlas
from render.common.header import lay_title
from render.common.page import Light, Page
from render.engine import theme
from render.engine.paint import compose
from tests.render.eyes import contrast
from tests.render.shown import boxes, words

LEGIBLE: Final = 4.5
SKY: Final = (90, 10, 1080, 64)
"""Where titles, and what stands to the right of them, are."""


def page(height: int) -> Page:
    """Return an empty page of two players."""
    made = Page(("Anna", "Benedetto", "Wanda", "Mina", "张三丰", "Жук"), "en", "nim")
    made.height = height
    return made


@pytest.mark.parametrize("light", Light)
def test_the_sky_is_bright(light: Light) -> None:
    """No part of the sky behind a title is darker than what titles are said to be on."""
    made = page(theme.HEIGHT)
    made.lay_ground(light)
    pixels = compose(made, common_atlas()).crop(SKY).resize((99, 9)).tobytes()
    colours = {f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)}

    assert min(contrast(colour, theme.INK) for colour in colours) >= contrast(theme.SKY, theme.INK) >= LEGIBLE


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Anna", "Bo"), ["Anna’s turn"]),
        (("Maximiliane-Henriette von Zwiesel", "Bo"), ["Maximiliane-Henriette", "von Zwiesel’s turn"]),
    ],
)
def test_a_long_title_takes_two_lines(names: tuple[str, ...], told: list[str]) -> None:
    """It is as large as fits into one line; only what two lines do not hold is cut, and never but a name."""
    own = Page(names, "en", "nim")
    lay_title(own, "title", "picture-turn", [0], 100, 500)
    assert words(own, "title") == told
    endless = Page(("W" * 80, "Bo"), "en", "nim")
    lay_title(endless, "title", "picture-turn", [0], 100, 500)
    assert re.fullmatch("W+- W+…’s turn", " ".join(words(endless, "title")))
    for each in (own, endless):
        first, *others = boxes(each, "title").values()
        assert first.right <= 500
        assert all(other.right <= 500 and other.y >= first.bottom for other in others)
