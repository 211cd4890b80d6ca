"""What a seat would have after each scoring that it could do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.carrara.actions import ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.position import Player, Position
from bot.games.carrara.scoring import (
    Gain,
    scorable_categories,
    scorable_cities,
    scorable_types,
    with_category_scored,
    with_city_scored,
    with_type_scored,
)


class Scored(NamedTuple):
    """A scoring, with its gain paid out."""

    action: ScoreType | ScoreCity | ScoreCategory
    after: Player
    gained: Gain


def after_scoring(position: Position, player: Player) -> Iterator[Scored]:
    """Yield all scorings that a player's markers allow: of types, of cities, with the expansion of categories."""
    for name in scorable_types(player):
        yield Scored(ScoreType(name), *with_type_scored(player, name, position.supply))
    for city in scorable_cities(position.players, player):
        yield Scored(ScoreCity(city), *with_city_scored(player, city, position.supply))
    for category in scorable_categories(player) if position.cards is not None else ():
        yield Scored(ScoreCategory(category), *with_category_scored(player, category))
