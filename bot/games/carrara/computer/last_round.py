"""How a game ends whose last round is on: who has had their last turn has their score, the others one turn more."""

from __future__ import annotations

from math import exp

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    COINS_A_POINT,
    MARKERS,
    NO_OBJECTS,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
    TYPES,
)
from bot.games.carrara.ending import final_scoring
from bot.games.carrara.position import Player, Position
from bot.games.carrara.scoring import Gain, gain, in_city, of_type, scored_by
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


def _worth(coins: int, gained: Gain) -> float:
    """Tell the points of a gain, with the object that the coins then buy."""
    after = coins + gained.coins
    points = gained.points + POINTS_AN_OBJECT * sum(gained.objects)
    if after >= OBJECT_PRICE:
        points += POINTS_AN_OBJECT
        after -= OBJECT_PRICE
    return points + after // COINS_A_POINT - coins // COINS_A_POINT
