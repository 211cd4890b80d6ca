"""The novice's estimates of what things are worth, all in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from bot.games.carrara.components import (
    BUILDINGS,
    BUILDINGS_TO_SCORE,
    CITIES,
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    POINTS_AN_OBJECT,
    POINTS_FOR_ANNOUNCING,
    SCORINGS_TO_ANNOUNCE,
    TYPES,
    Blocks,
    Building,
    City,
)
from bot.games.carrara.position import Built
from bot.games.carrara.scoring import Gain, gain, in_city, of_type, scored_by
from bot.games.carrara.view import PublicPlayer, SeatView

BLOCK_WORTH = (3.6, 2.8, 2.3, 1.7, 1.1, 0.8)
"""By colour, at the beginning of a game: what a block is worth before it is built with."""
COIN_WORTH = 0.6
"""What a coin is worth for buying blocks, at the beginning of a game."""
ENOUGH_COINS = 16
"""More coins than this buy nothing that matters."""
MARKER_WORTH = 10.0
"""What a scoring should gain for its marker at the beginning of a game."""
TYPE_HOPE = 0.5
CITY_HOPE = 0.85
"""How likely a building is to be scored once more, by its type and by its city."""
UNKNOWN_COINS = 10
"""The coins that a hidden hand is assumed to hold."""


def time_left(view: SeatView) -> float:
    """Estimate how much of the game is left: 1 at its beginning, 0 when the end is certain."""
    if view.last_round_by is not None:
        return 0.0
    costs = COSTS_TO_ANNOUNCE[len(view.players)]
    furthest = max(
        (min(1.0, player.scorings / SCORINGS_TO_ANNOUNCE) + min(1.0, player.costs / costs)) / 2
        for player in view.players
    )
    built = 1 - (len(view.display) + view.stack) / len(BUILDINGS)
    return 1 - max(furthest, built)


def coins_worth(coins: int, left: float) -> float:
    """Return what coins are worth: while they can buy blocks, the first ones far more than at the end."""
    return coins / COINS_A_POINT + min(coins, ENOUGH_COINS) * COIN_WORTH * min(1.0, 2 * left)


def marker_worth(left: float) -> float:
    """Return what a scoring should gain for its marker; near the end any scoring is welcome."""
    return MARKER_WORTH * left


def blocks_worth(blocks: Blocks, left: float) -> float:
    """Return what blocks are worth before they are built with; nothing in the last turn."""
    total: float = sum(map(mul, blocks, BLOCK_WORTH))
    return total * min(1.0, 2 * left)


def gain_worth(gained: Gain, held: int, left: float) -> float:
    """Return what coins, points and objects are worth together to someone who holds `held` coins."""
    coins = coins_worth(held + gained.coins, left) - coins_worth(held, left)
    return gained.points + coins + POINTS_AN_OBJECT * sum(gained.objects)


def building_worth(view: SeatView, building: Building, city: City, left: float) -> float:
    """Return what a building in a city is worth: its cost, and what scoring it may gain."""
    me = view.players[view.seat]
    if me.scorings >= MARKERS or left == 0:
        return building.cost
    scored = gain_worth(gain([Built(building, city)], view.supply), view.hand.coins, left)
    hope = 0.0 if building.type in me.types_scored else TYPE_HOPE
    if scored_by(view.players, city) is None:
        there = len(in_city(me.buildings, city)) + 1
        hope += CITY_HOPE * min(1.0, there / BUILDINGS_TO_SCORE[city])
    return building.cost + scored * hope


def best_scoring(view: SeatView, player: PublicPlayer) -> float:
    """Return the most points that a player could gain with one scoring, objects included."""
    if player.scorings >= MARKERS:
        return 0.0
    return max((gain_worth(gain(built, view.supply), 0, 0.0) for built in _scorable(view, player)), default=0.0)


def _scorable(view: SeatView, player: PublicPlayer) -> list[Sequence[Built]]:
    types = [of_type(player.buildings, name) for name in TYPES if name not in player.types_scored]
    cities = [
        there
        for city in CITIES
        if scored_by(view.players, city) is None
        and len(there := in_city(player.buildings, city)) >= BUILDINGS_TO_SCORE[city]
    ]
    return [built for built in (*types, *cities) if built]


def other_score(view: SeatView, seat: int) -> float:
    """Estimate another seat's score if the end were announced now, with the turn that may be left to it."""
    other = view.players[seat]
    score: float = other.points + other.costs + POINTS_AN_OBJECT * _objects_of(view, seat)
    score += (view.open_hands[seat].coins if view.open_hands else UNKNOWN_COINS) // COINS_A_POINT
    return score + best_scoring(view, other) if seat > view.seat else score


def _objects_of(view: SeatView, seat: int) -> float:
    """Return the number of another seat's objects, or its equal share of what all others hold."""
    if view.open_hands:
        return sum(view.open_hands[seat].objects)
    left = sum(view.supply) + len(view.on_sale) + sum(view.hand.objects)
    return (OBJECTS_OF_A_KIND * len(OBJECTS) - left) / (len(view.players) - 1)


def leads(view: SeatView, coins: int) -> bool:
    """Return whether the seat, left with these coins, expects to win if it announces the end now."""
    me = view.players[view.seat]
    mine = me.points + me.costs + POINTS_AN_OBJECT * sum(view.hand.objects) + coins // COINS_A_POINT
    mine += POINTS_FOR_ANNOUNCING
    return all(mine > other_score(view, seat) for seat in range(len(view.players)) if seat != view.seat)
