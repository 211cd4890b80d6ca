"""What if: a private sandbox by click and command, several turns deep, which leaves nothing behind."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import discord
import pytest
import simcord

from bot.texts import texts
from tests.bot.kit import play
from tests.e2e.games.carrara.players import CommandPlayer
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import EN
from tests.e2e.stage import nothing_changes, private
from tests.e2e.world import World, alts, choices, control, has, open_more, open_panel, pick, said

pytestmark = pytest.mark.usefixtures("panels_checked")
GAME = "carrara"


def stored(world: World) -> list[str]:
    """Dump the store, except for people's languages."""
    with closing(sqlite3.connect(world.config.database)) as connection:
        return [line for line in connection.iterdump() if 'INSERT INTO "people"' not in line]


async def choose(person: simcord.MemberActor, message: discord.Message, place: int = 0) -> discord.Message:
    """Choose something to do: at once, or through the kind of action."""
    if has(message, "whatif_kind"):
        kinds = choices(message, "whatif_kind")
        value = kinds[place % len(kinds)].value
        message = await pick(person, message, "whatif_kind", value)
        if "." not in value:
            return message
    return await pick(person, message, "whatif_do", choices(message, "whatif_do")[0].value)


@pytest.mark.slow
async def test_a_sandbox_goes_many_moves_deep_and_back(world: World, german: str) -> None:
    """Moves for every seat, chosen or by a computer, are told in the reader's language, and nothing is stored."""
    t = texts(german, "carrara")
    found = await world.begin(late(3, 12), language=german)
    mover = world.by_seat(found, 0)
    before = stored(world)
    async with nothing_changes(world, found):
        first = await open_more(mover, world.newest("more"), "whatif")
        assert first.flags.ephemeral
        assert t.say("whatif-made-up") in said(first)
        assert alts(first)[0].startswith(t.say("whatif-band"))
        shots = [first]
        for step in range(8):
            shots.append(await choose(mover, shots[-1], step))
        shots.append(await open_panel(mover, shots[-1], "whatif_turn"))
        assert len({said(shot) for shot in shots}) == len(shots), "every step is seen"
        assert private(world, mover)[-1] == shots[-1].id, "one panel, posted again with each picture"

        over = await open_panel(mover, shots[-1], "whatif_begin")
        assert (said(over), alts(over)) == (said(first), alts(first))
        others = await open_panel(mover, over, "whatif_turn")
        assert (has(over, "whatif_on"), has(others, "whatif_on")) == (False, True)
        again = await open_panel(mover, others, "whatif_on")
        assert not has(again, "whatif_on"), "the others' turns are over"
        again = await open_panel(mover, again, "whatif")
        left = await open_panel(mover, again, "whatif_leave")
        assert t.say("whatif-left") in said(left)
        assert has(left, "carrara_buy"), "the game itself goes on"
    assert stored(world) == before


async def test_a_sandbox_played_to_its_end_shows_the_scores(world: World) -> None:
    """Once the game itself is over, everyone can start one from any turn."""
    found = await world.begin(late(2, 2))
    anna = world.anna
    shot = await world.ask("Anna", "table whatif")
    for _ in range(40):
        if not has(shot, "whatif_turn"):
            break
        assert not has(shot, "whatif_on"), "with one other it would do what the turn's button does"
        shot = await open_panel(anna, shot, "whatif_turn")
    assert "🏁 The game would end here." in said(shot)
    assert not any(has(shot, what) for what in ("whatif_do", "whatif_kind"))
    back = await open_panel(anna, shot, "whatif_back")
    assert has(back, "whatif_turn")

    await play(found, Random(3))
    turns = len(await found.turns())
    shot = await world.ask("Eva", "table whatif", turn=0)
    assert "’s hand:" in said(shot), "hands are open"
    assert EN.say("whatif-made-up-draws") in said(shot)
    assert has(await world.ask("Eva", "table whatif"), "whatif_turn"), "by default from the last turn on"
    assert await world.refused("Eva", "table whatif", turn=999) == EN.say(
        "refused-no-such-turn", turn="999", most=turns
    )
    assert "🏁" in said(await world.ask("Eva", "table whatif", turn=turns))


async def test_a_sandbox_outlives_moves_and_restarts(world: World) -> None:
    """It goes on from where it began although the game has moved on and the bot was restarted."""
    found = await world.start()
    mover = world.by_seat(found, 0)
    shot = await choose(mover, await world.ask(mover, "table whatif"))
    await CommandPlayer(world).turn(found)
    await world.restart()
    after = await choose(mover, shot)
    assert EN.say("whatif-earlier") in said(after)
    assert said(shot).splitlines()[3] in said(after), "what was drawn in the sandbox before"
    assert control(after, "whatif_do" if has(after, "whatif_do") else "whatif_kind").split(":")[3] == "0"
    left = await open_panel(mover, after, "whatif_leave")
    assert has(left, "carrara_buy") is (found.seat_of(mover.id) in (await world.table()).actors())


async def test_a_sandbox_that_is_too_deep_leads_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message beside the panel says that its custom ids are full; the panel stays."""
    monkeypatch.setattr("cogs.coach.whatif.CUSTOM_ID_LENGTH", 38)
    await world.start()
    anna = world.anna
    shots = [await world.ask("Anna", "table whatif")]
    for _ in range(20):
        shots.append(await open_panel(anna, shots[-1], "whatif_turn"))
        if said(shots[-1]) == EN.say("refused-too-deep"):
            break
    assert said(shots.pop()) == EN.say("refused-too-deep")
    assert len(shots) > 1
    assert has(await open_panel(anna, shots[-1], "whatif_back"), "whatif_turn")
