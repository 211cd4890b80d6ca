"""What each seat is expected to score: its palazzi, its money, and what lies open for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo.components import DEAREST, ENVOYS, TOO_MANY, Cards, Tile
from bot.games.palazzo.computer.auctions import settle
from bot.games.palazzo.computer.plans import Builder
from bot.games.palazzo.computer.purse import POINT, cheapest, money_worth, purse
from bot.games.palazzo.computer.site import Sites
from bot.games.palazzo.computer.supply import Supply
from bot.games.palazzo.player import Palazzo
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.view import View

WAITING: Final = (0.7, 0.4, 0.3, 0.2)
"""What a good purchase counts for the seat whose turn it is, for the next one, and so on: others may come first."""
USUAL: Final = 1.5
"""What a turn brings anyway, without such a purchase."""
OPEN: Final = 0.7
"""What a tile counts that lies open, compared with one that surely comes: it may leave the game."""
STEPS: Final = (2, 4)
MANY: Final = 20
"""To a multiple of which number the pieces left are rounded, and from how many on to the second one."""
FOR_NOTHING: Final = 0.5
"""What counts of the tiles that the next auction offers, beyond what they bring others."""


class Seat(NamedTuple):
    """What a seat has."""

    palazzi: tuple[Palazzo, ...]
    begun: int
    hand: Cards


class Estimates:
    """Estimates with the same tiles to come."""

    __slots__ = ("builder", "reveals", "seats")

    def __init__(self, supply: Supply) -> None:
        self.builder = Builder(Sites(supply))
        self.reveals = supply.reveals
        self.seats = supply.seats

    def expected(self, position: Position) -> list[float]:
        """Return the points that each seat is expected to have in the end."""
        seats, warehouse, quarries, builder = self.until_next_turn(position)
        found = [self.worth(seat) for seat in seats]
        first = position.turn if position.phase in (Phase.TURN, Phase.REVEALED) else position.after(position.turn)
        for later in range(len(seats)):
            place = (first + later) % len(seats)
            offers = self._purchase(seats[place], warehouse)
            if not later:
                offers = max(offers, self._auction(seats, place, quarries, builder))
            found[place] += WAITING[later] * max(0.0, offers - USUAL)
        return found

    def as_it_lies(self, position: Position) -> list[float]:
        """Return the same for someone who does not think of what others will bid and buy."""
        seats = self.until_next_turn(position, bidding=False)[0]
        return [self.worth(seat) for seat in seats]

    def worth(self, seat: Seat) -> float:
        """Return what palazzi and money are worth."""
        return self.builder.worth(seat.palazzi) + money_worth(seat.hand, self.reveals, self.seats)

    def gain(self, seat: Seat, tiles: tuple[Tile, ...]) -> float:
        """Return what tiles bring a seat."""
        return self.builder.gain(seat.palazzi, seat.begun, tiles)

    def build(self, seat: Seat, tiles: tuple[Tile, ...]) -> Seat:
        """Return a seat that has built tiles as well as it can."""
        plan = self.builder.plans(seat.palazzi, seat.begun, tiles)[0]
        return Seat(plan.palazzi, plan.begun, seat.hand)

    def until_next_turn(
        self, position: Position, bidding: bool = True
    ) -> tuple[list[Seat], tuple[Tile, ...], tuple[tuple[Tile, ...], ...], int]:
        """Return what the seats have and what lies open once this turn has been played to its end.

        Without further bidding an auction ends with the bids that lie there.
        """
        seats = [Seat(player.palazzi, player.begun, player.hand) for player in position.players]
        quarries = position.quarries
        match position.phase:
            case Phase.MONEY:
                self._take(position, seats)
            case Phase.BIDDING:
                quarries = _without(quarries, position.builder)
                self._auctioned(position, seats, bidding)
            case Phase.BUILDING | Phase.CHOOSING:
                if position.to_build:
                    seats[position.asked] = self.build(seats[position.asked], position.to_build)
                if position.chosen or position.phase is Phase.CHOOSING:
                    quarries = _without(quarries, position.builder)
                    self._choose(position, seats)
        return seats, position.warehouse, quarries, position.builder

    def _take(self, position: Position, seats: list[Seat]) -> None:
        """Let everyone take of the money revealed what goes best with the hand."""
        left, place = position.display, position.asked
        while left:
            number = 2 if place == position.turn else 1
            for _ in range(min(number, len(left))):
                seat = seats[place]
                card = max(left, key=lambda card: purse((*seat.hand, card)))
                seats[place] = seat._replace(hand=seat.hand.plus((card,)))
                left = left.minus((card,))
            place = position.after(place)

    def _auctioned(self, position: Position, seats: list[Seat], bidding: bool) -> None:
        """Let the seat win that would bid most, for what the others would bid, or that has bid most."""
        tiles = position.quarry
        gains = [self.gain(seat, tiles) for seat in seats] if bidding else [0.0] * len(seats)
        winner, paid = settle(position, gains)
        for place, laid in enumerate(position.bids):
            if laid.cards and place != winner:
                seats[place] = seats[place]._replace(hand=seats[place].hand.plus(laid.cards))
        won = seats[winner]
        seats[winner] = self.build(won._replace(hand=won.hand.minus(paid)), tiles)

    def _choose(self, position: Position, seats: list[Seat]) -> None:
        """Let everyone who has not taken a tile yet take the best one."""
        left = list(position.quarry)
        chosen = position.chosen
        place = position.after(position.asked) if position.phase is Phase.BUILDING else position.asked
        while chosen < len(seats) and left:
            seat = seats[place]
            tile = max(left, key=lambda tile: self.gain(seat, (tile,)))
            left.remove(tile)
            seats[place] = self.build(seat, (tile,))
            place, chosen = position.after(place), chosen + 1

    def _purchase(self, seat: Seat, warehouse: tuple[Tile, ...]) -> float:
        """Return what the best tile of the warehouse would bring a seat in its turn, less its price."""
        if not warehouse:
            return 0.0
        # one more will be revealed
        price = max(0, DEAREST - len(warehouse) - 1)
        way = cheapest(seat.hand, price) if price else None
        if price and way is None:
            return 0.0
        lost = POINT * way.loss if way else 0.0
        return max([self.gain(seat, (tile,)) for tile in warehouse]) - lost

    def _auction(
        self, seats: Sequence[Seat], place: int, quarries: tuple[tuple[Tile, ...], ...], builder: int
    ) -> float:
        """Return about what the next auction would bring the seat that begins it."""
        order = [(builder - 1 + step) % len(quarries) for step in range(1, len(quarries) + 1)]
        tiles = next((quarries[number] for number in order if quarries[number]), ())
        if not tiles:
            return 0.0
        if len(tiles) >= TOO_MANY:
            return max([self.gain(seats[place], (tile,)) for tile in tiles])
        others = [self.gain(seat, tiles) for other, seat in enumerate(seats) if other != place]
        return FOR_NOTHING * (self.gain(seats[place], tiles) - max(0.0, *others))


def _without(quarries: tuple[tuple[Tile, ...], ...], quarry: int) -> tuple[tuple[Tile, ...], ...]:
    return (*quarries[: quarry - 1], (), *quarries[quarry:])


def estimates_of(position: Position) -> Estimates:
    """Return estimates with the tiles that are neither built nor out of the game, whichever of them lie open.

    So estimates stay the same from one sampled draw to another; for that, the number of pieces left is rounded too.
    """
    tiles = [tile for stack in position.stacks for tile in stack.tiles]
    return _around(tiles, [*map(len, position.stacks)], position)


def estimates_in(view: View) -> Estimates:
    """Return the same estimates from what everyone knows."""
    return _around([*view.unseen], view.stacks, view)


def _around(tiles: list[Tile], stacks: Sequence[int], seen: Position | View) -> Estimates:
    for lying in (seen.warehouse, seen.to_build, *seen.quarries):
        tiles += lying
    tiles.sort(key=_number)
    pieces = sum(stacks)
    step = STEPS[pieces > MANY]
    rounded = min(pieces, pieces // step * step + step // 2)
    return _estimates(tuple(tiles), rounded, min(stacks[-1], rounded), seen.envoys, len(seen.players))


@lru_cache(maxsize=128)
def _estimates(tiles: tuple[Tile, ...], pieces: int, last: int, envoys: int, seats: int) -> Estimates:
    missing = ENVOYS - envoys
    # the pieces after the fifth envoy never come
    never = max(0.0, (last - missing) / (missing + 1))
    coming = max(0.0, pieces - missing - never)
    lying = max(0, len(tiles) - (pieces - missing))
    share = min(1.0, (coming + OPEN * lying) / len(tiles)) if tiles else 0.0
    return Estimates(Supply(tiles, share, max(0.0, pieces - never) / 2, seats))


def _number(tile: Tile) -> int:
    return tile.number
