"""Clicks that no honest client makes, checks that nothing changed, and faults of Discord."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from simcord import InteractionResult, interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.tables.table import Table
from cogs.core.response import Response
from render.engine.picture import Picture
from tests.e2e.world import (
    World,
    alts,
    button_of,
    check_boards,
    control,
    controls,
    files,
    first_files,
    said,
    shown,
)

LONG = 800
"""Seconds within which the outbox retries, however often it has failed."""


@asynccontextmanager
async def nothing_changes(world: World, table: Table) -> AsyncIterator[None]:
    """Check that neither position, log, incidents nor any public message changes inside."""
    before = await _state(world, table)
    yield
    await world.env.settle()
    for former, now in zip(before, await _state(world, table), strict=True):
        assert now == former, f"{former}\n{now}"


async def _state(world: World, table: Table) -> tuple[Any, ...]:
    store = table.store
    seen = [(said(each), alts(each), [*controls(each)], files(each)) for each in world.public()]
    return table.position, table.row, await store.log.moves(table.id), await store.incidents.of_table(table.id), seen


async def check_turn_messages(world: World, table: Table) -> None:
    """Check that every turn was posted once, in order, and that only the newest message has controls."""
    moves = await table.store.log.moves(table.id)
    began = [0, *(move.seq for move in moves if move.action["action"] == "end_turn")]
    boards = [file.removesuffix("-score") for file in first_files(world.public())]
    check_boards(boards, [f"{table.row.game}-{table.id}-{seq}" for seq in began])
    ours = [message for message in world.public() if message.author.bot and not message.is_system()]
    assert len(ours) == 1 + len(began), "the invitation before them"
    *former, newest = world.public()
    assert not any(controls(message) for message in former)
    assert controls(newest)
    assert not await table.store.outbox.waiting(table.id)


@dataclass(frozen=True)
class Click:
    """A handmade click: too late, twice, or on a message that only someone else sees."""

    person: simcord.MemberActor
    record: Any
    payload: dict[str, Any]


def click(
    person: simcord.MemberActor, message: discord.Message, custom_id: str, values: Sequence[str] | None = None
) -> Click:
    """Return a click on a message as it was when read, to be sent at any time."""
    backend = person._env.backend
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
    if values is not None:
        data |= {"component_type": ComponentType.STRING_SELECT, "values": list(values)}
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=message.channel.id,
        guild_id=person.guild.id,
        user_id=person.id,
        data=data,
    )
    record.source_message_id = message.id
    looked_at = dict(serializers.message_payload(backend, backend.get_message(message.channel.id, message.id)))
    looked_at["components"] = [component.to_dict() for component in message.components]
    return Click(person, record, payload | {"message": looked_at})


def forged(
    person: simcord.MemberActor, message: discord.Message, custom_id: str, values: Sequence[str] | None = None
) -> Click:
    """Return a click on a control of another version of the bot, which takes the place of one in the message."""
    kind = custom_id.partition(":")[0]
    ours = next(each for each in controls(message) if each.startswith(f"{kind}:"))
    made = click(person, message, custom_id, values)
    shows = json.dumps(made.payload["message"]["components"]).replace(json.dumps(ours), json.dumps(custom_id))
    made.payload["message"]["components"] = json.loads(shows)
    return made


async def send(*clicks: Click) -> list[InteractionResult]:
    """Send clicks, all of them before the bot has received any."""
    env = clicks[0].person._env
    for one in clicks:
        env.backend.emit("INTERACTION_CREATE", one.payload)
    await env.settle(idle=0.001)
    return [InteractionResult(env, one.record) for one in clicks]


async def press(
    person: simcord.MemberActor, message: discord.Message, custom_id: str, values: Sequence[str] | None = None
) -> InteractionResult:
    """Make a click that an honest client would not allow."""
    (result,) = await send(click(person, message, custom_id, values))
    return result


Step = tuple[str, list[str] | None]
"""A control, and the values chosen in it; of several buttons that do the same, a part of one's argument instead."""


async def follow(
    person: simcord.MemberActor, message: discord.Message, steps: tuple[Step, ...]
) -> list[discord.Message]:
    """Go from a message through its panels, and return every panel on the way."""
    panels = []
    for what, values in steps:
        custom_id = control(message, what)
        if not isinstance(controls(message)[custom_id], discord.ui.Select):
            custom_id = custom_id if values is None else button_of(message, what, *values)
            message = shown(await person.click(message, custom_id=custom_id))
        else:
            assert values is not None, f"choose something in {what}"
            message = shown(await person.select(message, values, custom_id=custom_id))
        panels.append(message)
    return panels


def private(world: World, person: simcord.MemberActor) -> list[int]:
    return [message.id for message in world.channel.history(viewer=person) if message.flags.ephemeral]


def lose_answers(monkeypatch: pytest.MonkeyPatch, end: str, times: int) -> list[str]:
    """Let posts to paths with this end take effect, but report them to the bot as failed."""
    lost: list[str] = []
    request: Any = FakeHTTPClient.request

    async def losing(self: Any, route: Any, **options: Any) -> Any:
        result = await request(self, route, **options)
        if route.method == "POST" and route.url.endswith(end) and len(lost) < times:
            lost.append(route.path)
            response: Any = type("Response", (), {"status": 500, "reason": "lost"})()
            raise discord.DiscordServerError(response, "the answer was lost")
        return result

    monkeypatch.setattr(FakeHTTPClient, "request", losing)
    return lost


def cut(monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception], times: int, effect: bool) -> list[str]:
    """Cut the connection while interactions are answered, before or after the answer takes effect."""
    request: Any = FakeWebhookAdapter.request
    done: list[str] = []

    async def cutting(self: Any, route: Any, *arguments: Any, **options: Any) -> Any:
        if not route.path.endswith("/callback") or len(done) == times:
            return await request(self, route, *arguments, **options)
        done.append(route.path)
        if effect:
            await request(self, route, *arguments, **options)
        raise error()

    monkeypatch.setattr(FakeWebhookAdapter, "request", cutting)
    return done


def hurry(
    monkeypatch: pytest.MonkeyPatch, world: World, drawn: asyncio.Event | None = None, *, acknowledges: bool = True
) -> asyncio.Event:
    """Let each answer be acknowledged before it is drawn; return the event at which drawing begins.

    By default the event is set once the bot has tried to acknowledge the answer.
    """
    paint, acknowledge, tried = world.client.painter.paint, Response.acknowledge, drawn or asyncio.Event()

    async def impatient(tasks: set[Any], timeout: float) -> tuple[set[Any], set[Any]]:  # noqa: ASYNC109
        return set(), tasks

    async def acknowledging(answer: Response) -> None:
        try:
            await acknowledge(answer)
        finally:
            tried.set()

    async def slowly(draw: Callable[[], Picture]) -> Picture:
        await tried.wait()
        return await paint(draw)

    monkeypatch.setattr(world.client.painter, "paint", slowly)
    if acknowledges:
        monkeypatch.setattr("cogs.core.response.asyncio", SimpleNamespace(**{**vars(asyncio), "wait": impatient}))
    if drawn is None:
        monkeypatch.setattr(Response, "acknowledge", acknowledging)
    return tried


def chatter(world: World, channel: int, user: int) -> None:
    """Let somebody write more messages in a channel than Discord lists at once."""
    for number in range(130):
        world.env.backend.create_message(channel, user, f"message {number}")


def deny(world: World, place: Any, who: int | None = None, **rights: bool) -> None:
    """Deny the bot, or somebody else, these permissions in a channel, and no others."""
    denied = discord.Permissions(**rights).value
    whom = world.env.backend.bot_user.id if who is None else who
    world.env.backend.set_overwrite(place.id, Overwrite(whom, OverwriteType.MEMBER, deny=denied))


def hide(world: World, place: Any, *seen_by: int) -> None:
    """Hide a channel from all but the bot and these people."""
    view, backend = discord.Permissions(view_channel=True).value, world.env.backend
    backend.set_overwrite(place.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=view))
    for who in (backend.bot_user.id, *seen_by):
        backend.set_overwrite(place.id, Overwrite(who, OverwriteType.MEMBER, allow=view))
