"""What a network sees of a position between two turns: every seat's outlook beside the best of the others."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.components import FOLLOWERS
from bot.games.carcassonne.computer.evaluation import scale_of
from bot.games.carcassonne.computer.seats import Outlook, expected, followers_worth, ingots_worth, outlooks
from bot.games.carcassonne.computer.turn_features import estimates_of
from bot.games.carcassonne.position import Position
from bot.games.players.network import Group

FEATURES: Final = 38
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
