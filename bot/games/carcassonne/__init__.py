"""Carcassonne (Klaus-Jürgen Wrede, 2000) with the Gold Mines, as a library.

`legal` lists what a seat may do, `play` turns one immutable position into the next, and chance is passed in: any
`random.Random` will do.

>>> from random import Random
>>> from bot.games import carcassonne
>>> chance = Random(1)
>>> position = carcassonne.deal(2, {}, chance)
>>> position.open.tile, len(carcassonne.legal(position, 0))
(G, 2)
>>> laid = carcassonne.play(position, 0, carcassonne.legal(position, 0)[0], chance)
>>> [each.feature.value for each in carcassonne.legal(laid.position, 0)[:-1]]
['city', 'field', 'field']

A whole turn can be previewed from what everyone may know, before anything is played:

>>> turn = [carcassonne.legal(position, 0)[0], carcassonne.KeepFollower()]
>>> carcassonne.preview(position.open, 0, turn).view.phase.value
'draw'

An illegal action is refused with a code and its facts:

>>> try:
...     carcassonne.play(position, 1, turn[0], chance)
... except carcassonne.IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 0})
"""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile, Reason, TakeIngot
from bot.games.carcassonne.board import Board, Feature, Follower, Laid, Place
from bot.games.carcassonne.codec import CODEC, draw_anew, position_from_json
from bot.games.carcassonne.components import SEATS, START, TILES, Kind, Tile
from bot.games.carcassonne.computer import COMPUTERS
from bot.games.carcassonne.events import (
    Event,
    FeatureScored,
    FollowerPlaced,
    GameEnded,
    GoldPlaced,
    IngotsScored,
    IngotTaken,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnEnded,
)
from bot.games.carcassonne.orders import ORDERS
from bot.games.carcassonne.position import (
    RULES,
    VARIANTS,
    Phase,
    Player,
    Position,
    View,
    deal,
    determinize,
    ended_early,
    view,
    view_with_memory,
)
from bot.games.carcassonne.rules import actors, legal, may_end_unasked, only_ends_turn, outcome, play
from bot.games.carcassonne.scoring import final_scorings, majority, points_of
from bot.games.carcassonne.statistics import FIGURES, count_figures, growth, points_of_seats
from bot.games.carcassonne.turn import Preview, preview
from bot.games.contract import Game, IllegalAction, Kinds, Meta, Outcome, Rules, Statistics, Views

_GAME: Final[Game[Position, Action, View]] = Game(
    meta=Meta("carcassonne", rules_version=RULES, seats=SEATS, variants=VARIANTS),
    rules=Rules(
        deal,
        actors,
        legal,
        play,
        outcome,
        only_ends_turn=only_ends_turn,
        may_end_unasked=may_end_unasked,
        draw_anew=draw_anew,
    ),
    views=Views(view, view_with_memory, determinize, ended_early),
    codec=CODEC,
    kinds=Kinds(Position, Action, Event),
    statistics=Statistics(FIGURES, count_figures, growth, points_of_seats),
    computers=COMPUTERS,
    orders=ORDERS,
)
_FIRST: Final = replace(
    _GAME,
    meta=replace(_GAME.meta, rules_version=1),
    rules=replace(_GAME.rules, deal=partial(deal, rules=1)),
    codec=replace(CODEC, position_from_json=partial(position_from_json, rules=1)),
)
"""The rules under which nobody chose which ingot to take; a position tells which rules it follows."""
GAME: Final[Game[Position, Action, View]] = replace(_GAME, former={1: _FIRST})

__all__ = [
    "COMPUTERS",
    "FIGURES",
    "GAME",
    "SEATS",
    "START",
    "TILES",
    "VARIANTS",
    "Action",
    "Board",
    "Event",
    "Feature",
    "FeatureScored",
    "Follower",
    "FollowerPlaced",
    "GameEnded",
    "GoldPlaced",
    "IllegalAction",
    "IngotTaken",
    "IngotsScored",
    "KeepFollower",
    "Kind",
    "Laid",
    "Outcome",
    "Phase",
    "Place",
    "PlaceFollower",
    "PlaceGold",
    "PlaceTile",
    "Player",
    "Position",
    "Preview",
    "Reason",
    "TakeIngot",
    "Tile",
    "TileDrawn",
    "TilePlaced",
    "TileRemoved",
    "TurnEnded",
    "View",
    "actors",
    "count_figures",
    "deal",
    "ended_early",
    "final_scorings",
    "growth",
    "legal",
    "majority",
    "outcome",
    "play",
    "points_of",
    "preview",
    "view",
]
