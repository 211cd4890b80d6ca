"""What each seat did in a game, counted from its events."""

from __future__ import annotations

from functools import partial

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
from bot.games.contract import TurnEnded
from bot.games.statistics import count_by_seat, grow_by_seat

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
_SCORED_FIGURES = {TypeScored: "types", CityScored: "cities", CategoryScored: "specials"}


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
            own[_SCORED_FIGURES[type(event)]] += 1
            own["points"] += event.points
            own["best"] = max(own["best"], event.points)
            own["coins"] += event.coins
            own["objects"] += 0 if isinstance(event, CategoryScored) else sum(event.objects)


def _points_gained(event: Event) -> int:
    """Return what an event brings its seat on the scoring track."""
    return event.points if isinstance(event, TypeScored | CityScored | CategoryScored | EndAnnounced) else 0


count_figures = partial(count_by_seat, FIGURES, _count)
growth = partial(grow_by_seat, _points_gained)
