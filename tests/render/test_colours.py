"""Colours can be told apart by everyone; where some people see them as similar, shapes differ too."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from bot.games.carrara.components import COLOURS, OBJECTS, TYPES
from render.common.podium.page import MARBLE
from render.engine import theme
from render.engine.colours import mix
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities import town
from render.games.carrara.parts.market import dial
from render.games.carrara.parts.score import score_items
from tests.render.eyes import APART, EYES, contrast, distance
from tests.render.looks import alike, differ, on_ground, same_shape, spot
from tests.render.told_apart import CHANGED, news, sets

every_eye = pytest.mark.parametrize("eyes", EYES)
SIGNS = {f"block-{each.key}": (0.49, 0.45) for each in COLOURS} | {
    "block-yellow": (0.31, 0.45),
    "block-blue": (0.38, 0.35),
}
"""Where the sign of each block is cut into it."""


@every_eye
@pytest.mark.parametrize("what", sets())
def test_colours_stay_apart(what: str, eyes: str) -> None:
    """Every two of a set are far apart in colour, for all types of colour vision."""
    found = sets()[what]

    assert [(a, b) for a, b in combinations(found, 2) if distance(a, b, EYES[eyes]) < APART] == []


@every_eye
def test_news_stand_out(eyes: str) -> None:
    """Crimson is far from the gold around it, and one of both from every ground; alone, crimson is far from paper."""
    far = {
        where: max(distance(each, ground, EYES[eyes]) for each in (theme.NEW, theme.GLOW))
        for where, ground in news().items()
    }

    assert distance(theme.NEW, theme.GLOW, EYES[eyes]) >= APART
    assert [where for where, found in far.items() if found < APART] == []
    assert [ground for ground in CHANGED if distance(theme.NEW, ground, EYES[eyes]) < APART] == []


@every_eye
def test_lines_stand_out_from_their_paper(eyes: str) -> None:
    """Every seat's line, or its rim, is far from the paper and from the column of the final scoring."""
    rims = [
        mix(seat, theme.INK, 0.6) if on == theme.INK else seat
        for seat, on in zip(theme.SEATS, theme.ON_SEATS, strict=True)
    ]

    for ground in (theme.MARBLE, theme.GOLD_PALE):
        assert [rim for rim in rims if distance(rim, ground, EYES[eyes]) < APART] == []


@every_eye
@pytest.mark.parametrize(
    ("names", "on"),
    [
        ([f"block-{each.key}" for each in COLOURS], "#d5cab8"),
        ([f"block-{each.key}" for each in COLOURS], theme.VEIN),
        ([f"object-{each.key}" for each in OBJECTS], theme.VEIN),
        ([f"type-{each.key}" for each in TYPES], theme.VEIN),
    ],
    ids=["blocks on the wheel", "blocks of a hand", "objects of a hand", "types"],
)
def test_what_is_missing_is_pale(names: list[str], on: str, eyes: str) -> None:
    """What is faded, since there is none of it, differs clearly from what is there."""
    for name in names:
        first, second = (on_ground(atlas(), name, 48, 48, on, faded=faded) for faded in (False, True))
        assert differ(first, second, EYES[eyes]), name


@every_eye
def test_what_was_bought_leaves_an_outline(eyes: str) -> None:
    """The outline of a block that is gone differs clearly from the block."""
    for each in COLOURS:
        first, second = (on_ground(atlas(), f"{kind}-{each.key}", 60, 60, dial.STONE) for kind in ("block", "gone"))
        assert differ(first, second, EYES[eyes]), each


@every_eye
def test_scored_cities_are_framed_and_tinted(eyes: str) -> None:
    """The sky and the frame of a city that a seat has scored differ clearly from the sky of one that it has not."""
    plain = Image.new("RGB", (90, 90), town.SKY)
    for seat in range(4):
        scored = Image.new("RGB", (90, 90), theme.SEATS[seat])
        scored.paste(mix(town.SKY, theme.SEATS[seat], town.TINT), (4, 4, 86, 86))
        assert differ(plain, scored, EYES[eyes]), seat


@every_eye
def test_parts_of_a_score_look_different(eyes: str) -> None:
    """The icons of a score's parts differ for everyone: by brightness and shape, not only by hue."""
    for shown in (score_items.BASE, score_items.BY_CARDS):
        assert alike(atlas(), [item.sprite for item in shown], 38, MARBLE, EYES[eyes]) == []


@pytest.mark.parametrize(
    ("names", "side"),
    [
        *(([f"{kind}-{each.key}" for each in COLOURS], 46) for kind in ("block",)),
        ([f"seat-{seat}" for seat in range(len(theme.SEATS))], 54),
        (["price", "price-free", "price-short"], 42),
        (["medal-1", "medal-2", "medal-3"], 50),
        *(([f"type-{each.key}" for each in TYPES], side) for side in (36, 58, 90)),
    ],
)
def test_shapes_differ_too(names: list[str], side: int) -> None:
    """Without any colour, no two blocks, badges, tags with prices, medals or types of building look alike."""
    assert same_shape(atlas(), names, side, theme.MARBLE) == []


@pytest.mark.parametrize("name", SIGNS)
def test_the_sign_of_a_block_can_be_seen(name: str) -> None:
    """It has a contrast of 3 : 1 with the block."""
    assert contrast(spot(atlas(), name, *SIGNS[name]), spot(atlas(), name, 0.2, 0.7)) >= 3


def test_simulated_eyes_see_what_is_known_of_them() -> None:
    """Grey stays grey for everyone; without one type of cone, some pairs of colours look much more alike."""
    for eyes in EYES.values():
        assert distance("#808080", "#808080", eyes) == 0
        assert distance("#000000", "#ffffff", eyes) == pytest.approx(100, abs=0.5)
    assert distance("#ff0000", "#008000", EYES["all colours"]) > 100
    assert distance("#b0572f", "#6f7a2f", EYES["all colours"]) > 2 * distance(
        "#b0572f", "#6f7a2f", EYES["deuteranopia"]
    )


def test_mixing_and_contrast() -> None:
    """Equal shares give the middle colour; black on white has the highest contrast."""
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
