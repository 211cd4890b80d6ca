"""Colours can be told apart by everyone; where some people see them as similar, shapes differ too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations
from typing import Final

import pytest

from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.components import COLOURS, OBJECTS, SEGMENTS, TYPES, Category
from render.common.podium.page import MARBLE
from render.common.podium.rank import MEDALS
from render.engine import theme
from render.engine.colours import mix
from render.games.carrara.art.stone import polar
from render.games.carrara.atlas import atlas
from render.games.carrara.colours import BLOCKS, GROUND, READY
from render.games.carrara.pages import construction
from render.games.carrara.parts import buildings, offers
from render.games.carrara.parts.cities import town
from render.games.carrara.parts.score import score_items
from tests.render import looks
from tests.render.eyes import APART, EYES, contrast, distance
from tests.render.looks import alike, differ, on_ground, same_shape

spot = partial(looks.spot, atlas())
colour = partial(looks.colour, atlas())

_SEATS: Final = range(len(theme.SEATS))
_VIEW: Final = (0.06, 0.06, 0.94, 0.7)
_FOOT: Final = (0.06, 0.78, 0.94, 0.94)
"""The scenery behind a building on a card, and at its foot."""
_KINDS: Final = {
    CardKind.TOP: (0.5, 0.75),
    CardKind.OBJECT: (0.37, 0.75),
    CardKind.BUILDING: (0.22, 0.66),
    CardKind.EXTRA: (0.42, 0.55),
}
"""Where the colour of each kind of card is seen in its emblem."""


@cache
def sets() -> dict[str, Sequence[str]]:
    """Return sets of colours; within each, every two must be told apart."""
    return {
        "blocks": [spot(f"block-{each.key}", 0.2, 0.7) for each in COLOURS],
        "cities' feet": BLOCKS,
        "cities' signs": [spot(f"town-{each.key}", 0.2, 0.8) for each in COLOURS],
        "seats' badges": [spot(f"seat-{seat}", 0.5, 0.72) for seat in _SEATS],
        "seats' plaques and names on the podium": theme.PLAQUES,
        "lines of a chart": theme.SEATS,
        "coins and points": [colour("coin"), colour("point")],
        "prices": [spot(each, 0.5, 0.5) for each in ("price", "price-free", "price-short")],
        "cards of city and land": [colour(f"card-{each}", _VIEW) for each in Category],
        "feet of cards": [colour(f"card-{each}", _FOOT) for each in Category],
        "emblems of city and land": [colour(f"category-{each}") for each in Category],
        "costs of city and land": [buildings.TAGS[each][0] for each in Category],
        "cards of buildings of cost 8": [GROUND[each] for each in Category],
        "kinds of card": [spot(f"kind-{each}", *place) for each, place in _KINDS.items()],
        "a bar: empty, filled, and full": [theme.SAND, theme.SEA, theme.OLIVE],
        "the wheel turned, and left as it was": [spot("chevron-turn", 0.17, 0.5), spot("wheel-stayed", 0.26, 0.5)],
        "seals of before, and of now": [spot("seal", 0.5, 0.075), spot("seal-new", 0.5, 0.075)],
        "what was changed, and what came in": [spot("news-corner", 0.5, 0.2), spot("arrived", 0.28, 0.66)],
        "what can be scored after building, and what cannot": [READY, construction.NOT_READY],
        "blocks that pay for a building, and others": [construction.PAYS, theme.VEIN],
        "a scoring that is possible, and none": [offers.EARNS, theme.VEIN],
        "medals": [spot(f"medal-{rank}", 0.5, 0.62) for rank in (1, 2, 3)],
        "discs of ranks": MEDALS,
    }


@cache
def news() -> dict[str, str]:
    """Return the grounds on which something is marked as new, with crimson in a golden glow."""
    places = [polar(0.5, 0.5, 0.25, 60 * segment - 90) for segment in range(SEGMENTS)]
    return {
        "page": theme.TRAVERTINE,
        "shelf": spot("shelf", 0.1, 0.5),
        **{f"segment {segment + 1}": spot("wheel", *place) for segment, place in enumerate(places)},
        **{f"plaque {seat}": theme.PLAQUES[seat] for seat in _SEATS},
    }


CHANGED: Final = (town.SKY, theme.MARBLE, theme.VEIN, READY)
"""The grounds on which crimson without a glow marks what is new, or has changed."""


every_eye = pytest.mark.parametrize("eyes", EYES)
SIGNS = {f"block-{each.key}": (0.49, 0.45) for each in COLOURS} | {
    "block-yellow": (0.31, 0.45),
    "block-blue": (0.38, 0.35),
}
"""Where the sign of each block is cut into it."""


@every_eye
@pytest.mark.parametrize("what", sets())
def test_colours_stay_apart(what: str, eyes: str) -> None:
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
    for name in names:
        first, second = (on_ground(atlas(), name, 48, 48, on, faded=faded) for faded in (False, True))
        assert differ(first, second, EYES[eyes]), name


@every_eye
def test_the_tick_of_a_scored_city_stands_out_from_its_pennant(eyes: str) -> None:
    """Its cloth differs clearly from that of a city that has not been scored."""
    tick = on_ground(atlas(), "tick", 29, 29, town.SKY)
    for each in COLOURS:
        plain = on_ground(atlas(), f"town-{each.key}", 44, 50, town.SKY)
        scored = plain.copy()
        scored.paste(tick, (15, 21))
        assert differ(plain, scored, EYES[eyes]), each


@every_eye
def test_parts_of_a_score_look_different(eyes: str) -> None:
    """The icons of a score's parts differ for everyone: by brightness and shape, not only by hue."""
    for shown in (score_items.BASE, score_items.BY_CARDS):
        assert alike(atlas(), [item.sprite for item in shown], 38, MARBLE, EYES[eyes]) == []


@pytest.mark.parametrize(
    ("names", "side"),
    [
        ([f"block-{each.key}" for each in COLOURS], 46),
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
    assert contrast(spot(name, *SIGNS[name]), spot(name, 0.2, 0.7)) >= 3
