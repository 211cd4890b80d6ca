"""What a seat has and could have, judging by its view: for pictures, hints, reviews and the outlook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import OF_OBJECTS, CardKind, Of
from bot.games.carrara.cards.scoring import itemise
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
    Object,
)
from bot.games.carrara.ending import Goal, apply_object_purchase, breakdown, conditions, goals
from bot.games.carrara.position import CarraraPhase, CarraraPlayer
from bot.games.carrara.scoring import find_scorer
from bot.games.carrara.view import CarraraSeatView, CarraraView, Hand, player_of

Prices = tuple[tuple[int, ...], ...]
"""In coins, by the segment in which blocks are now, 0 to 5, and by colour."""


def prices(view: CarraraView) -> Prices | None:
    """Return the prices at the next purchase (page 3); None once the game is over.

    In the base game the wheel turns first, so that a block in II costs as much as in III. With the expansion the wheel
    may stay, and blocks cost what they do where they are.
    """
    if view.phase is CarraraPhase.OVER:
        return None
    if view.phase is CarraraPhase.BUYING or view.cards is not None:
        return PRICES
    return tuple(PRICES[(segment + 1) % SEGMENTS] for segment in range(SEGMENTS))


class Affordable(NamedTuple):
    """The most blocks of a segment that can be afforded, out of how many, and their cost."""

    number: int
    all: int
    cost: int


def affordable_blocks(blocks: Blocks, charged: tuple[int, ...], coins: int) -> Affordable:
    """Return how many blocks of a segment coins can buy, the cheapest first."""
    each = sorted(charged[colour] for colour in COLOURS for _ in range(blocks[colour]))
    sums = [sum(each[:count]) for count in range(len(each) + 1)]
    cost = max(price for price in sums if price <= coins)
    return Affordable(max(count for count, price in enumerate(sums) if price == cost), len(each), cost)


_EMPTY_HAND = Hand(0, NO_BLOCKS, NO_OBJECTS)


def reveal_own_player(view: CarraraSeatView) -> CarraraPlayer:
    """Combine a seat's hand and board."""
    return player_of(view.hand, view.players[view.seat])


def open_player(view: CarraraView, seat: int) -> CarraraPlayer:
    """Return the visible part of a player: with hidden hands, neither coins nor blocks nor objects."""
    return player_of(_EMPTY_HAND if view.open_hands is None else view.open_hands[seat], view.players[seat])


def goals_of(view: CarraraView, player: CarraraPlayer) -> tuple[Goal, ...]:
    """Return the conditions for announcing the end, with a player's progress."""
    return goals(player, len(view.players), view.cards)


def final_points(view: CarraraView, player: CarraraPlayer) -> int:
    """Return how many points a player would get in the final scoring, the track not counted."""
    return breakdown(player, view.cards)["total"] - player.points


def points_by_cards(view: CarraraSeatView, after: CarraraPlayer) -> int:
    """Return how many points becoming this player adds to the final scoring by the cards; 0 in the base game."""
    return 0 if view.cards is None else final_points(view, after) - final_points(view, reveal_own_player(view))


def open_buildings(view: CarraraView) -> tuple[Building, ...]:
    """List the buildings that can be built: the display, and with the expansion those of cost 8."""
    return view.display + view.great


def counts_by_type(view: CarraraSeatView, building: Building) -> bool:
    """Return whether an own building would still count when its type is scored."""
    return building.type not in view.players[view.seat].types_scored


def counts_by_city(view: CarraraSeatView, city: City) -> bool:
    """Return whether a building would still count when its city is scored."""
    return find_scorer(view.players, city) is None


def counts_by_category(view: CarraraSeatView, building: Building) -> bool:
    """Return whether an own building would still count in its special scoring (expansion)."""
    return view.cards is not None and building.category not in view.players[view.seat].categories_scored


class FollowUps(NamedTuple):
    """What a seat can still do after its action, apart from ending its turn."""

    object: bool
    announcement: bool


def follow_ups(view: CarraraSeatView, player: CarraraPlayer) -> FollowUps:
    """Return what a seat could still do if its action made it this player."""
    may_announce = view.last_round_by in (None, view.seat) and not any(goal.lacking for goal in goals_of(view, player))
    return FollowUps(bool(view.on_sale) and player.coins >= OBJECT_PRICE, may_announce)


def compare_object(view: CarraraSeatView, item: Object) -> tuple[int, int]:
    """Return the points of an object at the end, and the points that its price would bring instead."""
    player = reveal_own_player(view)
    bought = apply_object_purchase(player, item)
    left = final_points(view, player._replace(objects=bought.objects))
    return left - final_points(view, player), left - final_points(view, bought)


def lead(view: CarraraSeatView) -> int:
    """Return a seat's lead over the best of the others in points, from public information; negative if behind."""
    totals = [player.points + final_points(view, player_of(_EMPTY_HAND, player)) for player in view.players]
    return totals[view.seat] - max(total for seat, total in enumerate(totals) if seat != view.seat)


def enables_announcement(view: CarraraSeatView, after: CarraraPlayer) -> bool:
    """Return whether becoming this player lets a seat announce the end that could not before."""
    before = goals_of(view, reveal_own_player(view))
    if view.last_round_by is not None or not any(goal.lacking for goal in before):
        return False
    return not any(goal.lacking for goal in goals_of(view, after))


class CardStanding(NamedTuple):
    """A seat's own progress on cards, and its points by them."""

    goals: Mapping[CardKind, Goal]
    worth: Mapping[CardKind, int]


def card_standing(view: CarraraSeatView) -> CardStanding:
    """Return the seat's progress on each card, and what the card would score now."""
    assert view.cards is not None
    player = reveal_own_player(view)
    points = itemise(player, view.cards)
    worth = {CardKind.OBJECT: points["objects"], CardKind.BUILDING: points["buildings"]}
    if view.cards.extra is not None:
        worth[CardKind.EXTRA] = points["extra"]
    found = {goal.card.kind: goal for goal in goals_of(view, player)}
    return CardStanding(found, worth)


HIDDEN_GOODS: Final = OF_OBJECTS | {Of.COINS}
"""The counts that depend on things behind a screen."""
_SCORINGS: Final = {Of.SCORINGS, Of.TYPE_SCORINGS, Of.CITY_SCORINGS, Of.CATEGORY_SCORINGS}


def public_goals(view: CarraraView, seat: int, by_hand: bool = True) -> tuple[Goal, ...]:
    """Return the card conditions on which a player's progress is public, optionally by an open hand."""
    if view.cards is None:
        return ()
    found = goals_of(view, open_player(view, seat))
    all_known = by_hand and view.open_hands is not None
    return found if all_known else tuple(goal for goal in found if goal.counted.of not in HIDDEN_GOODS)


def scorings_goal(view: CarraraView, seat: int) -> Goal | None:
    """Return the condition of a card that counts scorings, if there is one, and the seat's progress."""
    return next((goal for goal in public_goals(view, seat, by_hand=False) if goal.counted.of in _SCORINGS), None)


def scoring_places(view: CarraraView, seat: int) -> int:
    """Return how many spaces for scorings to draw: those done, and those still required to announce the end."""
    done, goal = view.players[seat].scorings, scorings_goal(view, seat)
    if view.cards is None:
        return max(done, conditions(len(view.players)).scorings)
    return min(MARKERS, done + (goal.lacking if goal else 0))
