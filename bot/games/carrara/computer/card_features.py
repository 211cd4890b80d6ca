"""The features that the cards of the expansion add."""

from __future__ import annotations

from bot.games.carrara.cards.card import Cards, Of
from bot.games.carrara.components import CATEGORIES, GREAT_COST, MARKERS, Blocks, Category
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.computer.promise import CardInfo, Potential, gains_of, ways_of
from bot.games.carrara.position import Player, Position
from bot.games.players.network import Group

_ASKED = (
    # the kinds of conditions that a Top, an Object and a Building card may have
    ({Of.SCORINGS}, {Of.TYPE_SCORINGS}, {Of.CITY_SCORINGS}, {Of.CATEGORY_SCORINGS}),
    ({Of.OBJECTS}, {Of.KINDS}, {Of.PAIRS}, {Of.SETS}),
    (
        {Of.COSTS, Of.CITY_COSTS, Of.LAND_COSTS},
        {Of.BUILDINGS, Of.CITY_BUILDINGS, Of.LAND_BUILDINGS, Of.GREAT_BUILDINGS, Of.COUPLES},
        {Of.TYPES},
        {Of.CITIES},
    ),
)


def promise_features(player: Player, promise: Potential, ways: CardInfo) -> Group:
    """Return the features for what the cards promise a seat."""
    top, objects, _ = promise.goals
    return (
        *[points / 20 for points in promise.points],
        top.lacking / 3,
        objects.lacking / 4,
        min(promise.towards_top, 3) / 3,
        promise.towards_objects / 3,
        *_specials(player),
        1 / ways.rate,
        player.coins // ways.rate / 20,
    )


def card_features(position: Position, seat: int, promise: Potential) -> tuple[Group, ...]:
    """Return the features for the cards that depend on more than what a seat has, in groups."""
    assert position.cards is not None
    ways, player = ways_of(position.cards), position.players[seat]
    blocks = player.blocks
    gains = gains_of(position, player, sum(promise.points[1:]), ways)
    held = sum(blocks)
    great = len(position.great)
    return (
        _objects(position, promise),
        (
            gains[min(held, GREAT_COST)][0] / 10,
            gains[GREAT_COST][0] / 10,
            great / 6,
            float(great > 0 and held >= GREAT_COST),
            _reach(blocks) if great else 0.0,
        ),
        _conditions(position.cards),
    )


def _objects(position: Position, promise: Potential) -> tuple[float, float, float]:
    """Return the worth of one more object: the mean and the best of those from scorings, and the best on sale."""
    left = [brought for brought, supply in zip(promise.objects, position.supply, strict=True) if supply]
    sold = [promise.objects[item] for item in position.on_sale]
    return sum(left) / max(1, len(left)) / 5, max(left, default=0) / 8, max(sold, default=0) / 8


def _specials(player: Player) -> list[float]:
    """Return for city and land buildings the costs that their special scoring would count, and whether it is done."""
    costs = dict.fromkeys(Category, 0)
    for building, _ in player.buildings:
        costs[CATEGORIES[building.type]] += building.cost
    done = player.categories_scored
    able = player.scorings < MARKERS
    return [
        *[costs[category] / 20 if able and category not in done else 0.0 for category in Category],
        *[float(category in done) for category in Category],
    ]


def _reach(blocks: Blocks) -> float:
    """Rate the best city in which a building of cost 8 can be built: 1 for the best of all, 0 for none."""
    paid = 0
    for city, count in enumerate(blocks):
        paid += count
        if paid >= GREAT_COST:
            return (len(blocks) - city) / len(blocks)
    return 0.0


@Kept
def _conditions(cards: Cards) -> Group:
    """Return of what kind the three conditions are."""
    return tuple(
        [
            float(card.condition is not None and card.condition.counted.of in kind)
            for card, kinds in zip((cards.top, cards.object, cards.building), _ASKED, strict=True)
            for kind in kinds
        ]
    )
