"""The gateway: SimCord's events on websockets, in sessions that outlive their connections."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

import discord
from aiohttp import WSMsgType, web
from simcord.backend.serializers import guild_create_payload, user_payload
from simcord.gateway import ShardRouter

from tests.local_discord.world import Json, World

Manner = Literal["close", "reconnect", "abort"]
Socket = web.WebSocketResponse

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 1, 2, 6, 7, 9, 10, 11


class _Parsers(dict[str, Callable[[Json], None]]):
    """What SimCord takes for discord.py's parsers: each event goes to a session."""

    def __init__(self, push: Callable[[str, Json], None]) -> None:
        self._push = push

    def __missing__(self, event: str) -> Callable[[Json], None]:
        return partial(self._push, event)


class Session:
    """The ordered events for one identified client, whether or not it is connected.

    SimCord takes it for a client's state, and leaves out events of other shards or that were not asked for.
    """

    def __init__(self, world: World, index: int, count: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = discord.Intents._from_value(intents)
        self.parsers = _Parsers(self.push)
        self.feed = ShardRouter(world, self, None, count, (index,)).feed
        self.socket: Socket | None = None
        self._sequence = 0
        self._events: deque[str] = deque(maxlen=5_000)
        self._due = asyncio.Event()

    def push(self, event: str, data: Json) -> None:
        self._sequence += 1
        self._events.append(json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data}))
        self._due.set()

    def remembers(self, sequence: int) -> bool:
        """Return whether everything after this event can still be replayed."""
        return self._sequence - len(self._events) <= sequence <= self._sequence

    async def pump(self, socket: Socket, sent: int) -> None:
        """Send the events after this one, then new ones as they come."""
        while self.socket is socket:
            self._due.clear()
            for text in reversed(list(itertools.islice(reversed(self._events), self._sequence - sent))):
                await socket.send_str(text)
                sent += 1
            await self._due.wait()


class Gateway:
    """All sessions of the bot's processes and shards."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._open: dict[Socket, web.Request] = {}
        self.address = ""
        self.open = True
        self.identified = 0
        self.resumed = 0
        world.subscribers.append(self._feed)

    @property
    def live(self) -> list[Session]:
        return [session for session in self._sessions.values() if session.socket is not None]

    async def drop(self, manner: Manner = "close", *, resumable: bool = True, code: int = 4000) -> None:
        """Close all connections in the given manner; unless `resumable`, their sessions are lost."""
        if not resumable:
            self._sessions = {}
        for socket in list(self._open):
            if manner == "abort":
                self._abort(socket)
            elif manner == "reconnect":
                await socket.send_json({"op": RECONNECT, "d": None})
            else:
                await self._close(socket, code)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection from HELLO to its end."""
        if not self.open:
            return web.Response(status=503)
        socket = Socket(timeout=1.0, max_msg_size=0)
        await socket.prepare(request)
        self._open[socket] = request
        session = pump = None
        try:
            await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41_250}})
            async for message in socket:
                if message.type is WSMsgType.TEXT and (found := await self._receive(socket, message.json())):
                    session, sent = found
                    if session.socket is not None:
                        self._abort(session.socket)
                    session.socket = socket
                    pump = asyncio.create_task(session.pump(socket, sent))
                    self._world.changes.touch()
        except ConnectionError:
            pass
        finally:
            theirs = self._open.pop(socket, None) is not None
            if pump is not None:
                pump.cancel()
                with suppress(asyncio.CancelledError, ConnectionError):
                    await pump
            if session is not None and session.socket is socket:
                session.socket = None
                if theirs and socket.close_code in (1000, 1001):  # a normal close ends the session
                    self._sessions.pop(session.id, None)
            self._world.changes.touch()
        return socket

    async def _close(self, socket: Socket, code: int) -> None:
        self._open.pop(socket, None)
        await socket.close(code=code)

    def _abort(self, socket: Socket) -> None:
        request = self._open.get(socket)
        if request is not None and request.transport is not None:
            request.transport.abort()

    def _feed(self, event: str, data: Any) -> None:
        for session in self._sessions.values():
            session.feed(event, data)
        self._world.changes.touch()

    async def _receive(self, socket: Socket, message: Json) -> tuple[Session, int] | None:
        """Answer a message; return the session that the connection now carries, and the last event it knows."""
        operation: int = message["op"]
        data: Any = message.get("d")
        if operation == HEARTBEAT:
            await socket.send_json({"op": ACK, "d": None})
        elif operation in (IDENTIFY, RESUME) and data["token"] != self._world.token:
            await self._close(socket, 4004)
        elif operation == IDENTIFY:
            index, count = data.get("shard") or (0, 1)
            return self._identify(index, count, data["intents"]), 0
        elif operation == RESUME:
            session, sequence = self._sessions.get(data["session_id"] or ""), data["seq"] or 0
            if session is not None and session.remembers(sequence):
                session.push("RESUMED", {})
                self.resumed += 1
                return session, sequence
            await socket.send_json({"op": INVALID, "d": False})
        return None

    def _identify(self, index: int, count: int, intents: int) -> Session:
        world = self._world
        session = Session(world, index, count, intents)
        self._sessions[session.id] = session
        guilds = [guild for guild in world.guilds.values() if (guild.id >> 22) % count == index]
        ready = {
            "v": 10,
            "user": dict(user_payload(world.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [index, count],
            "application": {"id": str(world.application_id), "flags": 0},
        }
        session.push("READY", ready)
        for guild in guilds:
            session.feed("GUILD_CREATE", guild_create_payload(world, guild))
        self.identified += 1
        return session
