"""The rest of a turn as one choice: every way to play it that is worth considering, up to a random draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul

from bot.games.carrara import buying
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.building import after_building, payments
from bot.games.carrara.buying import after_buying, wheel_and_bag_empty
from bot.games.carrara.components import CITIES, NO_BLOCKS, OBJECT_PRICE, PRICES, Blocks, price
from bot.games.carrara.computer.boards import BLOCK_WORTH, COIN_WORTH
from bot.games.carrara.ending import after_announcing, after_purchase, may_announce
from bot.games.carrara.position import Phase, Player, Position
from bot.games.carrara.rules import HANDLERS
from bot.games.carrara.scoring import after_scoring, free_cities, scorings
from bot.games.chance import Chance
from bot.games.players import CandidateTurn

_Turn = CandidateTurn[Action]

END = EndTurn()
WHEEL = TurnWheel()
ANNOUNCE = Announce()
PURCHASES = 40
"""How many purchases are considered at most."""


def do(position: Position, action: Action, chance: Chance) -> Position:
    """Carry out a legal action without checking it again."""
    return HANDLERS[type(action)][1](position, action, chance).position


def turns(position: Position, chance: Chance, also: Sequence[Action] = ()) -> list[_Turn]:
    """List the ways to play on for the seat whose turn it is, in any case some that begin with these actions."""
    found = _turns(position, chance)
    known = {turn.actions[0] for turn in found}
    for action in also:
        if action not in known:
            found += _whole(action, position, chance)
    return found


def _turns(position: Position, chance: Chance) -> list[_Turn]:
    player = position.mover
    match position.phase:
        case Phase.ACTION:
            found: list[_Turn] = [] if wheel_and_bag_empty(position) else [CandidateTurn((WHEEL,), player, draws=True)]
            for build in builds(position):
                found += closed(position, (build,), after_building(player, build))
            for action in scorings(player, free_cities(position.players), position.cards):
                found += closed(position, (action,), after_scoring(player, action, position.supply))
            if position.announced_by is not None:
                found.append(CandidateTurn((Decline(), END), player))
            if position.cards is not None:
                found += _bought(position, purchases(position))
            return found or _whole(TakeCoins(), position, chance)
        case Phase.BUYING:
            return _bought(position, purchases(position)) or _whole(TakeCoins(), position, chance)
        case phase:
            return closed(position, (), player, phase)


def _bought(position: Position, bought: Sequence[TakeBlocks]) -> list[_Turn]:
    player = position.mover
    return [way for taken in bought for way in closed(position, (taken,), after_buying(player, taken))]


def builds(position: Position) -> Iterator[Build]:
    """Yield what can be built in which city; of all ways to pay only the cheapest.

    A better block can be built with wherever a worse one can, so it never pays to give the better one away.
    """
    blocks = position.mover.blocks
    held = sum(blocks)
    for building in position.display + position.great:
        for city in CITIES if building.cost <= held else ():
            if ways := payments(blocks, building.cost, city):
                yield Build(building, city, ways[0])


def purchases(position: Position) -> list[TakeBlocks]:
    """List purchases, always with all free blocks of the segment; of very many, only the most promising."""
    coins = position.mover.coins
    found = [
        (segment, blocks)
        for segment, there in enumerate(position.wheel, 1)
        if there != NO_BLOCKS
        for blocks in buying.purchases(segment, there, coins)
        if _all_free_ones(segment, there, blocks)
    ]
    if len(found) > PURCHASES:
        found = sorted(found, key=_worth, reverse=True)[:PURCHASES]
    return [TakeBlocks(*choice) for choice in found]


def _all_free_ones(segment: int, there: Blocks, taken: Blocks) -> bool:
    prices = PRICES[segment - 1]
    return all(number == have or cost for number, have, cost in zip(taken, there, prices, strict=True))


def _worth(choice: tuple[int, Blocks]) -> float:
    worth: float = sum(map(mul, choice[1], BLOCK_WORTH))
    return worth - COIN_WORTH * price(*choice)


def closed(
    position: Position, begun: tuple[Action, ...], after: Player, phase: Phase = Phase.AFTER_ACTION
) -> list[_Turn]:
    """List how a turn can end once its action has left the seat with this: with or without an object, announcing.

    The position may be the one before the action, as most turns that are listed are never played.
    """
    if phase is Phase.CLOSING:
        return [CandidateTurn((*begun, END), after)]
    found = _announced(position, begun, after)
    if phase is Phase.AFTER_ACTION and position.on_sale and after.coins >= OBJECT_PRICE:
        # those on sale are never refilled, and without cards all are worth the same
        worth_a_thought = position.on_sale[:1] if position.cards is None else position.on_sale
        for item in worth_a_thought:
            found += _announced(position, (*begun, BuyObject(item)), after_purchase(after, item))
    return found


def _announced(position: Position, begun: tuple[Action, ...], after: Player) -> list[_Turn]:
    found = [CandidateTurn((*begun, END), after)]
    if may_announce(position, after):
        found.append(CandidateTurn((*begun, ANNOUNCE, END), after_announcing(after)))
    return found


def _whole(action: Action, position: Position, chance: Chance) -> list[_Turn]:
    """List how the turn can go on after an action that was left out."""
    player = position.mover
    if isinstance(action, TurnWheel):
        return [CandidateTurn((action,), player, draws=True)]
    if isinstance(action, EndTurn):
        return [CandidateTurn((action,), player)]
    reached = do(position, action, chance)
    return closed(reached, (action,), reached.players[position.turn], reached.phase)
