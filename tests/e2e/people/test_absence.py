"""Being away: who plays nevertheless is asked whether they are back, and anyone for their time zone."""

from __future__ import annotations

from datetime import date

import pytest

from bot.model.person import Person
from bot.model.quiet_hours import end_absence
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import labels
from tests.e2e.world import World, has, open_panel, pings, said


@pytest.mark.slow
@pytest.mark.parametrize("answer", [None, "settings_back"])
async def test_whoever_plays_while_away_is_asked_once(world: World, answer: str | None) -> None:
    """Without an answer they are called at that table alone; whoever says that they are back, everywhere."""
    world.game = "nim"
    table = await world.start(pace="normal")
    first, second = world.seated(table)
    other = world.guild.create_text_channel("elsewhere")
    for someone, command in ((second, "new"), (first, "join"), (second, "start")):
        await someone.slash(other, f"table {command}", **({"game": "nim"} if command == "new" else {}))
    await first.slash(world.channel, "settings away", until="1 week")
    until = (await world.store.people.get(first.id)).away_until
    await world.sleep(24)

    player = CommandPlayer(world)
    await player.turn(table)
    (question,) = [message for _, message in player.seen if has(message, "settings_still_away")]
    if answer is not None:
        await open_panel(first, question, answer)
    await player.turn(table)
    assert pings(world.newest()) == [first.id]
    here, world.channel = world.channel, other
    await player.turn(await world.table())
    assert (pings(world.newest()) == [first.id]) == (answer == "settings_back")
    world.channel = here
    person = await world.store.people.get(first.id)
    assert person.away_until == (None if answer == "settings_back" else until)

    await player.turn(table)
    again = [message for _, message in player.seen if has(message, "settings_still_away")]
    assert len(again) == 1, "nobody is asked twice in a day"


async def test_the_time_zone_is_asked_where_it_first_matters(world: World, german: str) -> None:
    """Until it has been chosen, an absence asks for it, with a guess that one click confirms."""
    anna, t = world.anna, texts(german, "carrara")
    await world.sleep(12)
    assert t.say("settings-zone-unknown") in said(await world.ask(anna, "settings show"))
    panel = await world.ask(anna, "settings away", until="2026-01-08")
    assert t.say("settings-zone-guess", time="13:00", city="UTC", assumed="12:00") in said(panel)
    assert t.say("button-right-time", time="13:00") in labels(panel)
    panel = await open_panel(anna, panel, "settings_zone_right")
    assert not has(panel, "settings_zone_right")
    person = await world.store.people.get(anna.id)
    assert (person.zone, person.zone_known) == ("Europe/Berlin", True)
    assert person.away_until == end_absence(Person(0, zone="Europe/Berlin"), date(2026, 1, 8))
