"""The Gold Mines: ingots are laid out with gold tiles, and shared out when features around them are completed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.carcassonne.actions import CarcassonneReason, PlaceGold, TakeIngot
from bot.games.carcassonne.board import (
    Board,
    Feature,
    Place,
    reading_order,
    remove_ingots,
    surrounding,
    with_ingots,
)
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event, GoldPlaced, IngotTaken
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView, Claim, with_players
from bot.games.carcassonne.scoring import majority
from bot.games.contract import IllegalAction


def places_for_gold(view: CarcassonneView) -> list[Place]:
    """List where the second ingot of the gold tile just laid may go: the tiles around it."""
    return [place for place in surrounding(view.board.laid[-1].place) if place in view.board.spots]


def check_place_gold(view: CarcassonneView, action: PlaceGold) -> None:
    """Raise IllegalAction unless a tile lies there, around the gold tile."""
    place = action.place
    if place not in surrounding(view.board.laid[-1].place):
        raise IllegalAction(CarcassonneReason.NOT_AROUND, **place._asdict())
    if place not in view.board.spots:
        raise IllegalAction(CarcassonneReason.NO_TILE_THERE, **place._asdict())


def place_gold(view: CarcassonneView, action: PlaceGold) -> tuple[CarcassonneView, tuple[Event, ...]]:
    """Put an ingot on the gold tile, and one on a tile around it; any number may lie on a tile."""
    own, other = view.board.laid[-1].place, action.place
    board = with_ingots(view.board, (own, other))
    return view._replace(board=board, phase=CarcassonnePhase.FOLLOWER), (GoldPlaced(view.turn, own, other),)


def territory(feature: Feature) -> frozenset[Place]:
    """Return the tiles whose ingots belong to a feature: its own, and for a monastery those around it."""
    if feature.kind is not Kind.MONASTERY:
        return feature.places
    (place,) = feature.places
    return feature.places.union(surrounding(place))


def count_leads(board: Board, place: Place, seat: int) -> int:
    """Return how many features that would get ingots from a tile a seat leads alone, minus all others that are held."""
    found = 0
    for feature in board.features.values():
        if feature.followers and feature.kind is not Kind.FIELD and place in territory(feature):
            found += 1 if majority(feature) == (seat,) else -1
    return found


def claimants(board: Board, place: Place) -> list[Feature]:
    """List the features that would get the ingots on a tile if they were completed."""
    return [
        feature
        for feature in board.features.values()
        if feature.kind is not Kind.FIELD
        and place in territory(feature)
        and (feature.followers or not feature.completed)
    ]


def share(view: CarcassonneView, features: Sequence[Feature]) -> tuple[CarcassonneView, tuple[IngotTaken, ...]]:
    """Share out the ingots of features that were completed in this turn, all of them together, and end the turn.

    The seats with a claim take one ingot each in turn order, from the seat to move, until none is left.
    """
    found = claims_on(view.board.ingots, features)
    if not found:
        return view._replace(phase=CarcassonnePhase.DRAW), ()
    # an arbitrary order among equals: the tile with the most claimants, then the northernmost, then the westernmost
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


def takeable(view: CarcassonneView) -> list[Claim]:
    """List the tiles from which the seat that chooses may take an ingot."""
    return [claim for claim in view.claims if view.taker in claim.seats]


def check_take_ingot(view: CarcassonneView, action: TakeIngot) -> None:
    """Raise IllegalAction unless the seat that chooses has a claim on the ingots there."""
    place = action.place
    if place not in [claim.place for claim in takeable(view)]:
        raise IllegalAction(CarcassonneReason.NO_CLAIM, **place._asdict())


def take_ingot(view: CarcassonneView, action: TakeIngot) -> tuple[CarcassonneView, tuple[IngotTaken, ...]]:
    """Take the ingot, and share out the others up to the next choice."""
    assert view.taker is not None, "a seat chooses"
    event = IngotTaken(view.taker, action.x, action.y)
    after, others = _hand_out(_with_taken(view, [event]), _next_seat(view, view.taker))
    return after, (event, *others)


def _hand_out(view: CarcassonneView, seat: int) -> tuple[CarcassonneView, tuple[IngotTaken, ...]]:
    """Let the seats take ingots in turn order until none is left, or one has to choose."""
    left = _lying(view)
    sharing, taken = IngotSharing(len(view.players)), list[IngotTaken]()
    while any(left.values()):
        own = [claim for claim in view.claims if left[claim] and seat in claim.seats]
        sensible = own[:1] if view.rules == 1 else sharing.sensible(left, own, seat)
        if len({claim.seats for claim in sensible}) > 1:
            return _with_taken(view, taken)._replace(phase=CarcassonnePhase.INGOT, taker=seat), tuple(taken)
        if sensible:
            left[sensible[0]] -= 1
            taken.append(IngotTaken(seat, *sensible[0].place))
        seat = _next_seat(view, seat)
    return _with_taken(view, taken)._replace(phase=CarcassonnePhase.DRAW, taker=None), tuple(taken)


def _lying(view: CarcassonneView) -> dict[Claim, int]:
    """Return how many ingots each claim is about."""
    return {claim: view.board.ingots[claim.place] for claim in view.claims}


def _next_seat(view: CarcassonneView, seat: int) -> int:
    return (seat + 1) % len(view.players)


def _with_taken(view: CarcassonneView, taken: Sequence[IngotTaken]) -> CarcassonneView:
    """Return a view in which these ingots belong to those who took them."""
    if not taken:
        return view
    board = remove_ingots(view.board, Counter(event.place for event in taken))
    gained = Counter(event.seat for event in taken)
    players = {seat: view.players[seat]._replace(ingots=view.players[seat].ingots + n) for seat, n in gained.items()}
    claims = tuple(claim for claim in view.claims if claim.place in board.ingots)
    return with_players(view, players)._replace(board=board, claims=claims)


def _possible_ends(view: CarcassonneView) -> dict[Claim, Ends]:
    """Return for each claim of the seat that chooses the possible results if it takes an ingot there."""
    assert view.taker is not None, "a seat chooses"
    left, sharing = _lying(view), IngotSharing(len(view.players))
    return {claim: sharing.ends_after(left, claim, view.taker) for claim in takeable(view)}


def best_ingot(view: CarcassonneView) -> Place:
    """Return the place where an ingot secures the choosing seat most, and leaves its best rival least."""
    ends, seat, players = _possible_ends(view), view.asked, view.players

    def rank(claim: Claim) -> tuple[int, int]:
        rivals = [
            player.points + player._replace(ingots=player.ingots + end[other]).gold
            for end in ends[claim]
            for other, player in enumerate(players)
            if other != seat
        ]
        return min(end[seat] for end in ends[claim]), -max(rivals)

    return max(ends, key=rank).place


def gains(view: CarcassonneView) -> list[tuple[Claim, int, int]]:
    """List what the seat that chooses may take, each with how many ingots it then gets at least and at most."""
    own = {claim: [end[view.asked] for end in ends] for claim, ends in _possible_ends(view).items()}
    return [(claim, min(numbers), max(numbers)) for claim, numbers in own.items()]


def settle(view: CarcassonneView) -> CarcassonneView:
    """Return the view once all ingots are shared out, every seat taking what brings it most."""
    while view.taker is not None:
        view, _ = take_ingot(view, TakeIngot(*best_ingot(view)))
    return view


Ends = frozenset[tuple[int, ...]]
"""The possible results of the sharing: how many ingots each seat takes."""
_Kind = tuple[int, ...]
"""The seats that have a claim; ingots with the same claimants are interchangeable."""
_Left = tuple[tuple[_Kind, int], ...]
"""How many ingots of each kind are left."""
_MAX_STATES: Final = 500
"""The limit on states to search, a few hundredths of a second; beyond it, no kind is ruled out."""


class IngotSharing:
    """Works out how many ingots each seat can get, if no seat makes a plainly worse choice."""

    __slots__ = ("_known", "seats")

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self._known: dict[tuple[_Left, int], Ends] = {}

    def sensible(self, left: Mapping[Claim, int], own: Sequence[Claim], seat: int) -> list[Claim]:
        """Return a seat's claims without those that are plainly worse than another.

        A claim is plainly better than another if, however the sharing goes on, the seat gets at least as many ingots
        with it, and nobody else gets more.
        """
        kinds, counts = {claim.seats for claim in own}, _count_by_claim(left)
        if len(kinds) > 1 and _states(counts) <= _MAX_STATES:
            kinds = {*self._sensible_kinds(counts, seat)}
        return [claim for claim in own if claim.seats in kinds]

    def ends_after(self, left: Mapping[Claim, int], claim: Claim, seat: int) -> Ends:
        """Return the possible results if a seat takes an ingot of that claim now.

        With too many states to search, these are only the bounds for each seat on its own.
        """
        counts = _count_by_claim(left)
        if _states(counts) > _MAX_STATES:
            return self._bounds(_remove_one(counts, claim.seats), seat)
        return self._ends_after(counts, claim.seats, seat)

    def _sensible_kinds(self, left: _Left, seat: int) -> list[_Kind]:
        kinds = [kind for kind, _ in left if seat in kind]
        if len(kinds) < 2:
            return kinds
        ends = {kind: self._ends_after(left, kind, seat) for kind in kinds}
        kept: list[_Kind] = []
        for kind in kinds:
            if not any(_is_as_good(ends[other], ends[kind], seat) for other in kept):
                kept = [other for other in kept if not _is_as_good(ends[kind], ends[other], seat)] + [kind]
        return kept

    def _ends_after(self, left: _Left, taken: _Kind, seat: int) -> Ends:
        ends = self._find_ends(_remove_one(left, taken), (seat + 1) % self.seats)
        return frozenset((*end[:seat], end[seat] + 1, *end[seat + 1 :]) for end in ends)

    def _find_ends(self, left: _Left, seat: int) -> Ends:
        if not left:
            return frozenset([(0,) * self.seats])
        found = self._known.get((left, seat))
        if found is None:
            kinds = self._sensible_kinds(left, seat)
            ways = [self._ends_after(left, kind, seat) for kind in kinds] or [
                self._find_ends(left, (seat + 1) % self.seats)
            ]
            found = self._known[left, seat] = frozenset().union(*ways)
        return found

    def _bounds(self, rest: _Left, seat: int) -> Ends:
        """Return two bounds, with the ingot just taken: what each seat gets unrivalled, and all it has a claim on."""
        seats, had = range(self.seats), [int(each == seat) for each in range(self.seats)]
        least = [had[each] + sum(number for kind, number in rest if kind == (each,)) for each in seats]
        most = [had[each] + sum(number for kind, number in rest if each in kind) for each in seats]
        return frozenset([tuple(least), tuple(most)])


def _remove_one(left: _Left, taken: _Kind) -> _Left:
    return tuple((kind, number - (kind == taken)) for kind, number in left if number > (kind == taken))


def _states(left: _Left) -> int:
    return math.prod(number + 1 for _, number in left)


def _count_by_claim(left: Mapping[Claim, int]) -> _Left:
    counts = dict[_Kind, int]()
    for claim, number in left.items():
        counts[claim.seats] = counts.get(claim.seats, 0) + number
    return tuple((kind, number) for kind, number in counts.items() if number)


def _is_as_good(one: Ends, other: Ends, seat: int) -> bool:
    """Return whether by one choice a seat gets no less in any case than by another, and nobody else gets more.

    If their results overlap, they depend on the others' choices, so that neither is plainly better.
    """
    return min(end[seat] for end in one) >= max(end[seat] for end in other) and all(
        max(end[each] for end in one) <= min(end[each] for end in other)
        for each in range(len(next(iter(one))))
        if each != seat
    )
