"""The game that a lesson follows: scripted, played by the rules, and divided into turns and moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

P = TypeVar("P")
A = TypeVar("A")


class LessonMoment(NamedTuple, Generic[P, A]):
    """An action of the game: the position before it, its events and its draws."""

    position: P
    seat: int
    action: A
    events: tuple[Any, ...]
    drawn: tuple[Any, ...] = ()


def events_between(
    turns: Sequence[Sequence[LessonMoment[Any, Any]]], start: tuple[int, int], end: tuple[int, int]
) -> tuple[Any, ...]:
    """Return the events from one moment up to another, each given by its turn and its index there."""
    return tuple(
        event
        for turn, moments in enumerate(turns)
        for place, moment in enumerate(moments)
        if start <= (turn, place) < end
        for event in moment.events
    )
