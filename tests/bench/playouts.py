"""Compare random play with other pure Python games: `python -m tests.bench.playouts`.

Each plays uniformly random actions to the end of its games, in turns in the same process, and reports how many per
second. The others are installed only for this: `uv run --group bench python -m tests.bench.playouts`.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bot.games import GAMES
from tests.bench import figures

BAR = 1.5
CARCASSONNE_BAR = 0.4
"""A share of python-chess's actions a second, as each game builds a whole map."""
PALAZZO_BAR = 1.0
"""A share of python-chess's actions a second."""
SECONDS = 1.0
"""Processor seconds of each measurement."""
ROUNDS = 3
OTHERS = ("chess", "catanatron")

Game = Callable[[int], int]
"""Plays the game of a seed to its end, and returns the number of actions."""


def play(game: str, seats: int, variant: str, number: int) -> int:
    """Play one of our own games."""
    rules, chance = GAMES[game].rules, Random(number)
    legal, actors, play, randrange = rules.legal, rules.actors, rules.play, chance.randrange
    position, actions = rules.deal(seats, GAMES[game].meta.variants[variant], chance), 0
    while seats_to_act := actors(position):
        choices = legal(position, seats_to_act[0])
        position = play(position, seats_to_act[0], choices[randrange(len(choices))], chance).position
        actions += 1
    return actions


def chess_game(chess: Any, number: int) -> int:
    chance, board, actions = Random(number), chess.Board(), 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[chance.randrange(len(moves))])
        actions += 1
    return actions


def catanatron_game(catanatron: Any, number: int) -> int:
    random.seed(number)
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=number)
    game.play()
    return len(game.state.actions)


def others() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for name, play in zip(OTHERS, (chess_game, catanatron_game), strict=True):
        try:
            found[name] = partial(play, importlib.import_module(name))
        except ModuleNotFoundError:
            figures.say(f"random play, {name}", "not installed: uv sync --group bench")
    return found


def actions_a_second(play: Game, first: int) -> float:
    start, actions, number = process_time(), 0, first
    while (spent := process_time() - start) < SECONDS:
        actions += play(number)
        number += 1
    return actions / spent


def main() -> None:
    own, tiles, money = (
        {
            f"{name}, {seats} seats, {variant}": partial(play, name, seats, variant)
            for seats in seats_of
            for variant in of
        }
        for name, seats_of, of in (
            ("carrara", (2, 3, 4), ("base",)),
            ("carcassonne", (2, 5), ("base", "gold_mines")),
            ("palazzo", (2, 3, 4), ("base",)),
        )
    )
    found = others()
    games = own | tiles | money | found
    rounds: dict[str, list[float]] = {name: [] for name in games}
    for turn in range(ROUNDS):  # in turns, as the machine is shared
        for name, game in games.items():
            rounds[name].append(actions_a_second(game, turn * 1_000))
    rates = {name: median(taken) for name, taken in rounds.items()}
    for name, rate in rates.items():
        figures.say(f"random play, {name}", f"{rate:12,.0f} actions/s")
    if found:
        fastest = max(found, key=lambda name: rates[name])
        only = "" if len(found) == len(OTHERS) else f"; only {fastest} is installed"
        _compare("random playouts / the faster of the others", rates, own, fastest, BAR, only)
    if "chess" in found:
        _compare("random playouts of Carcassonne / chess", rates, tiles, "chess", CARCASSONNE_BAR)
        _compare("random playouts of Palazzo / chess", rates, money, "chess", PALAZZO_BAR)
    if found:
        figures.tell_kept()


def _compare(name: str, rates: dict[str, float], games: Iterable[str], other: str, bar: float, note: str = "") -> None:
    """Record how the slowest of some games compares with another game."""
    slowest = min(rates[game] for game in games)
    detail = f"{slowest:,.0f} against {rates[other]:,.0f} actions/s of {other}{note}"
    figures.keep(name, slowest / rates[other], "x", bar, at_least=True, detail=detail)


if __name__ == "__main__":
    main()
