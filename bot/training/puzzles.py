"""Puzzles from games of computer players, reproducible by seed whatever the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bot.games import GAMES
from bot.games.contract import AnyGame, Json
from bot.games.players import RANDOM, Level
from bot.model.puzzles import Origin, Puzzle, to_json
from bot.services import mining

CARELESS_SHARE: Final = 0.2
"""The share of choices made by a novice: play without mistakes leads to few kinds of positions."""
PHASES: Final = 3
"""The parts into which a game is divided; each gives one puzzle at most, all with different themes."""


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
    return mining.run(mining.examine(key, *asked, simulations))


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
