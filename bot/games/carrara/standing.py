"""A player's standing with the cards: progress on each condition, and what each card would score now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.carrara.cards.card import OF_OBJECTS, CardKind, Of
from bot.games.carrara.cards.scoring import by_cards
from bot.games.carrara.components import MARKERS, NO_OBJECTS
from bot.games.carrara.ending import conditions
from bot.games.carrara.goals import Goal, goals
from bot.games.carrara.view import SeatView, View, player_of


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
