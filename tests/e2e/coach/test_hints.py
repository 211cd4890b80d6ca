"""Hints and reviews as people meet them: by click and command, privately, in their language, across restarts."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.carrara.actions import EndTurn, ScoreType
from bot.games.carrara.components import Blocks, BuildingType
from bot.games.carrara.position import CarraraPhase
from bot.model.review import Review
from bot.model.rows import Status
from bot.services.coach import Coach, Effort
from bot.tables.table import Table
from tests.bot.services.test_coach import last_word
from tests.e2e.games.carrara.stage import FULL_WHEEL, midgame, public
from tests.e2e.reading import EN
from tests.e2e.stage import click, follow, forged, nothing_changes, send
from tests.e2e.world import World, alts, choices, control, has, open_panel, pick, refusal, said, shown, tap
from tests.games.carrara.positions import table

GAME = "carrara"

QUICK = Effort(scan_simulations=1, compare_simulations=1, position_simulations=2, trials=2, suspects=2)


async def test_hints_after_the_action(world: World) -> None:
    """They are about objects to buy; a hint leads to what it names, back, and into a sandbox."""
    found = await world.begin(table(coins=30, blocks=Blocks(red=3), phase=CarraraPhase.AFTER_ACTION, wheel=FULL_WHEEL))
    mover = world.by_seat(found, 0)
    (panel,) = await follow(mover, public(world), (("carrara_turn", None),))
    assert said(panel).startswith(EN.say("panel-after-action"))
    async with nothing_changes(world, found):
        hint, closing = await follow(mover, panel, (("hint", None), ("hint_back", None)))
        assert "Buy an object" in said(hint)
        assert (closing.id, said(closing)) == (panel.id, said(panel))
        _, asked = await follow(mover, closing, (("hint", None), ("carrara_object", None)))
        assert has(asked, "carrara_buy_object")
        sandbox = await open_panel(mover, await world.ask(mover, "table hint"), "whatif")
        assert said(sandbox).startswith("## 🧪 What if?")
    hint = await world.ask(mover, "table hint")
    await found.act(0, found.revision, EndTurn())
    waits = EN.say("refused-not-your-turn", role="turn", count=1, names=found.names[1], told="yes")
    assert said(await open_panel(mover, hint, "hint_back")) == waits


async def test_who_gets_no_hint(world: World) -> None:
    """Whoever is not to move, onlookers, and whoever has no game or an outdated button; nor a review while it runs."""
    anna, eva = world.anna, world.eva
    assert await world.refused(anna, "table hint") == EN.say("refused-no-table")
    found = await world.begin(midgame())
    mover, other = world.seated(found)
    assert await world.refused(eva, "table hint") == EN.say("refused-not-at-table")
    assert await world.refused(eva, "table review") == EN.say("refused-no-review-yet")
    assert not has(await open_panel(other, public(world), "more"), "hint")
    more = await open_panel(mover, public(world), "more")
    await found.act(0, found.revision, ScoreType(BuildingType.VILLA))
    assert EN.say("refused-moved-on") in said(await open_panel(mover, more, "hint"))
    await tap(anna, await world.ask(anna, "table abandon"), "abandon")
    assert await world.refused(eva, "table review") == EN.say("refused-nothing-to-review")


async def test_rated_tables_have_neither_hints_nor_sandboxes(world: World) -> None:
    """No button offers one, and whoever asks is told why."""
    found = await world.begin(midgame(), rated=True)
    mover, turn = world.by_seat(found, 0), public(world)
    assert await world.refused(mover, "table hint") == EN.say("refused-rated-no-hints")
    (result,) = await send(forged(mover, turn, f"button:whatif:{found.id}:0::h"))
    assert refusal(result) == EN.say("refused-no-what-if")
    more = await open_panel(mover, turn, "more")
    assert not any(has(more, what) for what in ("hint", "whatif"))


async def test_a_review_that_takes_longer_than_its_panel_lives_is_shown_by_a_button(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel that waits has it from the start, and names it; asked again, the same review is waited for."""
    found = await world.begin(last_word())
    await world.by_seat(found, 1).slash(world.channel, "carrara end")
    finish: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    made: list[int] = []

    async def review(_: Coach, table: Table) -> Review:
        made.append(table.id)
        await world.env.external_wait(asyncio.shield(finish), reason="a worker process")
        return Review(((0.0, 1.0), (1.0, 0.0)), (1,), None, ())

    monkeypatch.setattr(Coach, "_review", review)
    end, eva = world.newest("rematch"), world.eva
    (answer,) = await send(click(eva, end, control(end, "review")))
    waiting = shown(answer)
    assert "**Review** then shows it." in said(waiting)
    (again,) = await send(click(eva, waiting, control(waiting, "review")))
    assert has(shown(again), "review")
    finish.set_result(None)
    await world.env.settle()
    assert said(shown(again)).startswith("## Review: ")
    assert made == [found.id]


@pytest.mark.slow
async def test_a_review_shows_what_decided_a_game(world: World) -> None:
    """The button beside *Rematch* shows chart, turning point, mistake and better move, and leads to the board and back.

    The last turn of the game was played badly.
    """
    world.services.coach.effort = QUICK
    found = await world.begin(last_word())
    await world.by_seat(found, 1).slash(world.channel, "carrara end")
    assert found.row.status is Status.OVER
    names, eva = found.names, world.eva
    message = shown(await tap(eva, world.newest("rematch"), "review"))

    assert message.flags.ephemeral, "an onlooker may ask too, alone"
    assert alts(message)[0].startswith("Most likely to win: ")
    text = said(message)
    assert f"Turning point: turn 1.** {EN.say('event-declined', name=names[1])}" in text
    assert f"{names[0]}’s chances went from 0% to 100%." in text
    assert "**①** · Turn 1, chance of winning −100%: pass.\nBetter: **score" in text
    assert "It would have earned 27 points and 2 coats of arms." in text
    assert f"See mistake **①**: the better move would have left {names[1]} 100% more." in text
    assert f"**{names[0]}** made no mistakes" in text
    own = said(await world.ask("Anna", "table review"))
    side = " (from their side)"
    assert sorted(own.splitlines()) == sorted(text.replace(side, "").splitlines()), "one's own chances need no side"

    assert [option.value for option in choices(message, "review_turn")] == ["1"]
    turn = await pick(eva, message, "review_turn", "1")
    assert "Turn 1 of 1" in said(turn)
    back = await open_panel(eva, turn, label="Review")
    assert said(back) == text
    assert "Turn 1 of 1" in said(await open_panel(eva, back, label="Replay"))
