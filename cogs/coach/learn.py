"""The command `/learn`: a private lesson of any game, with pictures, an explanation and questions in each step.

The progress in a lesson is stored only in the ids of its buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.texts import Fact, Texts
from bot.texts.games import game_name, game_texts
from bot.texts.sections import escape
from cogs.core.buttons import make_button, novice_buttons
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, anywhere
from cogs.core.controls import Button, ControlId, InvalidControl, Row, Rows, Select, SelectOption, parse_game
from cogs.core.face import FACES, Lesson, MultipleChoice
from cogs.core.languages import choices_of_games
from cogs.core.paging import page_of
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request
from cogs.games import games_with_lessons


async def learn(request: Request, game: str | None = None) -> None:
    await request.show(await lesson_page(request, _lesson(await request.game(game, games_with_lessons())), 0))


async def lesson_page(request: Request, lesson: Lesson[Any], step: int, praise: str = "") -> Panel:
    """Return a step of a lesson, with the praise for the previous answer, if any, on top."""
    return await _with_pictures(request, lesson, step, _page(request, lesson, step, praise))


async def lesson_verdict(request: Request, lesson: Lesson[Any], step: int, given: Sequence[str]) -> Panel:
    """Judge an answer: a right one leads to the next step, any other is explained for another try."""
    verdict = lesson.judge(request.t, step, given, _names(request))
    if verdict is None:  # a button of another version of the bot
        return await lesson_page(request, lesson, step)
    if verdict.right:
        return await lesson_page(request, lesson, step + 1, verdict.said)
    panel = replace(_page(request, lesson, step), below=(verdict.said,), keeps_pictures=True)
    shown = request.response.shows(_stem(lesson, step))
    return panel if shown else await _with_pictures(request, lesson, step, panel)


def _lesson(game: str) -> Lesson[Any]:
    lesson = FACES[game].lesson
    if lesson is None:
        raise InvalidControl(game)
    return lesson


def _page(request: Request, lesson: Lesson[Any], step: int, praise: str = "") -> Panel:
    t, steps = request.t, len(lesson.steps)
    facts: dict[str, Fact] = {"step": step + 1, "steps": steps, "title": lesson.title(t, step)}
    title, how = t.say("learn-title", game=game_name(t, lesson.game), **facts), lesson.how(t, step)
    below = (
        t.say("learn-how", how=how) if how else "",
        t.say("learn-play-on-server") if step == steps - 1 and not request.on_server else "",
    )
    texts = (title, praise, *lesson.texts(t, step, _names(request)), *below)
    return Panel(texts, rows=_rows(request, lesson, step))


def _rows(request: Request, lesson: Lesson[Any], step: int) -> Rows:
    t, game, onward = request.t, lesson.game, list[Button]()
    if step:
        onward.append(make_button(t, "learn", arg=f"{game}:{step - 1}", key="page-back"))
    if step == len(lesson.steps) - 1:
        onward.append(make_button(t, "learn", arg=f"{game}:0", key="learn-again"))
        if game_texts(t, game).has_rules:
            onward.append(make_button(t, "rules", arg=f"{game}:0.first"))
        if request.on_server:
            onward += novice_buttons(t, game)
    return (_answers(t, lesson, step), onward)


def _answers(t: Texts, lesson: Lesson[Any], step: int) -> Row:
    """Return the controls that answer a step's question; empty if it has none."""
    found, game = lesson.answers(t, step), lesson.game
    if isinstance(found, MultipleChoice):
        choices = [SelectOption(value, label) for value, label in found.choices]
        control = ControlId("learn_pick", arg=f"{game}:{step}")
        return Select(control, found.placeholder, choices, most=len(choices))
    return [Button(ControlId("learn_try", arg=f"{game}:{step}:{key}"), label) for key, label in found.items()]


def _names(request: Request) -> list[str]:
    return [escape(request.user_name), request.t.say("learn-opponent")]


def _stem(lesson: Lesson[Any], step: int) -> str:
    return f"learn-{lesson.game}-{step + 1}"


async def _with_pictures(request: Request, lesson: Lesson[Any], step: int, panel: Panel) -> Panel:
    names, language = [request.user_name, request.t.say("learn-opponent")], request.t.language
    drawn = await request.painter.paint(lambda: lesson.draw(step, names, language))
    return with_pictures(panel, _stem(lesson, step), *drawn)


def _read(control: ControlId) -> tuple[Lesson[Any], int, str]:
    """Parse the lesson and the step that a control belongs to, or the nearest one, and the answer that it gives."""
    game, _, rest = control.arg.partition(":")
    step, _, given = rest.partition(":")
    lesson = _lesson(parse_game(game))
    return lesson, page_of(step, len(lesson.steps)), given


@on_click("learn")
async def _turn_to(request: Request) -> None:
    lesson, step, _ = _read(request.control)
    await request.show(await lesson_page(request, lesson, step))


@on_click("learn_try")
@on_click("learn_pick")
async def _try(request: Request) -> None:
    """Judge the answer that a button gives, or what was chosen of several values."""
    lesson, step, given = _read(request.control)
    await request.show(await lesson_verdict(request, lesson, step, request.values or [given]))


def add_commands(tree: CommandTree) -> None:
    tree.add_command(anywhere("learn", learn, choices={"game": choices_of_games(games_with_lessons())}))
