"""Games for illustration, always the same ones, played by novices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Final, NamedTuple

from bot.games import palazzo
from bot.games.palazzo.events import Event
from bot.games.palazzo.position import PalazzoPosition
from bot.games.palazzo.rules import actors, legal, play
from bot.games.palazzo.setup import deal
from bot.games.palazzo.view import view_with_memory

NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante")
SEED: Final = 9


class ShowcaseMoment(NamedTuple):
    """A position after an action, and the events of that action and of those before it in the same turn."""

    position: PalazzoPosition
    events: tuple[Event, ...]


@cache
def play_game(seats: int, seed: int) -> tuple[ShowcaseMoment, ...]:
    """Play a game to its end, and return the moments after its actions."""
    chance = Random(seed)
    position, turn = deal(seats, {}, chance), 0
    choose = palazzo.GAME.computers.players["novice"].choose
    moments: list[ShowcaseMoment] = []
    events: tuple[Event, ...] = ()
    while actors(position):
        (seat,) = actors(position)
        action = choose(view_with_memory(position, seat), seat, legal(position, seat), chance)
        done = play(position, seat, action, chance)
        events = done.events if position.turn != turn else (*events, *done.events)
        position, turn = done.position, position.turn
        moments.append(ShowcaseMoment(position, events))
    return tuple(moments)


def events_of_game(seats: int, seed: int) -> list[Event]:
    """Return all events of a game: those of the last moment of each turn."""
    moments = play_game(seats, seed)
    later = (*(each.events for each in moments[1:]), ())
    ends = (each for each, then in zip(moments, later, strict=True) if then[: len(each.events)] != each.events)
    return [event for each in ends for event in each.events]


def moment(seats: int, seed: int, fits: Callable[[PalazzoPosition], bool], share: float = 0.5) -> ShowcaseMoment:
    """Return the moment that fits nearest to a share of a game's length, in the first game from a seed on with one."""
    found: list[int] = []
    for one in count(seed):
        moments = play_game(seats, one)
        if found := [number for number, each in enumerate(moments[:-1]) if fits(each.position)]:
            break
    return moments[min(found, key=lambda number: abs(number - share * len(moments)))]
