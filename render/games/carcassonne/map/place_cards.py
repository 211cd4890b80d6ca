"""Where the cards with the names of places lie on small tiles: clear of followers, and with room for their numbers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from bot.games.carcassonne import Place
from render.engine.scene import Box
from render.games.carcassonne.map.free import shared
from render.games.carcassonne.map.marks import STAR_ABOVE
from render.games.carcassonne.map.scene import MapScene

_NUMBER: Final = 26
"""The width that a number needs for none to be read as part of its neighbour."""
_WAYS: Final = range(-12, 13, 6)
"""How far cards may be moved across or down, beside just as far as a follower needs."""
_CLEAR: Final = 1
"""How far they should be from followers; more would move cards out of their rows for the empty corners of figures."""
_FOLLOWER, _CARD, _TILE, _FAR = 10, 6, 1, 6
"""What it costs to hide a pixel of a follower, of another card, and of a tile, and to lie a pixel away."""


def place_cards(scene: MapScene, numbers: Mapping[Place, int], starred: Collection[Place]) -> dict[Place, Box]:
    """Return the cards of places with so many numbers, as near to their cells as they are clear."""
    everyone = [each.box for _, each in scene.followers()]
    cards = {place: scene.box_at(place).grown(-1) for place in numbers}
    for place, count in numbers.items():
        cell, above = cards[place], STAR_ABOVE if place in starred else 0
        reach = cell.grown(max(_WAYS) + count * _NUMBER)
        standing = [each for each in everyone if each.meets(reach)]
        if count * _NUMBER <= cell.width and not any(each.meets(cell.grown(_CLEAR)) for each in standing):
            continue
        others = [card for each, card in cards.items() if each != place and card.meets(reach)]
        tiles = [scene.box_at(each) for each in _around(place) if each in scene.board.spots]
        tried = [box for box in _tried(cell, count * _NUMBER, standing) if _is_within(scene, box, above)]
        costs = {box: _cost(box, cell, standing, others, tiles) for box in tried}
        cards[place] = min(tried, key=costs.__getitem__, default=cell)
    return cards


def _tried(cell: Box, wide: int, standing: Sequence[Box]) -> Iterator[Box]:
    """Yield the places near its cell where a card may lie that has to be so wide."""
    spare = max(0, wide - cell.width)
    across, down = {*_WAYS, -spare}, {*_WAYS}
    for each in standing:
        across |= {each.x - _CLEAR - cell.right - spare, each.right + _CLEAR - cell.x}
        down |= {each.y - _CLEAR - cell.bottom, each.bottom + _CLEAR - cell.y}
    for x, y in product(sorted(across), sorted(down)):
        if max(abs(x), abs(y)) <= max(*_WAYS, spare):
            yield Box(cell.x + x, cell.y + y, cell.width + spare, cell.height)


def _is_within(scene: MapScene, box: Box, above: int) -> bool:
    """Return whether a card, and what reaches above it, is within the window."""
    return box.x >= 0 and box.y >= above and box.right <= scene.width and box.bottom <= scene.height


def _cost(box: Box, cell: Box, standing: Collection[Box], others: Collection[Box], tiles: Sequence[Box]) -> float:
    """Return what it costs that a card lies there."""
    near = box.grown(_CLEAR)
    away = abs(box.x + box.width // 2 - cell.x - cell.width // 2) + abs(box.y - cell.y)
    hidden = _FOLLOWER * sum(shared(near, each) for each in standing)
    hidden += _CARD * sum(shared(box, each) for each in others)
    return hidden + _TILE * sum(shared(box, each) for each in tiles) + _FAR * away


def _around(place: Place) -> Iterator[Place]:
    """Yield the eight places around a place."""
    for across, down in product((-1, 0, 1), repeat=2):
        if across or down:
            yield Place(place.x + across, place.y + down)
