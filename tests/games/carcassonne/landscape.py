"""The features of a map, found anew from the published facts about the tiles: an independent check of the rules.

Nothing here uses the rules' way to join features: a map is a graph of segments, a feature one connected component.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

FACTS: Final[Mapping[str, Mapping[str, Any]]] = {
    tile["id"]: tile for tile in json.loads((Path(__file__).parent / "tiles.json").read_text("utf-8"))
}
"""The tiles as described in the rules' data, by id."""
TOUCHING: Final = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))

Tile = tuple[str, int, int, int]
"""Id, x, y and quarter turns."""
Segment = tuple[int, int, str, int]
"""x, y, kind and part."""
Square = tuple[int, int]


@dataclass(frozen=True)
class Found:
    kind: str
    segments: frozenset[Segment]
    completed: bool
    shields: int
    cities: frozenset[frozenset[Segment]]
    """The completed cities that a field borders."""
    around: int
    """The tiles around a monastery."""

    @property
    def squares(self) -> frozenset[Square]:
        return frozenset((x, y) for x, y, _, _ in self.segments)

    @property
    def points(self) -> int:
        if self.kind == "city":
            return (len(self.squares) + self.shields) * (2 if self.completed else 1)
        if self.kind == "field":
            return 3 * len(self.cities)
        return 1 + self.around if self.kind == "monastery" else len(self.squares)

    def winners(self, followers: Iterable[tuple[int, Segment]]) -> set[int]:
        counts = Counter(seat for seat, segment in followers if segment in self.segments)
        return {seat for seat in counts if counts[seat] == max(counts.values())}


def features(laid: Sequence[Tile]) -> tuple[Found, ...]:
    return _features(tuple(laid))


@lru_cache(maxsize=4)
def _features(laid: tuple[Tile, ...]) -> tuple[Found, ...]:
    # the actions of a turn leave the tiles as they are
    squares = {(x, y) for _, x, y, _ in laid}
    sides, halves = _points(laid)
    links = _links(sides, halves)
    shields, beside = _city_facts(laid)
    seen: set[Segment] = set()
    floods = []
    for node in links:
        if node not in seen:
            floods.append(_flood(node, links))
            seen |= floods[-1]
    open_ones = {node for (x, y, side), node in sides.items() if _step(x, y, side) not in squares}
    cities = {node: flood for flood in floods for node in flood if node[2] == "city"}
    found = []
    for flood in floods:
        x, y, kind, _ = next(iter(flood))
        near = sum((x + a, y + b) in squares for a in (-1, 0, 1) for b in (-1, 0, 1)) - 1
        completed = {"monastery": near == 8, "field": False}.get(kind, not flood & open_ones)
        paying = frozenset(
            cities[city] for node in flood for city in beside.get(node, ()) if not cities[city] & open_ones
        )
        found.append(Found(kind, flood, completed, sum(shields.get(node, 0) for node in flood), paying, near))
    return tuple(found)


def _points(laid: Sequence[Tile]) -> tuple[dict[tuple[int, int, int], Segment], dict[tuple[int, int, int], Segment]]:
    """Return the segment of a road or city at each side, and that of a field at each half edge."""
    sides: dict[tuple[int, int, int], Segment] = {}
    halves: dict[tuple[int, int, int], Segment] = {}
    for name, x, y, turn in laid:
        facts = FACTS[name]
        for part, road in enumerate(facts["roads"]):
            sides |= {(x, y, ("NESW".index(side) + turn) % 4): (x, y, "road", part) for side in road}
        for part, (city, _) in enumerate(facts["cities"]):
            sides |= {(x, y, ("NESW".index(side) + turn) % 4): (x, y, "city", part) for side in city}
        for part, (reached, _) in enumerate(facts["fields"]):
            halves |= {(x, y, (half + 2 * turn) % 8): (x, y, "field", part) for half in reached}
    return sides, halves | {(x, y, -1): (x, y, "monastery", 0) for name, x, y, _ in laid if FACTS[name]["monastery"]}


def _links(
    sides: Mapping[tuple[int, int, int], Segment], halves: Mapping[tuple[int, int, int], Segment]
) -> dict[Segment, list[Segment]]:
    """Return what touches each segment."""
    links: dict[Segment, list[Segment]] = {node: [] for node in (*sides.values(), *halves.values())}
    for (x, y, side), node in sides.items():
        if (other := sides.get((*_step(x, y, side), (side + 2) % 4))) is not None:
            assert other[2] == node[2], f"{node} meets {other}"
            links[node].append(other)
    for (x, y, half), node in halves.items():
        if half >= 0 and (other := halves.get((*_step(x, y, half // 2), TOUCHING[half]))) is not None:
            links[node].append(other)
    return links


def _city_facts(laid: Sequence[Tile]) -> tuple[dict[Segment, int], dict[Segment, list[Segment]]]:
    """Return the shields of each city's segment, and the cities that each field's borders on its tile."""
    shields = {
        (x, y, "city", part): number for name, x, y, _ in laid for part, (_, number) in enumerate(FACTS[name]["cities"])
    }
    beside = {
        (x, y, "field", part): [(x, y, "city", city) for city in cities]
        for name, x, y, _ in laid
        for part, (_, cities) in enumerate(FACTS[name]["fields"])
    }
    return shields, beside


def _flood(node: Segment, links: Mapping[Segment, Sequence[Segment]]) -> frozenset[Segment]:
    reached, waiting = {node}, deque([node])
    while waiting:
        for other in links[waiting.popleft()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return frozenset(reached)


def _step(x: int, y: int, side: int) -> Square:
    return x + STEPS[side][0], y + STEPS[side][1]


def edge(name: str, turn: int, side: int) -> str:
    letters: str = FACTS[name]["edges"]
    return letters[(side - turn) % 4]


def placements(laid: Sequence[Tile], name: str) -> Iterator[tuple[int, int, int]]:
    """Try every place next to a tile, in every turn that can be told apart."""
    there = {(x, y): (other, turn) for other, x, y, turn in laid}
    for x, y in {_step(*square, side) for square in there for side in range(4)} - there.keys():
        for turn in range(FACTS[name]["rot"]):
            near = [(side, there.get(_step(x, y, side))) for side in range(4)]
            if all(edge(*other, (side + 2) % 4) == edge(name, turn, side) for side, other in near if other):
                yield x, y, turn
