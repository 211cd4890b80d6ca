"""The public pictures show everything public, and nothing else."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.games import carrara
from bot.games.carrara.components import COLOURS, OBJECTS, Blocks, Objects
from bot.games.carrara.position import Phase, Position
from bot.texts.games.carrara import TEXTS
from bot.texts.games.carrara.describe import cities_alt, market_alt
from render.games.carrara.page import CarraraPage
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.market import market_page
from render.games.carrara.pages.player_board import player_alt, player_page
from tests.render.games.carrara.positions import PLAIN_NAMES, moment

GAMES = st.tuples(st.integers(2, 4), st.integers(0, 20))
"""Numbers of seats, and seeds."""


def _shuffled(position: Position, seed: int) -> Position:
    """Change everything hidden: coins, blocks in hands and bag, objects, the order of the stack."""
    chance = random.Random(seed)
    players = []
    for player in position.players:
        blocks = Blocks(*(chance.randrange(8) for _ in COLOURS))
        objects = Objects(*(chance.randrange(7) for _ in OBJECTS))
        players.append(player._replace(coins=chance.randrange(200), blocks=blocks, objects=objects))
    counts = [0] * len(COLOURS)
    for _ in range(sum(position.bag)):
        counts[chance.randrange(len(COLOURS))] += 1
    stack = tuple(chance.sample(position.stack, len(position.stack)))
    return position._replace(players=tuple(players), bag=Blocks(*counts), stack=stack)


def _drawn(page: CarraraPage) -> tuple[object, ...]:
    """Return all that a picture is painted from."""
    return page.width, page.height, page.ground, page.behind, tuple(page.elements)


@pytest.mark.slow
@settings(deadline=None)  # the first picture loads the fonts
@given(GAMES, st.integers(0, 45), st.booleans(), st.sampled_from(("en", "de")), st.integers())
def test_nothing_hidden_leaks(game: tuple[int, int], turns: int, expansion: bool, language: str, other: int) -> None:
    """Positions that differ only in hidden information give the same pictures, alt texts and text board."""
    seats, seed = game
    position, events = moment(seats, seed, turns, expansion)
    assume(position.phase is not Phase.OVER)
    named = PLAIN_NAMES[:seats]
    first = carrara.view(position, None)
    second = carrara.view(_shuffled(position, other), None)

    for page in (market_page, cities_page):
        assert _drawn(page(first, named, language, events)) == _drawn(page(second, named, language, events))
    for seat in range(seats):
        boards = (player_page(view, seat, named, language, events) for view in (first, second))
        assert len({_drawn(page) for page in boards}) == 1
        assert player_alt(first, seat, named, language) == player_alt(second, seat, named, language)
    for told in (market_alt, cities_alt):
        assert told(first, named, language, events) == told(second, named, language, events)
    assert TEXTS(language, "carrara").text_board(first, named) == TEXTS(language, "carrara").text_board(second, named)


def test_a_seats_own_view_shows_no_more_on_the_board() -> None:
    """The board laid out from a seat's view is the public board."""
    position, events = moment(3, 2, 20)
    public, own = carrara.view(position, None), carrara.view(position, 1)

    for page in (market_page, cities_page):
        first, second = (_drawn(page(view, PLAIN_NAMES[:3], "en", events)) for view in (public, own))
        assert first == second
