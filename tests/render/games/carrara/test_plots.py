"""What stands before the sky: rims that stand out from it, and buildings as large as there is room."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.games.carrara.components import Building, BuildingType
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.ranks import arranged
from tests.render.eyes import contrast


@pytest.mark.parametrize("sprite", ["banner-white", "banner-yellow", "town-white"])
def test_bright_things_have_a_dark_rim(sprite: str) -> None:
    """Along the left edge there is everywhere a colour that stands out from the sky."""
    width, height = atlas().baked_size(sprite)
    image = atlas().sprite(sprite, width, height, False)
    flat = Image.alpha_composite(Image.new("RGBA", image.size, theme.SKY), image).convert("RGB")
    for y in range(height // 3, height * 2 // 3):
        row = flat.crop((0, y, width // 3, y + 1)).tobytes()
        seen = (f"#{row[at : at + 3].hex()}" for at in range(0, len(row), 3))
        assert max(contrast(each, theme.SKY) for each in seen) >= 3


@pytest.mark.parametrize("cost", [1, 3, 5, 8])
def test_a_building_alone_is_large(cost: int) -> None:
    """It has most of a cell's width, and is whole within it with its cost."""
    cell = Box(0, 0, 122, 182)
    town = arranged((Building(BuildingType.CASTELLO, cost),), cell, 44)
    assert town is not None
    (place,) = town.places

    assert place.box.width >= 100
    for each in (place.box, place.tag):
        assert cell.x - 3 <= each.x < each.right <= cell.right + 3
        assert cell.y <= each.y < each.bottom <= cell.bottom
