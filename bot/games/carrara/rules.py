"""The turn (page 3): which actions are allowed when, how they are carried out, and which are legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.games.carrara import building, buying, ending, scoring
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    CarraraReason,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import NO_BLOCKS, OBJECT_PRICE
from bot.games.carrara.position import CarraraPhase, CarraraPosition
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.lazy import ONE, LazyActions, Part
from bot.games.players import itself

_Check = Callable[[CarraraPosition, Any], None]
_Do = Callable[[CarraraPosition, Any, Chance], Played[CarraraPosition]]


def _accept(_: CarraraPosition, __: EndTurn) -> None:
    """Accept the end of a turn in any phase that allows it."""


HANDLERS: Mapping[type, tuple[_Check, _Do]] = {
    TurnWheel: (buying.check_turn_wheel, buying.turn_wheel),
    TakeBlocks: (buying.check_take_blocks, buying.take_blocks),
    TakeCoins: (buying.check_take_coins, buying.take_coins),
    Build: (building.check_build, building.build),
    ScoreType: (scoring.check_score, scoring.score),
    ScoreCity: (scoring.check_score, scoring.score),
    ScoreCategory: (scoring.check_score, scoring.score),
    Decline: (ending.check_decline, ending.decline),
    BuyObject: (ending.check_buy_object, ending.buy_object),
    Announce: (ending.check_announce, ending.announce),
    EndTurn: (_accept, ending.end_turn),
}

_MAIN_ACTIONS = (TurnWheel, TakeBlocks, TakeCoins, Build, ScoreType, ScoreCity, ScoreCategory, Decline)
_LATER_ACTIONS = (BuyObject, Announce, EndTurn)

REFUSED: Mapping[CarraraPhase, Mapping[type, CarraraReason]] = {
    CarraraPhase.ACTION: dict.fromkeys(_LATER_ACTIONS, CarraraReason.ACTION_FIRST),
    CarraraPhase.BUYING: dict.fromkeys(set(HANDLERS) - {TakeBlocks, TakeCoins}, CarraraReason.BLOCKS_FIRST),
    CarraraPhase.AFTER_ACTION: dict.fromkeys(_MAIN_ACTIONS, CarraraReason.ACTION_DONE),
    CarraraPhase.AFTER_PURCHASE: {
        **dict.fromkeys(_MAIN_ACTIONS, CarraraReason.ACTION_DONE),
        BuyObject: CarraraReason.ONE_OBJECT_A_TURN,
    },
    CarraraPhase.CLOSING: dict.fromkeys(set(HANDLERS) - {EndTurn}, CarraraReason.TURN_CLOSED),
    CarraraPhase.OVER: dict.fromkeys(HANDLERS, CarraraReason.GAME_OVER),
}
"""By phase: the actions that are out of order there, and why."""


def actors(position: CarraraPosition) -> tuple[int, ...]:
    """Return the seat whose turn it is; empty once the game is over."""
    return () if position.phase is CarraraPhase.OVER else (position.turn,)


def check(position: CarraraPosition, seat: int, action: Action) -> None:
    """Raise IllegalAction unless this seat may do this now."""
    refused = REFUSED[position.phase].get(type(action))
    if refused is CarraraReason.GAME_OVER:
        raise IllegalAction(refused)
    if seat != position.turn:
        raise IllegalAction(CarraraReason.NOT_YOUR_TURN, turn=position.turn)
    if refused is not None:
        raise IllegalAction(refused)
    HANDLERS[type(action)][0](position, action)


def play(position: CarraraPosition, seat: int, action: Action, chance: Chance) -> Played[CarraraPosition]:
    """Carry out an action, or raise IllegalAction."""
    check(position, seat, action)
    return HANDLERS[type(action)][1](position, action, chance)


_END_TURN: Part = (EndTurn, (), ONE)
_TAKE_COINS: Part = (TakeCoins, (), ONE)


def _parts(position: CarraraPosition, seat: int) -> list[Part]:
    if seat != position.turn:
        return []
    match position.phase:
        case CarraraPhase.ACTION:
            return _actions(position)
        case CarraraPhase.BUYING:
            return _purchases(position) or [_TAKE_COINS]
        case CarraraPhase.CLOSING:
            return [_END_TURN]
        case CarraraPhase.OVER:
            return []
    parts: list[Part] = []
    if position.phase is CarraraPhase.AFTER_ACTION and position.on_sale and position.mover.coins >= OBJECT_PRICE:
        parts.append((BuyObject, (), [(item,) for item in position.on_sale]))
    if ending.may_announce(position, position.mover):
        parts.append((Announce, (), ONE))
    return [*parts, _END_TURN]


legal: Final[Callable[[CarraraPosition, int], Sequence[Action]]] = partial(LazyActions, _parts, check, Action)
"""List every action that `play` accepts from a seat, lazily."""


def forced_action(position: CarraraPosition) -> tuple[int, Action] | None:
    """Return the acting seat's only action, if that is to take the 2 coins or to end the turn."""
    choices = legal(position, position.turn)
    if len(choices) == 1 and isinstance(choices[0], TakeCoins | EndTurn):
        return position.turn, choices[0]
    return None


def is_end_of_turn(action: Action) -> bool:
    """Return whether an action does nothing but end the turn."""
    return isinstance(action, EndTurn)


def may_end_unasked(position: CarraraPosition, seat: int) -> bool:
    """Return whether a seat has acted and can do no more than buy an object."""
    after = position.phase in (CarraraPhase.AFTER_ACTION, CarraraPhase.AFTER_PURCHASE)
    return seat == position.turn and after and not ending.may_announce(position, position.mover)


def _actions(position: CarraraPosition) -> list[Part]:
    player = position.mover
    parts: list[Part] = [] if buying.wheel_and_bag_empty(position) else [(TurnWheel, (), ONE)]
    if position.cards is not None:
        parts += _purchases(position)
    for shown in position.display + position.great:
        if ways := building.ways_to_pay(player.blocks, shown.cost):
            parts.append((Build, (shown,), ways))
    if scorings := scoring.scorings(player, scoring.free_cities(position.players), position.cards):
        parts.append((itself, (), [(each,) for each in scorings]))
    nothing_possible = not parts
    if position.announced_by is not None:
        parts.append((Decline, (), ONE))
    if nothing_possible:
        parts.append(_TAKE_COINS)
    return parts


def _purchases(position: CarraraPosition) -> list[Part]:
    coins = position.mover.coins
    found = [
        (segment, buying.purchases(segment, blocks, coins))
        for segment, blocks in enumerate(position.wheel, 1)
        if blocks != NO_BLOCKS
    ]
    return [(TakeBlocks, (segment,), [*zip(choices)]) for segment, choices in found if choices]
