"""Revealing two tiles, for the warehouse and for a quarry, or envoys (section 3)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import Played
from bot.games.palazzo.actions import Reveal
from bot.games.palazzo.components import ENVOYS, QUARRIES, Envoy, Stack, Tile
from bot.games.palazzo.ending import end
from bot.games.palazzo.events import EnvoyRevealed, Event, TileRevealed
from bot.games.palazzo.position import Phase, Position


def reveal(position: Position, _: Reveal, __: Chance) -> Played[Position]:
    """Reveal two tiles; envoys are not replaced, and with the fifth the game is over at once."""
    seat, happened = position.turn, list[Event]()
    for to_warehouse in (True, False):
        piece, stacks = _taken(position.stacks)
        position = position._replace(stacks=stacks)
        if isinstance(piece, Envoy):
            position = position._replace(envoys=position.envoys + 1)
            happened.append(EnvoyRevealed(seat, position.envoys))
            if position.envoys == ENVOYS:
                over, events = end(position)
                return Played(over, (*happened, *events), reveals=True, turn_ended=seat)
        elif to_warehouse:
            position = position._replace(warehouse=(*position.warehouse, piece))
            happened.append(TileRevealed(seat, piece, None))
        else:
            quarry = destination(position.builder, piece)
            position = position.with_quarry(quarry, (*position.quarries[quarry - 1], piece))
            happened.append(TileRevealed(seat, piece, quarry))
    return Played(position._replace(phase=Phase.REVEALED), tuple(happened), reveals=True)


def destination(builder: int, tile: Tile) -> int:
    """Return the quarry to which a tile goes: as many on from the builder's, clockwise, as it has windows."""
    return (builder - 1 + tile.windows) % len(QUARRIES) + 1


def _taken(stacks: tuple[Stack, ...]) -> tuple[Tile | Envoy, tuple[Stack, ...]]:
    """Take the top of the first stack that is left."""
    number = next(number for number, stack in enumerate(stacks) if stack)
    first, *rest = stacks[number]
    return first, (*stacks[:number], Stack(rest), *stacks[number + 1 :])
