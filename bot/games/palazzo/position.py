"""The whole state of a game, and its setup (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple

from bot.games.chance import Chance, together
from bot.games.contract import BadData
from bot.games.palazzo.components import (
    ALL_CARDS,
    NO_CARDS,
    OPENING,
    QUARRIES,
    SEATS,
    START_CARDS,
    Card,
    Cards,
    Currency,
    Stack,
    Tile,
)
from bot.games.palazzo.options import EVEN_STACKS, OWN_STACKS, check_options
from bot.games.palazzo.player import Player
from bot.games.palazzo.stacks import check_stacks, lay_out


class Phase(StrEnum):
    """What the seat that is asked has to do."""

    TURN = "turn"
    """Begin its turn: take money, reveal tiles or rebuild."""
    MONEY = "money"
    """Take of the money revealed."""
    REVEALED = "revealed"
    """Buy or auction."""
    BIDDING = "bidding"
    CHOOSING = "choosing"
    """Take a tile of a quarry with four or more."""
    BUILDING = "building"
    END = "end"
    OVER = "over"
    STOPPED = "stopped"
    """Of views alone: the game was ended before its rules would end it."""


class Laid(NamedTuple):
    """What a seat has laid in an auction."""

    cards: Cards = NO_CARDS
    value: int = 0
    """What it counts, with the certificate of the seat that auctions."""
    currency: Currency | None = None
    """The one that it is bound to, if any."""
    passed: bool = False


class Position(NamedTuple):
    """The whole state of a game, including hidden parts."""

    players: tuple[Player, ...]
    stacks: tuple[Stack, ...]
    """I, II and III."""
    warehouse: tuple[Tile, ...]
    quarries: tuple[tuple[Tile, ...], ...]
    """1 to 4."""
    builder: int
    """The quarry on which the builder stands, from 1."""
    envoys: int
    """Those revealed."""
    pile: tuple[Card, ...]
    """From the top."""
    discards: Cards
    display: Cards
    """The money revealed and not taken yet."""
    turn: int
    """The seat whose turn it is."""
    asked: int
    """The seat that is to act."""
    phase: Phase
    bids: tuple[Laid, ...] = ()
    """By seat, in an auction."""
    to_build: tuple[Tile, ...] = ()
    """What the seat that is asked has got and must build."""
    chosen: int = 0
    """The seats that have taken a tile of a quarry in this turn."""
    even_stacks: bool = False
    own_stacks: bool = False

    @property
    def quarry(self) -> tuple[Tile, ...]:
        """The tiles of the quarry on which the builder stands."""
        return self.quarries[self.builder - 1]

    def with_player(self, seat: int, player: Player, **changes: Any) -> Position:
        """Return it with a seat's belongings replaced, and other changes."""
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]), **changes)

    def with_quarry(self, quarry: int, tiles: tuple[Tile, ...], **changes: Any) -> Position:
        """Return it with other tiles in a quarry, from 1, and other changes."""
        return self._replace(quarries=(*self.quarries[: quarry - 1], tiles, *self.quarries[quarry:]), **changes)

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.players)


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Position:
    """Set up a game; raise BadData."""
    if seats not in SEATS:
        raise BadData("seats", f"{seats} is not from {SEATS.start} to {SEATS[-1]}")
    check_options(options)
    stacks = together(chance, partial(lay_out, options))
    check_stacks(stacks, options)
    money = chance.sample(ALL_CARDS, len(ALL_CARDS))
    first, *others = stacks
    opened = first.tiles[:OPENING]
    hands = [Cards(money[START_CARDS * seat : START_CARDS * (seat + 1)]) for seat in range(seats)]
    return Position(
        players=tuple(Player(hand) for hand in hands),
        stacks=(Stack(first[len(opened) :]), *others),
        warehouse=opened[-1:],
        quarries=tuple((tile,) for tile in opened[:-1]),
        builder=QUARRIES.start,
        envoys=0,
        pile=tuple(money[START_CARDS * seats :]),
        discards=NO_CARDS,
        display=NO_CARDS,
        turn=0,
        asked=0,
        phase=Phase.TURN,
        even_stacks=EVEN_STACKS in options,
        own_stacks=OWN_STACKS in options,
    )
