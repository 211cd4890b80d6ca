"""Estimates of final scores, from palazzi, money and the tiles on offer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Discard
from bot.games.palazzo.auction import find_next_quarry
from bot.games.palazzo.building import can_carry
from bot.games.palazzo.components import DEAREST_TILE, ENVOYS, TOO_MANY, Tile
from bot.games.palazzo.computer.money import MONEY_WORTH, cheapest_option, expect_winner, hand_points, hand_value
from bot.games.palazzo.computer.values import AllFloors, PalazzoValues, Supply
from bot.games.palazzo.position import Palazzo, PalazzoPhase, PalazzoPlayer, PalazzoPosition
from bot.games.palazzo.view import PalazzoView, PublicPlayer

MAX_KEPT_PLANS: Final = 6
"""The limit on partial plans kept from one tile to the next (beam width)."""


class BuildingPlan(NamedTuple):
    """A way to build tiles."""

    worth: float
    """The worth of the palazzi after it."""
    actions: tuple[Action, ...]
    palazzi: tuple[Palazzo, ...]
    begun: int


class BuildingPlanner:
    """Finds ways to build, and caches them; for positions with the same tiles to come."""

    __slots__ = ("_discards", "_plans", "value")

    def __init__(self, value: Callable[[AllFloors], float], discards: bool = True) -> None:
        self.value = value
        self._discards = discards
        self._plans: dict[tuple[tuple[Palazzo, ...], int, tuple[Tile, ...]], list[BuildingPlan]] = {}

    def plans(self, player: PalazzoPlayer | PublicPlayer, tiles: tuple[Tile, ...]) -> list[BuildingPlan]:
        """List the best ways to build all of these tiles, best first.

        Tiles are built from the lowest floor up, as any other order allows fewer ways.
        """
        key = player.palazzi, player.begun, tiles
        found = self._plans.get(key)
        if found is None:
            found = [BuildingPlan(self.worth(player.palazzi), (), player.palazzi, player.begun)]
            for tile in sorted(tiles, key=attrgetter("floor", "number")):
                longer = [way for plan in found for way in self._with(plan, tile)]
                found = sorted(longer, key=attrgetter("worth"), reverse=True)[:MAX_KEPT_PLANS]
            self._plans[key] = found
        return found

    def worth(self, palazzi: tuple[Palazzo, ...]) -> float:
        """Return the points that palazzi are expected to score."""
        return self.value(tuple([palazzo.floors for palazzo in palazzi]))

    def gain(self, player: PalazzoPlayer | PublicPlayer, tiles: tuple[Tile, ...]) -> float:
        """Return the gain in worth from building tiles in the best way."""
        return self.plans(player, tiles)[0].worth - self.worth(player.palazzi)

    def _with(self, plan: BuildingPlan, tile: Tile) -> list[BuildingPlan]:
        palazzi, begun = plan.palazzi, plan.begun
        number = begun + 1
        ways: list[tuple[Action, tuple[Palazzo, ...], int]] = [
            (BeginPalazzo(tile), (*palazzi, Palazzo(number, (tile,))), number),
        ]
        if self._discards:
            ways.append((Discard(tile), palazzi, begun))
        for place, palazzo in enumerate(palazzi):
            if can_carry(palazzo, tile):
                higher = Palazzo(palazzo.number, (*palazzo.floors, tile))
                after = (*palazzi[:place], higher, *palazzi[place + 1 :])
                ways.append((AddFloor(tile, palazzo.number), after, begun))
        return [BuildingPlan(self.worth(after), (*plan.actions, action), after, now) for action, after, now in ways]


DISCOUNTS: Final = (0.7, 0.4, 0.3, 0.2)
"""The weight of a good purchase for the seat whose turn it is, for the next one, and so on: others may come first."""
USUAL_GAIN: Final = 1.5
"""What a turn brings even without such a purchase."""
OPEN_SHARE: Final = 0.7
"""The weight of an open tile, which may leave the game, relative to one that is sure to come."""
ROUNDING_STEPS: Final = (2, 4)
"""The steps to which the number of pieces left is rounded; the second one if there are many."""
MANY_PIECES: Final = 20
AUCTION_SHARE: Final = 0.5
"""The weight of the gain from the next auction beyond that of others."""


class Estimates:
    """Estimates for positions with the same tiles to come."""

    __slots__ = ("builder", "reveals", "seats")

    def __init__(self, supply: Supply) -> None:
        self.builder = BuildingPlanner(PalazzoValues(supply).worth)
        self.reveals = supply.reveals
        self.seats = supply.seats

    def expected(self, position: PalazzoPosition) -> list[float]:
        """Return each seat's expected final score."""
        after = self.until_next_turn(position)
        found = [self.worth(seat) for seat in after.players]
        place = (
            position.turn
            if position.phase in (PalazzoPhase.TURN, PalazzoPhase.REVEALED)
            else position.after(position.turn)
        )
        for later in range(len(found)):
            offers = self._purchase(after.players[place], after.warehouse)
            if not later:
                offers = max(offers, self._auction(after, place))
            found[place] += DISCOUNTS[later] * max(0.0, offers - USUAL_GAIN)
            place = position.after(place)
        return found

    def static(self, position: PalazzoPosition) -> list[float]:
        """Return expected final scores without considering what others will bid and buy."""
        return [self.worth(seat) for seat in self.until_next_turn(position, bidding=False).players]

    def worth(self, seat: PalazzoPlayer) -> float:
        return self.builder.worth(seat.palazzi) + hand_points(seat.hand, self.reveals, self.seats)

    def gain(self, seat: PalazzoPlayer, tiles: tuple[Tile, ...]) -> float:
        return self.builder.gain(seat, tiles)

    def build(self, seat: PalazzoPlayer, tiles: tuple[Tile, ...]) -> PalazzoPlayer:
        """Return a seat that has built tiles in the best way."""
        plan = self.builder.plans(seat, tiles)[0]
        return seat._replace(palazzi=plan.palazzi, begun=plan.begun)

    def until_next_turn(self, position: PalazzoPosition, bidding: bool = True) -> PalazzoPosition:
        """Return a position with the players and quarries expected at the end of this turn.

        Without further bidding, an auction ends with the present bids.
        """
        seats = [*position.players]
        match position.phase:
            case PalazzoPhase.MONEY:
                self._take(position, seats)
            case PalazzoPhase.BIDDING:
                self._resolve_auction(position, seats, bidding)
            case PalazzoPhase.BUILDING | PalazzoPhase.CHOOSING:
                if position.to_build:
                    seats[position.asked] = self.build(seats[position.asked], position.to_build)
                if position.chosen or position.phase is PalazzoPhase.CHOOSING:
                    self._choose(position, seats)
        emptied = position.phase in (PalazzoPhase.BIDDING, PalazzoPhase.CHOOSING) or position.chosen
        after = position.with_quarry(position.builder, ()) if emptied else position
        return after._replace(players=tuple(seats))

    def _take(self, position: PalazzoPosition, seats: list[PalazzoPlayer]) -> None:
        """Let everyone take the revealed money that suits their hand best."""
        left, place = position.display, position.asked
        while left:
            number = 2 if place == position.turn else 1
            for _ in range(min(number, len(left))):
                seat = seats[place]
                card = max(left, key=lambda card: hand_value((*seat.hand, card)))
                seats[place] = seat._replace(hand=seat.hand.plus((card,)))
                left = left.minus((card,))
            place = position.after(place)

    def _resolve_auction(self, position: PalazzoPosition, seats: list[PalazzoPlayer], bidding: bool) -> None:
        """Let the expected winner of the auction pay and build the tiles."""
        tiles = position.quarry
        gains = [self.gain(seat, tiles) for seat in seats] if bidding else [0.0] * len(seats)
        winner, paid = expect_winner(position, gains)
        for place, laid in enumerate(position.bids):
            if laid.cards and place != winner:
                seats[place] = seats[place]._replace(hand=seats[place].hand.plus(laid.cards))
        won = seats[winner]
        seats[winner] = self.build(won._replace(hand=won.hand.minus(paid)), tiles)

    def _choose(self, position: PalazzoPosition, seats: list[PalazzoPlayer]) -> None:
        """Let everyone who has not taken a tile yet take the best one."""
        left = list(position.quarry)
        chosen = position.chosen
        place = position.after(position.asked) if position.phase is PalazzoPhase.BUILDING else position.asked
        while chosen < len(seats) and left:
            seat = seats[place]
            tile = max(left, key=lambda tile: self.gain(seat, (tile,)))
            left.remove(tile)
            seats[place] = self.build(seat, (tile,))
            place, chosen = position.after(place), chosen + 1

    def _purchase(self, seat: PalazzoPlayer, warehouse: tuple[Tile, ...]) -> float:
        """Return the gain from the best tile of the warehouse in a seat's turn, minus its price."""
        if not warehouse:
            return 0.0
        # one more will be revealed
        price = max(0, DEAREST_TILE - len(warehouse) - 1)
        way = cheapest_option(seat.hand, price) if price else None
        if price and way is None:
            return 0.0
        lost = MONEY_WORTH * way.loss if way else 0.0
        return max([self.gain(seat, (tile,)) for tile in warehouse]) - lost

    def _auction(self, position: PalazzoPosition, place: int) -> float:
        """Estimate the gain from the next auction for the seat that begins it."""
        quarry, seat = find_next_quarry(position), position.players[place]
        if quarry is None:
            return 0.0
        tiles = position.quarries[quarry - 1]
        if len(tiles) >= TOO_MANY:
            return max([self.gain(seat, (tile,)) for tile in tiles])
        others = [self.gain(other, tiles) for other in position.players if other is not seat]
        return AUCTION_SHARE * (self.gain(seat, tiles) - max(0.0, *others))


def estimates_of(seen: PalazzoPosition | PalazzoView) -> Estimates:
    """Return estimates with the tiles that are neither built nor out of the game, open or hidden.

    They are shared by all samples of a draw; for the same purpose, the number of pieces left is rounded.
    """
    hidden = [seen.unseen] if isinstance(seen, PalazzoView) else [stack.tiles for stack in seen.stacks]
    stacks = seen.stacks if isinstance(seen, PalazzoView) else [*map(len, seen.stacks)]
    tiles = sorted(chain(*hidden, seen.warehouse, seen.to_build, *seen.quarries), key=attrgetter("number"))
    pieces = sum(stacks)
    step = ROUNDING_STEPS[pieces > MANY_PIECES]
    rounded = min(pieces, pieces // step * step + step // 2)
    return _estimates(tuple(tiles), rounded, min(stacks[-1], rounded), seen.envoys, len(seen.players))


@lru_cache(maxsize=128)
def _estimates(tiles: tuple[Tile, ...], pieces: int, last: int, envoys: int, seats: int) -> Estimates:
    missing = ENVOYS - envoys
    # the pieces after the fifth envoy never come
    never = max(0.0, (last - missing) / (missing + 1))
    coming = max(0.0, pieces - missing - never)
    lying = max(0, len(tiles) - (pieces - missing))
    share = min(1.0, (coming + OPEN_SHARE * lying) / len(tiles)) if tiles else 0.0
    return Estimates(Supply(tiles, share, max(0.0, pieces - never) / 2, seats))
