"""Scenes to begin a test with: prepared positions, clicks that no honest client makes, and what must not change."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import discord
import pytest
import simcord
from simcord import InteractionResult, interactions
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from bot.games import carrara
from bot.games.carrara import Blocks, Phase, Position
from bot.tables import Table
from tests.e2e.players import decide
from tests.e2e.world import World, alts, controls, said
from tests.games.carrara.positions import player

FULL_WHEEL = (
    Blocks(1, 1, 1, 1, 1, 1),
    Blocks(1),
    Blocks(0, 1),
    Blocks(0, 0, 1),
    Blocks(0, 0, 0, 1),
    Blocks(0, 0, 0, 0, 1),
)
"""Eleven blocks, so that turning the wheel draws nothing from the bag."""


async def begin(
    world: World, monkeypatch: pytest.MonkeyPatch, position: Position, *names: str, **options: Any
) -> Table:
    """Let people begin a game that stands like this."""
    monkeypatch.setattr(carrara, "deal", lambda *_: position)
    table = await world.start(*names[: len(position.players)], **options)
    assert table.position == position
    return table


def late(seats: int, turns: int, seed: int = 1) -> Position:
    """Find the position at the start of a round, at least so many turns before a game of novices ends."""
    chance = Random(seed)
    position = carrara.deal(seats, {}, chance)
    rounds: list[Position] = []
    while carrara.outcome(position) is None:
        if position.turn == 0 and position.phase is Phase.ACTION:
            rounds.append(position)
        seat = position.turn
        action = decide(carrara.view(position, seat), carrara.legal(position, seat), chance)
        position = carrara.play(position, seat, action, chance).position
    return rounds[-(turns // seats) - 1]


def rich(position: Position, **changes: Any) -> Position:
    """Change the hands and boards of all seats alike."""
    for seat in range(len(position.players)):
        position = player(position, seat, **changes)
    return position


@asynccontextmanager
async def nothing_changes(world: World, table: Table) -> AsyncIterator[None]:
    """Check that neither log nor position nor what everyone sees is changed by what happens inside."""
    before = table.revision, table.position, await table.store.moves(table.id), seen(world)
    yield
    await world.env.settle()
    after = table.revision, table.position, await table.store.moves(table.id), seen(world)
    for was, stands in zip(before, after, strict=True):
        assert stands == was, f"{was}\n{stands}"


def seen(world: World) -> list[tuple[Any, ...]]:
    """Write down all that everyone sees, controls and the names of files included."""
    return [
        (said(message), alts(message), list(controls(message)), [file.filename for file in message.attachments])
        for message in world.public()
    ]


def payload(
    person: simcord.MemberActor, message: discord.Message, custom_id: str, values: Sequence[str] | None = None
) -> tuple[Any, dict[str, Any]]:
    """Make a click by hand: on a control that may be gone, or on a message that only someone else sees."""
    backend = person._env.backend
    stored = backend.get_message(message.channel.id, message.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
    if values is not None:
        data |= {"component_type": ComponentType.STRING_SELECT, "values": list(values)}
    record, made = interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel.id,
        guild_id=person.guild.id,
        user_id=person.id,
        data=data,
    )
    record.source_message_id = message.id
    return record, made | {"message": dict(serializers.message_payload(backend, stored))}


async def press(
    person: simcord.MemberActor, message: discord.Message, custom_id: str, values: Sequence[str] | None = None
) -> InteractionResult:
    """Click something that an honest client would not let its user click."""
    (result,) = await press_at_once((person, message, custom_id, values))
    return result


Press = tuple[simcord.MemberActor, discord.Message, str, Sequence[str] | None]


async def press_at_once(*presses: Press) -> list[InteractionResult]:
    """Click several things before the bot has heard of any."""
    env = presses[0][0]._env
    made = [payload(*one) for one in presses]
    for _, sent in made:
        env.backend.emit("INTERACTION_CREATE", sent)
    await env.settle()
    return [InteractionResult(env, record) for record, _ in made]
