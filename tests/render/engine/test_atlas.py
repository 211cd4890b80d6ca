"""Sprites and letters as the painter gets them."""

from __future__ import annotations

from render.common.atlas import common_atlas
from render.engine.fonts import mask
from render.engine.paint import compose, paint
from render.engine.scene import Box, Scene


def test_letters_are_drawn_in_their_own_script() -> None:
    """A line of text is drawn whole, in the fonts of its scripts, and only once."""
    word = "Anna \u2068مرحبا\u2069"
    letters = common_atlas().letters(word, "serif", 40, "#7a1f2b")

    assert letters.getchannel("A").tobytes() == mask(word, "serif", 40).tobytes()
    assert letters.convert("RGB").getcolors() == [(letters.width * letters.height, (0x7A, 0x1F, 0x2B))]
    assert common_atlas().letters(word, "serif", 40, "#7a1f2b") is letters


def test_pictures_leave_nothing_for_the_next_one() -> None:
    """A thread draws one picture over the last one of the same size, and none over what it has given away."""
    scenes = list[Scene]()
    for colour in ("#7a1f2b", "#2b1f7a"):
        scene = Scene(60, "#efe3cb")
        scene.height = 40
        scene.plate(colour, Box(len(scenes) * 20, 10, 20, 20), colour, "#efe3cb")
        scenes.append(scene)
    first, second = (compose(scene, common_atlas()).tobytes() for scene in scenes)
    painted = [paint(scene, common_atlas()) for scene in scenes]
    mine = compose(scenes[0], common_atlas())

    assert [paint(scene, common_atlas()) for scene in scenes] == painted
    assert [compose(scene, common_atlas()).tobytes() for scene in scenes] == [first, second]
    assert mine.tobytes() == first
