"""The Gold Mines: ingots are laid out with gold tiles, and go with the features that are completed around them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.carcassonne.actions import PlaceGold
from bot.games.carcassonne.board import (
    Board,
    Feature,
    Place,
    around,
    reading_order,
    with_ingots,
    without_ingots,
)
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event, GoldPlaced, IngotTaken
from bot.games.carcassonne.reasons import Reason
from bot.games.carcassonne.scoring import majority
from bot.games.carcassonne.view import Phase, View, with_players
from bot.games.contract import IllegalAction


def places_for_gold(view: View) -> list[Place]:
    """List where the second ingot of the gold tile just laid may go: the tiles around it."""
    return [place for place in around(view.board.laid[-1].place) if place in view.board.spots]


def check_place_gold(view: View, action: PlaceGold) -> None:
    """Raise IllegalAction unless a tile lies there, around the gold tile."""
    place = Place(action.x, action.y)
    if place not in around(view.board.laid[-1].place):
        raise IllegalAction(Reason.NOT_AROUND, **place._asdict())
    if place not in view.board.spots:
        raise IllegalAction(Reason.NO_TILE_THERE, **place._asdict())


def place_gold(view: View, action: PlaceGold) -> tuple[View, tuple[Event, ...]]:
    """Put an ingot on the gold tile, and one on a tile around it; any number may lie on a tile."""
    own, other = view.board.laid[-1].place, Place(action.x, action.y)
    board = with_ingots(view.board, (own, other))
    return view._replace(board=board, phase=Phase.FOLLOWER), (GoldPlaced(view.turn, own, other),)


def territory(feature: Feature) -> frozenset[Place]:
    """Return the tiles whose ingots belong to a feature: its own, and for a monastery those around it."""
    if feature.kind is not Kind.MONASTERY:
        return feature.places
    (place,) = feature.places
    return feature.places.union(around(place))


def claimants(board: Board, place: Place) -> list[Feature]:
    """List the features that would get the ingots on a tile if they were completed."""
    return [
        feature
        for feature in board.features.values()
        if feature.kind is not Kind.FIELD
        and place in territory(feature)
        and (feature.followers or not feature.completed)
    ]


def share(view: View, features: Sequence[Feature]) -> tuple[View, tuple[IngotTaken, ...]]:
    """Hand out the ingots of features that were completed in this turn, all of them together."""
    claims = claims_on(view.board.ingots, features)
    if not claims:
        return view, ()
    taken = tuple(IngotTaken(seat, *place) for seat, place in _shares(view, claims))
    gained = Counter(event.seat for event in taken)
    players = {seat: view.players[seat]._replace(ingots=view.players[seat].ingots + n) for seat, n in gained.items()}
    return with_players(view, players)._replace(board=without_ingots(view.board, claims)), taken


def claims_on(ingots: Mapping[Place, int], features: Sequence[Feature]) -> dict[Place, frozenset[int]]:
    """Return which seats have a claim on the ingots of a tile: those with the majority in a feature there."""
    claims: dict[Place, frozenset[int]] = {}
    for feature in features:
        for place in territory(feature) & ingots.keys():
            claims[place] = claims.get(place, frozenset()).union(majority(feature))
    return claims


def _shares(view: View, claims: Mapping[Place, frozenset[int]]) -> list[tuple[int, Place]]:
    """Let the seats with a claim take one ingot each in turn order, from the seat to move, until none is left.

    Each takes from the tile on which the most seats have a claim, then the northernmost, then the westernmost.
    """
    left = {place: view.board.ingots[place] for place in claims}
    preferred = sorted(claims, key=lambda place: (-len(claims[place]), reading_order(place)))
    seats = len(view.players)
    shares: list[tuple[int, Place]] = []
    while any(left.values()):
        for seat in (*range(view.turn, seats), *range(view.turn)):
            own = next((place for place in preferred if left[place] and seat in claims[place]), None)
            if own is not None:
                left[own] -= 1
                shares.append((seat, own))
    return shares
