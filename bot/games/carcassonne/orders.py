"""The standing order of Carcassonne: which ingots to take, so that nobody has to wait for a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.carcassonne.actions import Action, TakeIngot
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.gold import best_ingot
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.orders import Orders


@dataclass(frozen=True, slots=True)
class TakeMost:
    """Take the ingots that secure this seat most, and among equals leave its best rival least."""


def list_orders(view: CarcassonneView) -> list[TakeMost]:
    """List the order if it can still be used."""
    return (
        [TakeMost()]
        if may_have_to_choose(view) and view.phase not in (CarcassonnePhase.OVER, CarcassonnePhase.STOPPED)
        else []
    )


def may_have_to_choose(view: CarcassonneView) -> bool:
    """Return whether a seat may have to choose; of only two seats, each always has one plainly best choice."""
    return view.gold_mines and view.rules > 1 and len(view.players) > 2


def answer(view: CarcassonneView, order: TakeMost) -> Action | None:
    """Return the ingot that a seat takes by the order."""
    return TakeIngot(*best_ingot(view)) if view.phase is CarcassonnePhase.INGOT else None


def is_ended_by(order: TakeMost, seat: int, event: Event) -> bool:
    """Return False: the order stands until the end of the game."""
    return False


ORDERS: Final[Orders[CarcassonneView, Action]] = Orders(
    {"ingot": TakeMost}, list_orders, answer, is_ended_by, possible=may_have_to_choose, rare=True
)
