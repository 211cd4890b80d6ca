"""One search for every game: a tree of whole turns over sampled draws and hidden things.

A game supplies a `Strategy`: the turns worth thinking about and forecasts of positions. `plain` derives one from the
rules alone, `Learned` puts one around trained networks. `computers` turns a strategy into the computer players and the
advice that the host offers.
"""

from bot.games.search.computers import computers
from bot.games.search.plain import forecast_of, plain, play_out

__all__ = ["computers", "forecast_of", "plain", "play_out"]
