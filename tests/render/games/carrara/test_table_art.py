"""What is drawn for the table stands out on it and can be told apart by everyone, as it is baked."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.components import COLOURS
from render.engine import theme
from render.engine.sheet import Sheet
from render.games import carrara
from render.games.carrara.art.stone import polar
from tests.render.eyes import APART, EYES, contrast, distance

SHEET: Final = Sheet(Path(carrara.__file__).parent)
BLOCKS: Final = [f"block-{each.key}" for each in COLOURS]
TOLD_APART: Final = {
    "blocks": (BLOCKS, (0.2, 0.7)),
    "banners": ([f"banner-{each.key}" for each in COLOURS], (0.5, 0.3)),
    "towns": ([f"town-{each.key}" for each in COLOURS], (0.2, 0.8)),
    "prices": (["price", "price-free", "price-unknown", "price-short"], (0.5, 0.5)),
    "kinds of card": ([f"kind-{each}" for each in CardKind], (0.18, 0.75)),
    "arrows": (["chevron-turn", "wheel-stayed"], (0.17, 0.5)),
    "seals": (["seal", "seal-new"], (0.5, 0.075)),
}
"""What must be told apart, and where in a sprite its colour is seen, as shares of width and height."""
WRITTEN: Final = {
    "price": theme.INK,
    "price-free": theme.WHITE,
    "price-unknown": theme.INK,
    "price-short": theme.WHITE,
    "seal": theme.INK,
    "seal-new": theme.INK,
    "wheel-hub": theme.WHITE,
    "banner-white": theme.INK,
    "banner-yellow": theme.INK,
    "banner-red": theme.WHITE,
    "banner-green": theme.INK,
    "banner-blue": theme.WHITE,
    "banner-black": theme.WHITE,
}
"""What is written on, and in which colour."""


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("what", TOLD_APART)
def test_sprites_stay_apart(what: str, eyes: str) -> None:
    """Every two sprites of a kind are far apart in colour, for all types of colour vision."""
    names, place = TOLD_APART[what]
    seen = {name: _colour(SHEET.cut(name), *place) for name in names}
    near = [pair for pair in combinations(names, 2) if distance(seen[pair[0]], seen[pair[1]], EYES[eyes]) < APART]

    assert near == []


@pytest.mark.parametrize("side", [24, 40, 64])
@pytest.mark.parametrize("name", BLOCKS)
def test_blocks_stand_out(name: str, side: int) -> None:
    """A block's outline has a contrast of 3 : 1 with the page and with the stone of every segment; its sign with it."""
    block = SHEET.cut(name).resize((side, side), Image.Resampling.LANCZOS)
    grounds = [theme.TRAVERTINE, *_stones()]

    assert min(max(contrast(each, ground) for each in _edge(block, ground)) for ground in grounds) >= 3
    assert contrast(_colour(block, *_SIGNS[name]), _colour(block, 0.2, 0.7)) >= 3


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_on_is_calm(name: str) -> None:
    """Letters have a contrast of 4.5 : 1 with every spot of the middle of what they are written on."""
    sprite = SHEET.cut(name)
    spots = [_colour(sprite, x / 20, y / 20) for x in range(7, 14) for y in range(7, 14)]

    assert min(contrast(WRITTEN[name], spot) for spot in spots) >= 4.5


_SIGNS: Final = dict.fromkeys(BLOCKS, (0.49, 0.45)) | {"block-yellow": (0.31, 0.45), "block-blue": (0.38, 0.35)}


def _colour(sprite: Image.Image, x: float, y: float, on: str = theme.TRAVERTINE) -> str:
    """Return the colour of a spot of a sprite, as it is seen on a ground."""
    ground = Image.new("RGBA", sprite.size, on)
    ground.alpha_composite(sprite)
    left, top = int(x * sprite.width), int(y * sprite.height)
    return f"#{ground.convert('RGB').crop((left, top, left + 1, top + 1)).tobytes().hex()}"


def _edge(block: Image.Image, on: str) -> list[str]:
    return [_colour(block, x / block.width, 0.5, on) for x in range(block.width // 6 + 1)]


def _stones() -> list[str]:
    """Return the colour of each segment's stone."""
    wheel = SHEET.cut("wheel")
    places = [polar(0.5, 0.5, 0.25, 60 * segment - 90) for segment in range(6)]
    return [_colour(wheel, x, y) for x, y in places]
