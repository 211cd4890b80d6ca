"""Replay and *What if?* from the menu of a turn's message; and private notes about a table."""

from __future__ import annotations

from random import Random

from bot.texts import texts
from tests.bot.kit import settled
from tests.cogs.worst import play_on
from tests.e2e.world import World, files, open_more, open_panel, refusal, said, shown, tap


async def test_the_menu_of_a_message_leads_to_its_turn(world: World, language: str) -> None:
    """Replay and sandbox open there in private; a message about no turn is refused."""
    world.game = "carrara"
    table = await world.start(language=language)
    await play_on(table, Random(3), most=12)
    await settled(world.services.outbox)
    t, count = texts("en"), len(await table.turns())
    invited, *messages = world.public()
    for person, message, place in (
        (world.anna, messages[0], "Before the first"),
        (world.eva, messages[1], f"Turn 1 of {count}"),
        (world.bruno, messages[2], f"Turn 2 of {count}"),
    ):
        panel = shown(await person.context_menu(world.channel, t.say("menu-replay"), message))
        assert place in said(panel)
        sandbox = shown(await person.context_menu(world.channel, t.say("menu-whatif"), message))
        assert files(sandbox)[0].startswith("whatif-")
        assert [panel.flags.ephemeral, sandbox.flags.ephemeral] == [True, True]
    invitation = await world.anna.context_menu(world.channel, t.say("menu-replay"), invited)
    assert refusal(invitation) == t.say("refused-no-turn-message")


HOSTILE = "**bids** high\n# @everyone [x](https://evil.example)"


async def test_a_note_is_its_owners_alone(world: World) -> None:
    """Written by command or click, without markup that works, and deleted by click."""
    t, anna = texts("en"), world.anna
    table = await world.start()
    before = [said(message) for message in world.public()]
    written = await world.ask(anna, "note", text=HOSTILE)
    assert r"\*\*bids\*\* high" in said(written)
    assert "\n\\# @\u200beveryone \\[x\\]" in said(written)
    assert written.flags.ephemeral
    assert t.say("note-none") in said(await world.ask("Bruno", "note"))
    assert await world.refused("Eva", "note", text="hello") == t.say("refused-not-at-table")

    note = await open_more(anna, world.newest(), "note")
    assert said(note) == said(written)
    typed = "👨\u200d👩\u200d👧 次は\u3000市\tor\u00a0a road\n\u202egold\x07\u200b"
    again = shown(await anna.submit_modal(await tap(anna, note, "note_edit"), {"entry": typed}))
    assert await table.store.notes.get(table.id, anna.id) == "👨\u200d👩\u200d👧 次は 市 or a road\ngold"
    assert t.say("note-none") in said(await open_panel(anna, again, "note_delete"))
    assert [said(message) for message in world.public()] == before
