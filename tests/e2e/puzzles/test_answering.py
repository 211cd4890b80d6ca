"""The position of the day is answered in the game's own panels, privately, and judged once."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
import simcord

from bot.model.pace import DAY
from bot.model.puzzles import Grade
from bot.tables.puzzle_attempt import Attempt
from bot.telemetry.metrics import MOVES
from bot.texts import Texts, texts
from render.engine import paint
from render.engine.atlas import Atlas
from render.engine.scene import Scene
from tests.bot.model.test_puzzles import position_of
from tests.bot.model.test_puzzles import puzzle_of as weighed
from tests.bot.puzzles import puzzle_of
from tests.e2e.reading import EN, everything
from tests.e2e.stage import forged, press, send
from tests.e2e.world import (
    World,
    alts,
    answers,
    choices,
    control,
    controls,
    files,
    has,
    open_panel,
    pick,
    refusal,
    said,
    shown,
    tap,
)

TAKEN = {Grade.BEST: 3, Grade.GOOD: 2, Grade.MISS: 1}
"""How many stones are taken in an answer of each grade."""


async def set_puzzle(world: World, puzzle: Any = None) -> int:
    """Make a puzzle, by default one of Nim, that of today, and return the day."""
    day = world.services.puzzles.today()
    await world.store.puzzles.put_day(day, puzzle or puzzle_of(1))
    return day


async def ask(person: simcord.MemberActor, channel: Any, **options: Any) -> simcord.InteractionResult:
    """Let a person give the command, in a direct message if there is no channel."""
    slash: Any = partial(person.slash, channel) if channel is not None else person.user.slash
    result: simcord.InteractionResult = await slash("puzzle", **options)
    return result


async def open_puzzle(person: simcord.MemberActor, channel: Any, **options: Any) -> tuple[discord.Message, ...]:
    """Let a person give the command, and return the position and the panel of the turn below it."""
    position, turn = answers(await ask(person, channel, **options))
    assert channel is None or (position.flags.ephemeral and turn.flags.ephemeral)
    return position, turn


def verdict_on(t: Texts, grade: Grade) -> str:
    """Return how the verdict on an answer of a grade begins."""
    return t.say(f"puzzle-{grade}", cost=98765).partition("98")[0]


async def grade_of(world: World, person: simcord.MemberActor, day: int) -> Grade | None:
    answer = await world.store.puzzles.answer(person.id, day)
    return None if answer is None else answer.grade


async def take(person: Any, panel: discord.Message, count: int) -> discord.Message:
    """Let a person take stones by clicks, and return what they see then."""
    (value,) = [each.value for each in choices(panel, "play_action") if str(count) in each.label]
    asked = await pick(person, panel, "play_action", value)
    return await open_panel(person, asked, "play_do")


@pytest.mark.parametrize(("grade", "direct"), [(Grade.GOOD, False), (Grade.MISS, True)])
async def test_an_answer(
    world: World, monkeypatch: pytest.MonkeyPatch, grade: Grade, german: str, direct: bool
) -> None:
    """It takes a few clicks, anywhere, and is judged; then others see a result that tells nothing of the position."""
    day, anna, t = await set_puzzle(world), world.anna, texts(german)
    moves = MOVES.labels("person")._value.get()
    who, place = (anna.user, None) if direct else (anna, world.channel)
    _, panel = await open_puzzle(anna, place)
    assert not [what for what in ("hint", "whatif", "more", "orders") if has(panel, what)]
    panel = await take(who, panel, TAKEN[grade])
    verdict = await open_panel(who, panel, "end_turn")
    assert said(verdict).startswith(verdict_on(t, grade))
    assert has(verdict, "whatif")
    answer = await world.store.puzzles.answer(anna.id, day)
    assert answer is not None
    assert answer.grade is grade
    points, change = answer.after.points, answer.after.points - answer.before.points
    told = f"{change:+}".replace("-", "−")
    assert t.say("puzzle-standing", streak=1, longest=0, points=str(points), change=told) in said(verdict)
    assert t.say("puzzle-next", next=str((day + 1) * DAY)) in said(verdict)
    assert MOVES.labels("person")._value.get() == moves, "it is no move of a game"

    again = shown(await ask(anna, place))
    assert said(again) == said(verdict), "it is judged once, and there is no second answer"
    drawn, compose = list[str](), paint.compose

    def noted(scene: Scene, atlas: Atlas) -> Any:
        drawn.append(str(scene.elements))
        return compose(scene, atlas)

    monkeypatch.setattr("render.engine.paint.compose", noted)
    card = shown(await tap(who, again, "puzzle_share"))
    assert not card.flags.ephemeral
    assert t.say(f"puzzle-card-{grade}") in said(card)
    signs = [sign for sign in ("laurel-large", "tick", "?") if f"'{sign}'" in drawn[-1]]
    assert signs == {Grade.GOOD: ["tick"], Grade.MISS: ["?"]}[grade], "only the best answer has a laurel"
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


@pytest.mark.parametrize("way", ["taken back", "restarted"])
async def test_in_the_middle_of_an_answer(world: World, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """What was chosen can be taken back until the answer is complete, but not endlessly, and survives a restart."""
    day, anna = await set_puzzle(world), world.anna
    monkeypatch.setattr(Attempt, "most_rows", 4)
    _, panel = await open_puzzle(anna, world.channel)
    former = panel
    if way == "taken back":
        panel = await open_panel(anna, await take(anna, panel, 1), "undo")
        assert said(panel).startswith(EN.say("take-back-done"))
        late = shown(await press(anna, former, control(former, "play_action"), ["3"]))
        assert EN.say("refused-moved-on") in said(late), "a panel from before is outdated, though the position is not"
        panel = await open_panel(anna, await take(anna, panel, 1), "undo")
    panel = await take(anna, panel, 3)
    assert has(panel, "undo") == (way == "restarted"), "each click plays all of it anew, so there is an end"
    if way == "restarted":
        await world.restart()
    verdict = await open_panel(anna, panel, "end_turn")
    assert said(verdict).startswith(EN.say("puzzle-best"))
    assert await grade_of(world, anna, day) is Grade.BEST
    assert has(verdict, "puzzle_share")
    assert not has(verdict, "undo")


async def test_the_day_before_is_there_with_its_solution(world: World) -> None:
    """It is offered if it had a position: everybody sees its solution, and can try out what comes after it.

    The position is also told in words.
    """
    await set_puzzle(world)
    eva = world.eva
    position, words, turn = answers(await ask(eva, world.channel, text=True))
    assert not controls(position), "neither for the day before nor in the picture"
    assert "heap" in said(words).lower()
    assert has(turn, "play_action")
    await world.sleep(24)
    await set_puzzle(world, puzzle_of(2))
    second, _ = await open_puzzle(eva, world.channel)
    await world.sleep(24)
    await set_puzzle(world, puzzle_of(3))
    solution = await open_panel(eva, second, label=EN.say("button-puzzle-yesterday"))
    assert said(solution).startswith(EN.say("puzzle-past"))
    assert "**Best: take 3.**" in said(solution)
    assert not has(solution, "puzzle_share")
    sandbox = await open_panel(eva, solution, "whatif")
    assert EN.say("whatif-earlier") not in said(sandbox)
    assert "The next position" not in said(solution)
    tried = await pick(eva, sandbox, "whatif_do", "1")
    back = await open_panel(eva, tried, "whatif_leave")
    assert said(back) == said(solution)
    there = await open_panel(eva, back, label=EN.say("button-puzzle-today"))
    assert has(there, "play_action")


async def test_what_only_a_game_offers_is_refused(world: World) -> None:
    """So is a puzzle that is over or gone; and it is nobody's game."""
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
    assert EN.say("games-none") in said(await world.ask(anna, "games"))
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
    there = answers(await tap(anna, now, "puzzle"))
    assert not any("Best:" in said(each) for each in there)
    (position,) = [each for each in there if has(each, "puzzle_solution")]
    assert EN.say("puzzle-finish") in said(position)
    if way == "finished":
        verdict = await open_panel(anna, panel, "end_turn")
        assert said(verdict).startswith(EN.say("puzzle-best"))
        assert await grade_of(world, anna, day) is Grade.BEST
        assert has(await open_panel(anna, position, "puzzle_solution"), "puzzle_share")
    else:
        solution = await open_panel(anna, position, "puzzle_solution")
        assert said(solution).startswith(EN.say("puzzle-past"))
        late = await press(anna, panel, control(panel, "end_turn"))
        assert refusal(late) == EN.say("refused-puzzle-over")
        assert await grade_of(world, anna, day) is None


async def test_the_games_own_panels(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """It is answered in the game's own panels, with pictures, and all that is shown is in one's language.

    Where an alt text is cut, it names what tells the rest.
    """
    monkeypatch.setattr("bot.texts.alt_text.LONGEST_ALT", 200)
    puzzle = weighed("palazzo", "base", *position_of("palazzo", "base", 9))
    (day, anna), t = (await set_puzzle(world, puzzle), world.anna), texts(german)
    position, panel = await open_puzzle(anna, world.channel)
    seen = [position, await open_panel(anna, position, "puzzle_text"), panel]
    panel = await pick(anna, panel, "palazzo_choose", choices(panel, "palazzo_choose")[0].value)
    verdict = await open_panel(anna, panel, "palazzo_buy")
    seen += [panel, verdict]
    assert any(said(verdict).startswith(verdict_on(t, grade)) for grade in Grade)
    cut = [alt for each in seen for alt in alts(each)]
    assert [alt for alt in cut if alt.endswith(t.say("puzzle-alt-more"))]
    assert not [alt for alt in cut if t.say("picture-alt-more") in alt]
    assert alts(verdict)
    assert await grade_of(world, anna, day) is not None
