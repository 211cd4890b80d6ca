"""Everything that a seat may do now, complete and lazy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast, overload

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
from bot.games.carrara.building import can_build, ways_to_pay
from bot.games.carrara.buying import ways_to_buy, wheel_and_bag_empty
from bot.games.carrara.components import OBJECT_PRICE
from bot.games.carrara.ending import can_announce
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.rules import check
from bot.games.carrara.scoring import can_score, scorable_cities, scorable_types
from bot.games.game import IllegalAction

_Part = tuple[type[Any], tuple[Any, ...], Sequence[tuple[Any, ...]]]
"""Actions of one class: what it is, the fields that all share, and the other fields of each."""
_ONE = ((),)
"""A single action without any other fields."""


class Legal(Sequence[Action]):
    """The actions that `play` accepts from a seat, made only when they are looked at."""

    __slots__ = ("_found", "_position", "_seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._found: list[_Part] | None = None

    def _parts(self) -> list[_Part]:
        if self._found is None:
            ours = self._seat == self._position.turn
            self._found = list(_PARTS[self._position.phase](self._position)) if ours else []
        return self._found

    def __len__(self) -> int:
        total = 0
        for _, _, choices in self._parts():
            total += len(choices)
        return total

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
            for action, shared, choices in self._parts():
                if index < len(choices):
                    return cast(Action, action(*shared, *choices[index]))
                index -= len(choices)
        raise IndexError

    def __iter__(self) -> Iterator[Action]:
        for action, shared, choices in self._parts():
            for choice in choices:
                yield action(*shared, *choice)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            check(self._position, self._seat, action)
        except IllegalAction:
            return False
        return True


def legal(position: Position, seat: int) -> Legal:
    """List every action that `play` accepts from this seat, lazily."""
    return Legal(position, seat)


def automatic(position: Position) -> Action | None:
    """Tell what the house does for the acting seat: take the 2 coins or end the turn where nothing else is possible."""
    if position.phase is Phase.OVER:
        return None
    choices = legal(position, position.turn)
    if len(choices) == 1 and isinstance(choices[0], TakeCoins | EndTurn):
        return choices[0]
    return None


def _action(position: Position) -> Iterator[_Part]:
    player = position.players[position.turn]
    nothing_to_buy = wheel_and_bag_empty(position)
    if not nothing_to_buy:
        yield TurnWheel, (), _ONE
    for building in position.display:
        yield Build, (building,), ways_to_pay(player.blocks, building.cost)
    yield ScoreType, (), [(building_type,) for building_type in scorable_types(player)]
    yield ScoreCity, (), [(city,) for city in scorable_cities(position)]
    if position.announced_by is not None:
        yield Decline, (), _ONE
    if nothing_to_buy and not can_build(position) and not can_score(position):
        yield TakeCoins, (), _ONE


def _buying(position: Position) -> Iterator[_Part]:
    coins = position.players[position.turn].coins
    anything = False
    for segment, blocks in enumerate(position.wheel, 1):
        if choices := ways_to_buy(segment, blocks, coins):
            anything = True
            yield TakeBlocks, (), choices
    if not anything:
        yield TakeCoins, (), _ONE


def _after_action(position: Position) -> Iterator[_Part]:
    if position.players[position.turn].coins >= OBJECT_PRICE:
        yield BuyObject, (), [(item,) for item in position.on_sale]
    yield from _after_purchase(position)


def _after_purchase(position: Position) -> Iterator[_Part]:
    if can_announce(position):
        yield Announce, (), _ONE
    yield EndTurn, (), _ONE


def _closing(_: Position) -> Iterator[_Part]:
    yield EndTurn, (), _ONE


_PARTS: dict[Phase, Callable[[Position], Iterator[_Part]]] = {
    Phase.ACTION: _action,
    Phase.BUYING: _buying,
    Phase.AFTER_ACTION: _after_action,
    Phase.AFTER_PURCHASE: _after_purchase,
    Phase.CLOSING: _closing,
    Phase.OVER: lambda _: iter(()),
}
