"""Building tiles that were bought, won or chosen (section 4)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import AddFloor, BeginPalazzo, Discard
from bot.games.palazzo.components import Tile, Tiles
from bot.games.palazzo.events import Event, FloorAdded, PalazzoBegun, TileDiscarded
from bot.games.palazzo.player import Palazzo, Player
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.reasons import Reason


def check_got(position: Position, action: BeginPalazzo | AddFloor | Discard) -> None:
    """Raise IllegalAction unless the tile is one of those that the seat has got."""
    if action.tile not in position.to_build:
        raise IllegalAction(Reason.NOT_YOURS_TO_BUILD, tile=action.tile, tiles=Tiles(position.to_build))


def own_palazzo(position: Position, number: int) -> Palazzo:
    """Return a palazzo of the seat that is asked, or raise IllegalAction."""
    found = position.players[position.asked].palazzo(number)
    if found is None:
        raise IllegalAction(Reason.NO_SUCH_PALAZZO, palazzo=number)
    return found


def carries(palazzo: Palazzo, tile: Tile) -> bool:
    """Return whether a tile can be built on top: floors rise and are never equal."""
    return palazzo.top < tile.floor


def check_add_floor(position: Position, action: AddFloor) -> None:
    """Raise IllegalAction unless the tile belongs on top of the palazzo."""
    check_got(position, action)
    palazzo = own_palazzo(position, action.palazzo)
    if not carries(palazzo, action.tile):
        raise IllegalAction(Reason.FLOOR_TOO_LOW, palazzo=palazzo.number, floor=action.tile.floor, top=palazzo.top)


def begin_palazzo(position: Position, action: BeginPalazzo, _: Chance) -> Played[Position]:
    """Build a tile as a new palazzo."""
    player = position.players[position.asked].beginning(action.tile)
    return _built(position, player, action.tile, PalazzoBegun(position.asked, action.tile, player.begun))


def add_floor(position: Position, action: AddFloor, _: Chance) -> Played[Position]:
    """Build a tile on top of a palazzo."""
    palazzo = own_palazzo(position, action.palazzo)
    player = position.players[position.asked].changing(palazzo.with_floor(action.tile))
    return _built(position, player, action.tile, FloorAdded(position.asked, action.tile, palazzo.number))


def discard(position: Position, action: Discard, _: Chance) -> Played[Position]:
    """Put a tile out of the game."""
    player = position.players[position.asked]
    return _built(position, player, action.tile, TileDiscarded(position.asked, action.tile))


def _built(position: Position, player: Player, tile: Tile, event: Event) -> Played[Position]:
    """Go on: with the next tile, the next seat to take one, or the end of the turn."""
    seat = position.asked
    after = position.with_player(seat, player, to_build=tuple(Tiles(position.to_build).minus((tile,))))
    if after.to_build:
        return Played(after, (event,), reveals=False)
    if 0 < after.chosen < len(after.players):
        after = after._replace(asked=after.after(seat), phase=Phase.CHOOSING)
    else:
        after = after._replace(asked=after.turn, chosen=0, phase=Phase.END)
    return Played(after, (event,), reveals=False)
