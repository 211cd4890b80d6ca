"""The game that a lesson follows: scripted, played by the rules, and divided into turns and moments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple

from bot.games.chance import Chance, FixedChance
from bot.games.contract import A, P, Played


class LessonMoment(NamedTuple, Generic[P, A]):
    """An action of the game: the position before it, its events and its draws."""

    position: P
    seat: int
    action: A
    events: tuple[Any, ...]
    drawn: Sequence[Any] = ()


class ScriptedGame(NamedTuple, Generic[P, A]):
    """A game that was played from its script."""

    turns: tuple[tuple[LessonMoment[P, A], ...], ...]
    end: P
    """The position after all turns."""

    def events(self, start: tuple[int, int] = (0, 0), end: tuple[int, int] | None = None) -> tuple[Any, ...]:
        """Return the events from one moment up to another, each given by its turn and its index there."""
        return tuple(
            event
            for turn, moments in enumerate(self.turns)
            for place, moment in enumerate(moments)
            if start <= (turn, place) and (end is None or (turn, place) < end)
            for event in moment.events
        )


def play_script(
    position: P,
    script: Iterable[Iterable[tuple[A, Sequence[Any]]]],
    actors: Callable[[P], tuple[int, ...]],
    play: Callable[[P, int, A, Chance], Played[P]],
) -> ScriptedGame[P, A]:
    """Play a game turn by turn, each action with its draws and checked by the rules."""
    turns = []
    for actions in script:
        moments = []
        for action, drawn in actions:
            (seat,) = actors(position)
            played = play(position, seat, action, FixedChance(drawn))
            moments.append(LessonMoment(position, seat, action, played.events, drawn))
            position = played.position
        turns.append(tuple(moments))
    return ScriptedGame(tuple(turns), position)
