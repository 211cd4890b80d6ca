"""A server's position of the day: posted once a day, at the hour and in the channel that managers have chosen."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.model.pace import DAY
from bot.texts import texts
from tests.bot.puzzles import puzzle_of
from tests.e2e.admin.managers import boss_of
from tests.e2e.reading import everything, foreign, labels, speak
from tests.e2e.world import World, alts, control, has, open_panel, said, shown, tap


async def stock(world: World, days: int = 4) -> int:
    """Write down the positions of the next days, and return today."""
    services = world.client.services
    today = services.puzzles.today()
    for day in range(days):
        await services.store.puzzles.put_day(today + day, puzzle_of(day))
    return today


def posts(channel: Any) -> list[discord.Message]:
    """List a channel's public messages."""
    return [each for each in channel.history() if not each.flags.ephemeral]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_it_is_posted_every_day(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """It comes at the chosen hour, also late after a restart, but never twice; whoever presses solves it in private."""
    await stock(world)
    t, eva, boss, channel = (
        texts(language),
        world.people["Eva"],
        boss_of(world),
        world.guild.create_text_channel("daily"),
    )
    speak(monkeypatch, language, eva.id, boss.id)
    monkeypatch.setattr("cogs.admin.places.table_language", lambda _: language)
    panel = shown(await boss.slash(world.channel, "admin places", puzzles=channel))
    assert f"<#{channel.id}>" in said(panel)
    assert not foreign(everything(panel), language)
    panel = shown(await boss.select(panel, [str(18 * 60)], custom_id=control(panel, "admin_puzzle_hour")))
    assert not posts(channel)
    hour = (world.client.services.store.now() % DAY) / 3600
    await world.sleep((17.9 - hour) % 24)
    assert not posts(channel)
    await world.sleep(0.2)
    (post,) = posts(channel)
    assert said(post).startswith(t.say("puzzle-title", game="Nim"))
    assert alts(post)
    assert labels(post) == [t.say("button-puzzle")]
    assert post.flags.suppress_notifications
    solving = await tap(eva, post, "puzzle")
    assert all(each.message.flags.ephemeral for each in (solving.response, *solving.followups) if each)
    assert has(shown(solving), "play_action")

    await world.sleep(20)
    world.time.ahead += 5 * 3600
    await world.restart()
    await world.env.settle()
    assert len(posts(channel)) == 2, "late, as the bot was away"
    await world.client.services.puzzles.posted(world.guild.id, world.client.services.puzzles.today() - 1)
    world.client.daily_posts.wake(world.guild.id)
    await world.env.settle()
    assert len(posts(channel)) == 2, "a process that was killed had posted it"
    panel = shown(await boss.slash(world.channel, "admin places"))
    off = await open_panel(boss, panel, label=t.say("button-places-puzzles-off"))
    assert t.say("places-puzzles-none") in said(off)
    await world.sleep(48)
    assert len(posts(channel)) == 2
