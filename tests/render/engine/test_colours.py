"""Colours can be told apart by everyone; where some people see them as similar, shapes differ too."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from PIL import ImageChops

from bot.games.carrara.components import COLOURS, TYPES
from render.engine import theme
from render.engine.colours import mix
from render.games.carrara.atlas import atlas
from tests.render.eyes import APART, EYES, SETS, contrast, distance, seen


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("colours", SETS)
def test_colours_stay_apart(colours: str, eyes: str) -> None:
    """Every two blocks, players and currencies are far apart in colour, for all types of colour vision."""
    near = [(a, b) for a, b in combinations(SETS[colours], 2) if distance(a, b, EYES[eyes]) < APART]

    assert near == []


def test_simulated_eyes_see_what_is_known_of_them() -> None:
    """Grey stays grey for everyone; without one type of cone, some pairs of colours look much more alike."""
    for eyes in EYES.values():
        assert distance("#808080", "#808080", eyes) == 0
        assert distance("#000000", "#ffffff", eyes) == pytest.approx(100, abs=0.5)
    assert distance("#ff0000", "#008000", EYES["all colours"]) > 100
    assert distance("#b0572f", "#6f7a2f", EYES["all colours"]) > 2 * distance(
        "#b0572f", "#6f7a2f", EYES["deuteranopia"]
    )


def test_blocks_have_marks_of_their_own() -> None:
    """Even without colour, no two blocks look alike."""
    names = [f"block-{colour}" for colour in COLOURS]
    assert _alike(names, 46, theme.MARBLE) == []


def test_badges_have_shapes_of_their_own() -> None:
    """Players can also be told apart by the outlines of their badges."""
    assert _alike([f"seat-{seat}" for seat in range(len(theme.SEATS))], 54, theme.MARBLE) == []


@pytest.mark.parametrize("side", [36, 58, 90])
def test_buildings_have_silhouettes_of_their_own(side: int) -> None:
    """Filled with black, no two types of building look alike, at any size."""
    assert _alike([f"type-{each}" for each in TYPES], side, theme.WHITE) == []


def test_mixing_and_contrast() -> None:
    """Equal shares give the middle colour; black on white has the highest contrast."""
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def _alike(names: Sequence[str], side: int, on: str) -> list[tuple[str, str]]:
    """List the pairs of sprites of which less than a twentieth differs in brightness."""
    images = {name: seen(atlas(), name, side, on) for name in names}
    return [
        (a, b)
        for a, b in combinations(names, 2)
        if sum(step > 24 for step in ImageChops.difference(images[a], images[b]).tobytes()) < 0.05 * side * side
    ]
