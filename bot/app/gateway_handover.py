"""Handover of gateway sessions from one process to the next, so that no click is lost in between.

Discord buffers the events of a session for a while after its connection is lost. A process that is asked to stop closes
its connections so that they look lost, and stores its sessions; the next process resumes them next to its own until its
own receive all events. So clicks during an update are answered, if the new process starts within the three seconds that
Discord allows.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.store.store import Store

log = logging.getLogger(__name__)

SESSION_LIFETIME: Final = 30.0
"""Seconds after which the events of a stored session are of no use any more."""
CLICK_DEADLINE: Final = 3.0
"""Seconds after which Discord shows the person who clicked that the bot did not respond."""
LONGEST_HANDOVER: Final = 300.0
"""The most seconds for which former sessions are read; many shards connect one after another."""
HANDOVER_OVERLAP: Final = 0.5
"""Seconds for which they are still read once the process receives all events itself; both may report a click."""
CLICK_EVENT: Final = "INTERACTION_CREATE"
_KEY_PREFIX: Final = "session "
_LOST_CONNECTION_CODE: Final = 4000
"""The close code for a lost connection: any but 1000 and 1001 leaves the session open."""
_DISPATCH, _HEARTBEAT, _RESUME, _RECONNECT, _INVALID = 0, 1, 6, 7, 9
"""The gateway's opcodes."""

Heard = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class Session:
    """A gateway session that was left open."""

    shard: int
    id: str
    sequence: int
    """The number of the last event that was received."""
    gateway: str
    left: float
    """When it was left, in seconds since 1970."""


async def hang_up(socket: DiscordWebSocket) -> None:
    """Close the connection so that its session stays open; to discord.py it looks like a normal close."""
    if socket._keep_alive is not None:
        socket._keep_alive.stop()
        socket._keep_alive = None
    socket._close_code = 1000
    await socket.socket.close(code=_LOST_CONNECTION_CODE)


async def note_sessions(store: Store, sockets: Iterable[DiscordWebSocket], now: float) -> None:
    """Store the sessions left open, for the next process; `now` is in seconds since 1970."""
    for socket in sockets:
        if socket.session_id is None or socket.sequence is None:
            continue
        shard = socket.shard_id or 0
        session = Session(shard, socket.session_id, socket.sequence, str(socket.gateway), now)
        await store.meta.set(f"{_KEY_PREFIX}{shard}", json.dumps(asdict(session)))


async def recent_sessions(store: Store, shards: Collection[int], now: float) -> list[Session]:
    """Return the sessions of these shards, or of all if none is given, that were left open a moment ago.

    `now` is in seconds since 1970.
    """
    found = [Session(**json.loads(value)) for value in await store.meta.starting_with(_KEY_PREFIX)]
    return [each for each in found if (not shards or each.shard in shards) and 0 <= now - each.left < SESSION_LIFETIME]


@asynccontextmanager
async def listen_to_former_sessions(client: discord.Client, sessions: Iterable[Session]) -> AsyncIterator[None]:
    """Pass the clicks of former sessions to the client for the duration of a block, until the client is ready.

    A click that both report is answered once, like any other that is delivered twice.
    """
    sessions = list(sessions)
    if not sessions:
        yield
        return
    heard = client._connection.parsers[CLICK_EVENT]
    token = client.http.token
    assert token is not None
    tasks = [
        asyncio.create_task(_take_up(session, token, heard), name=f"session left by shard {session.shard}")
        for session in sessions
    ]
    ending = asyncio.create_task(_end_when_ready(client, tasks), name="end of the sessions that were left")
    try:
        yield
    finally:
        for task in (ending, *tasks):
            task.cancel()
        await asyncio.wait([ending, *tasks])


async def _end_when_ready(client: discord.Client, tasks: list[asyncio.Task[None]]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_HANDOVER):
            await client.wait_until_ready()
            await asyncio.sleep(HANDOVER_OVERLAP)
    for task in tasks:
        task.cancel()


async def _take_up(session: Session, token: str, heard: Heard) -> None:
    """Resume a session and pass on its clicks, or return if Discord has dropped it."""
    where = URL(session.gateway).with_query(v=10, encoding="json")
    resume = {"token": token, "session_id": session.id, "seq": session.sequence}
    try:
        async with aiohttp.ClientSession() as web, web.ws_connect(where, max_msg_size=0) as socket:
            hello = await socket.receive_json()
            await socket.send_json({"op": _RESUME, "d": resume})
            beating = asyncio.create_task(_beat(socket, hello["d"]["heartbeat_interval"] / 1000, session.sequence))
            try:
                async for message in socket:
                    told = json.loads(message.data)
                    if told["op"] in (_RECONNECT, _INVALID):
                        log.info("Discord does not resume the session that the previous process left")
                        return
                    if told["op"] == _DISPATCH and told["t"] == CLICK_EVENT and not _is_late(told["d"]):
                        heard(told["d"])
            finally:
                beating.cancel()
    except (aiohttp.ClientError, OSError, TypeError, ValueError) as error:
        log.warning("the session that the previous process left cannot be resumed: %s", error)


async def _beat(socket: aiohttp.ClientWebSocketResponse, seconds: float, sequence: int) -> None:
    while True:
        await asyncio.sleep(seconds)
        await socket.send_json({"op": _HEARTBEAT, "d": sequence})


def _is_late(click: Any) -> bool:
    """Return whether a click is so old that Discord has reported it as unanswered."""
    return time.time() - discord.utils.snowflake_time(int(click["id"])).timestamp() > CLICK_DEADLINE
