"""Measure how good the puzzles are: `python -m tests.bench.puzzles GAME [--sample N] [--file FILE]`.

Prints how many best turns a search of ten times the length confirms, and how often computer players solve them.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.games import GAMES
from bot.games.players import Level, Simulations
from bot.model.puzzles import GOOD_MARGIN, SIMULATIONS, TIE_MARGIN, Grade, from_json, grade_of, stock, to_json
from bot.services import mining
from bot.training.matches import map_in_processes, wilson

TIMES: Final = 10
MASTERS: Final = 2
NOVICES: Final = 4
MASTER: Final = {"carrara": Simulations(300), "carcassonne": Simulations(400), "palazzo": Simulations(40)}
"""A master's budget on the machine of `computer_players.md`; in other games that of Carrara."""
SEED: Final = 77_000
"""A seed that no miner uses."""


@dataclass(frozen=True, slots=True)
class Checked:
    id: int
    lead: float
    """The lead of its best turn over all other ideas in the longer search; negative if another one leads."""
    within: float
    """Its lead over other turns of the same idea."""
    novices: int
    masters: int
    """How many masters solved it."""


def check(data: Any) -> Checked:
    """Search a puzzle again, with other seeds, and let computer players answer it."""
    puzzle = from_json(data)
    game, seat = GAMES[puzzle.game], puzzle.seat
    position = puzzle.begin(game)
    view, legal = game.views.view_with_memory(position, seat), game.rules.legal(position, seat)
    rank_actions, idea = game.computers.rank_actions, game.computers.idea
    assert rank_actions is not None
    own = game.codec.action_from_json(puzzle.best.actions[0])
    ranked = rank_actions(view, seat, legal, Random(SEED + puzzle.id), Simulations(SIMULATIONS * TIMES), (own,))
    chances = {each.action: each.forecast.chances[seat] for each in ranked}
    others = [action for action in chances if idea(action) != idea(own)]
    same = [chances[action] for action in chances if action != own and action not in others]
    solved = []
    for level, times, weighing in ((Level.NOVICE, NOVICES, 60), (Level.MASTER, MASTERS, 200)):
        player = game.computers.players[level]
        budget = MASTER.get(puzzle.game, MASTER["carrara"])
        turns = [
            mining.turn_of(game, player, position, seat, Random(f"{SEED}/{number}"), budget) for number in range(times)
        ]
        costs = [mining.run(mining.rate_answer(puzzle, turn, Simulations(weighing))) for turn in turns]
        solved.append(sum(grade_of(cost) is Grade.BEST for cost in costs))
    lead = chances[own] - max(chances[action] for action in others)
    return Checked(puzzle.id, round(lead, 4), round(chances[own] - max(same, default=0.0), 4), *solved)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--sample", type=int, default=0, help="how many of them; by default all")
    parser.add_argument("--file", type=Path, help="puzzles that are not in the stock, as lines of JSON")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.file is None:
        puzzles = [to_json(each) for each in stock(given.game)]
    else:
        puzzles = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    if given.sample:
        puzzles = Random(0).sample(puzzles, min(given.sample, len(puzzles)))
    found = []
    with map_in_processes(given.jobs) as in_order:
        for each in in_order(check, puzzles):
            found.append(each)
            print(each, flush=True)  # noqa: T201 - a benchmark's figures are its output
    for what, count, of in (
        ("best turn confirmed", sum(each.lead > 0 and each.within > -TIE_MARGIN for each in found), len(found)),
        (
            "ahead by a clear margin",
            sum(each.lead > mining.CLEAR_LEAD and each.within > -TIE_MARGIN for each in found),
            len(found),
        ),
        ("no other idea is good", sum(each.lead > GOOD_MARGIN for each in found), len(found)),
        ("solved by novices", sum(each.novices for each in found), NOVICES * len(found)),
        ("solved by masters", sum(each.masters for each in found), MASTERS * len(found)),
    ):
        least, most = wilson(count, of)
        print(f"{given.game}: {what}: {count} of {of}, {count / of:.1%} ({least:.1%} to {most:.1%})")  # noqa: T201 - the same


if __name__ == "__main__":
    main()
