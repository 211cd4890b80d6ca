"""What a network sees of a position, and of a turn at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo.actions import Action, Auction, Bid, Buy, Discard, Pass, Reveal, TakeMoney
from bot.games.palazzo.components import ENVOYS, WINDOWS_COUNT_FROM
from bot.games.palazzo.computer.estimate import Estimates, Seat, estimates_of
from bot.games.palazzo.computer.evaluation import scale_of
from bot.games.palazzo.computer.purse import money_worth, purse
from bot.games.palazzo.payment import most
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.scoring import points_of_all
from bot.games.players.network import Group
from bot.games.players.strategy import Turn

FEATURES: Final = 27
TURN_FEATURES: Final = 9
POINTS: Final = 30.0
"""Points that count 1."""
MONEY: Final = 40.0
"""Units of money that count 1."""
REVEALS: Final = 20.0
LEAD: Final = 3.0
"""The largest lead that is told apart, in units of what makes the odds e to 1."""
KINDS: Final = (TakeMoney, Reveal, Buy, Auction, Bid, Pass)
"""The actions whose turns are told apart."""


def features(position: Position) -> list[list[Group]]:
    """Return what a network sees of a position, for each seat: its own, and that of the best opponent."""
    estimates = estimates_of(position)
    seats = estimates.until_next_turn(position)[0]
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
                    max(-LEAD, min(LEAD, ahead / scale_of(estimates.reveals))),
                    max(-LEAD, min(LEAD, ahead / POINTS)),
                ),
                own,
                each[rival],
            ]
        )
    return found


def _own(seat: Seat, estimates: Estimates) -> Group:
    heights = [len(palazzo.floors) for palazzo in seat.palazzi]
    money = money_worth(seat.hand, estimates.reveals, estimates.seats)
    return (
        estimates.worth(seat) / POINTS,
        points_of_all(seat.palazzi).total / POINTS,
        money / POINTS,
        purse(seat.hand) / MONEY,
        most(seat.hand) / MONEY,
        len(seat.hand) / 10,
        heights.count(1) / 3,
        heights.count(2) / 3,
        sum([height >= WINDOWS_COUNT_FROM for height in heights]) / 3,
        sum([palazzo.top for palazzo in seat.palazzi if len(palazzo.floors) < WINDOWS_COUNT_FROM]) / 10,
        estimates.reveals * money / POINTS / REVEALS,
    )


def turn_features(position: Position, turns: Sequence[Turn[Action]]) -> list[list[float]]:
    """Return what is seen at once of each turn: about what it brings, of which kind it is, and what it discards."""
    late = 1 - min(1.0, estimates_of(position).reveals / REVEALS)
    found = []
    for turn in turns:
        first, brings = turn.actions[0], turn.after / 10
        discarded = sum([isinstance(action, Discard) for action in turn.actions])
        found.append([brings, late * brings, *[float(isinstance(first, kind)) for kind in KINDS], discarded / 3])
    return found
