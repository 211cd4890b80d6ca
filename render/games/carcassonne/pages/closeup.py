"""A part of the map around the newest tile, which may ask for an ingot."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final

from bot.games.carcassonne import Event, Phase, Place, View
from bot.games.carcassonne.board import around, coordinate, with_ingots
from bot.games.carcassonne.gold import claimants
from bot.games.carcassonne.turn import holders
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, columns, corners, grid, rows
from render.engine.layout import place as place_free
from render.engine.scene import Box
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene, lay_tag, pile
from render.games.carcassonne.map.sight import fit_tile, see_most
from render.games.carcassonne.page import CHOSEN, CarcassonnePage
from render.games.carcassonne.pages.public import map_scene
from render.games.carcassonne.parts.header import MIDDLE, RIGHT, TOP, lay_words

_TILE: Final = 200
"""The width of tiles at most."""
_PAGE: Final = Box(6, TOP, 1088, 628)
_LIST: Final = 340
"""The width of the list at least."""
_HEADING: Final = 40
_HIGHEST: Final = 143
_NAME, _TALL = (78, 44), 124
"""The size of a row's name, and the height from which on it is above the features, not beside them."""
_SIDE, _APART = 62, 14
"""The size of signs and badges in a list at most, and the space between features."""
_LINES: Final = (12, "#ffffff"), (7, theme.SEA)
_GOLDEN: Final = (16, theme.INK), (11, "#ffd23c")
"""The lines around a tile that may be chosen, and around the one that is."""
_PLATE: Final = 46

Claim = tuple[str, Sequence[int]]
"""A feature's sign, or none, and the seats that hold it."""


def closeup_page(
    view: View,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    choices: Collection[Place] = (),
    chosen: Place | None = None,
) -> CarcassonnePage:
    """Lay out the map around the newest tile, marking what the events changed, and naming places to choose from.

    Those are for the second ingot, where the first one lies on the newest tile, or have an ingot to take.
    """
    newest = view.board.laid[-1]
    if view.phase is Phase.GOLD:
        view = view._replace(board=with_ingots(view.board, (newest.place,)))
    page = CarcassonnePage(view, names, language, events)
    page.lay_ground()
    must = [newest.place, *choices, *chain.from_iterable(event.places for event in page.news.scored)]
    frame = _PAGE._replace(width=_PAGE.width - (_LIST + 10) * bool(choices))
    room = inside(frame)
    # as wide that whole rows and columns are seen
    side = room.height // -(-room.height // min(_TILE, fit_tile(must, room)))
    frame = frame._replace(width=frame.width - room.width % side, height=frame.height - room.height % side)
    must += [] if choices else around(newest.place)  # a choice is between tiles
    sight = see_most(view.board.spots, must, inside(frame), side).on_lines()
    scene = map_scene(page, sight, {place: _GOLDEN if place == chosen else _LINES for place in choices})
    for place in choices:
        _name_choice(scene, place, chosen=place == chosen)
    if choices:
        _lay_question(page, newest.place)
        _, right = columns(_PAGE, [frame.width, 0], 10)
        _lay_choices(page, choices, chosen, right)
    else:
        frame = frame._replace(x=(theme.WIDTH - frame.width) // 2)
        lay_words(page, page.say("picture-laid", tile=newest.tile.id, place=coordinate(newest.place)), left=frame.x)
    lay_framed(page, frame, scene, (newest.place,))
    return page


def _name_choice(scene: MapScene, place: Place, *, chosen: bool) -> None:
    """Name a tile that may be chosen or is, at a corner of its frame where no piece is."""
    said = coordinate(place)
    wide = ink(said, "bold", theme.LARGE).advance + 22
    pieces = [each.box for each in scene.elements if each.what.startswith(("follower/", f"ingots/{said}"))]
    plate = place_free(corners(scene.box_at(place).grown(-12), wide, _PLATE), pieces)
    colours = (CHOSEN, theme.INK) if chosen else (theme.WHITE, theme.SEA)
    lay_tag(scene, f"choice/{said}", plate, said, theme.LARGE, *colours)


def _lay_question(page: CarcassonnePage, newest: Place) -> None:
    """Lay out whose ingot it is, and where the first one lies if this is the second."""
    view, second = page.view, page.view.phase is Phase.GOLD
    right = RIGHT
    if second:
        at = RIGHT, MIDDLE + 2, page.say("picture-first-ingot", place=coordinate(newest)), theme.BODY, theme.SOFT
        left = page.label("first", *at, page.ground, anchor="r").x
        right = pile(page, "first/ingot", left - 42, MIDDLE, 60, 1, page.ground).x - 14
    lay_words(page, page.say("picture-second-ingot" if second else "picture-take-ingot"), view.asked, right)


def _lay_choices(page: CarcassonnePage, choices: Collection[Place], chosen: Place | None, box: Box) -> None:
    """Lay out a row for each place, with signs as large as all rows have room for; one may be chosen."""
    heading, below = rows(box, [_HEADING, 0])
    said = page.say("picture-counts-for" if page.view.phase is Phase.GOLD else "picture-wanted-by")
    at = heading.x + 8, heading.y + 18, said, theme.SMALL, theme.SOFT, page.ground
    page.label("list/title", *at, width=heading.width - 8)
    below = below._replace(height=min(below.height, len(choices) * (_HIGHEST + 8) - 8))
    every = [_claims(page, place) for place in choices]
    found = grid(below, 1, len(choices), 8)
    divide, size = (rows, _NAME[1]) if found[0].height > _TALL else (columns, _NAME[0])
    parts = [divide(row.grown(-10), [size, 0], 10) for row in found]
    side = min(_side(claims, parts[0][1].width) for claims in every)
    for place, claims, row, (name, rest) in zip(choices, every, found, parts, strict=True):
        what, x, y = f"chance/{coordinate(place)}", rest.x, rest.mid_y - side // 2
        on = page.row(what, row, chosen=place == chosen)
        tag = centre(name._replace(width=_NAME[0]), *_NAME)
        lay_tag(page, f"{what}/name", tag, coordinate(place), theme.BODY, theme.WHITE, theme.SEA, on)
        if not claims:
            none = x, rest.mid_y, page.say("picture-nothing-open"), theme.SMALL, theme.SOFT, on
            page.label(f"{what}/none", *none)
        for number, (sign, seats) in enumerate(claims):
            if sign:
                x = page.icon(f"{what}/{number}/sign", x, y, side, sign, on).right + 4
            for seat in seats:
                x = page.badge(f"{what}/{number}/{seat}", x + 2, y + 2, side - 4, seat, on).right + 6
            x += _APART


def _side(claims: Sequence[Claim], wide: int) -> int:
    """Return how large the signs and badges of claims can be in a line."""
    signs = sum(bool(sign) + len(seats) for sign, seats in claims)
    return min(_SIDE, (wide - _APART * len(claims)) // max(1, signs) - 4)


def _claims(page: CarcassonnePage, place: Place) -> Sequence[Claim]:
    """Return who wants an ingot, or the features that could get one there: held ones first, and free ones alone."""
    claims: list[Claim] = [("", each.seats) for each in page.view.claims if each.place == place]
    found = sorted(claimants(page.view.board, place), key=lambda feature: (not feature.followers, feature.kind))
    return claims or [(f"feature-{feature.kind}", holders(feature)) for feature in found]
