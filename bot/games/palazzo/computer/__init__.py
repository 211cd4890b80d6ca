"""The computer players: they decide from what a person with a good memory would know."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo.actions import Action
from bot.games.palazzo.computer.novice import decide as novice
from bot.games.palazzo.computer.strategy import STRATEGY, idea
from bot.games.palazzo.view import View
from bot.games.players import Computers
from bot.games.search import computers

COMPUTERS: Final[Computers[Action, View]] = computers(STRATEGY, novice, idea)
