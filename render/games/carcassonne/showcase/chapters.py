"""The pictures in the rules: for each chapter that benefits from it, a moment of a game that shows what it is about."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from bot.games import carcassonne as game
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.scoring import totals
from bot.texts import texts
from bot.texts.games.carcassonne.describe import (
    closeup_alt,
    describe_picture,
    describe_score,
    fields_alt,
    follower_alt,
    places_alt,
    say_winners,
    tiles_left_alt,
)
from bot.texts.sections import alt_text, plainly
from render.common.guide import PIN_ROOM, Pin, explained, podium_pins
from render.common.page import Page
from render.contract import Chapters
from render.engine.cache import kept
from render.engine.picture import Picture
from render.games.carcassonne.atlas import atlas
from render.games.carcassonne.page import GAME
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import fields_page
from render.games.carcassonne.pages.follower import follower_page
from render.games.carcassonne.pages.places import groups, places_pages
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.pages.score import podium_page
from render.games.carcassonne.pages.tiles_left import tiles_left_page
from render.games.carcassonne.showcase.played import ShowcaseMoment, laid, played

NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante")
Moments = tuple[int, int, str, int]
"""Which game, by seats, seed and variant, and after which turn."""
FIRST: Final[Moments] = 2, 5, "", 12
EARLY: Final[Moments] = 3, 2, "gold_mines", 12
SHARED: Final[Moments] = 2, 9, "", 29
"""A city that two seats share."""
ROAD: Final[Moments] = 3, 47, "gold_mines", 38
"""A road of four tiles."""
CITY: Final[Moments] = 2, 50, "", 13
"""A city of five tiles with one shield."""
MONASTERY: Final[Moments] = 2, 5, "", 18
FIELDS: Final[Moments] = 3, 2, "gold_mines", 40
OVER: Final[Moments] = 4, 4, "gold_mines", -1
MINE: Final[Moments] = 4, 4, "gold_mines", 18
"""The tile that is drawn next is a gold tile."""


def moment(which: Moments) -> ShowcaseMoment:
    """Return a moment of a game."""
    seats, seed, variant, turn = which
    return played(seats, seed, variant)[turn]


def _explained(number: int, page: Page, alt: str, *pins: str | Pin) -> Picture:
    """Draw a page with pins that the text of a chapter explains."""
    return explained(page, GAME, number, [each if isinstance(each, Pin) else Pin(each) for each in pins], alt, atlas())


@kept
def a_turn(language: str) -> Picture:
    """Draw the public picture early in a game of two, in whose tall plaques all is reached from the left."""
    view, events = moment(FIRST)
    names, t = NAMES[: len(view.players)], texts(language, GAME)
    alt = alt_text(t, lambda said: describe_picture(t, view, said, events), names)
    page = public_page(view, names, language, events)
    return _explained(1, page, alt, "follower/", "drawn/tile", "player/0/points", "player/0/follower")


@kept
def tiles(language: str) -> Picture:
    """Draw all kinds of tiles, with how many are drawn of each."""
    view = game.deal(2, {"gold_mines": True}, Random(1)).open._replace(tile=None)
    page = tiles_left_page(view, NAMES, language)
    return _explained(
        14, page, tiles_left_alt(texts(language, GAME), view), Pin("tile/G2/kind", 66, 590), "tile/G8/count"
    )


@kept
def laying(language: str) -> Picture:
    """Draw where a tile fits."""
    view = moment(EARLY).view
    assert view.tile is not None, "a tile is drawn"
    (page, *_), (group, *_) = places_pages(view, view.tile, NAMES, language), groups(view, view.tile)
    alt = places_alt(texts(language, GAME), view, view.tile, group)
    return _explained(4, page, alt, "place/", "turn/0/tile", "turn/1/tile")


@kept
def follower(language: str) -> Picture:
    """Draw where a follower can go."""
    view = laid(moment(EARLY).view).view
    page = follower_page(view, NAMES, language)
    alt = follower_alt(texts(language, GAME), view, None)
    return _explained(5, page, alt, "segment/2/disc", "row/1/worth", "row/2/could", "row/4/held/2")


def _scored(number: int, which: Moments, *pins: str) -> Callable[[str], Picture]:
    """Draw what a turn has scored."""

    @kept
    def draw(language: str) -> Picture:
        view, events = moment(which)
        names = NAMES[: len(view.players)]
        alt = closeup_alt(texts(language, GAME), view, names, events)
        return _explained(number, closeup_page(view, names, language, events), alt, *pins)

    return draw


@kept
def fields(language: str) -> Picture:
    """Draw the fields late in a game."""
    view = moment(FIELDS).view
    names = NAMES[: len(view.players)]
    alt = fields_alt(texts(language, GAME), view, names)
    return _explained(10, fields_page(view, names, language), alt, "field/1/number", "pays/", "row/1/cities")


@kept
def ending(language: str) -> Picture:
    """Draw a final scoring."""
    view = moment(OVER).view
    result, names, t = totals(view), NAMES[: len(view.players)], texts(language, GAME)
    told = [plainly(say_winners(t, result, names), *describe_score(t, view, result, names))]
    seats, seed, variant, _ = OVER
    events = [event for each in played(seats, seed, variant) for event in each.events]
    page = podium_page(view, result, names, language, events, PIN_ROOM)
    return explained(page, GAME, 11, podium_pins(page, 5), alt_text(t, lambda _: told, names), atlas())


@kept
def gold(language: str) -> Picture:
    """Draw where the second ingot can go."""
    mine = laid(moment(MINE).view)
    names, places = NAMES[: len(mine.view.players)], places_for_gold(mine.view)
    alt = closeup_alt(texts(language, GAME), mine.view, names, mine.events, places)
    page = closeup_page(mine.view, names, language, mine.events, places)
    return _explained(12, page, alt, "ingots/", "choice/", "chance/M24/name")


CHAPTERS: Final[Chapters] = {
    1: (a_turn,),
    4: (laying,),
    5: (follower,),
    6: (_scored(6, SHARED, "tag/", "returned/"),),
    7: (_scored(7, ROAD, "tag/", "returned/"),),
    8: (_scored(8, CITY, "tag/", "returned/"),),
    9: (_scored(9, MONASTERY, "tag/", "returned/"),),
    10: (fields,),
    11: (ending,),
    12: (gold,),
    14: (tiles,),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""
