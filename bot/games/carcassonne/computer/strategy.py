"""What the search asks of Carcassonne."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from importlib.resources import files
from typing import Final

from bot.games.carcassonne.actions import Action, PlaceTile
from bot.games.carcassonne.computer.evaluation import forecasts, ratings
from bot.games.carcassonne.computer.features import features
from bot.games.carcassonne.computer.turn_features import turn_features
from bot.games.carcassonne.computer.turns import TurnMoves, turns
from bot.games.carcassonne.position import Position, determinize
from bot.games.carcassonne.rules import outcome, play
from bot.games.carcassonne.turn import actors_in
from bot.games.carcassonne.view import View
from bot.games.chance import Chance
from bot.games.players import Forecast, Learned, Moves, Strategy, Turn
from bot.games.search import forecast_of

MOST_TURNS: Final = 100
"""How many turns are considered at most, the best-rated ones: with a gold tile there can be several hundred."""


def _seat(position: Position) -> int | None:
    return next(iter(actors_in(position.open)), None)


def _turns(position: Position, seat: int, chance: Chance, also: Sequence[Action]) -> list[Turn[Action]]:
    found = turns(position)
    if len(found) <= MOST_TURNS:
        return found
    rated = ratings(position, found)
    best = sorted(range(len(found)), key=rated.__getitem__, reverse=True)
    asked, kept = {*also}, []
    for rank, place in enumerate(best):
        first = found[place].actions[0]
        if rank < MOST_TURNS or first in asked:
            kept.append(found[place])
            asked.discard(first)
    return kept


def _play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    return play(position, seat, action, chance).position


def _resample(position: Position, chance: Chance) -> Position:
    # everything but the order of the stack lies open
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))


def _known(position: Position) -> Forecast | None:
    ended = outcome(position)
    return None if ended is None else forecast_of(ended)


def network_name(position: Position) -> str:
    """Return the name of the network for this number of seats; all variants share one."""
    return f"seats_{len(position.open.players)}"


def idea(action: Action) -> Hashable:
    """Return what an action is about: of the turns in which a tile fits at a place, a hint names only the best."""
    return (action.x, action.y) if isinstance(action, PlaceTile) else action


MOVES: Final[Moves[Position, Action, View]] = TurnMoves(
    # the next tile, which nobody knows, changes what a turn is worth
    _seat,
    _turns,
    _play,
    determinize,
    _resample,
    guesses=True,
)
BY_HAND: Final[Strategy[Position, Action, View]] = Strategy(MOVES, forecasts, ratings)
LEARNED: Final[Learned[Position, Action, View]] = Learned(
    MOVES,
    features,
    _known,
    turn_features,
    files("bot.games.carcassonne.computer") / "weights",
    network_name,
    BY_HAND,
)
