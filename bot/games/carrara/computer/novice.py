"""A computer player with simple rules: it takes what seems to gain most, looking one turn ahead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

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
from bot.games.carrara.buying import ways_to_buy
from bot.games.carrara.components import (
    CITIES,
    MARKERS,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
    POINTS_FOR_ANNOUNCING,
    Blocks,
    Building,
    City,
    plus,
    price,
)
from bot.games.carrara.computer.estimate import (
    blocks_worth,
    building_worth,
    coins_worth,
    gain_worth,
    leads,
    marker_worth,
    time_left,
)
from bot.games.carrara.ending import conditions
from bot.games.carrara.position import Built, Phase
from bot.games.carrara.scoring import gain, gain_of_category, in_city, of_type
from bot.games.carrara.view import SeatView
from bot.games.chance import Chance
from bot.games.players import AT_ONCE, Budget

NEXT_TURN = 1.9
"""The weight of a building that can be paid for next, relative to the worth of single blocks."""
CLOSER_LOOKS = 8
"""How many purchases are examined a turn ahead."""


def decide(view: SeatView, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
    """Choose the action that seems to gain most points."""
    left = time_left(view)
    thoughts = Assessment(view, left, prospects(view, left))
    return max(thoughts.candidates(legal), key=thoughts.worth)


def prospects(view: SeatView, left: float) -> dict[tuple[Building, City], float]:
    """Return what every open building would be worth in every city; empty in phases where that does not matter."""
    if view.phase not in (Phase.ACTION, Phase.BUYING):
        return {}
    return {
        (building, city): building_worth(view, building, city, left)
        for building in view.display + view.great
        for city in CITIES
    }


@dataclass(frozen=True, slots=True)
class Assessment:
    """A novice's assessment of its view."""

    view: SeatView
    left: float
    """How much of the game is left, from 1 down to 0."""
    prospects: Mapping[tuple[Building, City], float]
    """What buildings would be worth."""

    def candidates(self, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the legal actions without all purchases but the best one."""
        purchases = [(action.segment, action.blocks) for action in legal if isinstance(action, TakeBlocks)]
        if not purchases:
            return legal
        best = TakeBlocks(*self.best_purchase(purchases)[1:])
        return [best, *(action for action in legal if not isinstance(action, TakeBlocks))]

    def worth(self, action: Action) -> float:
        """Estimate how many points an action gains."""
        mine = self.view.players[self.view.seat].buildings
        match action:
            case TurnWheel():
                return self.worth_of_turning()
            case TakeBlocks(segment, blocks):
                return self.best_purchase([(segment, blocks)])[0]
            case Build(building, city, blocks):
                return self.prospects[building, city] - blocks_worth(blocks, self.left)
            case ScoreType(building_type):
                return self.worth_of_scoring(of_type(mine, building_type))
            case ScoreCity(city):
                return self.worth_of_scoring(in_city(mine, city))
            case ScoreCategory(category):
                gained = gain_of_category(mine, category)
                return gain_worth(gained, self.view.hand.coins, self.left) - marker_worth(self.left)
            case BuyObject():
                return self.worth_of_an_object()
            case Announce():
                return self.worth_of_announcing()
            case _:
                return 0.0

    def worth_of_scoring(self, scored: Sequence[Built]) -> float:
        """Estimate what a scoring gains beyond what it should for its marker."""
        gained = gain(scored, self.view.supply)
        return gain_worth(gained, self.view.hand.coins, self.left) - marker_worth(self.left)

    def worth_of_turning(self) -> float:
        """Estimate the best purchase among the blocks that are on the wheel already."""
        wheel, coins = self.view.wheel, self.view.hand.coins
        turned = (wheel[-1], *wheel[:-1])
        choices = [way for segment, there in enumerate(turned, 1) for way in ways_to_buy(segment, there, coins)]
        return self.best_purchase(choices)[0] if choices else 0.0

    def worth_of_an_object(self) -> float:
        """Estimate what buying an object gains: most if it lets the seat announce and win."""
        view, rest = self.view, self.view.hand.coins - OBJECT_PRICE
        me, need = view.players[view.seat], conditions(len(view.players))
        only_lacks_it = view.cards is None and sum(view.hand.objects) + 1 == need.objects
        if only_lacks_it and me.scorings >= need.scorings and me.costs >= need.costs and leads(view, rest):
            return POINTS_FOR_ANNOUNCING
        return POINTS_AN_OBJECT - (coins_worth(view.hand.coins, self.left) - coins_worth(rest, self.left))

    def worth_of_announcing(self) -> float:
        """Estimate what announcing gains: a win, or the end if waiting helps only those who can still score."""
        view = self.view
        spent = view.players[view.seat].scorings >= MARKERS
        return POINTS_FOR_ANNOUNCING if spent or leads(view, view.hand.coins) else -1.0

    def best_purchase(self, choices: Iterable[tuple[int, Blocks]]) -> tuple[float, int, Blocks]:
        """Find the purchase that gains most, including the building that it makes possible next."""
        left, coins, hand = self.left, self.view.hand.coins, self.view.hand.blocks
        simple = sorted(
            (
                (blocks_worth(blocks, left) + coins_worth(coins - price(segment, blocks), left), segment, blocks)
                for segment, blocks in choices
            ),
            reverse=True,
        )[:CLOSER_LOOKS]
        now = coins_worth(coins, left) + NEXT_TURN * self.best_building(hand)
        return max(
            (value + NEXT_TURN * self.best_building(plus(hand, blocks)) - now, segment, blocks)
            for value, segment, blocks in simple
        )

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
