"""Sprites and letters as the painter gets them."""

from __future__ import annotations

from render.common.atlas import common_atlas
from render.engine.fonts import mask


def test_letters_are_drawn_in_their_own_script() -> None:
    """A line of text is drawn whole, in the fonts of its scripts, and only once."""
    word = "Anna \u2068مرحبا\u2069"
    letters = common_atlas().letters(word, "serif", 40, "#7a1f2b")

    assert letters.getchannel("A").tobytes() == mask(word, "serif", 40).tobytes()
    assert letters.convert("RGB").getcolors() == [(letters.width * letters.height, (0x7A, 0x1F, 0x2B))]
    assert common_atlas().letters(word, "serif", 40, "#7a1f2b") is letters
