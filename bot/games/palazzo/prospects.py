"""Sums that anyone at the table could do: where tiles bring most points now, what can be bought and rebuilt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeVar

from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Bid, Buy, Discard, Insert, Remove, TakeOut
from bot.games.palazzo.components import Card, Cards, Tile
from bot.games.palazzo.computer.purse import payment, purse, ways
from bot.games.palazzo.player import Palazzo, Player
from bot.games.palazzo.scoring import points_of_all
from bot.games.palazzo.turn.bidding import highest
from bot.games.palazzo.turn.building import carries
from bot.games.palazzo.turn.buying import choices, price_of
from bot.games.palazzo.view import SeatView

Build = BeginPalazzo | AddFloor | Discard
Rebuild = TakeOut | Insert | Remove
T = TypeVar("T")


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


def best_building(built: Built, tiles: Sequence[Tile]) -> tuple[Build, ...]:
    """Return where tiles, the lowest floor first, bring most points now; none is put out of the game for the same."""
    ways: list[tuple[Built, tuple[Build, ...]]] = [(built, ())]
    for tile in tiles:
        ways = [(after(so_far, site), (*done, site)) for so_far, done in ways for site in sites(so_far, tile)]
    return max(ways, key=lambda way: (way[0].points, -sum(isinstance(each, Discard) for each in way[1])))[1]


def best_gain(built: Built, tiles: Iterable[Tile]) -> int:
    """Return how many points more tiles can bring now."""
    so_far = built
    for site in best_building(built, lowest_first(tiles)):
        so_far = after(so_far, site)
    return so_far.points - built.points


def cheapest_card(hand: Cards) -> Card | None:
    """Return the card of a hand whose loss matters least; None if there is none."""
    cards = list(dict.fromkeys(hand.ordered()))
    return max(cards, key=lambda card: purse(hand.minus((card,)))) if cards else None


def purchases(view: SeatView) -> Iterator[Buy]:
    """Yield what the seat can buy, each with the payment that loses least."""
    for tiles in choices(view.warehouse):
        cards = payment(view.hand, price_of(len(view.warehouse), len(tiles)))
        if cards is not None:
            yield Buy(tiles, cards)


def raises(view: SeatView) -> list[Bid]:
    """List what the seat can bid, the least first, each amount with the cards that lose least."""
    laid = view.bids[view.seat]
    need = highest(view.bids) + 1 - laid.value
    return [Bid(way.cards) for way in ways(view.hand, laid.currency) if way.value >= need]


def cards_of(action: Action) -> Cards:
    """Return the cards that are paid for an action; none if nothing is."""
    match action:
        case Buy(_, cards):
            return cards
        case TakeOut(_, _, card) | Insert(_, _, card) | Remove(_, card):
            return Cards((card,))
    return Cards()


def by_gain(view: SeatView, actions: Iterable[Rebuild]) -> list[Rebuild]:
    """List ways to rebuild, those that gain most points now first."""
    built = built_of(view)

    def gain(action: Rebuild) -> int:
        return rebuilt(built, action).points - built.points

    return sorted(actions, key=gain, reverse=True)


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
