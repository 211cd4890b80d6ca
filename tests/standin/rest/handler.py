"""The REST API's entry point: reads a request, applies injected faults, and responds."""

import json
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from tests.standin.rest.ratelimits import RateLimits
from tests.standin.rest.router import Call, find
from tests.standin.state.attachments import Upload
from tests.standin.state.errors import ApiError, invalid, rate_limited, unauthorized
from tests.standin.state.faults import Fault
from tests.standin.state.world import Request, World

PREFIX = "/api/v10"


class Rest:
    """The handler of all the bot's requests."""

    def __init__(self, world: World, limits: RateLimits) -> None:
        self._world = world
        self._limits = limits

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request, or lose the response if a fault says so."""
        try:
            call = await _read(request)
        except (ConnectionError, web.RequestPayloadError):
            # the bot was killed while sending
            return web.Response(status=400)
        fault = self._world.faults.strike(call.method, call.path)
        self._world.changes.touch()
        response: web.Response | None = None
        if fault is not None and fault.before_effect:
            await _hook(fault)
        if fault is None or not fault.instead:
            response = self._answer(call)
        if fault is not None and not fault.before_effect:
            await _hook(fault)
        if fault is not None:
            response = _refusal(fault) or response
        lost = fault is not None and fault.drop
        error = response.text if response is not None and response.status >= 400 else None
        self._world.requests.append(
            Request(call.method, call.path, 0 if lost or response is None else response.status, error)
        )
        self._world.changes.touch()
        if lost and request.transport is not None:
            request.transport.abort()
        return response or web.Response(status=500)

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """Serve a file."""
        try:
            return web.Response(body=self._world.shelf.read(unquote(request.path)))
        except KeyError:
            return web.Response(status=404, text="This content is no longer available.")

    def _answer(self, call: Call) -> web.Response:
        known = find(call)
        headers: dict[str, str] = {}
        try:
            if known is None:
                raise ApiError(404, 0, "404: Not Found")
            if known.needs_token and call.authorization != f"Bot {self._world.token}":
                raise unauthorized()
            headers = self._limits.check(call)
            result = known.handler(self._world, call)
        except ApiError as error:
            return _json(error.payload(), status=error.status, headers={**headers, **error.headers})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            # a body of the wrong shape is the bot's mistake, but may be the stand-in's: report the error itself
            malformed = invalid("body", "BASE_TYPE_INVALID", f"{type(error).__name__}: {error}")
            return _json(malformed.payload(), status=400, headers=headers)
        if result is None:
            return web.Response(status=204, headers=headers)
        return _json(result, headers=headers)


async def _read(request: web.Request) -> Call:
    path = unquote(request.path).removeprefix(PREFIX)
    call = Call(request.method, path, dict(request.query), request.headers.get("Authorization"))
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            data = bytes(await part.read())
            name = part.name or ""
            if name == "payload_json":
                call.body = json.loads(data)
            elif name.startswith("files["):
                call.files.append(Upload(int(name[6:-1]), part.filename or "unnamed", data))
    elif data := await request.read():
        with suppress(ValueError):
            call.body = json.loads(data)
    return call


def _json(payload: Any, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # without a charset: clients compare the whole header
    written = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=json.dumps(payload).encode(), status=status, headers=written)


async def _hook(fault: Fault) -> None:
    if fault.call is not None:
        await fault.call()


def _refusal(fault: Fault) -> web.Response | None:
    if fault.status is None:
        return None
    if fault.status == 429:
        error = rate_limited(fault.retry_after, everywhere=fault.everywhere)
    else:
        error = ApiError(fault.status, fault.code, "ordered by the test")
    return _json(error.payload(), status=error.status, headers=error.headers)
