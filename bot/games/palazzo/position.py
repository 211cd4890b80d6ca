"""The whole state of a game."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from bot.games.hidden import PerSeat, Seat
from bot.games.palazzo.components import NO_CARDS, Card, Cards, Currency, Stack, Tile


class Palazzo(NamedTuple):
    """A stack of tiles, from the bottom; a single tile is a palazzo too."""

    number: int
    """Its name among the palazzi of its owner."""
    floors: tuple[Tile, ...]

    @property
    def top(self) -> int:
        """The number of its highest floor."""
        return self.floors[-1].floor

    def has(self, floor: int) -> bool:
        return any(tile.floor == floor for tile in self.floors)

    def tile(self, floor: int) -> Tile:
        return next(tile for tile in self.floors if tile.floor == floor)

    def with_floor(self, tile: Tile) -> Palazzo:
        return Palazzo(self.number, tuple(sorted((*self.floors, tile), key=lambda each: each.floor)))

    def without_floor(self, floor: int) -> Palazzo:
        return Palazzo(self.number, tuple(tile for tile in self.floors if tile.floor != floor))


class PalazzoPlayer(NamedTuple):
    """What belongs to a seat; its hand is hidden."""

    hand: Cards = NO_CARDS
    """In the order in which the cards were taken."""
    shown: Cards = NO_CARDS
    """The cards of the hand that everyone has seen, as they were taken openly or returned after a bid."""
    palazzi: tuple[Palazzo, ...] = ()
    """In the order of their numbers."""
    begun: int = 0
    """How many palazzi this seat has ever begun."""

    def taking(self, cards: Cards) -> PalazzoPlayer:
        """Return the player with more cards in hand, which everyone has seen."""
        return self._replace(hand=self.hand.plus(cards), shown=self.shown.plus(cards))

    def giving(self, cards: Cards) -> PalazzoPlayer:
        return self._replace(hand=self.hand.minus(cards), shown=self.shown.minus(cards))


class PalazzoPhase(StrEnum):
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
    """Its value, including the certificate of the seat that auctions."""
    currency: Currency | None = None
    """The currency that it is bound to, if any."""
    passed: bool = False


class PalazzoPosition(NamedTuple):
    """The whole state of a game, including hidden parts."""

    players: PerSeat[PalazzoPlayer]
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
    turn: Seat
    asked: Seat
    """The seat that is to act."""
    phase: PalazzoPhase
    bids: tuple[Laid, ...] = ()
    """By seat, in an auction."""
    to_build: tuple[Tile, ...] = ()
    """The tiles that the seat that is asked must build."""
    chosen: int = 0
    """How many seats have taken a tile of a full quarry in this turn."""
    even_stacks: bool = False
    own_stacks: bool = False

    @property
    def quarry(self) -> tuple[Tile, ...]:
        """The tiles of the quarry on which the builder stands."""
        return self.quarries[self.builder - 1]

    def with_player(self, seat: int, player: PalazzoPlayer, **changes: Any) -> PalazzoPosition:
        """Return it with a seat's belongings replaced, and other changes."""
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]), **changes)

    def with_quarry(self, quarry: int, tiles: tuple[Tile, ...], **changes: Any) -> PalazzoPosition:
        """Return it with other tiles in a quarry, from 1, and other changes."""
        return self._replace(quarries=(*self.quarries[: quarry - 1], tiles, *self.quarries[quarry:]), **changes)

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.players)
