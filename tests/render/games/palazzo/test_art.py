"""Floors and plaques can be told apart by everyone, also where they are small."""

from __future__ import annotations

from typing import Final

import pytest

from bot.games.palazzo.components import Material
from render.games.palazzo.atlas import atlas
from render.games.palazzo.palazzo import SKY, STONES
from render.games.palazzo.worth import PLAQUES
from tests.render.eyes import APART, EYES, nearest
from tests.render.looks import same_shape, spot

_WALL: Final = 0.36, 0.3
"""A place beside the only window of a floor, between the bands of marble."""
_SMALL: Final = 84
"""The width of floors on a crowded street."""


@pytest.mark.parametrize("eyes", EYES)
def test_materials_differ(eyes: str) -> None:
    assert nearest([spot(atlas(), f"floor-{each}-3-1", *_WALL) for each in Material], EYES[eyes]) >= APART


@pytest.mark.parametrize("windows", [1, 2, 3])
def test_materials_differ_without_colour(windows: int) -> None:
    assert same_shape(atlas(), [f"floor-{each}-3-{windows}" for each in Material], _SMALL, SKY) == []


@pytest.mark.parametrize("material", Material)
def test_shapes_differ_without_colour(material: Material) -> None:
    assert same_shape(atlas(), [f"floor-{material}-3-{windows}" for windows in (1, 2, 3)], _SMALL, SKY) == []
    assert same_shape(atlas(), [sprite for sprite, _ in PLAQUES.values()], 44, STONES) == []


@pytest.mark.parametrize("eyes", EYES)
def test_brick_is_much_darker_than_sandstone(eyes: str) -> None:
    """The two warm walls differ by half as much again, as many cannot tell their hues apart."""
    walls = [spot(atlas(), f"floor-{each}-3-1", *_WALL) for each in (Material.BRICK, Material.SANDSTONE)]
    assert nearest(walls, EYES[eyes]) >= 1.5 * APART
