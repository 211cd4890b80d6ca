"""Sharing: what its sharer was shown is posted, once, for everyone to try, with a page that names only who agrees."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from html import unescape
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord

from bot.games.palazzo.actions import Bid
from bot.model.person import Sharing
from bot.model.review import Review, TurningPoint
from bot.model.rows import Post, PostForm, PostKind
from bot.people.preferences import set_sharing
from bot.services.coach import Coach
from bot.services.sender import Lapsed
from bot.tables.table import Table
from bot.texts import texts
from cogs.posts.sender import post_panel
from render.games.film import film
from tests.bot.kit import settled
from tests.cogs.worst import play_on
from tests.e2e.conftest import PATIENCE
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import EN, everything
from tests.e2e.stage import deny, hide
from tests.e2e.table.test_replay import finished, running
from tests.e2e.world import (
    World,
    alts,
    choices,
    contents,
    controls,
    has,
    open_panel,
    parts,
    pick,
    public_in,
    refusal,
    said,
    shown,
    tap,
)
from tests.positions import position_of

pytestmark = pytest.mark.usefixtures("panels_checked")
GAME = "carrara"


@pytest.fixture(autouse=True)
def _no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(_: Any, function: Any, *given: Any, **__: Any) -> Any:
        return function(*given)

    monkeypatch.setattr("bot.services.worker_pool.WorkerPool.run", run)


async def post(world: World, person: simcord.MemberActor, asked: discord.Message, place: Any = None) -> discord.Message:
    """Let a person confirm what they were shown, and return the public message, after checking that it is the same."""
    place = place or world.channel
    before = len(public_in(place))
    await tap(person, asked, "share_post")
    await settled(world.services.outbox)
    assert len(public_in(place)) == before + 1
    message = public_in(place)[-1]
    assert said(asked).endswith(said(message))
    shown_before = alts(asked)
    assert alts(message)[: len(shown_before)] == shown_before
    assert (await contents(message))[: len(shown_before)] == await contents(asked)
    assert message.attachments[-1].filename.endswith(".html")
    assert not message.mentions or message.flags.suppress_notifications
    return message


def shared(world: World) -> int:
    return sum("📣" in said(message) for message in world.public())


async def page(message: discord.Message) -> str:
    return (await contents(message))[-1].decode("utf-8")


async def test_turns_of_a_running_game_are_shared(world: World, german: str) -> None:
    """An onlooker shares the newest turn, once, then all turns elsewhere: in pictures and words."""
    table = await running(world, actions=8, language=german)
    eva, t, turns = world.eva, texts(german, "carrara"), await table.turns()
    asked = await open_panel(eva, await world.ask(eva, "table replay"), "share")
    assert t.say("share-ask", place=world.channel.mention, what="turns", named="all") in said(asked)
    await post(world, eva, asked)
    again = await open_panel(world.anna, await world.ask("Anna", "table replay"), "share")
    again = await open_panel(world.anna, again, "share_post")
    assert t.say("share-already", place=world.channel.mention) in said(again), "whoever confirms it"
    assert shared(world) == 1

    lounge = world.guild.create_text_channel("lounge")
    asked = await open_panel(eva, await world.ask(eva, "table replay"), "share")
    asked = shown(await choose_place(eva, asked, lounge))
    many = await post(world, eva, await pick(eva, asked, "share_since", "0"), lounge)
    assert not {name for name in ("Anna", "Bruno") if name in said(many)}
    assert t.say("share-turns", first=1, last=len(turns), count=len(turns)) in said(many)
    assert (await page(many)).count("<article>") == len(turns) + 1
    assert "hand:" not in " ".join(alts(many)) + await page(many)


@pytest.mark.slow
async def test_a_whole_game_is_shared(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """From its end: who won, the turning point, the animation, and the page of all turns and the final scoring.

    It is shown as it will be where it is posted. Elsewhere it names only those who want that; anyone can try it.
    """
    table = await finished(world, 4, language=german)
    anna, bruno, eva, turns, t = world.anna, world.bruno, world.eva, await table.turns(), texts(german, "carrara")
    review, films = review_of(turns), list[object]()

    async def made(_: object, reviewed: Table) -> Review:
        await reviewed.store.reviews.put(reviewed.id, review)
        return review

    def filmed(*given: Any) -> bytes:
        films.append(given)
        return film(*given)

    monkeypatch.setattr(Coach, "review", made)
    monkeypatch.setattr("cogs.viewing.replay.film", filmed)
    await set_sharing(world.services, bruno.id, german, Sharing.NAMED)
    asked = await open_panel(eva, world.newest("rematch"), "share")
    asked = await open_panel(eva, asked, "share_reviewed")
    turning = t.say("review-turning", turn="2", before="", after="", whom="", what="")[:12]
    lounge = world.guild.create_text_channel("lounge")
    away = shown(await choose_place(eva, asked, lounge))
    message = await post(world, eva, away, lounge)
    told = everything(message) + "".join(alts(message)) + unescape(await page(message))
    assert "Bruno" in told
    assert "Anna" not in told
    assert has(await open_panel(world.carla, message, label=t.say("button-try")), "whatif_leave")

    here = await post(world, anna, shown(await choose_place(anna, await ask_in(world, anna, lounge), world.channel)))
    assert "Anna" in said(here), "in the game's own channel nothing is hidden"
    assert "Anna" not in unescape(await page(here)), "but its page can be passed on"
    assert len(films) == 2, "each names others"
    for each in (message, here):
        assert turning in said(each)
        assert each.attachments[-2].filename.endswith(".gif")
        assert (await page(each)).count("<article>") == len(turns) + 2


@pytest.mark.usefixtures("patient")
async def test_a_page_that_takes_long_does_not_hold_up_turns(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their messages do not wait for it for long, and it comes in the end."""
    monkeypatch.setattr("cogs.coach.share._PAGE_TIMEOUT", 2 * PATIENCE)
    table = await running(world)
    eva = world.eva
    finish: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(_: Any, function: Any, *given: Any, **__: Any) -> Any:
        await world.env.external_wait(asyncio.shield(finish), reason="a worker process")
        return function(*given)

    monkeypatch.setattr("bot.services.worker_pool.WorkerPool.run", run)
    await tap(eva, await open_panel(eva, await world.ask(eva, "table replay"), "share"), "share_post")
    before = len(world.public())
    await play_on(table, Random(4), most=4)
    await world.env.advance_time(3 * PATIENCE)
    assert len(world.public()) > before
    assert shared(world) == 0
    finish.set_result(None)
    await world.env.advance_time(600)
    assert shared(world) == 1


async def test_turns_taken_back_before_they_are_posted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not posted; nor is anything once a turn has been taken back since it was shown."""
    table = await running(world)
    eva, store = world.eva, table.store
    asked = await open_panel(eva, await world.ask(eva, "table replay"), "share")
    turn = (await table.turns())[-1]
    left = [move for move in await table.moves() if move.seq < turn.first]
    monkeypatch.setattr(type(table), "moves", AsyncMock(return_value=left))
    before = len(world.public())
    assert EN.say("refused-moved-on")[:12] in refusal(await tap(eva, asked, "share_post"))
    await store.outbox.share(table.id, Post(PostKind.SHARED, turn.last, turn.last, about="t0"))
    world.services.outbox.wake(table.id)
    await settled(world.services.outbox)
    assert len(world.public()) == before
    assert not await store.outbox.waiting(table.id)


def review_of(turns: Sequence[Any]) -> Review:
    return Review(
        ((0.5, 0.5),) * (len(turns) + 1), tuple(turn.seat for turn in turns), TurningPoint(2, turns[1].seat), ()
    )


async def choose(person: simcord.MemberActor, message: discord.Message, what: str = "") -> discord.Message:
    """Choose the last thing of a kind to do in a sandbox."""
    select = "whatif_kind" if has(message, "whatif_kind") and what else "whatif_do"
    *_, value = (option.value for option in choices(message, select) if what in option.label)
    message = await pick(person, message, select, value)
    return await choose(person, message) if "." in value else message


async def test_a_line_of_a_finished_game_is_shared(world: World) -> None:
    """It is what was tried out, turn by turn; whoever clicks *Try it* goes on from its end."""
    await finished(world, 4)
    bruno, eva = world.bruno, world.eva
    now = await world.ask(bruno, "table whatif", turn=1)
    for _ in range(3):
        now = await open_panel(bruno, now, "whatif_turn")
    asked = await open_panel(bruno, now, "share_line")
    message = await post(world, bruno, asked)
    assert EN.say("share-not-played") in said(message)
    tried = await open_panel(eva, message, label="Try it")
    assert alts(tried) == alts(message)[-len(alts(now)) :] == alts(now)


@pytest.mark.parametrize("open_hands", [False, True])
async def test_a_line_that_needs_a_hidden_hand_is_not_shared(world: World, open_hands: bool) -> None:
    """While hands are hidden, what only the sharer's hand allows stays with them; with open hands it is shared."""
    table = await world.start(game="palazzo", open_hands=open_hands)
    (seat,), bids = table.actors(), list[Any]()
    while not bids:
        (seat,), legal = table.actors(), table.game.rules.legal(position_of(table), table.actors()[0])
        bids = [action for action in legal if isinstance(action, Bid)]
        if not bids:
            await table.act(seat, table.revision, legal[-1])
    person = world.by_seat(table, seat)
    now = await choose(person, await world.ask(person, "table whatif"), "Bid")
    result = await tap(person, now, "share_line")
    if open_hands:
        assert has(shown(result), "share_post")
    else:
        assert refusal(result) == EN.say("refused-needs-hand")


async def test_only_who_may_write_there_posts(world: World) -> None:
    """Everyone else gets the page alone."""
    await running(world)
    eva = world.eva
    deny(world, world.channel, eva.id, send_messages=True)
    asked = await open_panel(eva, await world.ask(eva, "table replay"), "share")
    assert not has(asked, "share_post")
    assert has(asked, "share_page")
    assert "<article>" in await page(await open_panel(eva, asked, "share_page"))


async def agree(world: World, **wishes: Sharing) -> None:
    for name, sharing in wishes.items():
        await set_sharing(world.services, world.people[name].id, "en", sharing)


async def ask_in(world: World, person: simcord.MemberActor, place: Any) -> discord.Message:
    """Let a person see a whole game as it would be shared in a channel."""
    return shown(await choose_place(person, await open_panel(person, world.newest("rematch"), "share"), place))


async def choose_place(person: simcord.MemberActor, asked: discord.Message, place: Any) -> simcord.InteractionResult:
    (select,) = [each.custom_id for each in parts(asked) if isinstance(each, discord.ui.ChannelSelect)]
    return await person.select(asked, [place], custom_id=select)


async def test_nothing_is_shared_where_others_would_read_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game where not everyone can look stays there; and nobody posts where they or the bot may not write.

    If the bot loses that right after it was asked, the post is dropped: drawing it again and again would take long.
    """
    table = await finished(world, 4)
    eva = world.eva
    lounge = world.guild.create_text_channel("lounge")
    here = await open_panel(eva, world.newest("rematch"), "share")
    asked = await ask_in(world, eva, lounge)

    async def check_refused(asked: discord.Message) -> None:
        await world.env.settle()
        for refused in (await choose_place(eva, here, lounge), await tap(eva, asked, "share_post")):
            assert refusal(refused) == EN.say("refused-not-shared-there", channel=world.channel.mention)
        await settled(world.services.outbox)
        assert not await table.store.outbox.waiting(table.id)

    deny(world, lounge, eva.id, send_messages=True)
    await check_refused(asked)
    deny(world, lounge, eva.id)
    deny(world, lounge, send_messages=True)
    await check_refused(asked)
    with monkeypatch.context() as before:  # the right is lost only now
        before.setattr("cogs.coach.share._can_write", lambda *_: True)
        await tap(eva, asked, "share_post")
        await settled(world.services.outbox)
    assert not await table.store.outbox.waiting(table.id)
    deny(world, lounge)
    asked = await ask_in(world, eva, lounge)
    await agree(world, Anna=Sharing.NAMED)  # not Bruno
    hide(world, world.channel, eva.id, world.anna.id)
    await check_refused(asked)
    assert not public_in(lounge)


@pytest.mark.slow
async def test_a_private_game_is_shared_as_its_players_allow(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while it runs. Then as all who played allow, by name or not, and without a link to it.

    Once one of them takes that back it is not shared, not even in a form that only says where to look.
    """
    table = await world.begin(late(2, 4))
    anna, outbox = world.anna, world.services.outbox
    lounge, cafe = (world.guild.create_text_channel(name) for name in ("lounge", "cafe"))
    hide(world, world.channel, anna.id, world.bruno.id)
    await agree(world, Anna=Sharing.UNNAMED, Bruno=Sharing.NAMED)
    await play_on(table, Random(3), most=3)
    await settled(outbox)
    asked = await open_panel(anna, await world.ask(anna, "table replay"), "share")
    result = await choose_place(anna, asked, lounge)
    assert refusal(result) == EN.say("refused-not-shared-there", channel=world.channel.mention)

    await play_on(table, Random(3))
    await settled(outbox)
    await table.store.reviews.put(table.id, review_of(await table.turns()))
    message = await post(world, anna, await ask_in(world, anna, lounge), lounge)
    told = everything(message) + "".join(alts(message)) + unescape(await page(message))
    assert "Bruno" in told
    assert "Anna" not in told
    assert not controls(message)

    asked = await ask_in(world, anna, cafe)
    with monkeypatch.context() as patch:
        patch.setattr(outbox, "wake", lambda *_: None)
        await tap(anna, asked, "share_post")
    (waiting,) = await table.store.outbox.waiting(table.id)
    host: Any = world.client
    with pytest.raises(Lapsed):
        await post_panel(host, table, replace(waiting, form=PostForm.PLAIN))
    await agree(world, Bruno=Sharing.NOTHING)
    outbox.wake(table.id)
    await settled(outbox)
    assert not await table.store.outbox.waiting(table.id)
    assert not public_in(cafe)
