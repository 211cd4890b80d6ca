"""What the search and the trainer ask of Carrara."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from importlib.resources import files
from typing import Final

from bot.games.carrara.actions import Action, Announce, Build, BuyObject, TakeBlocks
from bot.games.carrara.computer.features import features
from bot.games.carrara.computer.last_round import last_round
from bot.games.carrara.computer.turn_features import turn_features
from bot.games.carrara.computer.turns import do, turns
from bot.games.carrara.ending import outcome
from bot.games.carrara.knowledge import determinize
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.view import View
from bot.games.chance import Chance
from bot.games.players import Learned, Moves, Turn
from bot.games.players.advice import Forecast
from bot.games.search import forecast_of


def _seat(position: Position) -> int | None:
    return None if position.phase is Phase.OVER else position.turn


def _turns(position: Position, seat: int, chance: Chance, also: Sequence[Action]) -> list[Turn[Action]]:
    return turns(position, chance, also)


def _play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    return do(position, action, chance)


def _resample(position: Position, chance: Chance) -> Position:
    # everything but the stack's order is known to someone who remembers what happened in public
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))


def _ends(turn: Turn[Action]) -> bool:
    return Announce in map(type, turn.actions)


def known(position: Position) -> Forecast | None:
    """Return how a game ended, or is expected to end once its last round has begun; None before."""
    ended = outcome(position)
    if ended is not None:
        return forecast_of(ended)
    return last_round(position) if position.last_round_by is not None else None


def network_name(position: Position) -> str:
    """Return the name of the network for this number of seats, with or without cards."""
    return f"seats_{len(position.players)}{'_with_cards' if position.cards is not None else ''}"


def idea(action: Action) -> Hashable:
    """Return what an action is about; of several about the same thing a hint names only the best."""
    match action:
        case TakeBlocks(segment, _):
            return TakeBlocks, segment
        case Build(building, _, _):
            return Build, building
        case BuyObject():
            return BuyObject
        case _:
            return action


LEARNED: Final[Learned[Position, Action, View]] = Learned(
    moves=Moves(_seat, _turns, _play, determinize, _resample, ends=_ends),
    features=features,
    known=known,
    turn_features=turn_features,
    weights=files("bot.games.carrara.computer") / "weights",
    name=network_name,
)
