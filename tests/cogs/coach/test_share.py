"""A share tells nothing hidden, and fits into a message whatever it holds."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.games import NAMES
from bot.model.review import Review, TurningPoint
from bot.model.rows import NewPost, PostKind, Status
from bot.services.worker_pool import WorkerPool
from bot.tables.players import players_of
from bot.tables.registry import Tables
from bot.tables.sandbox import begin, view_at
from bot.texts import texts
from cogs.coach.share import draw_page, passage, shared_panel
from cogs.viewing.end import SHARED_GAME
from cogs.viewing.replay import SINCE_PREFIX
from render.engine.painter import Painter
from render.engine.picture import Picture
from tests.cogs.worst import check, play_on, worst


def host(painter: Painter, review: Review | None = None) -> Any:
    """Return a stand-in for the client, with a review of every game."""

    async def stored_review(_: object) -> Review | None:
        return review

    async def join(_: object, __: object) -> Picture:
        return Picture(b"GIF89a", "")

    film_worker = SimpleNamespace(shared=SimpleNamespace(join=join))
    services = SimpleNamespace(coach=SimpleNamespace(stored_review=stored_review))
    return SimpleNamespace(painter=painter, services=services, film_worker=film_worker)


@pytest.mark.parametrize("game", NAMES)
async def test_what_is_hidden_changes_nothing(
    tables: Tables, painter: Painter, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Of a running game the same is shown, whatever is in hands and piles."""
    table = await worst(tables, "en", begun=True, game=game)
    await play_on(table, Random(5), most=30)
    table.row = replace(table.row, open_hands=False)
    seq, (seat, *_), views = table.revision, table.actors(), table.game.views
    own = begin(table.game, await view_at(table, seq, seat, False), 7, seat).computer_turn().computer_turn()
    players, t = await players_of(table), texts("en")

    async def shown() -> tuple[str, Any]:
        public = own.seen_publicly(await view_at(table, seq, None, False))
        arg = f"h{public.written()}"
        return arg, public.before and await passage(host(painter), t, table, players, seq, arg)

    first, position = await shown(), table.position
    twin = views.determinize(views.view_with_memory(position, None), Random(8))
    assert twin != position

    async def other(_: int) -> tuple[int, Any]:
        return seq, table.game.codec.position_to_json(twin)

    monkeypatch.setattr(table, "row_at", other)
    assert await shown() == first


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
async def test_all_that_is_shared_fits(tables: Tables, painter: Painter, game: str, language: str) -> None:
    """A whole game with a review, and a stretch of all its turns, with the longest names."""
    table = await worst(tables, language, begun=True, game=game)
    await play_on(table, Random(5))
    assert table.row.status is Status.OVER
    turns = await table.turns()
    chances = tuple((0.2,) * len(table.seats) for _ in range(len(turns) + 1))
    review = Review(chances, tuple(turn.seat for turn in turns), TurningPoint(len(turns) // 2, 0), ())
    for arg in (SHARED_GAME, f"{SINCE_PREFIX}0"):
        post = NewPost(PostKind.SHARED, turns[-1].last, turns[-1].last, about=arg, user=2**63 - 1)
        panel = await shared_panel(host(painter, review), table, post, full=True)
        check(panel)
        assert sum(map(len, panel.texts)) < 3600, "what is asked before has room as well"
        assert 2 < len(panel.pictures) < 10


@pytest.mark.slow
async def test_a_page_is_drawn_in_a_process_of_its_own(tables: Tables, painter: Painter) -> None:
    """So it keeps nobody waiting; and it is drawn once for all who want it."""
    table, workers = await worst(tables, "en", begun=True), WorkerPool()
    await play_on(table, Random(5), most=8)
    turns, drawing = await table.turns(), host(painter)
    drawing.film_worker = workers
    asked = (texts("de"), table, turns[1].last, f"{SINCE_PREFIX}0")
    (name, data), again = await asyncio.gather(draw_page(drawing, *asked), draw_page(drawing, *asked))
    (process,) = workers.processes
    workers.close()
    assert process != os.getpid()
    assert name == f"carrara-{table.id}-{turns[1].last}.html"
    assert data.count(b"<article>") == 3
    assert again[1] is data
