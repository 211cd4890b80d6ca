"""Scoring types of building and cities (pages 7 to 9), and with the expansion categories."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.carrara.actions import CarraraReason, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.cards.card import Cards
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
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
    minus,
    plus,
)
from bot.games.carrara.events import CategoryScored, CityScored, Event, TypeScored
from bot.games.carrara.position import Board, Built, CarraraPhase, CarraraPlayer, CarraraPosition, with_player
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played

Scoring = ScoreType | ScoreCity | ScoreCategory


class Gain(NamedTuple):
    coins: int
    points: int
    objects: Objects


def gain(scored: Iterable[Built], supply: Objects) -> Gain:
    """Add up each building's cost times its city's value, and an object each while the supply lasts (page 7)."""
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


def gain_of_category(buildings: Iterable[Built], category: Category) -> Gain:
    """Add up the costs of a category's buildings; no objects come with them (expansion)."""
    costs = sum(building.cost for building, _ in buildings if building.category is category)
    return Gain(costs, 0, NO_OBJECTS) if category is Category.CITY else Gain(0, costs, NO_OBJECTS)


def buildings_of_type(buildings: Iterable[Built], building_type: BuildingType) -> list[Built]:
    return [built for built in buildings if built.building.type is building_type]


def buildings_in_city(buildings: Iterable[Built], city: City) -> list[Built]:
    return [built for built in buildings if built.city is city]


def buildings_scored(board: Board, action: Scoring) -> list[Built]:
    """Return the buildings that a scoring counts."""
    match action:
        case ScoreType(building_type):
            return buildings_of_type(board.buildings, building_type)
        case ScoreCity(city):
            return buildings_in_city(board.buildings, city)
        case ScoreCategory(category):
            return [built for built in board.buildings if built.building.category is category]


def gain_of(board: Board, action: Scoring, supply: Objects) -> Gain:
    if isinstance(action, ScoreCategory):
        return gain_of_category(board.buildings, action.category)
    return gain(buildings_scored(board, action), supply)


def find_scorer(players: Iterable[Board], city: City) -> int | None:
    """Return the seat whose marker is on a city, if any."""
    return next((seat for seat, player in enumerate(players) if city in player.cities_scored), None)


def free_cities(players: Iterable[Board]) -> tuple[bool, ...]:
    """Return by city whether nobody has scored it."""
    taken = [city for player in players for city in player.cities_scored]
    return tuple([city not in taken for city in CITIES])


def scorings(player: Board, free: Sequence[bool], cards: Cards | None) -> list[Scoring]:
    """List what a player can score now: types, then cities that are free, with the expansion categories."""
    if player.scorings >= MARKERS:
        return []
    types = {building.type for building, _ in player.buildings} - {*player.types_scored}
    found: list[Scoring] = [ScoreType(each) for each in TYPES if each in types]
    cities = [city for _, city in player.buildings]
    for city in CITIES:
        if cities.count(city) >= BUILDINGS_TO_SCORE[city] and free[city]:
            found.append(ScoreCity(city))
    if cards is not None:
        categories = {building.category for building, _ in player.buildings} - {*player.categories_scored}
        found += [ScoreCategory(each) for each in Category if each in categories]
    return found


def can_score(position: CarraraPosition) -> bool:
    """Return whether the acting seat can score anything."""
    return bool(scorings(position.mover, free_cities(position.players), position.cards))


def check_score(position: CarraraPosition, action: Scoring) -> None:
    """Raise IllegalAction unless a marker is left, and the space is still free and enough is built (pages 7 and 8)."""
    player = position.mover
    have = len(buildings_scored(player, action))
    match action:
        case ScoreType(building_type):
            if building_type in player.types_scored:
                raise IllegalAction(CarraraReason.TYPE_SCORED, type=building_type)
            if not have:
                raise IllegalAction(CarraraReason.NO_BUILDING_OF_TYPE, type=building_type)
        case ScoreCity(city):
            if (by := find_scorer(position.players, city)) is not None:
                raise IllegalAction(CarraraReason.CITY_SCORED, city=city, by=by)
            if have < (need := BUILDINGS_TO_SCORE[city]):
                raise IllegalAction(CarraraReason.TOO_FEW_BUILDINGS, city=city, need=need, have=have)
        case ScoreCategory(category):
            if position.cards is None:
                raise IllegalAction(CarraraReason.EXPANSION_ONLY)
            if category in player.categories_scored:
                raise IllegalAction(CarraraReason.CATEGORY_SCORED, category=category)
            if not have:
                raise IllegalAction(CarraraReason.NO_BUILDING_OF_CATEGORY, category=category)
    if player.scorings >= MARKERS:
        raise IllegalAction(CarraraReason.NO_MARKERS_LEFT)


def apply_scoring(player: CarraraPlayer, action: Scoring, supply: Objects) -> CarraraPlayer:
    return pay_out(player, action, gain_of(player, action, supply))


def pay_out(player: CarraraPlayer, action: Scoring, gained: Gain) -> CarraraPlayer:
    """Return a player with a scoring marked and its gain paid out."""
    coins, blocks, objects, points, buildings, types, cities, categories = player
    match action:
        case ScoreType(building_type):
            types = (*types, building_type)
        case ScoreCity(city):
            cities = (*cities, city)
        case ScoreCategory(category):
            categories = (*categories, category)
    objects = plus(objects, gained.objects)
    return CarraraPlayer(
        coins + gained.coins, blocks, objects, points + gained.points, buildings, types, cities, categories
    )


def score(position: CarraraPosition, action: Scoring, _: Chance) -> Played[CarraraPosition]:
    """Score all own buildings of a type or in a city, or the costs of a category."""
    seat, player = position.turn, position.mover
    gained = gain_of(player, action, position.supply)
    event: Event
    match action:
        case ScoreType(building_type):
            event = TypeScored(seat, building_type, *gained)
        case ScoreCity(city):
            event = CityScored(seat, city, *gained)
        case ScoreCategory(category):
            event = CategoryScored(seat, category, gained.coins, gained.points)
    after = with_player(
        position,
        pay_out(player, action, gained),
        supply=minus(position.supply, gained.objects),
        phase=CarraraPhase.AFTER_ACTION,
    )
    return Played(after, (event,))
