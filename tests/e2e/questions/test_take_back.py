"""Taking back: at once if it is free, otherwise by a public vote of all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.reading import labels, refusal
from tests.e2e.stage import ask_to_take_back
from tests.e2e.world import World, controls, open_panel, reply, said
from tests.games.nim import Draw, EndTurn, Take

EN = texts("en")


async def asked(world: World, *names: str, taken: Sequence[Any] = (Draw(),)) -> tuple[Table, discord.Message]:
    """Begin a game, let the first seat draw and ask to take that back; return the table and the vote."""
    table = await world.start(*names)
    for action in taken:
        await table.act(0, table.revision, action)
    await world.client.services.outbox.idle()
    assert "I’ve asked" in said(await ask_to_take_back(world, world.by_seat(table, 0)))
    vote = world.newest()
    assert labels(vote) == ["Agree", "Refuse"]
    return table, vote


async def test_question(world: World) -> None:
    """The vote names who asks and what would be undone, and pings those who are asked; overtaken, it is void."""
    table, vote = await asked(world, "Anna", "Bruno", "Carla", taken=(Take(2), Draw()))
    asker, *others = [world.by_seat(table, seat) for seat in range(3)]
    assert f"{asker.name} would like to take this back" in said(vote)
    assert f"> {asker.name}: drawn" in said(vote)
    assert sorted(user.id for user in vote.mentions) == sorted(other.id for other in others)

    await table.act(0, table.revision, EndTurn())
    late = await reply(world.by_seat(table, 1), vote, "agree")
    assert refusal(late).startswith(EN.say("refused-moved-on"))
    assert EN.say("vote-void") in said(world.again(vote))
    assert not controls(world.again(vote))


async def test_only_the_newest_message_calls_to_act(world: World) -> None:
    """A message that a newer one replaced keeps its picture and what happened, but no longer says whose turn it is."""
    table = await world.start()
    old = world.newest()
    mover, next_ = world.by_seat(table, 0), world.by_seat(table, 1)
    assert f"➡️ {mover.mention}" in said(old)
    pictures = [file.filename for file in old.attachments]
    await table.act(0, table.revision, Take(2))
    await table.act(0, table.revision, EndTurn())
    await world.client.services.outbox.idle()
    former = world.again(old)
    assert "➡️" not in said(former)
    assert EN.say("game-begins", names="")[:-1] in said(former)
    assert [file.filename for file in former.attachments] == pictures != []
    assert f"➡️ {next_.mention}" in said(world.newest())


async def test_someone_has_acted_since(world: World) -> None:
    """A button to take back at once asks nobody by itself: once others have to agree, it offers to ask them."""
    table = await world.start()
    first, second = world.by_seat(table, 0), world.by_seat(table, 1)
    await table.act(0, table.revision, Take(2))
    more = await open_panel(first, world.newest(), "more")
    await table.act(0, table.revision, EndTurn())
    await table.act(1, table.revision, Take(2))
    await world.client.services.outbox.idle()
    offer = await open_panel(first, more, label=EN.say("button-take-back"))
    assert EN.say("undo-ask", names=second.name) in said(offer)
    assert f"> {first.name}: " in said(offer), "what would be undone"
    kept = await open_panel(first, await world.ask(first, "table undo"), label=EN.say("button-abandon-not"))
    assert not controls(kept)
    assert await table.store.questions.all(table.id) == [], "nobody is asked by one click or command"
    await open_panel(first, offer, "undo_yes")
    vote = world.newest()
    await reply(second, vote, "agree")
    assert EN.say("vote-granted") in said(world.again(vote))
    assert EN.say("taken-back-with-others", name=first.name, others=second.name) in said(world.newest())
