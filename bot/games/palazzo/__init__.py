"""Palazzo (Reiner Knizia, 2005), as a library.

Its rules read in the order in which one plays: `components`, `setup`, `position`, `actions`, `turn`, `auction`,
`building`, `payment`, `scoring`; `rules` says who may do what, and `view` who knows what.

`legal` lists what a seat may do, `play` turns one immutable position into the next, and chance is passed in: any
`random.Random` will do.

>>> from random import Random
>>> from bot.games import palazzo
>>> chance = Random(1)
>>> position = palazzo.deal(2, {}, chance)
>>> palazzo.actors(position), len(palazzo.legal(position, 0))
((0,), 2)
>>> position = palazzo.play(position, 0, palazzo.Reveal(), chance).position
>>> [*palazzo.legal(position, 0)][-1]
Auction()
>>> auctioned = palazzo.play(position, 0, palazzo.Auction(), chance)

In an auction the seats are asked one after the other, whoever's turn it is. However many raises a hand allows, they are
counted and found without being listed:

>>> palazzo.actors(auctioned.position)
(1,)
>>> raises = palazzo.legal(auctioned.position, 1)
>>> len(raises), raises[0]
(6, Bid(cards=(florin5,)))

An illegal action is refused with a code and its facts:

>>> try:
...     palazzo.play(auctioned.position, 0, palazzo.Pass(), chance)
... except palazzo.IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 1})

What a seat sees holds its own hand alone, and what it could do can be tried out on that:

>>> seen = palazzo.view(auctioned.position, 1)
>>> palazzo.most(seen.hand), [player.cards for player in seen.players]
(11, [4, 4])
>>> palazzo.preview(seen, [raises[0]]).view.bids[1].value
5
"""

from __future__ import annotations

from typing import Final

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
from bot.games.palazzo.actions import (
    Action,
    AddFloor,
    Auction,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Insert,
    Pass,
    Reason,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import highest, next_quarry
from bot.games.palazzo.codec import CODEC, draw_anew
from bot.games.palazzo.components import (
    SEATS,
    TILES,
    Card,
    Cards,
    Currency,
    Envoy,
    Material,
    Stack,
    Tile,
    Tiles,
)
from bot.games.palazzo.computer import COMPUTERS
from bot.games.palazzo.events import (
    AuctionBegun,
    AuctionWon,
    BidMade,
    EnvoyRevealed,
    Event,
    FloorAdded,
    FloorTakenOut,
    GameEnded,
    MoneyChosen,
    MoneyRevealed,
    NothingAuctioned,
    PalazzoBegun,
    Passed,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TileRevealed,
    TilesBought,
    TilesLeft,
    TilesOffered,
    TurnEnded,
)
from bot.games.palazzo.orders import ORDERS
from bot.games.palazzo.payment import most, payments
from bot.games.palazzo.position import Laid, Palazzo, Phase, Player, Position
from bot.games.palazzo.preview import Preview, preview
from bot.games.palazzo.rules import actors, following, forced, legal, only_ends_turn, play
from bot.games.palazzo.scoring import Points, outcome, points_of
from bot.games.palazzo.setup import LARGEST_FILE, VARIANTS, add_own_stacks, deal
from bot.games.palazzo.statistics import FIGURES, count_figures, growth, points_of_seats
from bot.games.palazzo.turn import price_of
from bot.games.palazzo.view import PublicPlayer, SeatView, View, determinize, ended_early, view, view_with_memory

GAME: Final[Game[Position, Action, View]] = Game(
    meta=Meta("palazzo", rules_version=1, seats=SEATS, variants=VARIANTS, hidden_hands=True),
    rules=Rules(deal, actors, legal, play, outcome, forced, only_ends_turn, following=following, draw_anew=draw_anew),
    views=Views(view, view_with_memory, determinize, ended_early),
    codec=CODEC,
    statistics=Statistics(FIGURES, count_figures, growth, points_of_seats),
    computers=COMPUTERS,
    own_content=OwnContent("stacks", LARGEST_FILE, add_own_stacks),
    orders=ORDERS,
)

__all__ = [
    "COMPUTERS",
    "FIGURES",
    "GAME",
    "SEATS",
    "TILES",
    "VARIANTS",
    "Action",
    "AddFloor",
    "Auction",
    "AuctionBegun",
    "AuctionWon",
    "BadData",
    "BeginPalazzo",
    "Bid",
    "BidMade",
    "Buy",
    "Card",
    "Cards",
    "ChooseMoney",
    "ChooseTile",
    "Currency",
    "Discard",
    "EndTurn",
    "Envoy",
    "EnvoyRevealed",
    "Event",
    "FloorAdded",
    "FloorTakenOut",
    "GameEnded",
    "IllegalAction",
    "Insert",
    "Laid",
    "Material",
    "MoneyChosen",
    "MoneyRevealed",
    "NothingAuctioned",
    "Outcome",
    "Palazzo",
    "PalazzoBegun",
    "Pass",
    "Passed",
    "Phase",
    "Played",
    "Player",
    "Points",
    "Position",
    "Preview",
    "PublicPlayer",
    "Reason",
    "Remove",
    "Reveal",
    "SeatView",
    "Stack",
    "TakeMoney",
    "TakeOut",
    "Tile",
    "TileChosen",
    "TileDiscarded",
    "TileInserted",
    "TileRemoved",
    "TileRevealed",
    "Tiles",
    "TilesBought",
    "TilesLeft",
    "TilesOffered",
    "TurnEnded",
    "View",
    "actors",
    "add_own_stacks",
    "count_figures",
    "deal",
    "determinize",
    "ended_early",
    "following",
    "forced",
    "growth",
    "highest",
    "legal",
    "most",
    "next_quarry",
    "only_ends_turn",
    "outcome",
    "payments",
    "play",
    "points_of",
    "preview",
    "price_of",
    "view",
    "view_with_memory",
]
