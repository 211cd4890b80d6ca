"""Taking back: at once if it is free, otherwise by a public vote of all others."""

from __future__ import annotations

from tests.e2e.reading import EN, labels
from tests.e2e.stage import press
from tests.e2e.world import World, answer, controls, open_panel, refusal, reply, said
from tests.games.nim import Draw, EndTurn, Take


async def test_a_vote_on_taking_back(world: World) -> None:
    """It names who asks and what would be undone, and pings those who are asked; the next action makes it void."""
    table = await world.start("Anna", "Bruno", "Carla")
    asker, *others = world.seated(table)
    for action in (Take(2), Draw()):
        await table.act(0, table.revision, action)
    await world.services.outbox.idle()
    panel = await open_panel(asker, await world.ask(asker, "table undo"), "undo_yes")
    assert "I’ve asked" in said(panel)
    vote = world.newest()
    assert labels(vote) == ["Agree", "Refuse"]
    assert f"{asker.name} would like to take this back" in said(vote)
    assert f"> {asker.name}: drawn" in said(vote)
    assert sorted(user.id for user in vote.mentions) == sorted(other.id for other in others)

    assert EN.say("vote-over") not in said(vote)
    await table.act(0, table.revision, EndTurn())
    await world.env.settle()
    await world.services.outbox.idle()
    assert not controls(world.current(vote)), "also without a click"
    assert said(world.current(vote)).count(EN.say("vote-over")) == 1
    late = await press(world.by_seat(table, 1), vote, answer(vote, "agree"))
    assert refusal(late).startswith(EN.say("refused-moved-on"))
    assert EN.say("vote-void") in said(world.current(vote))
    assert not controls(world.current(vote))


async def test_only_the_newest_message_calls_to_act(world: World) -> None:
    """One that a newer one replaced keeps its picture and what happened, but no longer says whose turn it is."""
    table = await world.start()
    old = world.newest()
    mover, next_ = world.seated(table)
    assert f"➡️ {mover.mention}" in said(old)
    pictures = [file.filename for file in old.attachments]
    await table.act(0, table.revision, Take(2))
    await table.act(0, table.revision, EndTurn())
    await world.services.outbox.idle()
    former = world.current(old)
    assert "➡️" not in said(former)
    assert EN.say("game-begins", names="")[:-1] in said(former)
    assert [file.filename for file in former.attachments] == pictures != []
    assert f"➡️ {next_.mention}" in said(world.newest())


async def test_once_others_have_acted_they_have_to_agree(world: World) -> None:
    """A button to take back at once then offers to ask them; by itself it asks nobody."""
    table = await world.start()
    first, second = world.seated(table)
    await table.act(0, table.revision, Take(2))
    more = await open_panel(first, world.newest(), "more")
    await table.act(0, table.revision, EndTurn())
    await table.act(1, table.revision, Take(2))
    await world.services.outbox.idle()
    offer = await open_panel(first, more, label=EN.say("button-take-back"))
    assert EN.say("take-back-ask", names=second.name) in said(offer)
    assert f"> {first.name}: " in said(offer), "what would be undone"
    kept = await open_panel(first, await world.ask(first, "table undo"), label=EN.say("button-abandon-not"))
    assert not controls(kept)
    assert await table.store.questions.all(table.id) == [], "nobody is asked by one click or command"
    await open_panel(first, offer, "undo_yes")
    vote = world.newest()
    await reply(second, vote, "agree")
    assert EN.say("vote-granted") in said(world.current(vote))
    assert EN.say("taken-back-with-others", name=first.name, others=second.name) in said(world.newest())
