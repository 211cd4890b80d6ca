"""Requirements for the statistics of every game."""

from __future__ import annotations

from random import Random

import pytest

from bot.conformance.playing import steps
from bot.games import GAMES
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests.games.variants import variants

COUNTING = [name for name, game in GAMES.items() if game.statistics is not None]


@pytest.mark.parametrize("name", COUNTING)
def test_every_figure_is_counted(name: str) -> None:
    """No figure is 0 for every seat in all variants of a game."""
    statistics = GAMES[name].statistics
    assert statistics is not None
    counted: set[str] = set()
    for game in (game for game in variants().values() if name == game.meta.name):
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
