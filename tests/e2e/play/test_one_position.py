"""What one message says and shows is of one position, however fast the table moves; its commands can be clicked."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import PIL.Image
import pytest

from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_texts
from render.engine.picture import Picture
from render.games import pictures_of
from tests.bot.kit import act, any_action
from tests.cogs.worst import any_or_last
from tests.e2e.conftest import PATIENCE
from tests.e2e.reading import speak
from tests.e2e.stage import LONG, lose_answers
from tests.e2e.world import World, alts, check_boards, controls, first_files, pings, said

_SEAL = re.compile(r"⟦-?\d+⟧")
_DOT = BytesIO()
PIL.Image.new("RGB", (1, 1)).save(_DOT, "PNG")


def _seal(view: Any) -> str:
    return f"⟦{hash(repr(view))}⟧"


@pytest.fixture(params=["palazzo", pytest.param("carrara", marks=pytest.mark.exhaustive)])
def sealed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Seal what a game says and draws with the public position that it is about; return the game's name."""
    game: str = request.param
    words, pictures = type(game_texts(texts("en"), game)), pictures_of(game)
    prompt = words.prompt

    def board(
        view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        return (Picture(_DOT.getvalue(), _seal(view)),)

    monkeypatch.setattr(words, "prompt", lambda self, view, names: f"{prompt(self, view, names)} {_seal(view)}")
    monkeypatch.setattr(pictures, "board", board)
    return game


@pytest.mark.slow
async def test_a_message_is_about_one_position(world: World, sealed: str) -> None:
    """After every action the newest message tells of the position that there is now, and shows that or nothing."""
    table, chance = await world.start(game=sealed), Random(5)
    told = drawn = 0
    for _ in range(60):
        if not table.actors():
            break
        seat = table.actors()[0]
        legal = table.game.rules.legal(table.position, seat)
        await table.act(seat, table.revision, any_or_last(None, legal, chance))
        await world.services.outbox.idle()
        newest = world.newest()
        if table.actors():
            now = _seal(table.view(None))
            seals = _SEAL.findall(said(newest))
            assert {*seals, *alts(newest)} <= {now}
            assert len(alts(newest)) == len(newest.attachments)
            told, drawn = told + len(seals), drawn + len(alts(newest))
    assert told
    assert drawn


@pytest.mark.mentions
async def test_commands_are_clickable(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Public and private texts mention commands with Discord's id, which the bot remembers."""
    anna = world.anna
    table = {command.name: command.id for command in await world.client.tree.fetch_commands()}["table"]
    show, new = f"</table show:{table}>", f"</table new:{table}>"
    speak(monkeypatch, "de", anna.id)
    assert new in await world.refused(anna, "table show")
    await world.restart()
    assert new in await world.refused("Bruno", "table log")
    await world.start()
    assert show in await world.refused("Eva", "table leave")


@pytest.mark.mentions
async def test_commands_of_another_application_are_not_mentioned(world: World) -> None:
    """With another token on the same store and no registration of one's own, commands are named as text."""
    meta = world.store.meta
    ids = await meta.get("command_ids")
    assert ids is not None
    other = ids.replace(str(world.client.application_id), "7")
    assert other != ids
    await meta.set("command_ids", other)
    world.config = replace(world.config, sync_commands=False)
    await world.restart()
    assert "`/table new`" in await world.refused("Anna", "table show")
    assert await world.store.meta.get("command_ids") == other


TURNS = 4


async def rush(world: World, table: Table) -> list[int]:
    """Play turns while all drawing threads are busy; return the rows with which turns began."""
    free, chance, began = threading.Event(), Random(3), [0]
    busy = [asyncio.ensure_future(world.client.painter.paint(free.wait)) for _ in range(2)]
    try:
        while len(began) <= TURNS:
            over = await act(table, any_action(table.game, table.position, chance))
            began += [table.revision] if over else []
            await asyncio.sleep(0)
    finally:
        free.set()
        await asyncio.gather(*busy)
    outbox = world.services.outbox
    await outbox.settle(PATIENCE)
    await world.env.advance_time(LONG)
    await outbox.settle(PATIENCE)
    return began


@pytest.mark.usefixtures("patient")
async def test_overtaken_turns_are_posted_without_a_board(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many turns while nothing can be drawn only the newest is drawn, and all are told in words, each once.

    If the delivery of one is uncertain, it is looked for and found.
    """
    table = await world.start()
    lost = lose_answers(monkeypatch, "/messages", times=1)
    began = await rush(world, table)
    assert len(lost) == 1
    invitation, *turns = world.public()
    assert len(turns) == len(began)
    shown = first_files(world.public())
    check_boards(shown, [f"nim-{table.id}-{seq}" for seq in began])
    assert len(shown) <= 2, "the one of before and the newest"
    for number, message in enumerate(turns[1:]):
        assert said(message).startswith(table.names[number % 2]), "what they did is told"
    assert not any(controls(message) for message in (invitation, *turns[:-1]))
    assert controls(turns[-1])
    assert [bool(pings(message)) for message in turns[1:]] == [False] * (TURNS - 1) + [True]
