"""After the action: buying an object, announcing, and the ends of turn and game (pages 9 to 12)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.games.carrara.actions import Announce, BuyObject, CarraraReason, Decline, EndTurn
from bot.games.carrara.cards.card import Card, Cards, Condition, Count
from bot.games.carrara.cards.deck import DOCUMENTED_CARDS
from bot.games.carrara.cards.scoring import count, itemise
from bot.games.carrara.components import (
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    OBJECT_PRICE,
    OBJECTS_TO_ANNOUNCE,
    ONE_OF,
    POINTS_AN_OBJECT,
    POINTS_FOR_ANNOUNCING,
    SCORINGS_TO_ANNOUNCE,
    Object,
    plus,
)
from bot.games.carrara.events import Declined, EndAnnounced, Event, ObjectBought
from bot.games.carrara.position import CarraraPhase, CarraraPlayer, CarraraPosition, with_player
from bot.games.chance import Chance
from bot.games.contract import GameEnded, IllegalAction, Outcome, Played, TurnEnded


class Conditions(NamedTuple):
    """The three conditions for announcing, all of them minima (page 10)."""

    scorings: int
    objects: int
    costs: int


@cache
def conditions(seats: int) -> Conditions:
    """Return the conditions for announcing the end at a table of 2 to 4 without cards."""
    return Conditions(SCORINGS_TO_ANNOUNCE, OBJECTS_TO_ANNOUNCE[seats], COSTS_TO_ANNOUNCE[seats])


class Goal(NamedTuple):
    """One of the conditions on cards, and a player's progress."""

    card: Card
    have: int
    need: int

    @property
    def condition(self) -> Condition:
        assert self.card.condition is not None
        return self.card.condition

    @property
    def counted(self) -> Count:
        return self.condition.counted

    @property
    def lacking(self) -> int:
        """How much is still missing; 0 if it is met."""
        return max(0, self.need - self.have)


_DOCUMENTED = {card.id: card for card in DOCUMENTED_CARDS}
PRINTED_CARDS = Cards(*map(_DOCUMENTED.__getitem__, ("four_scorings", "many_objects", "high_costs")))
"""The cards that state the conditions on the board of the base game."""


def goals(player: CarraraPlayer, seats: int, cards: Cards | None) -> tuple[Goal, ...]:
    """Return the three conditions at a table of 2 to 4, as minima, with a player's progress."""
    return tuple([_progress(card, player, seats) for card in (cards or PRINTED_CARDS)[:3]])


def _progress(card: Card | None, player: CarraraPlayer, seats: int) -> Goal:
    assert card is not None
    assert card.condition is not None
    return Goal(card, count(card.condition.counted, player), card.condition.need(seats))


def check_buy_object(position: CarraraPosition, action: BuyObject) -> None:
    """Raise IllegalAction unless the object is on sale and can be paid for (page 9)."""
    if action.object not in position.on_sale:
        raise IllegalAction(CarraraReason.NOT_ON_SALE, object=action.object)
    if (have := position.mover.coins) < OBJECT_PRICE:
        raise IllegalAction(CarraraReason.NOT_ENOUGH_COINS, need=OBJECT_PRICE, have=have)


def apply_object_purchase(player: CarraraPlayer, item: Object) -> CarraraPlayer:
    objects = plus(player.objects, ONE_OF[item])
    return player._replace(coins=player.coins - OBJECT_PRICE, objects=objects)


def buy_object(position: CarraraPosition, action: BuyObject, _: Chance) -> Played[CarraraPosition]:
    """Buy an object for 10 coins; those on sale are never refilled (page 9)."""
    after = with_player(
        position,
        apply_object_purchase(position.mover, action.object),
        on_sale=tuple([item for item in position.on_sale if item is not action.object]),
        phase=CarraraPhase.AFTER_PURCHASE,
    )
    return Played(after, (ObjectBought(position.turn, action.object, OBJECT_PRICE),))


def check_announce(position: CarraraPosition, _: Announce) -> None:
    """Raise IllegalAction unless all three conditions are met and no last round was on before this turn (page 11)."""
    if position.last_round_by not in (None, position.turn):
        raise IllegalAction(CarraraReason.LAST_ROUND)
    found = goals(position.mover, len(position.players), position.cards)
    unmet = tuple(goal for goal in found if goal.lacking)
    if unmet and position.cards is not None:
        raise IllegalAction(CarraraReason.CARDS_NOT_MET, goals=unmet)
    if unmet:
        missing = Conditions(*[goal.lacking for goal in found])
        raise IllegalAction(CarraraReason.CONDITIONS_NOT_MET, **missing._asdict())


def may_announce(position: CarraraPosition, player: CarraraPlayer) -> bool:
    """Return whether the acting seat may announce the end if its action makes it this player (page 11)."""
    if position.last_round_by not in (None, position.turn):
        return False
    seats = len(position.players)
    if position.cards is not None:
        return not any(_progress(card, player, seats).lacking for card in position.cards[:3])
    # the first condition comes first as it fails most often in a search
    scorings, objects, costs = conditions(seats)
    return player.scorings >= scorings and sum(player.objects) >= objects and player.costs >= costs


def apply_announcement(player: CarraraPlayer) -> CarraraPlayer:
    return player._replace(points=player.points + POINTS_FOR_ANNOUNCING)


def announce(position: CarraraPosition, _: Announce, __: Chance) -> Played[CarraraPosition]:
    """Announce the end for 5 points; play goes on through the seat on the start player's right (page 11)."""
    seat, after = position.turn, apply_announcement(position.mover)
    return Played(
        with_player(position, after, phase=CarraraPhase.CLOSING, last_round_by=seat, announced_by=seat),
        (EndAnnounced(seat, POINTS_FOR_ANNOUNCING),),
    )


def check_decline(position: CarraraPosition, _: Decline) -> None:
    """Raise IllegalAction unless the end was announced in an earlier turn (page 11)."""
    if position.announced_by is None:
        raise IllegalAction(CarraraReason.END_NOT_ANNOUNCED)


def decline(position: CarraraPosition, _: Decline, __: Chance) -> Played[CarraraPosition]:
    """Skip the action; no purchase follows."""
    return Played(position._replace(phase=CarraraPhase.CLOSING), (Declined(position.turn),))


def end_turn(position: CarraraPosition, _: EndTurn, __: Chance) -> Played[CarraraPosition]:
    """End the turn; after the last round's highest seat the game is over (pages 10 to 12)."""
    seat = position.turn
    following = (seat + 1) % len(position.players)
    if following == 0 and position.last_round_by is not None:
        over = position._replace(phase=CarraraPhase.OVER)
        result = final_scoring(over)
        events: tuple[Event, ...] = (TurnEnded(seat, None), GameEnded(result.winners))
        return Played(over, events, reveals=True, turn_ended=seat)
    after = position._replace(turn=following, round=position.round + (following == 0), phase=CarraraPhase.ACTION)
    return Played(after, (TurnEnded(seat, following),), turn_ended=seat)


def breakdown(player: CarraraPlayer, cards: Cards | None = None) -> dict[str, int]:
    """Itemise a player's score: track, 3 points an object, costs of all buildings, 1 point for 5 coins (page 12).

    With the expansion the cards score objects and buildings; every object left out is worth 1 point (errata).
    """
    items = (
        {
            "track": player.points,
            "objects": POINTS_AN_OBJECT * sum(player.objects),
            "buildings": player.costs,
            "coins": player.coins // COINS_A_POINT,
        }
        if cards is None
        else {"track": player.points, **itemise(player, cards)}
    )
    return {**items, "total": sum(items.values())}


def final_scoring(position: CarraraPosition) -> Outcome:
    """Score everyone as if the game were over; most points win, then most blocks left, then it is a tie (page 12)."""
    items = tuple(breakdown(player, position.cards) for player in position.players)
    return Outcome.by_scores([item["total"] for item in items], items, [sum(each.blocks) for each in position.players])


def outcome(position: CarraraPosition) -> Outcome | None:
    """Return scores and winners, or None while the game runs."""
    return final_scoring(position) if position.phase is CarraraPhase.OVER else None
