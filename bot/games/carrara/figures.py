"""The figures of a game: what each seat did in it, counted from what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    Event,
    ObjectBought,
    TurnEnded,
    TypeScored,
)

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
ones (expansion), the points of all these and of the best one, the coins that they brought; objects, those scored and
those bought."""

_Counted = TurnEnded | BlocksTaken | BuildingBuilt | TypeScored | CityScored | CategoryScored | ObjectBought


def figures(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """Count for each seat what FIGURES names, from the events of all moves that stand, in their order."""
    counted = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    for event in events:
        if isinstance(event, _Counted):
            _count(counted[event.seat], event)
    return counted


def _count(own: dict[str, int], event: _Counted) -> None:
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
        case TypeScored() | CityScored():
            own["types" if isinstance(event, TypeScored) else "cities"] += 1
            own["points"] += event.points
            own["best"] = max(own["best"], event.points)
            own["coins"] += event.coins
            own["objects"] += sum(event.objects)
        case CategoryScored():
            own["specials"] += 1
            own["points"] += event.points
            own["best"] = max(own["best"], event.points)
            own["coins"] += event.coins
