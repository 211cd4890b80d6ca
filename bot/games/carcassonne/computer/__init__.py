"""The computer players: they decide from what everyone may know."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.computer.novice import decide as novice
from bot.games.carcassonne.computer.strategy import LEARNED, STRATEGY, idea
from bot.games.carcassonne.view import View
from bot.games.players import Computers
from bot.games.search import computers

COMPUTERS: Final[Computers[Action, View]] = computers(LEARNED.strategy_or(STRATEGY), novice, idea, LEARNED)
