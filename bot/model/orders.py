"""Standing orders at a table: as rows of the store, and answering for the seats that gave them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.games.codec import from_tagged, tags, to_json
from bot.games.contract import AnyGame, Json
from bot.games.orders import Orders

Key = tuple[int, str]
"""A seat and a kind of order; there is at most one such order."""

AT_ONCE: Final[frozenset[int]] = frozenset()
"""The seats due when none is: only orders that need not wait are carried out."""


@dataclass(frozen=True, slots=True)
class StandingOrder:
    seat: int
    kind: str
    content: Json
    waits: bool = False
    """Whether it is carried out only after a while, so that its timing does not betray an order."""

    @property
    def key(self) -> Key:
        return self.seat, self.kind


def write_order(order: Any) -> Json:
    """Return an order of a game as JSON, with the name of its class under `order`."""
    return to_json(order, "order")


def read_order(orders: Orders[Any, Any], content: Json) -> Any:
    """Read an order of a game; raise BadData."""
    classes = {name: cls for union in orders.kinds.values() for name, cls in tags(union).items()}
    return from_tagged(classes, "order", content)


@dataclass(slots=True)
class Answering:
    """Answers for the seats that are asked, by their orders, and keeps track of which have been used."""

    game: AnyGame
    orders: Sequence[StandingOrder]
    """The orders of seats whose person the table waits for."""
    open_hands: bool = False
    due: Collection[int] = AT_ONCE
    """Seats whose delayed orders may answer too, once each."""
    ended: dict[Key, int] = field(default_factory=dict)
    """The orders that have been used up, each by a row of the log."""
    _skipped: set[Key] = field(default_factory=set)

    def answer(self, position: Any) -> tuple[StandingOrder, Any] | None:
        """Return the order by which a seat that is asked answers, and its action; None if no order says anything."""
        part = self.game.orders
        if part is None or not self.orders:
            return None
        for seat in self.game.rules.actors(position):
            for given in self._usable(seat):
                view = self.game.views.view(position, seat, self.open_hands)
                action = part.answer(view, read_order(part, given.content))
                if action is not None:
                    return given, action
        return None

    def _usable(self, seat: int) -> Iterable[StandingOrder]:
        gone = {*self.ended, *self._skipped}
        return [
            given
            for given in self.orders
            if given.seat == seat and given.key not in gone and (seat in self.due or not given.waits)
        ]

    def skip(self, given: StandingOrder) -> None:
        """Skip an order whose action the rules refuse, so that its person is asked."""
        self._skipped.add(given.key)

    def answered(self, given: StandingOrder) -> None:
        """Note that an order has answered: if its seat is asked again, its delay starts anew."""
        self.due = [seat for seat in self.due if seat != given.seat]

    def note(self, events: Iterable[Any], seq: int) -> None:
        """Note which orders the events of a row of the log have used up."""
        part = self.game.orders
        if part is None or not self.orders:
            return
        for event in events:
            for given in self.orders:
                if given.key not in self.ended and part.ended_by(read_order(part, given.content), given.seat, event):
                    self.ended[given.key] = seq
