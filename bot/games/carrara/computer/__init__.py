"""The computer players: they decide from their seat's view and legal actions alone."""

from __future__ import annotations

from bot.games.carrara.actions import Action
from bot.games.carrara.computer import master, merchant, novice, uniform
from bot.games.carrara.computer.advice import advise, judge
from bot.games.carrara.view import SeatView
from bot.games.game import Computer

COMPUTERS: dict[str, Computer[Action, SeatView]] = {
    "random": uniform.decide,
    "novice": novice.decide,
    "merchant": merchant.decide,
    "master": master.decide,
}
"""By name, weakest first."""
SEARCHING = frozenset({"master"})
"""Those that use up their budget."""
INSTANT = frozenset({"random", "novice"})
"""Those that decide in a millisecond; merchant takes some ten."""

__all__ = ["COMPUTERS", "INSTANT", "SEARCHING", "advise", "judge"]
