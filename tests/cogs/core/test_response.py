"""Answers that Discord no longer takes give up their places."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.services.load_limit import MAX_PER_PERSON, Deliveries, LoadLimit
from cogs.core.panel import Panel
from cogs.core.request import Request, serve

ANNA = 1


class Outage:
    """A Discord that answers nothing, except for first answers if `acknowledged`; once all have tried, time passes."""

    def __init__(self, acknowledged: bool) -> None:
        self.limit = LoadLimit()
        self.tried = 0
        self.passed = 0.0
        self._acknowledged = acknowledged
        people = SimpleNamespace(note_language=self._noted)
        store = SimpleNamespace(people=people, now=lambda: 0)
        services = SimpleNamespace(load_limit=self.limit, deliveries=Deliveries(), store=store)
        self._client = SimpleNamespace(services=services, painter=None, film_worker=None, command_mentions={})

    async def _noted(self, user: int, language: str) -> None:
        pass

    async def _hang(self, *_: Any, **__: Any) -> None:
        self.tried += 1
        self.passed = 20.0 * (self.tried == MAX_PER_PERSON)
        await asyncio.Event().wait()

    def click(self, number: int) -> Any:
        return SimpleNamespace(
            id=number,
            client=self._client,
            locale="en-US",
            user=SimpleNamespace(id=ANNA),
            guild_id=1,
            channel_id=2,
            message=None,
            type=discord.InteractionType.component,
            response=SimpleNamespace(is_done=lambda: self._acknowledged, send_message=self._hang, defer=self._hang),
            followup=SimpleNamespace(send=self._hang),
        )


@pytest.mark.parametrize("acknowledged", [False, True])
async def test_after_an_outage_nobody_is_told_that_they_click_too_much(
    monkeypatch: pytest.MonkeyPatch, acknowledged: bool
) -> None:
    """Places are free as soon as tokens have expired, of first answers and of those that follow."""
    first, lifetime = (60.0, 10.0) if acknowledged else (10.0, 60.0)
    monkeypatch.setattr("cogs.core.response.FIRST_ANSWER_TIMEOUT", first)
    monkeypatch.setattr("cogs.core.response.INTERACTION_LIFETIME", lifetime)
    loop, outage = asyncio.get_running_loop(), Outage(acknowledged)
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + outage.passed)

    async def work(request: Request) -> None:
        await request.show(Panel(("Hello",)))

    async with asyncio.timeout(60):
        await asyncio.gather(*(serve(outage.click(number), work) for number in range(MAX_PER_PERSON)))
    assert outage.tried == MAX_PER_PERSON, "what has expired is not tried once more"
    assert not outage.limit.full(ANNA)
