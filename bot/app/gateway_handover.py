"""Clicks between two processes: the one that ends leaves its sessions at the gateway open, the next one hears them out.

For a session whose connection was lost Discord keeps, for a while, what it would have sent. A process that is asked to
end hangs up in just that way, and notes its sessions; the next one takes them up beside its own until it is told of
everything itself. So whoever clicks while a bot is updated is answered, if the new process is there within the three
seconds that Discord gives.
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

FRESH: Final = 30.0
"""Seconds after which nobody waits any more for what a session that was left has kept."""
LATE: Final = 3.0
"""Seconds after which Discord has told whoever clicked that the bot did not respond."""
LONGEST: Final = 300.0
"""Seconds for which sessions are heard out at most; connections of many shards are made one after the other."""
AFTERWARDS: Final = 0.5
"""Seconds for which they are heard on when the process is told of everything itself: both may tell of one click."""
CLICK: Final = "INTERACTION_CREATE"
_KEY: Final = "session "
_LOST: Final = 4000
"""The code of a connection that was lost: any but 1000 and 1001 leaves its session open."""
_DISPATCH, _HEARTBEAT, _RESUME, _RECONNECT, _INVALID = 0, 1, 6, 7, 9

Heard = Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class Session:
    """A session at the gateway that was left open."""

    shard: int
    id: str
    sequence: int
    """The number of the last event that was taken in."""
    gateway: str
    left: float
    """In seconds since 1970."""


async def hang_up(socket: DiscordWebSocket) -> None:
    """Lose the connection, so that its session stays open; discord.py takes it for an end of our own."""
    if socket._keep_alive is not None:
        socket._keep_alive.stop()
        socket._keep_alive = None
    socket._close_code = 1000
    await socket.socket.close(code=_LOST)


async def note_sessions(store: Store, sockets: Iterable[DiscordWebSocket], now: float) -> None:
    """Note the sessions that were left, for the next process; the time is in seconds since 1970."""
    for socket in sockets:
        if socket.session_id is None or socket.sequence is None:
            continue
        shard = socket.shard_id or 0
        session = Session(shard, socket.session_id, socket.sequence, str(socket.gateway), now)
        await store.meta.set(f"{_KEY}{shard}", json.dumps(asdict(session)))


async def noted_sessions(store: Store, shards: Collection[int], now: float) -> list[Session]:
    """Read which sessions of these shards, or of all where none is named, were left a moment ago.

    `now` is in seconds since 1970.
    """
    found = [Session(**json.loads(value)) for value in await store.meta.starting_with(_KEY)]
    return [each for each in found if (not shards or each.shard in shards) and 0 <= now - each.left < FRESH]


@asynccontextmanager
async def heard_out(client: discord.Client, sessions: Iterable[Session]) -> AsyncIterator[None]:
    """For the time of a block, until the client is ready, let it hear what comes to sessions that were left."""
    sessions = list(sessions)
    if not sessions:
        yield
        return
    client._connection.parsers[CLICK] = heard = _each_once(client._connection.parsers[CLICK])
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


def _each_once(heard: Heard) -> Heard:
    """Pass every click on once, whichever session tells of it first."""
    seen: set[int] = set()

    def once(data: Any) -> None:
        number = int(data["id"])
        if number not in seen:
            seen.add(number)
            heard(data)

    return once


async def _end_when_ready(client: discord.Client, tasks: list[asyncio.Task[None]]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await client.wait_until_ready()
            await asyncio.sleep(AFTERWARDS)
    for task in tasks:
        task.cancel()


async def _take_up(session: Session, token: str, heard: Heard) -> None:
    """Resume a session and pass on its clicks; where Discord has given it up, there is nothing to hear."""
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
                        log.info("the session that the former process left is not continued")
                        return
                    if told["op"] == _DISPATCH and told["t"] == CLICK and not _late(told["d"]):
                        heard(told["d"])
            finally:
                beating.cancel()
    except (aiohttp.ClientError, OSError, TypeError, ValueError) as error:
        log.warning("the session that the former process left cannot be continued: %s", error)


async def _beat(socket: aiohttp.ClientWebSocketResponse, seconds: float, sequence: int) -> None:
    while True:
        await asyncio.sleep(seconds)
        await socket.send_json({"op": _HEARTBEAT, "d": sequence})


def _late(click: Any) -> bool:
    """Tell whether whoever clicked has been told by now that there was no answer."""
    return time.time() - discord.utils.snowflake_time(int(click["id"])).timestamp() > LATE
