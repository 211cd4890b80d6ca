"""Everything that must be told apart by its colour, in one table; what is baked is measured as it is baked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from bot.games.carrara.cards.card import CardKind
from bot.games.carrara.components import COLOURS, SEGMENTS, Category
from render.common.podium.rank import MEDALS, PLAIN
from render.engine import theme
from render.games.carrara.art.stone import polar
from render.games.carrara.atlas import atlas
from render.games.carrara.colours import BLOCKS, GROUND
from render.games.carrara.pages import construction, player_board
from render.games.carrara.parts import buildings
from render.games.carrara.parts.cities import town
from tests.render import looks

spot = partial(looks.spot, atlas())
colour = partial(looks.colour, atlas())

_SEATS: Final = range(len(theme.SEATS))
_PICTURE: Final = (0.06, 0.06, 0.94, 0.7)
_BAND: Final = (0.06, 0.78, 0.94, 0.94)
"""The picture and the dark band of a card."""
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
        "seats' plaques": [spot(f"plaque-{seat}", 0.5, 0.5) for seat in _SEATS],
        "seats' names on the podium": theme.PLAQUES,
        "lines of a chart": theme.SEATS,
        "coins and points": [colour("coin"), colour("point")],
        "prices": [spot(each, 0.5, 0.5) for each in ("price", "price-free", "price-short")],
        "cards of city and land": [colour(f"card-{each}", _PICTURE) for each in Category],
        "bands of cards": [colour(f"card-{each}", _BAND) for each in Category],
        "emblems of city and land": [colour(f"category-{each}") for each in Category],
        "costs of city and land": [buildings.TAGS[each][0] for each in Category],
        "cards of buildings of cost 8": [GROUND[each] for each in Category],
        "kinds of card": [spot(f"kind-{each}", *place) for each, place in _KINDS.items()],
        "a bar: empty, filled, and full": [theme.SAND, theme.SEA, theme.OLIVE],
        "the wheel turned, and left as it was": [spot("chevron-turn", 0.17, 0.5), spot("wheel-stayed", 0.26, 0.5)],
        "seals of before, and of now": [spot("seal", 0.5, 0.075), spot("seal-new", 0.5, 0.075)],
        "what was changed, and what came in": [spot("news-corner", 0.5, 0.2), spot("arrived", 0.28, 0.66)],
        "what can be scored after building, and what cannot": [construction.READY[0], construction.NOT_READY[0]],
        "blocks that pay for a building, and others": [construction.PAYS, theme.VEIN],
        "a scoring that is possible, and none": [player_board.EARNS, theme.VEIN],
        "medals, and the disc of a lower rank": [*(spot(f"medal-{rank}", 0.5, 0.62) for rank in (1, 2, 3)), PLAIN],
        "discs of ranks": [*MEDALS, PLAIN],
    }


@cache
def news() -> dict[str, str]:
    """Return the grounds on which something is marked as new, with crimson in a golden glow."""
    places = [polar(0.5, 0.5, 0.25, 60 * segment - 90) for segment in range(SEGMENTS)]
    return {
        "page": theme.TRAVERTINE,
        "shelf": spot("shelf", 0.1, 0.5),
        **{f"segment {segment + 1}": spot("wheel", *place) for segment, place in enumerate(places)},
        **{f"plaque {seat}": spot(f"plaque-{seat}", 0.5, 0.5) for seat in _SEATS},
    }


CHANGED: Final = (town.SKY, town.SKY_LOW, theme.MARBLE, theme.VEIN, construction.READY[0])
"""The grounds on which crimson without a glow marks what is new, or has changed."""
