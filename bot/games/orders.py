"""Standing orders: what a seat wants to be done when it is next asked, as a part of a game that the host carries out.

An order is a frozen value, as an action is. It is hidden: whoever answers for a seat sees that seat's view and order
alone, and nothing in a position shows that an order was given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Orders(Generic[V, A]):
    """The standing orders of a game; a seat has at most one of each kind at a time."""

    kinds: Mapping[str, Any]
    """The classes of orders, or unions of them, by the name of their kind, in the order in which they are offered."""
    offered: Callable[[V], Sequence[Any]]
    """List the orders that the seat of a view can give now; none that could never be used."""
    answer: Callable[[V, Any], A | None]
    """Return what the seat of a view, which is asked, does by an order; None if that does not say."""
    ended_by: Callable[[Any, int, Any], bool]
    """Return whether an event ends an order of a seat: it has been used, or what it was about is over."""

    accepts: Callable[[V, Any], bool] = lambda *_: False
    """Return whether an order can be given that is not listed, as there are too many of its kind to list."""
    with_amount: Callable[[V, int], Any | None] = lambda *_: None
    """Return the order with an amount that someone types; None where there is no such order."""
    shortcut: Callable[[V], Any | None] = lambda _: None
    """Return the order that the seat of a view, which has just acted, most often wants to give next; None if none."""
    possible: Callable[[Any], bool] = lambda _: True
    """Return whether seats can be asked at all in a game with this view of an onlooker: not so in every variant."""
    rare: bool = False
    """Whether seats are asked so seldom that nobody is invited to give an order with every turn."""

    def kind(self, order: Any) -> str:
        """Return the name of an order's kind."""
        return next(name for name, classes in self.kinds.items() if isinstance(order, classes))
