"""The Palaces of Carrara (Wolfgang Kramer and Michael Kiesling, 2012): the rules of the base game."""

from bot.games.carrara.actions import Action
from bot.games.carrara.computer import COMPUTERS
from bot.games.carrara.ending import outcome
from bot.games.carrara.legal import automatic, legal
from bot.games.carrara.position import SEATS, Position, deal
from bot.games.carrara.record import (
    action_from_json,
    action_to_json,
    drawn_from_json,
    drawn_to_json,
    events_from_json,
    events_to_json,
    position_from_json,
    position_to_json,
    setup_from_json,
    setup_to_json,
)
from bot.games.carrara.rules import actors, play
from bot.games.carrara.view import SeatView, View, view

NAME = "carrara"
RULES = 1


__all__ = [
    "COMPUTERS",
    "NAME",
    "RULES",
    "SEATS",
    "Action",
    "Position",
    "SeatView",
    "View",
    "action_from_json",
    "action_to_json",
    "actors",
    "automatic",
    "deal",
    "drawn_from_json",
    "drawn_to_json",
    "events_from_json",
    "events_to_json",
    "legal",
    "outcome",
    "play",
    "position_from_json",
    "position_to_json",
    "setup_from_json",
    "setup_to_json",
    "view",
]
