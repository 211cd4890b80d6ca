"""The pace of a table: chosen with it, stated in its invitation, shown with every turn and on request."""

from __future__ import annotations

import re

import discord

from bot.model.pace import DAY, Pace
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import boxes, everything, foreign, form_text, refusal
from tests.e2e.stage import forged, send
from tests.e2e.world import World, controls, said, tap

EN = texts("en", "carrara")
STATED = {
    "en": {
        "none": "Clock: none",
        "relaxed": "Time bank: 7 days, plus 1 day per turn, and at least 2 days for each turn.",
        "brisk": "Time bank: 1 day for each turn. Up to 3 reminders, the last 2 hours before the end.",
    },
    "de": {
        "none": "Uhr: keine",
        "relaxed": "Bedenkzeit: 7 Tage, plus 1 Tag je Zug, und für jeden Zug mindestens 2 Tage.",
        "brisk": "Bedenkzeit: 1 Tag für jeden Zug. Bis zu 3 Erinnerungen, die letzte 2 Stunden vor Ablauf.",
    },
}


def invitation(world: World) -> discord.Message:
    """Return the current invitation."""
    return world.public()[0]


async def opened(world: World, **options: object) -> Table:
    """Let Anna open a table."""
    await world.anna.slash(world.channel, "table new", game="carrara", **options)
    return await world.table()


async def test_what_was_chosen_is_stated_in_plain_words(world: World, german: str) -> None:
    """Chosen by command or in the host's form, it is shown in the invitation, in the table's language."""
    chosen = {"pace": "brisk", "rated": True, "stand_in": "novice"}
    table, t = await opened(world, language=german, **chosen), texts(german, "carrara")
    level = {each: t.say("terms-stand-in", level=t.say(f"computer-{each}")) for each in ("novice", "master")}
    assert level["novice"] in said(invitation(world))
    assert (table.row.pace, table.row.rated) == (Pace.BRISK, True)
    host, former = world.anna, {"pace.brisk", "rated", "stand_in.novice"}
    plan: tuple[tuple[str, list[str]], ...] = (
        ("relaxed", ["open_hands"]),
        ("none", ["rated", "open_hands"]),
        ("brisk", ["rated"]),
    )
    for pace, ticked in plan:
        form = await tap(host, invitation(world), "more_settings")
        assert {value for value, box in boxes(form).items() if box.get("default")} == former
        assert foreign(form_text(form), german) == set()
        result = await host.submit_modal(form, {"pick0": f"pace.{pace}", "pick1": "stand_in.master", "pick2": ticked})
        assert not result.followups, "the invitation itself is the answer"
        row, shown_now = (await world.table()).row, invitation(world)
        assert (row.pace, row.rated, row.open_hands) == (pace, "rated" in ticked, "open_hands" in ticked)
        assert STATED[german][pace] in said(shown_now)
        for what, kept in (("rated", "terms-rated"), ("open_hands", "terms-open-hands")):
            assert (t.say(kept) in said(shown_now)) is (what in ticked)
        assert foreign(everything(shown_now), german) == set()
        assert (level["master"] in said(shown_now)) == (row.stand_in == "master")
        former = {f"pace.{pace}", "stand_in.master", *ticked}


async def test_only_the_host_chooses(world: World) -> None:
    """Anyone else is told who can, and nothing changes; after the start nobody can, whatever form is open."""
    table = await opened(world)
    await world.bruno.slash(world.channel, "table join")
    anna, bruno, message = world.anna, world.bruno, invitation(world)
    host = EN.say("refused-host-only", host=anna.mention)
    assert refusal(await tap(bruno, message, "more_settings")) == host
    form = await tap(anna, message, "more_settings")
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
    await send(forged(anna, invitation(world), f"button:computer:{table.id}:-1::novice"))
    assert [seat.computer for seat in table.seats] == [None, "novice"]
    assert STATED["en"]["brisk"] in said(invitation(world))


async def test_every_turn_shows_its_deadline(world: World, german: str) -> None:
    """It is a Discord timestamp, which everyone sees in their own time zone; all banks are shown on request."""
    t, table = texts(german, "carrara"), await world.start(pace="normal", language=german)
    ends = int(world.time()) + 3 * DAY
    turn = said(world.newest())
    assert t.say("turn-time", ends=str(ends)) in turn
    assert {f"<t:{ends}:f>", f"<t:{ends}:R>"} <= {*re.findall(r"<t:\d+:[fR]>", turn)}
    await world.sleep(5.5)
    await CommandPlayer(world, language=german).turn(table)
    names, clock = table.names, (await table.store.clocks.of_table(table.id))[1]
    assert t.say("turn-time", ends=str(clock.ends())) in said(world.newest())
    left = t.say("span-two", first=t.say("span-days", count=2), second=t.say("span-hours", count=18))
    for options in ({}, {"text": True}):
        message = await world.ask("Eva", "table show", **options)
        assert t.say("bank-title", pace=t.say("pace-normal")) in said(message)
        assert t.say("bank-left", name=names[0], left=left) in said(message)
        assert t.say("bank-runs", name=names[1], ends=str(clock.ends())) in said(message)
