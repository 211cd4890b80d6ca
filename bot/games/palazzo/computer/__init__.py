"""The computer players: they decide from what a person with a good memory would know."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.games.palazzo.actions import Action
from bot.games.palazzo.computer.novice import decide as novice
from bot.games.palazzo.computer.strategy import LEARNED, STATIC, idea
from bot.games.palazzo.view import View
from bot.games.players import Computers, Level
from bot.games.search import computers

_SEARCHING: Final[Computers[Action, View]] = computers(LEARNED.strategy(), novice, idea, LEARNED)
COMPUTERS: Final[Computers[Action, View]] = replace(
    _SEARCHING,
    # what others will bid and buy is left to the master
    players={**_SEARCHING.players, Level.ADVANCED: computers(STATIC).players[Level.ADVANCED]},
)
