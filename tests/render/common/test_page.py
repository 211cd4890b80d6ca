"""What stands on the page of every game: titles on the sky, and letters on badges and plaques."""

from __future__ import annotations

from typing import Final

import pytest

from render.common.atlas import common_atlas
from render.common.page import Light, Page
from render.engine import theme
from render.engine.paint import compose
from tests.render.eyes import contrast

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
