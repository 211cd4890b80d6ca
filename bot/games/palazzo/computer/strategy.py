"""What the search asks of Palazzo: turns, their results, forecasts, and what networks see.

Positions are judged by hand: expected points become chances of winning.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from importlib.resources import files
from math import sqrt
from typing import Final

from bot.games.chance import Chance
from bot.games.palazzo.actions import (
    Action,
    Auction,
    Bid,
    Buy,
    Discard,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import ENVOYS, WINDOWS_COUNT_FROM
from bot.games.palazzo.computer.estimate import Estimates, estimates_of
from bot.games.palazzo.computer.money import hand_points, hand_value
from bot.games.palazzo.computer.turns import ratings, turns
from bot.games.palazzo.payment import most
from bot.games.palazzo.position import Phase, Player, Position
from bot.games.palazzo.rules import HANDLERS, forced
from bot.games.palazzo.scoring import outcome, points_of_all
from bot.games.palazzo.view import View, determinize, view_with_memory
from bot.games.players import CandidateTurn, Forecast, Moves, Strategy, softmax
from bot.games.players.learned import Learned
from bot.games.players.network import Group
from bot.games.search.playouts import forecast_of

LOGISTIC: Final = (2.0, 1.4)
"""The points ahead that make the odds of winning e to 1: a constant, and a factor of the root of the reveals left."""
POINTS: Final = 30.0
"""Points that count 1."""
MONEY: Final = 40.0
"""Units of money that count 1."""
REVEALS: Final = 20.0
LEAD: Final = 3.0
"""The largest lead that is told apart, in units of what makes the odds e to 1."""
KINDS: Final = (TakeMoney, Reveal, Buy, Auction, Bid, Pass)
"""The actions whose turns are told apart."""


def forecasts(positions: Sequence[Position], chance: Chance) -> list[Forecast]:
    """Return how games are expected to end."""
    return _judged(positions, Estimates.expected)


def forecasts_static(positions: Sequence[Position], chance: Chance) -> list[Forecast]:
    """Return the same for someone who does not think of what others will bid and buy."""
    return _judged(positions, Estimates.static)


def _judged(positions: Sequence[Position], points: Callable[[Estimates, Position], Sequence[float]]) -> list[Forecast]:
    found = []
    estimates = None
    for position in positions:
        ended = outcome(position)
        if ended is not None:
            found.append(forecast_of(ended))
            continue
        if estimates is None:
            # after the turns of a seat the same tiles are to come
            estimates = estimates_of(position)
        found.append(forecast(points(estimates, position), estimates.reveals))
    return found


def forecast(points: Sequence[float], reveals: float) -> Forecast:
    """Return the forecast for expected points with this number of reveals left."""
    return Forecast(softmax(points, logistic_scale(reveals)), tuple(points))


def logistic_scale(reveals: float) -> float:
    """Return the points ahead that make the odds of winning e to 1."""
    return LOGISTIC[0] + LOGISTIC[1] * sqrt(reveals)


def features(position: Position) -> list[list[Group]]:
    """Return what a network sees of a position, for each seat: its own, and that of the best opponent."""
    estimates = estimates_of(position)
    seats = estimates.until_next_turn(position).players
    totals = [estimates.worth(seat) for seat in seats]
    following = position.turn if position.phase is Phase.TURN else position.after(position.turn)
    each = [_own(seat, estimates) for seat in seats]
    found = []
    for place, own in enumerate(each):
        rival = max((other for other in range(len(seats)) if other != place), key=totals.__getitem__)
        ahead = totals[place] - totals[rival]
        found.append(
            [
                (
                    estimates.reveals / REVEALS,
                    position.envoys / ENVOYS,
                    float(place == following),
                    max(-LEAD, min(LEAD, ahead / logistic_scale(estimates.reveals))),
                    max(-LEAD, min(LEAD, ahead / POINTS)),
                ),
                own,
                each[rival],
            ]
        )
    return found


def _own(seat: Player, estimates: Estimates) -> Group:
    heights = [len(palazzo.floors) for palazzo in seat.palazzi]
    money = hand_points(seat.hand, estimates.reveals, estimates.seats)
    return (
        estimates.worth(seat) / POINTS,
        points_of_all(seat.palazzi).total / POINTS,
        money / POINTS,
        hand_value(seat.hand) / MONEY,
        most(seat.hand) / MONEY,
        len(seat.hand) / 10,
        heights.count(1) / 3,
        heights.count(2) / 3,
        sum([height >= WINDOWS_COUNT_FROM for height in heights]) / 3,
        sum([palazzo.top for palazzo in seat.palazzi if len(palazzo.floors) < WINDOWS_COUNT_FROM]) / 10,
        estimates.reveals * money / POINTS / REVEALS,
    )


def turn_features(position: Position, turns: Sequence[CandidateTurn[Action]]) -> list[list[float]]:
    """Return what is seen at once of each turn: about what it brings, of which kind it is, and what it discards."""
    late = 1 - min(1.0, estimates_of(position).reveals / REVEALS)
    found = []
    for turn in turns:
        first, brings = turn.actions[0], turn.after / 10
        discarded = sum([isinstance(action, Discard) for action in turn.actions])
        found.append([brings, late * brings, *[float(isinstance(first, kind)) for kind in KINDS], discarded / 3])
    return found


def _seat(position: Position) -> int | None:
    return None if position.phase is Phase.OVER else position.asked


def _play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    """Carry out a legal action without checking it again, and what is forced after it."""
    position = HANDLERS[type(action)][2](position, action, chance).position
    while (found := forced(position)) is not None:
        position = HANDLERS[type(found[1])][2](position, found[1], chance).position
    return position


def _resample(position: Position, chance: Chance) -> Position:
    return determinize(view_with_memory(position, position.asked), chance)


def _known(position: Position) -> Forecast | None:
    ended = outcome(position)
    return None if ended is None else forecast_of(ended)


def idea(action: Action) -> Hashable:
    """Return what an action is about: of several ways to pay for the same, a hint names only the best."""
    match action:
        case Buy(tiles, _):
            return Buy, tiles
        case Bid():
            return Bid
        case TakeOut(palazzo, floor, _):
            return TakeOut, palazzo, floor
        case Insert(single, palazzo, _):
            return Insert, single, palazzo
        case Remove(single, _):
            return Remove, single
        case _:
            return action


MOVES: Final[Moves[Position, Action, View]] = Moves(_seat, turns, _play, determinize, _resample, guesses=True)
STATIC: Final[Strategy[Position, Action, View]] = Strategy(MOVES, forecasts_static, ratings)
"""The strategy of someone who does not think of what others will bid and buy."""
LEARNED: Final[Learned[Position, Action, View]] = Learned(
    MOVES,
    features,
    _known,
    turn_features,
    files("bot.games.palazzo.computer") / "weights",
    lambda position: f"seats_{len(position.players)}",
    Strategy(MOVES, forecasts, ratings),
)
