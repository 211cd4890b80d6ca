"""Texts for actions: in a few words, and in a list with what each brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.games.carcassonne import (
    Action,
    Place,
    PlaceFollower,
    PlaceGold,
    PlaceTile,
    TakeIngot,
    Tile,
    View,
    majority,
    points_of,
)
from bot.games.carcassonne.board import Feature, coordinate, lay
from bot.games.carcassonne.prospects import worth
from bot.games.carcassonne.scoring import completed_by_last_tile
from bot.texts import Texts
from bot.texts.games.carcassonne.pieces import say_segment, say_tile, say_turned


def say_action(t: Texts, action: Action, laid: tuple[Tile, int] | None = None) -> str:
    """Describe an action as something to do, a follower's segment in full where its tile and turn are known."""
    match action:
        case PlaceTile(tile, x, y, turn):
            return t.say("do-place-tile", tile=tile.id, place=coordinate(Place(x, y)), turned=say_turned(t, turn))
        case PlaceGold(x, y):
            return t.say("do-place-gold", place=coordinate(Place(x, y)))
        case PlaceFollower(kind, part):
            return t.say("do-place-follower", kind=kind, segment=say_segment(t, kind, part, laid))
        case TakeIngot(x, y):
            return t.say("do-take-ingot", place=coordinate(Place(x, y)))
    return t.say("do-keep-follower")


def say_turn(t: Texts, view: View, actions: Sequence[Action]) -> str:
    """Describe actions that a seat does one after the other, the first of them in this view."""
    last = view.board.laid[-1]
    laid, said = (last.tile, last.turn), ""
    for action in actions:
        if isinstance(action, PlaceTile):
            laid = action.tile, action.turn
        done = say_action(t, action, laid)
        said = t.say("hint-then", first=said, next=done) if said else done
    return said


def say_kind(t: Texts, action: Action) -> str:
    """Return the kind of an action."""
    match action:
        case PlaceTile():
            return t.say("choose-tile")
        case PlaceGold():
            return t.say("choose-gold")
        case PlaceFollower():
            return t.say("choose-follower")
        case TakeIngot():
            return t.say("choose-ingot")
    return t.say("choose-no-follower")


def say_choice(t: Texts, view: View, action: Action) -> tuple[str, str]:
    """Describe an action on a laid tile among others of its kind, and what it brings; empty if it is the only one."""
    match action:
        case PlaceGold(x, y):
            beside = next(laid for laid in view.board.laid if laid.place == (x, y))
            return coordinate(beside.place), say_tile(t, beside.tile, beside.turn)
        case PlaceFollower(kind, part):
            laid = view.board.laid[-1]
            feature = view.board.feature_at(laid.place, kind, part)
            assert feature is not None, "only segments of the tile just laid are listed"
            return say_segment(t, kind, part, (laid.tile, laid.turn)), _worth(t, view, feature)
        case TakeIngot(x, y):
            return coordinate(Place(x, y)), ""
    return "", ""


class Gains(StrEnum):
    """Who gets the points of a feature, seen from the seat that completes it."""

    OWN = "own"
    SHARED = "shared"
    OTHERS = "others"
    NOBODY = "free"


def completions(t: Texts, view: View, action: PlaceTile) -> Iterator[tuple[Gains, str]]:
    """Yield each feature that laying a tile completes, who gets its points, and both in words."""
    board = lay(view.board, action.tile, Place(action.x, action.y), action.turn)
    for feature in completed_by_last_tile(board):
        won = majority(feature) if feature.followers else ()
        own = view.turn in won
        who = Gains.NOBODY if not won else Gains.OWN if won == (view.turn,) else Gains.SHARED if own else Gains.OTHERS
        points = t.say("points-scored", count=points_of(board, feature))
        yield who, t.say("choice-completes", kind=t.say(f"kind-{feature.kind}"), points=points, who=who.value)


def _worth(t: Texts, view: View, feature: Feature) -> str:
    brings = worth(view.board, feature)
    if feature.completed:
        return t.say("choice-scores-at-once", points=t.say("points-scored", count=brings.now))
    if brings.now == brings.could:
        return t.say("choice-no-more", points=t.say("points-scored", count=brings.now))
    return t.say("choice-so-far", points=t.say("points-scored", count=brings.now), could=brings.could)
