"""The Palaces of Carrara (Wolfgang Kramer and Michael Kiesling, 2012): the rules of the base game as a library.

A game is a set of pure functions over immutable positions. `legal` lists what a seat may do, `play` leads from one
position to the next, and chance is handed in: any `random.Random` will do.

>>> from random import Random
>>> from bot.games import carrara
>>> chance = Random(1)
>>> position = carrara.deal(2, {}, chance)
>>> carrara.actors(position)
(0,)
>>> played = carrara.play(position, 0, carrara.TurnWheel(), chance)
>>> turned = played.events[0]
>>> sum(turned.drawn)
5
>>> carrara.legal(played.position, 0)[0]
TakeBlocks(segment=1, blocks=Blocks(white=0, yellow=0, red=0, green=0, blue=1, black=0))

Whoever tries something illegal is told why, as a code with its facts:

>>> try:
...     carrara.play(played.position, 1, carrara.EndTurn(), chance)
... except carrara.IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 0})

The computer players decide from what their seat may see, so a whole game takes a few lines:

>>> players = [carrara.COMPUTERS["novice"], carrara.COMPUTERS["random"]]
>>> while carrara.outcome(position) is None:
...     seat = position.turn
...     action = players[seat](carrara.view(position, seat), carrara.legal(position, seat), chance)
...     position = carrara.play(position, seat, action, chance).position
>>> carrara.outcome(position).winners
(0,)
"""

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.components import (
    BUILDINGS,
    Blocks,
    Building,
    BuildingType,
    Category,
    City,
    Colour,
    Currency,
    Object,
    Objects,
)
from bot.games.carrara.computer import COMPUTERS, INSTANT, SEARCHING, advise, judge
from bot.games.carrara.ending import Conditions, conditions, outcome
from bot.games.carrara.events import (
    BlocksTaken,
    BuildingBuilt,
    CategoryScored,
    CityScored,
    CoinsTaken,
    Declined,
    EndAnnounced,
    Event,
    GameEnded,
    LastBuildingBuilt,
    ObjectBought,
    TurnEnded,
    TypeScored,
    WheelTurned,
)
from bot.games.carrara.figures import FIGURES, figures
from bot.games.carrara.growth import growth
from bot.games.carrara.legal import automatic, legal
from bot.games.carrara.memory import recall, sample
from bot.games.carrara.position import SEATS, Built, Phase, Player, Position, deal
from bot.games.carrara.reasons import Reason
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
from bot.games.carrara.variants import VARIANTS
from bot.games.carrara.view import Hand, PublicPlayer, SeatView, View, stopped, view
from bot.games.game import BadData, IllegalAction, Outcome, Played

NAME = "carrara"
RULES = 1

__all__ = [
    "BUILDINGS",
    "COMPUTERS",
    "FIGURES",
    "INSTANT",
    "NAME",
    "RULES",
    "SEARCHING",
    "SEATS",
    "VARIANTS",
    "Action",
    "Announce",
    "BadData",
    "Blocks",
    "BlocksTaken",
    "Build",
    "Building",
    "BuildingBuilt",
    "BuildingType",
    "Built",
    "BuyObject",
    "Category",
    "CategoryScored",
    "City",
    "CityScored",
    "CoinsTaken",
    "Colour",
    "Conditions",
    "Currency",
    "Decline",
    "Declined",
    "EndAnnounced",
    "EndTurn",
    "Event",
    "GameEnded",
    "Hand",
    "IllegalAction",
    "LastBuildingBuilt",
    "Object",
    "ObjectBought",
    "Objects",
    "Outcome",
    "Phase",
    "Played",
    "Player",
    "Position",
    "PublicPlayer",
    "Reason",
    "ScoreCategory",
    "ScoreCity",
    "ScoreType",
    "SeatView",
    "TakeBlocks",
    "TakeCoins",
    "TurnEnded",
    "TurnWheel",
    "TypeScored",
    "View",
    "WheelTurned",
    "action_from_json",
    "action_to_json",
    "actors",
    "advise",
    "automatic",
    "conditions",
    "deal",
    "drawn_from_json",
    "drawn_to_json",
    "events_from_json",
    "events_to_json",
    "figures",
    "growth",
    "judge",
    "legal",
    "outcome",
    "play",
    "position_from_json",
    "position_to_json",
    "recall",
    "sample",
    "setup_from_json",
    "setup_to_json",
    "stopped",
    "view",
]
