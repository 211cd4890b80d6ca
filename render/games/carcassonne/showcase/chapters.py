"""The pictures in the rules: for each chapter that benefits from it, a moment of a game that shows what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.position import CarcassonnePhase, deal
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
TURN: Final[Moments] = 2, 50, "", 21
"""A turn in which a tile completes a small city, and gets a follower."""
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

    page.elements = [
        each._replace(elements=tuple(kept(each.elements))) if isinstance(each, Window) else each
        for each in kept(page.elements)
    ]
    return page


def _start() -> ShowcaseMoment:
    """Return the start of a game of two with the Gold Mines."""
    return ShowcaseMoment(deal(2, {"gold_mines": True}, Random(1)).open, ())


def _draw_public(number: int, which: Callable[[], ShowcaseMoment], *pins: str | Pin) -> Callable[[str], Picture]:
    """Draw the public picture of a game of two, in whose tall plaques there is room for pins."""

    @cached
    def draw(language: str) -> Picture:
        (view, events), names, t = which(), NAMES[:2], texts(language, GAME)
        alt = alt_text(t, lambda said: describe_picture(t, view, said, events), names)
        return _draw_explained(number, public_page(view, names, language, events), alt, *pins)

    return draw


@cached
def tiles(language: str) -> Picture:
    """Draw all kinds of tiles, with how many are drawn of each."""
    view = _start().view._replace(tile=None)
    page = tiles_left_page(view, NAMES, language)
    return _draw_explained(
        14, page, tiles_left_alt(texts(language, GAME), view), Pin("tile/J/kind", 1014, 36), "tile/G8/count"
    )


def _draw_closeup(number: int, which: Moments, *pins: str, preview: bool = False) -> Callable[[str], Picture]:
    """Draw what a turn has changed and what lies around it, or the same of laying the next tile."""

    @cached
    def draw(language: str) -> Picture:
        view, events = preview_laying(moment(which).view) if preview else moment(which)
        choices = places_for_gold(view) if view.phase is CarcassonnePhase.GOLD else ()
        alt = closeup_alt(texts(language, GAME), view, NAMES, events, choices)
        return _draw_explained(number, closeup_page(view, NAMES, language, events, choices), alt, *pins)

    return draw


@cached
def follower(language: str) -> Picture:
    """Draw where a follower can go."""
    view = preview_laying(moment(EARLY).view).view
    city = "ground/segment/2/dot"
    page = _remove_numbers(follower_page(view, NAMES, language), city)
    pins = Pin("list/now", 816, 36), Pin("list/could", 952, 36), Pin("row/4/held/2", 1056, 580)
    return _draw_explained(5, page, follower_alt(texts(language, GAME), view, None), city, *pins)


@cached
def fields(language: str) -> Picture:
    """Draw the fields late in a game."""
    view = moment(FIELDS).view
    alt, title = fields_alt(texts(language, GAME), view, NAMES), chapter_title(CarcassonnePage(view, (), language), 10)
    page, farmer = fields_page(view, NAMES, language, title), fields_to_show(view)[0].field.followers[0]
    pins = f"follower/{coordinate(farmer.place)}/{farmer.feature}/{farmer.part}", "pays/", "row/1/cities"
    return paint_explained(_remove_numbers(page), 10, pins, alt, atlas())


@cached
def ending(language: str) -> Picture:
    """Draw a final scoring."""
    played = play_game(*OVER[:3])
    t = texts(language, GAME)
    view = played[-1].view
    result = totals(view)
    told = [plainly(say_winners(t, result, NAMES), *describe_score(t, view, result, NAMES))]
    events = [event for each in played for event in each.events]
    page = podium_page(view, result, NAMES, language, events, PIN_ROOM)
    return paint_podium(page, 11, 5, alt_text(t, lambda _: told, NAMES), atlas())


CHAPTERS: Final[Chapters] = {
    1: (_draw_public(1, partial(moment, FIRST), "follower/", "drawn/tile", "player/0/points", "player/0/follower"),),
    2: (
        _draw_public(
            2,
            _start,
            "ground/tile/M20",
            Pin("drawn/back", 786, 358),
            Pin("player/0/follower", 938, 428),
            Pin("player/0/ingot", 1044, 428),
        ),
    ),
    3: (_draw_closeup(3, TURN, "ground/newest/", "follower/K22/", "gain/", "drawn/tile"),),
    4: (_draw_closeup(4, EARLY, "ground/newest/", preview=True),),
    5: (follower,),
    6: (_draw_closeup(6, SHARED, "gain/"),),
    7: (_draw_closeup(7, ROAD, "gain/"),),
    8: (_draw_closeup(8, CITY, "gain/"),),
    9: (_draw_closeup(9, MONASTERY, "gain/"),),
    10: (fields,),
    11: (ending,),
    12: (_draw_closeup(12, MINE, "ingots/", "choice/", "chance/M24/name", preview=True),),
    14: (tiles,),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""
