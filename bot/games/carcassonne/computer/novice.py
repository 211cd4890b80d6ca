"""A computer player with simple rules: it takes what seems to bring most this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.board import Board, Feature
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.computer.turns import Planned, turns
from bot.games.carcassonne.position import Position, View
from bot.games.carcassonne.prospects import lead_of
from bot.games.carcassonne.scoring import majority, points_of
from bot.games.chance import Chance
from bot.games.players import AT_ONCE, Budget

FOLLOWER: Final = 2.0
"""How many points a follower must promise that stays on the board; the last one twice as many."""
FIELD_CITIES: Final = 2
"""How many cities beside a field it counts that are not there yet."""


def decide(view: View, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
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
