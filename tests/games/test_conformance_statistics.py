"""Requirements for the statistics of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.contract import AnyGame
from bot.texts import LANGUAGES, texts
from bot.texts.games import game_texts
from tests.games.playouts import steps, whole_game
from tests.games.tables import TABLES, VARIANTS, through_json
from tests.games.variants import variants

COUNTING = [name for name, game in GAMES.items() if game.statistics is not None]


@pytest.mark.parametrize(
    ("game", "seats"), [each for each in TABLES if VARIANTS[str(each.id).rpartition("-")[0]].meta.name in COUNTING]
)
def test_figures_count_what_they_name(game: AnyGame, seats: int) -> None:
    """Each seat always has exactly the declared figures, also when counted from events that were stored."""
    statistics = game.statistics
    assert statistics is not None
    happened: list[Any] = []
    stored: list[Any] = []
    found = [statistics.count(happened, seats)]
    for number, step in enumerate(whole_game(game, seats)):
        happened += step.played.events
        stored += game.codec.events_from_json(through_json(game.codec.events_to_json(step.played.events)))
        if number % 20 == 0:
            found.append(statistics.count(happened, seats))
    found.append(statistics.count(happened, seats))

    for counted in found:
        assert [tuple(own) for own in counted] == [statistics.figures] * seats
        assert all(isinstance(value, int) and value >= 0 for own in counted for value in own.values())
    assert not any(value for own in found[0] for value in own.values())
    assert statistics.count(stored, seats) == found[-1]


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
