"""Rebuilding one tile, for any card of the hand (section 3)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import Insert, Remove, TakeOut
from bot.games.palazzo.components import Card, Cards
from bot.games.palazzo.events import Event, FloorTakenOut, TileInserted, TileRemoved
from bot.games.palazzo.player import Palazzo, Player
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.reasons import Reason
from bot.games.palazzo.turn.building import own_palazzo
from bot.games.palazzo.turn.buying import check_owned


def _check_card(position: Position, card: Card) -> None:
    check_owned(position.players[position.asked].hand, Cards((card,)))


def _single(position: Position, number: int) -> Palazzo:
    palazzo = own_palazzo(position, number)
    if len(palazzo.floors) > 1:
        raise IllegalAction(Reason.NOT_SINGLE, palazzo=number)
    return palazzo


def check_take_out(position: Position, action: TakeOut) -> None:
    """Raise IllegalAction unless the palazzo has this floor and another one, and the card is there."""
    palazzo = own_palazzo(position, action.palazzo)
    if not palazzo.has(action.floor):
        raise IllegalAction(Reason.NO_SUCH_FLOOR, palazzo=palazzo.number, floor=action.floor)
    if len(palazzo.floors) == 1:
        raise IllegalAction(Reason.ONLY_FLOOR, palazzo=palazzo.number)
    _check_card(position, action.card)


def check_insert(position: Position, action: Insert) -> None:
    """Raise IllegalAction unless it is a single tile whose floor the other palazzo lacks, and the card is there."""
    single = _single(position, action.single)
    palazzo = own_palazzo(position, action.palazzo)
    if palazzo == single:
        raise IllegalAction(Reason.SAME_PALAZZO, palazzo=palazzo.number)
    if palazzo.has(single.top):
        raise IllegalAction(Reason.FLOOR_TAKEN, palazzo=palazzo.number, floor=single.top)
    _check_card(position, action.card)


def check_remove(position: Position, action: Remove) -> None:
    """Raise IllegalAction unless it is a single tile, and the card is there."""
    _single(position, action.single)
    _check_card(position, action.card)


def take_out(position: Position, action: TakeOut, _: Chance) -> Played[Position]:
    """Take a floor out and lay it down as a single tile."""
    palazzo = own_palazzo(position, action.palazzo)
    tile = next(tile for tile in palazzo.floors if tile.floor == action.floor)
    player = position.players[position.asked].changing(palazzo.without_floor(action.floor)).beginning(tile)
    event = FloorTakenOut(position.asked, palazzo.number, tile, player.begun, action.card)
    return _rebuilt(position, player, action.card, event)


def insert(position: Position, action: Insert, _: Chance) -> Played[Position]:
    """Insert a single tile into another palazzo, in its place."""
    single, palazzo = own_palazzo(position, action.single), own_palazzo(position, action.palazzo)
    tile = single.floors[0]
    player = position.players[position.asked].without(single).changing(palazzo.with_floor(tile))
    event = TileInserted(position.asked, single.number, tile, palazzo.number, action.card)
    return _rebuilt(position, player, action.card, event)


def remove(position: Position, action: Remove, _: Chance) -> Played[Position]:
    """Put a single tile out of the game."""
    single = own_palazzo(position, action.single)
    player = position.players[position.asked].without(single)
    event = TileRemoved(position.asked, single.number, single.floors[0], action.card)
    return _rebuilt(position, player, action.card, event)


def _rebuilt(position: Position, player: Player, card: Card, event: Event) -> Played[Position]:
    """Pay the card, and end the turn's action."""
    cards = Cards((card,))
    after = position.with_player(
        position.asked, player.giving(cards), discards=position.discards.plus(cards), phase=Phase.END
    )
    return Played(after, (event,), reveals=True)
