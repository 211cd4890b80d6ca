"""`piazza puzzles`: a stock of puzzles from games of computer players, reproducible by seed on any number of cores."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.cli.arena import progress_bar
from bot.cli.selfplay import game_named
from bot.cli.terminal import WrongUse, naming, write
from bot.games import GAMES
from bot.games.contract import AnyGame, Json
from bot.games.players import RANDOM, Level
from bot.model.puzzles import Origin, Puzzle, from_json, to_json, to_lines
from bot.services import mining
from bot.texts.printable import say, to_one_line
from bot.training.matches import cores, map_in_processes

GAMES_PER_ROUND: Final = 8
CARELESS_SHARE: Final = 0.2
"""The share of choices made by a novice: play without mistakes leads to few kinds of positions."""
PHASES: Final = 3
"""The parts into which a game is divided; each gives one puzzle at most, all with different themes."""


def run(arguments: Namespace) -> int:
    """Run the command: write a stock of puzzles."""
    with naming(arguments.out, "written"):
        games = mine_games(game_named(arguments.game), arguments)
    write(say("terminal-puzzles-done", count=arguments.puzzles, games=games, file=to_one_line(arguments.out)))
    return 0


def mine_games(game: AnyGame, given: Namespace) -> int:
    """Search one game after another until there are enough puzzles; return how many games that took.

    A file next to the stock keeps the puzzles found so far, so that an interrupted run can be resumed.
    """
    if not game.computers.can_hint:
        raise WrongUse(f"{game.meta.name} ranks no actions, so that no turn can be called the best.")
    kept = Path(f"{given.out}.part")
    header = json.dumps([game.meta.name, game.meta.rules_version, given.seed, given.simulations])
    if not kept.exists():
        kept.write_text(f"{header}\n", encoding="utf-8")
    # drops the last line if an interruption cut it off
    whole, *_ = kept.read_text(encoding="utf-8").rpartition("\n")
    first, *lines = whole.split("\n")
    if first != header:
        raise WrongUse(f"{to_one_line(str(kept))} belongs to other puzzles. Delete it, or name another file.")
    kept.write_text(f"{whole}\n", encoding="utf-8")
    found: dict[int, Puzzle] = {}
    for line in lines:
        _add(found, json.loads(line))
    games = len(lines)
    one = partial(find_in_game, game.meta.name, given.seed, given.simulations)
    with (
        kept.open("a", encoding="utf-8", newline="\n") as file,
        map_in_processes(given.jobs or cores()) as in_order,
        progress_bar(given.puzzles, len(found)) as bar,
    ):
        while len(found) < given.puzzles:
            for each in in_order(one, range(games, games + GAMES_PER_ROUND)):
                file.write(f"{json.dumps(each, separators=(',', ':'))}\n")
                file.flush()
                games += 1
                bar.update(_add(found, each))
    chosen = list(found.values())[: given.puzzles]
    # shuffled, so that consecutive puzzles come from different games
    Path(given.out).write_bytes(to_lines(Random(given.seed).sample(chosen, len(chosen))))
    kept.unlink()
    return games


def _add(found: dict[int, Puzzle], each: list[Json]) -> int:
    """Add the puzzles of a game, and return how many are new."""
    before = len(found)
    for data in each:
        puzzle = from_json(data)
        found.setdefault(puzzle.id, puzzle)
    return len(found) - before


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A choice that came up in a game, with what its seat knew."""

    turn: int
    seat: int
    view: Any


def find_in_game(name: str, seed: int, simulations: int, number: int) -> list[Json]:
    """Play the game of this number, and return its puzzles as JSON.

    Plain games alternate with games of the other variants; both rotate through the numbers of seats.
    """
    game, chance = GAMES[name], Random(f"{seed}/{number}")
    plain, *others = game.meta.variants
    pair, varied = divmod(number, 2)
    round, place = divmod(pair, len(game.meta.seats))
    options = game.meta.variants[others[round % len(others)] if varied and others else plain]
    choices = list(_choices(game, game.meta.seats[place], options, chance))
    themes = [_theme(game, choice, f"{seed}/{number}") for choice in choices]
    often = Counter(themes)
    found: dict[int, Json] = {}
    shown = set[tuple[str, ...]]()
    # rare themes first, or most puzzles would have the same one
    for at in sorted(chance.sample(range(len(choices)), len(choices)), key=lambda at: often[themes[at]]):
        phase = choices[at].turn * PHASES // (choices[-1].turn + 1)
        if not themes[at] or themes[at] in shown or phase in found:
            continue
        puzzle = _puzzle(game, options, choices[at], f"{seed}/{number}", simulations)
        if puzzle is not None:
            found[phase] = to_json(puzzle)
            shown.add(themes[at])
    return [found[phase] for phase in sorted(found)]


def _theme(game: AnyGame, choice: DecisionPoint, played: str) -> tuple[str, ...]:
    """Return the theme of a choice as a puzzle; empty if a quick look rules it out."""
    key = (game.meta.name, game.meta.rules_version)
    return mining.promising(key, choice.seat, choice.view, _search_seed(choice, played))


def _puzzle(game: AnyGame, options: Any, choice: DecisionPoint, played: str, simulations: int) -> Puzzle | None:
    key, origin = (game.meta.name, game.meta.rules_version), Origin(played, choice.turn)
    asked = (options, choice.seat, choice.view, origin, _search_seed(choice, played))
    return mining.run(mining.find_puzzle(key, *asked, simulations))


def _search_seed(choice: DecisionPoint, played: str) -> int:
    return Random(f"{played}/{choice.turn}").getrandbits(32)


def _choices(game: AnyGame, seats: int, options: Any, chance: Random) -> Iterator[DecisionPoint]:
    """Play a game of quick players; yield each choice at the beginning of a turn or after a reveal."""
    rules, players = game.rules, game.computers.players
    novice, strongest = players.get(Level.NOVICE, RANDOM), players[game.computers.strongest_quick]
    position, fresh, turn = rules.deal(seats, options, chance), True, 1
    while actors := rules.actors(position):
        seat, action = rules.forced(position) or (actors[0], None)
        if action is None:
            view = game.views.view_with_memory(position, seat)
            if fresh:
                yield DecisionPoint(turn, seat, view)
            player = novice if chance.random() < CARELESS_SHARE else strongest
            action = player.choose(view, seat, rules.legal(position, seat), chance)
        played = rules.play(position, seat, action, chance)
        position = played.position
        fresh = played.reveals or played.turn_ended is not None or seat not in rules.actors(position)
        turn += played.turn_ended is not None
