"""The menu of a turn's message, with replay and what-if from there; and private notes about a table."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.texts import LANGUAGES, texts
from tests.bot.kit import settled
from tests.cogs.worst import play_on
from tests.e2e.reading import everything, foreign, refusal, speak
from tests.e2e.world import World, contents, controls, files, open_panel, said, shown, tap


@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_a_message_about_a_turn(world: World, language: str) -> None:
    """Each opens in private at the turn that the message is about, for players and onlookers."""
    world.game = "carrara"
    table = await world.start("Anna", "Bruno", language=language)
    await play_on(table, Random(3), most=12)
    await settled(world.client.services.outbox)
    t, rows = texts("en"), await table.store.database.read("SELECT message, seq FROM outbox WHERE kind = 'turn'")
    by_message = {int(row["message"]): int(row["seq"]) for row in rows}
    told = [message for message in world.public() if message.id in by_message]
    assert len(told) > 2
    turns = await table.turns()
    for person, message in zip(("Anna", "Eva", "Bruno"), told, strict=False):
        actor, seq = world.people[person], by_message[message.id]
        number = sum(turn.last <= seq for turn in turns)
        panel = shown(await actor.context_menu(world.channel, t.say("menu-replay"), message))
        place = "Before the first" if number == 0 else f"Turn {number} of {len(turns)}"
        assert place in said(panel)
        sandbox = shown(await actor.context_menu(world.channel, t.say("menu-whatif"), message))
        assert files(sandbox)[0].startswith("whatif-")
        assert sandbox.flags.ephemeral
        assert panel.flags.ephemeral


async def test_from_another_message(world: World) -> None:
    """Any other message is refused with what to do instead; so is what-if at a rated table."""
    anna, t = world.people["Anna"], texts("en")
    table = await world.start("Anna", "Bruno", rated=True)
    await settled(world.client.services.outbox)
    invitation, turn = world.public()[0], world.public()[-1]
    for key in ("menu-replay", "menu-whatif"):
        refused = await anna.context_menu(world.channel, t.say(key), invitation)
        assert refusal(refused) == t.say("refused-no-turn-message")
    rated = await anna.context_menu(world.channel, t.say("menu-whatif"), turn)
    assert refusal(rated) == t.say("refused-no-what-if")
    assert table.revision == 0


HOSTILE = "**bids** high\n# @everyone [x](https://evil.example)"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_note_is_its_owners_alone(world: World, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """It is written by command and by click, shown to its owner alone, harmless, and deleted with a click."""
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    t, anna, bruno = texts(language), world.people["Anna"], world.people["Bruno"]
    table = await world.start("Anna", "Bruno", language=language)
    before = [said(message) for message in world.public()]
    written = await world.ask(anna, "note", text=HOSTILE)
    assert r"\*\*bids\*\* high" in said(written)
    assert "\n\\# @\u200beveryone \\[x\\]" in said(written)
    assert written.flags.ephemeral
    assert foreign(everything(written), language) <= {"high", "bids", "everyone", "evil", "example", "https"}
    assert t.say("note-none") in said(await world.ask(bruno, "note"))

    public = world.public()[-1]
    more = await open_panel(anna, public, "more")
    note = await open_panel(anna, more, "note")
    assert said(note) == said(written)
    modal = await tap(anna, note, "note_edit")
    again = shown(await anna.submit_modal(modal, {"entry": "x" * 1000}))
    assert "x" * 1000 in said(again)
    assert await table.store.notes.get(table.id, anna.id) == "x" * 1000
    gone = await open_panel(anna, again, "note_delete")
    assert t.say("note-none") in said(gone)
    assert not any(key.split(":")[1] == "note_delete" for key in controls(gone))
    assert [said(message) for message in world.public()] == before
    stranger = await world.people["Eva"].slash(world.channel, "note", text="hello")
    assert refusal(stranger) == t.say("refused-not-at-table")


async def test_a_note_keeps_its_words_and_emoji_together(world: World) -> None:
    """Wide spaces and tabs part words as plain ones do, joined emoji stay one, and what is invisible is left out."""
    table, anna = await world.start("Anna", "Bruno"), world.people["Anna"]
    typed = "👨\u200d👩\u200d👧 次は\u3000市\tor\u00a0a road\n\u202egold\x07\u200b"
    await anna.slash(world.channel, "note", text=typed)
    assert await table.store.notes.get(table.id, anna.id) == "👨\u200d👩\u200d👧 次は 市 or a road\ngold"


async def test_a_note_is_personal_data(world: World) -> None:
    """`/privacy` counts and exports it, and nothing of it in anyone else's export."""
    await world.start("Anna", "Bruno")
    anna, bruno, t = world.people["Anna"], world.people["Bruno"], texts("en")
    await anna.slash(world.channel, "note", text="Bruno bids high")
    panel = await world.ask(anna, "privacy")
    assert t.say("privacy-notes", count=1) in said(panel)
    for person, expected in ((anna, ["Bruno bids high"]), (bruno, [])):
        panel = await world.ask(person, "privacy")
        export = await open_panel(person, panel, "privacy_export")
        (data,) = await contents(export)
        assert [note["note"] for note in json.loads(data)["notes"]] == expected
