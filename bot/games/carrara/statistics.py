"""What each seat did in a game, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
)
from bot.games.carrara.view import View
from bot.games.contract import GameEnded, TurnEnded

FIGURES = (
    "turns",
    "blocks",
    "spent",
    "buildings",
    "costs",
    "types",
    "cities",
    "specials",
    "points",
    "best",
    "coins",
    "objects",
)
"""Turns; blocks bought, and coins spent; buildings and the sum of their costs; scorings of types and of cities, special
ones (expansion), the points of all these and of the best one, the coins that they gained; objects, those scored and
those bought."""
_SCORED = {TypeScored: "types", CityScored: "cities", CategoryScored: "specials"}


def count_figures(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """Return every figure for each seat, from the events of all effective moves, in order."""
    counted = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    for event in events:
        if not isinstance(event, GameEnded):
            _count(counted[event.seat], event)
    return counted


def _count(own: dict[str, int], event: Event) -> None:
    match event:
        case TurnEnded():
            own["turns"] += 1
        case BlocksTaken():
            own["blocks"] += sum(event.blocks)
            own["spent"] += event.price
        case ObjectBought():
            own["objects"] += 1
            own["spent"] += event.price
        case BuildingBuilt():
            own["buildings"] += 1
            own["costs"] += event.building.cost
        case TypeScored() | CityScored() | CategoryScored():
            own[_SCORED[type(event)]] += 1
            own["points"] += event.points
            own["best"] = max(own["best"], event.points)
            own["coins"] += event.coins
            own["objects"] += 0 if isinstance(event, CategoryScored) else sum(event.objects)


def growth(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Return for each seat its points on the scoring track after each of its turns."""
    points = [0] * seats
    grown: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, TypeScored | CityScored | CategoryScored | EndAnnounced):
            points[event.seat] += event.points
        elif isinstance(event, TurnEnded):
            grown[event.seat].append(points[event.seat])
    return tuple(map(tuple, grown))


def points_of_seats(view: View) -> list[int]:
    """Return the points of each seat on the scoring track."""
    return [player.points for player in view.players]
