"""Fives: a small game with hidden cards and dice, made of rules and types alone.

In a turn a seat draws a card into its hand, or lays one face down on its heap, where everyone has seen it. Out of turn
each seat may guess another one's die, once. In the end a heap and a die count, and only who is ahead matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from bot.games.chance import Chance, roll
from bot.games.contract import Outcome, Played
from bot.games.define import game
from bot.games.hidden import Die, Hidden, PerSeat, Remembered, Seat, Shown


class Card(IntEnum):
    ONE, TWO, THREE, FOUR, FIVE = range(1, 6)


CARDS = (*Card,) * 4


@dataclass(frozen=True)
class Player:
    hand: Hidden[tuple[Card, ...]]
    die: Hidden[Die]
    heap: Remembered[tuple[Card, ...]] = ()
    guessed: bool = False


@dataclass(frozen=True)
class Position:
    players: PerSeat[Player]
    deck: Hidden[tuple[Card, ...]]
    turn: Seat = 0


@dataclass(frozen=True)
class Draw:
    """Draw a card."""


@dataclass(frozen=True)
class Lay:
    card: Card


@dataclass(frozen=True)
class Guess:
    """Guess the die of the seat whose turn it is."""

    die: Die


@dataclass(frozen=True)
class Drew:
    seat: Seat


@dataclass(frozen=True)
class Laid:
    seat: Seat
    card: Card


@dataclass(frozen=True)
class Guessed:
    """A seat guessed a die, and was right or wrong."""

    seat: Seat
    whose: Seat
    die: Die
    right: Shown[bool]


Action, Event = Draw | Lay | Guess, Drew | Laid | Guessed


def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Position:
    number = len(CARDS) if options.get("long") else 3 * seats
    cards = chance.sample(CARDS, number)
    players = [Player((card,), die) for card, die in zip(cards, roll(chance, seats), strict=False)]
    return Position(tuple(players), tuple(cards[seats:]))


def actors(position: Position) -> tuple[int, ...]:
    return (position.turn,) if position.players[position.turn].hand or position.deck else ()


def guessers(position: Position) -> tuple[int, ...]:
    others = [seat for seat in range(len(position.players)) if seat != position.turn and actors(position)]
    return tuple(seat for seat in others if not position.players[seat].guessed)


def legal(position: Position, seat: int) -> Sequence[Any]:
    if seat != position.turn:
        return [Guess(die) for die in range(1, 7)]
    return [*([Draw()] if position.deck else []), *(Lay(card) for card in dict.fromkeys(position.players[seat].hand))]


def play(position: Position, seat: int, action: Any, chance: Chance) -> Played[Position]:
    players, deck, following = list(position.players), position.deck, (position.turn + 1) % len(position.players)
    own, turn = players[seat], position.turn
    match action:
        case Guess(die):
            players[seat] = replace(own, guessed=True)
            said = Guessed(seat, turn, die, players[turn].die == die)
            return Played(replace(position, players=tuple(players)), (said,))
        case Draw():
            (drawn,) = chance.sample(range(len(deck)), 1)
            players[seat] = replace(own, hand=(*own.hand, deck[drawn]))
            deck = (*deck[:drawn], *deck[drawn + 1 :])
            return Played(Position(tuple(players), deck, following), (Drew(seat),))
        case Lay(card):
            hand = list(own.hand)
            hand.remove(card)
            players[seat] = replace(own, hand=tuple(hand), heap=(*own.heap, card))
    return Played(Position(tuple(players), deck, following), (Laid(seat, action.card),))


def outcome(position: Position) -> Outcome | None:
    """Rank the seats by what they have laid, and their dice."""
    if actors(position):
        return None
    worth = [player.die + sum(card.value for card in player.heap) for player in position.players]
    return Outcome.by_places([1 + sum(other > own for other in worth) for own in worth])


GAME = game(
    "fives",
    seats=range(2, 5),
    position=Position,
    actions=Action,
    events=Event,
    deal=deal,
    actors=actors,
    legal=legal,
    play=play,
    outcome=outcome,
    may_interrupt=guessers,
    pieces={Card: CARDS},
    variants={"base": {}, "long": {"long": True}},
)
