"""The gateway: sessions, which outlive their connections, and the connections."""

import asyncio
import json
from contextlib import suppress
from typing import Any, Literal

from aiohttp import WSMsgType, web

from tests.standin.sessions import Line, Session
from tests.standin.state.world import World

JSON = dict[str, Any]
Manner = Literal["close", "reconnect", "abort"]

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 1, 2, 6, 7, 8, 9, 10, 11


class Gateway:
    """All sessions of the bot's processes and shards."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._lines: set[Line] = set()
        self.heartbeat = 41.25
        self.open = True
        self.identified = 0
        self.resumed = 0
        world.listener = self.dispatch

    @property
    def live(self) -> list[Session]:
        """The sessions that are connected."""
        return [session for session in self._sessions.values() if session.line is not None]

    def dispatch(self, event: str, data: JSON, guild: int | None, intent: int | None) -> None:
        """Send an event to every session it concerns, connected or not."""
        text = json.dumps(data)
        for session in self._sessions.values():
            if session.concerns(guild, intent):
                session.push(event, text)

    async def drop(self, *, resumable: bool, manner: Manner) -> None:
        """Close all connections in the given manner; unless `resumable`, their sessions are lost."""
        if not resumable:
            self._sessions = {}
        for line in list(self._lines):
            if manner == "abort":
                line.abort()
            elif manner == "reconnect":
                await line.send({"op": RECONNECT, "d": None})
            else:
                await line.close(4000)

    async def refuse(self) -> None:
        """Close all connections as those of an invalid token."""
        self._sessions = {}
        for line in list(self._lines):
            await line.close(4004)

    def abort(self) -> None:
        """Abort all connections."""
        for line in list(self._lines):
            line.abort()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection from HELLO to its end."""
        if not self.open:
            return web.Response(status=503)
        socket = web.WebSocketResponse(timeout=1.0, max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket, request, compressed=request.query.get("compress") == "zlib-stream")
        self._lines.add(line)
        try:
            await line.send({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(line, json.loads(message.data))
        except ConnectionError:
            pass
        finally:
            self._lines.discard(line)
            await self._hang_up(line)
        return socket

    async def _receive(self, line: Line, message: JSON) -> None:
        operation: int = message["op"]
        data: Any = message.get("d")
        if operation == HEARTBEAT:
            await line.send({"op": ACK, "d": None})
        elif operation in (IDENTIFY, RESUME) and data["token"] != self._world.token:
            await line.close(4004)
        elif operation == IDENTIFY:
            self._identify(line, data)
        elif operation == RESUME:
            await self._resume(line, data)
        elif operation == MEMBERS and line.session is not None:
            self._members(line.session, data)

    def _identify(self, line: Line, data: JSON) -> None:
        index, count = data.get("shard") or (0, 1)
        session = Session(index, count, data["intents"])
        self._forget()
        self._sessions[session.id] = session
        guilds = [each for each in self._world.guilds.values() if each.present and session.concerns(each.id, None)]
        ready = {
            "v": 10,
            "user": {**self._world.bot.payload(), "verified": True, "mfa_enabled": False, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "private_channels": [],
            "session_id": session.id,
            "resume_gateway_url": self._world.shelf.address.replace("http", "ws", 1),
            "shard": [index, count],
            "application": {"id": str(self._world.application), "flags": 0},
        }
        session.push("READY", json.dumps(ready))
        for guild in guilds:
            session.push("GUILD_CREATE", json.dumps(guild.payload()))
        self._connect(line, session, 0)
        self.identified += 1
        self._world.changes.touch()

    async def _resume(self, line: Line, data: JSON) -> None:
        session = self._sessions.get(data["session_id"] or "")
        if session is None or not session.remembers(data["seq"] or 0):
            await line.send({"op": INVALID, "d": False})
            return
        self._connect(line, session, data["seq"] or 0)
        session.push("RESUMED", "{}")
        self.resumed += 1
        self._world.changes.touch()

    def _connect(self, line: Line, session: Session, sent: int) -> None:
        if session.line is not None:
            session.line.abort()
        line.session, session.line, session.sent = session, line, sent
        line.pump = asyncio.create_task(session.pump(line))

    async def _hang_up(self, line: Line) -> None:
        if line.pump is not None:
            line.pump.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await line.pump
        session = line.session
        if session is not None and session.line is line:
            session.line = None
            # a normal close ends the session
            if line.code in (1000, 1001):
                self._sessions.pop(session.id, None)
        self._world.changes.touch()

    def _forget(self) -> None:
        """Drop the oldest sessions without a connection, if there are many."""
        dead = [session for session in self._sessions.values() if session.line is None]
        for session in dead[:-8]:
            del self._sessions[session.id]

    def _members(self, session: Session, data: JSON) -> None:
        guild = self._world.guilds[int(data["guild_id"])]
        asked = data.get("user_ids")
        wanted = [str(each) for each in (asked if isinstance(asked, list) else [asked])] if asked else None
        query, limit = (data.get("query") or "").lower(), data.get("limit") or len(guild.members)
        found = [
            person.member(guild)
            for person in guild.members.values()
            if (str(person.id) in wanted if wanted is not None else person.name.lower().startswith(query))
        ]
        missing = [] if wanted is None else [each for each in wanted if int(each) not in guild.members]
        chunk = {
            "guild_id": str(guild.id),
            "members": found[:limit],
            "not_found": missing,
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.push("GUILD_MEMBERS_CHUNK", json.dumps(chunk))
