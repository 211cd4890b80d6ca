"""Texts for the steps of Carrara's lesson: the labels of answers, and the facts for messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Action, Announce, Build, BuyObject, EndTurn, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import COLOURS, OBJECT_PRICE, POINTS_FOR_ANNOUNCING, PRICES, price
from bot.games.carrara.ending import outcome
from bot.games.carrara.events import CityScored, Event, TypeScored
from bot.games.carrara.lesson import OPPONENT, PUPIL, Asks, CarraraLessonStep, attempt, position
from bot.texts import Fact, Texts
from bot.texts.games.carrara.pieces import (
    say_blocks,
    say_building,
    say_city,
    say_colour,
    say_gain,
    say_object,
    say_segment,
    say_subject,
)


def label(t: Texts, step: CarraraLessonStep, action: Action) -> str:
    """Return an answer's label as on the button of a real game, as far as the step asks for it."""
    match action:
        case TakeBlocks(segment) if step.asks is Asks.SEGMENT:
            return t.say("choice-segment", segment=say_segment(t, segment))
        case TakeBlocks(segment, blocks):
            return t.say("completion-segment", segment=say_segment(t, segment), blocks=say_blocks(t, blocks))
        case Build(building) if step.asks is Asks.BUILDING:
            return say_building(t, building)
        case Build(_, city) if step.asks is Asks.CITY:
            return say_city(t, city)
        case Build(building, city):
            return t.say("button-construct", building=say_building(t, building), city=say_city(t, city))
        case ScoreType() | ScoreCity():
            return t.say("button-count", subject=say_subject(t, action))
        case BuyObject(item):
            return t.say("button-buy-object", object=say_object(t, item), price=OBJECT_PRICE)
        case Announce():
            return t.say("button-announce")
        case EndTurn():
            return t.say("button-end-turn")
        case _:
            return t.say("button-buy")


def blocks_to_choose(t: Texts, step: CarraraLessonStep) -> list[tuple[str, str]]:
    """List the blocks in the segment that a step is about: a value, and a label with the price."""
    right = step.answers[step.right]
    assert isinstance(right, TakeBlocks)
    segment = right.segment - 1
    return [
        (
            f"{colour.key}.{number}",
            t.say("choice-block", colour=say_colour(t, colour).capitalize(), price=PRICES[segment][colour]),
        )
        for colour in COLOURS
        for number in range(position(step).wheel[segment][colour])
    ]


def facts_of(t: Texts, step: CarraraLessonStep) -> dict[str, Fact]:
    now = position(step)
    pupil = now.players[PUPIL]
    facts: dict[str, Fact] = {"name": t.say("learn-opponent"), "round": now.round}
    facts["coins"] = t.say("coins", count=pupil.coins)
    result = outcome(now)
    if result is not None:
        mine, theirs = result.scores[PUPIL], result.scores[OPPONENT]
        points = t.say("points", count=theirs)
        facts |= {"mine": mine, "theirs": points, "without": mine - POINTS_FOR_ANNOUNCING}
    return facts


def facts_of_answer(t: Texts, step: CarraraLessonStep, action: Action, events: Sequence[Event]) -> dict[str, Fact]:
    """Return the facts for the text about an answer: what it costs, and what it or else the right one gains."""
    facts: dict[str, Fact] = {"name": t.say("learn-opponent")}
    if isinstance(action, TakeBlocks):
        facts["price"] = price(action.segment, action.blocks)
    for event in (*attempt(step, step.answers[step.right]).events, *events):
        if isinstance(event, TypeScored | CityScored):
            facts["gain"] = say_gain(t, event.coins, event.points, event.objects)
    return facts
