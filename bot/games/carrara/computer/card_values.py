"""The worth of a seat's board and objects by the cards of the expansion, and the features for it."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.actions import ScoreType
from bot.games.carrara.cards.card import OF_BUILDINGS, OF_COSTS, OF_OBJECTS, Card, CardKind, Cards, Of, Way
from bot.games.carrara.cards.scoring import score_board, score_objects
from bot.games.carrara.components import (
    CITIES,
    COINS_A_POINT,
    GREAT_COST,
    MARKERS,
    NO_BLOCKS,
    NO_OBJECTS,
    OBJECTS_OF_A_KIND,
    ONE_OF,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Objects,
    plus,
)
from bot.games.carrara.computer.boards import SCORED_COIN, BoardSums, ScoringOption, ScoringOptions, cache_by_identity
from bot.games.carrara.computer.horizon import clamp_turns, turns_to_build
from bot.games.carrara.ending import Goal, goals
from bot.games.carrara.position import Built, CarraraPlayer, CarraraPosition
from bot.games.carrara.scoring import gain_of, gain_of_category, pay_out, scorings
from bot.games.players.network import Group

Points = tuple[int, int, int]
"""By Object, Building and Extra card, without those for coins at a rate."""

_CONDITION_KINDS = (
    # the kinds of conditions that a Top, an Object and a Building card may have
    ({Of.SCORINGS}, {Of.TYPE_SCORINGS}, {Of.CITY_SCORINGS}, {Of.CATEGORY_SCORINGS}),
    ({Of.OBJECTS}, {Of.KINDS}, {Of.PAIRS}, {Of.SETS}),
    (OF_COSTS, OF_BUILDINGS - OF_COSTS - {Of.TYPES, Of.CITIES}, {Of.TYPES}, {Of.CITIES}),
)


class CardsInPlay:
    """Facts about a game's cards that are the same for all boards."""

    def __init__(self, cards: Cards) -> None:
        scored = [card.scoring for card in cards.all() if card.scoring is not None]
        counted = {scoring.counted.of for scoring in scored if scoring.counted is not None}
        asked = {card.condition.counted.of for card in cards.all() if card.condition is not None}
        ways = {scoring.way for scoring in scored}
        self.cards = cards
        self.coins_counted = Of.COINS in counted | asked
        """Whether a card counts coins other than for points at a rate."""
        self.cities_counted = Of.CITIES in counted or Way.CITIES in ways
        """Whether a card depends on the city that a building is in."""
        self.costs_counted = not counted.isdisjoint(OF_COSTS | {Of.GREAT_BUILDINGS}) or Way.COUPLES in ways
        """Whether what a card scores depends on what a building costs."""
        self.rate = next((scoring.per for scoring in scored if scoring.way is Way.COINS), COINS_A_POINT)
        """How many coins are worth a point at the end."""
        self.coin = max(SCORED_COIN, 1 / self.rate)
        """About what a coin gained by scoring is worth in points."""
        self.conditions: Group = tuple(
            [
                float(card.condition is not None and card.condition.counted.of in kind)
                for card, kinds in zip((cards.top, cards.object, cards.building), _CONDITION_KINDS, strict=True)
                for kind in kinds
            ]
        )
        """The kinds of the three conditions, as features."""
        self._by_buildings = _counts_buildings(cards.building), _counts_buildings(cards.extra)
        self._by_objects: dict[Objects, int] = {}

    def points(self, player: CarraraPlayer, same_board: Points | None = None) -> Points:
        """Return the points of a player; `same_board` are those of a player with the same buildings, to save work."""
        objects = self._by_objects.get(player.objects)
        if objects is None:
            assert self.cards.object.scoring is not None
            scored = score_objects(self.cards.object.scoring, player.objects)
            # including those for objects left out
            objects = self._by_objects[player.objects] = scored.points + sum(player.objects) - scored.used
        by_building, by_extra = self._by_buildings
        return (
            objects,
            same_board[1] if same_board and by_building else _score(self.cards.building, player),
            same_board[2] if same_board and by_extra else _score(self.cards.extra, player),
        )


def _score(card: Card | None, player: CarraraPlayer) -> int:
    scoring = card and card.scoring
    return score_board(scoring, player) if scoring and scoring.way is not Way.COINS else 0


def _counts_buildings(card: Card | None) -> bool:
    """Return whether a card's points depend on buildings alone."""
    scoring = card and card.scoring
    if not scoring or scoring.way in (Way.CITIES, Way.COUPLES):
        return True
    return scoring.counted is not None and scoring.counted.of in OF_BUILDINGS


@cache_by_identity
def cards_in_play(cards: Cards) -> CardsInPlay:
    return CardsInPlay(cards)


class CardValues(NamedTuple):
    """A seat's points and progress by the cards, and what it could gain."""

    points: Points
    goals: tuple[Goal, ...]
    shares: tuple[float, ...]
    """By Top, Object and Building card: the share of its condition that is lacking, from 1 down to 0."""
    options: ScoringOptions
    towards_top: int
    """How many options advance the Top card's condition."""
    towards_objects: int
    """By how much the best option advances the Object card's condition."""
    objects: tuple[int, ...]
    """By kind: the points for one more object."""


def card_values(
    player: CarraraPlayer, board: BoardSums, seats: int, supply: Objects, free: tuple[bool, ...], cards: CardsInPlay
) -> CardValues:
    """Return a player's values by the cards; `free` tells for each city whether nobody has scored it."""
    coins = player.coins if cards.coins_counted else 0
    return _card_values(board, coins, player.objects, player[5:], seats, supply, free, cards)


@cache_by_identity
def _card_values(
    board: BoardSums,
    coins: int,
    objects: Objects,
    markers: tuple[tuple[BuildingType, ...], tuple[City, ...], tuple[Category, ...]],
    seats: int,
    supply: Objects,
    free: tuple[bool, ...],
    cards: CardsInPlay,
) -> CardValues:
    player = CarraraPlayer(coins, NO_BLOCKS, objects, 0, board.buildings, *markers)
    now = cards.points(player)
    asked = goals(player, seats, cards.cards)
    types: list[ScoringOption] = []
    others: list[ScoringOption] = []
    towards_top = towards_objects = 0
    for action in scorings(player, free, cards.cards):
        gained = gain_of(player, action, supply)
        after = pay_out(player, action, gained)
        at_end = sum(cards.points(after, now)) - sum(now)
        worth = gained.points + cards.coin * gained.coins + at_end
        option = ScoringOption(worth, gained.points, gained.coins, at_end, sum(gained.objects))
        (types if isinstance(action, ScoreType) else others).append(option)
        top, second, _ = goals(after, seats, cards.cards)
        towards_top += top.lacking < asked[0].lacking
        towards_objects = max(towards_objects, asked[1].lacking - second.lacking)
    one_more = [player._replace(objects=plus(player.objects, one)) for one in ONE_OF]
    return CardValues(
        now,
        asked,
        tuple([goal.lacking / goal.need for goal in asked]),
        ScoringOptions(types, others),
        towards_top,
        towards_objects,
        tuple(
            [
                sum(cards.points(more, now)) - sum(now) if have < OBJECTS_OF_A_KIND else 0
                for have, more in zip(player.objects, one_more, strict=True)
            ]
        ),
    )


@cache_by_identity
def gains_of_buildings(
    display: tuple[Building, ...], great: tuple[Building, ...], board: BoardSums, cards: CardsInPlay
) -> list[tuple[int, int]]:
    """Return by number of blocks the best gain of one more building and its cost, whatever the colours of blocks.

    Only gains that depend on buildings alone are counted.
    """
    best, now = [0] * (GREAT_COST + 1), _points_with(board, None, cards)
    for building in display + great:
        counted = building if cards.costs_counted else building._replace(cost=0)
        for city in CITIES if cards.cities_counted else CITIES[-1:]:
            gained = _points_with(board, Built(counted, city), cards) - now
            if gained > best[building.cost]:
                best[building.cost] = gained
    gains = [(0, 0)]
    for cost in range(1, GREAT_COST + 1):
        gains.append((best[cost], cost) if best[cost] > gains[-1][0] else gains[-1])
    return gains


@cache_by_identity
def _points_with(board: BoardSums, built: Built | None, cards: CardsInPlay) -> int:
    """Return the points for a board, with one more building or as it is."""
    buildings = board.buildings if built is None else (*board.buildings, built)
    return sum(cards.points(CarraraPlayer(0, NO_BLOCKS, NO_OBJECTS, 0, buildings, (), ())))


def turns_to_conditions(player: CarraraPlayer, values: CardValues, largest: tuple[int, ...]) -> int:
    """Roughly count the turns of building and of scoring until the conditions on the cards are met."""
    building = scoring = 0
    for goal in values.goals:
        lacking = goal.lacking
        if goal.counted.of in OF_COSTS:
            building = max(building, turns_to_build(player, lacking, largest))
        elif goal.counted.of in OF_BUILDINGS:
            # each takes a turn and, where there are too few blocks, another one to buy them
            building = max(building, lacking + max(0, lacking - sum(player.blocks)))
        elif goal.counted.of in OF_OBJECTS:
            scoring = max(scoring, (lacking + 1) // 2)
        elif goal.card.kind is CardKind.TOP:
            # a scoring that is not possible yet takes a turn of building first
            scoring = max(scoring, lacking + max(0, lacking - values.towards_top))
        else:
            scoring = max(scoring, lacking)
    return clamp_turns(building + scoring)


def value_features(player: CarraraPlayer, values: CardValues, cards: CardsInPlay) -> Group:
    top, objects, _ = values.goals
    done, able = player.categories_scored, player.scorings < MARKERS
    specials = [sum(gain_of_category(player.buildings, category)[:2]) for category in Category]
    return (
        *[points / 20 for points in values.points],
        top.lacking / 3,
        objects.lacking / 4,
        min(values.towards_top, 3) / 3,
        values.towards_objects / 3,
        *[costs / 20 if able and each not in done else 0.0 for each, costs in zip(Category, specials, strict=True)],
        *[float(category in done) for category in Category],
        1 / cards.rate,
        player.coins // cards.rate / 20,
    )


def card_features(position: CarraraPosition, seat: int, board: BoardSums, values: CardValues) -> tuple[Group, ...]:
    """Return the features for cards that depend on more than the seat, in groups."""
    assert position.cards is not None
    cards, blocks, great = cards_in_play(position.cards), position.players[seat].blocks, len(position.great)
    gains, held = gains_of_buildings(position.display, position.great, board, cards), sum(blocks)
    return (
        _object_features(position, values),
        (
            gains[min(held, GREAT_COST)][0] / 10,
            gains[GREAT_COST][0] / 10,
            great / 6,
            float(great > 0 and held >= GREAT_COST),
            _reach(blocks) if great else 0.0,
        ),
        cards.conditions,
    )


def _object_features(position: CarraraPosition, values: CardValues) -> Group:
    """Return the worth of one more object: the mean and the best of those from scorings, and the best on sale."""
    left = [worth for worth, supply in zip(values.objects, position.supply, strict=True) if supply]
    sold = [values.objects[item] for item in position.on_sale]
    return sum(left) / max(1, len(left)) / 5, max(left, default=0) / 8, max(sold, default=0) / 8


def _reach(blocks: Blocks) -> float:
    """Rate the best city in which a building of cost 8 can be built: 1 for the best of all, 0 for none."""
    paid = 0
    for city, count in enumerate(blocks):
        paid += count
        if paid >= GREAT_COST:
            return (len(blocks) - city) / len(blocks)
    return 0.0
