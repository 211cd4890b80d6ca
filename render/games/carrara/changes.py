"""Changes since an earlier turn, collected from events so that pictures can mark them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.games.carrara.components import (
    NO_BLOCKS,
    OBJECTS,
    SEGMENTS,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Object,
    minus,
    plus,
)
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    EndAnnounced,
    Event,
    ObjectBought,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.view import CarraraView
from bot.games.contract import GameEnded, TurnEnded

Turn = tuple[int, tuple[Event, ...]]
"""A seat, and what it did in its turn."""


def group_by_turn(events: Sequence[Event]) -> list[Turn]:
    """Divide events into turns."""
    found: list[Turn] = []
    ended = True
    for event in events:
        if isinstance(event, TurnEnded | GameEnded):
            ended = True
            continue
        if ended or found[-1][0] != event.seat:
            found.append((event.seat, ()))
        found[-1] = event.seat, (*found[-1][1], event)
        ended = False
    return found


@dataclass(slots=True)
class Changes:
    """What to mark: blocks by segment, the rest by component."""

    drawn: list[Blocks] = field(default_factory=lambda: [NO_BLOCKS] * SEGMENTS)
    taken: list[Blocks] = field(default_factory=lambda: [NO_BLOCKS] * SEGMENTS)
    taken_by: list[int | None] = field(default_factory=lambda: [None] * SEGMENTS)
    """By segment: who bought there."""
    revealed: set[Building] = field(default_factory=set)
    built: set[Building] = field(default_factory=set)
    types: set[tuple[int, BuildingType]] = field(default_factory=set)
    cities: set[City] = field(default_factory=set)
    categories: set[tuple[int, Category]] = field(default_factory=set)
    sold: dict[Object, int] = field(default_factory=dict)
    taken_from_supply: set[Object] = field(default_factory=set)
    points: dict[int, int] = field(default_factory=dict)

    def gain(self, seat: int, points: int) -> None:
        """Record that a seat gained points, if any."""
        if points:
            self.points[seat] = self.points.get(seat, 0) + points


def changes(view: CarraraView, events: Sequence[Event]) -> Changes:
    """Collect what the events changed, as far as it is still visible in the view."""
    seen = Changes()
    for event in events:
        _add(seen, event)
    seen.drawn = [_common(drawn, lies) for drawn, lies in zip(seen.drawn, view.wheel, strict=True)]
    return seen


def _add(seen: Changes, event: Event) -> None:
    match event:
        case WheelTurned(drawn=drawn):
            seen.drawn = [plus(drawn, seen.drawn[-1]), *seen.drawn[:-1]]
            seen.taken = [NO_BLOCKS] * SEGMENTS
        case BlocksTaken(seat=seat, segment=segment, blocks=blocks):
            place = segment - 1
            seen.taken_by[place] = seat
            seen.drawn[place] = minus(seen.drawn[place], _common(seen.drawn[place], blocks))
            seen.taken[place] = plus(seen.taken[place], blocks)
        case BuildingBuilt(building=building, revealed=revealed):
            seen.built.add(building)
            seen.revealed.discard(building)
            if revealed is not None:
                seen.revealed.add(revealed)
        case TypeScored(seat=seat, type=building_type, points=points, objects=objects):
            seen.types.add((seat, building_type))
            seen.taken_from_supply.update(kind for kind in OBJECTS if objects[kind])
            seen.gain(seat, points)
        case CityScored(seat=seat, city=city, points=points, objects=objects):
            seen.cities.add(city)
            seen.taken_from_supply.update(kind for kind in OBJECTS if objects[kind])
            seen.gain(seat, points)
        case CategoryScored(seat=seat, category=category, points=points):
            seen.categories.add((seat, category))
            seen.gain(seat, points)
        case ObjectBought(seat=seat, object=bought):
            seen.sold[bought] = seat
        case EndAnnounced(seat=seat, points=points):
            seen.gain(seat, points)
        case _:
            pass


def _common(a: Blocks, b: Blocks) -> Blocks:
    return Blocks(*(min(x, y) for x, y in zip(a, b, strict=True)))
