"""The pace of a table: chosen with it, stated in its invitation, shown with every turn and on request."""

from __future__ import annotations

import re

import discord

from bot.model.pace import DAY, HOUR, Pace
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import boxes, everything, foreign, form_text, labels, refusal
from tests.e2e.stage import forged, send
from tests.e2e.world import World, controls, said, tap

EN = texts("en", "carrara")
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


def moments(text: str, style: str) -> list[int]:
    """Return Discord's timestamps in a text, which everyone sees in their own time zone."""
    return [int(moment) for moment in re.findall(rf"<t:(\d+):{style}>", text)]


async def opened(world: World, **options: object) -> Table:
    """Let Anna open a table."""
    await world.anna.slash(world.channel, "table new", game="carrara", **options)
    return await world.table()


async def test_what_was_chosen_is_stated_in_plain_words(world: World, german: str) -> None:
    """Chosen by command or in the host's form, it is shown in the invitation, in the table's language."""
    table, t = await opened(world, language=german, pace="brisk", rated=True), texts(german, "carrara")
    assert (table.row.pace, table.row.rated) == (Pace.BRISK, True)
    host, former = world.anna, {"pace.brisk", "rated"}
    plan: tuple[tuple[str, list[str]], ...] = (
        ("relaxed", ["open_hands"]),
        ("normal", []),
        ("none", ["rated", "open_hands"]),
        ("brisk", ["rated"]),
    )
    for pace, ticked in plan:
        form = await tap(host, invitation(world), "more_settings")
        assert {value for value, box in boxes(form).items() if box.get("default")} - {"stand_in.advanced"} == former
        assert foreign(form_text(form), german) == set()
        result = await host.submit_modal(form, {"pick0": f"pace.{pace}", "pick1": "stand_in.advanced", "pick2": ticked})
        assert not result.followups, "the invitation itself is the answer"
        row, shown_now = (await world.table()).row, invitation(world)
        assert (row.pace, row.rated, row.open_hands) == (pace, "rated" in ticked, "open_hands" in ticked)
        assert STATED[german][pace] in said(shown_now)
        for what, kept in (("rated", "terms-rated"), ("open_hands", "terms-open-hands")):
            assert (t.say(kept) in said(shown_now)) is (what in ticked)
        assert foreign(everything(shown_now), german) == set()
        former = {f"pace.{pace}", *ticked}
    await world.restart()
    again = (await world.table()).row
    assert (again.pace, again.rated, again.open_hands) == (Pace.BRISK, True, False)
    assert len(world.public()) == 1


async def test_only_the_host_chooses(world: World) -> None:
    """Anyone else is told who can, and nothing changes; after the start nobody can, whatever form is open."""
    table = await opened(world)
    await world.bruno.slash(world.channel, "table join")
    anna, bruno, message = world.anna, world.bruno, invitation(world)
    host = EN.say("refused-host-only", host=anna.mention)
    assert refusal(await tap(bruno, message, "more_settings")) == host
    form = await tap(anna, message, "more_settings")
    for custom_id, values in ((f"select:pace:{table.id}:-1::", ["brisk"]), (f"button:rated:{table.id}:-1::yes", None)):
        assert refusal((await send(forged(bruno, message, custom_id, values)))[0]) == host
    assert (table.row.pace, table.row.rated) == (Pace.NONE, False)
    await anna.slash(world.channel, "table start")
    assert not controls(invitation(world))
    late = await anna.submit_modal(form, {"pick0": "pace.brisk", "pick1": "stand_in.novice", "pick2": []})
    assert refusal(late) == EN.say("refused-started-playing")
    assert table.row.pace is Pace.NONE


async def test_controls_of_an_earlier_version(world: World) -> None:
    """Selects and buttons that it put on invitations, or in the host's private panel, still do what they say."""
    table, anna = await opened(world), world.anna
    plan: tuple[tuple[str, list[str] | None, tuple[object, ...]], ...] = (
        ("select:pace:{}:-1::1a", ["brisk"], (Pace.BRISK, False, None, False)),
        ("button:rated:{}:-1::yes", None, (Pace.BRISK, True, None, False)),
        ("select:stand_in:{}:-1::1b", ["master"], (Pace.BRISK, True, "master", False)),
        ("button:open_hands:{}:-1::yes", None, (Pace.BRISK, True, "master", True)),
        ("button:rated:{}:-1::no", None, (Pace.BRISK, False, "master", True)),
    )
    for custom_id, values, expected in plan:
        await send(forged(anna, invitation(world), custom_id.format(table.id), values))
        row = table.row
        assert (row.pace, row.rated, row.stand_in, row.open_hands) == expected
    assert STATED["en"]["brisk"] in said(invitation(world))


async def test_every_turn_shows_its_deadline(world: World) -> None:
    """It is a Discord timestamp, which everyone sees in their own time zone."""
    table = await world.start(pace="normal")
    now = int(world.time())
    message = said(world.newest())
    assert moments(message, "f") == moments(message, "R") == [now + 3 * DAY]
    assert EN.say("turn-time", ends=str(now + 3 * DAY)) in message
    await world.sleep(14)
    await CommandPlayer(world).turn(table)
    await CommandPlayer(world).turn(table)
    message = said(world.newest())
    clock = (await table.store.clocks.of_table(table.id))[0]
    assert moments(message, "f") == [clock.ends()] == [clock.since + 3 * DAY - 2 * HOUR if clock.since else 0]


async def test_all_banks_are_shown_on_request(world: World, german: str) -> None:
    """Running banks show when they end, the others what is left, in the reader's language; also in words."""
    t, table = texts(german, "carrara"), await world.start(pace="normal")
    await world.sleep(5.5)
    await CommandPlayer(world, language=german).turn(table)
    names, clock = table.names, (await table.store.clocks.of_table(table.id))[1]
    left = t.say("span-two", first=t.say("span-days", count=2), second=t.say("span-hours", count=18))
    for options in ({}, {"text": True}):
        message = await world.ask("Eva", "table show", **options)
        assert t.say("bank-title", pace=t.say("pace-normal")) in said(message)
        assert t.say("bank-left", name=names[0], left=left) in said(message)
        assert t.say("bank-runs", name=names[1], ends=str(clock.ends())) in said(message)
    assert labels(message)
