"""The sky behind the titles of every game's pages."""

from __future__ import annotations

from typing import Final

import pytest

from bot.texts import LANGUAGES
from render.common.atlas import common_atlas
from render.common.page import Light, Page
from render.engine import theme
from render.engine.paint import compose
from tests.render.common.scenes import scores
from tests.render.eyes import contrast
from tests.render.pixels import LETTERS
from tests.render.shown import words

SKY: Final = (90, 10, 1080, 64)
"""Where titles, and what stands to the right of them, are."""


@pytest.mark.parametrize("light", Light)
def test_the_sky_is_bright(light: Light) -> None:
    """No part of the sky behind a title is darker than what titles are said to be on."""
    page = Page((), "en", "nim")
    page.lay_ground(light)
    pixels = compose(page, common_atlas()).crop(SKY).resize((99, 9)).tobytes()
    colours = {f"#{pixels[at : at + 3].hex()}" for at in range(0, len(pixels), 3)}

    assert min(contrast(colour, theme.INK) for colour in colours) >= contrast(theme.SKY, theme.INK) >= LETTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_on_a_result_card_are_whole(language: str) -> None:
    """A long number is written smaller rather than cut."""
    page = scores()[f"card-{language}-Anna-best"]()
    assert words(page, "figure/", "/count") == [
        "1234",
        "−1063",
    ]
