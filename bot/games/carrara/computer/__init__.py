"""The computer players: they decide from their seat's view and legal actions alone."""

from __future__ import annotations

from bot.games.carrara.actions import Action
from bot.games.carrara.computer.novice import novice
from bot.games.carrara.computer.uniform import random
from bot.games.carrara.view import SeatView
from bot.games.game import Computer

COMPUTERS: dict[str, Computer[Action, SeatView]] = {"random": random, "novice": novice}
"""By name, weakest first."""
