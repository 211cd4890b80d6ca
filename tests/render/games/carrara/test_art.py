"""What is painted can be told apart by everyone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageStat

import render.games.carrara
from render.bake.baking import rendered
from render.bake.sources import drawings
from tests.render.eyes import APART, EYES, contrast, distance

DRAWINGS: Final = drawings(Path(render.games.carrara.__file__).parent)
PICTURE: Final = (0.06, 0.06, 0.94, 0.7)
BAND: Final = (0.06, 0.78, 0.94, 0.94)
WHOLE: Final = (0, 0, 1, 1)
"""Parts of a drawing: left, top, right, bottom as shares of its size."""


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("pair", "part"), [("card", PICTURE), ("card", BAND), ("category", WHOLE)])
def test_city_and_land_stay_apart(pair: str, part: tuple[float, float, float, float], eyes: str) -> None:
    """Cards and emblems of cities and of land are far apart in colour, for all types of colour vision."""
    city, land = (_colour(f"{pair}-{category}", part) for category in ("city", "land"))

    assert distance(city, land, EYES[eyes]) >= APART


@pytest.mark.parametrize("category", ["city", "land"])
def test_a_card_has_a_dark_band_for_white_text(category: str) -> None:
    """White text can be read on the band of a card."""
    assert contrast("#ffffff", _colour(f"card-{category}", BAND)) >= 4.5


def _colour(name: str, part: tuple[float, float, float, float]) -> str:
    """Return the mean colour of what is opaque in a part of a drawing."""
    image = rendered(DRAWINGS[name])
    left, top, right, bottom = part
    image = image.crop(
        (int(left * image.width), int(top * image.height), int(right * image.width), int(bottom * image.height))
    )
    opaque: Image.Image = image.getchannel("A").point(lambda alpha: 255 if alpha > 250 else 0)
    return "#" + "".join(f"{round(value):02x}" for value in ImageStat.Stat(image.convert("RGB"), opaque).mean)
