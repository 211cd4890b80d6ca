"""The computer players: what the search asks of Carcassonne, and what a network sees of a position."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Final

from bot.games.carcassonne.actions import Action, PlaceTile
from bot.games.carcassonne.board import Board, Feature
from bot.games.carcassonne.components import FOLLOWERS, Kind
from bot.games.carcassonne.computer.estimate import estimates_of
from bot.games.carcassonne.computer.evaluation import (
    Outlook,
    expected,
    followers_worth,
    forecasts,
    ingots_worth,
    outlooks,
    scale_of,
)
from bot.games.carcassonne.computer.turn_features import ratings, turn_features
from bot.games.carcassonne.computer.turns import Planned, TurnMoves, turns
from bot.games.carcassonne.position import GOLD_MINES, VARIANTS, WITHOUT_FARMERS, Position, View, determinize
from bot.games.carcassonne.prospects import lead_of
from bot.games.carcassonne.rules import outcome, play
from bot.games.carcassonne.scoring import majority, points_of
from bot.games.carcassonne.turn import actors_in
from bot.games.chance import Chance
from bot.games.players import AT_ONCE, Budget, CandidateTurn, Computers, Forecast, Level, Moves, Strategy
from bot.games.players.learned import Learned
from bot.games.players.network import Group
from bot.games.search import computers
from bot.games.search.playouts import forecast_of

FOLLOWER: Final = 2.0
"""The points that a follower must bring to be worth leaving on the board; the last one twice as many."""
FIELD_CITIES: Final = 2
"""How many cities beside a field it counts that are not there yet."""


def choose_as_novice(
    view: View, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE
) -> Action:
    """Choose the first action of the turn that seems to bring most."""
    found = [turn for turn in turns(Position(view, ())) if turn.actions[0] in legal]
    before = promised(view, seat)
    return max(found, key=lambda turn: worth(view, seat, turn.after, before)).actions[0]


def worth(view: View, seat: int, planned: Planned, before: float) -> float:
    """Return what a turn seems to bring a seat: points at once, what features are worth now, and followers kept."""
    after = planned.after
    followers = after.players[seat].followers
    gained = lead_of(after, seat) - lead_of(view, seat) + promised(after, seat) - before
    gained += after.players[seat].ingots - view.players[seat].ingots
    spent = view.players[seat].followers - followers
    return gained - FOLLOWER * spent - (FOLLOWER if not followers else 0.0)


def promised(view: View, seat: int) -> float:
    """Return what the features that a seat leads are worth as they are."""
    held = [feature for feature in view.board.features.values() if seat in majority_of(feature)]
    return sum(_worth(view.board, feature) for feature in held)


def majority_of(feature: Feature) -> tuple[int, ...]:
    """Return the seats that lead a feature; none if nobody is there."""
    return majority(feature) if feature.followers else ()


def _worth(board: Board, feature: Feature) -> float:
    now = points_of(board, feature)
    match feature.kind:
        case Kind.CITY:
            return 1.5 * now
        case Kind.MONASTERY:
            return now + 2.0
        case Kind.FIELD:
            return now + FIELD_CITIES
        case Kind.ROAD:
            return now + 1.0


POINTS: Final = 50.0
"""Points that count 1."""
TILES: Final = 40.0
LEAD: Final = 3.0
"""The largest lead that is told apart, in units of what makes the odds e to 1."""


def features(position: Position) -> list[list[Group]]:
    """Return what a network sees of a position, for each seat."""
    view, estimates = position.open, estimates_of(position)
    left, seats = estimates.left.total, outlooks(view, estimates)
    totals = expected(seats, left)
    each = [_own(seat, left, len(seats)) for seat in seats]
    found = []
    for seat, own in enumerate(each):
        rival = max((other for other in range(len(seats)) if other != seat), key=totals.__getitem__)
        ahead = totals[seat] - totals[rival]
        found.append(
            [
                (
                    left / TILES,
                    float(view.turn == seat),
                    max(-LEAD, min(LEAD, ahead / scale_of(left))),
                    max(-LEAD, min(LEAD, ahead / POINTS)),
                ),
                own,
                each[rival],
            ]
        )
    return found


def _own(seat: Outlook, left: int, seats: int) -> Group:
    return (
        seat.total(left, seats) / POINTS,
        seat.points / POINTS,
        *[points / POINTS for points in seat.led],
        *[number / FOLLOWERS for number in seat.features],
        seat.shared / POINTS,
        seat.followers / FOLLOWERS,
        float(not seat.followers),
        followers_worth(seat.followers, left, seats) / POINTS,
        ingots_worth(seat.ingots) / POINTS,
        seat.back / FOLLOWERS,
        seat.stuck / FOLLOWERS,
    )


MOST_TURNS: Final = 100
"""How many turns are considered at most, the best-rated ones: with a gold tile there can be several hundred."""


def _seat(position: Position) -> int | None:
    return next(iter(actors_in(position.open)), None)


def _turns(position: Position, seat: int, chance: Chance, also: Sequence[Action]) -> list[CandidateTurn[Action]]:
    found = turns(position)
    if len(found) <= MOST_TURNS:
        return found
    rated = ratings(position, found)
    best = sorted(range(len(found)), key=rated.__getitem__, reverse=True)
    asked, kept = {*also}, []
    for rank, place in enumerate(best):
        first = found[place].actions[0]
        if rank < MOST_TURNS or first in asked:
            kept.append(found[place])
            asked.discard(first)
    return kept


def _play(position: Position, seat: int, action: Action, chance: Chance) -> Position:
    return play(position, seat, action, chance).position


def _resample(position: Position, chance: Chance) -> Position:
    # everything but the order of the stack lies open
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))


def _known(position: Position) -> Forecast | None:
    ended = outcome(position)
    return None if ended is None else forecast_of(ended)


def _network_name(position: Position) -> str:
    """Return the name of the network for this number of seats; all variants share one."""
    return f"seats_{len(position.open.players)}"


def _variant(position: Position) -> str:
    played = {GOLD_MINES: position.open.gold_mines, WITHOUT_FARMERS: position.open.without_farmers}
    chosen = {option: True for option, on in played.items() if on}
    return next(name for name, options in VARIANTS.items() if options == chosen)


def idea(action: Action) -> Hashable:
    """Return what an action is about: of the turns in which a tile fits at a place, a hint names only the best."""
    return (action.x, action.y) if isinstance(action, PlaceTile) else action


MOVES: Final[Moves[Position, Action, View]] = TurnMoves(
    # the next tile, which nobody knows, changes what a turn is worth
    _seat,
    _turns,
    _play,
    determinize,
    _resample,
    guesses=True,
)
_BY_HAND: Final[Strategy[Position, Action, View]] = Strategy(MOVES, forecasts, ratings)
LEARNED: Final[Learned[Position, Action, View]] = Learned(
    MOVES,
    features,
    _known,
    turn_features,
    files(__package__) / "weights",
    _network_name,
    _BY_HAND,
    _variant,
)
_SEARCHING: Final = computers(LEARNED.strategy(), choose_as_novice, idea, LEARNED)
COMPUTERS: Final[Computers[Action, View]] = replace(
    _SEARCHING,
    # the network and the search are the master's
    players={**_SEARCHING.players, Level.ADVANCED: computers(_BY_HAND).players[Level.ADVANCED]},
)
