"""What a seat would have after each scoring that it could do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.carrara.position import Player, Position
from bot.games.carrara.scoring import (
    Gain,
    gain,
    gain_of_category,
    in_city,
    of_type,
    scorable_categories,
    scorable_cities,
    scorable_types,
    with_gain,
)


class Scored(NamedTuple):
    """A scoring, with its gain paid out."""

    after: Player
    gained: Gain
    of_a_type: bool


def after_scoring(position: Position, player: Player) -> Iterator[Scored]:
    """Yield all scorings that a player's markers allow: of types, of cities, with the expansion of categories."""
    for name in scorable_types(player):
        gained = gain(of_type(player.buildings, name), position.supply)
        yield Scored(with_gain(player._replace(types_scored=(*player.types_scored, name)), gained), gained, True)
    for city in scorable_cities(position.players, player):
        gained = gain(in_city(player.buildings, city), position.supply)
        yield Scored(with_gain(player._replace(cities_scored=(*player.cities_scored, city)), gained), gained, False)
    for category in scorable_categories(player) if position.cards is not None else ():
        gained = gain_of_category(player.buildings, category)
        marked = player._replace(categories_scored=(*player.categories_scored, category))
        yield Scored(with_gain(marked, gained), gained, False)
