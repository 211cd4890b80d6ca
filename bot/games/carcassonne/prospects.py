"""The worth of features and turns, for choosing what to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.carcassonne.actions import KeepFollower, PlaceGold, PlaceTile
from bot.games.carcassonne.board import Board, Feature, Place, neighbours, openings
from bot.games.carcassonne.components import (
    POINTS_A_CITY_BESIDE,
    POINTS_A_CITY_TILE,
    POINTS_A_MONASTERY,
    POINTS_A_ROAD_TILE,
    Kind,
    Tile,
)
from bot.games.carcassonne.gold import count_leads, places_for_gold
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.scoring import cities_beside, majority, points_of
from bot.games.carcassonne.turn import placements, preview


class FeatureWorth(NamedTuple):
    """The points of a feature for whoever has the most followers on it."""

    now: int
    """If it is completed, its points; else what it would score if the game ended now."""
    could: int
    """Its points if one more tile closed each open place, or for a field, if all its cities were completed."""

    @property
    def more(self) -> bool:
        """Whether it could still bring more than now."""
        return self.could > self.now


def value_feature(board: Board, feature: Feature, waits: Mapping[int, Sequence[Place]] | None = None) -> FeatureWorth:
    """Return the worth of a feature; `waits` are the board's openings, if already known."""
    now = points_of(board, feature)
    if feature.completed:
        return FeatureWorth(now, now)
    match feature.kind:
        case Kind.MONASTERY:
            return FeatureWorth(now, POINTS_A_MONASTERY)
        case Kind.FIELD:
            return FeatureWorth(now, POINTS_A_CITY_BESIDE * len(cities_beside(board, feature)))
    found = openings(board) if waits is None else waits
    tiles = len(feature.places) + len(found[board.labels[feature.segments[0]]])
    if feature.kind is Kind.ROAD:
        return FeatureWorth(now, POINTS_A_ROAD_TILE * tiles)
    return FeatureWorth(now, POINTS_A_CITY_TILE * (tiles + feature.shields))


def fitting_turns(board: Board, tile: Tile) -> dict[Place, tuple[int, ...]]:
    """Return the places where a tile fits, in reading order, each with the turns in which it does."""
    turns: dict[Place, tuple[int, ...]] = {}
    for x, y, turn in sorted(placements(board, tile), key=lambda found: (found[1], found[0], found[2])):
        turns[Place(x, y)] = (*turns.get(Place(x, y), ()), turn)
    return turns


def likely_turn(view: CarcassonneView, place: Place, turns: Sequence[int]) -> int:
    """Return the turn of the tile at a place that gives the seat to act the best lead, the first among equals."""

    def lead(turn: int) -> int:
        assert view.tile is not None, "a tile is to be laid"
        laid = preview(view, view.turn, [PlaceTile(view.tile, *place, turn)]).view
        if laid.phase is CarcassonnePhase.GOLD:
            laid = laid._replace(phase=CarcassonnePhase.FOLLOWER)
        return lead_of(preview(laid, laid.turn, [KeepFollower()]).view, view.turn)

    return max(turns, key=lead)


def likely_gold(view: CarcassonneView) -> Place:
    """Return the tile on which the seat that lays the second ingot is likeliest to win it."""
    return max(places_for_gold(view), key=lambda place: _rank_gold_place(view, place))


def _rank_gold_place(view: CarcassonneView, place: Place) -> tuple[int, int]:
    """Return the lead in ingots gained at once by placing one there, and then the lead in features there."""
    seat = view.turn
    after = preview(view, seat, [PlaceGold(*place), KeepFollower()]).view
    gained = [player.ingots - former.ingots for player, former in zip(after.players, view.players, strict=True)]
    return gained[seat] - max(gained[:seat] + gained[seat + 1 :]), count_leads(after.board, place, seat)


def lead_of(view: CarcassonneView, seat: int) -> int:
    """Return a seat's lead over the best of the others in points; negative if behind."""
    points = [player.points for player in view.players]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


class Obstruction(NamedTuple):
    """An empty place that others need for an open road or city, and how many of the tiles left fit there."""

    kind: Kind
    place: Place
    before: int
    """The number of tiles that fitted before."""
    after: int
    """The number that still fit."""


def obstruction(view: CarcassonneView, laying: PlaceTile) -> Obstruction | None:
    """Return where laying a tile obstructs others most; None if half of the fitting tiles are left everywhere."""
    laid = preview(view, view.turn, [laying]).view.board
    left, near = view.left, set(neighbours(laying.place))
    waiting = openings(laid)
    found = []
    for label, feature in laid.features.items():
        if feature.kind not in (Kind.ROAD, Kind.CITY) or feature.completed or not feature.followers:
            continue
        if view.turn in majority(feature):
            continue
        for place in near & set(waiting[label]) & view.board.frontier.keys():
            before, after = (
                sum(board.frontier[place] in tile.fitting for tile in left) for board in (view.board, laid)
            )
            if 2 * after < before:
                found.append(Obstruction(feature.kind, place, before, after))
    return max(found, key=lambda each: (each.before - each.after, each.place), default=None)
