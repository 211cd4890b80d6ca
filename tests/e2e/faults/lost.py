"""Requests that take effect although their answer is lost, and other people's messages in between."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.http.client import FakeHTTPClient

from tests.e2e.world import World


def lose_answers(monkeypatch: pytest.MonkeyPatch, method: str, end: str, times: int) -> list[str]:
    """Let requests to addresses that end like this take effect but report them to the bot as failed."""
    lost: list[str] = []
    request: Any = FakeHTTPClient.request

    async def losing(self: Any, route: Any, **options: Any) -> Any:
        result = await request(self, route, **options)
        if route.method == method and route.url.endswith(end) and len(lost) < times:
            lost.append(route.path)
            response: Any = type("Response", (), {"status": 500, "reason": "lost"})()
            raise discord.DiscordServerError(response, "the answer was lost")
        return result

    monkeypatch.setattr(FakeHTTPClient, "request", losing)
    return lost


def chatter(world: World, channel: int, user: int, count: int) -> None:
    """Let somebody write messages in a channel."""
    for number in range(count):
        world.env.backend.create_message(channel, user, f"message {number}")
