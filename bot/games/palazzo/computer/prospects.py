"""What tiles would bring a seat, for explaining advice: everyone can work it out from what lies open."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.palazzo.components import Tile
from bot.games.palazzo.computer.estimate import estimates_in
from bot.games.palazzo.scoring import points_of_all
from bot.games.palazzo.view import View


class Brings(NamedTuple):
    """What tiles bring a seat that builds them as well as it can."""

    now: int
    """Points at once."""
    later: int
    """About how many in the end."""


def brings(view: View, seat: int, tiles: tuple[Tile, ...]) -> Brings:
    """Return what tiles would bring a seat."""
    builder, player = estimates_in(view).builder, view.players[seat]
    plan = builder.plans(player.palazzi, player.begun, tiles)[0]
    now = points_of_all(plan.palazzi).total - points_of_all(player.palazzi).total
    return Brings(now, round(plan.worth - builder.worth(player.palazzi)))
