"""The rules of play: a turn, then the next tile."""

from __future__ import annotations

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.drawing import draw
from bot.games.carcassonne.ending import totals
from bot.games.carcassonne.position import Position
from bot.games.carcassonne.turn import actors_in, carry_out, check
from bot.games.carcassonne.view import Phase
from bot.games.chance import Chance
from bot.games.contract import Outcome, Played


def actors(position: Position) -> tuple[int, ...]:
    """Return the seat whose turn it is, or that chooses an ingot; empty once the game is over."""
    return actors_in(position.open)


def play(position: Position, seat: int, action: Action, chance: Chance) -> Played[Position]:
    """Carry out an action, or raise IllegalAction; the turn's last one reveals the next tile."""
    check(position.open, seat, action)
    view, events = carry_out(position.open, action)
    if view.phase is not Phase.DRAW:
        return Played(Position(view, position.stack), events, reveals=False)
    after, drawn = draw(view, position.stack)
    return Played(after, events + drawn, reveals=True, turn_ended=position.open.turn)


def outcome(position: Position) -> Outcome | None:
    """Return scores and winners, or None while the game runs."""
    return totals(position.open) if position.open.phase is Phase.OVER else None
