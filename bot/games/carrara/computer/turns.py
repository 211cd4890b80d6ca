"""The rest of a turn as one choice: every way to play it that is worth considering, up to a random draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul

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
from bot.games.carrara.building import payments
from bot.games.carrara.buying import ways_to_buy, wheel_and_bag_empty
from bot.games.carrara.components import CITIES, NO_BLOCKS, OBJECT_PRICE, PRICES, Blocks, price
from bot.games.carrara.ending import can_announce
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.rules import HANDLERS
from bot.games.carrara.scoring import scorable_categories, scorable_cities, scorable_types
from bot.games.chance import Chance
from bot.games.players.strategy import Turn

_Turn = Turn[Position, Action]

END = EndTurn()
WHEEL = TurnWheel()
PURCHASES = 40
"""How many purchases are considered at most."""
BLOCK_WORTH = (3.6, 2.8, 2.3, 1.7, 1.1, 0.8)
"""By colour: about what a block is worth in points, for leaving out the worst of very many purchases."""
COIN_WORTH = 0.6


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
    match position.phase:
        case Phase.ACTION:
            found: list[_Turn] = [] if wheel_and_bag_empty(position) else [Turn((WHEEL,), position, draws=True)]
            for action in actions(position):
                found += closed((action,), do(position, action, chance), chance)
            if position.cards is not None:
                for taken in purchases(position):
                    found += closed((taken,), do(position, taken, chance), chance)
            return found or closed((TakeCoins(),), do(position, TakeCoins(), chance), chance)
        case Phase.BUYING:
            bought = purchases(position)
            if not bought:
                return closed((TakeCoins(),), do(position, TakeCoins(), chance), chance)
            return [way for taken in bought for way in closed((taken,), do(position, taken, chance), chance)]
        case _:
            return closed((), position, chance)


def actions(position: Position) -> Iterator[Action]:
    """Yield the actions other than buying; of all ways to pay for a building only the cheapest.

    A better block can be built with wherever a worse one can, so it never pays to give the better one away.
    """
    player = position.players[position.turn]
    for building in position.display + position.great:
        for city in CITIES:
            if ways := payments(player.blocks, building.cost, city):
                yield Build(building, city, ways[0])
    yield from map(ScoreType, scorable_types(player))
    yield from map(ScoreCity, scorable_cities(position.players, player))
    if position.cards is not None:
        yield from map(ScoreCategory, scorable_categories(player))
    if position.announced_by is not None:
        yield Decline()


def purchases(position: Position) -> list[TakeBlocks]:
    """List purchases, always with all free blocks of the segment; of very many, only the most promising."""
    coins = position.players[position.turn].coins
    found = [
        way
        for segment, there in enumerate(position.wheel, 1)
        if there != NO_BLOCKS
        for way in ways_to_buy(segment, there, coins)
        if _all_free_ones(segment, there, way[1])
    ]
    if len(found) > PURCHASES:
        found = sorted(found, key=_worth, reverse=True)[:PURCHASES]
    return [TakeBlocks(*way) for way in found]


def _all_free_ones(segment: int, there: Blocks, taken: Blocks) -> bool:
    prices = PRICES[segment - 1]
    return all(number == have or cost for number, have, cost in zip(taken, there, prices, strict=True))


def _worth(way: tuple[int, Blocks]) -> float:
    worth: float = sum(map(mul, way[1], BLOCK_WORTH))
    return worth - COIN_WORTH * price(*way)


def closed(begun: tuple[Action, ...], position: Position, chance: Chance) -> list[_Turn]:
    """List how a turn can end after its action: with or without buying an object and announcing."""
    found = _announced(begun, position, chance)
    if (
        position.phase is Phase.AFTER_ACTION
        and position.on_sale
        and position.players[position.turn].coins >= OBJECT_PRICE
    ):
        # those on sale are never refilled, and without cards all are worth the same
        worth_a_thought = position.on_sale[:1] if position.cards is None else position.on_sale
        for item in worth_a_thought:
            purchase = BuyObject(item)
            found += _announced((*begun, purchase), do(position, purchase, chance), chance)
    return found


def _announced(begun: tuple[Action, ...], position: Position, chance: Chance) -> list[_Turn]:
    found = [Turn((*begun, END), position)]
    if position.phase is not Phase.CLOSING and can_announce(position):
        found.append(Turn((*begun, Announce(), END), do(position, Announce(), chance)))
    return found


def _whole(action: Action, position: Position, chance: Chance) -> list[_Turn]:
    """List how the turn can go on after an action that was left out."""
    if isinstance(action, TurnWheel):
        return [Turn((action,), position, draws=True)]
    if isinstance(action, EndTurn):
        return [Turn((action,), position)]
    after = do(position, action, chance)
    if isinstance(action, BuyObject | Announce):
        return _announced((action,), after, chance)
    return closed((action,), after, chance)
