"""Surfaces: those that let what is behind them be seen."""

from __future__ import annotations

from render.engine.atlas import Atlas
from render.engine.paint import compose
from render.engine.scene import Box, Scene


def test_a_tinted_surface_mixes_its_colour_with_what_is_behind_it() -> None:
    """Only within its box, and as much as it says."""
    scene = Scene(40, "#ffffff")
    scene.height = 20
    scene.plate("pane", Box(10, 5, 20, 10), "#000000", "#ffffff", tint=0.25)
    image = compose(scene, Atlas(()))

    assert image.getpixel((20, 10)) == (191, 191, 191)
    assert {image.getpixel(at) for at in ((9, 10), (30, 10), (20, 4), (20, 15))} == {(255, 255, 255)}
