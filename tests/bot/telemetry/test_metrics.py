"""Metrics: requests to Discord and their outcome, timed blocks, pictures, worker load."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web

from bot.telemetry.http_trace import trace_config
from bot.telemetry.metrics import REGISTRY

Respond = Callable[[web.Request], Awaitable[web.Response]]


def count(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@asynccontextmanager
async def watched(respond: Respond) -> AsyncIterator[Callable[..., Awaitable[None]]]:
    """Serve one page at every path, and yield a function that requests it as discord.py would."""
    app = web.Application()
    app.router.add_get("/{path:.*}", respond)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    async with aiohttp.ClientSession(trace_configs=[trace_config()]) as session:

        async def ask(path: str = "") -> None:
            async with session.get(address + path):
                pass

        yield ask
        await runner.cleanup()


async def test_a_request_about_a_person_is_logged_without_their_id(caplog: pytest.LogCaptureFixture) -> None:
    async def respond(_: web.Request) -> web.Response:
        return web.Response()

    caplog.set_level("DEBUG", "bot")
    async with watched(respond) as ask:
        await ask("guilds/12/members/345678")
        await ask("users/345678")
        await ask("channels/9/messages/8")
    assert caplog.messages == [
        *("GET /guilds/12/members/*: 200", "GET /users/*: 200", "GET /channels/9/messages/8: 200"),
    ]


@pytest.mark.parametrize(
    ("headers", "scope", "seconds"),
    [
        ({"Retry-After": "1.5", "X-RateLimit-Scope": "shared"}, "shared", 1.5),
        ({"Retry-After": "soon", "X-RateLimit-Scope": "of a kind unheard of"}, "other", 0),
        ({"Retry-After": "-7"}, "other", 0),
        ({"Retry-After": "1e300"}, "other", 86_400),
    ],
)
async def test_a_limit_is_counted_with_its_wait(headers: dict[str, str], scope: str, seconds: float) -> None:
    """Rate limits are counted by a limited set of scopes, whatever the header says."""

    async def respond(_: web.Request) -> web.Response:
        return web.Response(status=429, headers=headers)

    names = ("piazza_discord_rate_limits_total", "piazza_discord_rate_limit_seconds_total")
    before = [count(name, scope=scope) for name in names]
    async with watched(respond) as ask:
        await ask()
    grew = [count(name, scope=scope) - former for name, former in zip(names, before, strict=True)]

    assert grew == pytest.approx([1, seconds])


async def test_requests_are_counted_by_the_class_of_their_answer() -> None:
    """Requests without a response are counted too."""
    statuses = iter((200, 204, 404, 503))

    async def respond(request: web.Request) -> web.Response:
        status = next(statuses, None)
        if status is None:
            assert request.transport is not None
            request.transport.abort()
        return web.Response(status=status or 200)

    before = {kind: count("piazza_discord_requests_total", status=kind) for kind in ("2xx", "4xx", "5xx", "none")}
    async with watched(respond) as ask:
        for _ in range(4):
            await ask()
        with pytest.raises(aiohttp.ClientError):
            await ask()
    grew = {kind: count("piazza_discord_requests_total", status=kind) - former for kind, former in before.items()}

    assert grew == {"2xx": 2, "4xx": 1, "5xx": 1, "none": pytest.approx(1, abs=1)}
    assert grew["none"] >= 1
