"""The lesson of Carrara as panels: a step's picture, what to know, the answers, and what an answer earns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.games.carrara import Action, growth, outcome, view
from bot.games.carrara.components import COLOUR_OF, blocks_of
from bot.games.carrara.lesson import (
    PUPIL,
    STEPS,
    Asks,
    Shows,
    Step,
    attempt,
    happened,
    position,
    purchase,
    shortcoming,
)
from bot.games.carrara.lesson_game import game
from bot.games.game import IllegalAction
from bot.texts.carrara import say_refusal
from cogs.carrara_lesson_words import blocks_to_choose, facts_of, facts_of_answer, label, told
from cogs.core.controls import Button, ControlId, Select
from cogs.core.names import escape
from cogs.core.panel import Panel, pictured
from cogs.core.request import Request
from render.engine.picture import Picture
from render.games import carrara as pictures

_GAME = "carrara"


class CarraraLesson:
    """The lesson of Carrara."""

    async def page(self, request: Request, number: int, praise: str = "") -> Panel:
        """Make the panel of a step, counted from 0; with praise, what was right before stands on top."""
        number = max(0, min(number, len(STEPS) - 1))
        panel = _words(request, number, praise)
        return await _with_picture(request, number, panel)

    async def answer(self, request: Request, number: int, given: Sequence[str]) -> Panel:
        """Judge an answer: what is right leads on; what is legal or refused is explained, to try again."""
        number = max(0, min(number, len(STEPS) - 1))
        step, t = STEPS[number], request.t
        found = _understood(step, given)
        if found is None:  # a button of another version of the bot
            return await self.page(request, number)
        key, action = found
        text = f"learn-carrara-{step.name}-{key}"
        try:
            events = attempt(step, action).events
        except IllegalAction as refused:
            why = t.say(text, **facts_of_answer(t, step, action, ()))
            verdict = t.say("learn-refused", refusal=say_refusal(t, refused, _names(request)), why=why)
        else:
            why = t.say(text, **facts_of_answer(t, step, action, events))
            if key == step.right:
                return await self.page(request, number + 1, t.say("learn-right", why=why))
            verdict = t.say("learn-weaker", why=why)
        panel = replace(_words(request, number), below=(verdict,), keeps_pictures=True)
        return panel if request.answer.shows(_file(number)) else await _with_picture(request, number, panel)


def _understood(step: Step, given: Sequence[str]) -> tuple[str, Action] | None:
    """Find out which answer is meant by the name on a button, or by the blocks that were chosen."""
    if step.asks is not Asks.BLOCKS:
        key = given[0] if given else ""
        return (key, step.answers[key]) if key in step.answers else None
    colours = [COLOUR_OF.get(value.partition(".")[0]) for value in given]
    known = [colour for colour in colours if colour is not None]
    if not known or len(known) < len(colours):
        return None
    action = purchase(step, blocks_of(known))
    return shortcoming(action.blocks) or step.right, action


def _names(request: Request) -> list[str]:
    return [escape(request.user_name), request.t.say("learn-opponent")]


def _file(number: int) -> str:
    return f"learn-{_GAME}-{number + 1}.png"


def _words(request: Request, number: int, praise: str = "") -> Panel:
    step, t = STEPS[number], request.t
    key = f"learn-carrara-{step.name}"
    title = t.say("learn-title", game=t.say(_GAME), step=number + 1, steps=len(STEPS), title=t.say(f"{key}-title"))
    texts = [title]
    if praise:
        texts.append(praise)
    if happened_lines := told(t, number, _names(request)):
        texts.append("\n".join(happened_lines))
    texts.append(t.say(key, **facts_of(t, step)))
    if t.has(f"{key}-how"):
        texts.append(t.say("learn-how", how=t.say(f"{key}-how")))
    return Panel(tuple(texts), rows=_rows(request, number))


def _rows(request: Request, number: int) -> tuple[Any, ...]:
    step, t = STEPS[number], request.t
    rows: list[Any] = []
    if step.asks is Asks.BLOCKS:
        choices = blocks_to_choose(t, step)
        control = ControlId("learn_pick", arg=f"{_GAME}:{number}")
        rows.append(Select(control, t.say("learn-choose-blocks"), choices, most=len(choices)))
    elif step.answers:
        rows.append(
            tuple(
                Button(ControlId("learn_try", arg=f"{_GAME}:{number}:{key}"), label(t, step, action))
                for key, action in step.answers.items()
            )
        )
    onward = []
    if number:
        onward.append(Button(ControlId("learn", arg=f"{_GAME}:{number - 1}"), t.say("button-learn-back")))
    if number == len(STEPS) - 1:
        onward.append(Button(ControlId("learn", arg=f"{_GAME}:0"), t.say("button-learn-again")))
        onward.append(Button(ControlId("rules", arg=f"{_GAME}:0.first"), t.say("button-rules")))
    return (*rows, tuple(onward)) if onward else tuple(rows)


async def _with_picture(request: Request, number: int, panel: Panel) -> Panel:
    names, language = [request.user_name, request.t.say("learn-opponent")], request.t.language
    picture = await request.painter.paint(lambda: _draw(number, names, language))
    return pictured(panel, _file(number), picture)


def _draw(number: int, names: Sequence[str], language: str) -> Picture:
    step = STEPS[number]
    now = position(step)
    public, own = view(now, None), view(now, PUPIL)
    match step.shows:
        case Shows.BOARD:
            return pictures.board(public, names, language, happened(number))
        case Shows.WHEEL:
            return pictures.wheel(own, language, own.hand.coins)
        case Shows.PLAYER:
            return pictures.player_board(public, PUPIL, names, language)
        case Shows.HAND:
            return pictures.hand(own, names, language)
        case Shows.SCORING:
            action: Any = step.answers[step.right]
            return pictures.scoring(own, action, names, language)
        case Shows.FINAL:
            result = outcome(now)
            assert result is not None
            events = [event for moments in game() for moment in moments for event in moment.events]
            return pictures.final_score(public, result, names, language, growth(events, len(names)))
