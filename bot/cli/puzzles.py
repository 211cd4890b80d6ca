"""`piazza puzzles`: a stock of puzzles from games of computer players."""

from __future__ import annotations

import json
from argparse import Namespace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.cli.arena import progress_bar
from bot.cli.terminal import WrongUse
from bot.games.contract import AnyGame, Json
from bot.model.puzzles import Puzzle, from_json, to_lines
from bot.texts.printable import to_one_line
from bot.training.matches import cores, map_in_processes
from bot.training.puzzles import find_in_game

GAMES_PER_ROUND: Final = 8
"""How many games are played before the puzzles are counted."""


def mine_games(game: AnyGame, given: Namespace) -> int:
    """Search one game after another until there are enough puzzles; return how many games that took.

    A file beside the stock keeps what was found so far, so that an interrupted run can be resumed.
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
