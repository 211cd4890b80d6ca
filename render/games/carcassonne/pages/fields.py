"""The fields: each numbered, with what it is worth and who would get that now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Kind, View, majority, points_of
from bot.games.carcassonne.board import reading_order
from bot.games.carcassonne.scoring import cities_beside
from bot.texts.games.carcassonne.pieces import anchor
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.map.fields import Shown, lay_fields
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.public import all_of
from render.games.carcassonne.parts.fields_list import lay_fields_list

FRAME: Final = Box(12, 12, 730, 676)
LIST: Final = Box(754, 12, 334, 676)
MOST: Final = 10
"""So many fields are shown at most."""
_TITLE: Final = 62


def shown_fields(view: View) -> list[Shown]:
    """List the fields with followers, then free ones that have completed cities, each by points and size."""
    board = view.board
    fields = [feature for feature in board.features.values() if feature.kind is Kind.FIELD]
    worth = [(field, points_of(board, field)) for field in fields]
    told = [(field, points) for field, points in worth if field.followers or points]
    told.sort(key=lambda each: (not each[0].followers, -each[1], -len(each[0].places), reading_order(anchor(each[0]))))
    return [
        Shown(
            number,
            field,
            sum(city.completed for city in cities_beside(board, field)),
            points,
            majority(field) if field.followers and points else (),
        )
        for number, (field, points) in enumerate(told[:MOST], 1)
    ]


def fields_page(view: View, names: Sequence[str], language: str) -> Page:
    """Lay out the map and the list."""
    page = Page(view, names, language)
    page.lay_ground()
    page.end_backdrop()
    fields = shown_fields(view)
    _lay_map(page, fields)
    at = LIST.x + 4, LIST.y + _TITLE // 2, page.say("picture-fields"), theme.LARGE, theme.INK, page.ground
    page.label("title", *at, face="black", width=LIST.width - 8)
    others = sum(each.kind is Kind.FIELD for each in view.board.features.values()) - len(fields)
    lay_fields_list(page, fields, others, LIST._replace(y=LIST.y + _TITLE, height=LIST.height - _TITLE))
    return page


def _lay_map(page: Page, fields: Sequence[Shown]) -> None:
    board, window = page.view.board, inside(FRAME)
    scene = MapScene(board, all_of(page.view, window.width, window.height), page.letters)
    scene.lay_table()
    scene.lay_tiles()
    lay_fields(page, scene, fields)
    last = board.laid[-1].place
    lay_framed(page, "map", FRAME, scene, (last,) if len(board.laid) > 1 else ())
