"""The moments of a game for two that the lesson is about, each set up by itself."""

from __future__ import annotations

from typing import Any

from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOY, ENVOYS, TILES, Card, Cards, Stack, Tile, Tiles
from bot.games.palazzo.player import Palazzo, Player
from bot.games.palazzo.position import Laid, Phase, Position

_MATERIALS = {"b": "brick", "s": "sandstone", "m": "marble"}
_CURRENCIES = {"f": "florin", "d": "ducat", "s": "scudo", "c": "cert"}


def tiles(line: str) -> tuple[Tile, ...]:
    """Read tiles: `b12` is brick, floor 1, with 2 windows."""
    return tuple(TILES[f"{_MATERIALS[word[0]]}-{word[1]}-{word[2]}"] for word in line.split())


def cards(line: str) -> Cards:
    """Read cards: `f7` is a florin of 7, `c2` a certificate."""
    return Cards(Card(f"{_CURRENCIES[word[0]]}{word[1]}") for word in line.split())


def moment(
    phase: Phase,
    hands: tuple[str, str],
    palazzi: tuple[tuple[str, ...], tuple[str, ...]] = ((), ()),
    *,
    warehouse: str = "",
    quarries: tuple[str, str, str, str] = ("", "", "", ""),
    display: str = "",
    to_build: str = "",
    bids: tuple[Laid, ...] = (),
    **others: Any,
) -> Position:
    """Set up a moment; what is not named lies in stack III, in the pile, or out of sight."""
    built = tuple(tuple(map(tiles, own)) for own in palazzi)
    players = tuple(
        Player(
            cards(hand), palazzi=tuple(Palazzo(number, floors) for number, floors in enumerate(own, 1)), begun=len(own)
        )
        for hand, own in zip(hands, built, strict=True)
    )
    laid = Cards(card for each in bids for card in each.cards)
    gone = [*tiles(warehouse), *tiles(to_build), *(tile for line in quarries for tile in tiles(line))]
    gone += [tile for own in built for floors in own for tile in floors]
    spent = [*cards(display), *laid, *(card for player in players for card in player.hand)]
    return Position(
        players=players,
        stacks=(Stack(), Stack(), Stack([*Tiles(ALL_TILES).minus(gone), *[ENVOY] * ENVOYS])),
        warehouse=tiles(warehouse),
        quarries=tuple(map(tiles, quarries)),
        builder=others.pop("builder", 1),
        envoys=0,
        pile=tuple(ALL_CARDS.minus(spent)),
        discards=Cards(),
        display=cards(display),
        turn=others.pop("turn", 0),
        asked=0,
        phase=phase,
        bids=bids,
        to_build=tiles(to_build),
        **others,
    )
