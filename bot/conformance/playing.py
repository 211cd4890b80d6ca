"""Whole games, played at random."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.games.action_limit import ActionCounter
from bot.games.contract import AnyGame, Played

SEED = 2
"""The seed of the game that is played of each variant at each number of seats."""


class Transition(NamedTuple):
    """One action of a game: the position, the seat, and the result."""

    before: Any
    seat: int
    action: Any
    played: Played[Any]


class Unplayable(Exception):
    """Raised when a game cannot go on: says at which move; the cause is the error raised there, if any."""


def steps(game: AnyGame, seats: int, chance: Random, start: Any = None) -> Iterator[Transition]:
    """Play a random game to its end, yielding every step; raise TooManyActions or Unplayable."""
    position, done = game.rules.deal(seats, {}, chance) if start is None else start, ActionCounter()
    while game.rules.actors(position):
        seat = chance.choice(game.rules.acting(position))
        choices = game.rules.legal(position, seat)
        if not len(choices):
            raise Unplayable(f"seat {seat} is to act, and `legal` lists nothing")
        action = choices[chance.randrange(len(choices))]
        done.add(action)
        try:
            played = game.rules.play(position, seat, action, chance)
        except Exception as error:
            raise Unplayable(f"{action} of seat {seat}, which is listed") from error
        yield Transition(position, seat, action, played)
        position = played.position


def to_the_end(game: AnyGame, seats: int, chance: Random, start: Any = None) -> list[Transition]:
    """Return the steps of a random game; raise Unplayable."""
    played = list[Transition]()
    try:
        for step in steps(game, seats, chance, start):
            played.append(step)
    except Exception as error:
        raise Unplayable(f"after {len(played):,} moves") from error
    return played


_PLAYED_GAMES: dict[tuple[int, int], tuple[AnyGame, list[Transition] | Unplayable]] = {}


def play_random_game(game: AnyGame, seats: int) -> list[Transition]:
    """Return the steps of a random game, which is played only once per process; raise Unplayable."""
    if (id(game), seats) not in _PLAYED_GAMES:
        played: list[Transition] | Unplayable
        try:
            played = to_the_end(game, seats, Random(SEED))
        except Unplayable as unplayable:
            played = unplayable
        # keeping the game alive keeps its id from being reused
        _PLAYED_GAMES[id(game), seats] = game, played
    found = _PLAYED_GAMES[id(game), seats][1]
    if isinstance(found, Unplayable):
        raise found
    return found


def sample_each_kind(game: AnyGame, seats: int, most: int) -> list[Transition]:
    """Return steps spread over that game, at most `most` with the same kinds of action and events."""
    kinds = defaultdict[tuple[type, ...], list[Transition]](list)
    for step in play_random_game(game, seats):
        kinds[type(step.action), *map(type, step.played.events)].append(step)
    return [step for found in kinds.values() for step in found[:: -(-len(found) // most)]]


def positions(game: AnyGame, seats: int, seed: int, every: int = 1) -> list[Any]:
    """List the positions of a random game, including the last."""
    found = list(steps(game, seats, Random(seed)))
    return [step.before for step in found[::every]] + [found[-1].played.position]
