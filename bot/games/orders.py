"""Standing orders: instructions of a seat for when it is next asked, which the host carries out.

An order is a frozen value, like an action. It is hidden: an answer depends on the seat's own view and order alone, and
no position shows that an order was given.
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
    """Return the action by which an order answers for the seat of a view; None if the order does not apply."""
    ended_by: Callable[[Any, int, Any], bool]
    """Return whether an event ends an order of a seat, as it has been used or no longer applies."""

    accepts: Callable[[V, Any], bool] = lambda *_: False
    """Return whether an order can be given although it is not listed, as its kind has too many to list."""
    with_amount: Callable[[V, int], Any | None] = lambda *_: None
    """Return the order for an amount that someone typed; None if there is none."""
    shortcut: Callable[[V], Any | None] = lambda _: None
    """Return the order that the seat of a view most likely wants to give after its action; None if there is none."""
    possible: Callable[[Any], bool] = lambda _: True
    """Return, from an onlooker's view, whether orders make sense in this variant at all."""
    rare: bool = False
    """Whether seats are asked so seldom that nobody is invited to give an order with every turn."""

    def kind(self, order: Any) -> str:
        """Return the name of an order's kind."""
        return next(name for name, classes in self.kinds.items() if isinstance(order, classes))
