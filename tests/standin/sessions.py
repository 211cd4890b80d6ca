"""Gateway sessions with the events they may have to replay, and the connections that carry them."""

import asyncio
import itertools
import json
import secrets
import zlib
from collections import deque
from typing import Any

from aiohttp import web

JSON = dict[str, Any]


class Line:
    """A connection, compressed as one zlib stream if the client requested that."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, *, compressed: bool) -> None:
        self._socket = socket
        self._request = request
        self._stream = zlib.compressobj() if compressed else None
        self._turn = asyncio.Lock()
        self._hung_up = False
        self.session: Session | None = None
        self.pump: asyncio.Task[None] | None = None

    @property
    def code(self) -> int | None:
        """The code with which the client closed the connection; None if the client did not close it."""
        return None if self._hung_up else self._socket.close_code

    async def send(self, message: JSON) -> None:
        """Send a message that is not an event."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str) -> None:
        """Send a message in the encoding that the client requested."""
        async with self._turn:
            if self._stream is None:
                await self._socket.send_str(text)
            else:
                data = self._stream.compress(text.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
                await self._socket.send_bytes(data)

    async def close(self, code: int) -> None:
        """Close the connection properly."""
        self._hung_up = True
        await self._socket.close(code=code)

    def abort(self) -> None:
        """Abort the connection without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()


class Session:
    """The ordered events for one identified client, whether or not it is connected."""

    def __init__(self, index: int, count: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.index = index
        self.count = count
        self.line: Line | None = None
        self.sent = 0
        self._intents = intents
        self._sequence = 0
        self._events: deque[tuple[int, str]] = deque(maxlen=5_000)
        self._due = asyncio.Event()

    def concerns(self, guild: int | None, intent: int | None) -> bool:
        """Return whether an event belongs to this shard and its intent was requested."""
        shard = 0 if guild is None else (guild >> 22) % self.count
        return shard == self.index and (intent is None or bool(self._intents >> intent & 1))

    def push(self, event: str, data: str) -> None:
        """Add an event."""
        self._sequence += 1
        text = f'{{"op":0,"t":"{event}","s":{self._sequence},"d":{data}}}'
        self._events.append((self._sequence, text))
        self._due.set()

    def remembers(self, sequence: int) -> bool:
        """Return whether everything after this event can still be replayed."""
        return sequence <= self._sequence and (not self._events or self._events[0][0] <= sequence + 1)

    async def pump(self, line: Line) -> None:
        """Send all events that have not been sent, then new ones as they come."""
        while self.line is line:
            self._due.clear()
            waiting = list(itertools.takewhile(lambda event: event[0] > self.sent, reversed(self._events)))
            for sequence, text in reversed(waiting):
                await line.send_text(text)
                self.sent = sequence
            await self._due.wait()
