"""Discord fails: no public message is lost or doubled, accepted moves stay, and people are answered."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import pytest

from bot.games.carrara.components import Blocks
from bot.games.carrara.position import CarraraPosition
from tests.e2e.games.carrara.stage import midgame, public
from tests.e2e.reading import EN
from tests.e2e.stage import LONG, check_turn_messages, cut, hurry
from tests.e2e.world import World, first_files, has, open_panel, refusal, said, shown, tap
from tests.games.carrara.positions import buildings, player

GAME = "carrara"

POST = ("POST", "/channels/*/messages")
STRIP = ("PATCH", "/channels/*/messages/*")
FETCH = ("GET", "/channels/*/messages/*")
ANSWER = ("POST", "/interactions/*/callback")

pytestmark = pytest.mark.usefixtures("patient")


def middle(**changes: Any) -> CarraraPosition:
    position = midgame(**{"coins": 9, "display": buildings("palazzo3 porta5 castello2 villa2"), **changes})
    return player(position, 1, coins=0, blocks=Blocks(red=3))


@pytest.mark.parametrize(
    ("route", "status", "code"),
    [(POST, 429, 0), (POST, 403, 50013), (STRIP, 500, 0)],
)
async def test_a_public_message_that_fails_comes_later(
    world: World, route: tuple[str, str], status: int, code: int
) -> None:
    """Once and in its place, whatever failed; the game goes on meanwhile."""
    found = await world.begin(middle())
    mover, other = world.seated(found)
    world.env.inject_error(*route, status=status, code=code, times=5)
    answer = await mover.slash(world.channel, "carrara score", what="porta")
    assert shown(answer).flags.ephemeral
    assert found.actors() == (1,), "the move is accepted"
    assert await world.ask(other, "carrara build", building="palazzo3", city="massa")
    assert found.actors() == (0,), "nobody waits for a message"
    await world.env.advance_time(LONG)
    await check_turn_messages(world, found)
    assert has(await open_panel(mover, public(world), "carrara_score"), "carrara_count")


@pytest.mark.parametrize("route", [STRIP, FETCH])
async def test_a_message_that_someone_deleted(world: World, route: tuple[str, str]) -> None:
    """It holds nothing up."""
    found = await world.begin(middle())
    world.env.inject_error(*route, status=404, code=10008)
    await world.by_seat(found, 0).slash(world.channel, "carrara score", what="porta")
    assert first_files(world.public())[-1] == f"carrara-{found.id}-{found.revision}"
    assert not await found.store.outbox.waiting(found.id)


@pytest.mark.parametrize("fault", [(500, 0), (403, 50013), TimeoutError, aiohttp.ServerDisconnectedError])
async def test_an_answer_that_fails(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Any
) -> None:
    """It is repeated, says that the move counts, and leads on; the move is made once.

    A connection that is cut counts as a failure, whether or not the answer got through.
    """
    found = await world.begin(middle(coins=12))
    mover = world.by_seat(found, 0)
    if isinstance(fault, tuple):
        world.env.inject_error(*ANSWER, status=fault[0], code=fault[1])
    else:
        cut(monkeypatch, fault, 1, effect=fault is not TimeoutError)
    answer = await mover.slash(world.channel, "carrara score", what="porta")
    assert [move.action["action"] for move in await found.store.log.moves(found.id)] == ["deal", "score_type"]
    assert refusal(answer).startswith(EN.say("answer-lost"))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == [
        f"table {found.id}: an answer was lost; here comes another"
    ]
    assert has(shown(answer), "carrara_end")


async def test_an_answer_that_takes_long_is_acknowledged(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If even that fails, the answer still comes."""
    found = await world.begin(middle())
    tried = hurry(monkeypatch, world)
    for expected in ([5], [5, 4]):
        tried.clear()
        before = len(world.env.http_requests)
        if len(expected) > 1:
            world.env.inject_error(*ANSWER, status=500)
        answer = await tap(world.by_seat(found, 0), public(world), "hand")
        assert EN.say("hand-points", count=0) in said(shown(answer))
        sent = [request.json for request in world.env.http_requests[before:] if request.path.endswith("/callback")]
        assert [body["type"] for body in sent if body] == expected
