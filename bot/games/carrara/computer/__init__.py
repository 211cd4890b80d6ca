"""The computer players: they decide from their seat's view and legal actions alone."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.actions import Action
from bot.games.carrara.computer.novice import decide as novice
from bot.games.carrara.computer.strategy import LEARNED, idea
from bot.games.carrara.view import SeatView
from bot.games.players import Computers
from bot.games.search import computers

COMPUTERS: Final[Computers[Action, SeatView]] = computers(LEARNED.strategy(), novice, idea, LEARNED)
