"""The replay's panels stay within Discord's limits throughout a game, and its jumps cover the whole game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.games import NAMES
from bot.model.history import turns_of
from bot.model.rows import Ending, Status
from bot.services.worker_pool import WorkerPool
from bot.tables.registry import Tables
from bot.texts import texts
from bot.texts.games import game_texts
from cogs.core.controls import Select
from cogs.core.names import escaped
from cogs.viewing.log import log_lines
from cogs.viewing.replay import animated_replay, jumps, replay_panel
from render.engine.painter import Painter
from tests.bot.kit import placed
from tests.cogs.worst import play_on, worst
from tests.e2e.games.carrara.stage import late


@given(st.integers(0, 500), st.data())
def test_jumps(last: int, data: st.DataObject) -> None:
    """There are at most 25, in order: first, last, the current step with its neighbours, and others evenly between."""
    now = data.draw(st.integers(0, last))
    steps = jumps(last, now)
    assert steps == sorted(set(steps))
    assert len(steps) <= 25
    assert {0, now, last} <= set(steps)
    assert {step for step in (now - 2, now - 1, now + 1, now + 2) if 0 <= step <= last} <= set(steps)
    assert set(steps) <= set(range(last + 1))
    widest = max((b - a for a, b in pairwise(steps)), default=0)
    assert widest <= last // 16 + 1
    assert last > 24 or steps == list(range(last + 1))


@pytest.mark.parametrize("game", NAMES)
async def test_the_log_numbers_turns_as_the_replay_does(tables: Tables, game: str) -> None:
    """What the log tells of a turn has the number, and the words, of that turn in the replay."""
    t, table = texts("en"), await worst(tables, "en", begun=True, game=game)
    await play_on(table, Random(5), most=40)
    names, words = escaped(table.names), game_texts(t, game)
    told = [line for line in log_lines(t, table, await table.store.log.moves(table.id)) if line[:2] == "**"]

    assert told == [
        t.say("log-line", number=turn.number, line=line)
        for turn in await table.turns()
        for line in words.lines(turn.events, names)
    ]


@pytest.mark.parametrize("game", NAMES)
async def test_a_jump_tells_in_plain_text_what_its_player_did(tables: Tables, game: str) -> None:
    """Options show markdown as it is written; what was only revealed says less than what the player did."""
    t, table, painter = texts("en"), await worst(tables, "en", begun=True, game=game), Painter(1)
    await play_on(table, Random(5), most=40)
    panel = await replay_panel(t, painter, table)
    painter.close()
    (jump,) = [row for row in panel.rows if isinstance(row, Select)]
    turns = await table.turns()
    for option in jump.choices[1:]:
        turn = turns[int(option.value) - 1]
        name, said = table.names[turn.seat], option.description or ""
        assert f"**{name}**" not in said
        told = game_texts(t, game).lines(turn.events, table.names)
        assert name in said or not any(name in line for line in told)


@pytest.fixture
def film_worker() -> Iterator[WorkerPool]:
    """A worker process that draws whole games."""
    workers = WorkerPool()
    yield workers
    workers.close()


@pytest.mark.slow
async def test_an_animation_is_drawn_in_a_process_of_its_own(tables: Tables, film_worker: WorkerPool) -> None:
    """It has frames for the deal, each turn and the podium, and is not drawn in the bot's process, blocking others."""
    table = await placed(tables, late(2, 8), game="carrara")
    await play_on(table, Random(2))
    assert table.row.status is Status.OVER
    picture = await animated_replay(film_worker, table)
    (process,) = film_worker.processes
    assert process != os.getpid()
    assert picture is not None
    turns = turns_of(await table.store.log.moves(table.id), table.game.codec.events_from_json)
    assert len(turns) >= 8
    assert getattr(Image.open(BytesIO(picture.data)), "n_frames", 1) == len(turns) + 2
    assert str(len(turns)) in picture.alt


@pytest.mark.slow
async def test_who_won_where_the_others_gave_up(tables: Tables, film_worker: WorkerPool) -> None:
    """After all others conceded, the last step and the alt text name the player who stayed."""
    table, painter = await placed(tables, late(2, 8), game="carrara"), Painter(1)
    await play_on(table, Random(2), most=5)
    left, stayed = table.seats
    seats = (replace(left, conceded=True), stayed)
    table.row = replace(table.row, seats=seats, status=Status.OVER, ending=Ending.CONCEDED)
    panel = await replay_panel(texts("en", "carrara"), painter, table, "9999")
    painter.close()
    picture = await animated_replay(film_worker, table)
    assert f"{stayed.name} wins" in panel.texts[1]
    assert picture is not None
    assert picture.alt.endswith(f" {stayed.name} won.")
    table.row = replace(table.row, ending=Ending.AGREED)
    assert table.winners() == ()
