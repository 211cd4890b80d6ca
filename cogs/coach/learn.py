"""The command `/learn`: a private lesson of any game, with pictures, an explanation and questions in each step.

The progress in a lesson is stored only in the ids of its buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord.ext import commands

from bot.texts import Fact, Texts
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import make_button, novice_buttons
from cogs.core.command_tree import anywhere
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, Row, Select, parse_game
from cogs.core.face import FACES, Lesson, MultipleChoice
from cogs.core.names import escape
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, on_click
from cogs.core.translator import choices_of_games
from cogs.games import games_with_lessons


async def learn(request: Request, game: str | None = None) -> None:
    """Begin a lesson."""
    await request.show(await lesson_page(request, await request.game(game, games_with_lessons()), 0))


async def lesson_page(request: Request, game: str, step: int, praise: str = "") -> Panel:
    """Return a step, the nearest if there is no such step, with the praise for the previous answer, if any, on top."""
    lesson = _lesson(game)
    step = max(0, min(step, len(lesson.steps) - 1))
    return await _with_pictures(request, game, step, _page(request, game, step, praise))


async def lesson_verdict(request: Request, game: str, step: int, given: Sequence[str]) -> Panel:
    """Judge an answer: a right one leads to the next step, any other is explained for another try."""
    lesson = _lesson(game)
    step = max(0, min(step, len(lesson.steps) - 1))
    verdict = lesson.judge(request.t, step, given, _names(request))
    if verdict is None:  # a button of another version of the bot
        return await lesson_page(request, game, step)
    if verdict.right:
        return await lesson_page(request, game, step + 1, verdict.said)
    panel = replace(_page(request, game, step), below=(verdict.said,), keeps_pictures=True)
    shown = request.response.shows(_stem(game, step))
    return panel if shown else await _with_pictures(request, game, step, panel)


def _lesson(game: str) -> Lesson[Any]:
    lesson = FACES[game].lesson
    if lesson is None:
        raise InvalidControl(game)
    return lesson


def _page(request: Request, game: str, step: int, praise: str = "") -> Panel:
    lesson, t = _lesson(game), request.t
    facts: dict[str, Fact] = {"step": step + 1, "steps": len(lesson.steps), "title": lesson.title(t, step)}
    texts = [t.say("learn-title", game=game_name(t, game), **facts), *([praise] if praise else [])]
    texts += lesson.texts(t, step, _names(request))
    if how := lesson.how(t, step):
        texts.append(t.say("learn-how", how=how))
    if step == len(lesson.steps) - 1 and not request.on_server:
        texts.append(t.say("learn-play-on-server"))
    return Panel(tuple(texts), rows=_rows(request, game, step))


def _rows(request: Request, game: str, step: int) -> tuple[Any, ...]:
    lesson, t = _lesson(game), request.t
    onward = []
    if step:
        onward.append(make_button(t, "learn", arg=f"{game}:{step - 1}", key="learn-back"))
    if step == len(lesson.steps) - 1:
        onward.append(make_button(t, "learn", arg=f"{game}:0", key="learn-again"))
        if game_texts(t, game).has_rules:
            onward.append(make_button(t, "rules", arg=f"{game}:0.first"))
        if request.on_server:
            onward += novice_buttons(t, game)
    return (*_answers(t, game, step), *((tuple(onward),) if onward else ()))


def _answers(t: Texts, game: str, step: int) -> tuple[Row, ...]:
    """Return the controls that answer a step's question; empty if it has none."""
    found = _lesson(game).answers(t, step)
    if isinstance(found, MultipleChoice):
        choices = tuple(Choice(value, label) for value, label in found.choices)
        control = ControlId("learn_pick", arg=f"{game}:{step}")
        return (Select(control, found.placeholder, choices, most=len(choices)),)
    row = [Button(ControlId("learn_try", arg=f"{game}:{step}:{key}"), label) for key, label in found.items()]
    return (tuple(row),) if row else ()


def _names(request: Request) -> list[str]:
    return [escape(request.user_name), request.t.say("learn-opponent")]


def _stem(game: str, step: int) -> str:
    return f"learn-{game}-{step + 1}"


async def _with_pictures(request: Request, game: str, step: int, panel: Panel) -> Panel:
    lesson, names, language = _lesson(game), [request.user_name, request.t.say("learn-opponent")], request.t.language
    drawn = await request.painter.paint(lambda: lesson.draw(step, names, language))
    return with_pictures(panel, _stem(game, step), *drawn)


def _read(control: ControlId) -> tuple[str, int, str]:
    """Parse the game and step that a control belongs to, and the answer it gives."""
    game, _, rest = control.arg.partition(":")
    step, _, given = rest.partition(":")
    return parse_game(game), int(step) if step.isdecimal() and len(step) < 5 else 0, given


@on_click("learn", at_table=False)
async def _turn_to(request: Request) -> None:
    game, step, _ = _read(request.control)
    await request.show(await lesson_page(request, game, step))


@on_click("learn_try", at_table=False)
async def _try(request: Request) -> None:
    game, step, given = _read(request.control)
    await request.show(await lesson_verdict(request, game, step, [given]))


@on_click("learn_pick", at_table=False)
async def _pick(request: Request) -> None:
    game, step, _ = _read(request.control)
    await request.show(await lesson_verdict(request, game, step, request.values))


async def setup(client: commands.Bot) -> None:
    """Add the command `/learn`."""
    client.tree.add_command(anywhere("learn", learn, choices={"game": choices_of_games(games_with_lessons())}))
