"""Hints and reviews as people meet them: by click and command, privately, in their language, across restarts."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.games.carrara import EndTurn, ScoreType, TurnWheel
from bot.games.carrara.components import Blocks, BuildingType
from bot.games.carrara.position import Phase, Position
from bot.model.rows import Status
from bot.services.coach import Coach, Effort
from bot.tables.table import Table
from bot.texts import texts
from tests.bot.services.test_coach import last_word
from tests.e2e.games.carrara.stage import FULL_WHEEL, public
from tests.e2e.reading import everything, foreign, labels
from tests.e2e.stage import follow, nothing_changes
from tests.e2e.world import World, alts, control, controls, files, has, open_panel, pick, said, shown, tap
from tests.games.carrara.positions import board, player, table
from tests.positions import position_of

GAME = "carrara"

EN = texts("en", "carrara")
QUICK = Effort(scan_simulations=1, compare_simulations=1, position_simulations=2, trials=2, suspects=2)


def middle() -> Position:
    """Set up a turn in which one can buy, build and score."""
    return table(coins=12, blocks=Blocks(red=3, black=1), wheel=FULL_WHEEL, buildings=board("villa4 lucca"))


async def lost(world: World) -> Table:
    """Let two people play the end of a game that is thrown away in its last turn."""
    world.client.services.coach.effort = QUICK
    found = await world.begin(last_word())
    await world.by_seat(found, 1).slash(world.channel, "carrara end")
    assert found.row.status is Status.OVER
    return found


def answers_of(result: Any) -> list[discord.Message]:
    """List the messages that answered, in order."""
    return [each.message for each in (result.response, *result.followups) if each is not None]


# Hints


async def test_hints_by_click(world: World, german: str) -> None:
    """Hints open from More and from the action panel, in the reader's language."""
    found = await world.begin(middle())
    mover, t = world.by_seat(found, 0), texts(german, "carrara")
    _, hint = await follow(mover, public(world), (("more", None), ("hint", None)))
    assert said(hint).startswith(t.say("hint-title", rough="no").splitlines()[0])
    assert not foreign(everything(hint), german)
    *_, panel = await follow(mover, public(world), (("carrara_build", None), ("carrara_turn", None)))
    again = await open_panel(mover, panel, label=t.say("button-hint"))
    assert said(again) == said(hint)


@pytest.mark.slow
async def test_every_kind_of_action_can_be_confirmed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks with their total, a building in its city, a scoring or an object: every action a hint may name."""
    found = await world.begin(middle())
    mover = world.by_seat(found, 0)
    await mover.slash(world.channel, "carrara buy", turn=True)
    assert position_of(found).phase is Phase.BUYING
    hint = await world.ask(mover, "table hint")
    (panel, *_) = await follow(mover, hint, (("carrara_blocks", None),))
    assert "Chosen: " in said(panel)
    assert has(panel, "carrara_take")
    await tap(mover, panel, "carrara_take")
    rich = player(position_of(found), 0, coins=30)._replace(turn=0, phase=Phase.AFTER_ACTION)
    monkeypatch.setattr(found, "_position", rich)
    world.client.services.coach.hints.clear()
    hint = await world.ask(mover, "table hint")
    assert {each.split(":")[1] for each in controls(hint)} == {
        "carrara_object",
        "end_turn",
        "hint_back",
        "whatif",
    }
    (panel,) = await follow(mover, hint, (("carrara_object", None),))
    assert has(panel, "carrara_buy_object")
    hint = await world.ask(mover, "table hint")
    await follow(mover, hint, (("end_turn", None),))
    assert found.actors() == (1,), "a hint to end the turn ends it"


async def test_hints_after_the_action(world: World) -> None:
    """There are hints for buying an object too; the public button leads there, and a hint leads back."""
    position = table(coins=30, blocks=Blocks(red=3), phase=Phase.AFTER_ACTION, wheel=FULL_WHEEL)
    found = await world.begin(position)
    mover = world.by_seat(found, 0)
    (panel,) = await follow(mover, public(world), (("carrara_turn", None),))
    assert said(panel).startswith(EN.say("panel-after-action"))
    assert labels(panel)[-3:] == ["End turn", "Hint", "What if?"]
    async with nothing_changes(world, found):
        hint, closing = await follow(mover, panel, (("hint", None), ("hint_back", None)))
    assert "Buy an object" in said(hint)
    assert (closing.id, said(closing)) == (panel.id, said(panel))
    hint, sandbox = await follow(mover, closing, (("hint", None), ("whatif", None)))
    assert said(sandbox).startswith("## 🧪 What if?")
    hint = await world.ask(mover, "table hint")
    await found.act(0, found.revision, EndTurn())
    late = await open_panel(mover, hint, "hint_back")
    assert said(late) == EN.say("refused-moved-on")


async def test_when_there_is_no_hint(world: World) -> None:
    """Seats not to move, strangers, outdated buttons, and anyone before or after the game get none."""
    anna, eva = world.anna, world.eva
    assert await world.refused(anna, "table hint") == EN.say("refused-no-table")
    await anna.slash(world.channel, "table new", game="carrara")
    assert await world.refused(anna, "table hint") == EN.say("refused-not-started")
    await anna.slash(world.channel, "table leave")
    found = await world.begin(middle())
    mover, other = world.by_seat(found, 0), world.by_seat(found, 1)
    assert await world.refused(other, "table hint") == EN.say(
        "refused-not-your-turn", role="turn", names=found.names[0], count=1, told="yes"
    )
    assert await world.refused(eva, "table hint") == EN.say("refused-not-at-table")
    more = await open_panel(other, public(world), "more")
    assert not has(more, "hint")
    more = await open_panel(mover, public(world), "more")
    await found.act(0, found.revision, ScoreType(BuildingType.VILLA))
    assert EN.say("refused-moved-on") in said(await open_panel(mover, more, "hint"))


async def test_rated_tables(world: World) -> None:
    """Rated tables have no hints: no button offers one, and the command says why."""
    found = await world.begin(middle(), rated=True)
    mover = world.by_seat(found, 0)
    assert await world.refused(mover, "table hint") == EN.say("refused-rated-no-hints")
    more = await open_panel(mover, public(world), "more")
    *_, panel = await follow(mover, public(world), (("carrara_build", None), ("carrara_turn", None)))
    assert not has(more, "hint")
    assert not has(panel, "hint")


@pytest.mark.slow
async def test_a_waiting_message_comes_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel says at once that a hint is being computed; the hint then replaces it."""
    found = await world.begin(middle())
    mover = world.by_seat(found, 0)
    said_so: list[str] = []
    think = Coach.hint

    async def looked_at(coach: Coach, table: Table, seat: int) -> Any:
        seen = [message for message in world.channel.history(viewer=mover) if message.flags.ephemeral]
        said_so.append(said(seen[-1]))
        return await think(coach, table, seat)

    monkeypatch.setattr(Coach, "hint", looked_at)
    message = await world.ask(mover, "table hint")
    assert said_so == [EN.say("hint-thinking")]
    assert said(message).startswith("## Hint")


@pytest.mark.slow
async def test_a_move_during_the_search(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint for a past position is not shown; the panel shows how to go on."""
    found = await world.begin(middle())
    mover = world.by_seat(found, 0)
    think = Coach.hint

    async def overtaken(coach: Coach, table: Table, seat: int) -> Any:
        hint = await think(coach, table, seat)
        await table.act(seat, table.revision, TurnWheel())
        return hint

    monkeypatch.setattr(Coach, "hint", overtaken)
    message = await world.ask(mover, "table hint")
    assert EN.say("refused-moved-on") in said(message)
    assert "## Hint" not in said(message)


# Reviews


@pytest.mark.slow
async def test_a_review_by_click(world: World) -> None:
    """The button beside Rematch shows the chart, the turning point, and the mistake with the better move."""
    found = await lost(world)
    names = found.names
    end = world.newest("rematch")
    eva = world.eva
    result = await tap(eva, end, "review")
    message = shown(result)

    assert message.flags.ephemeral, "an onlooker may ask too, alone"
    assert files(message) == [f"carrara-{found.id}-review"]
    assert alts(message)[0].startswith("Most likely to win: ")
    text = said(message)
    assert f"Turning point: turn 1.** {EN.say('event-declined', name=names[1])}" in text
    assert f"{names[0]}’s chances went from 0% to 100%." in text
    assert "**①** · Turn 1, chance of winning −100%: pass.\nBetter: **score" in text
    assert "It would have earned 27 points and 2 coats of arms." in text
    assert f"See mistake **①**: the better move would have left {names[1]} 100% more." in text
    assert f"**{names[0]}** made no mistakes" in text
    private = [each for each in world.channel.history(viewer=eva) if each.flags.ephemeral]
    assert [each.id for each in private] == [message.id], "the sentence that it is being made has gone"
    again = await world.anna.slash(world.channel, "table review")
    own = said(shown(again))
    side = " (from their side)"
    assert sorted(own.splitlines()) == sorted(text.replace(side, "").splitlines()), "one's own need no side"
    assert len(answers_of(again)) == 1, "it is there at once"


@pytest.mark.slow
async def test_from_a_review_to_the_board(world: World) -> None:
    """The select leads to a turn in the replay, and a button there leads back."""
    await lost(world)
    eva = world.eva
    review = await world.ask(eva, "table review")
    select = controls(review)[control(review, "review_turn")]
    assert isinstance(select, discord.ui.Select)
    assert [option.value for option in select.options] == ["1"]
    turn = await pick(eva, review, "review_turn", "1")
    assert "Turn 1 of 1" in said(turn)
    assert labels(turn)[-1] == "Review"
    back = await open_panel(eva, turn, label="Review")
    assert said(back) == said(review)
    replay = await open_panel(eva, back, label="Replay")
    assert "Turn 1 of 1" in said(replay)


async def test_no_review(world: World) -> None:
    """There is none while a game runs; an abandoned game or one without a turn has nothing to review."""
    eva, anna = world.eva, world.anna
    assert await world.refused(eva, "table review") == EN.say("refused-no-table")
    await anna.slash(world.channel, "table new", game="carrara")
    assert await world.refused(eva, "table review") == EN.say("refused-not-started")
    await anna.slash(world.channel, "table leave")
    found = await world.begin(middle())
    assert await world.refused(eva, "table review") == EN.say("refused-no-review-yet")
    await found.act(0, found.revision, ScoreType(BuildingType.VILLA))
    question = await world.ask(anna, "table abandon")
    await tap(anna, question, "abandon")
    if found.row.status is not Status.ABANDONED:
        await world.bruno.slash(world.channel, "table abandon")
    assert await world.refused(eva, "table review") == EN.say("refused-nothing-to-review")
