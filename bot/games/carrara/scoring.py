"""Scoring types of building and cities (pages 7 to 9), and with the expansion categories."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from bot.games.carrara.actions import Reason, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CATEGORIES,
    CITIES,
    CURRENCIES,
    MARKERS,
    NO_OBJECTS,
    TYPES,
    VALUES,
    BuildingType,
    Category,
    City,
    Currency,
    Objects,
)
from bot.games.carrara.events import CategoryScored, CityScored, TypeScored
from bot.games.carrara.position import Board, Built, Phase, Player, Position, with_player
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played


class Gain(NamedTuple):
    """What a scoring gains."""

    coins: int
    points: int
    objects: Objects


def gain(scored: Iterable[Built], supply: Objects) -> Gain:
    """Add up cost times value of the city for each building, and an object each while the supply lasts (page 7)."""
    coins = points = 0
    taken = [0] * len(supply)
    for building, city in scored:
        worth = building.cost * VALUES[city]
        if CURRENCIES[city] is Currency.COINS:
            coins += worth
        else:
            points += worth
        if taken[building.object] < supply[building.object]:
            taken[building.object] += 1
    return Gain(coins, points, Objects(*taken))


def of_type(buildings: Iterable[Built], building_type: BuildingType) -> list[Built]:
    """Return the buildings of a type."""
    return [built for built in buildings if built.building.type is building_type]


def in_city(buildings: Iterable[Built], city: City) -> list[Built]:
    """Return the buildings in a city."""
    return [built for built in buildings if built.city is city]


class Marked(Protocol):
    """Anything that has markers on cities, a player or its public part."""

    @property
    def cities_scored(self) -> tuple[City, ...]:
        """The cities that bear its markers."""
        ...


def scored_by(players: Iterable[Marked], city: City) -> int | None:
    """Return the seat whose marker is on a city, if any."""
    return next((seat for seat, player in enumerate(players) if city in player.cities_scored), None)


def check_score_type(position: Position, action: ScoreType) -> None:
    """Raise IllegalAction unless a marker is left, and the type is built and not yet scored (page 7)."""
    player = position.players[position.turn]
    if action.type in player.types_scored:
        raise IllegalAction(Reason.TYPE_SCORED, type=action.type)
    if not of_type(player.buildings, action.type):
        raise IllegalAction(Reason.NO_BUILDING_OF_TYPE, type=action.type)
    if player.scorings >= MARKERS:
        raise IllegalAction(Reason.NO_MARKERS_LEFT)


def check_score_city(position: Position, action: ScoreCity) -> None:
    """Raise IllegalAction unless a marker is left, nobody scored the city, and enough is built there (page 8)."""
    player = position.players[position.turn]
    by = scored_by(position.players, action.city)
    if by is not None:
        raise IllegalAction(Reason.CITY_SCORED, city=action.city, by=by)
    need, have = BUILDINGS_TO_SCORE[action.city], len(in_city(player.buildings, action.city))
    if have < need:
        raise IllegalAction(Reason.TOO_FEW_BUILDINGS, city=action.city, need=need, have=have)
    if player.scorings >= MARKERS:
        raise IllegalAction(Reason.NO_MARKERS_LEFT)


def with_type_scored(player: Player, kind: BuildingType, supply: Objects) -> tuple[Player, Gain]:
    """Return what a player has after scoring a type, and what it gained."""
    gained = gain(of_type(player.buildings, kind), supply)
    return with_gain(player._replace(types_scored=(*player.types_scored, kind)), gained), gained


def with_city_scored(player: Player, city: City, supply: Objects) -> tuple[Player, Gain]:
    """Return what a player has after scoring a city, and what it gained."""
    gained = gain(in_city(player.buildings, city), supply)
    return with_gain(player._replace(cities_scored=(*player.cities_scored, city)), gained), gained


def with_category_scored(player: Player, category: Category) -> tuple[Player, Gain]:
    """Return what a player has after scoring a category (expansion), and what it gained."""
    gained = gain_of_category(player.buildings, category)
    return with_gain(player._replace(categories_scored=(*player.categories_scored, category)), gained), gained


def score_type(position: Position, action: ScoreType, _: Chance) -> Played[Position]:
    """Score all own buildings of a type (page 7)."""
    after, gained = with_type_scored(position.players[position.turn], action.type, position.supply)
    event = TypeScored(position.turn, action.type, *gained)
    return Played(_paid_out(position, after, gained), (event,), reveals=False)


def score_city(position: Position, action: ScoreCity, _: Chance) -> Played[Position]:
    """Score all own buildings in a city (page 8)."""
    after, gained = with_city_scored(position.players[position.turn], action.city, position.supply)
    event = CityScored(position.turn, action.city, *gained)
    return Played(_paid_out(position, after, gained), (event,), reveals=False)


def check_score_category(position: Position, action: ScoreCategory) -> None:
    """Raise IllegalAction unless a marker is left, and the category is built and not yet scored (expansion)."""
    if position.cards is None:
        raise IllegalAction(Reason.EXPANSION_ONLY)
    player = position.players[position.turn]
    if action.category in player.categories_scored:
        raise IllegalAction(Reason.CATEGORY_SCORED, category=action.category)
    if not any(building.category is action.category for building, _ in player.buildings):
        raise IllegalAction(Reason.NO_BUILDING_OF_CATEGORY, category=action.category)
    if player.scorings >= MARKERS:
        raise IllegalAction(Reason.NO_MARKERS_LEFT)


def score_category(position: Position, action: ScoreCategory, _: Chance) -> Played[Position]:
    """Score the costs of all own land buildings as points, or of all city buildings as coins (expansion)."""
    after, gained = with_category_scored(position.players[position.turn], action.category)
    event = CategoryScored(position.turn, action.category, gained.coins, gained.points)
    return Played(_paid_out(position, after, gained), (event,), reveals=False)


def gain_of_category(buildings: Iterable[Built], category: Category) -> Gain:
    """Add up the costs of a category's buildings; no objects come with them (expansion)."""
    costs = sum(building.cost for building, _ in buildings if building.category is category)
    return Gain(costs, 0, NO_OBJECTS) if category is Category.CITY else Gain(0, costs, NO_OBJECTS)


def with_gain(player: Player, gained: Gain) -> Player:
    """Return what a player has once a scoring is paid out."""
    return player._replace(
        coins=player.coins + gained.coins,
        points=player.points + gained.points,
        objects=Objects(*(a + b for a, b in zip(player.objects, gained.objects, strict=True))),
    )


def _paid_out(position: Position, player: Player, gained: Gain) -> Position:
    return with_player(
        position,
        player,
        supply=Objects(*(a - b for a, b in zip(position.supply, gained.objects, strict=True))),
        phase=Phase.AFTER_ACTION,
    )


def scorable_types(player: Board) -> list[BuildingType]:
    """List the types that a player can score now."""
    if player.scorings >= MARKERS:
        return []
    built = {building.type for building, _ in player.buildings}
    return [
        building_type for building_type in TYPES if building_type in built and building_type not in player.types_scored
    ]


def scorable_cities(players: Iterable[Marked], player: Board) -> list[City]:
    """List the cities that one of the players can score now."""
    if player.scorings >= MARKERS:
        return []
    built = [city for _, city in player.buildings]
    return [
        city for city in CITIES if built.count(city) >= BUILDINGS_TO_SCORE[city] and scored_by(players, city) is None
    ]


def scorable_categories(player: Board) -> list[Category]:
    """List the categories that a player can score now, at a table with the expansion."""
    if player.scorings >= MARKERS:
        return []
    built = {CATEGORIES[building.type] for building, _ in player.buildings}
    return [category for category in Category if category in built and category not in player.categories_scored]


def can_score(position: Position) -> bool:
    """Return whether the acting seat can score anything."""
    player = position.players[position.turn]
    return bool(
        scorable_types(player)
        or scorable_cities(position.players, player)
        or (position.cards is not None and scorable_categories(player))
    )
