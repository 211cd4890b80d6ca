"""Actions packed into the short ids of controls: cards as a digit for each kind, tiles by their numbers.

A draft says where each of the tiles that are built together goes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Build,
    Buy,
    ChooseMoney,
    ChooseTile,
    EndTurn,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.components import TILES, Card, Cards, Tile, Tiles
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.prospects import best_building, player_of, to_build
from bot.games.palazzo.view import PalazzoSeatView
from cogs.core.controls import InvalidControl, parse_int
from cogs.core.face import ActingSeat

GAME: Final = "palazzo"
Turn: TypeAlias = ActingSeat[PalazzoSeatView]
_PLAIN: Final[dict[str, Action]] = {
    "money": TakeMoney(),
    "tiles": Reveal(),
    "auction": Auction(),
    "pass": Pass(),
    "end": EndTurn(),
}
_NAMES: Final = {action: name for name, action in _PLAIN.items()}
_CARDS: Final = re.compile(f"[0-9a-f]{{{len(Card)}}}", re.ASCII)
_TILES: Final = tuple(TILES.values())


def pack(action: Action) -> str:
    """Write an action other than building, which is written as a draft."""
    match action:
        case ChooseMoney(cards):
            return f"take.{_cards(cards)}"
        case Bid(cards):
            return f"bid.{_cards(cards)}"
        case Buy(tiles, cards):
            return ".".join(["buy", _cards(cards), *(str(tile.number) for tile in tiles)])
        case ChooseTile(tile):
            return f"tile.{tile.number}"
        case TakeOut(palazzo, floor, card):
            return f"out.{card.number}.{palazzo}.{floor}"
        case Insert(single, palazzo, card):
            return f"in.{card.number}.{single}.{palazzo}"
        case Remove(single, card):
            return f"away.{card.number}.{single}"
    return _NAMES[action]


def unpack(text: str) -> Action:
    """Read an action; raise InvalidControl."""
    name, *parts = text.split(".")
    match name, parts:
        case "take", [cards]:
            return ChooseMoney(_read_cards(cards))
        case "bid", [cards]:
            return Bid(_read_cards(cards))
        case "buy", [cards, *tiles]:
            return Buy(Tiles(map(_tile, tiles)), _read_cards(cards))
        case "tile", [tile]:
            return ChooseTile(_tile(tile))
        case "out", [card, palazzo, floor]:
            return TakeOut(parse_int(palazzo), parse_int(floor), _card(card))
        case "in", [card, single, palazzo]:
            return Insert(parse_int(single), parse_int(palazzo), _card(card))
        case "away", [card, single]:
            return Remove(parse_int(single), _card(card))
    if parts or name not in _PLAIN:
        raise InvalidControl(text)
    return _PLAIN[name]


def _cards(cards: Cards) -> str:
    counts = Counter(cards)
    return "".join(f"{counts[card]:x}" for card in Card)


def _read_cards(text: str) -> Cards:
    if _CARDS.fullmatch(text) is None:
        raise InvalidControl(text)
    return Cards(card for card, count in zip(Card, text, strict=True) for _ in range(int(count, 16)))


def _card(text: str) -> Card:
    number = parse_int(text)
    found = next((card for card in Card if card.number == number), None)
    if found is None:
        raise InvalidControl(text)
    return found


def _tile(text: str) -> Tile:
    number = parse_int(text)
    if number >= len(_TILES):
        raise InvalidControl(text)
    return _TILES[number]


def write_draft(actions: Sequence[Build]) -> str:
    """Write where tiles go, the lowest floor first."""
    return "-".join(write_place(action) for action in actions)


def write_place(action: Build) -> str:
    """Write where a tile goes: on a palazzo by its number, a new one, or out of the game."""
    return str(action.palazzo) if isinstance(action, AddFloor) else "n" if isinstance(action, BeginPalazzo) else "x"


def read_draft(turn: Turn, text: str) -> Sequence[Build]:
    """Read where tiles go, replacing impossible places by the best; raise InvalidControl for nonsense."""
    tiles, parts = to_build(turn.view), text.split("-")
    if turn.view.phase is not PalazzoPhase.BUILDING or len(parts) != len(tiles):
        raise InvalidControl(text)
    built, done = player_of(turn.view), list[Build]()
    for place, (tile, part) in enumerate(zip(tiles, parts, strict=True)):
        action = next((site for site in sites(built, tile) if write_place(site) == part), None)
        done.append(best_building(turn.view, built, tiles[place:])[0] if action is None else action)
        built = apply_building(built, done[-1])
    return tuple(done)
