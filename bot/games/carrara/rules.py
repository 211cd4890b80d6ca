"""The turn (page 3): which actions are allowed when, wired to the functions that check and carry them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.carrara import building, buying, ending, scoring
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.reasons import Reason
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played

_Check = Callable[[Position, Any], None]
_Do = Callable[[Position, Any, Chance], Played[Position]]


def _unchecked(_: Position, __: EndTurn) -> None:
    """Accept the end of a turn in any phase that allows it."""


HANDLERS: Mapping[type, tuple[_Check, _Do]] = {
    TurnWheel: (buying.check_turn_wheel, buying.turn_wheel),
    TakeBlocks: (buying.check_take_blocks, buying.take_blocks),
    TakeCoins: (buying.check_take_coins, buying.take_coins),
    Build: (building.check_build, building.build),
    ScoreType: (scoring.check_score_type, scoring.score_type),
    ScoreCity: (scoring.check_score_city, scoring.score_city),
    ScoreCategory: (scoring.check_score_category, scoring.score_category),
    Decline: (ending.check_decline, ending.decline),
    BuyObject: (ending.check_buy_object, ending.buy_object),
    Announce: (ending.check_announce, ending.announce),
    EndTurn: (_unchecked, ending.end_turn),
}

_MAIN = (TurnWheel, TakeBlocks, TakeCoins, Build, ScoreType, ScoreCity, ScoreCategory, Decline)
_AFTER = (BuyObject, Announce, EndTurn)

REFUSED: Mapping[Phase, Mapping[type, Reason]] = {
    Phase.ACTION: dict.fromkeys(_AFTER, Reason.ACTION_FIRST),
    Phase.BUYING: dict.fromkeys(set(HANDLERS) - {TakeBlocks, TakeCoins}, Reason.BLOCKS_FIRST),
    Phase.AFTER_ACTION: dict.fromkeys(_MAIN, Reason.ACTION_DONE),
    Phase.AFTER_PURCHASE: {**dict.fromkeys(_MAIN, Reason.ACTION_DONE), BuyObject: Reason.ONE_OBJECT_A_TURN},
    Phase.CLOSING: dict.fromkeys(set(HANDLERS) - {EndTurn}, Reason.TURN_CLOSED),
    Phase.OVER: dict.fromkeys(HANDLERS, Reason.GAME_OVER),
}
"""By phase: the actions that are out of order there, and why."""


def actors(position: Position) -> tuple[int, ...]:
    """Return the seat whose turn it is; empty once the game is over."""
    return () if position.phase is Phase.OVER else (position.turn,)


def check(position: Position, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    refused = REFUSED[position.phase].get(type(action))
    if refused is Reason.GAME_OVER:
        raise IllegalAction(refused)
    if seat != position.turn:
        raise IllegalAction(Reason.NOT_YOUR_TURN, turn=position.turn)
    if refused is not None:
        raise IllegalAction(refused)
    HANDLERS[type(action)][0](position, action)


def play(position: Position, seat: int, action: Action, chance: Chance) -> Played[Position]:
    """Carry out an action, or raise IllegalAction."""
    check(position, seat, action)
    return HANDLERS[type(action)][1](position, action, chance)
