"""Laying a tile: its segments join the features that they touch."""

from __future__ import annotations

from bot.games.carcassonne.board.board import Board, Laid, Spot
from bot.games.carcassonne.board.feature import Feature, joined
from bot.games.carcassonne.board.places import ORIGIN, Place, around, beside
from bot.games.carcassonne.components import START, Tile


def start() -> Board:
    """Return a board with the start tile alone, unturned."""
    return lay(Board(), START, ORIGIN, 0)


def lay(board: Board, tile: Tile, place: Place, turn: int) -> Board:
    """Return a board with one more tile, at a place where it fits in this turn."""
    turned, first = tile.turned[turn], len(board.labels)
    here = frozenset((place,))
    labels = list(board.labels)
    features = dict(board.features)
    for number, segment in enumerate(tile.segments, first):
        labels.append(number)
        cities = frozenset([first + tile.cities[part] for part in segment.cities])
        features[number] = Feature(segment.kind, (number,), here, segment.open, segment.shields, cities)
    spots = {**board.spots, place: Spot(turned, first)}
    frontier = dict(board.frontier)
    frontier.pop(place, None)
    for side, other in enumerate(beside(place)):
        spot = spots.get(other)
        if spot is None:
            frontier[other] = frontier.get(other, 0) | turned.codes[side]
            continue
        at, start_of_other = spot.turned.at, spot.first
        for own, point, closes in turned.joints[side]:
            _join(labels, features, first + own, start_of_other + at[point], closes)
    _come_near_monasteries(spots, features, place)
    return Board(
        (*board.laid, Laid(tile, place.x, place.y, turn)), board.ingots, features, tuple(labels), spots, frontier
    )


def _join(labels: list[int], features: dict[int, Feature], own: int, other: int, closes: bool) -> None:
    """Join the features of two segments that touch, if they are not one already, and close the ends that met."""
    label, gone = labels[own], labels[other]
    if label == gone:
        feature = features[label]
    else:
        if len(features[label].segments) < len(features[gone].segments):
            label, gone = gone, label
        for number in features[gone].segments:
            labels[number] = label
        feature = joined(features[label], features.pop(gone))
    features[label] = feature._replace(open=feature.open - 2) if closes else feature


def _come_near_monasteries(spots: dict[Place, Spot], features: dict[int, Feature], place: Place) -> None:
    """Count a tile just laid for the monasteries around it, and the tiles around for its own."""
    near = 0
    for other in around(place):
        if (spot := spots.get(other)) is not None:
            near += 1
            _wait_for_less(spot, features, 1)
    _wait_for_less(spots[place], features, near)


def _wait_for_less(spot: Spot, features: dict[int, Feature], tiles: int) -> None:
    """Let the monastery of a tile, if it has one, wait for so many tiles less."""
    if (inner := spot.turned.tile.monastery) is not None:
        monastery = features[spot.first + inner]
        features[spot.first + inner] = monastery._replace(open=monastery.open - tiles)
