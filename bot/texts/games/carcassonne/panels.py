"""Texts for panels and suggestions: actions, places where a tile fits, segments, and what each brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from typing import NamedTuple

from bot.games.carcassonne.actions import Action, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.board import Board, Feature, Place, coordinate, lay, openings, surrounding
from bot.games.carcassonne.components import Kind, Segment, Tile
from bot.games.carcassonne.events import FollowerPlaced, GoldPlaced, TilePlaced
from bot.games.carcassonne.gold import claimants, gains
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.prospects import FeatureWorth, likely_turn, value_feature
from bot.games.carcassonne.scoring import features_completed, majority, points_of
from bot.games.carcassonne.turn import Preview, holders, preview
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.events import say_events
from bot.texts.games.carcassonne.pieces import (
    number_of,
    say_kind_at,
    say_places,
    say_segment,
    say_tile,
    say_turned,
    say_turning,
)


def say_grown(t: Texts, laid: CarcassonneView) -> Iterator[str]:
    """Describe each open road, city and monastery of the seat to act that the tile just laid belongs to."""
    for feature in dict.fromkeys(feature for _, feature in _segments(laid)):
        if feature.kind is not Kind.FIELD and not feature.completed and laid.turn in holders(feature):
            brings = value_feature(laid.board, feature)
            yield t.say("choose-place-grows", kind=feature.kind, **_worth_facts(brings))


def say_draft(t: Texts, view: CarcassonneView, laid: CarcassonneView, names: Sequence[str]) -> str:
    """Describe the tile laid in this turn: its place, its effects until it is confirmed, and the followers left."""
    last, left = laid.board.laid[-1], laid.players[laid.turn].followers
    facts = {"tile": last.tile.id, "place": coordinate(last.place), "turned": say_turned(t, last.turn)}
    said = t.say("panel-draft", followers=t.say("followers", count=left), **facts)
    if view.tile is None:
        return said
    _, does = effects(t, view, names, last.place, last.turn)
    return f"{said} · {does}" if does else said


def say_happening(t: Texts, after: Preview, names: Sequence[str]) -> list[str]:
    """Describe the consequences of a turn's choices, and who then chooses an ingot."""
    chosen = (TilePlaced, FollowerPlaced, GoldPlaced)
    events = [each for each in after.events if not isinstance(each, chosen)]
    said = [f"- {line}" for line in say_events(t, events, names)]
    taker = after.view.taker
    return said if taker is None else [*said, t.say("panel-ingot-next", name=names[taker])]


def say_segments(t: Texts, laid: CarcassonneView, names: Sequence[str]) -> Iterator[str]:
    """Describe the numbered segments of the tile just laid: what each would bring, or whose followers hold it.

    Without farmers, fields are left out.
    """
    board, waits = laid.board, openings(laid.board)
    for segment, feature in _segments(laid):
        facts = _facts(t, laid, segment)
        if feature.followers:
            yield t.say("panel-segment-held", names=t.list([names[seat] for seat in holders(feature)]), **facts)
        else:
            yield _say_free(t, laid, segment, value_feature(board, feature, waits), feature.completed)


def _say_free(t: Texts, laid: CarcassonneView, segment: Segment, brings: FeatureWorth, at_once: bool) -> str:
    facts = _facts(t, laid, segment) | _worth_facts(brings)
    return t.say("panel-segment", done=at_once, **facts)


def _facts(t: Texts, laid: CarcassonneView, segment: Segment) -> dict[str, Fact]:
    """Return the number of a segment, its kind and the sides that it reaches."""
    last = laid.board.laid[-1]
    return {"number": number_of(last.tile, *segment[:2]), "segment": say_kind_at(t, last, segment)}


def say_follower_button(t: Texts, laid: CarcassonneView, action: PlaceFollower) -> str:
    """Return the label of the button that sets a follower: its segment's number and kind, and what it would bring."""
    last = laid.board.laid[-1]
    feature = laid.board.feature_at(last.place, action.feature, action.part)
    assert feature is not None, "only segments of the tile just laid are offered"
    brings = value_feature(laid.board, feature)
    return t.say(
        "button-follower",
        number=number_of(last.tile, action.feature, action.part),
        kind=t.say(f"kind-{action.feature}").capitalize(),
        now=brings.now,
        could=brings.could,
        grows=_grows(feature, brings),
    )


def say_follower_choice(t: Texts, laid: CarcassonneView, action: PlaceFollower) -> str:
    """Describe a segment for a follower in a suggestion."""
    segment, feature = _segment_of(laid, action)
    return _say_free(t, laid, segment, value_feature(laid.board, feature), feature.completed).replace("**", "")


def say_follower_segment(t: Texts, laid: CarcassonneView, action: PlaceFollower) -> str:
    """Name a segment for a follower: its number and kind, and the sides that it reaches."""
    facts = _facts(t, laid, _segment_of(laid, action)[0])
    return f"{facts['number']} {facts['segment']}"


def _segment_of(laid: CarcassonneView, action: PlaceFollower) -> tuple[Segment, Feature]:
    return next(each for each in _segments(laid) if each[0][:2] == (action.feature, action.part))


def _segments(laid: CarcassonneView) -> list[tuple[Segment, Feature]]:
    found = laid.board.segments_at(laid.board.laid[-1].place)
    return [each for each in found if not (laid.without_farmers and each[0].kind is Kind.FIELD)]


def say_confirmed(t: Texts, tile: Tile, number: int, gold: Place | None, gained: int) -> str:
    """Return the label of the button that confirms a turn: where the follower goes, and the second ingot."""
    said = t.say("confirm-no-follower")
    if number:
        kind = tile.segments[number - 1].kind
        same = [segment for segment in tile.segments if segment.kind is kind]
        segment = t.say("numbered", kind=kind, number=number) if len(same) > 1 else t.say(f"the-{kind}")
        said = t.say("confirm-follower", kind=kind, segment=segment)
    second = "" if gold is None else coordinate(gold)
    return t.say("button-confirm-turn", follower=said, gold=second or "no", points=gained)


def say_claims(t: Texts, view: CarcassonneView, names: Sequence[str]) -> list[str]:
    """Describe the tiles from which the choosing seat may take an ingot, its rivals there, and what it gets in all."""
    lines = []
    for claim, least, most in gains(view):
        others = [names[seat] for seat in claim.seats if seat != view.taker]
        facts: dict[str, Fact] = {"place": coordinate(claim.place), "least": least, "most": most}
        count = t.say("ingots", count=view.board.ingots[claim.place])
        facts |= {"ingots": count, "others": len(others), "names": t.list(others)}
        lines.append(t.say("panel-claim", sure=least == most, **facts))
    return lines


def say_second_ingot(t: Texts, laid: CarcassonneView, place: Place, names: Sequence[str]) -> str:
    """Describe where the second ingot goes, and who could get it there."""
    return t.say("panel-second-ingot", place=coordinate(place), features=say_claimants(t, laid, place, names))


def say_claimants(t: Texts, view: CarcassonneView, place: Place, names: Sequence[str]) -> str:
    """List the features that could get an ingot on a tile with their holders, held ones first, for the seat to act."""
    told = []
    for feature in sorted(claimants(view.board, place), key=lambda feature: (not feature.followers, feature.kind)):
        seats, kind = holders(feature), feature.kind
        others = t.list([names[seat] for seat in seats if seat != view.asked])
        if view.asked in seats:
            told.append(t.say("choice-held-by-you", kind=kind, shared=bool(others), names=others))
        else:
            told.append(t.say(f"picture-alt-choice-{'held' if others else 'free'}", kind=kind, names=others))
    return ", ".join(dict.fromkeys(told)) or t.say("nothing-open")


def say_gold_choice(t: Texts, laid: CarcassonneView, place: Place, names: Sequence[str]) -> str:
    """Describe a tile for the second ingot: how many ingots lie there, and who could get them."""
    count = laid.board.ingots.get(place, 0)
    said = [t.say("ingots", count=count)] if count else []
    return " · ".join([*said, say_claimants(t, laid, place, names)])


def say_tile_choice(t: Texts, tile: Tile, left: int) -> tuple[str, str]:
    """Describe a kind of tile among others: how many are left, and what it shows."""
    return t.say("choose-tile-left", tile=tile.id, count=left), say_tile(t, tile)


def say_fits(t: Texts, tile: Tile, left: int, turns: Mapping[Place, Sequence[int]]) -> str:
    facts = {"tile": tile.id, "shows": say_tile(t, tile), "left": t.say("choose-tile-left", tile=tile.id, count=left)}
    if not turns:
        return t.say("panel-fits-nowhere", **facts)
    return t.say("panel-fits", places=say_places(turns), **facts)


Turns = Mapping[Place, Sequence[int]]


class For(IntEnum):
    """Who benefits from a placement, in the order in which places are listed."""

    ONESELF = 0
    OTHERS = 1
    NOBODY = 2


class PlaceChoice(NamedTuple):
    """A place among those where a tile fits."""

    place: Place
    whom: For
    does: str
    """What the tile does there in its likeliest turn."""
    turns: str
    """That turn, and the others with what the tile does in these."""


def place_choices(t: Texts, view: CarcassonneView, names: Sequence[str], turns: Turns) -> list[PlaceChoice]:
    """Describe the places where the drawn tile fits, those that benefit the seat first."""
    found = [_choice(t, view, names, place, fitting) for place, fitting in turns.items()]
    return sorted(found, key=lambda each: each.whom)


def _choice(t: Texts, view: CarcassonneView, names: Sequence[str], place: Place, turns: Sequence[int]) -> PlaceChoice:
    likely = likely_turn(view, place, turns) if len(turns) > 1 else turns[0]
    whom, does = effects(t, view, names, place, likely)
    told = []
    for turn in sorted(turns, key=lambda turn: turn != likely):
        named, other = say_turning(t, turn), effects(t, view, names, place, turn)[1]
        differs = t.say("place-turned", turned=named, does=other or t.say("place-nothing"))
        told.append(named if other == does else differs)
    return PlaceChoice(place, whom, does or t.say("place-nothing"), ", ".join(told))


def effects(t: Texts, view: CarcassonneView, names: Sequence[str], place: Place, turn: int) -> tuple[For, str]:
    """Return who benefits from the drawn tile at a place, and its effects there; empty if none."""
    assert view.tile is not None, "a tile is to be laid"
    laying = PlaceTile(view.tile, *place, turn)
    laid = preview(view, view.turn, [laying]).view
    done = [said for _, said in completions(t, view, laying)]
    whom = [For.ONESELF if _is_own(laid, feature) else For.OTHERS for feature in features_completed(laid.board)]
    for each, said in _describe_touched(t, view, laid, names):
        whom.append(each)
        done.append(said)
    return min(whom, default=For.NOBODY), "; ".join(done)


def _is_own(laid: CarcassonneView, feature: Feature) -> bool:
    return not feature.followers or laid.turn in holders(feature)


def _describe_touched(
    t: Texts, view: CarcassonneView, laid: CarcassonneView, names: Sequence[str]
) -> Iterator[tuple[For, str]]:
    """Yield the open features that the tile just laid extends, and the fields of different seats that it joins."""
    place, waits = laid.board.laid[-1].place, openings(laid.board)
    for feature in sorted(_features(laid.board, place), key=lambda each: laid.turn not in holders(each)):
        others = t.list([names[seat] for seat in holders(feature) if seat != laid.turn])
        own, kind = laid.turn in holders(feature), feature.kind
        if kind is Kind.FIELD:
            if others and len(_joined_holders(view.board, laid.board, feature)) > 1:
                yield For.ONESELF if own else For.OTHERS, t.say("place-fields", own=own, names=others)
        elif not feature.completed and own:
            facts = _worth_facts(value_feature(laid.board, feature, waits))
            yield For.ONESELF, t.say("place-own", shared=bool(others), names=others, kind=kind, **facts)
        elif not feature.completed and (others or len(feature.places) > 1):
            yield (
                For.OTHERS if others else For.NOBODY,
                t.say("place-others" if others else "place-free", kind=kind, names=others),
            )
        elif not feature.completed and kind is Kind.MONASTERY:
            yield For.NOBODY, t.say("place-monastery", **_worth_facts(value_feature(laid.board, feature, waits)))


def _features(board: Board, place: Place) -> list[Feature]:
    """List the features of a tile, and the monasteries around it that hold a follower."""
    own = [feature for _, feature in board.segments_at(place)]
    near = [board.feature_at(each, Kind.MONASTERY, 0) for each in surrounding(place)]
    return list(dict.fromkeys([*own, *(each for each in near if each is not None and each.followers)]))


def _joined_holders(before: Board, after: Board, feature: Feature) -> set[tuple[int, ...]]:
    """Return the holders of each former field that is now part of a field, without unheld ones."""
    labels = {before.labels[number] for number in feature.segments if number < len(before.labels)}
    return {holders(before.features[label]) for label in labels} - {()}


def say_action(t: Texts, action: Action, laid: tuple[Tile, int] | None = None) -> str:
    """Describe an action as something to do, a follower's segment in full where its tile and turn are known."""
    match action:
        case PlaceTile(tile, turn=turn):
            return t.say("do-place-tile", tile=tile.id, place=coordinate(action.place), turned=say_turned(t, turn))
        case PlaceGold():
            return t.say("do-place-gold", place=coordinate(action.place))
        case PlaceFollower(kind, part):
            return t.say("do-place-follower", kind=kind, segment=say_segment(t, kind, part, laid))
        case TakeIngot():
            return t.say("do-take-ingot", place=coordinate(action.place))
    return t.say("do-keep-follower")


def say_turn(t: Texts, view: CarcassonneView, actions: Sequence[Action]) -> str:
    """Describe actions that a seat does one after the other, the first of them in this view."""
    last = view.board.laid[-1]
    laid, said = (last.tile, last.turn), ""
    for action in actions:
        if isinstance(action, PlaceTile):
            laid = action.tile, action.turn
        done = say_action(t, action, laid)
        said = t.say("hint-then", first=said, next=done) if said else done
    return said


def say_choice(t: Texts, view: CarcassonneView, action: Action) -> tuple[str, str]:
    """Describe an action on a laid tile among others of its kind, and what it brings; empty if it is the only one."""
    match action:
        case PlaceGold():
            beside = next(laid for laid in view.board.laid if laid.place == action.place)
            return coordinate(beside.place), say_tile(t, beside.tile, beside.turn)
        case PlaceFollower(kind, part):
            laid = view.board.laid[-1]
            feature = view.board.feature_at(laid.place, kind, part)
            assert feature is not None, "only segments of the tile just laid are listed"
            return say_segment(t, kind, part, (laid.tile, laid.turn)), _say_worth(t, view, feature)
        case TakeIngot():
            return coordinate(action.place), ""
    return "", ""


class Gains(StrEnum):
    """Who gets the points of a feature, seen from the seat that completes it."""

    OWN = "own"
    SHARED = "shared"
    OTHERS = "others"
    NOBODY = "free"


def completions(t: Texts, view: CarcassonneView, action: PlaceTile) -> Iterator[tuple[Gains, str]]:
    """Yield each feature that laying a tile completes, who gets its points, and both in words."""
    board = lay(view.board, action.tile, action.place, action.turn)
    for feature in features_completed(board):
        won = majority(feature)
        own = view.turn in won
        who = Gains.NOBODY if not won else Gains.OWN if won == (view.turn,) else Gains.SHARED if own else Gains.OTHERS
        yield who, t.say("choice-completes", kind=feature.kind, count=points_of(board, feature), who=who)


def _say_worth(t: Texts, view: CarcassonneView, feature: Feature) -> str:
    brings = value_feature(view.board, feature)
    return t.say("choice-brings", grows=_grows(feature, brings), count=brings.now, could=brings.could)


def _grows(feature: Feature, brings: FeatureWorth) -> str:
    """Return `done` for a completed feature, else `yes` or `no`: whether it can bring more than now."""
    return "done" if feature.completed else "yes" if brings.more else "no"


def _worth_facts(brings: FeatureWorth) -> dict[str, Fact]:
    return {"now": brings.now, "could": brings.could, "more": brings.more}
