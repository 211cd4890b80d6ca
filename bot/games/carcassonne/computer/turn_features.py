"""What is seen of a turn at once: what the tile changes in the features that it touches, and what the follower gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.board import Board, Feature, around
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.computer.estimate import Estimates, Prospect, estimates_of
from bot.games.carcassonne.computer.evaluation import KINDS, SOON_BACK, followers_worth
from bot.games.carcassonne.computer.turns import Planned
from bot.games.carcassonne.position import Position, View
from bot.games.carcassonne.scoring import majority
from bot.games.players import CandidateTurn

SCALE: Final = 10.0
"""Points that count 1."""


class Touched(NamedTuple):
    """What laying a tile changes, before a follower is set."""

    now: tuple[float, ...]
    """By seat: points for features that it completes."""
    later: tuple[float, ...]
    """By seat: what the other features that it touches are expected to bring more than before, or less."""
    back: tuple[int, ...]
    """By seat: followers that return."""
    free: dict[tuple[Kind, int], tuple[Feature, Prospect]]
    """The features that nobody holds, by the segments of the tile."""


def turn_features(position: Position, turns: Sequence[CandidateTurn[Action]]) -> list[list[float]]:
    """Return what is seen at once of each turn that was listed for a position."""
    view = position.open
    estimates = estimates_of(position)
    known: dict[int, Touched] = {}
    seen = []
    for turn in turns:
        planned: Planned = turn.after
        laid = planned.laid
        touched = known.get(id(laid))
        if touched is None:
            before = view.board if laid is not view else None
            touched = known[id(laid)] = touch(before, laid, estimates)
        seen.append(_seen(view, planned, touched, estimates))
    return seen


def touch(before: Board | None, laid: View, estimates: Estimates) -> Touched:
    """Return what the tile just laid changes on a board; without one, nothing but what it completes."""
    board, seats = laid.board, len(laid.players)
    now, later, back = [0.0] * seats, [0.0] * seats, [0] * seats
    free: dict[tuple[Kind, int], tuple[Feature, Prospect]] = {}
    place = board.laid[-1].place
    turned, first = board.spots[place]
    labels = {board.labels[number]: None for number in range(first, first + len(turned.tile.segments))}
    for near in around(place):
        spot = board.spots.get(near)
        if spot is not None and (inner := spot.turned.tile.monastery) is not None:
            labels[spot.first + inner] = None
    for label in labels:
        feature = board.features[label]
        prospect = estimates.of(board, feature)
        if feature.followers:
            if feature.completed:
                for follower in feature.followers:
                    back[follower.seat] += 1
            for seat in majority(feature):
                (now if feature.completed else later)[seat] += prospect.points
            if before is not None:
                for former in _former(before, feature, first):
                    expected = estimates.of(before, former).points
                    for seat in majority(former):
                        later[seat] -= expected
        else:
            for number in range(first, first + len(turned.tile.segments)):
                if board.labels[number] == label:
                    segment = turned.tile.segments[number - first]
                    free[segment.kind, segment.part] = feature, prospect
    return Touched(tuple(now), tuple(later), tuple(back), free)


def _former(before: Board, feature: Feature, first: int) -> list[Feature]:
    """List the features with followers that became a part of this one."""
    labels = {before.labels[number] for number in feature.segments if number < first}
    return [each for each in (before.features[label] for label in labels) if each.followers]


def _seen(view: View, planned: Planned, touched: Touched, estimates: Estimates) -> list[float]:
    seat, players = view.turn, view.players
    promised = [0.0] * len(KINDS)
    at_once = used = chance = 0.0
    action = planned.follower
    if action is not None:
        feature, (completed, points) = touched.free[action.feature, action.part]
        if feature.completed:
            at_once = points
        else:
            used, chance = 1.0, 0.0 if action.feature is Kind.FIELD else completed
            promised[KINDS[action.feature]] = points / SCALE
    now, later, back = touched.now, touched.later, touched.back
    tiles, seats = estimates.left.total, len(players)
    left = players[seat].followers - used + back[seat] + SOON_BACK * chance
    others = [other for other in range(seats) if other != seat]
    freed = [_gain(players[other].followers, back[other], tiles, seats) for other in others if back[other]]
    return [
        (now[seat] + at_once) / SCALE,
        max([now[other] for other in others]) / SCALE,
        later[seat] / SCALE,
        max([later[other] for other in others]) / SCALE,
        min([later[other] for other in others]) / SCALE,
        *promised,
        chance,
        _gain(players[seat].followers, left - players[seat].followers, tiles, seats) / SCALE,
        max(freed, default=0.0) / SCALE,
        float(planned.gold),
    ]


def _gain(followers: int, more: float, tiles: int, seats: int) -> float:
    return followers_worth(followers + more, tiles, seats) - followers_worth(followers, tiles, seats)


RATINGS: Final = (1.0, -0.8, 1.0, -0.7, -0.3, 1.0, 1.0, 1.0, 1.0, 0.3, 1.0, -0.7, 0.1)
"""What each thing seen of a turn counts."""


def ratings(position: Position, turns: Sequence[CandidateTurn[Action]]) -> list[float]:
    """Rate the turns of a position by what is seen of them at once."""
    return [
        sum([weight * value for weight, value in zip(RATINGS, seen, strict=True)])
        for seen in turn_features(position, turns)
    ]
