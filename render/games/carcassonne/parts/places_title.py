"""The title above a map of places: which tile it is about, and how many of its places are shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carcassonne import Tile
from render.common.header import MIDDLE, lay_mover
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page

_APART: Final = 22
_PILL, _INNER = 46, 14
"""The height of the plate with the number of a map, and the space beside that."""
_STAR: Final = 44


class Question(NamedTuple):
    """Where a tile fits: how many places are shown of how many, by which seat, and on which of how many pictures."""

    tile: Tile
    shown: int
    every: int
    seat: int | None
    part: tuple[int, int]
    starred: bool


def lay_places_title(page: Page, asked: Question) -> None:
    """Lay out the title, and at its right what the star means."""
    on, x = page.ground, theme.MARGIN if asked.seat is None else lay_mover(page, asked.seat)
    at = x, MIDDLE, page.say("picture-tile", tile=asked.tile.id), theme.TITLE, theme.INK, on
    x = page.label("title", *at, face="black").right + _APART
    if asked.shown < asked.every:
        said = page.say("picture-places-of", count=asked.shown, all=asked.every)
    else:
        said = page.say("picture-places", count=asked.shown)
    x = page.label("count", x, MIDDLE + 4, said, theme.BODY, theme.SOFT, on).right + _APART
    number, count = asked.part
    if count > 1:
        said = page.say("picture-part", number=number, count=count)
        pill = Box(x, MIDDLE + 2 - _PILL // 2, ink(said, "bold", theme.BODY).advance + 2 * _INNER, _PILL)
        page.plate("part", pill, theme.SEA, on, _INNER)
        at_part = pill.x + pill.width // 2, MIDDLE + 3, said, theme.BODY, theme.WHITE, theme.SEA
        page.label("part/said", *at_part, face="bold", anchor="m")
    if asked.starred:
        at_best = theme.WIDTH - theme.MARGIN, MIDDLE + 4, page.say("picture-best"), theme.BODY, theme.SOFT, on
        left = page.label("best", *at_best, anchor="r").x
        page.icon("best/star", left - 10 - _STAR, MIDDLE + 2 - _STAR // 2, _STAR, "point", on)
