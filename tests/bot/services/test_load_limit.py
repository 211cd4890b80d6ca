"""Requests in progress: their number is limited, and messages give way to them."""

from __future__ import annotations

import asyncio

import pytest

from bot.services.load_limit import BUSY_REQUESTS, LoadLimit

ANNA, BRUNO = 1, 2


async def answer(answering: LoadLimit, done: asyncio.Event, told: list[str], user: int = ANNA) -> None:
    with answering.counting(user):
        await done.wait()
        told.append("answered")


async def test_long_waits_keep_nobody_from_being_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number that may wait is limited, overall and per person; each one is still waited for at shutdown."""
    monkeypatch.setattr("bot.services.load_limit.MAX_REQUESTS", 3)
    monkeypatch.setattr("bot.services.load_limit.MAX_PER_PERSON", 2)
    limit, waits, tasks = LoadLimit(), list[bool](), list[asyncio.Task[None]]()

    async def wait(user: int) -> None:
        with limit.counting(user) as slot:
            waits.append(limit.wait(slot))
            await asyncio.Event().wait()

    async def waiting(*users: int) -> list[bool]:
        tasks.extend(asyncio.create_task(wait(user)) for user in users)
        await asyncio.sleep(0)
        return waits[-len(users) :]

    assert await waiting(ANNA, ANNA) == [True, True]
    assert not limit.full(ANNA)
    assert await waiting(ANNA, BRUNO, BRUNO) == [False, True, False]
    assert not limit.full(ANNA)
    assert await limit.finish(0) == 5


async def test_messages_wait_while_many_are_answered() -> None:
    """A message goes out at once while few are answered; otherwise as soon as few are left."""
    answering, done, told = LoadLimit(), asyncio.Event(), list[str]()
    last = asyncio.Event()
    few = [asyncio.create_task(answer(answering, last, told, user)) for user in range(BUSY_REQUESTS - 1)]
    await asyncio.sleep(0)
    await answering.wait_while_busy()
    many = [asyncio.create_task(answer(answering, done, told, 100 + user)) for user in range(3)]
    await asyncio.sleep(0)
    message = asyncio.create_task(answering.wait_while_busy())
    await asyncio.sleep(0)
    assert not message.done()
    done.set()
    await message
    assert told == ["answered"] * 3
    with answering.counting(100) as slot:
        message = asyncio.create_task(answering.wait_while_busy())
        await asyncio.sleep(0)
        assert not message.done()
        assert answering.wait(slot), "who waits for something long holds up no message"
        await message
    last.set()
    await asyncio.gather(*few, *many)


async def test_messages_do_not_wait_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.services.load_limit.LONGEST_WAIT", 0.01)
    answering, done, told = LoadLimit(), asyncio.Event(), list[str]()
    many = [asyncio.create_task(answer(answering, done, told, user)) for user in range(BUSY_REQUESTS)]
    await asyncio.sleep(0)
    await answering.wait_while_busy()
    assert not told
    done.set()
    await asyncio.gather(*many)
