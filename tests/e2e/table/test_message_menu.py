"""The menu of a turn's message, with replay and what-if from there; and private notes about a table."""

from __future__ import annotations

from random import Random

from bot.texts import texts
from tests.bot.kit import settled
from tests.cogs.worst import play_on
from tests.e2e.reading import everything, foreign, refusal
from tests.e2e.world import World, controls, files, open_panel, said, shown, tap


async def test_from_a_message_about_a_turn(world: World, language: str) -> None:
    """Each opens in private at the turn that the message is about, for players and onlookers."""
    world.game = "carrara"
    table = await world.start(language=language)
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
    anna, t = world.anna, texts("en")
    table = await world.start(rated=True)
    await settled(world.client.services.outbox)
    invitation, turn = world.public()[0], world.newest()
    for key in ("menu-replay", "menu-whatif"):
        refused = await anna.context_menu(world.channel, t.say(key), invitation)
        assert refusal(refused) == t.say("refused-no-turn-message")
    rated = await anna.context_menu(world.channel, t.say("menu-whatif"), turn)
    assert refusal(rated) == t.say("refused-no-what-if")
    assert table.revision == 0


HOSTILE = "**bids** high\n# @everyone [x](https://evil.example)"


async def test_a_note_is_its_owners_alone(world: World, german: str) -> None:
    """It is written by command and by click, shown to its owner alone, harmless, and deleted with a click."""
    t, anna, bruno = texts(german), world.anna, world.bruno
    table = await world.start(language=german)
    before = [said(message) for message in world.public()]
    written = await world.ask(anna, "note", text=HOSTILE)
    assert r"\*\*bids\*\* high" in said(written)
    assert "\n\\# @\u200beveryone \\[x\\]" in said(written)
    assert written.flags.ephemeral
    assert foreign(everything(written), german) <= {"high", "bids", "everyone", "evil", "example", "https"}
    assert t.say("note-none") in said(await world.ask(bruno, "note"))

    public = world.newest()
    more = await open_panel(anna, public, "more")
    note = await open_panel(anna, more, "note")
    assert said(note) == said(written)
    modal = await tap(anna, note, "note_edit")
    again = shown(await anna.submit_modal(modal, {"entry": "x" * 1000}))
    assert "x" * 1000 in said(again)
    assert await table.store.notes.get(table.id, anna.id) == "x" * 1000
    assert t.say("privacy-notes", count=1) in said(await world.ask(anna, "privacy"))
    gone = await open_panel(anna, again, "note_delete")
    assert t.say("note-none") in said(gone)
    assert not any(key.split(":")[1] == "note_delete" for key in controls(gone))
    assert [said(message) for message in world.public()] == before
    stranger = await world.eva.slash(world.channel, "note", text="hello")
    assert refusal(stranger) == t.say("refused-not-at-table")

    typed = "👨\u200d👩\u200d👧 次は\u3000市\tor\u00a0a road\n\u202egold\x07\u200b"
    await anna.slash(world.channel, "note", text=typed)
    assert await table.store.notes.get(table.id, anna.id) == "👨\u200d👩\u200d👧 次は 市 or a road\ngold"
