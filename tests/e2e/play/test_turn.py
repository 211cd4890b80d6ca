"""A turn in public: one new message that pings one person; and taking back what one did in it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.carrara.components import Blocks
from bot.games.carrara.position import CarraraPosition
from bot.model.history import TakeBack
from bot.model.rows import Status
from bot.tables.table import Table
from bot.tables.take_back import offer_take_back
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late, midgame
from tests.e2e.players import CommandPlayer as PlainPlayer
from tests.e2e.reading import EN, blue, labels
from tests.e2e.world import World, alts, control, controls, open_panel, said, shown, tap
from tests.games.carrara.positions import board, player
from tests.games.nim import Draw, EndTurn, Take
from tests.positions import position_of

GAME = "carrara"

SILENT = 1 << 12


def ready(**changes: Any) -> CarraraPosition:
    return player(midgame(**changes), 1, coins=0, blocks=Blocks(red=3), buildings=board("porta2 massa"))


def posts(world: World) -> list[dict[str, Any]]:
    route = f"/channels/{world.channel.id}/messages"
    return [sent.json or {} for sent in world.env.http_requests if (sent.method, sent.path) == ("POST", route)]


@pytest.mark.slow
async def test_each_turn_is_one_message(world: World) -> None:
    """It pings the player to move; the messages of the beginning and of the end are for all."""
    found = await world.begin(late(3, 6))
    play = CommandPlayer(world)
    while found.row.status is Status.RUNNING:
        before = len(world.public())
        await play.turn(found)
        assert len(world.public()) == before + 1
        *former, newest = world.public()
        assert not any(controls(message) for message in former)
        if found.row.status is Status.RUNNING:
            mover = world.mover(found)
            assert [user.id for user in newest.mentions] == [mover.id]
            assert said(newest).count("<@") == 1
            assert len(newest.attachments) == len(alts(newest)) > 0
    invitation, *turns, end = posts(world)
    assert invitation["flags"] & SILENT
    assert invitation["allowed_mentions"] == {"parse": []}
    assert len(end["allowed_mentions"]["users"]) == 3
    for turn in turns:
        assert not turn["flags"] & SILENT
        assert (len(turn["allowed_mentions"]["users"]) == 1) == (turn is not turns[0])
        assert turn["allowed_mentions"]["parse"] == []
    nonces = [sent["nonce"] for sent in posts(world)]
    assert len(nonces) == len(set(nonces))
    assert all(sent["enforce_nonce"] and len(sent["nonce"]) <= 25 for sent in posts(world))


async def test_the_message_tells_what_is_left_of_a_turn(world: World) -> None:
    """While a seat is within its turn, it says and shows how far that is, without a ping, and offers the rest."""
    world.game = "nim"
    found = await world.start()
    mover, plays, before = world.by_seat(found, 0), PlainPlayer(world), world.public()
    await plays.act(mover, found, Take(2))
    newest = world.newest()
    assert [message.id for message in world.public()] == [message.id for message in before]
    assert said(newest).splitlines()[-1] == EN.say(
        "turn-to-end", name=mover.mention, count=1, game="Nim", table=str(found.id)
    )
    assert ("Heap: 43" in alts(before[-1])[0], "Heap: 41" in alts(newest)[0]) == (True, True)
    assert labels(newest) == ["End turn", "Play", "More"]
    assert blue(newest) == ["End turn"]
    assert EN.say("show-your-turn", asked=EN.say("asked-to-end"), role="turn") in said(
        await world.ask(mover, "table show")
    )
    assert EN.say("take-back-done") in said(await world.ask(mover, "table undo"))
    assert await world.refused(mover, "table undo") == EN.say("refused-nothing-to-take-back")
    await plays.act(mover, found, Take(2))
    over = await open_panel(mover, world.newest(), "end_turn")
    assert EN.say("panel-turn-over") in said(over)
    assert len(posts(world)) == 3, "the invitation and two turns"


async def test_a_click_that_another_overtakes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the first of two clicks acts while the second one reads the log, the second is refused as outdated."""
    world.game = "nim"
    found = await world.start()
    mover, asked = world.by_seat(found, 0), list[int]()
    panel = await open_panel(mover, world.turn_message(), "play")
    index = list(found.game.rules.legal(found.position, 0)).index(Draw())
    panel = shown(await mover.select(panel, [str(index)], custom_id=control(panel, "play_action")))

    async def overtake(table: Table, seat: int) -> TakeBack | None:
        asked.append(table.revision)
        if len(asked) == 1:
            await table.act(seat, table.revision, Draw())
        return await offer_take_back(table, seat)

    monkeypatch.setattr("cogs.core.face.offer_take_back", overtake)
    before = found.revision
    answer = shown(await tap(mover, panel, "play_do"))
    assert asked[0] == before
    assert found.revision == before + 1
    assert position_of(found).drew == (1, 0), "it may draw twice, but was asked to once"
    assert said(answer).startswith(EN.say("refused-moved-on-since", lines="§").partition("§")[0])


@pytest.mark.parametrize("ended", [False, True])
async def test_a_restarted_bot_tells_what_is_left_of_a_turn(
    world: World, monkeypatch: pytest.MonkeyPatch, ended: bool
) -> None:
    """Unless the turn is over by then."""
    world.game = "nim"
    found = await world.start()
    monkeypatch.setattr(world.services.outbox, "wake", lambda table: None)
    await found.act(0, found.revision, Take(2))
    if ended:
        await found.act(0, found.revision, EndTurn())
    await world.restart()
    await world.services.outbox.idle()
    _, turn, *following = world.public()
    assert ("still has to end" in said(turn)) is not ended
    assert bool(controls(turn)) is not ended
    assert len(following) == ended
