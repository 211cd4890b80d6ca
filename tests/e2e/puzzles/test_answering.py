"""The position of the day is answered in the game's own panels, privately, and judged once."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
import simcord

from bot.games import NAMES
from bot.model.puzzles import Grade
from bot.tables.attempt import Attempt
from bot.telemetry.metrics import MOVES
from bot.texts import Texts, texts
from tests.bot.model.test_puzzles import position_of
from tests.bot.model.test_puzzles import puzzle_of as weighed
from tests.bot.puzzles import puzzle_of
from tests.e2e.reading import everything, foreign, labels
from tests.e2e.stage import forged, press, send
from tests.e2e.world import World, alts, control, controls, files, has, open_panel, pick, refusal, said, shown, tap

EN = texts("en")
TAKEN = {Grade.BEST: 3, Grade.GOOD: 2, Grade.MISS: 1}
"""How many stones are taken in an answer of each grade."""


async def set_puzzle(world: World, puzzle: Any = None) -> int:
    """Make a puzzle, by default one of Nim, that of today, and return the day."""
    day = world.client.services.puzzles.today()
    await world.client.services.store.puzzles.put_day(day, puzzle or puzzle_of(1))
    return day


async def ask(person: simcord.MemberActor, channel: Any, **options: Any) -> simcord.InteractionResult:
    """Let a person give the command, without a channel in a direct message."""
    slash: Any = partial(person.slash, channel) if channel is not None else person.user.slash
    result: simcord.InteractionResult = await slash("puzzle", **options)
    return result


async def open_puzzle(person: simcord.MemberActor, channel: Any, **options: Any) -> tuple[discord.Message, ...]:
    """Let a person give the command, and return the position and the panel of the turn below it."""
    result = await ask(person, channel, **options)
    position, turn = [each.message for each in (result.response, *result.followups) if each is not None]
    assert position.flags.ephemeral or channel is None
    assert turn.flags.ephemeral or channel is None
    return position, turn


def verdict_on(t: Texts, grade: Grade) -> str:
    """Return how the verdict on an answer of a grade begins."""
    return t.say(f"puzzle-{grade}", cost=98765).partition("98")[0]


async def take(person: Any, panel: discord.Message, count: int) -> discord.Message:
    """Let a person take stones by clicks, and return what they see then."""
    select = controls(panel)[control(panel, "play_action")]
    assert isinstance(select, discord.ui.Select)
    (value,) = [each.value for each in select.options if str(count) in each.label]
    asked = await pick(person, panel, "play_action", value)
    return await open_panel(person, asked, "play_do")


@pytest.mark.parametrize(("grade", "direct"), [*((grade, False) for grade in Grade), (Grade.GOOD, True)])
async def test_an_answer(world: World, grade: Grade, german: str, direct: bool) -> None:
    """It takes a few clicks, anywhere, and is judged; then others see a result that tells nothing of the position."""
    day, anna, t = await set_puzzle(world), world.anna, texts(german)
    moves = MOVES.labels("person")._value.get()
    who, place = (anna.user, None) if direct else (anna, world.channel)
    position, panel = await open_puzzle(anna, place)
    assert said(position).startswith(t.say("puzzle-title", game="Nim"))
    assert alts(position)
    assert not [what for what in ("hint", "whatif", "more", "orders") if has(panel, what)]
    panel = await take(who, panel, TAKEN[grade])
    verdict = await open_panel(who, panel, "end_turn")
    assert said(verdict).startswith(verdict_on(t, grade))
    assert has(verdict, "whatif")
    answer = await world.client.services.store.puzzles.answer(anna.id, day)
    assert answer is not None
    assert answer.grade is grade
    assert MOVES.labels("person")._value.get() == moves, "it is no move of a game"

    again = shown(await ask(anna, place))
    assert said(again) == said(verdict), "it is judged once, and there is no second answer"
    card = shown(await tap(who, again, "puzzle_share"))
    assert not card.flags.ephemeral
    assert t.say(f"puzzle-card-{grade}") in said(card)
    assert labels(card) == [t.say("button-puzzle")]
    told = everything(card) + "".join(files(card))
    assert not [word for word in (*map(str, TAKEN.values()), "21", "take", "nehm") if word in told.partition("<t:")[0]]


async def test_a_result_is_posted_only_where_its_person_may_write(world: World) -> None:
    """A server may have the position of the day in a channel in which only it writes."""
    await set_puzzle(world)
    anna, mute = world.anna, discord.PermissionOverwrite(send_messages=False)
    news = world.guild.create_text_channel("news", overwrites={world.anna: mute})
    _, panel = await open_puzzle(anna, news)
    verdict = await open_panel(anna, await take(anna, panel, 3), "end_turn")
    assert refusal(await tap(anna, verdict, "puzzle_share")) == EN.say("refused-no-writing")
    elsewhere = shown(await ask(anna, world.channel))
    assert not shown(await tap(anna, elsewhere, "puzzle_share")).flags.ephemeral


async def test_so_often_is_an_answer_taken_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each click plays all of it anew, so there is an end; it can still be completed."""
    await set_puzzle(world)
    anna = world.anna
    monkeypatch.setattr(Attempt, "most_rows", 4)
    _, panel = await open_puzzle(anna, world.channel)
    for _ in range(2):
        panel = await open_panel(anna, await take(anna, panel, 1), "undo")
    panel = await take(anna, panel, 3)
    assert not has(panel, "undo")
    assert said(await open_panel(anna, panel, "end_turn")).startswith(EN.say("puzzle-best"))


@pytest.mark.parametrize("way", ["taken back", "restarted"])
async def test_in_the_middle_of_an_answer(world: World, way: str) -> None:
    """What was chosen can be taken back until the answer is complete, and is still there after a restart."""
    day, anna = await set_puzzle(world), world.anna
    _, panel = await open_puzzle(anna, world.channel)
    former = panel
    panel = await take(anna, panel, 1 if way == "taken back" else 3)
    if way == "taken back":
        panel = await open_panel(anna, panel, "undo")
        assert said(panel).startswith(EN.say("undo-done"))
        late = shown(await press(anna, former, control(former, "play_action"), ["3"]))
        assert EN.say("refused-moved-on") in said(late), "a panel from before is outdated, though the position is not"
        panel = await take(anna, panel, 3)
    else:
        await world.restart()
    verdict = await open_panel(anna, panel, "end_turn")
    assert said(verdict).startswith(EN.say("puzzle-best"))
    answer = await world.client.services.store.puzzles.answer(anna.id, day)
    assert answer is not None
    assert answer.grade is Grade.BEST
    assert has(verdict, "puzzle_share")
    assert not has(verdict, "undo")


async def test_what_is_not_possible(world: World) -> None:
    """What only a game offers is refused, as is a puzzle that is over or gone; nothing of it is a game of anyone's."""
    day, anna = await set_puzzle(world), world.anna
    _, panel = await open_puzzle(anna, world.channel)
    number = control(panel, "play_action").split(":")[2]
    refused = {
        "hint:{}:0:0:": "refused-not-in-puzzles",
        "more:{}:0::": "refused-not-in-puzzles",
        "concede_ask:{}:-1::": "refused-not-in-puzzles",
        "whatif:{}:0:0:": "refused-no-what-if",
        "whatif_leave:{}:0:0:": "refused-no-what-if",
        "whatif_turn:{}:0:0:hAAAA": "refused-no-what-if",
        f"play:{int(number) + 1}:0:0:": "refused-puzzle-gone",
        f"puzzle_share:0:-1::{day}": "refused-puzzle-gone",
        f"puzzle:0:-1::{day + 1}": "refused-puzzle-gone",
    }
    for what, key in refused.items():
        (result,) = await send(forged(anna, panel, f"select:{what.format(number)}", ["1"]))
        assert refusal(result).startswith(EN.say(key)), what
    assert EN.say("games-none") in said(shown(await anna.slash(world.channel, "games")))
    await world.sleep(24)
    late = await press(anna, panel, control(panel, "play_action"), ["1"])
    assert refusal(late) == EN.say("refused-puzzle-over")


@pytest.mark.parametrize("way", ["finished", "given up"])
async def test_an_answer_across_midnight(world: World, way: str) -> None:
    """Who has begun can finish it on another day, until they look at the solution; then their panels do nothing."""
    day, anna = await set_puzzle(world), world.anna
    _, panel = await open_puzzle(anna, world.channel)
    panel = await take(anna, panel, 3)
    await world.sleep(24)
    await set_puzzle(world, puzzle_of(2))
    now, _ = await open_puzzle(anna, world.channel)
    result = await tap(anna, now, "puzzle")
    there = [each.message for each in (result.response, *result.followups) if each]
    assert not any("Best:" in said(each) for each in there)
    (position,) = [each for each in there if has(each, "puzzle_solution")]
    assert EN.say("puzzle-finish") in said(position)
    puzzles = world.client.services.store.puzzles
    if way == "finished":
        verdict = await open_panel(anna, panel, "end_turn")
        assert said(verdict).startswith(EN.say("puzzle-best"))
        answer = await puzzles.answer(anna.id, day)
        assert answer is not None
        assert answer.grade is Grade.BEST
        assert has(await open_panel(anna, position, "puzzle_solution"), "puzzle_share")
    else:
        solution = await open_panel(anna, position, "puzzle_solution")
        assert said(solution).startswith(EN.say("puzzle-past"))
        late = await press(anna, panel, control(panel, "end_turn"))
        assert refusal(late) == EN.say("refused-puzzle-over")
        assert await puzzles.answer(anna.id, day) is None


async def test_in_words_without_any_button(world: World) -> None:
    """On the first day there is nothing to click beside a position that is told in words, and that is shown."""
    await set_puzzle(world)
    result = await ask(world.eva, world.channel, text=True)
    position, words, turn = [each.message for each in (result.response, *result.followups) if each is not None]
    assert said(position).startswith(EN.say("puzzle-title", game="Nim"))
    assert not controls(position)
    assert not alts(position)
    assert "heap" in said(words).lower()
    assert has(turn, "play_action")


async def test_other_days_that_are_there(world: World) -> None:
    """The day before is offered only if it had a position; and from days ago, the way leads to today's."""
    await set_puzzle(world)
    eva = world.eva
    first, _ = await open_puzzle(eva, world.channel)
    assert EN.say("button-puzzle-yesterday") not in labels(first)
    await world.sleep(24)
    await set_puzzle(world, puzzle_of(2))
    second, _ = await open_puzzle(eva, world.channel)
    await world.sleep(48)
    today = await set_puzzle(world, puzzle_of(3))
    solution = await open_panel(eva, second, label=EN.say("button-puzzle-yesterday"))
    assert said(solution).startswith(EN.say("puzzle-past"))
    there = await open_panel(eva, solution, label=EN.say("button-puzzle-today"))
    assert said(there).startswith(EN.say("panel-choose", game="Nim", asked="§")[:10])
    assert await world.client.services.store.puzzles.of_day(today) is not None


async def test_the_first_time(world: World, german: str) -> None:
    """Whoever has answered none so far is told where they can learn the game, if it has a lesson."""
    anna, t = world.anna, texts(german)
    await set_puzzle(world, weighed("palazzo", "base", *position_of("palazzo", "base", 9)))
    position, _ = await open_puzzle(anna, world.channel)
    told = t.say("puzzle-new", game="Palazzo")
    assert told in said(position)
    assert not foreign(everything(position), german)
    await world.sleep(24)
    await set_puzzle(world)
    position, panel = await open_puzzle(anna, world.channel)
    assert t.say("puzzle-new", game="§")[:9] not in said(position), "Nim has no lesson"
    await open_panel(anna, await take(anna, panel, 3), "end_turn")
    await world.sleep(24)
    await set_puzzle(world, weighed("palazzo", "base", *position_of("palazzo", "base", 24)))
    position, _ = await open_puzzle(anna, world.channel)
    assert told not in said(position)


async def test_yesterday(world: World) -> None:
    """Its solution is there for everybody, and so is what comes after it, whether they answered or not."""
    await set_puzzle(world)
    eva = world.eva
    await world.sleep(24)
    await set_puzzle(world, puzzle_of(2))
    position, _ = await open_puzzle(eva, world.channel)
    solution = await open_panel(eva, position, "puzzle")
    assert said(solution).startswith(EN.say("puzzle-past"))
    assert "**Best: take 3.**" in said(solution)
    assert not has(solution, "puzzle_share")
    sandbox = await open_panel(eva, solution, "whatif")
    assert said(sandbox).startswith(EN.say("whatif-title"))
    assert EN.say("whatif-earlier") not in said(sandbox)
    seeds = {control(sandbox, "whatif")}
    for _ in range(2):
        sandbox = await open_panel(eva, sandbox, "whatif")
        seeds.add(control(sandbox, "whatif"))
    assert len(seeds) == 3, "what is made up is made up anew"
    tried = await pick(eva, sandbox, "whatif_do", "1")
    back = await open_panel(eva, tried, "whatif_leave")
    assert said(back) == said(solution)
    assert said(await open_panel(eva, back, "puzzle")).startswith(EN.say("panel-choose", game="Nim", asked="§")[:10])


PANELS = {
    "palazzo": (9, ["palazzo_choose", "palazzo_buy"], []),
    "carcassonne": (12, ["carcassonne_place", "carcassonne_fields", "carcassonne_follower", "carcassonne_do"], []),
    "carrara": (
        21,
        ["carrara_score", "carrara_scoring", "carrara_count"],
        ["carrara_score", "carrara_scoring", "carrara_count_end"],
    ),
}
"""By game: after how many choices the position is, what is clicked in the first answer, and after taking that back."""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "palazzo" else pytest.mark.slow) for game in NAMES]
)
async def test_the_games_own_panels(world: World, monkeypatch: pytest.MonkeyPatch, game: str, german: str) -> None:
    """All games are answered in their own panels, with pictures, and all that is shown is in one's language.

    Where an alt text is cut, it names what tells the rest.
    """
    monkeypatch.setattr("bot.texts.sections.ALT", 200)
    choices, first, second = PANELS[game]
    puzzle = weighed(game, "base", *position_of(game, "base", choices))
    (day, anna), t = (await set_puzzle(world, puzzle), world.anna), texts(german)
    position, panel = await open_puzzle(anna, world.channel)
    shown_so_far = [position, shown(await tap(anna, position, "puzzle_text")), panel]
    for what in (*first, *(("undo", *second) if second else ())):
        control_of = controls(panel)[control(panel, what)]
        if isinstance(control_of, discord.ui.Select):
            panel = shown(await anna.select(panel, [control_of.options[0].value], custom_id=control(panel, what)))
        else:
            panel = await open_panel(anna, panel, what)
        shown_so_far.append(panel)
    assert any(said(panel).startswith(verdict_on(t, grade)) for grade in Grade)
    cut = [alt for each in shown_so_far for alt in alts(each)]
    assert [alt for alt in cut if alt.endswith(t.say("puzzle-alt-more"))]
    assert not [alt for alt in cut if t.say("picture-alt-more") in alt]
    assert alts(panel)
    answer = await world.client.services.store.puzzles.answer(anna.id, day)
    assert answer is not None
    assert answer.grade is not None
    for message in shown_so_far:
        assert not foreign(everything(message), german)
