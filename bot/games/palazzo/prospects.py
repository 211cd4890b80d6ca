"""Estimates from public information: what tiles bring, where to build them, what to buy and rebuild."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Bid, Build, Buy, Insert, Rebuild, Remove, TakeOut
from bot.games.palazzo.auction import highest
from bot.games.palazzo.building import apply_building, rebuildings
from bot.games.palazzo.components import Cards, Tile
from bot.games.palazzo.computer.estimate import BuildingPlan, BuildingPlanner, estimates_of
from bot.games.palazzo.computer.money import cheapest_card, hand_value, payment_options
from bot.games.palazzo.payment import most, most_by_currency, payments
from bot.games.palazzo.position import PalazzoPlayer
from bot.games.palazzo.scoring import points_of_all
from bot.games.palazzo.turn import price_of, purchasable
from bot.games.palazzo.view import PalazzoSeatView, PalazzoView, PublicPlayer

T = TypeVar("T")
HIGHEST_BID: Final = 99
"""More than any hand can pay."""


def player_of(view: PalazzoSeatView) -> PalazzoPlayer:
    seen = view.players[view.seat]
    return PalazzoPlayer(view.hand, palazzi=seen.palazzi, begun=seen.begun)


def points_of_player(player: PalazzoPlayer | PublicPlayer) -> int:
    return points_of_all(player.palazzi).total


def lowest_first(tiles: Iterable[Tile]) -> list[Tile]:
    """List tiles to build, the lowest floor first, as each may carry the next."""
    return sorted(tiles, key=lambda tile: (tile.floor, tile.number))


def to_build(view: PalazzoSeatView) -> list[Tile]:
    """List the tiles that are to be built, the lowest floor first."""
    return lowest_first(view.to_build)


class TileGain(NamedTuple):
    """The gain in points from building tiles in the best way."""

    now: int
    """Immediately."""
    later: int
    """By the end, as an estimate."""


def tile_gain(view: PalazzoView, seat: int, tiles: tuple[Tile, ...]) -> TileGain:
    builder, player = estimates_of(view).builder, view.players[seat]
    plan = builder.plans(player, tiles)[0]
    now = points_of_all(plan.palazzi).total - points_of_player(player)
    return TileGain(now, round(plan.worth - builder.worth(player.palazzi)))


def best_plan(view: PalazzoView, player: PalazzoPlayer, tiles: Iterable[Tile]) -> BuildingPlan:
    """Return the way to build tiles that should bring the most by the end, without discarding any.

    A tile that costs points now may carry further floors or be inserted elsewhere; only people decide to discard it.
    """
    builder = BuildingPlanner(estimates_of(view).builder.value, discards=False)
    return builder.plans(player, tuple(tiles))[0]


def best_building(view: PalazzoView, player: PalazzoPlayer, tiles: Iterable[Tile]) -> tuple[Build, ...]:
    """Return the actions of the best plan, the lowest floor first."""
    plan = best_plan(view, player, tiles)
    return tuple(action for action in plan.actions if isinstance(action, BeginPalazzo | AddFloor))


def best_gain(view: PalazzoView, player: PalazzoPlayer, tiles: Iterable[Tile]) -> int:
    """Return the immediate change in points by the best plan."""
    return points_of_all(best_plan(view, player, tiles).palazzi).total - points_of_player(player)


def purchases(view: PalazzoSeatView) -> Iterator[Buy]:
    """Yield all purchases of the seat, each with the payment that loses least."""
    found: dict[int, Cards | None] = {}
    for tiles in purchasable(view.warehouse):
        price = price_of(len(view.warehouse), len(tiles))
        if price not in found:
            found[price] = next(iter(best_payments(view.hand, price)), None)
        if (cards := found[price]) is not None:
            yield Buy(tiles, cards)


def best_payments(hand: Cards, price: int) -> list[Cards]:
    """List all payments of a price, those that lose least first."""
    return sorted(payments(hand, price), key=lambda cards: -hand_value(hand.minus(cards)))


def raises(view: PalazzoSeatView, limit: int = HIGHEST_BID) -> list[Bid]:
    """List the seat's raises up to a limit, the lowest first, each amount with the cards that lose least.

    An amount is left out if a higher one loses less.
    """
    laid = view.bids[view.seat]
    need = highest(view.bids) + 1 - laid.value
    return [
        Bid(way.cards) for way in payment_options(view.hand, laid.currency, limit - laid.value) if way.value >= need
    ]


def has_bid(view: PalazzoSeatView) -> bool:
    """Return whether a seat leads or follows in the present auction with a bid, to which it would add cards."""
    return bool(view.bids) and view.bids[view.seat].value > 0


def most_with_bid(view: PalazzoSeatView) -> int:
    """Return the most to which the seat's hand can raise its bid in the present auction."""
    laid = view.bids[view.seat]
    return laid.value + (most(view.hand) if laid.currency is None else most_by_currency(view.hand)[laid.currency])


def cards_of(action: Action) -> Cards:
    """Return the cards that an action pays or bids; none if it does neither."""
    match action:
        case Buy(_, cards) | Bid(cards):
            return cards
        case TakeOut(_, _, card) | Insert(_, _, card) | Remove(_, card):
            return Cards((card,))
    return Cards()


def spread(items: Sequence[T], most: int) -> list[T]:
    """Thin out items evenly to at most that many, keeping the last one."""
    step = -(-len(items) // most) or 1
    return list(items[::-1][::step][::-1])


def ways_to_rebuild(view: PalazzoSeatView) -> list[Rebuild]:
    """List the ways to rebuild for the least valuable card; empty without a card.

    Those that gain most points now come first, and those that remove a tile from the game last.
    """
    card, player = cheapest_card(view.hand), player_of(view)
    if card is None:
        return []
    found = [action(*fields, card) for action, fields in rebuildings(player.palazzi)]

    def rank(action: Rebuild) -> tuple[bool, int, bool]:
        return isinstance(action, Remove), -points_of_player(apply_building(player, action)), isinstance(action, Insert)

    return sorted(found, key=rank)
