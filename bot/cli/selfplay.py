"""`piazza selfplay`: games between computer players as game records, reproducible by seed."""

from __future__ import annotations

import random
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from bot.cli.terminal import WrongUse, naming, write
from bot.games import GAMES
from bot.games.action_limit import ActionCounter
from bot.games.contract import AnyGame, BadData, Json
from bot.games.players import Choose
from bot.model.draws import RecordingChance
from bot.model.record import RecordedMove, record_to_line, to_record
from bot.model.search_budget import DEFAULT_SIMULATIONS, SearchBudget
from bot.texts import Fact
from bot.texts.numbers import write_range
from bot.texts.printable import say, to_one_line

NO_OPTIONS: Final[Mapping[str, bool]] = {}


def run(arguments: Namespace) -> int:
    """Run the command: print the records, or write them into a file."""
    game = game_named(arguments.game)
    players = choose_players(game, arguments.seats, arguments.players)
    options = choose_options(game, arguments.options)
    records = selfplay(game, players, arguments.games, arguments.seed, arguments.budget, options)
    if arguments.out is None:
        for record in records:
            write(record_to_line(record))
        return 0
    with naming(arguments.out, "written"), Path(arguments.out).open("w", encoding="utf-8", newline="\n") as file:
        for record in records:
            file.write(f"{record_to_line(record)}\n")
    write(say("terminal-selfplay-done", count=arguments.games, file=to_one_line(arguments.out)))
    return 0


class WrongPlayers(WrongUse):
    """The requested players or options are refused."""

    def __init__(self, problem: str, **facts: Fact) -> None:
        super().__init__(to_one_line(say(f"terminal-{problem}", **facts)))
        self.problem = problem


def wrong_seats(game: AnyGame, seats: int) -> WrongPlayers:
    """Return the refusal of a number of seats, with those that the game is for."""
    possible = game.meta.seats
    return WrongPlayers("number-of-seats", possible=write_range(possible[0], possible[-1]), seats=seats)


def game_named(name: str) -> AnyGame:
    """Return a game; raise WrongUse if there is none of this name."""
    if name not in GAMES:
        raise WrongUse(f"Unknown game “{to_one_line(name, 40)}”. Choose from: {', '.join(GAMES)}")
    return GAMES[name]


def choose_options(game: AnyGame, names: Sequence[str]) -> dict[str, bool]:
    """Return the named options, switched on; raise WrongPlayers if the game does not accept them."""
    options = dict.fromkeys(names, True)
    try:
        game.rules.deal(game.meta.seats.start, options, random.Random(0))
    except BadData as refused:
        raise WrongPlayers("wrong-options", game=game.meta.name, why=str(refused)) from None
    return options


def choose_players(game: AnyGame, seats: int | None, players: Sequence[str]) -> tuple[str, ...]:
    """Return the computer players by seat, with defaults for what was not requested; raise WrongPlayers."""
    known = tuple(game.computers.players)
    for player in players:
        if player not in known:
            raise WrongPlayers("unknown-player", player=player, known=", ".join(known))
    if seats is None:
        seats = len(players) or game.meta.seats.start
    if seats not in game.meta.seats:
        raise wrong_seats(game, seats)
    if players and len(players) != seats:
        raise WrongPlayers("players-for-seats", seats=seats, players=len(players))
    return tuple(players) or known[:1] * seats


def selfplay(
    game: AnyGame,
    players: Sequence[str],
    games: int,
    seed: int,
    budget: SearchBudget = DEFAULT_SIMULATIONS,
    options: Mapping[str, bool] = NO_OPTIONS,
) -> Iterator[dict[str, Json]]:
    """Play games one after another, each with its own random generators, so that none depends on another."""
    for number in range(games):
        yield play_out(game, players, choices_of(game), f"{seed}/{number}", budget, options)


def choices_of(game: AnyGame) -> dict[str, Choose[Any, Any]]:
    """Return how each of a game's computer players chooses, by name."""
    return {name: player.choose for name, player in game.computers.players.items()}


def play_out(
    game: AnyGame,
    players: Sequence[str],
    computers: Mapping[str, Choose[Any, Any]],
    seed: str,
    budget: SearchBudget = DEFAULT_SIMULATIONS,
    options: Mapping[str, bool] = NO_OPTIONS,
) -> dict[str, Json]:
    """Play one game to its end, with draws that do not depend on the players. Raise TooManyActions."""
    chance = RecordingChance(random.Random(seed))
    chances = [random.Random(f"{seed}/{seat}") for seat in range(len(players))]
    position = game.rules.deal(len(players), options, chance)
    setup = game.codec.setup_to_json(position, chance.take())
    moves, done = list[RecordedMove](), ActionCounter()
    while actors := game.rules.actors(position):
        seat = actors[0]
        choose = computers[players[seat]]
        legal = game.rules.legal(position, seat)
        action = choose(game.views.view_with_memory(position, seat), seat, legal, chances[seat], budget.begin())
        done.add(action)
        position = game.rules.play(position, seat, action, chance).position
        moves.append(RecordedMove(seat, action, chance.take()))
    return to_record(game, options, _names(players), setup, moves, game.rules.outcome(position))


def _names(players: Sequence[str]) -> list[str]:
    counts: Counter[str] = Counter()
    names = []
    for player in players:
        counts[player] += 1
        names.append(f"{player} {counts[player]}")
    return names
