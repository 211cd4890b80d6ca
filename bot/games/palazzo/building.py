"""Building tiles that were bought, won or chosen (section 4), and rebuilding one for a card (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import (
    AddFloor,
    BeginPalazzo,
    Build,
    Discard,
    Insert,
    PalazzoReason,
    Rebuild,
    Remove,
    TakeOut,
)
from bot.games.palazzo.components import Cards, Tile, Tiles
from bot.games.palazzo.events import (
    Event,
    FloorAdded,
    FloorTakenOut,
    PalazzoBegun,
    TileDiscarded,
    TileInserted,
    TileRemoved,
)
from bot.games.palazzo.position import Palazzo, PalazzoPhase, PalazzoPlayer, PalazzoPosition
from bot.games.palazzo.turn import check_owned


def can_carry(palazzo: Palazzo, tile: Tile) -> bool:
    """Return whether a tile can be built on top, as its floor is higher."""
    return palazzo.top < tile.floor


def sites(player: PalazzoPlayer, tile: Tile) -> list[Build]:
    """List the ways to build a tile: as a new palazzo, on each that carries it, and discarding it."""
    on = [AddFloor(tile, palazzo.number) for palazzo in player.palazzi if can_carry(palazzo, tile)]
    return [BeginPalazzo(tile), *on, Discard(tile)]


def rebuildings(palazzi: tuple[Palazzo, ...]) -> Iterator[tuple[type[Any], tuple[int, int] | tuple[int]]]:
    """Yield the ways to rebuild palazzi: the class of each action, and its fields without the card."""
    for palazzo in palazzi:
        if len(palazzo.floors) > 1:
            yield from ((TakeOut, (palazzo.number, tile.floor)) for tile in palazzo.floors)
            continue
        top = palazzo.top
        for other in palazzi:
            if other is not palazzo and not other.has(top):
                yield Insert, (palazzo.number, other.number)
        yield Remove, (palazzo.number,)


def apply_building(player: PalazzoPlayer, action: Build | Rebuild) -> PalazzoPlayer:
    """Return the player after building or rebuilding, before paying a card."""
    palazzi, begun = {palazzo.number: palazzo for palazzo in player.palazzi}, player.begun
    match action:
        case BeginPalazzo(tile):
            begun += 1
            palazzi[begun] = Palazzo(begun, (tile,))
        case AddFloor(tile, number):
            palazzi[number] = palazzi[number].with_floor(tile)
        case TakeOut(number, floor):
            begun += 1
            palazzi[begun] = Palazzo(begun, (palazzi[number].tile(floor),))
            palazzi[number] = palazzi[number].without_floor(floor)
        case Insert(single, number):
            palazzi[number] = palazzi[number].with_floor(palazzi.pop(single).floors[0])
        case Remove(single):
            del palazzi[single]
    return player._replace(palazzi=tuple(palazzi.values()), begun=begun)


def find_palazzo(position: PalazzoPosition, number: int) -> Palazzo:
    """Return a palazzo of the seat that is asked, or raise IllegalAction."""
    for palazzo in position.players[position.asked].palazzi:
        if palazzo.number == number:
            return palazzo
    raise IllegalAction(PalazzoReason.NO_SUCH_PALAZZO, palazzo=number)


def check_build(position: PalazzoPosition, action: Build) -> None:
    """Refuse a tile that the seat does not have to build, or that does not fit on top of the palazzo."""
    tile = action.tile
    if tile not in position.to_build:
        raise IllegalAction(PalazzoReason.NOT_YOURS_TO_BUILD, tile=tile, tiles=Tiles(position.to_build))
    if isinstance(action, AddFloor):
        palazzo = find_palazzo(position, action.palazzo)
        if not can_carry(palazzo, tile):
            raise IllegalAction(PalazzoReason.FLOOR_TOO_LOW, palazzo=palazzo.number, floor=tile.floor, top=palazzo.top)


def build_tile(position: PalazzoPosition, action: Build, _: Chance) -> Played[PalazzoPosition]:
    """Build or discard a tile; next comes another tile, another seat or the end of the turn."""
    seat, tile = position.asked, action.tile
    player = apply_building(position.players[seat], action)
    event: Event
    match action:
        case BeginPalazzo():
            event = PalazzoBegun(seat, tile, player.begun)
        case AddFloor(_, number):
            event = FloorAdded(seat, tile, number)
        case Discard():
            event = TileDiscarded(seat, tile)
    after = position.with_player(seat, player, to_build=tuple(Tiles(position.to_build).minus((tile,))))
    if not after.to_build and 0 < after.chosen < len(after.players):
        after = after._replace(asked=after.after(seat), phase=PalazzoPhase.CHOOSING)
    elif not after.to_build:
        after = after._replace(asked=after.turn, chosen=0, phase=PalazzoPhase.END)
    return Played(after, (event,))


def check_rebuild(position: PalazzoPosition, action: Rebuild) -> None:
    """Refuse a missing floor or palazzo, moving a palazzo of several floors, and a second tile of the same floor."""
    if isinstance(action, TakeOut):
        palazzo = find_palazzo(position, action.palazzo)
        if not palazzo.has(action.floor):
            raise IllegalAction(PalazzoReason.NO_SUCH_FLOOR, palazzo=palazzo.number, floor=action.floor)
        if len(palazzo.floors) == 1:
            raise IllegalAction(PalazzoReason.ONLY_FLOOR, palazzo=palazzo.number)
    else:
        single = find_palazzo(position, action.single)
        if len(single.floors) > 1:
            raise IllegalAction(PalazzoReason.NOT_SINGLE, palazzo=single.number)
        if isinstance(action, Insert):
            palazzo = find_palazzo(position, action.palazzo)
            if palazzo == single:
                raise IllegalAction(PalazzoReason.SAME_PALAZZO, palazzo=palazzo.number)
            if palazzo.has(single.top):
                raise IllegalAction(PalazzoReason.FLOOR_TAKEN, palazzo=palazzo.number, floor=single.top)
    check_owned(position, Cards((action.card,)))


def rebuild(position: PalazzoPosition, action: Rebuild, _: Chance) -> Played[PalazzoPosition]:
    """Rebuild and pay the card, which ends the turn."""
    seat, card = position.asked, action.card
    player = apply_building(position.players[seat], action)
    event: Event
    match action:
        case TakeOut(number, floor):
            event = FloorTakenOut(seat, number, find_palazzo(position, number).tile(floor), player.begun, card)
        case Insert(single, number):
            event = TileInserted(seat, single, find_palazzo(position, single).floors[0], number, card)
        case Remove(single):
            event = TileRemoved(seat, single, find_palazzo(position, single).floors[0], card)
    paid = Cards((card,))
    after = position.with_player(
        seat, player.giving(paid), discards=position.discards.plus(paid), phase=PalazzoPhase.END
    )
    return Played(after, (event,), reveals=True)
