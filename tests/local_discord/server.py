"""Discord on this machine: SimCord's world behind HTTP and a websocket, for a bot in a process of its own."""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import fnmatch
from io import BytesIO
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import unquote

import discord
from aiohttp import web
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError
from simcord.backend.models import Message as StoredMessage
from simcord.http import client as _routes
from simcord.http.router import dispatch

from tests.local_discord.gateway import Gateway
from tests.local_discord.world import Guild, Json, Message, World

T = TypeVar("T")

PREFIX = "/api/v10"
UPLOAD = re.compile(r'name="files\[(\d)\]"; filename="([^"]*)"')

assert _routes, "importing it registers SimCord's routes"


@dataclass
class Call:
    """One request to the API, read completely."""

    method: str
    path: str
    query: dict[str, str]
    authorization: str | None
    body: Any = None
    files: list[discord.File] = field(default_factory=list)


@dataclass
class Fault:
    """One injected fault: which requests it matches, their response, and whether they take effect."""

    method: str
    pattern: str
    status: int | None = None
    code: int = 0
    times: int | None = 1
    retry_after: float = 0.1
    before_effect: bool = True
    drop: bool = False
    call: Callable[[], Awaitable[Any]] | None = None
    hits: int = 0

    def strikes(self, call: Call) -> bool:
        spent = self.times is not None and self.hits >= self.times
        return not spent and self.method in ("*", call.method) and fnmatch(call.path, self.pattern)

    @property
    def error(self) -> BackendError | None:
        if self.status == 429:
            return RateLimited(self.retry_after, self.code)
        return None if self.status is None else BackendError(self.status, self.code, "ordered by the test")


class RateLimited(BackendError):
    """The error for a rate limit of Discord itself, rather than its proxy (hence ``Via``)."""

    def __init__(self, after: float, code: int = 0) -> None:
        super().__init__(429, code, "You are being rate limited.")
        self.body = {"retry_after": after, "global": False}
        self.headers = {"Via": "1.1 google", "Retry-After": f"{after:g}", "X-RateLimit-Scope": "user"}

    def to_json(self) -> Json:
        return super().to_json() | self.body


class LocalDiscord:
    """Discord for the duration of an ``async with``; `posts` limits messages per channel: a number and seconds."""

    def __init__(self, *, posts: tuple[int, float] | None = None) -> None:
        self.world = World()
        self.gateway = Gateway(self.world)
        self.flags = 0
        self.endpoint: str | None = None
        self._posts = posts
        self._times: defaultdict[str, deque[float]] = defaultdict(deque)
        self.nonces: dict[str, StoredMessage] = {}
        """Messages that are not posted again; Discord forgets them after some minutes."""
        self.faults: list[Fault] = []
        self._requests: deque[str] = deque(maxlen=10)
        self._runner: web.AppRunner | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_route("*", PREFIX + "/{path:.*}", self._handle)
        app.router.add_get("/", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.address, self.gateway.address = f"http://{host}{PREFIX}", f"ws://{host}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.gateway.open = False
        await self.gateway.drop("abort")
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def token(self) -> str:
        return self.world.token

    @property
    def commands(self) -> list[Json]:
        return list(self.world.commands.get(None, {}).values())

    def register(self, commands: list[Json]) -> None:
        """Register exactly these commands."""
        dispatch(self.world, "PUT", f"/applications/{self.world.application_id}/commands", json=commands)

    def environment(self) -> dict[str, str]:
        return {"PIAZZA_DISCORD_API": self.address, "DISCORD_TOKEN": self.token}

    def guild(self, name: str, shard: int | None = None) -> Guild:
        """Create a server that the bot is in, for one of two shards if need be."""
        return Guild(self.world, self.world.create_guild(name, shard_id=shard, shard_count=2))

    async def wait_ready(self, *, after: int = 0, within: float = 10.0) -> None:
        """Wait until the bot is connected and has identified itself more than `after` times."""
        await self.until(lambda: self.gateway.live and self.gateway.identified > after, within)

    async def until(self, predicate: Callable[[], T], within: float = 5.0) -> T:
        """Wait until the predicate, checked on every change, returns something true, and return that."""
        try:
            return await self.world.changes.until(predicate, within)
        except TimeoutError:
            last = "\n".join(self._requests)
            raise TimeoutError(f"not within {within} s; the last requests were:\n{last}") from None

    def inject(self, method: str, pattern: str, **fault: Any) -> Fault:
        """Inject a fault into the next requests that match, such as ``"POST", "/channels/*/messages"``.

        ``times=None`` means without limit. Either the response has this status, or the connection is dropped. With
        ``before_effect=False`` the request has taken effect and only its response is replaced or lost. ``call`` is
        awaited at that moment; alone, it changes no response.
        """
        self.faults.append(Fault(method, pattern, **fault))
        return self.faults[-1]

    async def revoke_token(self) -> str:
        """Replace the bot's token and return the new one; the old one is refused by the API and the gateway."""
        self.world.token += ".renewed"
        await self.gateway.drop(resumable=False, code=4004)
        return self.world.token

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request, or lose the response if a fault says so."""
        try:
            call = await _read(request)
        except (ConnectionError, web.RequestPayloadError):
            return web.Response(status=400)  # the bot was killed while sending
        fault = next((fault for fault in self.faults if fault.strikes(call)), None) or Fault("", "")
        fault.hits += 1
        self.world.changes.touch()
        response = web.Response(status=500)
        if fault.call is not None and fault.before_effect:
            await fault.call()
        if not (fault.before_effect and (fault.error or fault.drop)):
            response = self._answer(call)
        if fault.call is not None and not fault.before_effect:
            await fault.call()
        if fault.error is not None:
            response = _refuse(fault.error)
        if fault.drop and request.transport is not None:
            request.transport.abort()
        told = "lost" if fault.drop else str(response.text if response.status >= 400 else response.status)
        self._requests.append(f"{call.method} {call.path}: {told}")
        self.world.changes.touch()
        return response

    def _answer(self, call: Call) -> web.Response:
        headers: dict[str, str] = {}
        try:
            if not call.path.startswith(("/interactions/", "/webhooks/")):
                if call.authorization != f"Bot {self.token}":
                    raise BackendError(401, 0, "401: Unauthorized")
                headers = self._count(call)
            result = self._serve(call)
        except BackendError as error:
            return _refuse(error, headers)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # a body of the wrong shape is the bot's mistake
            return _refuse(BackendError(400, 50035, f"{type(error).__name__}: {error}"), headers)
        finally:
            # SimCord keeps all of it, and nobody looks
            self.world.transcript.clear()
            self.world.http_requests.clear()
            self.world.cdn = CdnStore()
        return _write(200 if result is not None else 204, result, headers)

    def _serve(self, call: Call) -> Any:
        """Do what SimCord does, and what it leaves out."""
        body = call.body if isinstance(call.body, dict) else {}
        nonce = str(body["nonce"]) if body.get("enforce_nonce") else None
        match call.method, call.path.strip("/").split("/"):
            case "GET", ["gateway"]:
                return {"url": self.gateway.address}
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
                return {"url": self.gateway.address, "shards": 1, "session_start_limit": limit}
            case "GET", ["applications", "@me"]:
                application = dispatch(self.world, "GET", "/oauth2/applications/@me")
                return application | {"flags": self.flags, "interactions_endpoint_url": self.endpoint}
            case "GET", ["users", "@me", "guilds"]:
                guilds = dispatch(self.world, "GET", call.path, params=call.query)
                me = self.world.bot_user.id
                rights = (self.world.compute_permissions(int(each["id"]), me) for each in guilds)
                return [each | {"permissions": str(right)} for each, right in zip(guilds, rights, strict=True)]
            case "PUT", ["applications", _, "commands"]:
                call.body = [{key: each[key] for key in each if key not in ("id", "handler")} for each in call.body]
            case "POST", ["channels", _, "messages"] if nonce in self.nonces:
                return Message(self.world, self.nonces[nonce]).payload()
        result = dispatch(self.world, call.method, call.path, json=call.body, params=call.query, files=call.files)
        if nonce is not None:
            self.nonces[nonce] = self.world.get_message(int(result["channel_id"]), int(result["id"]))
        for act in [self.world.acts[token] for token in call.path.split("/")[3:4] if token in self.world.acts]:
            act.note(body["type"] if call.path.endswith("/callback") else None)
        return result

    def _count(self, call: Call) -> dict[str, str]:
        """Count a post or refuse it; return the headers that report how many are left."""
        if self._posts is None or call.method != "POST" or not call.path.endswith("/messages"):
            return {}
        (limit, seconds), times, now = self._posts, self._times[call.path], time.monotonic()
        while times and now - times[0] >= seconds:
            times.popleft()
        if len(times) >= limit:
            raise RateLimited(seconds - (now - times[0]))
        times.append(now)
        after = seconds - (now - times[0])
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - len(times)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": "posts",
        }


async def _read(request: web.Request) -> Call:
    path = unquote(request.path).removeprefix(PREFIX)
    call = Call(request.method, path, dict(request.query), request.headers.get("Authorization"))
    body, files = await request.read(), dict[str, tuple[str, bytes]]()
    if request.content_type == "multipart/form-data":
        boundary = request.headers["Content-Type"].partition("boundary=")[2].strip('"').encode()
        for part in body.split(b"--" + boundary)[1:-1]:
            head, _, data = part.removesuffix(b"\r\n").partition(b"\r\n\r\n")
            if upload := UPLOAD.search(head.decode()):
                files[upload[1]] = unquote(upload[2]), data
            else:
                body = data
    with suppress(ValueError):
        call.body = json.loads(body)
    if files:
        described = (call.body.get("data") or call.body).get("attachments") or ()
        texts = {str(each["id"]): each.get("description") for each in described}
        call.files = [
            discord.File(BytesIO(data), name, description=texts.get(number))
            for number, (name, data) in sorted(files.items())
        ]
    return call


def _refuse(error: BackendError, headers: dict[str, str] | None = None) -> web.Response:
    return _write(error.status, error.to_json(), {**(headers or {}), **getattr(error, "headers", {})})


def _write(status: int, payload: Any, headers: dict[str, str]) -> web.Response:
    if payload is None:
        return web.Response(status=status, headers=headers)
    # without a charset: clients compare the whole header
    written = {**headers, "Content-Type": "application/json"}
    return web.Response(body=json.dumps(payload).encode(), status=status, headers=written)
