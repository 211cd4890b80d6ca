"""Replays: turn by turn with pictures, and at the end as an animation; nothing hidden is shown before the end."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import discord
import pytest

from bot.games import carrara
from bot.games.carrara.view import view as view_of
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games.carrara.events import say_events
from render.games.carrara import PICTURES
from tests.bot.kit import settled
from tests.cogs.worst import play_on
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import DE, EN, speak
from tests.e2e.stage import click, send
from tests.e2e.world import World, alts, contents, control, has, open_panel, refusal, said, shown

GAME = "carrara"


async def running(world: World, actions: int = 20, **options: Any) -> Table:
    table = await world.start(**options)
    await play_on(table, Random(3), most=actions)
    await settled(world.services.outbox)
    assert table.row.status is Status.RUNNING
    return table


async def finished(world: World, turns: int = 6, **options: Any) -> Table:
    table = await world.begin(late(2, turns), **options)
    await play_on(table, Random(3))
    await settled(world.services.outbox)
    assert table.row.status is Status.OVER
    return table


async def check_step(message: discord.Message, table: Table, step: int, open_hands: bool) -> None:
    """Check that a panel shows the board after a turn, with exactly that turn's events marked and described."""
    turn = (await table.turns())[step - 1] if step else None
    found = await table.store.log.position(table.id, turn.last if turn else 0)
    assert found is not None
    view = view_of(carrara.GAME.codec.position_from_json(found[1]), None, open_hands)
    expected = PICTURES.board(view, table.names, "en", turn.events if turn else ())
    assert alts(message) == [picture.alt for picture in expected]
    assert await contents(message) == [picture.data for picture in expected]
    if turn:
        lines = say_events(texts("en", "carrara"), turn.events, table.names)
        assert lines
        assert said(message).splitlines()[2 : 2 + len(lines)] == lines


async def test_a_replay_of_a_running_game_hides_hands(world: World) -> None:
    """At no step is one shown, except at a table with open hands."""
    table = await running(world, actions=8)
    eva = world.eva
    message = await world.ask(eva, "table replay")
    for step in reversed(range(len(await table.turns()) + 1)):
        assert "hand:" not in " ".join(alts(message))
        await check_step(message, table, step, open_hands=False)
        if step:
            message = await open_panel(eva, message, label="◀ Back")
    world.channel = world.guild.create_text_channel("open")
    table = await running(world, actions=1, open_hands=True)
    message = await world.ask(eva, "table replay")
    assert " ".join(alts(message)).count("hand:") == 2
    await check_step(message, table, len(await table.turns()), open_hands=True)


async def test_a_replay_of_a_finished_game(world: World) -> None:
    """The button beside *Rematch* opens the first turn; every step shows all hands, and the last names the winner."""
    table = await finished(world, 4)
    end = world.newest("rematch")
    eva = world.eva
    first = await open_panel(eva, end, "replay")
    count = len(await table.turns())
    assert f"Turn 1 of {count} · round 1 · {table.names[0]}\n" in said(first)
    await check_step(first, table, 1, open_hands=True)
    last = await open_panel(eva, first, label="Last ⏭")
    await check_step(last, table, count, open_hands=True)
    assert "🏆" in said(last)
    assert "🏆" not in said(first)
    dealt = await open_panel(eva, last, label="⏮ First")
    await check_step(dealt, table, 0, open_hands=True)


@pytest.mark.slow
async def test_an_animation_is_drawn_once_for_all_who_wait(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for each language; meanwhile everyone else is answered."""
    await finished(world)
    end = world.newest()
    anna, bruno, carla, eva = world.anna, world.bruno, world.carla, world.eva
    speak(monkeypatch, "de", carla.id)
    monkeypatch.setattr("bot.services.load_limit.MAX_REQUESTS", 5)
    drawn: list[str] = []
    finish: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def draw(_film: object, _game: str, _scenes: object, language: str, _end: object, **_: object) -> bytes:
        drawn.append(language)
        data: bytes = await world.env.external_wait(asyncio.shield(finish), reason="a worker process")
        return data

    monkeypatch.setattr(world.client.film_worker, "run", draw)
    replays = [(person, await open_panel(person, end, "replay")) for person in (eva, eva, eva, anna, carla)]
    waiting = await send(*(click(person, each, control(each, "animation")) for person, each in replays))
    assert sorted(drawn) == ["de", "en"]
    assert [said(shown(each)) for each in waiting] == [EN.say("animation-waits")] * 4 + [DE.say("animation-waits")]

    bruno_replays = await open_panel(bruno, end, "replay")
    assert has(bruno_replays, "replay_jump")
    assert refusal(await bruno.click(bruno_replays, custom_id=control(bruno_replays, "animation"))) == EN.say(
        "refused-crowded"
    )

    finish.set_result(b"GIF89a")
    await world.env.settle()
    assert [[file.filename[-4:] for file in shown(each).attachments] for each in waiting] == [[".gif"]] * 5
    assert sorted(drawn) == ["de", "en"]
