"""The computer players: they decide from their seat's view and legal actions alone."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.actions import Action
from bot.games.carrara.computer.advice import evaluate, idea, rank_actions
from bot.games.carrara.computer.novice import decide as novice
from bot.games.carrara.computer.players import advanced, master
from bot.games.carrara.view import SeatView
from bot.games.players import RANDOM, Computers, Level, Player, Speed

COMPUTERS: Final[Computers[Action, SeatView]] = Computers(
    players={
        Level.RANDOM: RANDOM,
        Level.NOVICE: Player(novice, Speed.INSTANT),
        Level.ADVANCED: Player(advanced, Speed.QUICK),
        Level.MASTER: Player(master, Speed.SEARCHING),
    },
    rank_actions=rank_actions,
    evaluate=evaluate,
    idea=idea,
)
