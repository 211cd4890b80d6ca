"""Fields: each completed city beside a field pays it, once."""

from __future__ import annotations

from bot.games.carcassonne.board import Board, Feature
from bot.games.carcassonne.components import POINTS_A_CITY_BESIDE


def cities_beside(board: Board, field: Feature) -> list[Feature]:
    """List the cities beside a field, each once, in the order of their first tiles."""
    labels = dict.fromkeys(board.labels[number] for number in sorted(field.cities))
    return [board.features[label] for label in labels]


def points_of_field(board: Board, field: Feature) -> int:
    """Return what a field is worth: 3 points for each completed city beside it."""
    return POINTS_A_CITY_BESIDE * sum(city.completed for city in cities_beside(board, field))
