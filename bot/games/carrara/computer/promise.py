"""What a seat's board and objects promise by the cards of the expansion, cached per board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.carrara.actions import ScoreType
from bot.games.carrara.cards.card import OF_BUILDINGS, OF_COSTS, OF_OBJECTS, Card, CardKind, Cards, Of, Way
from bot.games.carrara.cards.scoring import score_board, score_objects
from bot.games.carrara.components import (
    CITIES,
    COINS_A_POINT,
    GREAT_COST,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    Building,
    Objects,
    one_more,
)
from bot.games.carrara.computer.after_scoring import after_scoring
from bot.games.carrara.computer.kept import KEPT, Kept
from bot.games.carrara.computer.race import turns_to_build, within
from bot.games.carrara.computer.scoring_options import COIN, Option, Scorings
from bot.games.carrara.ending import Goal, goals
from bot.games.carrara.position import Built, Player, Position

Gains = Sequence[tuple[int, int]]
"""By number of blocks: the most points that one more building they pay for would gain, and its cost."""
REMEMBERED = 4
"""How many promises are cached for a board, as objects, markers and what others left may change."""


class CardInfo(NamedTuple):
    """What is known of a game's cards before looking at any board."""

    cards: Cards
    coins_counted: bool
    """Whether a card counts coins other than for points at a rate."""
    cities_counted: bool
    """Whether a card depends on the city that a building is in."""
    costs_counted: bool
    """Whether what a card scores depends on what a building costs."""
    by_buildings: tuple[bool, bool]
    """Whether the points for the Building and for the Extra card follow from buildings alone."""
    rate: int
    """How many coins are worth a point at the end."""
    coin: float
    """About what a coin of a scoring is worth in points."""
    by_objects: dict[Objects, int]
    """The cached points of the Object card."""

    def of_objects(self, objects: Objects) -> int:
        """Return the points for the Object card, including those for objects left out."""
        known = self.by_objects.get(objects)
        if known is None:
            scoring = self.cards.object.scoring
            assert scoring is not None
            scored = score_objects(scoring, objects)
            known = self.by_objects[objects] = scored.points + sum(objects) - scored.used
        return known

    def of_board(self, player: Player) -> tuple[int, int]:
        """Return the points for the Building and the Extra card, without those for coins at a rate."""
        return self._of(self.cards.building, player), self._of(self.cards.extra, player)

    def of_same_board(self, player: Player, known: tuple[int, int]) -> tuple[int, int]:
        """Return the same as `of_board`, from what it is with the same buildings, but maybe other things."""
        building, extra = self.by_buildings
        return (
            known[0] if building else self._of(self.cards.building, player),
            known[1] if extra else self._of(self.cards.extra, player),
        )

    def _of(self, card: Card | None, player: Player) -> int:
        scoring = card and card.scoring
        if not scoring or scoring.way is Way.COINS:
            return 0
        return score_board(scoring, player, player.coins, player.objects)


class Potential(NamedTuple):
    """What a seat has, and what more it could have."""

    points: tuple[int, int, int]
    """By Object, Building and Extra card, without coins."""
    goals: tuple[Goal, ...]
    shares: tuple[float, ...]
    """By Top, Object and Building card: how much of its condition is lacking, from 1 down to 0."""
    options: Scorings
    towards_top: int
    """How many of the options bring the Top card's condition nearer."""
    towards_objects: int
    """By how much the best option brings the Object card's condition nearer."""
    objects: tuple[int, ...]
    """By kind: the points for one more object."""


class _Kept:
    """What is cached for a board, as long as the same cards are in play."""

    __slots__ = ("buildings", "cards", "gains", "offered", "promises")

    def __init__(self, buildings: tuple[Built, ...], cards: Cards) -> None:
        self.buildings = buildings
        self.cards = cards
        self.promises: list[tuple[tuple[object, ...], Potential]] = []
        self.gains: dict[tuple[int, int, int], int] = {}
        self.offered: tuple[object, object, Gains] | None = None


_known: dict[int, _Kept] = {}


def _look_through(cards: Cards) -> CardInfo:
    scorings = [card.scoring for card in cards.all() if card.scoring is not None]
    counted = [scoring.counted.of for scoring in scorings if scoring.counted is not None]
    asked = [card.condition.counted.of for card in cards.all() if card.condition is not None]
    rates = [scoring.per for scoring in scorings if scoring.way is Way.COINS]
    rate = rates[0] if rates else COINS_A_POINT
    return CardInfo(
        cards,
        coins_counted=Of.COINS in counted + asked,
        cities_counted=Of.CITIES in counted or any(scoring.way is Way.CITIES for scoring in scorings),
        costs_counted=any(of in OF_COSTS or of is Of.GREAT_BUILDINGS for of in counted)
        or any(scoring.way is Way.COUPLES for scoring in scorings),
        by_buildings=(_counts_buildings(cards.building), _counts_buildings(cards.extra)),
        rate=rate,
        coin=max(COIN, 1 / rate),
        by_objects={},
    )


def _counts_buildings(card: Card | None) -> bool:
    scoring = card and card.scoring
    if not scoring or scoring.way in (Way.CITIES, Way.COUPLES):
        return True
    return scoring.counted is not None and scoring.counted.of in OF_BUILDINGS


ways_of = Kept(_look_through)
"""Return what is known of a game's cards."""


def _kept(player: Player, cards: Cards) -> _Kept:
    kept = _known.get(id(player.buildings))
    if kept is None or kept.buildings is not player.buildings or kept.cards is not cards:
        if len(_known) >= KEPT:
            _known.clear()
        kept = _known[id(player.buildings)] = _Kept(player.buildings, cards)
    return kept


def promise_of(position: Position, player: Player, free: tuple[bool, ...], ways: CardInfo) -> Potential:
    """Return what a player's board and objects promise; `free` is, by city, whether nobody has scored it."""
    kept = _kept(player, ways.cards)
    coins = player.coins if ways.coins_counted else 0
    asked = (*player[2:3], *player[5:], position.supply, free, coins)
    for key, promise in kept.promises:
        if key == asked:
            return promise
    promise = _work_out(position, player, ways)
    kept.promises = [*kept.promises[1 - REMEMBERED :], (asked, promise)]
    return promise


def _work_out(position: Position, player: Player, ways: CardInfo) -> Potential:
    seats, cards = len(position.players), ways.cards
    now = (ways.of_objects(player.objects), *ways.of_board(player))
    asked = goals(player, player.coins, player.objects, seats, cards)
    types: list[Option] = []
    others: list[Option] = []
    towards_top = towards_objects = 0
    for action, after, gained in after_scoring(position, player):
        beside = ways.of_objects(after.objects) + sum(ways.of_same_board(after, now[1:])) - sum(now)
        worth = gained.points + ways.coin * gained.coins + beside
        option = Option(worth, gained.points, gained.coins, beside, sum(gained.objects))
        (types if isinstance(action, ScoreType) else others).append(option)
        top, objects, _ = goals(after, after.coins, after.objects, seats, cards)
        towards_top += top.lacking < asked[0].lacking
        towards_objects = max(towards_objects, asked[1].lacking - objects.lacking)
    return Potential(
        now,
        asked,
        tuple([goal.lacking / goal.need for goal in asked]),
        Scorings(tuple(sorted(types, reverse=True)), tuple(others)),
        towards_top,
        towards_objects,
        tuple([_of_one_more(player, kind, now, ways) for kind in OBJECTS]),
    )


def _of_one_more(player: Player, kind: int, now: tuple[int, int, int], ways: CardInfo) -> int:
    if player.objects[kind] >= OBJECTS_OF_A_KIND:
        return 0
    more = player._replace(objects=one_more(player.objects, kind))
    return ways.of_objects(more.objects) - now[0] + ways.of_same_board(more, now[1:])[1] - now[2]


def gains_of(position: Position, player: Player, now: int, ways: CardInfo) -> Gains:
    """Return what one more building would gain at best, by number of blocks from 0 to 8, as if any would do.

    `now` is what the Building and the Extra card are worth already.
    """
    kept = _kept(player, ways.cards)
    # mostly the same buildings are open as before; compared by identity, as there are many
    if kept.offered is None or kept.offered[0] is not position.display or kept.offered[1] is not position.great:
        found = _gains(position.display + position.great, player, now, ways, kept.gains)
        kept.offered = (position.display, position.great, found)
    return kept.offered[2]


def _gains(
    buildings: Sequence[Building], player: Player, now: int, ways: CardInfo, known: dict[tuple[int, int, int], int]
) -> Gains:
    best = [0] * (GREAT_COST + 1)
    for building in buildings:
        for city in CITIES if ways.cities_counted else CITIES[-1:]:
            key = (building.type, building.cost if ways.costs_counted else 0, city)
            brought = known.get(key)
            if brought is None:
                built = (*player.buildings, Built(building, city))
                brought = known[key] = sum(ways.of_board(player._replace(buildings=built))) - now
            if brought > best[building.cost]:
                best[building.cost] = brought
    gains = [(0, 0)]
    for cost in range(1, GREAT_COST + 1):
        gains.append((best[cost], cost) if best[cost] > gains[-1][0] else gains[-1])
    return gains


def turns_by_cards(player: Player, promise: Potential, largest: tuple[int, ...]) -> int:
    """Roughly count the turns of building and of scoring until the conditions on the cards are met."""
    building = scoring = 0
    for goal in promise.goals:
        lacking = goal.lacking
        assert goal.card.condition is not None
        of = goal.card.condition.counted.of
        if of in OF_COSTS:
            building = max(building, turns_to_build(player, lacking, largest))
        elif of in OF_BUILDINGS:
            # each takes a turn and, where there are too few blocks, another one to buy them
            building = max(building, lacking + max(0, lacking - sum(player.blocks)))
        elif of in OF_OBJECTS:
            scoring = max(scoring, (lacking + 1) // 2)
        elif goal.card.kind is CardKind.TOP:
            # what cannot be scored yet has to be built first
            scoring = max(scoring, lacking + max(0, lacking - promise.towards_top))
        else:
            scoring = max(scoring, lacking)
    return within(building + scoring)
