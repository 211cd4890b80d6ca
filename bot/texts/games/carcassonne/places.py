"""Texts for the places where a tile fits: what it would do there, and whose features it would touch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from bot.games.carcassonne import Board, Feature, Kind, Place, PlaceTile, View, preview
from bot.games.carcassonne.board import around, openings
from bot.games.carcassonne.prospects import likely_turn, worth
from bot.games.carcassonne.scoring import completed_by_last_tile
from bot.games.carcassonne.turn import holders
from bot.texts import Fact, Texts
from bot.texts.games.carcassonne.actions import completions

Turns = Mapping[Place, Sequence[int]]
"""The turns in which a tile fits, by place."""


class For(IntEnum):
    """Whom a tile does something for, in the order in which places are listed."""

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


def place_choices(t: Texts, view: View, names: Sequence[str], turns: Turns) -> list[PlaceChoice]:
    """Describe the places where the tile that was drawn fits, first those where it does something for its seat."""
    found = [_choice(t, view, names, place, fitting) for place, fitting in turns.items()]
    return sorted(found, key=lambda each: each.whom)


def _choice(t: Texts, view: View, names: Sequence[str], place: Place, turns: Sequence[int]) -> PlaceChoice:
    likely = likely_turn(view, place, turns) if len(turns) > 1 else turns[0]
    whom, does = effects(t, view, names, place, likely)
    told = []
    for turn in sorted(turns, key=lambda turn: turn != likely):
        degrees, other = t.say("button-turned", degrees=90 * turn), effects(t, view, names, place, turn)[1]
        differs = t.say("place-turned", turned=degrees, does=other or t.say("place-nothing"))
        told.append(degrees if other == does else differs)
    return PlaceChoice(place, whom, does or t.say("place-nothing"), ", ".join(told))


def effects(t: Texts, view: View, names: Sequence[str], place: Place, turn: int) -> tuple[For, str]:
    """Return whom the tile that was drawn would do something for at a place, and what; empty if nothing."""
    assert view.tile is not None, "a tile is to be laid"
    laying = PlaceTile(view.tile, *place, turn)
    laid = preview(view, view.turn, [laying]).view
    done = [said for _, said in completions(t, view, laying)]
    whom = [For.ONESELF if _is_own(laid, feature) else For.OTHERS for feature in completed_by_last_tile(laid.board)]
    for each, said in _touched(t, view, laid, names):
        whom.append(each)
        done.append(said)
    return min(whom, default=For.NOBODY), "; ".join(done)


def _is_own(laid: View, feature: Feature) -> bool:
    return not feature.followers or laid.turn in holders(feature)


def _touched(t: Texts, view: View, laid: View, names: Sequence[str]) -> Iterator[tuple[For, str]]:
    """Yield what the tile just laid adds to that is open, and which fields of different seats it joins."""
    place, waits = laid.board.laid[-1].place, openings(laid.board)
    for feature in sorted(_features(laid.board, place), key=lambda each: laid.turn not in holders(each)):
        others = t.list([names[seat] for seat in holders(feature) if seat != laid.turn])
        own, kind = laid.turn in holders(feature), feature.kind
        if kind is Kind.FIELD:
            if others and len(_joined(view.board, laid.board, feature)) > 1:
                yield (
                    For.ONESELF if own else For.OTHERS,
                    t.say("place-fields", own="yes" if own else "no", names=others),
                )
        elif not feature.completed and own:
            now, could = worth(laid.board, feature, waits)
            facts: dict[str, Fact] = {"kind": kind.value, "now": now, "could": could}
            yield For.ONESELF, t.say("place-own", shared="yes" if others else "no", names=others, **facts)
        elif not feature.completed and (others or len(feature.places) > 1):
            yield (
                For.OTHERS if others else For.NOBODY,
                t.say("place-others" if others else "place-free", kind=kind.value, names=others),
            )
        elif not feature.completed and kind is Kind.MONASTERY:
            now, could = worth(laid.board, feature, waits)
            yield For.NOBODY, t.say("place-monastery", now=now, could=could)


def _features(board: Board, place: Place) -> list[Feature]:
    """List the features of a tile, and the monasteries around it that hold a follower."""
    turned, first = board.spots[place]
    own = [board.features[board.labels[first + number]] for number in range(len(turned.tile.segments))]
    near = [board.feature_at(each, Kind.MONASTERY, 0) for each in around(place)]
    return list(dict.fromkeys([*own, *(each for each in near if each is not None and each.followers)]))


def _joined(before: Board, after: Board, feature: Feature) -> set[tuple[int, ...]]:
    """Return who held each of the former fields that a field consists of now, without those that nobody held."""
    labels = {before.labels[number] for number in feature.segments if number < len(before.labels)}
    return {holders(before.features[label]) for label in labels} - {()}
