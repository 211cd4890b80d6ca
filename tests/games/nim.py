"""Nim with luck: a small game that provides only its rules, so that the host supplies everything else.

In a turn a seat takes up to three stones from the heap; before and after that it may draw up to two lucky numbers from
the bag. In the variant `expansion` all seats play a round at once. Once the heap is empty, the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.chance import Chance
from bot.games.codec import codec_of
from bot.games.contract import AnyGame, BadData, Game, IllegalAction, Meta, Outcome, Played, Rules, Statistics
from bot.games.hidden import Seat

HEAP, MOST, DRAWS, BAG = 20, 3, 2, tuple(range(10))


@dataclass(frozen=True)
class Position:
    heap: int
    bag: tuple[int, ...]
    waiting: tuple[Seat, ...]  # the seats that have not ended their turn in this round
    together: bool
    took: tuple[bool, ...]
    drew: tuple[int, ...]
    stones: tuple[int, ...]
    luck: tuple[int, ...]


@dataclass(frozen=True)
class Take:
    count: int


TAKES = tuple(Take(count) for count in range(1, MOST + 1))


@dataclass(frozen=True)
class Draw:
    """Draw a number."""


@dataclass(frozen=True)
class EndTurn:
    """End the turn."""


@dataclass(frozen=True)
class Taken:
    seat: Seat
    count: int


@dataclass(frozen=True)
class Drawn:
    seat: Seat
    number: int


@dataclass(frozen=True)
class Ended:
    seat: Seat


Action, Event = Take | Draw | EndTurn, Taken | Drawn | Ended


def position(seats: int = 2, **fields: Any) -> Position:
    no, nothing = (False,) * seats, (0,) * seats
    return replace(Position(HEAP * seats, BAG, tuple(range(seats)), False, no, nothing, nothing, nothing), **fields)


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Position:
    if set(options) - {"expansion"} or seats not in GAME.meta.seats:
        raise BadData("options", "unknown option")
    (more,) = chance.sample(range(4), 1)
    return position(seats, heap=HEAP * seats + more, together=options.get("expansion", False))


def actors(position: Position) -> tuple[int, ...]:
    turn = position.waiting if position.together else position.waiting[:1]
    return tuple(seat for seat in turn if position.heap or position.took[seat])


def legal(position: Position, seat: int) -> Sequence[Any]:
    if seat not in actors(position):
        return []
    draw = [Draw()] if position.bag and position.drew[seat] < DRAWS else []
    return [*draw, *([EndTurn()] if position.took[seat] else TAKES[: position.heap])]


def play(position: Position, seat: int, action: Any, chance: Chance) -> Played[Position]:
    if action not in legal(position, seat):
        raise IllegalAction("not_possible", heap=position.heap)
    match action:
        case Take(count):
            stones = _put(position.stones, seat, position.stones[seat] + count)
            after = replace(position, heap=position.heap - count, took=_put(position.took, seat, True), stones=stones)
            return Played(after, (Taken(seat, count),), reveals=False)
        case Draw():
            (number,) = chance.sample(position.bag, 1)
            bag = tuple(other for other in position.bag if other != number)
            luck = _put(position.luck, seat, position.luck[seat] + number)
            after = replace(position, bag=bag, drew=_put(position.drew, seat, position.drew[seat] + 1), luck=luck)
            return Played(after, (Drawn(seat, number),), reveals=True)
        case _:
            return Played(_ended(position, seat), (Ended(seat),), reveals=False, turn_ended=seat)


def _ended(position: Position, seat: int) -> Position:
    waiting = tuple(other for other in position.waiting if other != seat) or tuple(range(len(position.took)))
    took, drew = _put(position.took, seat, False), _put(position.drew, seat, 0)
    return replace(position, waiting=waiting, took=took, drew=drew)


def _put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def forced(position: Position) -> tuple[int, Any] | None:
    """Return the end of a turn in which nothing else is possible."""
    return next(((seat, EndTurn()) for seat in actors(position) if legal(position, seat) == [EndTurn()]), None)


def outcome(position: Position) -> Outcome | None:
    if actors(position):
        return None
    items = tuple(zip(position.stones, position.luck, strict=True))
    scores = tuple(stones + luck for stones, luck in items)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores, winners, tuple({"stones": stones, "luck": luck} for stones, luck in items))


def count(events: Sequence[Any], seats: int) -> tuple[Mapping[str, int], ...]:
    def number(kind: type[Ended] | type[Drawn], seat: int) -> int:
        return sum(isinstance(event, kind) and event.seat == seat for event in events)

    return tuple({"turns": number(Ended, seat), "draws": number(Drawn, seat)} for seat in range(seats))


GAME: AnyGame = Game(
    meta=Meta("nim", 1, range(2, 7), {"base": {}, "expansion": {"expansion": True}}),
    rules=Rules(
        deal,
        actors,
        legal,
        play,
        outcome,
        forced,
        only_ends_turn=lambda action: action == EndTurn(),
        may_end_unasked=lambda position, seat: position.took[seat],
    ),
    codec=codec_of(Position, Action, Event),
    statistics=Statistics(("turns", "draws"), count),
)
