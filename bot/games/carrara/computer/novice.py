"""A computer player with simple rules: it chooses what seems to gain most, looking one turn ahead.

All estimates are points at the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import mul

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.building import payments
from bot.games.carrara.buying import purchases
from bot.games.carrara.components import (
    BUILDINGS,
    BUILDINGS_TO_SCORE,
    CITIES,
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECT_PRICE,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    POINTS_AN_OBJECT,
    POINTS_FOR_ANNOUNCING,
    SCORINGS_TO_ANNOUNCE,
    Blocks,
    Building,
    City,
    plus,
    price,
)
from bot.games.carrara.computer.boards import BLOCK_WORTH, COIN_WORTH
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built, CarraraPhase, PublicPlayer
from bot.games.carrara.scoring import Gain, buildings_in_city, find_scorer, free_cities, gain, gain_of, scorings
from bot.games.carrara.view import UNKNOWN_COINS, CarraraSeatView
from bot.games.chance import Chance
from bot.games.players import AT_ONCE, Budget

NEXT_TURN = 1.9
"""The weight of a building that becomes affordable, relative to the worth of single blocks."""
CLOSELY_EXAMINED_PURCHASES = 8
"""How many purchases are examined one turn ahead."""


def choose_as_novice(
    view: CarraraSeatView, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE
) -> Action:
    """Choose the action that seems to gain most points."""
    left = time_left(view)
    thoughts = Assessment(view, left, prospects(view, left))
    return max(thoughts.candidates(legal), key=thoughts.worth)


def prospects(view: CarraraSeatView, left: float) -> dict[tuple[Building, City], float]:
    """Return what every open building would be worth in every city; empty in phases where that does not matter."""
    if view.phase not in (CarraraPhase.ACTION, CarraraPhase.BUYING):
        return {}
    return {
        (building, city): building_worth(view, building, city, left)
        for building in view.display + view.great
        for city in CITIES
    }


@dataclass(frozen=True, slots=True)
class Assessment:
    view: CarraraSeatView
    left: float
    """How much of the game is left, from 1 down to 0."""
    prospects: Mapping[tuple[Building, City], float]

    def candidates(self, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the legal actions without all purchases but the best one."""
        purchases = [action for action in legal if isinstance(action, TakeBlocks)]
        if not purchases:
            return legal
        _, best = self.best_purchase(purchases)
        return [best, *(action for action in legal if not isinstance(action, TakeBlocks))]

    def worth(self, action: Action) -> float:
        """Estimate how many points an action gains."""
        match action:
            case TurnWheel():
                return self.worth_of_turning()
            case TakeBlocks():
                return self.best_purchase([action])[0]
            case Build(building, city, blocks):
                return self.prospects[building, city] - blocks_worth(blocks, self.left)
            case ScoreType() | ScoreCity() | ScoreCategory():
                # beyond what it should gain for its marker
                gained = gain_of(self.view.players[self.view.seat], action, self.view.supply)
                return gain_worth(gained, self.view.hand.coins, self.left) - MARKER_WORTH * self.left
            case BuyObject():
                return self.worth_of_an_object()
            case Announce():
                return self.worth_of_announcing()
            case _:
                return 0.0

    def worth_of_turning(self) -> float:
        """Estimate the best purchase among the blocks that are on the wheel already."""
        wheel, coins = self.view.wheel, self.view.hand.coins
        turned = (wheel[-1], *wheel[:-1])
        choices = [
            TakeBlocks(segment, blocks)
            for segment, there in enumerate(turned, 1)
            for blocks in purchases(segment, there, coins)
        ]
        return self.best_purchase(choices)[0] if choices else 0.0

    def worth_of_an_object(self) -> float:
        """Estimate the gain of buying an object, which is highest if it lets the seat announce and win."""
        view, rest = self.view, self.view.hand.coins - OBJECT_PRICE
        me, need = view.players[view.seat], conditions(len(view.players))
        only_lacks_it = view.cards is None and sum(view.hand.objects) + 1 == need.objects
        if only_lacks_it and me.scorings >= need.scorings and me.costs >= need.costs and expects_to_win(view, rest):
            return POINTS_FOR_ANNOUNCING
        return POINTS_AN_OBJECT - (coins_worth(view.hand.coins, self.left) - coins_worth(rest, self.left))

    def worth_of_announcing(self) -> float:
        """Estimate the gain of announcing, which is right if the seat leads, or cannot score any more."""
        view = self.view
        spent = view.players[view.seat].scorings >= MARKERS
        return POINTS_FOR_ANNOUNCING if spent or expects_to_win(view, view.hand.coins) else -1.0

    def best_purchase(self, choices: Iterable[TakeBlocks]) -> tuple[float, TakeBlocks]:
        """Find the purchase that gains most, including the building that it makes possible next."""
        left, coins, hand = self.left, self.view.hand.coins, self.view.hand.blocks
        simple = sorted(
            (
                (
                    blocks_worth(action.blocks, left) + coins_worth(coins - price(action.segment, action.blocks), left),
                    action.segment,
                    action.blocks,
                )
                for action in choices
            ),
            reverse=True,
        )[:CLOSELY_EXAMINED_PURCHASES]
        now = coins_worth(coins, left) + NEXT_TURN * self.best_building(hand)
        value, segment, blocks = max(
            (value + NEXT_TURN * self.best_building(plus(hand, blocks)) - now, segment, blocks)
            for value, segment, blocks in simple
        )
        return value, TakeBlocks(segment, blocks)

    def best_building(self, blocks: Blocks) -> float:
        """Return the worth of the best building that these blocks can pay for; 0 if none."""
        return max(
            (
                worth - blocks_worth(ways[0], self.left)
                for (building, city), worth in self.prospects.items()
                if (ways := payments(blocks, building.cost, city))
            ),
            default=0.0,
        )


ENOUGH_COINS = 16
"""Coins beyond this number hardly buy anything useful."""
MARKER_WORTH = 10.0
"""What a scoring should gain for its marker at the beginning of a game; near the end any scoring is welcome."""
TYPE_HOPE = 0.5
CITY_HOPE = 0.85
"""The chances that a building is still scored, by its type and by its city."""


def time_left(view: CarraraSeatView) -> float:
    """Estimate how much of the game is left: 1 at its beginning, 0 when the end is certain."""
    if view.last_round_by is not None:
        return 0.0
    costs = COSTS_TO_ANNOUNCE[len(view.players)]
    furthest = max(
        (min(1.0, player.scorings / SCORINGS_TO_ANNOUNCE) + min(1.0, player.costs / costs)) / 2
        for player in view.players
    )
    built = 1 - (len(view.display) + view.stack) / len(BUILDINGS)
    return 1 - max(furthest, built)


def coins_worth(coins: int, left: float) -> float:
    """Return the worth of coins in points; while they can buy blocks, the first ones are worth more."""
    return coins / COINS_A_POINT + min(coins, ENOUGH_COINS) * COIN_WORTH * min(1.0, 2 * left)


def blocks_worth(blocks: Blocks, left: float) -> float:
    """Return what blocks are worth before they are built with; nothing in the last turn."""
    total: float = sum(map(mul, blocks, BLOCK_WORTH))
    return total * min(1.0, 2 * left)


def gain_worth(gained: Gain, held: int, left: float) -> float:
    """Return what coins, points and objects are worth together to someone who holds `held` coins."""
    coins = coins_worth(held + gained.coins, left) - coins_worth(held, left)
    return gained.points + coins + POINTS_AN_OBJECT * sum(gained.objects)


def building_worth(view: CarraraSeatView, building: Building, city: City, left: float) -> float:
    """Return what a building in a city is worth: its cost, and what scoring it may gain."""
    me = view.players[view.seat]
    if me.scorings >= MARKERS or left == 0:
        return building.cost
    scored = gain_worth(gain([Built(building, city)], view.supply), view.hand.coins, left)
    hope = 0.0 if building.type in me.types_scored else TYPE_HOPE
    if find_scorer(view.players, city) is None:
        there = len(buildings_in_city(me.buildings, city)) + 1
        hope += CITY_HOPE * min(1.0, there / BUILDINGS_TO_SCORE[city])
    return building.cost + scored * hope


def best_scoring(view: CarraraSeatView, player: PublicPlayer) -> float:
    """Return the most points that a player could gain by scoring a type or a city, objects included."""
    gains = [gain_of(player, action, view.supply) for action in scorings(player, free_cities(view.players), None)]
    return max([gain_worth(gained, 0, 0.0) for gained in gains], default=0.0)


def estimate_score(view: CarraraSeatView, seat: int) -> float:
    """Estimate another seat's score if the end were announced now, with the turn that may be left to it."""
    other = view.players[seat]
    score: float = other.points + other.costs + POINTS_AN_OBJECT * _objects_of(view, seat)
    score += (view.open_hands[seat].coins if view.open_hands else UNKNOWN_COINS) // COINS_A_POINT
    return score + best_scoring(view, other) if seat > view.seat else score


def _objects_of(view: CarraraSeatView, seat: int) -> float:
    """Return the number of another seat's objects, or its equal share of what all others hold."""
    if view.open_hands:
        return sum(view.open_hands[seat].objects)
    left = sum(view.supply) + len(view.on_sale) + sum(view.hand.objects)
    return (OBJECTS_OF_A_KIND * len(OBJECTS) - left) / (len(view.players) - 1)


def expects_to_win(view: CarraraSeatView, coins: int) -> bool:
    """Return whether the seat, left with these coins, expects to win if it announces the end now."""
    me = view.players[view.seat]
    mine = me.points + me.costs + POINTS_AN_OBJECT * sum(view.hand.objects) + coins // COINS_A_POINT
    mine += POINTS_FOR_ANNOUNCING
    return all(mine > estimate_score(view, seat) for seat in range(len(view.players)) if seat != view.seat)
