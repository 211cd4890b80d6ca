"""The pictures of every game: identical for the same view, in any thread, and possible in every position."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import cycle, product
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.conformance.playing import steps
from bot.conformance.requirement import tables_of
from bot.games import GAMES, NAMES
from bot.texts.alt_text import LONGEST_ALT
from render.engine.atlas import Atlas
from render.engine.cache import CACHE
from render.engine.picture import Picture
from render.engine.scene import Scene
from render.games import pictures_of
from tests.render.checks import astride, off_page, overlaps

PEOPLE = ("Anna", "Benedetto")
every_game = pytest.mark.parametrize("name", NAMES)


@cache
def moment(name: str) -> tuple[Any, Sequence[Any]]:
    """Return what everyone sees after some steps of a random game, and what happened in the last of them."""
    game = GAMES[name]
    *_, last = (step for step, _ in zip(steps(game, 2, Random(13)), range(60), strict=False))
    return game.views.view(last.played.position, None, False), last.played.events


def board(name: str, people: Sequence[str] = PEOPLE) -> tuple[Picture, ...]:
    view, events = moment(name)
    return pictures_of(name).board(view, people, "en", events)


@every_game
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    """Pictures depend on neither chance nor the clock, and a second one makes no new sprites or letters."""
    CACHE.clear()  # where it is full, a backdrop goes before small sprites
    first, before = board(name), CACHE.made

    assert board(name) == first
    assert CACHE.made == before
    assert all(20 < len(picture.alt) <= LONGEST_ALT for picture in first)


@pytest.mark.slow
@every_game
def test_positions_of_a_game_can_be_laid_out(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """At every table: the board, with open hands and a sandbox's band too, and the hand of who acts next.

    Of several games some positions are laid out, and the last one: which things have run out differs between them.
    Nothing is cut off or in the way of anything else.
    """

    def look(page: Scene, _: Atlas) -> Image.Image:
        assert (off_page(page), overlaps(page), astride(page)) == ([], [], [])
        return Image.new("RGB", (8, 8))

    monkeypatch.setattr("render.engine.paint.encode", lambda _: b"")
    monkeypatch.setattr("render.engine.paint.compose", look)
    shown = cycle(product((False, True), ("", "What if?")))
    for table, seed in product(tables_of(GAMES[name]), range(4)):
        game, people = table.game, [f"P{seat}" for seat in range(table.seats)]
        own, views = pictures_of(game.meta.name), game.views
        *played, last = steps(game, table.seats, Random(seed))
        for step in (*played[seed::37], last):
            position, (all_open, band) = step.played.position, next(shown)
            assert own.board(views.view(position, None, all_open), people, "en", step.played.events, band=band)
            for seat in game.rules.actors(position) if game.meta.hidden_hands else ():
                assert own.hand(views.view(position, seat, False), people, "en")


@pytest.mark.slow
def test_pictures_drawn_together_are_those_drawn_alone() -> None:
    """Threads share sprites and fonts without disturbing each other."""
    people = [(f"Łucja {number}", "Ψυχή") for number in range(5)]
    alone = [board("palazzo", each) for each in people]
    CACHE.clear()
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda each: board("palazzo", each), people)) == alone
