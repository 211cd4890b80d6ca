"""Away, as Discord shows it: asked whether one is back, whether it is that late, and what the tables hear."""

from __future__ import annotations

from datetime import date

import pytest

from bot.model.person import Person, Quiet
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import everything, foreign, labels
from tests.e2e.world import World, has, open_panel, pick, pings, said

EN = texts("en", "carrara")


@pytest.mark.slow
@pytest.mark.parametrize("answer", [None, "settings_still_away", "settings_back"])
async def test_whoever_plays_while_away_is_asked_once(world: World, answer: str | None) -> None:
    """If they say nothing they are called at that table alone, with clocks paused; what they answer holds."""
    world.game = "nim"
    table = await world.start(pace="normal")
    first, second = world.by_seat(table, 0), world.by_seat(table, 1)
    other = world.guild.create_text_channel("elsewhere")
    for someone, command in ((second, "new"), (first, "join"), (second, "start")):
        await someone.slash(other, f"table {command}", **({"game": "nim"} if command == "new" else {}))
    await first.slash(world.channel, "settings away", until="1 week")
    until = (await world.client.services.store.people.get(first.id)).away_until
    assert said(world.newest()) == EN.say("incident-away", name=first.user.name, until=str(until))
    await world.sleep(24)

    player = CommandPlayer(world)
    await player.turn(table)
    (question,) = [message for _, message in player.seen if has(message, "settings_still_away")]
    assert said(question) == EN.say("away-but-plays", until=str(until), notices="channel")
    if answer is not None:
        after = await open_panel(first, question, answer)
        assert after.id == question.id
        assert has(after, "settings") or has(after, "settings_where")
    await player.turn(table)
    assert table.actors() == (0,)
    await world.env.settle()
    called = pings(world.newest()) == [first.id]
    assert called == (answer != "settings_still_away")
    here, world.channel = world.channel, other
    await player.turn(await world.table())
    assert (pings(world.newest()) == [first.id]) == (answer == "settings_back")
    world.channel = here
    person = await world.client.services.store.people.get(first.id)
    assert person.away_until == (None if answer == "settings_back" else until)
    clock = (await table.store.clocks.of_table(table.id))[0]
    assert answer == "settings_back" or clock.since is None or clock.since == until

    await player.turn(table)
    again = [message for _, message in player.seen if has(message, "settings_still_away")]
    assert len(again) == 1, "nobody is asked twice in a day"


@pytest.mark.parametrize(("language", "zone", "time"), [("de", "Europe/Berlin", "13:00"), ("ja", "UTC", "12:00")])
async def test_the_time_zone_is_asked_where_it_first_matters(world: World, german: str, zone: str, time: str) -> None:
    """Quiet hours and absences ask for it, with a guess that one click confirms, until it has been chosen."""
    anna, t = world.anna, texts(german, "carrara")
    await world.sleep(12)
    panel = await world.ask(anna, "settings show")
    assert not has(panel, "settings_zone_right")
    assert t.say("settings-zone-unknown") in said(panel)
    await anna.slash(world.channel, "settings quiet", **{"from": "22", "until": "7"})
    panel = await world.ask(anna, "settings away", until="2026-01-08")
    guess = "21:00" if german == "ja" else time
    asked = t.say("settings-zone-guess", time=guess, city="UTC", assumed="12:00")
    assert asked in said(panel)
    assert t.say("button-right-time", time=guess) in labels(panel)
    if zone == "UTC":
        panel = await pick(anna, panel, "settings_zone", zone)
    else:
        panel = await open_panel(anna, panel, "settings_zone_right")
    assert not has(panel, "settings_zone_right"), "UTC is a choice as well"
    assert not foreign(everything(panel), "de" if german == "de" else "en")
    person = await world.client.services.store.people.get(anna.id)
    assert (person.zone, person.zone_known) == (zone, True)
    quiet = Quiet(22 * 60, 7 * 60)
    assert person.away_until == Person(0, zone=zone, quiet=quiet).back_after(date(2026, 1, 8))
