"""The computer players: they decide from their seat's view and legal actions alone."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from importlib.resources import files
from typing import Final

from bot.games.carrara.actions import Action, Announce, Build, BuyObject, TakeBlocks
from bot.games.carrara.building import payments
from bot.games.carrara.components import (
    CITIES,
    COINS_A_POINT,
    NO_OBJECTS,
    OBJECT_PRICE,
    POINTS_AN_OBJECT,
)
from bot.games.carrara.computer.features import features
from bot.games.carrara.computer.novice import decide as novice
from bot.games.carrara.computer.turn_features import turn_features
from bot.games.carrara.computer.turns import do, turns
from bot.games.carrara.ending import after_purchase, breakdown, final_scoring, outcome
from bot.games.carrara.position import Built, Phase, Player, Position
from bot.games.carrara.scoring import Gain, after_scoring, free_cities, gain_of, scorings
from bot.games.carrara.view import SeatView, View, determinize
from bot.games.chance import Chance
from bot.games.players import CandidateTurn, Computers, Forecast, Moves, softmax
from bot.games.players.learned import Learned
from bot.games.search import computers
from bot.games.search.playouts import forecast_of


def _seat(position: Position) -> int | None:
    return None if position.phase is Phase.OVER else position.turn


def _turns(position: Position, seat: int, chance: Chance, also: Sequence[Action]) -> list[CandidateTurn[Action]]:
    return turns(position, chance, also)


def _play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    return do(position, action, chance)


def _resample(position: Position, chance: Chance) -> Position:
    # everything but the stack's order is known to someone who remembers what happened in public
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))


def _ends(turn: CandidateTurn[Action]) -> bool:
    return Announce in map(type, turn.actions)


def known(position: Position) -> Forecast | None:
    """Return how a game ended, or is expected to end once its last round has begun; None before."""
    ended = outcome(position)
    if ended is not None:
        return forecast_of(ended)
    return last_round(position) if position.last_round_by is not None else None


def network_name(position: Position) -> str:
    """Return the name of the network for this number of seats, with or without cards."""
    return f"seats_{len(position.players)}{'_with_cards' if position.cards is not None else ''}"


def idea(action: Action) -> Hashable:
    """Return what an action is about; of several about the same thing a hint names only the best."""
    match action:
        case TakeBlocks(segment, _):
            return TakeBlocks, segment
        case Build(building, _, _):
            return Build, building
        case BuyObject():
            return BuyObject
        case _:
            return action


LEARNED: Final[Learned[Position, Action, View]] = Learned(
    moves=Moves(_seat, _turns, _play, determinize, _resample, ends=_ends),
    features=features,
    known=known,
    turn_features=turn_features,
    weights=files("bot.games.carrara.computer") / "weights",
    name=network_name,
)


CLOSE = 0.5
"""The margin in points within which so simple a forecast may easily name the wrong winner.

In 1,500 decisions of last rounds its cross-entropy is 0.055, with 1.5 it is 0.112; the first seat wins 0.6 hundredths
more often than it says.
"""


def last_round(position: Position) -> Forecast:
    """Return how the game is expected to end: each seat still to move adds the most that it can in one turn."""
    scores = [float(score) for score in final_scoring(position).scores]
    for seat in range(position.turn, len(scores)):
        scores[seat] += best_turn(position, position.players[seat])
    return Forecast(softmax(scores, CLOSE), tuple(scores))


def best_turn(position: Position, player: Player) -> float:
    """Return the points gained by the best last turn, including the purchase of an object."""
    if position.cards is not None:
        now = breakdown(player, position.cards)["total"]
        return max(breakdown(after, position.cards)["total"] for after in _last_turns(position, player)) - now
    blocks = sum(player.blocks)
    gains = [Gain(0, building.cost, NO_OBJECTS) for building in position.display if building.cost <= blocks]
    gains += [gain_of(player, each, position.supply) for each in scorings(player, free_cities(position.players), None)]
    return max([_worth(player.coins, gained) for gained in (Gain(0, 0, NO_OBJECTS), *gains)])


def _last_turns(position: Position, player: Player) -> Iterator[Player]:
    """Yield what a player may have after a last turn of building or scoring, with and without buying an object."""
    built = [
        player._replace(buildings=(*player.buildings, Built(building, city)))
        for building in position.display + position.great
        for city in CITIES
        if payments(player.blocks, building.cost, city)
    ]
    possible = scorings(player, free_cities(position.players), position.cards)
    for after in (player, *built, *[after_scoring(player, action, position.supply) for action in possible]):
        yield after
        if after.coins >= OBJECT_PRICE:
            for item in position.on_sale:
                yield after_purchase(after, item)


def _worth(coins: int, gained: Gain) -> float:
    """Return the points of a gain, including the object that the coins then buy."""
    after = coins + gained.coins
    points = gained.points + POINTS_AN_OBJECT * sum(gained.objects)
    if after >= OBJECT_PRICE:
        points += POINTS_AN_OBJECT
        after -= OBJECT_PRICE
    return points + after // COINS_A_POINT - coins // COINS_A_POINT


COMPUTERS: Final[Computers[Action, SeatView]] = computers(LEARNED.strategy(), novice, idea, LEARNED)
