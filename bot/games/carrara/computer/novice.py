"""A computer player that plays sensibly by simple rules: it takes what seems to bring most, one turn ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.carrara.actions import Action, Announce, Build, BuyObject, ScoreCity, ScoreType, TakeBlocks, TurnWheel
from bot.games.carrara.building import payments
from bot.games.carrara.buying import ways_to_buy
from bot.games.carrara.components import (
    CITIES,
    MARKERS,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
    POINTS_FOR_ANNOUNCING,
    Blocks,
    plus,
    price,
)
from bot.games.carrara.computer.estimate import (
    blocks_worth,
    building_worth,
    coin_worth,
    gain_worth,
    leads,
    marker_worth,
    time_left,
)
from bot.games.carrara.ending import conditions
from bot.games.carrara.scoring import Gain, gain, in_city, of_type
from bot.games.carrara.view import SeatView
from bot.games.game import Chance

NEXT_TURN = 0.7
"""What a building counts that can be paid for in the next turn."""
CLOSER_LOOKS = 8
"""How many purchases are looked at a turn ahead."""
SPARE_COINS = 20
"""From here on coins are not missed for blocks."""


def decide(view: SeatView, legal: Sequence[Action], chance: Chance) -> Action:
    """Choose the action that seems to bring most points."""
    left = time_left(view)
    purchases = [(action.segment, action.blocks) for action in legal if isinstance(action, TakeBlocks)]
    if purchases:
        _, segment, blocks = best_purchase(view, purchases, left)
        return TakeBlocks(segment, blocks)
    return max(legal, key=lambda action: worth(view, action, left))


def worth(view: SeatView, action: Action, left: float) -> float:
    """Estimate how many points an action other than choosing blocks brings."""
    me = view.players[view.seat]
    match action:
        case TurnWheel():
            return worth_of_turning(view, left)
        case Build(building, city, blocks):
            return building_worth(view, building, city, left) - blocks_worth(blocks, left)
        case ScoreType(building_type):
            return worth_of_scoring(gain(of_type(me.buildings, building_type), view.supply), left)
        case ScoreCity(city):
            return worth_of_scoring(gain(in_city(me.buildings, city), view.supply), left)
        case BuyObject():
            return worth_of_an_object(view, left)
        case Announce():
            return POINTS_FOR_ANNOUNCING if leads(view, view.hand.coins) or me.scorings >= MARKERS else -1.0
        case _:
            return 0.0


def worth_of_scoring(gained: Gain, left: float) -> float:
    """Estimate what a scoring brings beyond what its marker should."""
    return gain_worth(gained, left) - marker_worth(left)


def worth_of_turning(view: SeatView, left: float) -> float:
    """Estimate the best purchase among the blocks that are on the wheel already."""
    turned = (view.wheel[-1], *view.wheel[:-1])
    choices = [way for segment, there in enumerate(turned, 1) for way in ways_to_buy(segment, there, view.hand.coins)]
    return best_purchase(view, choices, left)[0] if choices else 0.0


def worth_of_an_object(view: SeatView, left: float) -> float:
    """Estimate what buying an object brings: most where it lets the seat announce a victory."""
    rest = view.hand.coins - OBJECT_PRICE
    me = view.players[view.seat]
    need = conditions(len(view.players))
    if (
        view.last_round_by in (None, view.seat)
        and (me.scorings >= need.scorings and me.costs >= need.costs)
        and sum(view.hand.objects) + 1 == need.objects
        and leads(view, rest)
    ):
        return POINTS_FOR_ANNOUNCING
    return POINTS_AN_OBJECT - OBJECT_PRICE * coin_worth(left if rest < SPARE_COINS else 0.0)


def best_purchase(view: SeatView, choices: Iterable[tuple[int, Blocks]], left: float) -> tuple[float, int, Blocks]:
    """Find the purchase that brings most, with the building that it makes possible next."""
    rate = coin_worth(left)
    simple = sorted(
        ((blocks_worth(blocks, left) - price(segment, blocks) * rate, segment, blocks) for segment, blocks in choices),
        reverse=True,
    )[:CLOSER_LOOKS]
    now = best_building(view, view.hand.blocks, left)
    return max(
        (value + NEXT_TURN * (best_building(view, plus(view.hand.blocks, blocks), left) - now), segment, blocks)
        for value, segment, blocks in simple
    )


def best_building(view: SeatView, blocks: Blocks, left: float) -> float:
    """Tell what the best building brings that these blocks can pay for; 0 if none."""
    return max(
        (
            building_worth(view, building, city, left) - blocks_worth(ways[0], left)
            for building in view.display
            for city in CITIES
            if (ways := payments(blocks, building.cost, city))
        ),
        default=0.0,
    )
