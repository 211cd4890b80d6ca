"""Buying blocks from the wheel (pages 3 to 5); prices are in `components`."""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.actions import CarraraReason, TakeBlocks, TakeCoins, TurnWheel
from bot.games.carrara.building import can_build
from bot.games.carrara.components import (
    BLOCKS_ON_WHEEL,
    COINS_WITHOUT_PAYMENT,
    PRICES,
    SEGMENTS,
    Blocks,
    blocks_of,
    colours_of,
    contains,
    minus,
    plus,
    price,
)
from bot.games.carrara.events import BlocksTaken, CoinsTaken, WheelTurned
from bot.games.carrara.position import CarraraPhase, CarraraPlayer, CarraraPosition, with_player
from bot.games.carrara.scoring import can_score
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played


def wheel_and_bag_empty(position: CarraraPosition) -> bool:
    """Return whether there are no blocks left to buy (page 5, special case 4)."""
    return not any(position.bag) and not any(map(any, position.wheel))


def check_turn_wheel(position: CarraraPosition, _: TurnWheel) -> None:
    """Raise IllegalAction if neither wheel nor bag holds a block."""
    if wheel_and_bag_empty(position):
        raise IllegalAction(CarraraReason.WHEEL_AND_BAG_EMPTY)


def turn_wheel(position: CarraraPosition, _: TurnWheel, chance: Chance) -> Played[CarraraPosition]:
    """Turn the wheel by one segment, VI coming back to I, and refill it to 11 blocks from the bag (page 3)."""
    missing = min(BLOCKS_ON_WHEEL - sum(map(sum, position.wheel)), sum(position.bag))
    drawn = blocks_of(chance.sample(colours_of(position.bag), missing))
    returned = position.wheel[-1]
    after = position._replace(
        wheel=(plus(returned, drawn), *position.wheel[:-1]),
        bag=minus(position.bag, drawn),
        phase=CarraraPhase.BUYING,
    )
    return Played(after, (WheelTurned(position.turn, drawn, returned),), reveals=missing > 0)


def is_affordable(segment: int, blocks: Blocks, coins: int) -> bool:
    """Return whether any block in a segment, 1 to 6, is affordable with these coins."""
    return any(count and cost <= coins for count, cost in zip(blocks, PRICES[segment - 1], strict=True))


def check_take_blocks(position: CarraraPosition, action: TakeBlocks) -> None:
    """Raise IllegalAction unless these blocks are in this one segment and can be paid for (page 3).

    Only with the expansion may blocks be taken without turning the wheel.
    """
    if position.phase is CarraraPhase.ACTION and position.cards is None:
        raise IllegalAction(CarraraReason.TURN_WHEEL_FIRST)
    if action.segment not in range(1, SEGMENTS + 1):
        raise IllegalAction(CarraraReason.NO_SUCH_SEGMENT, segment=action.segment)
    if not any(action.blocks):
        raise IllegalAction(CarraraReason.NO_BLOCKS_CHOSEN)
    there = position.wheel[action.segment - 1]
    if not contains(there, action.blocks):
        raise IllegalAction(CarraraReason.BLOCKS_NOT_IN_SEGMENT, segment=action.segment, blocks=there)
    need, have = price(action.segment, action.blocks), position.mover.coins
    if need > have:
        raise IllegalAction(CarraraReason.NOT_ENOUGH_COINS, need=need, have=have)


def apply_purchase(player: CarraraPlayer, action: TakeBlocks) -> CarraraPlayer:
    coins, blocks, objects, points, buildings, types, cities, categories = player
    paid = price(action.segment, action.blocks)
    return CarraraPlayer(
        coins - paid, plus(blocks, action.blocks), objects, points, buildings, types, cities, categories
    )


def take_blocks(position: CarraraPosition, action: TakeBlocks, _: Chance) -> Played[CarraraPosition]:
    """Buy blocks; free ones count as bought too (page 3)."""
    cost, place = price(action.segment, action.blocks), action.segment - 1
    after = with_player(
        position,
        apply_purchase(position.mover, action),
        wheel=(*position.wheel[:place], minus(position.wheel[place], action.blocks), *position.wheel[place + 1 :]),
        phase=CarraraPhase.AFTER_ACTION,
    )
    turned = position.phase is CarraraPhase.BUYING
    return Played(after, (BlocksTaken(position.turn, action.segment, action.blocks, cost, turned),))


def check_take_coins(position: CarraraPosition, _: TakeCoins) -> None:
    """Raise IllegalAction if a block is affordable or an action possible instead (page 5, special cases 2 to 4)."""
    if position.phase is CarraraPhase.BUYING:
        coins = position.mover.coins
        if any(is_affordable(segment, blocks, coins) for segment, blocks in enumerate(position.wheel, 1)):
            raise IllegalAction(CarraraReason.BLOCKS_AFFORDABLE)
    elif not wheel_and_bag_empty(position) or can_build(position) or can_score(position):
        raise IllegalAction(CarraraReason.ACTION_POSSIBLE)


def take_coins(position: CarraraPosition, _: TakeCoins, __: Chance) -> Played[CarraraPosition]:
    """Take 2 coins from the supply (page 5, special cases 2 to 4)."""
    player = position.mover
    after = with_player(
        position, player._replace(coins=player.coins + COINS_WITHOUT_PAYMENT), phase=CarraraPhase.AFTER_ACTION
    )
    event = CoinsTaken(position.turn, COINS_WITHOUT_PAYMENT, wheel_turned=position.phase is CarraraPhase.BUYING)
    return Played(after, (event,))


def purchases(segment: int, blocks: Blocks, coins: int) -> tuple[Blocks, ...]:
    """List every choice of blocks in a segment, 1 to 6, that these coins pay for."""
    return _purchases(segment, blocks, min(coins, price(segment, blocks)))


@lru_cache(maxsize=4096)
def _purchases(segment: int, blocks: Blocks, coins: int) -> tuple[Blocks, ...]:
    found: list[tuple[tuple[int, ...], int]] = [((), coins)]
    for cost, there in zip(PRICES[segment - 1], blocks, strict=True):
        found = [
            ((*chosen, number), left - number * cost)
            for chosen, left in found
            for number in range(there + 1)
            if number * cost <= left
        ]
    return tuple(Blocks(*chosen) for chosen, _ in found[1:])
