"""A server's position of the day: posted once a day, at the hour and in the channel that managers have chosen."""

from __future__ import annotations

import pytest

from bot.model.pace import DAY
from bot.model.person import Sharing
from bot.tables.concede import concede
from bot.texts import texts
from tests.bot.puzzles import puzzle_of
from tests.e2e.admin.managers import boss_of
from tests.e2e.reading import EN, labels
from tests.e2e.world import World, alts, answers, choices, contents, has, open_panel, pick, public_in, said, tap


async def stock(world: World) -> None:
    services = world.services
    for day in range(4):
        await services.store.puzzles.put_day(services.puzzles.today() + day, puzzle_of(day))


async def test_it_is_posted_every_day(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """It comes at the chosen hour, or late after a restart, but never twice; whoever presses solves it in private."""
    await stock(world)
    t, eva, boss, channel = texts(german), world.eva, boss_of(world), world.guild.create_text_channel("daily")
    monkeypatch.setattr("cogs.admin.commands.table_language", lambda _: german)
    panel = await world.ask(boss, "admin places", puzzles=channel)
    panel = await pick(boss, panel, "admin_puzzle_hour", str(18 * 60))
    (chosen,) = (each.label for each in choices(panel, "admin_puzzle_hour") if each.default)
    assert chosen == t.say("time-of-day", hour="18", minute="00")
    hour = (world.store.now() % DAY) / 3600
    await world.sleep((17.9 - hour) % 24)
    assert not public_in(channel)
    await world.sleep(0.2)
    (post,) = public_in(channel)
    assert said(post).startswith(t.say("puzzle-title", game="Nim"))
    assert alts(post)
    assert post.flags.suppress_notifications
    position, turn = answers(await tap(eva, post, "puzzle"))
    assert [position.flags.ephemeral, turn.flags.ephemeral] == [True, True]
    assert has(turn, "play_action")

    await world.sleep(20)
    world.time.ahead += 5 * 3600
    await world.restart()
    await world.env.settle()
    assert len(public_in(channel)) == 2, "late, as the bot was away"
    await world.services.puzzles.posted(world.guild.id, world.services.puzzles.today() - 1)
    world.client.daily_posts.wake(world.guild.id)
    await world.env.settle()
    assert len(public_in(channel)) == 2, "a process that was killed had posted it"
    panel = await world.ask(boss, "admin places")
    await open_panel(boss, panel, label=t.say("button-places-puzzles-off"))
    await world.sleep(48)
    assert len(public_in(channel)) == 2


@pytest.mark.slow
@pytest.mark.parametrize("killed", [False, True])
async def test_what_was_posted_follows_a_persons_consent(world: World, killed: bool) -> None:
    """First their name goes, then the position: today's message shows another one, a former one says it is gone."""
    boss, anna, channel = boss_of(world), world.anna, world.guild.create_text_channel("daily")
    table = await world.start()
    await concede(table, anna.id)
    services = world.services
    for person in ("Anna", "Bruno"):
        await services.store.people.update(world.people[person].id, "en", sharing=Sharing.NAMED)
    mined = [puzzle_of(number, table.id) for number in range(20, 22)]
    await services.store.puzzles.put_mined(table.id, mined)
    for day, puzzle in zip((0, 2), mined, strict=True):
        await services.store.puzzles.put_day(services.puzzles.today() + day, puzzle)
    await stock(world)
    await boss.slash(world.channel, "admin places", puzzles=channel)
    await world.sleep(10)
    (first,) = public_in(channel)
    assert "Anna" in said(first)
    await anna.slash(world.channel, "settings share", games=Sharing.UNNAMED.value)
    await world.env.settle()
    (first,) = public_in(channel)
    assert "Anna" not in said(first) + "".join(alts(first))
    assert "Bruno" in said(first)
    await world.sleep(48)
    assert len(public_in(channel)) == 3
    before = [await contents(each) for each in public_in(channel)]
    if killed:
        services.puzzles.listeners.clear()
    await anna.slash(world.channel, "settings share", games=Sharing.NOTHING.value)
    await world.env.settle()
    if killed:
        assert [await contents(each) for each in public_in(channel)] == before
        await world.restart()
        await world.env.settle()
    first, second, third = public_in(channel)
    assert said(first).startswith(EN.say("puzzle-withdrawn", day="§").partition("§")[0])
    assert not first.attachments
    assert not labels(first)
    assert await contents(second) == before[1]
    assert EN.say("puzzle-where", day="§", names="§", origin="computers").rpartition("§")[2] in said(third)
    assert await contents(third) != before[2]
    assert "Bruno" not in said(third) + "".join(alts(third))
    assert not await world.store.puzzles.outdated_posts()
