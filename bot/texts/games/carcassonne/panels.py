"""Texts for the private panels and for what commands suggest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.carcassonne import (
    Feature,
    FollowerPlaced,
    GoldPlaced,
    Kind,
    Place,
    PlaceFollower,
    Preview,
    Tile,
    TilePlaced,
    View,
)
from bot.games.carcassonne.board import coordinate, openings
from bot.games.carcassonne.components import Segment
from bot.games.carcassonne.gold import claimants, gains
from bot.games.carcassonne.prospects import Worth, worth
from bot.games.carcassonne.turn import holders
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.events import say_events
from bot.texts.games.carcassonne.pieces import number_of, say_places, say_sides, say_tile, say_turned
from bot.texts.games.carcassonne.places import effects


def say_grown(t: Texts, laid: View) -> Iterator[str]:
    """Describe each open road, city and monastery of the seat to act that the tile just laid belongs to."""
    for feature in dict.fromkeys(feature for _, feature in _segments(laid)):
        if feature.kind is not Kind.FIELD and not feature.completed and laid.turn in holders(feature):
            brings = worth(laid.board, feature)
            kind = t.say(f"kind-{feature.kind}")
            yield t.say("choose-place-grows", kind=kind, now=brings.now, could=brings.could)


def say_draft(t: Texts, view: View, laid: View, names: Sequence[str]) -> str:
    """Describe where the tile lies, and what it does there unless it lay before, with the followers left."""
    last, left = laid.board.laid[-1], laid.players[laid.turn].followers
    facts = {"tile": last.tile.id, "place": coordinate(last.place), "turned": say_turned(t, last.turn)}
    said = t.say("panel-draft", followers=t.say("followers", count=left), **facts)
    if view.tile is None:
        return said
    _, does = effects(t, view, names, last.place, last.turn)
    return f"{said} · {does}" if does else said


def say_happening(t: Texts, after: Preview, names: Sequence[str]) -> list[str]:
    """Describe what a turn leads to besides what is chosen in it, and who then chooses an ingot."""
    chosen = (TilePlaced, FollowerPlaced, GoldPlaced)
    events = [each for each in after.events if not isinstance(each, chosen)]
    said = [f"- {line}" for line in say_events(t, events, names)]
    taker = after.view.taker
    return said if taker is None else [*said, t.say("panel-ingot-next", name=names[taker])]


def say_segments(t: Texts, laid: View, names: Sequence[str]) -> Iterator[str]:
    """Describe all segments of the tile just laid by their numbers: what each would bring, or whose followers hold it.

    Fields are left out where no followers go there.
    """
    board, waits = laid.board, openings(laid.board)
    for segment, feature in _segments(laid):
        facts = _facts(t, laid, segment)
        if feature.followers:
            yield t.say("panel-segment-held", names=t.list([names[seat] for seat in holders(feature)]), **facts)
        else:
            yield _say_free(t, laid, segment, worth(board, feature, waits), feature.completed)


def _say_free(t: Texts, laid: View, segment: Segment, brings: Worth, at_once: bool) -> str:
    facts = _facts(t, laid, segment) | {"now": brings.now, "could": brings.could}
    return t.say("panel-segment", done="yes" if at_once else "no", **facts)


def _facts(t: Texts, laid: View, segment: Segment) -> dict[str, Fact]:
    """Return the number of a segment, its kind and the sides that it reaches."""
    kind, last = t.say(f"kind-{segment.kind}"), laid.board.laid[-1]
    if segment.kind is not Kind.MONASTERY:
        kind = t.say("segment-at", segment=kind, sides=say_sides(t, last.tile, last.turn, [segment]))
    return {"number": number_of(last.tile, segment.kind, segment.part), "segment": kind}


def say_follower_button(t: Texts, laid: View, action: PlaceFollower) -> str:
    """Return the label of the button that sets a follower: its segment's number and kind, and what it would bring."""
    last = laid.board.laid[-1]
    feature = laid.board.feature_at(last.place, action.feature, action.part)
    assert feature is not None, "only segments of the tile just laid are offered"
    brings = worth(laid.board, feature)
    return t.say(
        "button-follower",
        number=number_of(last.tile, action.feature, action.part),
        kind=t.say(f"kind-{action.feature}").capitalize(),
        now=brings.now,
        could=brings.could,
        same="done" if feature.completed else "yes" if brings.now == brings.could else "no",
    )


def say_follower_choice(t: Texts, laid: View, action: PlaceFollower) -> str:
    """Describe a segment for a follower in a suggestion."""
    segment, feature = _segment_of(laid, action)
    return _say_free(t, laid, segment, worth(laid.board, feature), feature.completed).replace("**", "")


def say_follower_segment(t: Texts, laid: View, action: PlaceFollower) -> str:
    """Name a segment for a follower: its number and kind, and the sides that it reaches."""
    facts = _facts(t, laid, _segment_of(laid, action)[0])
    return f"{facts['number']} {facts['segment']}"


def _segment_of(laid: View, action: PlaceFollower) -> tuple[Segment, Feature]:
    return next(each for each in _segments(laid) if each[0][:2] == (action.feature, action.part))


def _segments(laid: View) -> list[tuple[Segment, Feature]]:
    """List the segments of the tile just laid with their features."""
    turned, first = laid.board.spots[laid.board.laid[-1].place]
    features, labels = laid.board.features, laid.board.labels
    return [
        (segment, features[labels[number]])
        for number, segment in enumerate(turned.tile.segments, first)
        if not (laid.without_farmers and segment.kind is Kind.FIELD)
    ]


def say_confirmed(t: Texts, tile: Tile, number: int, gold: Place | None, gained: int) -> str:
    """Return the label of the button that confirms a turn: where the follower goes, and the second ingot."""
    said = t.say("confirm-no-follower")
    if number:
        kind = tile.segments[number - 1].kind
        same = [segment for segment in tile.segments if segment.kind is kind]
        numbered = t.say("numbered", kind=t.say(f"kind-{kind}"), number=number)
        segment = numbered if len(same) > 1 else t.say(f"the-{kind}")
        said = t.say("confirm-follower", kind=kind, segment=segment)
    second = "" if gold is None else coordinate(gold)
    return t.say("button-confirm-turn", follower=said, gold=second or "no", points=gained)


def say_claims(t: Texts, view: View, names: Sequence[str]) -> list[str]:
    """Describe the tiles from which the seat that chooses may take an ingot: who else may, and what it gets then."""
    lines = []
    for claim, least, most in gains(view):
        others = [names[seat] for seat in claim.seats if seat != view.taker]
        facts: dict[str, Fact] = {"place": coordinate(claim.place), "least": least, "most": most}
        count = t.say("ingots", count=view.board.ingots[claim.place])
        facts |= {"ingots": count, "others": len(others), "names": t.list(others)}
        lines.append(t.say("panel-claim", sure="yes" if least == most else "no", **facts))
    return lines


def say_second_ingot(t: Texts, laid: View, place: Place, names: Sequence[str]) -> str:
    """Describe where the second ingot goes, and who could get it there."""
    return t.say("panel-second-ingot", place=coordinate(place), features=say_claimants(t, laid, place, names))


def say_claimants(t: Texts, view: View, place: Place, names: Sequence[str]) -> str:
    """List the features that could get an ingot on a tile, held ones first, and who holds them, to the seat to act."""
    told = []
    for feature in sorted(claimants(view.board, place), key=lambda feature: (not feature.followers, feature.kind)):
        seats, kind = holders(feature), t.say(f"kind-{feature.kind}")
        others = t.list([names[seat] for seat in seats if seat != view.asked])
        if view.asked in seats:
            shared = "yes" if others else "no"
            told.append(t.say("choice-held-by-you", named=kind, shared=shared, names=others))
        else:
            told.append(t.say(f"picture-alt-choice-{'held' if others else 'free'}", kind=kind, names=others))
    return ", ".join(told) or t.say("picture-alt-choice-nothing")


def say_gold_choice(t: Texts, laid: View, place: Place, names: Sequence[str]) -> str:
    """Describe a tile for the second ingot: how many ingots lie there, and who could get them."""
    count = laid.board.ingots.get(place, 0)
    said = [t.say("ingots", count=count)] if count else []
    return " · ".join([*said, say_claimants(t, laid, place, names)])


def say_tile_choice(t: Texts, tile: Tile, left: int) -> tuple[str, str]:
    """Describe a kind of tile among others: how many are left, and what it shows."""
    return t.say("choose-tile-left", tile=tile.id, count=left), say_tile(t, tile)


def say_fits(t: Texts, tile: Tile, left: int, turns: Mapping[Place, Sequence[int]]) -> str:
    """Describe where a kind of tile would fit now."""
    facts = {"tile": tile.id, "shows": say_tile(t, tile), "left": t.say("choose-tile-left", tile=tile.id, count=left)}
    if not turns:
        return t.say("panel-fits-nowhere", **facts)
    return t.say("panel-fits", places=say_places(turns), **facts)
