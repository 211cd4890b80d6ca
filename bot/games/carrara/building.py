"""Building in cities (pages 5 to 7)."""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.actions import Build, CarraraReason
from bot.games.carrara.components import CITIES, GREAT_COST, Blocks, City, contains, minus, plus
from bot.games.carrara.events import BuildingBuilt, Event, LastBuildingBuilt
from bot.games.carrara.position import Built, CarraraPhase, CarraraPlayer, CarraraPosition, with_player
from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played


def check_build(position: CarraraPosition, action: Build) -> None:
    """Raise IllegalAction unless the building is on display and these blocks pay for it in this city (page 6)."""
    if action.building not in position.display + position.great:
        raise IllegalAction(CarraraReason.NOT_ON_DISPLAY, building=action.building)
    if sum(action.blocks) != action.building.cost:
        raise IllegalAction(CarraraReason.WRONG_NUMBER_OF_BLOCKS, need=action.building.cost, have=sum(action.blocks))
    hand = position.mover.blocks
    if not contains(hand, action.blocks):
        missing = Blocks(*(max(0, want - have) for want, have in zip(action.blocks, hand, strict=True)))
        raise IllegalAction(CarraraReason.BLOCKS_NOT_OWNED, blocks=missing)
    refused = action.blocks[action.city + 1 :]
    if any(refused):
        raise IllegalAction(
            CarraraReason.BLOCKS_NOT_ACCEPTED,
            city=action.city,
            blocks=Blocks(*(0 for _ in range(action.city + 1)), *refused),
        )


def apply_building(player: CarraraPlayer, action: Build) -> CarraraPlayer:
    coins, blocks, objects, points, buildings, types, cities, categories = player
    built = (*buildings, Built(action.building, action.city))
    return CarraraPlayer(coins, minus(blocks, action.blocks), objects, points, built, types, cities, categories)


def build(position: CarraraPosition, action: Build, _: Chance) -> Played[CarraraPosition]:
    """Build a building; its blocks go back into the bag and the display refills from the stack (page 6).

    One of cost 8 is not refilled, and does not count towards the 30 (errata 3).
    """
    building, display, stack, great = action.building, position.display, position.stack, position.great
    revealed, last = None, False
    if building.cost == GREAT_COST:
        great = tuple([each for each in great if each != building])
    else:
        place = display.index(building)
        display = (*display[:place], *stack[:1], *display[place + 1 :])
        revealed, stack, last = (stack or (None,))[0], stack[1:], not display
    after = with_player(
        position,
        apply_building(position.mover, action),
        bag=plus(position.bag, action.blocks),
        display=display,
        stack=stack,
        great=great,
        phase=CarraraPhase.AFTER_ACTION,
        last_round_by=position.turn if last and position.last_round_by is None else position.last_round_by,
    )
    events: list[Event] = [BuildingBuilt(position.turn, building, action.city, action.blocks, revealed)]
    if last:
        events.append(LastBuildingBuilt(position.turn))
    return Played(after, tuple(events), reveals=revealed is not None)


def can_build(position: CarraraPosition) -> bool:
    """Return whether the acting seat can build anything: Lerici accepts every block."""
    blocks = sum(position.mover.blocks)
    return any(building.cost <= blocks for building in position.display + position.great)


@lru_cache(maxsize=1024)
def ways_to_pay(hand: Blocks, cost: int) -> tuple[tuple[City, Blocks], ...]:
    """List every city with every choice of blocks from a hand that pays a cost there, the least valuable first."""
    return tuple((city, blocks) for city in CITIES for blocks in payments(hand, cost, city))


@lru_cache(maxsize=4096)
def payments(hand: Blocks, cost: int, city: City) -> tuple[Blocks, ...]:
    """List every choice of blocks from a hand that pays a cost in a city, the least valuable first."""
    return tuple(Blocks(*chosen) for chosen in _payments(hand[: city + 1], cost))


@lru_cache(maxsize=4096)
def _payments(hand: tuple[int, ...], cost: int) -> tuple[tuple[int, ...], ...]:
    if not hand:
        return ((),) if cost == 0 else ()
    return tuple(
        (*better, number)
        for number in range(min(hand[-1], cost), -1, -1)
        for better in _payments(hand[:-1], cost - number)
    )
