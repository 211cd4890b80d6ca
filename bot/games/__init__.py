"""The games of the house: pure rules, standard library only."""

from collections.abc import Mapping

from bot.games import carrara
from bot.games.game import AnyGame

GAMES: Mapping[str, AnyGame] = {carrara.NAME: carrara}
