"""Personal settings, by click and by command, in servers and in direct messages, and their effects."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import discord
import pytest

from bot.model.person import Notices, Person, QuietHours, Sharing
from bot.model.quiet_hours import end_absence
from bot.texts import texts
from tests.e2e.players import CommandPlayer, until_turn_of
from tests.e2e.reading import DE, EN, chosen, links, speak
from tests.e2e.world import World, has, open_panel, pick, pings, refusal, said, shown, tap
from tests.games.nim import Take


async def person(world: World, name: str) -> Person:
    return await world.store.people.get(world.people[name].id)


def today(world: World) -> date:
    return datetime.fromtimestamp(world.time(), UTC).date()


async def test_one_panel_changes_all_settings(world: World, german: str) -> None:
    """By click, here in a direct message; it tells them in plain words, and is edited in place."""
    t, member = texts(german, "carrara"), world.anna
    actor = member.user

    async def select(panel: discord.Message, what: str, value: str) -> discord.Message:
        changed = await pick(actor, panel, what, value)
        assert changed.id == panel.id
        return changed

    await world.wish(member, notices=Notices.DIRECT, closed=True)
    panel = shown(await actor.slash("settings show"))
    for key in ("settings-closed", "settings-where-direct", "settings-quiet-none"):
        assert t.say(key) in said(panel)
    panel = await select(panel, "settings_where", "both")
    assert t.say("settings-closed") not in said(panel), "they are tried again"
    panel = await select(panel, "settings_from", str(14 * 60))
    panel = await select(panel, "settings_until", str(14 * 60))
    assert (await person(world, "Anna")).quiet == QuietHours(6 * 60, 14 * 60), "never a whole day: the other end moves"
    panel = await select(panel, "settings_from", str(14 * 60))
    assert (await person(world, "Anna")).quiet == QuietHours(14 * 60, 22 * 60)
    whole_day = {"from": "22", "until": "22:00"}
    assert await world.refused(member, "settings quiet", **whole_day) == t.say("refused-quiet-all-day")
    unused = t.say("refused-unused", option=t.say("option-settings-quiet-end"))
    assert await world.refused(member, "settings quiet", **{"from": "off", "until": "8"}) == unused
    panel = await select(panel, "settings_from", str(22 * 60))
    panel = await select(panel, "settings_until", str(8 * 60))
    assert t.say("settings-quiet", **{"from": "22:00", "until": "08:00"}) in said(panel)
    assert (chosen(panel, "settings_from"), chosen(panel, "settings_until")) == ([str(22 * 60)], [str(8 * 60)])
    panel = await select(panel, "settings_zone", "Europe/Vienna")
    assert "`Europe/Vienna`" in said(panel)
    last = today(world) + timedelta(days=7)
    panel = await select(panel, "settings_away", last.isoformat())
    quiet = QuietHours(22 * 60, 8 * 60)
    until = end_absence(Person(0, zone="Europe/Vienna", quiet=quiet), last)
    expected = Person(member.id, german, Notices.BOTH, "Europe/Vienna", quiet, until, zone_known=True)
    assert replace(await person(world, "Anna"), plays_since=None) == expected
    panel = await open_panel(actor, panel, "settings_back")
    assert not has(panel, "settings_back")
    for sharing in (Sharing.NAMED, Sharing.NOTHING):
        panel = await select(panel, "settings_sharing", sharing.value)
        assert (await person(world, "Anna")).sharing is sharing


async def test_away_is_shown_to_the_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the turn's message, which pings nobody, and by `/table show`, each in its language."""
    table = await world.start(language="de")
    anna, bruno = world.anna, world.bruno
    await anna.slash(world.channel, "settings away", until="1 week")
    until = str((await person(world, "Anna")).away_until)
    await CommandPlayer(world).turn(table)
    await until_turn_of(world, table, "Anna")
    message = world.newest()
    assert said(message).endswith(DE.say("incident-away", name="Anna", until=until))
    assert pings(message) == []
    assert EN.say("show-away", name="Anna", until=until) in said(await world.ask(bruno, "table show"))
    back = await world.ask(anna, "settings back")
    assert said(back).startswith(EN.say("settings-back", count=1))
    assert links(back)[0] == message.jump_url
    await world.env.settle()
    assert pings(world.newest()) == [anna.id]


async def test_turns_that_end_by_themselves(world: World) -> None:
    """Whoever wants that is not asked for optional steps, and can still take the turn back; others are asked."""
    world.game = "nim"
    table = await world.start()
    first, second = world.seated(table)
    await first.slash(world.channel, "settings end-turns", automatic=True)
    player = CommandPlayer(world)
    await player.act(first, table, Take(2))
    assert table.actors() == (1,)
    _, over = player.seen[-1]
    assert EN.say("panel-turn-over") in said(over)
    await tap(first, over, "undo")
    assert table.actors() == (0,), "nobody has acted since"
    await player.act(first, table, Take(1))
    await player.act(second, table, Take(1))
    assert table.actors() == (1,), "others are asked"


async def test_notices_of_one_table_or_server(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are chosen by command there, shown with the settings, and end with a choice for everywhere."""
    anna, table = world.anna, await world.start()
    speak(monkeypatch, "de", anna.id)
    command = "settings notices"
    panel = await world.ask(anna, command, where="direct", **{"for": "table"})
    line = DE.say("settings-wish-table", table=str(table.id), game="Nim", where=DE.say("choice-notices-direct"))
    assert said(panel).endswith(line)
    panel = await world.ask(anna, command, where="none", **{"for": "server"})
    nowhere = DE.say("settings-wish-server", server="Piazza", where=DE.say("choice-notices-none"))
    assert said(panel).splitlines()[-2:] == [line, nowhere]
    assert refusal(await anna.user.slash(command, where="both", **{"for": "table"})) == DE.say("refused-on-server")
    panel = shown(await anna.user.slash(command, where="both", **{"for": "everywhere"}))
    assert DE.say("settings-where-both") in said(panel)
    assert "📍" not in said(panel)


async def test_the_morning_message_is_chosen_by_command(world: World) -> None:
    """It implies direct messages, and can be ended."""
    anna = world.anna
    panel = await world.ask(anna, "settings digest", at="7pm")
    assert EN.say("settings-digest", time="19:00") in said(panel)
    assert EN.say("settings-where-direct") in said(panel)
    panel = await world.ask(anna, "settings digest", at=EN.say("settings-no-digest"))
    assert (await person(world, "Anna")).digest is None
