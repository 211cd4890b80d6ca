"""Texts for the steps of the lesson: the labels of the answers, and the facts for messages."""

from __future__ import annotations

from bot.games.palazzo.actions import Buy
from bot.games.palazzo.lesson import PalazzoLessonStep
from bot.games.palazzo.prospects import points_of_player
from bot.texts import Fact, Texts
from bot.texts.games.palazzo.panels import say_action
from bot.texts.games.palazzo.pieces import say_cards, say_tiles
from bot.texts.graphemes import sentence
from bot.texts.numbers import write_signed


def label(t: Texts, step: PalazzoLessonStep, answer: str) -> str:
    """Return an answer's label: the action and its cards."""
    action = step.answers[answer]
    if isinstance(action, Buy):
        said = t.say("choice-buy", tiles=say_tiles(t, action.tiles), cards=say_cards(t, action.cards), free=False)
    else:
        said = say_action(t, action)
    return sentence(said)


def facts_of(t: Texts, step: PalazzoLessonStep) -> dict[str, Fact]:
    """Return the facts for the texts of a step: the opponent's name, and everyone's points."""
    mine, theirs = (write_signed(points_of_player(player)) for player in step.position.players)
    return {"name": t.say("learn-opponent"), "mine": mine, "theirs": theirs}
