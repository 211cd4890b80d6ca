"""Computer players: what a game provides for them, and the values that they and the coach exchange."""

from bot.games.players.advice import AT_ONCE, Advice, Budget, Forecast, Suggestion
from bot.games.players.computers import Computers, RankActions, itself
from bot.games.players.learned import Learned
from bot.games.players.levels import RANDOM, Choose, Level, Player, Speed, choose_at_random
from bot.games.players.network import Network
from bot.games.players.strategy import Moves, Strategy, Turn

__all__ = [
    "AT_ONCE",
    "RANDOM",
    "Advice",
    "Budget",
    "Choose",
    "Computers",
    "Forecast",
    "Learned",
    "Level",
    "Moves",
    "Network",
    "Player",
    "RankActions",
    "Speed",
    "Strategy",
    "Suggestion",
    "Turn",
    "choose_at_random",
    "itself",
]
