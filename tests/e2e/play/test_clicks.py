"""Clicks that come too late, twice, at once, or from somebody else."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import simcord

from bot.games.carrara import Blocks, Phase, Position
from bot.games.carrara.components import TYPES
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.games.carrara.stage import midgame, public
from tests.e2e.reading import refusal
from tests.e2e.stage import Step, click, follow, nothing_changes, press, private, send
from tests.e2e.world import World, control, controls, has, open_panel, said, shown, tap
from tests.games.carrara.positions import able_to_announce, player

GAME = "carrara"

EN = texts("en", "carrara")
MOVED_ON = EN.say("refused-moved-on")


def middle(**changes: Any) -> Position:
    """Set up seat 0's turn so that it can buy, build and score, and buy an object afterwards."""
    position = midgame(**{"coins": 30, "stack": (), **changes})
    return player(position, 1, coins=30, blocks=Blocks(red=3))


TAKE: tuple[Step, ...] = (
    ("carrara_buy", None),
    ("carrara_wheel", None),
    ("carrara_segment", ["2"]),
    ("carrara_blocks", ["2.100000"]),
)
CONSTRUCT: tuple[Step, ...] = (
    ("carrara_build", None),
    ("carrara_building", ["palazzo3"]),
    ("carrara_city", ["massa"]),
)
COUNT: tuple[Step, ...] = (("carrara_score", None), ("carrara_scoring", ["villa"]))
CONFIRMED: dict[str, tuple[Position, tuple[Step, ...]]] = {
    "carrara_wheel": (middle(), TAKE[:1]),
    "carrara_take": (middle(), TAKE),
    "carrara_construct": (middle(), CONSTRUCT),
    "carrara_count": (middle(), COUNT),
    "carrara_buy_object": (
        middle(phase=Phase.AFTER_ACTION),
        (("carrara_object", ["crown"]),),
    ),
    "carrara_end": (middle(phase=Phase.AFTER_ACTION), ()),
    "carrara_announce": (able_to_announce(2), ()),
    "carrara_decline": (middle(announced_by=1, last_round_by=1), (("carrara_turn", None),)),
}
"""The buttons that confirm an action: the position in which they can be pressed, and the steps that lead there."""


async def confirming(world: World, what: str) -> tuple[Table, Any, discord.Message]:
    """Begin a game, and lead seat 0 to a confirming button; return the table, the person and the panel."""
    position, steps = CONFIRMED[what]
    found = await world.begin(position, "Anna", "Bruno")
    person = world.by_seat(found, 0)
    if position.phase is Phase.ACTION:
        return found, person, (await follow(person, public(world), steps))[-1]
    panel = await world.ask(person, "carrara object")
    return found, person, [panel, *await follow(person, panel, steps)][-1]


@pytest.mark.slow
async def test_a_double_click(world: World) -> None:
    """The second click on a confirming button does nothing, whether it comes at once or later."""
    for what in CONFIRMED:
        found, person, panel = await confirming(world, what)
        custom_id = control(panel, what)
        messages, before = len(world.public()), await chosen(found)
        clicks = [click(person, panel, custom_id) for _ in range(3)]
        first, second = await send(*clicks[:2])

        assert first.acknowledged, what
        assert second.acknowledged, what
        assert await chosen(found) == before + 1, what
        assert len(world.public()) <= messages + 1
        async with nothing_changes(world, found):
            (late,) = await send(clicks[2])
        answer = refusal(late)
        assert answer.startswith(MOVED_ON) or answer == EN.say(
            "refused-not-your-turn", role="turn", names=found.names[1], count=1, told="yes"
        )
        world.channel = world.guild.create_text_channel("another")


async def chosen(found: Table) -> int:
    """Count the moves that were chosen."""
    return sum(move.chosen for move in await found.store.log.moves(found.id))


async def test_an_old_public_button(world: World) -> None:
    """A click on a public button of an earlier turn is refused, and leads to a new panel that works."""
    found = await world.begin(middle(coins=0), "Anna", "Bruno")
    mover, other = world.by_seat(found, 0), world.by_seat(found, 1)
    old = public(world)
    buttons = {what: control(old, f"carrara_{what}") for what in ("buy", "build", "score")}
    await mover.slash(world.channel, "carrara score", what="porta")
    await other.slash(world.channel, "carrara build", building="castello2", city="lucca")
    await other.slash(world.channel, "carrara end")
    assert found.actors() == (0,)
    for custom_id in buttons.values():
        async with nothing_changes(world, found):
            late = await press(mover, old, custom_id)
            assert refusal(late).startswith(MOVED_ON)
            assert refusal(await press(other, old, custom_id)) == EN.say(
                "refused-not-your-turn", names=mover.name, count=1, told="yes", role="turn"
            )
        fresh = await open_panel(mover, shown(late), "carrara_build")
        assert has(fresh, "carrara_city")
    await mover.slash(world.channel, "carrara build", building="palazzo3", city="massa")
    assert found.actors() == (1,)


async def test_an_old_private_panel(world: World) -> None:
    """A panel left open while its owner acted elsewhere is replaced by one that fits."""
    found = await world.begin(middle(), "Anna", "Bruno")
    mover = world.by_seat(found, 0)
    panel = (await follow(mover, public(world), CONSTRUCT))[-1]
    await mover.slash(world.channel, "carrara buy", turn=True)
    async with nothing_changes(world, found):
        for what in ("carrara_construct", "carrara_city", "carrara_turn"):
            late = await press(mover, panel, control(panel, what))
            assert refusal(late).startswith(MOVED_ON)
            assert shown(late).id == panel.id, "in its place"
            assert has(shown(late), "carrara_buy")
    segments = await open_panel(mover, shown(late), "carrara_buy")
    assert has(segments, "carrara_segment")


@pytest.mark.slow
async def test_clicks_of_others_on_private_panels(world: World) -> None:
    """Nobody else can use a private panel, neither players nor strangers; nothing is said or changed."""
    found = await world.begin(middle(types_scored=(TYPES[0],)), "Anna", "Bruno")
    mover = world.by_seat(found, 0)
    others = [world.people[name] for name in (found.names[1], "Eva")]
    read = [private(world, other) for other in others]
    tried = 0
    async with nothing_changes(world, found):
        for steps in (TAKE[:1], CONSTRUCT, COUNT):
            message = public(world)
            for step in steps:
                (message,) = await follow(mover, message, (step,))
                tried += await meddle(message, others)
    message = public(world)
    for step in TAKE:
        (message,) = await follow(mover, message, (step,))
        async with nothing_changes(world, found):
            tried += await meddle(message, others)
    assert tried > 30
    assert [private(world, other) for other in others] == read


async def meddle(panel: discord.Message, others: list[simcord.MemberActor]) -> int:
    """Let others use every control of a panel, and return the number of clicks."""
    tried = 0
    for custom_id, item in controls(panel).items():
        values = [item.options[0].value] if isinstance(item, discord.ui.Select) else None
        for other in others:
            answer = await press(other, panel, custom_id, values)
            assert answer.acknowledged
            assert not answer.followups
            tried += 1
    return tried


async def test_a_stranger_at_public_buttons(world: World) -> None:
    """Strangers are told privately that they do not play; log, rules and the table in words are for everyone."""
    found = await world.begin(middle(), "Anna", "Bruno")
    eva, message = world.people["Eva"], public(world)
    async with nothing_changes(world, found):
        for what in ("carrara_buy", "carrara_build", "carrara_score", "hand"):
            answer = await tap(eva, message, what)
            assert refusal(answer) == EN.say("refused-not-at-table")
        more = await open_panel(eva, message, "more")
        assert not has(more, "undo")
        for what in ("log", "rules", "show_text"):
            shown_there = await open_panel(eva, more, what)
            assert shown_there.flags.ephemeral
            assert said(shown_there)
            more = await open_panel(eva, message, "more")


async def test_no_panel_is_kept_in_memory(world: World) -> None:
    """However many panels were shown, discord.py keeps neither them nor timers for them."""
    found = await world.begin(middle(), "Anna", "Bruno")
    for steps in (CONSTRUCT, COUNT, TAKE):
        await follow(world.by_seat(found, 0), public(world), steps)
    kept = world.client._connection._view_store
    assert not kept._views
    assert not kept._synced_message_views
    assert not [task for task in asyncio.all_tasks() if "timeout" in str(task.get_coro())]
