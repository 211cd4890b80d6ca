"""Compare random play with other pure Python games: `python -m tests.bench.playouts`.

Each plays uniformly random actions to the end of its games, in turns in the same process, and reports how many per
second. The others are installed only for this: `uv run --group bench python -m tests.bench.playouts`.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bot.games import carcassonne, carrara, palazzo
from tests.bench import figures
from tests.bench.rules import playout

BAR = 1.5
CARCASSONNE_BAR = 0.4
"""Of python-chess, as a whole map is built up."""
PALAZZO_BAR = 1.0
"""Of python-chess."""
SECONDS = 1.0
"""Processor time for each measurement."""
ROUNDS = 3
OTHERS = ("chess", "catanatron")

Game = Callable[[int], int]
"""Plays the game with this number to its end, and returns how many actions it took."""


def carrara_game(seats: int, number: int) -> int:
    """Play Carrara."""
    return playout(seats, Random(number))


def carcassonne_game(seats: int, variant: str, number: int) -> int:
    """Play Carcassonne."""
    legal, play, over, chance = carcassonne.legal, carcassonne.play, carcassonne.Phase.OVER, Random(number)
    position, actions = carcassonne.deal(seats, carcassonne.VARIANTS[variant], chance), 0
    while position.open.phase is not over:
        seat = position.open.turn
        choices = legal(position, seat)
        position = play(position, seat, choices[chance.randrange(len(choices))], chance).position
        actions += 1
    return actions


def palazzo_game(seats: int, number: int) -> int:
    """Play Palazzo."""
    legal, play, over, chance = palazzo.legal, palazzo.play, palazzo.Phase.OVER, Random(number)
    position, actions = palazzo.deal(seats, {}, chance), 0
    while position.phase is not over:
        seat = position.asked
        choices = legal(position, seat)
        position = play(position, seat, choices[chance.randrange(len(choices))], chance).position
        actions += 1
    return actions


def chess_game(chess: Any, number: int) -> int:
    """Play chess."""
    chance, board, actions = Random(number), chess.Board(), 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[chance.randrange(len(moves))])
        actions += 1
    return actions


def catanatron_game(catanatron: Any, number: int) -> int:
    """Play Catan with four of its own random players."""
    random.seed(number)
    game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=number)
    game.play()
    return len(game.state.actions)


def others() -> dict[str, Game]:
    """Return the other games that are installed."""
    found: dict[str, Game] = {}
    for name, play in zip(OTHERS, (chess_game, catanatron_game), strict=True):
        try:
            found[name] = partial(play, importlib.import_module(name))
        except ModuleNotFoundError:
            say(f"random play, {name}", "not installed: uv sync --group bench")
    return found


def actions_a_second(play: Game, first: int) -> float:
    """Return the actions per second of processor time."""
    start, actions, number = process_time(), 0, first
    while (spent := process_time() - start) < SECONDS:
        actions += play(number)
        number += 1
    return actions / spent


def say(what: str, told: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{what:<34}{told}\n")
    sys.stdout.flush()


def main() -> None:
    """Print all figures, and the ratios to the other games."""
    own: dict[str, Game] = {f"carrara, {seats} seats": partial(carrara_game, seats) for seats in carrara.SEATS}
    tiles: dict[str, Game] = {
        f"carcassonne, {seats}, {variant}": partial(carcassonne_game, seats, variant)
        for seats in (carcassonne.SEATS[0], carcassonne.SEATS[-1])
        for variant in ("base", "gold_mines")
    }
    money: dict[str, Game] = {f"palazzo, {seats} seats": partial(palazzo_game, seats) for seats in palazzo.SEATS}
    found = others()
    games = own | tiles | money | found
    rounds: dict[str, list[float]] = {name: [] for name in games}
    for turn in range(ROUNDS):  # in turns, as the machine is shared
        for name, play in games.items():
            rounds[name].append(actions_a_second(play, turn * 1_000))
    rates = {name: median(taken) for name, taken in rounds.items()}
    for name, rate in rates.items():
        say(f"random play, {name}", f"{rate:12,.0f} actions/s")
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
