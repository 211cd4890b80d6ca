"""How the points of a game grew, from what happened in it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.carrara.events import CategoryScored, CityScored, EndAnnounced, Event, TurnEnded, TypeScored


def growth(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Tell for each seat its points on the scoring track after each of its turns."""
    points = [0] * seats
    grown: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        if isinstance(event, TypeScored | CityScored | CategoryScored | EndAnnounced):
            points[event.seat] += event.points
        elif isinstance(event, TurnEnded):
            grown[event.seat].append(points[event.seat])
    return tuple(map(tuple, grown))
