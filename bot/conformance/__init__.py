"""What every game is held to, for `piazza conformance` and for the tests of those who write games.

A package tests its game with these lines::

    @pytest.mark.parametrize("check", checks("perudo"), ids=str)
    def test_conformance(check):
        check()
"""

from __future__ import annotations

import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final

# the modules register what they require, in this order
from bot.conformance import rules, secrecy, words  # noqa: F401
from bot.conformance.playing import whole_game
from bot.conformance.requirement import REQUIREMENTS, Finding, Requirement, Table, described, tables_of
from bot.games import GAMES, GROUP
from bot.games.contract import AnyGame

SLOWEST: Final = 5.0
"""The most processor time that a level may take for a decision, in seconds, when it is to decide at once."""


@dataclass(frozen=True)
class Check:
    """A requirement for a game at one table."""

    requirement: Requirement
    table: Table

    def __call__(self) -> None:
        """Check it; raise Finding."""
        self.requirement(self.table)

    def __str__(self) -> str:
        return f"{self.table.name}-{self.table.seats}-{self.requirement.name}"


def checks(name: str) -> list[Check]:
    """Return all that a game is held to, but for its speed; the game is found as `found` finds it."""
    return checks_of(tables_of(found(name)))


def checks_of(tables: Sequence[Table]) -> list[Check]:
    """Return what tables are held to."""
    return [Check(each, table) for each in REQUIREMENTS for table in tables]


def findings(game: AnyGame) -> Iterator[Finding]:
    """Check a game; yield one finding for each requirement that is not met, at the first table where it is not."""
    unmet: set[str] = set()
    for check in checks_of(tables_of(game)):
        if check.requirement.name not in unmet:
            try:
                check()
            except Finding as finding:
                unmet.add(check.requirement.name)
                yield finding


def slow_levels(game: AnyGame) -> Iterator[Finding]:
    """Measure the computer players at the largest table; yield a finding for each level that is too slow."""
    seats = game.meta.seats[-1]
    steps = whole_game(game, seats)
    for level, computer in game.computers.players.items():
        for step in steps[:: max(1, len(steps) // 3)]:
            seat = game.rules.actors(step.before)[0]
            view, legal = game.views.view_with_memory(step.before, seat), game.rules.legal(step.before, seat)
            begun = time.process_time()
            try:
                computer.choose(view, seat, legal, Random(1))
            except Exception as error:
                yield Finding(
                    "Every level decides, whatever it imagines of what is hidden.",
                    f"{level} with {seats} seats: {described(error)}",
                    "let the rules, `rate` and `redeal` work in each position that a filled-in view may be",
                )
                break
            if (took := time.process_time() - begun) > SLOWEST:
                yield Finding(
                    f"Every level decides within {SLOWEST:.0f} seconds when it is to decide at once.",
                    f"{level} takes {took:.1f} s with {seats} seats and {len(legal)} legal actions",
                    "give the game a `rate`, or make `play` and `legal` quicker; `piazza arena` measures it",
                )
                break


def found(name: str) -> AnyGame:
    """Find a game: one that is there, a module or a package by its name or path, or a project that brings one.

    It is added to the games. Raise ImportError or what its package raises.
    """
    if name in GAMES:
        return GAMES[name]
    path, module = Path(name), name
    if path.exists():
        folder = path.resolve()
        module = folder.stem
        project = folder / "pyproject.toml"
        if project.is_file():
            points = tomllib.loads(project.read_text("utf-8")).get("project", {}).get("entry-points", {}).get(GROUP, {})
            if not points:
                raise ImportError(f'{project} names no game in [project.entry-points."{GROUP}"]')
            module = next(iter(points.values())).partition(":")[0]
            folder = folder / "src" / "here" if (folder / "src" / module).is_dir() else folder / "here"
        sys.path.insert(0, str(folder.parent))
    loaded: AnyGame = import_module(module).GAME
    own = loaded.meta.name
    if own in GAMES and GAMES[own] is not loaded and GAMES.packages.get(own) != module:
        raise ImportError(f"{module}: there is a game {own} already")
    GAMES.add(own, module)
    return GAMES[own]
