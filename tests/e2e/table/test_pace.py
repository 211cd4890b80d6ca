"""The pace of a table: chosen with it, stated in its invitation, shown with every turn and on request."""

from __future__ import annotations

import discord

from bot.model.pace import DAY, Pace
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.reading import boxes, foreign, form_text
from tests.e2e.stage import forged, send
from tests.e2e.world import World, said, tap

BRISK = "Time bank: 1 day for each turn. Up to 3 reminders, the last 2 hours before the end."
RELAXED_IN_GERMAN = "Bedenkzeit: 7 Tage, plus 1 Tag je Zug, und für jeden Zug mindestens 2 Tage."


def invitation(world: World) -> discord.Message:
    return world.public()[0]


async def opened(world: World, **options: object) -> Table:
    await world.anna.slash(world.channel, "table new", game="carrara", **options)
    return await world.table()


async def test_what_was_chosen_is_stated_in_plain_words(world: World, german: str) -> None:
    """Chosen by command or in the host's form, it is shown in the invitation, in the table's language."""
    chosen = {"pace": "brisk", "rated": True, "stand_in": "novice"}
    table, t = await opened(world, language=german, **chosen), texts(german, "carrara")
    assert t.say("terms-stand-in", level=t.say("computer-novice")) in said(invitation(world))
    form = await tap(world.anna, invitation(world), "more_settings")
    assert {value for value, box in boxes(form).items() if box.get("default")} == {
        *("pace.brisk", "rated", "stand_in.novice")
    }
    assert foreign(form_text(form), german) == set()
    result = await world.anna.submit_modal(
        form, {"pick0": "pace.relaxed", "pick1": "stand_in.master", "pick2": ["open_hands"]}
    )
    assert not result.followups, "the invitation itself is the answer"
    row, told = table.row, said(invitation(world))
    assert (row.pace, row.rated, row.open_hands, row.stand_in) == (Pace.RELAXED, False, True, "master")
    assert RELAXED_IN_GERMAN in told
    assert t.say("terms-open-hands") in told
    assert t.say("terms-rated") not in told
    assert t.say("terms-stand-in", level=t.say("computer-master")) in told


async def test_controls_of_an_earlier_version(world: World) -> None:
    """The selects and buttons of its invitations, and of the host's private panel, still do what they say."""
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
    assert BRISK in said(invitation(world))


async def test_every_turn_shows_its_deadline(world: World, german: str) -> None:
    """As a timestamp, which everyone sees in their own time zone; `/table show` tells all banks."""
    t, table = texts(german, "carrara"), await world.start(pace="normal", language=german)
    ends = str(int(world.time()) + 3 * DAY)
    assert f"<t:{ends}:" in t.say("turn-time", ends=ends) in said(world.newest())
    assert t.say("bank-runs", name=table.names[0], ends=ends) in said(await world.ask("Eva", "table show"))
