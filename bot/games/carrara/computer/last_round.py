"""How a game ends whose last round is on: who has had their last turn has their score, the others one turn more."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from bot.games.carrara.building import payments
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COINS_A_POINT,
    MARKERS,
    NO_OBJECTS,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
    TYPES,
    Objects,
)
from bot.games.carrara.ending import breakdown, final_scoring
from bot.games.carrara.position import Built, Player, Position
from bot.games.carrara.scoring import (
    Gain,
    gain,
    gain_of_category,
    in_city,
    of_type,
    scorable_categories,
    scorable_types,
    scored_by,
    with_gain,
)
from bot.games.game import Forecast

CLOSE = 1.5
"""Points by which who wins a last round that is foreseen so simply can easily differ."""


def last_round(position: Position) -> Forecast:
    """Tell how the game is expected to end: each seat still to move adds the most that it can in one turn."""
    scores = [float(score) for score in final_scoring(position).scores]
    for seat in range(position.turn, len(scores)):
        scores[seat] += best_turn(position, position.players[seat])
    weights = [exp((score - max(scores)) / CLOSE) for score in scores]
    total = sum(weights)
    return Forecast(tuple([weight / total for weight in weights]), tuple(scores))


def best_turn(position: Position, player: Player) -> float:
    """Tell how many points the best last turn brings, an object bought with it."""
    if position.cards is not None:
        now = breakdown(player, position.cards)["total"]
        return max(breakdown(after, position.cards)["total"] for after in _last_turns(position, player)) - now
    blocks = sum(player.blocks)
    costs = [building.cost for building in position.display if building.cost <= blocks]
    worths = [_worth(player.coins, Gain(0, cost, NO_OBJECTS)) for cost in (0, *costs)]
    if player.scorings < MARKERS:
        for name in TYPES:
            if name not in player.types_scored:
                worths.append(_worth(player.coins, gain(of_type(player.buildings, name), position.supply)))
        for city in CITIES:
            there = in_city(player.buildings, city)
            if len(there) >= BUILDINGS_TO_SCORE[city] and scored_by(position.players, city) is None:
                worths.append(_worth(player.coins, gain(there, position.supply)))
    return max(worths)


def _last_turns(position: Position, player: Player) -> Iterator[Player]:
    """Go through what a player may have after a last turn of building or scoring, with and without an object bought."""
    for after in (player, *_built(position, player), *_scored(position, player)):
        yield after
        if after.coins >= OBJECT_PRICE:
            for item in position.on_sale:
                objects = list(after.objects)
                objects[item] += 1
                yield after._replace(coins=after.coins - OBJECT_PRICE, objects=Objects(*objects))


def _built(position: Position, player: Player) -> Iterator[Player]:
    for building in position.display + position.great:
        for city in CITIES:
            if payments(player.blocks, building.cost, city):
                yield player._replace(buildings=(*player.buildings, Built(building, city)))


def _scored(position: Position, player: Player) -> Iterator[Player]:
    for name in scorable_types(player):
        gained = gain(of_type(player.buildings, name), position.supply)
        yield with_gain(player._replace(types_scored=(*player.types_scored, name)), gained)
    free = [city for city in CITIES if scored_by(position.players, city) is None]
    for city in free if player.scorings < MARKERS else ():
        if len(there := in_city(player.buildings, city)) >= BUILDINGS_TO_SCORE[city]:
            gained = gain(there, position.supply)
            yield with_gain(player._replace(cities_scored=(*player.cities_scored, city)), gained)
    for category in scorable_categories(player):
        gained = gain_of_category(player.buildings, category)
        yield with_gain(player._replace(categories_scored=(*player.categories_scored, category)), gained)


def _worth(coins: int, gained: Gain) -> float:
    """Tell the points of a gain, with the object that the coins then buy."""
    after = coins + gained.coins
    points = gained.points + POINTS_AN_OBJECT * sum(gained.objects)
    if after >= OBJECT_PRICE:
        points += POINTS_AN_OBJECT
        after -= OBJECT_PRICE
    return points + after // COINS_A_POINT - coins // COINS_A_POINT
