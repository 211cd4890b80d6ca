"""Every game, at every number of seats and in each variant, meets all requirements; and what its statistics count."""

from __future__ import annotations

import doctest
from importlib import import_module
from random import Random

import pytest

from bot.conformance.playing import steps
from bot.conformance.requirement import REQUIREMENTS, TrialTable, Unmet
from bot.conformance.words import pictures_are_drawn
from bot.games import GAMES, NAMES
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests.games.tables import TABLES, VARIANTS

# tests of pictures lay out those of the other tables
DRAWN = [
    pytest.param(*each.values, id=each.id, marks=pytest.mark.exhaustive if each.marks else pytest.mark.slow)
    for each in TABLES
]


@pytest.mark.parametrize("table", DRAWN)
def test_pictures_are_drawn(table: TrialTable) -> None:
    """Each game's pictures are drawn, with alt texts: the requirement that takes longest."""
    pictures_are_drawn(table)


@pytest.mark.parametrize("table", TABLES)
def test_requirement(table: TrialTable) -> None:
    """Each is met, or says why it is not."""
    found = []
    for each in (each for each in REQUIREMENTS if each is not pictures_are_drawn):
        try:
            each(table)
        except Unmet as finding:
            found.append(str(finding))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_library(name: str) -> None:
    """The examples in the package's docstring run as shown."""
    result = doctest.testmod(import_module(f"bot.games.{name}"))
    assert (result.failed, result.attempted > 7) == (0, True)


COUNTING = [name for name, game in GAMES.items() if game.statistics is not None]


@pytest.mark.parametrize("name", COUNTING)
def test_every_figure_is_counted(name: str) -> None:
    """No figure is 0 for every seat in all variants of a game."""
    statistics = GAMES[name].statistics
    assert statistics is not None
    counted: set[str] = set()
    for game in (game for game in VARIANTS.values() if name == game.meta.name):
        happened = [event for step in steps(game, game.meta.seats[0], Random(21)) for event in step.played.events]
        counted |= {
            figure for own in statistics.count(happened, game.meta.seats[0]) for figure, value in own.items() if value
        }

    assert counted == {*statistics.figures}


@pytest.mark.parametrize("name", COUNTING)
def test_figures_have_short_names_in_every_language(name: str) -> None:
    """Each figure has a distinct name, short enough for four numbers beside it on a phone."""
    statistics = GAMES[name].statistics
    assert statistics is not None
    figures = statistics.figures
    assert 0 < len({*figures}) == len(figures) <= 12
    for language in LANGUAGES:
        named = [game_texts(texts(language), name).figure(figure) for figure in figures]
        assert len({*named}) == len(named)
        assert max(map(len, named)) <= 16
