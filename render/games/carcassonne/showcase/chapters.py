"""The pictures in the rules: for each chapter that benefits from it, a moment of a game that shows what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.position import deal
from bot.games.carcassonne.scoring import totals
from bot.texts import texts
from bot.texts.alt_text import alt_text
from bot.texts.contract import say_winners
from bot.texts.games.carcassonne.describe import (
    closeup_alt,
    describe_picture,
    describe_score,
    fields_alt,
    follower_alt,
    tiles_left_alt,
)
from bot.texts.sections import plainly
from render.common.guide import PIN_ROOM, Pin, chapter_title, paint_explained, paint_podium
from render.contract import Chapters
from render.engine.cache import cached
from render.engine.picture import Picture
from render.engine.scene import Element, Window
from render.games.carcassonne.atlas import atlas
from render.games.carcassonne.page import GAME, CarcassonnePage
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import fields_page, fields_to_show
from render.games.carcassonne.pages.follower import follower_page
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.pages.score import podium_page
from render.games.carcassonne.pages.tiles_left import tiles_left_page
from render.games.carcassonne.parts.header import lay_words
from render.games.carcassonne.showcase.played import ShowcaseMoment, play_game, preview_laying

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


_HEADS: Final = "turn/", "ribbon", "title", "first", "back", "total"
"""The elements at the head of pages, where their chapters have their titles."""
_NUMBERS: Final = re.compile("/(disc|line|dot)")


def moment(which: Moments) -> ShowcaseMoment:
    """Return a moment of a game."""
    seats, seed, variant, turn = which
    return play_game(seats, seed, variant)[turn]


def _draw_explained(number: int, page: CarcassonnePage, alt: str, *pins: str | Pin) -> Picture:
    """Draw a page below a chapter's title, with pins that its text explains."""
    page.elements = [each for each in page.elements if not each.what.startswith(_HEADS)]
    lay_words(page, chapter_title(page, number))
    return paint_explained(page, number, pins, alt, atlas())


def _remove_numbers(page: CarcassonnePage, explained: str = "") -> CarcassonnePage:
    """Leave out a page's own numbers and the dots where their lines end but one, so that only pins are numbered."""

    def kept(elements: Sequence[Element]) -> list[Element]:
        return [each for each in elements if each.what == explained or not _NUMBERS.search(each.what)]

    page.elements = kept(page.elements)
    shown = ((at, each) for at, each in enumerate(page.elements) if isinstance(each, Window))
    for at, window in [*shown]:
        page.elements[at] = window._replace(elements=tuple(kept(window.elements)))
    return page


@cached
def a_turn(language: str) -> Picture:
    """Draw the public picture early in a game of two, in whose tall plaques all is reached from the left."""
    view, events = moment(FIRST)
    names, t = NAMES[: len(view.players)], texts(language, GAME)
    alt = alt_text(t, lambda said: describe_picture(t, view, said, events), names)
    page = public_page(view, names, language, events)
    return _draw_explained(1, page, alt, "follower/", "drawn/tile", "player/0/points", "player/0/follower")


@cached
def tiles(language: str) -> Picture:
    """Draw all kinds of tiles, with how many are drawn of each."""
    view = deal(2, {"gold_mines": True}, Random(1)).open._replace(tile=None)
    page = tiles_left_page(view, NAMES, language)
    return _draw_explained(
        14, page, tiles_left_alt(texts(language, GAME), view), Pin("tile/J/kind", 1014, 36), "tile/G8/count"
    )


@cached
def laying(language: str) -> Picture:
    """Draw a tile that was laid, and what lies around it."""
    done = preview_laying(moment(EARLY).view)
    page = closeup_page(done.view, NAMES, language, done.events)
    alt = closeup_alt(texts(language, GAME), done.view, NAMES, done.events)
    return _draw_explained(4, page, alt, "ground/newest/")


@cached
def follower(language: str) -> Picture:
    """Draw where a follower can go."""
    view = preview_laying(moment(EARLY).view).view
    city = "ground/segment/2/dot"
    page = _remove_numbers(follower_page(view, NAMES, language), city)
    alt = follower_alt(texts(language, GAME), view, None)
    held = Pin("row/4/held/2", 1056, 580)
    heads = Pin("list/now", 816, 36), Pin("list/could", 952, 36)
    return _draw_explained(5, page, alt, city, *heads, held)


def _draw_scored(number: int, which: Moments) -> Callable[[str], Picture]:
    """Draw what a turn has scored."""

    @cached
    def draw(language: str) -> Picture:
        view, events = moment(which)
        alt = closeup_alt(texts(language, GAME), view, NAMES, events)
        return _draw_explained(number, closeup_page(view, NAMES, language, events), alt, "gain/")

    return draw


@cached
def fields(language: str) -> Picture:
    """Draw the fields late in a game."""
    view = moment(FIELDS).view
    alt = fields_alt(texts(language, GAME), view, NAMES)
    page, farmer = _remove_numbers(fields_page(view, NAMES, language)), fields_to_show(view)[0].field.followers[0]
    pins = f"follower/{coordinate(farmer.place)}/{farmer.feature}/{farmer.part}", "pays/", "row/1/cities"
    return paint_explained(page, 10, pins, alt, atlas())


@cached
def ending(language: str) -> Picture:
    """Draw a final scoring."""
    view = moment(OVER).view
    result, names, t = totals(view), NAMES[: len(view.players)], texts(language, GAME)
    told = [plainly(say_winners(t, result, names), *describe_score(t, view, result, names))]
    seats, seed, variant, _ = OVER
    events = [event for each in play_game(seats, seed, variant) for event in each.events]
    page = podium_page(view, result, names, language, events, PIN_ROOM)
    return paint_podium(page, 11, 5, alt_text(t, lambda _: told, names), atlas())


@cached
def gold(language: str) -> Picture:
    """Draw where the second ingot can go."""
    mine = preview_laying(moment(MINE).view)
    places = places_for_gold(mine.view)
    alt = closeup_alt(texts(language, GAME), mine.view, NAMES, mine.events, places)
    page = closeup_page(mine.view, NAMES, language, mine.events, places)
    return _draw_explained(12, page, alt, "ingots/", "choice/", "chance/M24/name")


CHAPTERS: Final[Chapters] = {
    1: (a_turn,),
    4: (laying,),
    5: (follower,),
    6: (_draw_scored(6, SHARED),),
    7: (_draw_scored(7, ROAD),),
    8: (_draw_scored(8, CITY),),
    9: (_draw_scored(9, MONASTERY),),
    10: (fields,),
    11: (ending,),
    12: (gold,),
    14: (tiles,),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""
