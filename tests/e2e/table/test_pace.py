"""The pace of a table: chosen with it, stated in its invitation, shown with every turn and on request."""

from __future__ import annotations

import re

import discord
import pytest
from simcord import MemberActor

from bot.model.pace import DAY, HOUR, Pace
from bot.tables.table import Table
from bot.texts import LANGUAGES, texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import everything, foreign, labels, refusal, speak
from tests.e2e.stage import forged, send
from tests.e2e.world import World, control, controls, open_panel, said, shown, tap

EN, DE = texts("en", "carrara"), texts("de", "carrara")
STATED = {
    "en": {
        "none": "Clock: none",
        "relaxed": "Time bank: 7 days, plus 1 day per turn, and at least 2 days for each turn.",
        "normal": "Time bank: 3 days, plus 12 hours per turn, and at least 1 day for each turn.",
        "brisk": "Time bank: 1 day for each turn. Up to 3 reminders, the last 2 hours before the end.",
    },
    "de": {
        "none": "Uhr: keine",
        "relaxed": "Bedenkzeit: 7 Tage, plus 1 Tag je Zug, und für jeden Zug mindestens 2 Tage.",
        "normal": "Bedenkzeit: 3 Tage, plus 12 Stunden je Zug, und für jeden Zug mindestens 1 Tag.",
        "brisk": "Bedenkzeit: 1 Tag für jeden Zug. Bis zu 3 Erinnerungen, die letzte 2 Stunden vor Ablauf.",
    },
}


def invitation(world: World) -> discord.Message:
    """Return the current invitation."""
    return world.public()[0]


async def more_settings(host: MemberActor, world: World) -> discord.Message:
    """Open the host's private panel."""
    return await open_panel(host, invitation(world), "more_settings")


def moments(text: str, style: str) -> list[int]:
    """Return Discord's timestamps in a text, which everyone sees in their own time zone."""
    return [int(moment) for moment in re.findall(rf"<t:(\d+):{style}>", text)]


async def opened(world: World, **options: object) -> Table:
    """Let Anna open a table."""
    await world.people["Anna"].slash(world.channel, "table new", game="carrara", **options)
    return await world.table()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_was_chosen_is_stated_in_plain_words(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Chosen by command or by the host's clicks, it is shown in the invitation, in the table's language."""
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    table, t, anna = (
        await opened(world, language=language, pace="brisk", rated=True),
        texts(language, "carrara"),
        "Anna",
    )
    assert (table.row.pace, table.row.rated) == (Pace.BRISK, True)
    host = world.people[anna]
    panel = await more_settings(host, world)
    for pace in ("relaxed", "normal", "none", "brisk"):
        panel = shown(await host.select(panel, [pace], custom_id=control(panel, "pace")))
        assert table.row.pace == pace
        select = controls(panel)[control(panel, "pace")]
        assert isinstance(select, discord.ui.Select)
        (chosen,) = [option for option in select.options if option.default]
        assert chosen.value == pace
        assert chosen.label == t.say("terms-pace", pace=pace, name=t.say(f"pace-{pace}"))
        for message in (panel, invitation(world)):
            assert STATED[language][pace] in said(message)
            assert foreign(everything(message), language) == set()
    for what, kept, changes in (
        ("rated", "terms-rated", (False, True)),
        ("open_hands", "terms-open-hands", (True, False)),
    ):
        for wanted in changes:
            panel = await open_panel(host, panel, what)
            assert getattr(table.row, what) is wanted
            assert (t.say(kept) in said(panel)) is wanted
            assert (t.say(kept) in said(invitation(world))) is wanted
    await world.restart()
    again = (await world.table()).row
    assert (again.pace, again.rated, again.open_hands) == (Pace.BRISK, True, False)
    assert len(world.public()) == 1


async def test_only_the_host_chooses(world: World) -> None:
    """Anyone else is told who can, and nothing changes; after the start nobody can, and the host's panel closes."""
    table = await opened(world)
    await world.people["Bruno"].slash(world.channel, "table join")
    bruno, message = world.people["Bruno"], invitation(world)
    host = EN.say("refused-host-only", host=world.people["Anna"].mention)
    assert refusal(await tap(bruno, message, "more_settings")) == host
    panel = await more_settings(world.people["Anna"], world)
    for custom_id, values in ((control(panel, "pace"), ["brisk"]), (control(panel, "rated"), None)):
        assert refusal((await send(forged(bruno, message, custom_id, values)))[0]) == host
    assert (table.row.pace, table.row.rated) == (Pace.NONE, False)
    await world.people["Anna"].slash(world.channel, "table start")
    assert not controls(invitation(world))
    assert EN.say("invitation-running") in str(world.env.backend.messages[world.channel.id][panel.id])
    (late,) = await send(forged(world.people["Anna"], panel, control(panel, "pace"), ["brisk"]))
    closed = shown(late)
    assert (said(closed), controls(closed)) == (EN.say("invitation-running"), {})
    assert table.row.pace is Pace.NONE


async def test_every_turn_shows_its_deadline(world: World) -> None:
    """It is a Discord timestamp, which everyone sees in their own time zone."""
    table = await world.start("Anna", "Bruno", pace="normal")
    now = int(world.time())
    message = said(world.public()[-1])
    assert moments(message, "f") == moments(message, "R") == [now + 3 * DAY]
    assert EN.say("turn-time", ends=str(now + 3 * DAY)) in message
    await world.sleep(14)
    await CommandPlayer(world).turn(table)
    await CommandPlayer(world).turn(table)
    message = said(world.public()[-1])
    clock = (await table.store.clocks.of_table(table.id))[0]
    assert moments(message, "f") == [clock.ends()] == [clock.since + 3 * DAY - 2 * HOUR if clock.since else 0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_banks_are_shown_on_request(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Running banks show when they end, the others what is left, in the reader's language; also in words."""
    speak(monkeypatch, language, world.people["Eva"].id)
    t, table = texts(language, "carrara"), await world.start("Anna", "Bruno", pace="normal")
    await world.sleep(5.5)
    await CommandPlayer(world).turn(table)
    names, clock = table.names, (await table.store.clocks.of_table(table.id))[1]
    left = t.say("span-two", first=t.say("span-days", count=2), second=t.say("span-hours", count=18))
    for options in ({}, {"text": True}):
        message = await world.ask("Eva", "table show", **options)
        assert t.say("bank-title", pace=t.say("pace-normal")) in said(message)
        assert t.say("bank-left", name=names[0], left=left) in said(message)
        assert t.say("bank-runs", name=names[1], ends=str(clock.ends())) in said(message)
    assert labels(message)
