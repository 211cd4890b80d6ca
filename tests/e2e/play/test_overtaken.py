"""A table that moves faster than it can be drawn: every turn is told in words, and the newest board is shown."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from bot.tables.table import Table
from tests.bot.kit import act, any_action
from tests.e2e.faults.lost import lose_answers
from tests.e2e.faults.test_faults import LONG
from tests.e2e.world import World, check_boards, controls, first_files, pings, said

TURNS = 4
PATIENCE = 30.0


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
    outbox = world.client.services.outbox
    await outbox.settle(PATIENCE)
    await world.env.advance_time(LONG)
    await outbox.settle(PATIENCE)
    return began


async def check(world: World, table: Table, began: list[int]) -> None:
    """Check that each turn has one message, in order, and that no overtaken board was drawn."""
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


async def test_overtaken_turns_are_posted_without_a_board(world: World) -> None:
    """Of many turns while nothing can be drawn only the newest is drawn, and all are told in words."""
    table = await world.start("Anna", "Bruno")
    await check(world, table, await rush(world, table))


async def test_a_message_without_a_board_is_recognised(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If its delivery is uncertain it is looked for, found, and not posted twice."""
    monkeypatch.setattr("bot.services.background.FIRST_WAIT", 30.0)
    table = await world.start("Anna", "Bruno")
    lost = lose_answers(monkeypatch, "POST", "/messages", times=1)
    began = await rush(world, table)
    assert len(lost) == 1
    await check(world, table, began)
