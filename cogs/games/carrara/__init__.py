"""Carrara in Discord: its commands, panels and lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.components import COLOUR_OF, NO_BLOCKS, blocks_of
from bot.games.carrara.ending import outcome
from bot.games.carrara.lesson import (
    PUPIL,
    STEPS,
    Asks,
    CarraraLessonStep,
    Shows,
    attempt,
    events_at,
    game,
    position,
    purchase,
    shortcoming,
)
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.statistics import growth
from bot.games.carrara.view import view
from bot.games.contract import IllegalAction
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.carrara.lesson import blocks_to_choose, facts_of, facts_of_answer, label
from cogs.core.buttons import make_button
from cogs.core.controls import PRIMARY, SECONDARY, Buttons, ControlId
from cogs.core.face import Face, Lesson, MultipleChoice, Verdict
from cogs.games.carrara.build import write_construction
from cogs.games.carrara.commands import COMMANDS
from cogs.games.carrara.parsing import key_of, pack
from cogs.games.carrara.turn import GAME, cards_buttons, may_build, may_buy, scorings, turn_panel
from render.engine.picture import Picture
from render.games.carrara import PICTURES, pictures


class CarraraLesson(Lesson[CarraraLessonStep]):
    def answers(self, t: Texts, step: int) -> Mapping[str, str] | MultipleChoice:
        own, asked = self.own(t), STEPS[step]
        if asked.asks is Asks.BLOCKS:
            return MultipleChoice(own.say("learn-choose-blocks"), blocks_to_choose(own, asked))
        return super().answers(t, step)

    def judge(self, t: Texts, step: int, given: Sequence[str], names: Sequence[str]) -> Verdict | None:
        """Judge an answer: right, legal but weaker, or refused by the rules."""
        own, asked = self.own(t), STEPS[step]
        found = _answer(asked, given)
        if found is None:
            return None
        key, action = found
        text = f"lesson-{asked.name}-{key}"
        try:
            events = attempt(asked, action).events
        except IllegalAction as refused:
            why = own.say(text, **facts_of_answer(own, asked, action, ()))
            if asked.asks in (Asks.SEGMENT, Asks.BUILDING):
                # the refusal is about blocks or a city, which are not chosen yet
                return Verdict(False, own.say("learn-refused-early", why=why))
            return self.refused(t, refused, why, names)
        why = own.say(text, **facts_of_answer(own, asked, action, events))
        return self.verdict(t, key == asked.right, why)


def draw_lesson(step: int, names: Sequence[str], language: str) -> Sequence[Picture]:
    now, asked = position(STEPS[step]), STEPS[step]
    public, own = view(now, None), view(now, PUPIL)
    match asked.shows:
        case Shows.BOARD:
            return PICTURES.board(public, names, language, events_at(step))
        case Shows.MARKET:
            return (pictures.market(public, names, language, events_at(step)),)
        case Shows.WHEEL:
            segment = purchase(asked, NO_BLOCKS).segment if asked.asks is Asks.BLOCKS else None
            return (pictures.wheel(own, names, language, own.hand.coins, segment),)
        case Shows.CITIES:
            building: Any = asked.answers[asked.right]
            return (pictures.city_choice(own, building, names, language),)
        case Shows.PLAYER:
            return (PICTURES.player_board(public, PUPIL, names, language),)
        case Shows.HAND:
            return (PICTURES.hand(own, names, language),)
        case Shows.SCORING:
            action: Any = asked.answers[asked.right]
            return (pictures.scoring(own, action, names, language),)
        case Shows.FINAL:
            result = outcome(now)
            assert result is not None, "the last step shows the end"
            return PICTURES.final_score(public, result, names, language, growth(game().events(), len(names)))


def _answer(step: CarraraLessonStep, given: Sequence[str]) -> tuple[str, Action] | None:
    """Return the name and the action of an answer, given as a button's name or as the chosen blocks."""
    if step.asks is not Asks.BLOCKS:
        key = given[0] if given else ""
        return (key, step.answers[key]) if key in step.answers else None
    colours = [COLOUR_OF.get(value.partition(".")[0]) for value in given]
    known = [colour for colour in colours if colour is not None]
    if not known or len(known) < len(colours):
        return None
    action = purchase(step, blocks_of(known))
    return shortcoming(action.blocks) or step.right, action


def turn_buttons(t: Texts, table: Table, seq: int) -> Sequence[Buttons]:
    """Return the buttons that open the private panels; the others are grey, since they only tell why not.

    After the action a single one opens the panel in which the turn is ended.
    """
    t, view = game_texts(t, GAME).t, table.view(None)
    if view.phase in (CarraraPhase.AFTER_ACTION, CarraraPhase.AFTER_PURCHASE):
        return ((make_button(t, "carrara_turn", table, seq, key="finish-turn", style=PRIMARY),),)
    acts = view.phase is CarraraPhase.ACTION
    useful = {"buy": may_buy(view), "build": acts and may_build(view), "score": acts and bool(scorings(view))}
    actions = [
        make_button(t, f"carrara_{what}", table, seq, key=what, style=PRIMARY if blue else SECONDARY)
        for what, blue in useful.items()
    ]
    if view.announced_by is None or view.phase is CarraraPhase.BUYING:
        return (actions,)
    # this opens a private panel that asks again, since for the last seat declining ends the game
    return actions, (make_button(t, "carrara_turn", table, seq, key="decline"),)


def confirm_id(table: Table, seat: int, action: Action, then: Sequence[Any] = ()) -> ControlId:
    """Return the id of a control that opens the private panel in which an action is confirmed."""
    what, arg = _panel(action)
    return ControlId(what, table.id, table.revision, seat, arg)


def _panel(action: Action) -> tuple[str, str]:
    match action:
        case TurnWheel():
            return "carrara_buy", ""
        case TakeBlocks(segment, blocks):
            return "carrara_blocks", f"{segment}.{pack(blocks)}"
        case Build():
            return "carrara_city", write_construction(action)
        case ScoreType() | ScoreCity() | ScoreCategory():
            return "carrara_scoring", key_of(action)
        case BuyObject(item):
            return "carrara_object", item.key
        case Announce():
            # as a hint may propose to end the turn too, which is done in the same panel
            return "carrara_turn", "announce"
        case _:
            return "carrara_turn", ""


LESSON: Final = CarraraLesson(
    *(GAME, STEPS, lambda step, answer: attempt(step, step.answers[answer])),
    label=lambda t, step, answer: label(t, step, step.answers[answer]),
    facts=facts_of,
    draw=draw_lesson,
    happened=events_at,
)
FACE: Final = Face(COMMANDS.group, turn_buttons, turn_panel, confirm_id, cards_buttons, LESSON)
