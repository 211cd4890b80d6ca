"""Whole games, played at random."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bot.games.contract import AnyGame, Played

LONGEST_GAME = 3000
"""More actions than any game can have, so that an endless game is noticed."""
SEED = 2
"""Of the game that is played of each variant at each number of seats."""


class Transition(NamedTuple):
    """One action of a game: the position, the seat, and the result."""

    before: Any
    seat: int
    action: Any
    played: Played[Any]


def steps(game: AnyGame, seats: int, chance: Random, start: Any = None) -> Iterator[Transition]:
    """Play a random game to its end, yielding every step."""
    position = game.rules.deal(seats, {}, chance) if start is None else start
    for _ in range(LONGEST_GAME):
        if not game.rules.actors(position):
            return
        seat = chance.choice(game.rules.acting(position))
        choices = game.rules.legal(position, seat)
        action = choices[chance.randrange(len(choices))]
        played = game.rules.play(position, seat, action, chance)
        yield Transition(position, seat, action, played)
        position = played.position
    raise AssertionError(f"no end after {LONGEST_GAME} actions")


_PLAYED: dict[tuple[int, int], tuple[AnyGame, list[Transition]]] = {}


def whole_game(game: AnyGame, seats: int) -> list[Transition]:
    """Return the steps of a random game, played once in a process."""
    # kept with the game, so that its identity is not given to another one
    known = _PLAYED.setdefault((id(game), seats), (game, []))[1]
    if not known:
        known += steps(game, seats, Random(SEED))
    return known


def of_each_kind(game: AnyGame, seats: int, most: int) -> list[Transition]:
    """Return steps of that game, spread over it: of those with actions and events of the same kinds, only so many."""
    kinds = defaultdict[tuple[type, ...], list[Transition]](list)
    for step in whole_game(game, seats):
        kinds[type(step.action), *map(type, step.played.events)].append(step)
    return [step for found in kinds.values() for step in found[:: -(-len(found) // most)]]


def positions(game: AnyGame, seats: int, seed: int, every: int = 1) -> list[Any]:
    """List the positions of a random game, including the last."""
    found = list(steps(game, seats, Random(seed)))
    return [step.before for step in found[::every]] + [found[-1].played.position]
