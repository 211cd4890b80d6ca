"""What each seat did in a game, counted from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event, FeatureScored, FollowerPlaced, IngotTaken, TurnEnded
from bot.games.carcassonne.position import View

FIGURES = (
    "turns",
    "followers",
    "roads",
    "cities",
    "monasteries",
    "fields",
    "longest_road",
    "largest_city",
    "best",
    "ingots",
)
"""Turns; followers set; features that brought points, by kind; the most tiles of such a road and of such a city; the
most points that a feature brought; ingots taken."""

_FEATURES = {Kind.ROAD: "roads", Kind.CITY: "cities", Kind.MONASTERY: "monasteries", Kind.FIELD: "fields"}
_SIZES = {Kind.ROAD: "longest_road", Kind.CITY: "largest_city"}


def count_figures(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """Return every figure for each seat, from the events of all effective moves, in order."""
    counted = tuple(dict.fromkeys(FIGURES, 0) for _ in range(seats))
    for event in events:
        match event:
            case TurnEnded(seat):
                counted[seat]["turns"] += 1
            case FollowerPlaced(seat):
                counted[seat]["followers"] += 1
            case IngotTaken(seat):
                counted[seat]["ingots"] += 1
            case FeatureScored():
                for seat in event.seats:
                    _count_feature(counted[seat], event)
    return counted


def _count_feature(own: dict[str, int], event: FeatureScored) -> None:
    own[_FEATURES[event.feature]] += 1
    own["best"] = max(own["best"], event.points)
    if event.feature in _SIZES:
        size = _SIZES[event.feature]
        own[size] = max(own[size], len(event.places))


def growth(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Return for each seat its points on the scoring track after each of its turns; the end scores after the last."""
    points = [0] * seats
    grown: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, FeatureScored):
            for seat in event.seats:
                points[seat] += event.points
        elif isinstance(event, TurnEnded):
            grown[event.seat].append(points[event.seat])
    return tuple(map(tuple, grown))


def points_of_seats(view: View) -> list[int]:
    """Return the points of each seat on the scoring track."""
    return [player.points for player in view.players]
