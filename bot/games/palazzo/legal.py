"""The legal actions of a seat, complete and lazy."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.lazy import ONE, LazyActions, Part
from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import MOST_BOUGHT
from bot.games.palazzo.payment import payments
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.rules import check
from bot.games.palazzo.turn.bidding import raises
from bot.games.palazzo.turn.building import carries
from bot.games.palazzo.turn.buying import choices as purchases
from bot.games.palazzo.turn.buying import price_of
from bot.games.palazzo.turn.money import choices as shares
from bot.games.palazzo.turn.money import enough_left


class Legal(LazyActions[Position, Action]):
    """The actions that `play` accepts from a seat, created only on access."""

    __slots__ = ()
    _classes = Action

    def _list(self) -> list[Part]:
        ours = self._seat == self._position.asked
        return _PARTS[self._position.phase](self._position) if ours else []

    def _check(self, action: Action) -> None:
        check(self._position, self._seat, action)


def legal(position: Position, seat: int) -> Legal:
    """List every action that `play` accepts from this seat, lazily."""
    return Legal(position, seat)


def forced(position: Position) -> tuple[int, Action] | None:
    """Return the only action left, where everyone knows that it is the only one.

    That a hand cannot pay or raise is nobody else's business, so an auction or a pass is never carried out for that.
    """
    phase, seat = position.phase, position.asked
    if phase is Phase.END:
        return seat, EndTurn()
    if phase is Phase.MONEY and len(found := shares(position)) == 1:
        return seat, ChooseMoney(*found[0])
    if phase is Phase.CHOOSING and len(position.quarry) == 1:
        return seat, ChooseTile(position.quarry[0])
    if phase is Phase.REVEALED and not position.warehouse:
        return seat, Auction()
    if phase is Phase.BIDDING and not position.players[seat].hand:
        return seat, Pass()
    return None


def only_ends_turn(action: Action) -> bool:
    """Return whether an action does nothing but end the turn."""
    return isinstance(action, EndTurn)


def _turn(position: Position) -> list[Part]:
    parts: list[Part] = [(TakeMoney, (), ONE)] if enough_left(position) else []
    parts.append((Reveal, (), ONE))
    player = position.players[position.asked]
    cards = [(card,) for card in dict.fromkeys(player.hand.ordered())]
    if not cards:
        return parts
    for palazzo in player.palazzi:
        if len(palazzo.floors) > 1:
            parts += [(TakeOut, (palazzo.number, tile.floor), cards) for tile in palazzo.floors]
            continue
        parts += [
            (Insert, (palazzo.number, other.number), cards)
            for other in player.palazzi
            if other is not palazzo and not other.has(palazzo.top)
        ]
        parts.append((Remove, (palazzo.number,), cards))
    return parts


def _money(position: Position) -> list[Part]:
    return [(ChooseMoney, (), shares(position))]


def _revealed(position: Position) -> list[Part]:
    hand, there = position.players[position.asked].hand, len(position.warehouse)
    numbers = range(1, min(there, MOST_BOUGHT) + 1)
    paid = {number: [(cards,) for cards in payments(hand, price_of(there, number))] for number in numbers}
    parts: list[Part] = [
        (Buy, (tiles,), paid[len(tiles)]) for tiles in purchases(position.warehouse) if paid[len(tiles)]
    ]
    return [*parts, (Auction, (), ONE)]


def _bidding(position: Position) -> list[Part]:
    return [(Bid, (), raises(position)), (Pass, (), ONE)]


def _choosing(position: Position) -> list[Part]:
    return [(ChooseTile, (), [(tile,) for tile in dict.fromkeys(position.quarry)])]


def _building(position: Position) -> list[Part]:
    parts: list[Part] = []
    palazzi = position.players[position.asked].palazzi
    for tile in dict.fromkeys(position.to_build):
        fitting = [(palazzo.number,) for palazzo in palazzi if carries(palazzo, tile)]
        parts += [(BeginPalazzo, (tile,), ONE), (AddFloor, (tile,), fitting), (Discard, (tile,), ONE)]
    return parts


def _end(_: Position) -> list[Part]:
    return [(EndTurn, (), ONE)]


def _over(_: Position) -> list[Part]:
    return []


_PARTS: dict[Phase, Callable[[Position], list[Part]]] = {
    Phase.TURN: _turn,
    Phase.MONEY: _money,
    Phase.REVEALED: _revealed,
    Phase.BIDDING: _bidding,
    Phase.CHOOSING: _choosing,
    Phase.BUILDING: _building,
    Phase.END: _end,
    Phase.OVER: _over,
}
