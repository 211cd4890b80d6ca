"""What a seat has and would have, judging by its view: for pictures, hints, reviews and the outlook on the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.carrara import Build, BuyObject, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.cards.card import OF_OBJECTS, CardKind, Of
from bot.games.carrara.cards.scoring import by_cards
from bot.games.carrara.components import (
    COLOURS,
    MARKERS,
    NO_BLOCKS,
    NO_OBJECTS,
    OBJECT_PRICE,
    PRICES,
    SEGMENTS,
    Blocks,
    Building,
    City,
    Objects,
)
from bot.games.carrara.ending import Goal, breakdown, conditions, goals
from bot.games.carrara.position import Built, Phase, Player
from bot.games.carrara.scoring import Gain, gain, gain_of_category, in_city, of_type, scored_by, with_gain
from bot.games.carrara.view import Hand, PublicPlayer, SeatView, View, player_of

Prices = tuple[tuple[int, ...], ...]
"""By segment in which blocks are now, 0 to 5, and by colour, in coins."""


def prices(view: View) -> Prices | None:
    """Return the prices at the next purchase (page 3); None once the game is over.

    In the base game the wheel turns first, so a block in II is paid as in III. With the expansion the wheel may stay,
    and what is bought is paid where it is.
    """
    if view.phase is Phase.OVER:
        return None
    if view.phase is Phase.BUYING or view.cards is not None:
        return PRICES
    return tuple(PRICES[(segment + 1) % SEGMENTS] for segment in range(SEGMENTS))


class Affordable(NamedTuple):
    """How many blocks of a segment some coins are enough for, at most, of how many, and what those cost."""

    number: int
    all: int
    cost: int


def affordable(blocks: Blocks, charged: tuple[int, ...], coins: int) -> Affordable:
    """Return the most blocks of a segment that coins are enough for: the cheapest of them."""
    each = sorted(charged[colour] for colour in COLOURS for _ in range(blocks[colour]))
    sums = [sum(each[:count]) for count in range(len(each) + 1)]
    cost = max(price for price in sums if price <= coins)
    return Affordable(max(count for count, price in enumerate(sums) if price == cost), len(each), cost)


Scoring = ScoreType | ScoreCity | ScoreCategory
"""The actions that score."""
_NOTHING = Hand(0, NO_BLOCKS, NO_OBJECTS)


def own_player(view: SeatView) -> Player:
    """Combine a seat's hand and board."""
    return player_of(view.hand, view.players[view.seat])


def open_player(view: View, seat: int) -> Player:
    """Return the visible part of a player: with hidden hands, neither coins nor blocks nor objects."""
    return player_of(_NOTHING if view.open_hands is None else view.open_hands[seat], view.players[seat])


def goals_of(view: View, player: Player) -> tuple[Goal, ...]:
    """Return the conditions for announcing the end, with a player's progress."""
    return goals(player, player.coins, player.objects, len(view.players), view.cards)


def at_end(view: View, player: Player) -> int:
    """Return how many points a player would get in the final scoring, the track not counted."""
    return breakdown(player, view.cards)["total"] - player.points


def open_buildings(view: View) -> tuple[Building, ...]:
    """List the buildings that can be built: the display, and with the expansion those of cost 8."""
    return view.display + view.great


def counts_by_type(view: SeatView, building: Building) -> bool:
    """Return whether an own building would still count when its type is scored."""
    return building.type not in view.players[view.seat].types_scored


def counts_by_city(view: SeatView, city: City) -> bool:
    """Return whether a building would still count when its city is scored."""
    return scored_by(view.players, city) is None


def counts_by_category(view: SeatView, building: Building) -> bool:
    """Return whether an own building would still count in its special scoring (expansion)."""
    return view.cards is not None and building.category not in view.players[view.seat].categories_scored


def buildings_scored(board: Player | PublicPlayer, action: Scoring) -> list[Built]:
    """Return the buildings that a scoring counts."""
    match action:
        case ScoreType(building_type):
            return of_type(board.buildings, building_type)
        case ScoreCity(city):
            return in_city(board.buildings, city)
        case ScoreCategory(category):
            return [
                after_building for after_building in board.buildings if after_building.building.category is category
            ]


def gain_of(view: View, board: Player | PublicPlayer, action: Scoring) -> Gain:
    """Return what a scoring would gain now."""
    if isinstance(action, ScoreCategory):
        return gain_of_category(board.buildings, action.category)
    return gain(buildings_scored(board, action), view.supply)


def after_building(player: Player, action: Build) -> Player:
    """Return what a player has after building."""
    return player._replace(buildings=(*player.buildings, Built(action.building, action.city)))


def after_scoring(view: View, player: Player, action: Scoring) -> Player:
    """Return what a player has after a scoring."""
    match action:
        case ScoreType(building_type):
            marked = player._replace(types_scored=(*player.types_scored, building_type))
        case ScoreCity(city):
            marked = player._replace(cities_scored=(*player.cities_scored, city))
        case ScoreCategory(category):
            marked = player._replace(categories_scored=(*player.categories_scored, category))
    return with_gain(marked, gain_of(view, player, action))


def after_purchase(player: Player, action: BuyObject) -> Player:
    """Return what a player has after buying an object."""
    one = list(NO_OBJECTS)
    one[action.object] = 1
    return player._replace(coins=player.coins - OBJECT_PRICE, objects=_together(player.objects, Objects(*one)))


class Left(NamedTuple):
    """What a seat can still do after its action, besides ending its turn."""

    object: bool
    announcement: bool


def left_after(view: SeatView, player: Player) -> Left:
    """Return what a seat that is to act could still do once its action has left it with this."""
    may_announce = view.last_round_by in (None, view.seat) and not any(goal.lacking for goal in goals_of(view, player))
    return Left(bool(view.on_sale) and player.coins >= OBJECT_PRICE, may_announce)


def worth_of_object(view: SeatView, action: BuyObject) -> tuple[int, int]:
    """Return what an object is worth at the end, and what its price would be worth then, in points."""
    player = own_player(view)
    bought = after_purchase(player, action)
    left = at_end(view, player._replace(objects=bought.objects))
    return left - at_end(view, player), left - at_end(view, bought)


def _together(one: Objects, other: Objects) -> Objects:
    return Objects(*(a + b for a, b in zip(one, other, strict=True)))


def lead(view: SeatView) -> int:
    """Return by how many points a seat leads the best of the others, by what everyone sees; negative if behind."""
    totals = [player.points + at_end(view, player_of(_NOTHING, player)) for player in view.players]
    return totals[view.seat] - max(total for seat, total in enumerate(totals) if seat != view.seat)


def announces(view: SeatView, after: Player) -> bool:
    """Return whether a seat that comes to have this could then announce the end, and could not before."""
    before = goals_of(view, own_player(view))
    if view.last_round_by is not None or not any(goal.lacking for goal in before):
        return False
    return not any(goal.lacking for goal in goals_of(view, after))


class Standing(NamedTuple):
    """A seat's own conditions and points by cards."""

    goals: Mapping[CardKind, Goal]
    worth: Mapping[CardKind, int]
    loose: int
    """Points for objects that the Object card does not use."""
    coins: int
    """Points for coins besides the cards."""


def standing(view: SeatView) -> Standing:
    """Return the seat's standing at a table with cards."""
    public, hand, cards = view.players[view.seat], view.hand, view.cards
    assert cards is not None
    player = player_of(hand, public)
    found = goals(player, hand.coins, hand.objects, len(view.players), cards)
    points = by_cards(player, cards)
    worth = {CardKind.OBJECT: points["objects"], CardKind.BUILDING: points["buildings"]}
    if cards.extra is not None:
        worth[CardKind.EXTRA] = points["extra"]
    return Standing({goal.card.kind: goal for goal in found}, worth, points["loose_objects"], points["coins"])


def public_goals(view: View, seat: int, by_hand: bool = True) -> tuple[Goal, ...]:
    """Return the card conditions on which a player's progress is public, optionally by an open hand."""
    if view.cards is None:
        return ()
    opened = view.open_hands[seat] if by_hand and view.open_hands is not None else None
    coins, objects = (0, NO_OBJECTS) if opened is None else (opened.coins, opened.objects)
    found = goals(view.players[seat], coins, objects, len(view.players), view.cards)
    return found if opened is not None else tuple(goal for goal in found if not _hidden(goal))


_SCORINGS: Final = frozenset({Of.SCORINGS, Of.TYPE_SCORINGS, Of.CITY_SCORINGS, Of.CATEGORY_SCORINGS})


def scorings_goal(view: View, seat: int) -> Goal | None:
    """Return the condition of a card that counts scorings, if there is one, and the seat's progress."""
    found = public_goals(view, seat, by_hand=False)
    return next((goal for goal in found if goal.card.condition and goal.card.condition.counted.of in _SCORINGS), None)


def scoring_places(view: View, seat: int) -> int:
    """Return how many places for scorings a seat has: those done, and those that announcing the end still requires."""
    done, goal = view.players[seat].scorings, scorings_goal(view, seat)
    if view.cards is None:
        return max(done, conditions(len(view.players)).scorings)
    return min(MARKERS, done + (goal.lacking if goal else 0))


def _hidden(goal: Goal) -> bool:
    assert goal.card.condition is not None
    return goal.card.condition.counted.of in {*OF_OBJECTS, Of.COINS}
