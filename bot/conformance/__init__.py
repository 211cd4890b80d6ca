"""The requirements for every game, for `piazza conformance` and for the tests of game authors.

A package tests its game with these lines::

    @pytest.mark.parametrize("check", checks("perudo"), ids=str)
    def test_conformance(check):
        check()
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

# importing these modules registers their requirements, in this order
from bot.conformance import rules, secrecy, words  # noqa: F401
from bot.conformance.requirement import (
    REQUIREMENTS,
    Broken,
    Requirement,
    TrialTable,
    Unmet,
    root_of,
    tables_of,
)
from bot.conformance.speed import slow_levels
from bot.games import GAMES, GROUP, load_game
from bot.games.action_limit import TooManyActions
from bot.games.contract import AnyGame

__all__ = ["Check", "checks", "find_game", "findings"]


@dataclass(frozen=True)
class Check:
    """A requirement for a game at one table."""

    requirement: Requirement
    table: TrialTable

    def __call__(self) -> None:
        """Check the requirement; raise Unmet."""
        self.requirement(self.table)

    def __str__(self) -> str:
        return f"{self.table.name}-{self.table.seats}-{self.requirement.name}"


def checks(name: str) -> list[Check]:
    """Return the checks of all requirements but speed for a game, given as for `find_game`."""
    tables = tables_of(find_game(name))
    return [Check(each, table) for each in REQUIREMENTS for table in tables]


def findings(game: AnyGame, begin: Callable[[str], None] = lambda what: None, timed: bool = False) -> Iterator[Unmet]:
    """Check a game; yield each unmet requirement once, with the first table that fails it.

    `begin` is called with the name of each check before it runs; `timed` also measures the computer players. The same
    error is not reported twice, and checking stops if the game does not end as it should.
    """
    told: set[tuple[type, str]] = set()
    tables, unmet = tables_of(game), False
    for requirement in REQUIREMENTS:
        begin(requirement.name.replace("_", " "))
        for table in tables:
            try:
                requirement(table)
            except Unmet as finding:
                if _is_new(finding, told):
                    yield finding
                unmet = True
                break
        if unmet and requirement is rules.the_end_is_an_outcome:  # and after `random_play_ends`
            return
    if timed:
        yield from (finding for finding in slow_levels(game, begin) if _is_new(finding, told))


def _is_new(finding: Unmet, told: set[tuple[type, str]]) -> bool:
    """Note the error behind a finding, and return whether no earlier finding had the same one."""
    root = root_of(finding)
    # the message about an endless game depends on the random moves that were played
    key = type(root), "" if isinstance(root, TooManyActions) else str(root)
    new = key not in told or isinstance(root, Broken | Unmet)
    told.add(key)
    return new


def find_game(name: str) -> AnyGame:
    """Return a known game, or add one from a module or package, by name or path, or from the folder of its project.

    Raise ImportError, TypeError, or whatever its package raises.
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
    loaded = load_game(module)
    own = loaded.meta.name
    if own in GAMES and GAMES[own] is not loaded and GAMES.packages.get(own) != module:
        raise ImportError(f"{module}: there is a game {own} already")
    GAMES.add(own, module)
    return GAMES[own]
