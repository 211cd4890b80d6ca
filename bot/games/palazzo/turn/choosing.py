"""Four or more tiles in a quarry: everyone takes one (section 5)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import ChooseTile
from bot.games.palazzo.components import Tiles
from bot.games.palazzo.events import Event, TileChosen, TilesLeft
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.reasons import Reason


def check_choose_tile(position: Position, action: ChooseTile) -> None:
    """Raise IllegalAction unless the tile is there."""
    if action.tile not in position.quarry:
        raise IllegalAction(Reason.NOT_IN_QUARRY, tile=action.tile, tiles=Tiles(position.quarry))


def choose_tile(position: Position, action: ChooseTile, _: Chance) -> Played[Position]:
    """Take a tile to build; what is left when all have one leaves the game."""
    seat, quarry = position.asked, position.builder
    left = Tiles(position.quarry).minus((action.tile,))
    happened: list[Event] = [TileChosen(seat, quarry, action.tile)]
    chosen = position.chosen + 1
    if chosen == len(position.players):
        if left:
            happened.append(TilesLeft(quarry, left))
        left = Tiles()
    after = position.with_quarry(quarry, tuple(left), to_build=(action.tile,), chosen=chosen, phase=Phase.BUILDING)
    return Played(after, tuple(happened), reveals=False)
