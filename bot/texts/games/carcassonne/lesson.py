"""Texts for the steps of the lesson: the labels of answers, and the facts for messages."""

from __future__ import annotations

from bot.games.carcassonne.actions import KeepFollower, PlaceFollower, PlaceGold, PlaceTile
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.lesson import OPPONENT, PUPIL, Asks, CarcassonneLessonStep, view_at
from bot.games.carcassonne.scoring import points_of
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.pieces import number_of, say_turning


def label(t: Texts, step: CarcassonneLessonStep, answer: str) -> str:
    """Return an answer's label: a place, a follower's segment by number and kind, or both."""
    last = view_at(step).board.laid[-1]
    tile, said = last.tile, []
    for action in step.answers[answer]:
        match action:
            case PlaceTile(tile, turn=turn):
                said += [coordinate(action.place), *([say_turning(t, turn)] if len(tile.turned) > 1 else [])]
            case PlaceFollower(kind, part):
                named = t.say(f"kind-{kind}").capitalize()
                # where a tile can still go anywhere, its parts are not numbered in the picture
                numbered = t.say("lesson-segment", number=number_of(tile, kind, part), kind=named)
                said.append(named if step.asks is Asks.TURN else numbered)
            case PlaceGold():
                said.append(coordinate(action.place))
            case KeepFollower():
                said.append(t.say("kind-keep-follower"))
    return " · ".join(said)


def facts_of(t: Texts, step: CarcassonneLessonStep) -> dict[str, Fact]:
    """Return the facts for the texts of a step: the opponent's name, both scores, and what the pupil's fields bring."""
    view = view_at(step)
    fields = [
        points_of(view.board, feature)
        for feature in view.board.features.values()
        if feature.kind is Kind.FIELD and any(follower.seat == PUPIL for follower in feature.followers)
    ]
    mine, theirs = (view.players[seat].points for seat in (PUPIL, OPPONENT))
    facts: dict[str, Fact] = {"name": t.say("learn-opponent"), "mine": mine, "theirs": theirs, "field": sum(fields)}
    return facts | {"left": view.players[PUPIL].followers}
