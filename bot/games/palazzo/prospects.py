"""Sums that anyone at the table could do: where tiles are best built, what can be bought and rebuilt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeVar

from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Bid, Buy, Discard, Insert, Remove, TakeOut
from bot.games.palazzo.components import Card, Cards, Tile
from bot.games.palazzo.computer.estimate import estimates_in
from bot.games.palazzo.computer.plans import Builder, Plan
from bot.games.palazzo.computer.purse import purse, ways
from bot.games.palazzo.payment import payments
from bot.games.palazzo.player import Palazzo, Player
from bot.games.palazzo.scoring import points_of_all
from bot.games.palazzo.turn.bidding import highest
from bot.games.palazzo.turn.building import carries
from bot.games.palazzo.turn.buying import choices, price_of
from bot.games.palazzo.view import SeatView, View

Build = BeginPalazzo | AddFloor | Discard
Rebuild = TakeOut | Insert | Remove
T = TypeVar("T")
HIGHEST: Final = 99
"""No hand can pay more."""


class Built(NamedTuple):
    """The palazzi of a seat, and how many it has ever begun."""

    palazzi: tuple[Palazzo, ...]
    begun: int

    @property
    def points(self) -> int:
        """Return what they score."""
        return points_of_all(self.palazzi).total


def built_of(view: SeatView) -> Built:
    """Return what the seat has built so far."""
    player = view.players[view.seat]
    return Built(player.palazzi, player.begun)


def lowest_first(tiles: Iterable[Tile]) -> list[Tile]:
    """List tiles to build, the lowest floor first, as each may carry the next."""
    return sorted(tiles, key=lambda tile: (tile.floor, tile.number))


def to_build(view: SeatView) -> list[Tile]:
    """List the tiles that the seat has got, the lowest floor first."""
    return lowest_first(view.to_build)


def sites(built: Built, tile: Tile) -> list[Build]:
    """List where a tile can be built: as a new palazzo, on each that carries it, and nowhere."""
    on = [AddFloor(tile, palazzo.number) for palazzo in built.palazzi if carries(palazzo, tile)]
    return [BeginPalazzo(tile), *on, Discard(tile)]


def after(built: Built, action: Build) -> Built:
    """Return what is built after an action."""
    match action:
        case BeginPalazzo(tile):
            number = built.begun + 1
            return Built((*built.palazzi, Palazzo(number, (tile,))), number)
        case AddFloor(tile, number):
            return built._replace(
                palazzi=tuple(each.with_floor(tile) if each.number == number else each for each in built.palazzi)
            )
    return built


def rebuilt(built: Built, action: Rebuild) -> Built:
    """Return what is built after rebuilding."""
    player = Player(palazzi=built.palazzi, begun=built.begun)
    palazzo = {each.number: each for each in built.palazzi}
    match action:
        case TakeOut(number, floor):
            tile = next(tile for tile in palazzo[number].floors if tile.floor == floor)
            player = player.changing(palazzo[number].without_floor(floor)).beginning(tile)
        case Insert(single, number):
            moved = palazzo[number].with_floor(palazzo[single].floors[0])
            player = player.without(palazzo[single]).changing(moved)
        case Remove(single):
            player = player.without(palazzo[single])
    return Built(player.palazzi, player.begun)


def best_plan(view: View, built: Built, tiles: Iterable[Tile]) -> Plan:
    """Return how to build tiles so that they should bring the most by the end, with none put out of the game.

    What costs points now may carry further floors or be inserted elsewhere; throwing it away is for people to choose.
    """
    builder = Builder(estimates_in(view).builder.sites, discards=False)
    return builder.plans(built.palazzi, built.begun, tuple(tiles))[0]


def best_building(view: View, built: Built, tiles: Iterable[Tile]) -> tuple[Build, ...]:
    """Return where tiles should bring the most by the end, the lowest floor first; none is put out of the game."""
    plan = best_plan(view, built, tiles)
    return tuple(action for action in plan.actions if isinstance(action, BeginPalazzo | AddFloor))


def best_gain(view: View, built: Built, tiles: Iterable[Tile]) -> int:
    """Return by how much tiles that are built so change the points now."""
    return points_of_all(best_plan(view, built, tiles).palazzi).total - built.points


def cheapest_card(hand: Cards) -> Card | None:
    """Return the card of a hand whose loss matters least; None if there is none."""
    cards = list(dict.fromkeys(hand.ordered()))
    return max(cards, key=lambda card: purse(hand.minus((card,)))) if cards else None


def purchases(view: SeatView) -> Iterator[Buy]:
    """Yield what the seat can buy, each with the payment that loses least."""
    found: dict[int, Cards | None] = {}
    for tiles in choices(view.warehouse):
        price = price_of(len(view.warehouse), len(tiles))
        if price not in found:
            found[price] = next(iter(best_payments(view.hand, price)), None)
        if (cards := found[price]) is not None:
            yield Buy(tiles, cards)


def best_payments(hand: Cards, price: int) -> list[Cards]:
    """List all payments of a price, those that lose least first."""
    return sorted(payments(hand, price), key=lambda cards: -purse(hand.minus(cards)))


def raises(view: SeatView, limit: int = HIGHEST) -> list[Bid]:
    """List what the seat can bid up to a limit, the least first, each amount with the cards that lose least.

    An amount is left out if a higher one loses less.
    """
    laid = view.bids[view.seat]
    need = highest(view.bids) + 1 - laid.value
    return [Bid(way.cards) for way in ways(view.hand, laid.currency, limit - laid.value) if way.value >= need]


def cards_of(action: Action) -> Cards:
    """Return the cards that are paid for an action; none if nothing is."""
    match action:
        case Buy(_, cards):
            return cards
        case TakeOut(_, _, card) | Insert(_, _, card) | Remove(_, card):
            return Cards((card,))
    return Cards()


def by_gain(view: SeatView, actions: Iterable[Rebuild]) -> list[Rebuild]:
    """List ways to rebuild, those that gain most points now first, but all that put a tile out of the game last."""
    built = built_of(view)

    def rank(action: Rebuild) -> tuple[bool, int]:
        return isinstance(action, Remove), -rebuilt(built, action).points

    return sorted(actions, key=rank)


def spread(items: Sequence[T], most: int) -> list[T]:
    """Leave out items, evenly, where they are more than so many; the last one is kept."""
    step = -(-len(items) // most) or 1
    return list(items[::-1][::step][::-1])


def rebuildings(view: SeatView, card: Card) -> Iterator[Rebuild]:
    """Yield how the seat can rebuild for a card."""
    palazzi = view.players[view.seat].palazzi
    for palazzo in palazzi:
        if len(palazzo.floors) > 1:
            yield from (TakeOut(palazzo.number, tile.floor, card) for tile in palazzo.floors)
        else:
            yield Remove(palazzo.number, card)
    for single, other in product(palazzi, palazzi):
        if len(single.floors) == 1 and other is not single and not other.has(single.top):
            yield Insert(single.number, other.number, card)
