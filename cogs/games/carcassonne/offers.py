"""What the command of Carcassonne offers, and how places, turns, followers and places for gold are read."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from bot.games.carcassonne import Kind, Place, View
from bot.games.carcassonne.actions import Reason
from bot.games.carcassonne.board import coordinate, read_coordinate
from bot.games.carcassonne.gold import places_for_gold, takeable
from bot.games.carcassonne.prospects import turns_by_place
from bot.games.contract import BadData, IllegalAction
from bot.texts import LANGUAGES, texts
from bot.texts.games.carcassonne.panels import say_follower_choice, say_follower_segment, say_gold_choice
from bot.texts.games.carcassonne.pieces import number_of, say_tile
from bot.texts.games.carcassonne.places import place_choices
from cogs.core.offers import LONGEST, Offer, fitting, fold, pick
from cogs.games.carcassonne.panels.draft import GAME, Draft, Turn, after_laying, open_numbers, tile_of

_PLACE: Final = re.compile(r"([a-z]{1,2}) ?(-?[0-9]{1,3})", re.ASCII)
_TURN: Final = re.compile(r"(0|90|180|270)", re.ASCII)
_FOLLOWER: Final = re.compile(r"([1-9])? ?([^\W\d_]+)? ?([1-9])?")


class SeveralSegments(Exception):
    """Raised for the name of a kind of which several segments are free."""


def places(turn: Turn, starred: Collection[Place] = ()) -> list[Offer[Place]]:
    """Return the places where the tile fits, with what it would do there and its turns.

    First come those with a star, then those where it does something for the seat, as only some can be suggested.
    """
    found, names = [], turn.table.names
    choices = place_choices(turn.t, turn.view, names, turns_by_place(turn.view.board, tile_of(turn.view)))
    for choice in sorted(choices, key=lambda choice: choice.place not in starred):
        named, star = coordinate(choice.place), "⭐ " if choice.place in starred else ""
        label = f"{star}{named}: {turn.t.say('place-choice', does=choice.does, turns=choice.turns)}"
        found.append(Offer(named, label, choice.place, named))
    return found


def read_place(turn: Turn, typed: str) -> Place:
    """Parse a place, `L14` or `l 14`, where the tile need not fit; raise Refused."""
    place = _place(typed)
    return pick(places(turn), typed) if place is None else place


def _place(typed: str) -> Place | None:
    found = None if len(typed) > LONGEST else _PLACE.fullmatch(fold(typed))
    try:
        return None if found is None else read_coordinate(found[1].upper() + found[2])
    except BadData:
        return None


def turns(turn: Turn, place: Place) -> list[Offer[int]]:
    """Return the turns in which the tile fits at a place, in quarters."""
    fits = turns_by_place(turn.view.board, tile_of(turn.view)).get(place, ())
    return [
        Offer(str(90 * each), f"{named}: {say_tile(turn.t, tile_of(turn.view), each, fields=False)}", each, named)
        for each in fits
        for named in (turn.t.say("button-turned", degrees=90 * each),)
    ]


def read_turn(turn: Turn, place: Place, typed: str) -> int:
    """Parse how far a tile is turned, in degrees, as quarters in which it need not fit; raise Refused."""
    found = _TURN.fullmatch(fold(typed))
    quarters = pick(turns(turn, place), typed) if found is None else int(found[1]) // 90
    return quarters % len(tile_of(turn.view).turned)


def followers(turn: Turn, draft: Draft) -> list[Offer[int]]:
    """Return the numbers of the segments on which a follower may be set, with what they would bring, and 0 for none."""
    laid, found = after_laying(turn.view, draft.place, draft.turn), list[Offer[int]]()
    for number, action in open_numbers(turn.view, draft).items():
        kind, named = turn.t.say(f"kind-{action.feature}"), say_follower_segment(turn.t, laid, action)
        names = (f"{number} {kind}",)
        found.append(Offer(str(number), say_follower_choice(turn.t, laid, action), number, named, names))
    none, *others = (each for said in _said("typed-none") for each in said.split(", "))
    label = turn.t.say("button-no-follower")
    # a word of its name, “follower”, would mean the opposite
    return [*found, Offer("0", label, 0, names=(none, *others), whole=True)]


def read_follower(turn: Turn, draft: Draft, typed: str) -> int:
    """Parse a follower's segment, `2`, `2 road`, `road` or `none`, as its number; 0 for none.

    Raise SeveralSegments if the kind alone does not say which one, else Refused or IllegalAction.
    """
    offers = followers(turn, draft)
    if len(offered := fitting(offers, typed)) == 1 and typed.strip():
        return offered[0].what
    found = _FOLLOWER.fullmatch(fold(typed)[:LONGEST])
    if found is None or not any(found.groups()) or (found[1] and found[3]):
        return pick(offers, typed)
    tile, kind = tile_of(turn.view), None if found[2] is None else _kind(found[2])
    if found[2] and kind is None:
        return pick(offers, typed)
    kinds = {number_of(tile, *segment[:2]): segment.kind for segment in tile.segments}
    if written := found[1] or found[3]:
        number = int(written)
        if kinds.get(number) is None or kind not in (None, kinds[number]):
            return pick(offers, typed)
        return number
    same = [number for number, its in kinds.items() if its is kind]
    if not same:
        raise IllegalAction(Reason.NO_SUCH_SEGMENT, feature=kind, part=0)
    free = [number for number in same if number in open_numbers(turn.view, draft)]
    if len(free) > 1:
        raise SeveralSegments
    return (free or same)[0]


def gold(turn: Turn, draft: Draft) -> list[Offer[Place]]:
    """Return the tiles for the second ingot of a gold tile; none where there is none to put down."""
    if draft.gold is None:
        return []
    laid, names = after_laying(turn.view, draft.place, draft.turn), turn.table.names
    found = []
    for place in places_for_gold(laid):
        named = coordinate(place)
        found.append(Offer(named, f"{named}: {say_gold_choice(turn.t, laid, place, names)}", place, named))
    return found


def read_gold(turn: Turn, draft: Draft, typed: str) -> Place:
    """Parse the tile for the second ingot; raise Refused or IllegalAction."""
    if draft.gold is None:
        raise IllegalAction(Reason.NO_GOLD_TO_PLACE)
    place = _place(typed)
    return pick(gold(turn, draft), typed) if place is None else place


def check_laid(view: View, where: str | None, turned: str | None) -> None:
    """Raise IllegalAction unless what was typed, if anything, says how the tile of the turn lies already."""
    last = view.board.laid[-1]
    if where is not None and _place(where) != last.place:
        raise IllegalAction(Reason.TILE_PLACED)
    if turned is not None:
        found = _TURN.fullmatch(fold(turned))
        if found is None or int(found[1]) // 90 % len(last.tile.turned) != last.turn:
            raise IllegalAction(Reason.TILE_PLACED)


def _kind(word: str) -> Kind | None:
    return next((kind for kind in Kind if word in _said(f"kind-{kind}")), None)


def _said(key: str) -> list[str]:
    """Return a message in all languages, in lower case."""
    return [texts(language, GAME).say(key).casefold() for language in LANGUAGES]


def ingots(turn: Turn) -> list[Offer[Place]]:
    """Return the tiles from which the seat may take an ingot, with who may; none unless it chooses one."""
    names, found = turn.table.names, []
    for claim in takeable(turn.view):
        named, wanted = coordinate(claim.place), turn.t.list([names[seat] for seat in claim.seats])
        label = turn.t.say("board-ingot-claim", place=named, names=wanted)
        found.append(Offer(named, label, claim.place, named))
    return found


def read_ingot(turn: Turn, typed: str) -> Place:
    """Parse the place of an ingot that the seat may take; raise Refused."""
    place = _place(typed)
    return pick(ingots(turn), typed if place is None else coordinate(place))
