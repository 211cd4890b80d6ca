"""What the search asks of Palazzo."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from importlib.resources import files
from typing import Final

from bot.games.chance import Chance
from bot.games.palazzo.actions import Action, Bid, Buy, Insert, Remove, TakeOut
from bot.games.palazzo.computer.evaluation import as_it_lies, forecasts
from bot.games.palazzo.computer.features import features, turn_features
from bot.games.palazzo.computer.turns import ratings, turns
from bot.games.palazzo.ending import outcome
from bot.games.palazzo.knowledge import determinize
from bot.games.palazzo.legal import forced
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.rules import HANDLERS
from bot.games.palazzo.view import View, view_with_memory
from bot.games.players import Forecast, Learned, Moves, Strategy, Turn
from bot.games.search import forecast_of


def _seat(position: Position) -> int | None:
    return None if position.phase is Phase.OVER else position.asked


def _turns(position: Position, seat: int, chance: Chance, also: Sequence[Action]) -> list[Turn[Action]]:
    return turns(position, chance, also)


def do(position: Position, action: Action, chance: Chance) -> Position:
    """Carry out a legal action without checking it again, and what is forced after it."""
    position = HANDLERS[type(action)][2](position, action, chance).position
    while (found := forced(position)) is not None:
        position = HANDLERS[type(found[1])][2](position, found[1], chance).position
    return position


def _play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    return do(position, action, chance)


def _resample(position: Position, chance: Chance) -> Position:
    return determinize(view_with_memory(position, position.asked), chance)


def _known(position: Position) -> Forecast | None:
    ended = outcome(position)
    return None if ended is None else forecast_of(ended)


def network_name(position: Position) -> str:
    """Return the name of the network for this number of seats; all variants share one."""
    return f"seats_{len(position.players)}"


def idea(action: Action) -> Hashable:
    """Return what an action is about: of several ways to pay for the same, a hint names only the best."""
    match action:
        case Buy(tiles, _):
            return Buy, tiles
        case Bid():
            return Bid
        case TakeOut(palazzo, floor, _):
            return TakeOut, palazzo, floor
        case Insert(single, palazzo, _):
            return Insert, single, palazzo
        case Remove(single, _):
            return Remove, single
        case _:
            return action


MOVES: Final[Moves[Position, Action, View]] = Moves(_seat, _turns, _play, determinize, _resample, guesses=True)
AS_IT_LIES: Final[Strategy[Position, Action, View]] = Strategy(MOVES, as_it_lies, ratings)
"""The strategy of someone who does not think of what others will bid and buy."""
LEARNED: Final[Learned[Position, Action, View]] = Learned(
    MOVES,
    features,
    _known,
    turn_features,
    files("bot.games.palazzo.computer") / "weights",
    network_name,
    Strategy(MOVES, forecasts, ratings),
)
