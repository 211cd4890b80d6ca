"""What belongs to a seat: money in hand, and palazzi."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.palazzo.components import NO_CARDS, Cards, Tile


class Palazzo(NamedTuple):
    """Tiles on each other, from the bottom; a single tile is a palazzo too."""

    number: int
    """Its name among the palazzi of its owner."""
    floors: tuple[Tile, ...]

    @property
    def top(self) -> int:
        """The number of its highest floor."""
        return self.floors[-1].floor

    def has(self, floor: int) -> bool:
        """Return whether it has a tile of a floor."""
        return any(tile.floor == floor for tile in self.floors)

    def with_floor(self, tile: Tile) -> Palazzo:
        """Return it with a tile in its place."""
        return Palazzo(self.number, tuple(sorted((*self.floors, tile), key=lambda each: each.floor)))

    def without_floor(self, floor: int) -> Palazzo:
        """Return it without its tile of a floor."""
        return Palazzo(self.number, tuple(tile for tile in self.floors if tile.floor != floor))


class Player(NamedTuple):
    """What belongs to a seat; its hand is hidden."""

    hand: Cards = NO_CARDS
    """In the order in which the cards were taken."""
    shown: Cards = NO_CARDS
    """Those of the hand that everyone has seen: taken from the open ones, or taken back after a bid."""
    palazzi: tuple[Palazzo, ...] = ()
    """In the order of their numbers."""
    begun: int = 0
    """How many palazzi this seat has ever begun."""

    def palazzo(self, number: int) -> Palazzo | None:
        """Return a palazzo by its number; None if there is none."""
        return next((palazzo for palazzo in self.palazzi if palazzo.number == number), None)

    def taking(self, cards: Cards) -> Player:
        """Return the player with cards that everyone sees in hand."""
        return self._replace(hand=self.hand.plus(cards), shown=self.shown.plus(cards))

    def giving(self, cards: Cards) -> Player:
        """Return the player without cards of the hand."""
        return self._replace(hand=self.hand.minus(cards), shown=self.shown.minus(cards))

    def beginning(self, tile: Tile) -> Player:
        """Return the player with a new palazzo of this tile alone."""
        number = self.begun + 1
        return self._replace(palazzi=(*self.palazzi, Palazzo(number, (tile,))), begun=number)

    def changing(self, palazzo: Palazzo) -> Player:
        """Return the player with a palazzo in place of the one with its number."""
        palazzi = tuple(palazzo if each.number == palazzo.number else each for each in self.palazzi)
        return self._replace(palazzi=palazzi)

    def without(self, palazzo: Palazzo) -> Player:
        """Return the player without a palazzo."""
        return self._replace(palazzi=tuple(each for each in self.palazzi if each.number != palazzo.number))
