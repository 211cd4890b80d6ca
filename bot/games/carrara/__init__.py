"""The Palaces of Carrara (Wolfgang Kramer and Michael Kiesling, 2012) with its expansion, as a library.

`legal` lists what a seat may do, `play` turns one immutable position into the next, and chance is passed in: any
`random.Random` will do.

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

An illegal action is refused with a code and its facts:

>>> try:
...     carrara.play(played.position, 1, carrara.EndTurn(), chance)
... except carrara.IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 0})

Computer players decide from what their seat may see, so a whole game takes a few lines:

>>> players = [carrara.COMPUTERS.players[name] for name in ("novice", "random")]
>>> while carrara.outcome(position) is None:
...     seat = position.turn
...     action = players[seat].choose(carrara.view(position, seat), seat, carrara.legal(position, seat), chance)
...     position = carrara.play(position, seat, action, chance).position
>>> carrara.outcome(position).winners
(0,)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    Reason,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.cards.deck import LARGEST_FILE, add_own_cards
from bot.games.carrara.codec import CODEC, draw_anew
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
from bot.games.carrara.computer import COMPUTERS
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
from bot.games.carrara.position import (
    DOCUMENTED_ONLY,
    EXPANSION,
    SEATS,
    Built,
    Phase,
    Player,
    Position,
    PublicPlayer,
    deal,
)
from bot.games.carrara.rules import actors, forced, legal, may_end_unasked, only_ends_turn, play
from bot.games.carrara.statistics import FIGURES, count_figures, growth, points_of_seats
from bot.games.carrara.view import Hand, SeatView, View, determinize, ended_early, view, view_with_memory
from bot.games.contract import (
    BadData,
    Game,
    IllegalAction,
    Meta,
    Outcome,
    OwnContent,
    Played,
    Rules,
    Statistics,
    Views,
)

VARIANTS: Mapping[str, Mapping[str, bool]] = {
    "base": {},
    "expansion": {EXPANSION: True},
    "documented": {EXPANSION: True, DOCUMENTED_ONLY: True},
}
"""By name, the plain one first: the options it is dealt with."""


GAME: Final[Game[Position, Action, View]] = Game(
    meta=Meta("carrara", rules_version=1, seats=SEATS, variants=VARIANTS, hidden_hands=True),
    rules=Rules(deal, actors, legal, play, outcome, forced, only_ends_turn, may_end_unasked, draw_anew=draw_anew),
    views=Views(view, view_with_memory, determinize, ended_early),
    codec=CODEC,
    statistics=Statistics(FIGURES, count_figures, growth, points_of_seats),
    computers=COMPUTERS,
    own_content=OwnContent("cards", LARGEST_FILE, add_own_cards),
)

__all__ = [
    "BUILDINGS",
    "COMPUTERS",
    "FIGURES",
    "GAME",
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
    "actors",
    "conditions",
    "count_figures",
    "deal",
    "determinize",
    "ended_early",
    "forced",
    "growth",
    "legal",
    "outcome",
    "play",
    "view",
    "view_with_memory",
]
