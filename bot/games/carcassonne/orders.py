"""The standing order of Carcassonne: which ingots to take, so that nobody has to wait for a seat that is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.carcassonne.actions import Action, TakeIngot
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.gold import best_taken
from bot.games.carcassonne.position import Phase, View
from bot.games.orders import Orders


@dataclass(frozen=True, slots=True)
class TakeMost:
    """Take the ingots that leave most to this seat, and of equals those that leave its best rival least."""


def offered(view: View) -> list[TakeMost]:
    """List the order, unless the game is over."""
    return [TakeMost()] if possible(view) and view.phase not in (Phase.OVER, Phase.STOPPED) else []


def possible(view: View) -> bool:
    """Return whether a seat may be asked: of only two, each always has a choice that is plainly best for it."""
    return view.gold_mines and view.rules > 1 and len(view.players) > 2


def answer(view: View, order: TakeMost) -> Action | None:
    """Return which ingot a seat that chooses one takes by the order."""
    return TakeIngot(*best_taken(view)) if view.phase is Phase.INGOT else None


def ended_by(order: TakeMost, seat: int, event: Event) -> bool:
    """Return that no event ends the order: it stands to the end of the game."""
    return False


ORDERS: Final[Orders[View, Action]] = Orders(
    {"ingot": TakeMost}, offered, answer, ended_by, possible=possible, rare=True
)
