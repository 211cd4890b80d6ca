"""Figures and growth, counted from events that name their seat or seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.games.contract import TurnEnded


def _seats_of(event: Any) -> tuple[int, ...]:
    """Return the seats that an event is about: its `seats`, or its `seat`."""
    own = getattr(event, "seat", None)
    found: tuple[int, ...] = getattr(event, "seats", ()) if own is None else (own,)
    return found


def count_by_seat(
    figures: Sequence[str], count: Callable[[dict[str, int], Any], None], events: Iterable[Any], seats: int
) -> tuple[Mapping[str, int], ...]:
    """Return every figure for each seat; `count` adds an event to the figures of each seat that it is about."""
    counted = tuple(dict.fromkeys(figures, 0) for _ in range(seats))
    for event in events:
        for seat in _seats_of(event):
            count(counted[seat], event)
    return counted


def grow_by_seat(points_of: Callable[[Any], int], events: Iterable[Any], seats: int) -> tuple[tuple[int, ...], ...]:
    """Return each seat's points after each of its turns; `points_of` returns what an event brings its seats."""
    points = [0] * seats
    grown: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        for seat in _seats_of(event):
            points[seat] += points_of(event)
        if isinstance(event, TurnEnded):
            grown[event.seat].append(points[event.seat])
    return tuple(map(tuple, grown))


def points_of_players(view: Any) -> list[int]:
    """Return the points of each seat on the scoring track."""
    return [player.points for player in view.players]
