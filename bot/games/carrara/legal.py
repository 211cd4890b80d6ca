"""Everything that a seat may do now, complete and lazy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, overload

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.building import can_build, payments
from bot.games.carrara.buying import anything_affordable, purchases, wheel_and_bag_empty
from bot.games.carrara.components import CITIES, OBJECT_PRICE
from bot.games.carrara.ending import missing
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.rules import check
from bot.games.carrara.scoring import scorable_cities, scorable_types
from bot.games.game import IllegalAction

_Part = tuple[Callable[..., Action], Sequence[Any] | None]
"""What makes the actions, and what from; None makes a single one from nothing."""


class Legal(Sequence[Action]):
    """The actions that `play` accepts from a seat, made only when they are looked at."""

    __slots__ = ("_position", "_seat", "_found")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._found: list[_Part] | None = None

    @property
    def _parts(self) -> list[_Part]:
        if self._found is None:
            ours = self._seat == self._position.turn
            self._found = list(_PARTS[self._position.phase](self._position)) if ours else []
        return self._found

    def __len__(self) -> int:
        return sum(1 if choices is None else len(choices) for _, choices in self._parts)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        if index >= 0:
            for make, choices in self._parts:
                size = 1 if choices is None else len(choices)
                if index < size:
                    return make() if choices is None else make(choices[index])
                index -= size
        raise IndexError

    def __iter__(self) -> Iterator[Action]:
        for make, choices in self._parts:
            if choices is None:
                yield make()
            else:
                yield from map(make, choices)

    def __contains__(self, action: object) -> bool:
        try:
            check(self._position, self._seat, action)  # type: ignore[arg-type]
        except IllegalAction:
            return False
        return True


def legal(position: Position, seat: int) -> Legal:
    """List every action that `play` accepts from this seat, lazily."""
    return Legal(position, seat)


def automatic(position: Position) -> Action | None:
    """Tell what the house does for the acting seat: the 2 coins where nothing else is possible, and the end of a turn."""
    if position.phase is Phase.OVER:
        return None
    choices = legal(position, position.turn)
    if len(choices) == 1 and isinstance(choices[0], TakeCoins | EndTurn):
        return choices[0]
    return None


def _action(position: Position) -> Iterator[_Part]:
    player = position.players[position.turn]
    if not wheel_and_bag_empty(position):
        yield TurnWheel, None
    for building in position.display:
        for city in CITIES:
            if choices := payments(player.blocks, building.cost, city):
                yield partial(Build, building, city), choices
    yield ScoreType, scorable_types(player)
    yield ScoreCity, scorable_cities(position)
    if position.announced_by is not None:
        yield Decline, None
    if (
        wheel_and_bag_empty(position)
        and not can_build(position)
        and not (scorable_types(player) or scorable_cities(position))
    ):
        yield TakeCoins, None


def _buying(position: Position) -> Iterator[_Part]:
    coins = position.players[position.turn].coins
    for segment, blocks in enumerate(position.wheel, 1):
        if any(blocks):
            yield partial(TakeBlocks, segment), purchases(segment, blocks, coins)
    if not anything_affordable(position):
        yield TakeCoins, None


def _after_action(position: Position) -> Iterator[_Part]:
    if position.players[position.turn].coins >= OBJECT_PRICE:
        yield BuyObject, position.on_sale
    yield from _after_purchase(position)


def _after_purchase(position: Position) -> Iterator[_Part]:
    player = position.players[position.turn]
    if position.last_round_by in (None, position.turn) and not any(missing(player, len(position.players))):
        yield Announce, None
    yield EndTurn, None


def _closing(_: Position) -> Iterator[_Part]:
    yield EndTurn, None


_PARTS: dict[Phase, Callable[[Position], Iterator[_Part]]] = {
    Phase.ACTION: _action,
    Phase.BUYING: _buying,
    Phase.AFTER_ACTION: _after_action,
    Phase.AFTER_PURCHASE: _after_purchase,
    Phase.CLOSING: _closing,
    Phase.OVER: lambda _: iter(()),
}
