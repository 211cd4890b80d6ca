"""Every game, at every number of seats and in each variant, meets all requirements."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from bot.conformance.requirement import REQUIREMENTS, Finding, Requirement, Table
from bot.conformance.words import pictures_are_drawn
from bot.games import GAMES, NAMES
from tests.games.tables import TABLES

DRAWN = pytest.param([pictures_are_drawn], id="drawn", marks=pytest.mark.slow)


@pytest.mark.parametrize("requirements", [[each for each in REQUIREMENTS if each is not pictures_are_drawn], DRAWN])
@pytest.mark.parametrize("table", TABLES)
def test_requirement(table: Table, requirements: list[Requirement]) -> None:
    """Each is met, and otherwise says what is wrong."""
    found = []
    for each in requirements:
        try:
            each(table)
        except Finding as finding:
            found.append(str(finding))
    assert not found, "\n".join(found)


def test_every_game_is_known_by_its_name() -> None:
    """A game is registered under its own name."""
    assert [*GAMES] == [game.meta.name for game in GAMES.values()]


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_library(name: str) -> None:
    """The examples in the package's docstring run as shown, and it exports every action, event and error."""
    package = import_module(f"bot.games.{name}")
    result = doctest.testmod(package)
    assert (result.failed, result.attempted > 7) == (0, True)
    names = {kind.__name__ for kind in (*package.Action.__args__, *package.Event.__args__)}
    assert names | {"IllegalAction", "Outcome", "Reason"} <= {*package.__all__}
    assert all(hasattr(package, name) for name in package.__all__)
