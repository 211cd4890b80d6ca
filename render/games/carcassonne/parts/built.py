"""What was built, as a model."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne import Feature, Kind
from render.engine.scene import Box
from render.games.carcassonne.land import SIDE
from render.games.carcassonne.map.scene import segments_of
from render.games.carcassonne.models import model, model_size
from render.games.carcassonne.page import CarcassonnePage

_TILE: Final = 168
"""The greatest width of a tile."""
_ROCK: Final = 24, 0.45
"""The least height of the rock, in units of which a tile has `SIDE`, and a city's greatest as a share of its width."""


def lay_model(page: CarcassonnePage, what: str, feature: Feature, box: Box, on: str) -> None:
    """Lay out a model of a feature on the bottom of a box; the rock of a city is as high as there is room."""
    spots = page.view.board.spots
    pieces = [(spots[place][0], segment, place) for place, segment in segments_of(page.view.board, feature)]
    wide, high = model_size(model(pieces, 0))
    scale = min(_TILE / SIDE, box.width / wide, box.height / (high + _ROCK[0]))
    most = _ROCK[1] * wide if feature.kind is Kind.CITY else 0
    deep = int(max(_ROCK[0], min(most, box.height / scale - high)))
    wide, high = int(wide * scale), int((high + deep) * scale)
    page.icon(what, box.mid_x - wide // 2, box.bottom - high, wide, model(pieces, deep), on, height=high)
