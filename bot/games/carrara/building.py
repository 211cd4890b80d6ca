"""Building in cities (pages 5 to 7)."""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.actions import Build, Reason
from bot.games.carrara.components import CITIES, GREAT_COST, Blocks, City, contains, minus, plus
from bot.games.carrara.events import BuildingBuilt, Event, LastBuildingBuilt
from bot.games.carrara.position import Built, Phase, Player, Position, with_player
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played


def check_build(position: Position, action: Build) -> None:
    """Raise IllegalAction unless the building is on display and these blocks pay for it in this city (page 6)."""
    if action.building not in position.display + position.great:
        raise IllegalAction(Reason.NOT_ON_DISPLAY, building=action.building)
    if sum(action.blocks) != action.building.cost:
        raise IllegalAction(Reason.WRONG_NUMBER_OF_BLOCKS, need=action.building.cost, have=sum(action.blocks))
    hand = position.players[position.turn].blocks
    if not contains(hand, action.blocks):
        missing = Blocks(*(max(0, want - have) for want, have in zip(action.blocks, hand, strict=True)))
        raise IllegalAction(Reason.BLOCKS_NOT_OWNED, blocks=missing)
    refused = action.blocks[action.city + 1 :]
    if any(refused):
        raise IllegalAction(
            Reason.BLOCKS_NOT_ACCEPTED,
            city=action.city,
            blocks=Blocks(*(0 for _ in range(action.city + 1)), *refused),
        )


def with_building(player: Player, action: Build) -> Player:
    """Return what a player has after building."""
    coins, blocks, objects, points, buildings, types, cities, categories = player
    built = (*buildings, Built(action.building, action.city))
    return Player(coins, minus(blocks, action.blocks), objects, points, built, types, cities, categories)


def build(position: Position, action: Build, _: Chance) -> Played[Position]:
    """Build a building; its blocks go back into the bag and the display refills from the stack (page 6)."""
    if action.building.cost == GREAT_COST:
        return _build_great(position, action)
    player = position.players[position.turn]
    place = position.display.index(action.building)
    revealed = position.stack[:1]
    last = len(position.display) == 1 and not revealed
    after = with_player(
        position,
        with_building(player, action),
        bag=plus(position.bag, action.blocks),
        display=(*position.display[:place], *revealed, *position.display[place + 1 :]),
        stack=position.stack[1:],
        phase=Phase.AFTER_ACTION,
        last_round_by=position.turn if last and position.last_round_by is None else position.last_round_by,
    )
    events: tuple[Event, ...] = (
        BuildingBuilt(position.turn, action.building, action.city, action.blocks, revealed[0] if revealed else None),
    )
    if last:
        events += (LastBuildingBuilt(position.turn),)
    return Played(after, events, reveals=bool(revealed))


def _build_great(position: Position, action: Build) -> Played[Position]:
    """Build a building of cost 8: it is not refilled, and does not count towards the 30 (errata 3)."""
    player = position.players[position.turn]
    after = with_player(
        position,
        with_building(player, action),
        bag=plus(position.bag, action.blocks),
        great=tuple(building for building in position.great if building != action.building),
        phase=Phase.AFTER_ACTION,
    )
    event = BuildingBuilt(position.turn, action.building, action.city, action.blocks, revealed=None)
    return Played(after, (event,), reveals=False)


def can_build(position: Position) -> bool:
    """Return whether the acting seat can build anything: Lerici accepts every block."""
    blocks = sum(position.players[position.turn].blocks)
    return any(building.cost <= blocks for building in position.display + position.great)


@lru_cache(maxsize=1024)
def ways_to_pay(hand: Blocks, cost: int) -> tuple[tuple[City, Blocks], ...]:
    """List every city with every choice of blocks from a hand that pays a cost there, the least valuable first."""
    return tuple((city, blocks) for city in CITIES for blocks in payments(hand, cost, city))


def payments(hand: Blocks, cost: int, city: City) -> tuple[Blocks, ...]:
    """List every choice of blocks from a hand that pays a cost in a city, the least valuable first."""
    return _padded(tuple(hand[: city + 1]), cost)


@lru_cache(maxsize=2048)
def _padded(hand: tuple[int, ...], cost: int) -> tuple[Blocks, ...]:
    return tuple(Blocks(*chosen) for chosen in _payments(hand, cost))


@lru_cache(maxsize=4096)
def _payments(hand: tuple[int, ...], cost: int) -> tuple[tuple[int, ...], ...]:
    if not hand:
        return ((),) if cost == 0 else ()
    return tuple(
        (*better, number)
        for number in range(min(hand[-1], cost), -1, -1)
        for better in _payments(hand[:-1], cost - number)
    )
