"""Positions for tests: a fresh table, with hands and boards changed as a test requires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.carrara.actions import Action
from bot.games.carrara.components import BUILDING_OF, CITIES, NO_BLOCKS, Blocks, Building, City, Objects, plus
from bot.games.carrara.events import Event
from bot.games.carrara.position import Built, CarraraPhase, CarraraPlayer, CarraraPosition, deal
from bot.games.carrara.rules import legal, play
from bot.games.chance import Chance, FixedChance
from bot.games.contract import IllegalAction, Played

CITY_OF: Mapping[str, City] = {city.key: city for city in CITIES}
EMPTY_WHEEL = (NO_BLOCKS,) * 6


def building(name: str) -> Building:
    return BUILDING_OF[name]


def buildings(names: str) -> tuple[Building, ...]:
    return tuple(map(building, names.split()))


def board(text: str) -> tuple[Built, ...]:
    """Return buildings in cities: `"villa3 pisa, porta1 massa"`."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return tuple(Built(building(name), CITY_OF[city]) for name, city in parts)


def wheel(**segments: Blocks) -> tuple[Blocks, ...]:
    """Return a wheel with blocks, `wheel(s2=Blocks(white=1))`."""
    return tuple(segments.get(f"s{number}", NO_BLOCKS) for number in range(1, 7))


def player(position: CarraraPosition, seat: int, **changes: Any) -> CarraraPosition:
    players = list(position.players)
    players[seat] = players[seat]._replace(**changes)
    return position._replace(players=tuple(players))


def table(seats: int = 2, phase: CarraraPhase = CarraraPhase.ACTION, **changes: Any) -> CarraraPosition:
    """Set up a table in seat 0's turn; keys of a player change seat 0, all others the position."""
    position = deal(seats, {}, FixedChance())
    own = {key: changes.pop(key) for key in CarraraPlayer._fields if key in changes}
    return player(position, 0, **own)._replace(phase=phase, **changes)


def able_to_announce(seats: int = 2, **changes: Any) -> CarraraPosition:
    """Set up a table where seat 0 meets all three conditions exactly."""
    boards = {
        2: "palazzo5 massa, porta5 massa, villa5 massa, castello5 massa, biblioteca5 massa, cattedrale5 massa",
        3: "palazzo5 massa, porta5 massa, villa5 massa, castello5 massa, biblioteca5 massa",
        4: "palazzo5 massa, porta5 massa, villa5 massa, castello5 massa",
    }
    objects = {2: (2, 2, 2, 2, 0, 0), 3: (2, 2, 2, 1, 0, 0), 4: (2, 2, 2, 0, 0, 0)}
    built = board(boards[seats])
    return table(
        seats,
        **{
            "phase": CarraraPhase.AFTER_ACTION,
            "coins": 0,
            "buildings": built,
            "objects": Objects(*objects[seats]),
            "types_scored": tuple(item.building.type for item in built[:4]),
            **changes,
        },
    )


def do(position: CarraraPosition, *actions: Action, chance: Chance | None = None) -> CarraraPosition:
    for action in actions:
        position = play(position, position.turn, action, chance or FixedChance()).position
    return position


def happens(position: CarraraPosition, action: Action) -> tuple[Event, ...]:
    return played(position, action).events


def played(position: CarraraPosition, action: Action, chance: Chance | None = None) -> Played[CarraraPosition]:
    return play(position, position.turn, action, chance or FixedChance())


def choices(position: CarraraPosition) -> list[Action]:
    return list(legal(position, position.turn))


def refusal(position: CarraraPosition, action: Action, seat: int | None = None) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as refused:
        play(position, position.turn if seat is None else seat, action, FixedChance())
    return refused.value.reason, refused.value.facts


def all_blocks(position: CarraraPosition) -> Blocks:
    """Count all blocks, wherever they are; always 7 of each colour."""
    total = position.bag
    for part in (*position.wheel, *(player.blocks for player in position.players)):
        total = plus(total, part)
    return total
