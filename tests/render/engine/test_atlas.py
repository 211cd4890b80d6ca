"""Sprites and letters as the painter gets them."""

from __future__ import annotations

from render.common.atlas import common_atlas
from render.engine.fonts import mask


def test_letters_are_drawn_in_their_own_script() -> None:
    """A line of text is drawn whole, in the fonts of its scripts, and only once."""
    letters = common_atlas().letters("Anna \u2068مرحبا\u2069", "serif", 40)

    assert letters.tobytes() == mask("Anna \u2068مرحبا\u2069", "serif", 40).tobytes()
    assert common_atlas().letters("Anna \u2068مرحبا\u2069", "serif", 40) is letters
