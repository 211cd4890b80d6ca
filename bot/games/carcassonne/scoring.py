"""Scoring of features, during the game and at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.carcassonne.board import Board, Feature, reading_order, return_followers, surrounding
from bot.games.carcassonne.components import (
    POINTS_A_CITY_BESIDE,
    POINTS_A_CITY_TILE,
    POINTS_A_MONASTERY,
    POINTS_A_ROAD_TILE,
    Kind,
)
from bot.games.carcassonne.events import Event, FeatureScored, IngotsScored
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonnePlayer, CarcassonneView, with_players
from bot.games.contract import GameEnded, Outcome


def cities_beside(board: Board, field: Feature) -> list[Feature]:
    """List the cities that a field borders, each once, in the order of their first tiles."""
    labels = dict.fromkeys(board.labels[number] for number in sorted(field.cities))
    return [board.features[label] for label in labels]


def majority(feature: Feature) -> tuple[int, ...]:
    """Return the seats with the most followers on a feature, all of them if tied; none if nobody is there."""
    if len(feature.followers) == 1:
        return (feature.followers[0].seat,)
    counts = Counter(follower.seat for follower in feature.followers)
    return tuple(sorted(seat for seat, count in counts.items() if count == max(counts.values())))


def points_of(board: Board, feature: Feature) -> int:
    """Return what a feature is worth now: in full if it is completed, else as at the end of the game."""
    match feature.kind:
        case Kind.ROAD:
            return POINTS_A_ROAD_TILE * len(feature.places)
        case Kind.CITY:
            full = POINTS_A_CITY_TILE * (len(feature.places) + feature.shields)
            return full if feature.completed else full // 2
        case Kind.MONASTERY:
            return POINTS_A_MONASTERY - feature.open
        case Kind.FIELD:
            return POINTS_A_CITY_BESIDE * sum(city.completed for city in cities_beside(board, feature))


def features_touched(board: Board) -> list[int]:
    """List the keys of the features on the tile just laid, and of the monasteries around it."""
    last = board.laid[-1].place
    turned, first = board.spots[last]
    labels = dict.fromkeys(board.labels[first : first + len(turned.tile.segments)])
    for other in surrounding(last):
        spot = board.spots.get(other)
        if spot is not None and (inner := spot.turned.tile.monastery) is not None:
            labels[spot.first + inner] = None
    return [*labels]


def features_completed(board: Board) -> list[Feature]:
    """List the roads, cities and monasteries that the tile just laid has completed.

    Nothing that was completed before touches the tile, and no monastery around it had its eight tiles.
    """
    touched = [board.features[label] for label in features_touched(board)]
    return [feature for feature in touched if feature.completed]


def score_feature(board: Board, feature: Feature) -> FeatureScored:
    """Return the event of scoring a feature with followers now."""
    return FeatureScored(
        feature.kind,
        majority(feature),
        points_of(board, feature),
        tuple(sorted(feature.places, key=reading_order)),
        feature.followers,
        feature.shields,
        feature.completed,
    )


def score_completed(
    view: CarcassonneView, features: Sequence[Feature]
) -> tuple[CarcassonneView, tuple[FeatureScored, ...]]:
    """Score completed features that hold followers, which all return to their owners."""
    if not features:
        return view, ()
    events = tuple(score_feature(view.board, feature) for feature in features)
    after = with_points(view, events)
    back = Counter(follower.seat for event in events for follower in event.followers)
    supply = {
        seat: player._replace(followers=player.followers + back[seat]) for seat, player in enumerate(after.players)
    }
    return with_players(after, supply)._replace(board=return_followers(view.board, features)), events


def with_points(view: CarcassonneView, events: Iterable[FeatureScored]) -> CarcassonneView:
    players = dict(enumerate(view.players))
    for event in events:
        for seat in event.seats:
            players[seat] = players[seat].scored(event.feature, event.points)
    return with_players(view, players)


def final_scorings(view: CarcassonneView) -> tuple[FeatureScored, ...]:
    """Return the scorings of all features with followers if the game ended now, without those that bring nothing."""
    held = (feature for feature in view.board.features.values() if feature.followers)
    events = (score_feature(view.board, feature) for feature in held)
    return tuple(sorted((event for event in events if event.points), key=lambda event: event.followers))


def end(view: CarcassonneView) -> tuple[CarcassonneView, tuple[Event, ...]]:
    """End the game; the followers stay where they are."""
    features = final_scorings(view)
    over = with_points(view, features)._replace(phase=CarcassonnePhase.OVER, tile=None)
    ingots = [
        IngotsScored(seat, player.ingots, player.gold) for seat, player in enumerate(over.players) if player.ingots
    ]
    return over, (*features, *ingots, GameEnded(totals(over).winners))


def outcome_now(view: CarcassonneView) -> Outcome:
    return totals(end(view)[0])


def breakdown(player: CarcassonnePlayer) -> dict[str, int]:
    items = {kind.value: getattr(player, kind.value) for kind in Kind} | {"gold": player.gold}
    return {**items, "total": sum(items.values())}


def totals(view: CarcassonneView) -> Outcome:
    """Add up everyone's points; the most win, and ties are shared."""
    items = tuple(breakdown(player) for player in view.players)
    return Outcome.by_scores([item["total"] for item in items], items)
