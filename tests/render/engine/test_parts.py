"""Sprites in parts, and surfaces made of strips."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from render.engine.paint import draw_plate
from render.engine.parts import parts_of
from render.engine.scene import Box, Plate


def _disc(side: int) -> Image.Image:
    image = Image.linear_gradient("L").resize((side, side)).convert("RGBA")
    alpha = Image.new("L", (4 * side, 4 * side))
    ImageDraw.Draw(alpha).ellipse((0, 0, 4 * side, 4 * side), 255)
    image.putalpha(alpha.resize((side, side)))
    return image


@pytest.mark.parametrize(("side", "parts"), [(60, 1), (131, 5), (200, 5)])
def test_parts_make_up_the_sprite(side: int, parts: int) -> None:
    """A sprite pasted in parts looks as it does pasted whole; only in a large one, the middle is a part of its own."""
    sprite = _disc(side)
    whole, pasted = (Image.new("RGB", sprite.size, "#7a1f2b") for _ in range(2))
    whole.paste(sprite, (0, 0), sprite)
    found = parts_of(sprite)
    for part in found:
        pasted.paste(part.image, (part.x, part.y), part.mask)

    assert pasted.tobytes() == whole.tobytes()
    assert len(found) == parts
    assert [part.mask is None for part in found] == [parts > 1] + [False] * (parts - 1)


@pytest.mark.parametrize("width", [60, 128, 129, 500])
def test_all_columns_of_a_gradient_are_the_same(width: int) -> None:
    """A surface whose colour changes from top to bottom looks the same all across, and ends where it should."""
    canvas = Image.new("RGB", (width + 20, 120))
    draw_plate(canvas, Plate("sky", Box(10, 10, width, 100), "#d9eaf4", "#000000", 0, "", "#fbf8ef"))
    sky = canvas.crop((10, 10, 10 + width, 110))

    assert canvas.getbbox() == (10, 10, 10 + width, 110)
    assert sky.tobytes() == sky.crop((0, 0, 1, 100)).resize(sky.size, Image.Resampling.NEAREST).tobytes()
    assert (sky.getpixel((0, 0)), sky.getpixel((0, 99))) == ((0xD9, 0xEA, 0xF4), (0xFB, 0xF8, 0xEF))
