"""The computer players: they decide from what everyone may know."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.computer.novice import decide as novice
from bot.games.carcassonne.computer.strategy import BY_HAND, LEARNED, idea
from bot.games.carcassonne.view import View
from bot.games.players import Computers, Level
from bot.games.search import computers

_SEARCHING: Final[Computers[Action, View]] = computers(LEARNED.strategy(), novice, idea, LEARNED)
COMPUTERS: Final[Computers[Action, View]] = replace(
    _SEARCHING,
    # the network and the search are the master's
    players={**_SEARCHING.players, Level.ADVANCED: computers(BY_HAND).players[Level.ADVANCED]},
)
