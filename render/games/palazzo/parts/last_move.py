"""What a seat did last, said in signs, in as much detail as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from bot.games.palazzo import (
    AuctionBegun,
    AuctionWon,
    BidMade,
    Card,
    EnvoyRevealed,
    FloorAdded,
    FloorTakenOut,
    MoneyChosen,
    MoneyRevealed,
    NothingAuctioned,
    PalazzoBegun,
    Passed,
    Tile,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TileRevealed,
    TilesBought,
    TilesOffered,
)
from render.common.ribbon import Line
from render.common.sayings import Messages
from render.engine import theme
from render.games.palazzo.parts.tile import RATIO, tile_sprite


class Level(NamedTuple):
    """How many of the latest events are said, and the size of words."""

    events: int
    size: int


LEVELS: Final = tuple(Level(events, size) for events in (9, 4, 3, 2, 1) for size in (43, 39, 35))
"""From everything in large signs to the last event alone."""


def said_in(say: Messages, latest: Sequence[Any], level: Level) -> Line:
    """Say what a seat did last."""
    line = Line(level.size)
    for number, event in enumerate(latest[-level.events :]):
        line.divide() if number else line.group()
        _say(line, say, event, level.size)
    return line


def _say(line: Line, say: Messages, event: Any, size: int) -> None:
    match event:
        case MoneyRevealed(_, cards, _):
            for card in cards:
                _card(line, card, size)
        case MoneyChosen(_, cards):
            line.word("plus", "+", theme.NEW)
            for card in cards:
                _card(line, card, size)
        case TileRevealed(_, tile, quarry):
            _tile(line, tile, size)
            line.word("where", "→" + (say("picture-warehouse-short") if quarry is None else str(quarry)))
        case EnvoyRevealed(_, number):
            line.sprite("envoy", "envoy", size)
            line.word("number", str(number))
        case TilesBought(_, tiles, _, price) | AuctionWon(_, _, tiles, _, price):
            for tile in tiles:
                _tile(line, tile, size)
            line.word("paid", f"−{price}", theme.NEW)
        case AuctionBegun(_, quarry, _, _) | TilesOffered(_, quarry, _):
            line.sprite("builder", "builder", size)
            line.word("quarry", f"→{quarry}")
        case NothingAuctioned():
            line.sprite("builder", "builder", size)
        case BidMade(_, _, value):
            line.word("bid", say("picture-bid", bid=value))
        case Passed():
            line.word("passed", say("picture-passed"))
        case (
            PalazzoBegun(_, tile, _) | FloorAdded(_, tile, _) | TileInserted(_, _, tile, _, _) | TileChosen(_, _, tile)
        ):
            line.word("plus", "+", theme.NEW)
            _tile(line, tile, size)
        case FloorTakenOut(_, _, tile, _, _) | TileDiscarded(_, tile) | TileRemoved(_, _, tile, _):
            line.word("minus", "−", theme.NEW)
            _tile(line, tile, size)


def _tile(line: Line, tile: Tile, size: int) -> None:
    width = round(size * 1.05 / RATIO)
    line.sprite("tile", tile_sprite(tile), width, round(width * RATIO))
    line.word("floor", str(tile.floor))


def _card(line: Line, card: Card, size: int) -> None:
    line.sprite("money", "certificate" if card.currency is None else f"money-{card.currency}", size)
    line.word("worth", str(card.worth))
