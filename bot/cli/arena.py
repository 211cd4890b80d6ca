"""`piazza arena`: computer players against each other, with rotated seats and confidence intervals."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final

from bot.cli.selfplay import NO_OPTIONS, WrongPlayers
from bot.games import GAMES
from bot.games.contract import AnyGame
from bot.model.budgets import Allowance

Z: Final = 1.96
"""Standard deviations on either side of the mean for 95 %."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game, by player in the order of the line-up."""

    wins: tuple[float, ...]
    """1 for the winner; joint winners share it."""
    scores: tuple[int, ...]
    rounds: float
    seconds: tuple[tuple[float, ...], ...]
    """How long each decision took, without forced actions."""


@dataclass(slots=True)
class Standing:
    """A player's results in the games of a line-up."""

    player: str
    seats: int
    """The number of seats it has in each game."""
    games: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)

    @property
    def score(self) -> float:
        """The mean score of a seat."""
        return sum(self.scores) / len(self.scores)

    @property
    def rate(self) -> float:
        """The share of games that one of its seats won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson score interval of the rate."""
        return wilson(self.wins, self.games)


@dataclass(slots=True)
class LineUp:
    """The games of one combination of players, with rotated seats."""

    players: tuple[str, ...]
    standings: list[Standing]
    rounds: list[float] = field(default_factory=list)

    @property
    def length(self) -> float:
        """The mean number of rounds."""
        return sum(self.rounds) / len(self.rounds)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a rate."""
    rate, square = wins / games, Z * Z / games
    middle, half = rate + square / 2, Z * sqrt(rate * (1 - rate) / games + square / games / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def line_ups(game: AnyGame, players: Sequence[str], seats: Sequence[int]) -> list[tuple[str, ...]]:
    """List the combinations of players, each with as many different ones as there are seats for; raise WrongPlayers."""
    known = tuple(game.computers.players)
    for player in players:
        if player not in known:
            raise WrongPlayers("unknown-player", player=player, known=", ".join(known))
    for number in seats:
        if number not in game.meta.seats:
            facts = {"least": str(game.meta.seats.start), "most": str(game.meta.seats[-1]), "seats": str(number)}
            raise WrongPlayers("number-of-seats", **facts)
    if len({*players}) < max(2, len(players)):
        raise WrongPlayers("players-differ", known=", ".join(known))
    found: list[tuple[str, ...]] = []
    for number in seats:
        if len(players) >= number:
            found += combinations(players, number)
        else:
            fillings = combinations_with_replacement(players, number)
            found += (filling for filling in fillings if {*filling} == {*players})
    return found


def play_one(
    name: str,
    players: Sequence[str],
    seed: int,
    number: int,
    allowance: Allowance,
    options: Mapping[str, bool] = NO_OPTIONS,
) -> Result:
    """Play the game of this number; consecutive games repeat a deal until each player has had each seat."""
    game, seats = GAMES[name], len(players)
    deal, rotation = divmod(number, seats)
    sitting = [*players[rotation:], *players[:rotation]]
    chance = Random(f"{seed}/{deal}")
    minds = [Random(f"{seed}/{deal}/{rotation}/{seat}") for seat in range(seats)]
    seconds: list[list[float]] = [[] for _ in players]
    position, turns = game.rules.deal(seats, options, chance), 0
    while actors := game.rules.actors(position):
        seat, action = game.rules.forced(position) or (actors[0], None)
        if action is None:
            decide, view = game.computers.players[sitting[seat]].choose, game.views.view_with_memory(position, seat)
            start = time.perf_counter()
            action = decide(view, game.rules.legal(position, seat), minds[seat], allowance.begin())
            seconds[seat].append(time.perf_counter() - start)
        played = game.rules.play(position, seat, action, chance)
        turns += played.turn_ended is not None
        position = played.position
    outcome = game.rules.outcome(position)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    wins = [share if seat in outcome.winners else 0.0 for seat in range(seats)]
    back = [(place - rotation) % seats for place in range(seats)]
    return Result(
        wins=tuple(wins[seat] for seat in back),
        scores=tuple(outcome.scores[seat] for seat in back),
        rounds=turns / seats,
        seconds=tuple(tuple(seconds[seat]) for seat in back),
    )


class Arena:
    """Games between computer players, in one or more processes, and how long each player's decisions took."""

    def __init__(
        self,
        game: AnyGame,
        games: int,
        seed: int,
        allowance: Allowance,
        jobs: int = 1,
        options: Mapping[str, bool] = NO_OPTIONS,
    ) -> None:
        self.times: dict[str, list[float]] = {}
        self._game = game
        self._games = games
        self._seed = seed
        self._allowance = allowance
        self._jobs = jobs
        self._options = options

    def play(self, players: Sequence[tuple[str, ...]]) -> Iterator[LineUp]:
        """Play all games of one line-up after another; the games do not depend on the number of processes."""
        with ExitStack() as stack:
            pool: Executor | None = None
            if self._jobs > 1:
                pool = ProcessPoolExecutor(self._jobs, mp_context=get_context("spawn"))
                stack.callback(pool.shutdown, wait=True, cancel_futures=True)
            for sitting in players:
                yield self._gather(sitting, pool)

    def _gather(self, players: tuple[str, ...], pool: Executor | None) -> LineUp:
        standings = {player: Standing(player, players.count(player)) for player in players}
        found = LineUp(players, [*standings.values()])
        numbers = range(self._games)
        same = [[value] * self._games for value in (self._game.meta.name, players, self._seed)]
        results = (pool.map if pool else map)(
            play_one, *same, numbers, *([value] * self._games for value in (self._allowance, self._options))
        )
        for result in results:
            found.rounds.append(result.rounds)
            for standing in found.standings:
                standing.games += 1
            for player, won, score, took in zip(players, result.wins, result.scores, result.seconds, strict=True):
                standings[player].wins += won
                standings[player].scores.append(score)
                self.times.setdefault(player, []).extend(took)
        return found
