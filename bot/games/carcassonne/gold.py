"""The Gold Mines: ingots are laid out with gold tiles, and go with the features that are completed around them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.carcassonne.actions import PlaceGold, TakeIngot
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
from bot.games.carcassonne.sharing import Sharing
from bot.games.carcassonne.view import Claim, Phase, View, with_players
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
    """Share out the ingots of features that were completed in this turn, all of them together, and end the turn.

    The seats with a claim take one ingot each in turn order, from the seat to move, until none is left.
    """
    found = claims_on(view.board.ingots, features)
    if not found:
        return view._replace(phase=Phase.DRAW), ()
    # where it makes no difference, from the tile with the most claimants, then the northernmost, then the westernmost
    places = sorted(found, key=lambda place: (-len(found[place]), reading_order(place)))
    claims = tuple(Claim(*place, tuple(sorted(found[place]))) for place in places)
    return _hand_out(view._replace(claims=claims), view.turn)


def claims_on(ingots: Mapping[Place, int], features: Sequence[Feature]) -> dict[Place, frozenset[int]]:
    """Return which seats have a claim on the ingots of a tile: those with the majority in a feature there."""
    claims: dict[Place, frozenset[int]] = {}
    for feature in features:
        for place in territory(feature) & ingots.keys():
            claims[place] = claims.get(place, frozenset()).union(majority(feature))
    return claims


def takeable(view: View) -> list[Claim]:
    """List the tiles from which the seat that chooses may take an ingot."""
    return [claim for claim in view.claims if view.taker in claim.seats]


def check_take_ingot(view: View, action: TakeIngot) -> None:
    """Raise IllegalAction unless the seat that chooses has a claim on the ingots there."""
    place = Place(action.x, action.y)
    if place not in [claim.place for claim in takeable(view)]:
        raise IllegalAction(Reason.NO_CLAIM, **place._asdict())


def take_ingot(view: View, action: TakeIngot) -> tuple[View, tuple[IngotTaken, ...]]:
    """Take the ingot, and share out the others up to the next choice."""
    assert view.taker is not None, "a seat chooses"
    event = IngotTaken(view.taker, action.x, action.y)
    after, others = _hand_out(_with_taken(view, [event]), _next(view, view.taker))
    return after, (event, *others)


def _hand_out(view: View, seat: int) -> tuple[View, tuple[IngotTaken, ...]]:
    """Let the seats take ingots in turn order until none is left, or one has to choose."""
    left = {claim: view.board.ingots[claim.place] for claim in view.claims}
    sharing, taken = Sharing(len(view.players)), list[IngotTaken]()
    while any(left.values()):
        own = [claim for claim in view.claims if left[claim] and seat in claim.seats]
        sensible = own[:1] if view.rules == 1 else sharing.sensible(left, own, seat)
        if len({claim.seats for claim in sensible}) > 1:
            return _with_taken(view, taken)._replace(phase=Phase.INGOT, taker=seat), tuple(taken)
        if sensible:
            left[sensible[0]] -= 1
            taken.append(IngotTaken(seat, *sensible[0].place))
        seat = _next(view, seat)
    return _with_taken(view, taken)._replace(phase=Phase.DRAW, taker=None), tuple(taken)


def _next(view: View, seat: int) -> int:
    return (seat + 1) % len(view.players)


def _with_taken(view: View, taken: Sequence[IngotTaken]) -> View:
    """Return a view in which these ingots belong to those who took them."""
    if not taken:
        return view
    board = without_ingots(view.board, Counter(Place(event.x, event.y) for event in taken))
    gained = Counter(event.seat for event in taken)
    players = {seat: view.players[seat]._replace(ingots=view.players[seat].ingots + n) for seat, n in gained.items()}
    claims = tuple(claim for claim in view.claims if claim.place in board.ingots)
    return with_players(view, players)._replace(board=board, claims=claims)


def best_taken(view: View) -> Place:
    """Return where the seat that chooses takes an ingot to get most, and of equals to leave its best rival least."""
    assert view.taker is not None, "a seat chooses"
    seat, left = view.taker, {claim: view.board.ingots[claim.place] for claim in view.claims}
    sharing, players = Sharing(len(view.players)), view.players

    def promise(claim: Claim) -> tuple[int, int]:
        ends = sharing.ends_after(left, claim, seat)
        rivals = [
            max(
                player.points + player._replace(ingots=player.ingots + end[other]).gold
                for other, player in enumerate(players)
                if other != seat
            )
            for end in ends
        ]
        return min(end[seat] for end in ends), -max(rivals)

    return max(takeable(view), key=promise).place


def gains(view: View) -> list[tuple[Claim, int, int]]:
    """List what the seat that chooses may take, each with how many ingots it then gets at least and at most."""
    assert view.taker is not None, "a seat chooses"
    left = {each: view.board.ingots[each.place] for each in view.claims}
    sharing, found = Sharing(len(view.players)), []
    for claim in takeable(view):
        own = [end[view.taker] for end in sharing.ends_after(left, claim, view.taker)]
        found.append((claim, min(own), max(own)))
    return found


def settled(view: View) -> View:
    """Return the view once all ingots are shared out, every seat taking what brings it most."""
    while view.taker is not None:
        view, _ = take_ingot(view, TakeIngot(*best_taken(view)))
    return view
