"""The pictures in the rules: for each chapter that benefits from it, a moment of a game that shows what it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from bot.games import carcassonne as game
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.scoring import totals
from render.engine.cache import kept
from render.engine.picture import Picture
from render.games.carcassonne import pictures
from render.games.carcassonne.showcase.played import Moment, laid, played

NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante")
Moments = tuple[int, int, str, int]
"""Which game, by seats, seed and variant, and after which turn."""
EARLY: Final[Moments] = 3, 2, "gold_mines", 12
SHARED: Final[Moments] = 2, 9, "", 29
"""A city that two seats share."""
ROAD: Final[Moments] = 3, 47, "gold_mines", 38
"""A road of four tiles."""
CITY: Final[Moments] = 2, 50, "", 13
"""A city of five tiles with one shield."""
MONASTERY: Final[Moments] = 2, 5, "", 18
FIELDS: Final[Moments] = 4, 4, "gold_mines", 50
OVER: Final[Moments] = 4, 4, "gold_mines", -1
MINE: Final[Moments] = 4, 4, "gold_mines", 18
"""The tile that is drawn next is a gold tile."""


def moment(which: Moments) -> Moment:
    """Return a moment of a game."""
    seats, seed, variant, turn = which
    return played(seats, seed, variant)[turn]


@kept
def a_turn(language: str) -> Picture:
    """Draw the public picture early in a game."""
    view, events = moment(EARLY)
    return pictures.board(view, NAMES[: len(view.players)], language, events)


@kept
def tiles(language: str) -> Picture:
    """Draw all kinds of tiles, with how many are drawn of each."""
    view = game.deal(2, {"gold_mines": True}, Random(1)).open
    return pictures.tiles_left(view._replace(tile=None), NAMES, language)


@kept
def laying(language: str) -> Picture:
    """Draw where a tile fits."""
    return pictures.places(moment(EARLY).view, NAMES, language)[0]


@kept
def follower(language: str) -> Picture:
    """Draw where a follower can go."""
    return pictures.follower(laid(moment(EARLY).view).view, NAMES, language)


def _scored(which: Moments) -> Callable[[str], Picture]:
    """Draw what a turn has scored."""

    def draw(language: str) -> Picture:
        view, events = moment(which)
        return pictures.closeup(view, NAMES[: len(view.players)], language, events)

    return kept(draw)


@kept
def fields(language: str) -> Picture:
    """Draw the fields late in a game."""
    view = moment(FIELDS).view
    return pictures.fields(view, NAMES[: len(view.players)], language)


@kept
def ending(language: str) -> Picture:
    """Draw a final scoring."""
    moments = played(*OVER[:3])
    view, happened = moments[-1].view, [event for each in moments for event in each.events]
    return pictures.final_score(view, totals(view), NAMES[: len(view.players)], language, (), happened)[0]


@kept
def gold(language: str) -> Picture:
    """Draw where the second ingot can go."""
    mine = laid(moment(MINE).view)
    names = NAMES[: len(mine.view.players)]
    return pictures.closeup(mine.view, names, language, mine.events, places_for_gold(mine.view))


CHAPTERS: Final[Mapping[int, tuple[Callable[[str], Picture], ...]]] = {
    1: (a_turn,),
    4: (laying,),
    5: (follower,),
    6: (_scored(SHARED),),
    7: (_scored(ROAD),),
    8: (_scored(CITY),),
    9: (_scored(MONASTERY),),
    10: (fields,),
    11: (ending,),
    12: (gold,),
    14: (tiles,),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""
