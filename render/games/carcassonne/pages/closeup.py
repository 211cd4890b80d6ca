"""A part of the map around the newest tile, which may ask for an ingot, and beside it what everyone has."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final

from bot.games.carcassonne.board import Place, coordinate, surrounding, with_ingots
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.gold import claimants
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.turn import holders
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import Sign, Word, centre, choose_fitting, columns, corners, grid, lay_line, rows, wrap
from render.engine.layout import place as place_free
from render.engine.scene import Box
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.scene import MapScene, lay_tag
from render.games.carcassonne.map.sight import fit_tile, see_most
from render.games.carcassonne.page import CHOSEN, CarcassonnePage
from render.games.carcassonne.pages.public import map_scene
from render.games.carcassonne.parts.header import BODY, HEAD, lay_words
from render.games.carcassonne.parts.standings import lay_column

_TILES: Final = 150, 200
"""The width of tiles at most, and of those to choose from."""
_BESIDE: Final = 300, 340
"""The least width of the part beside the map, and of a list of choices."""
_HEADING: Final = 40
_HIGHEST: Final = 190
"""The height of a row at most."""
_NAME, _CLAIMS_APART, _RIM = (78, 44), 12, 3
"""The size of a row's name, the space beside it and between features, and that around their signs and badges."""
_SIDES: Final = range(84, 35, -2)
"""The sizes of signs and badges in a list, with the space around them, where all rows hold them; else the last."""
_LINES: Final = (12, "#ffffff"), (7, theme.SEA)
_GOLDEN: Final = (16, theme.INK), (11, "#ffd23c")
"""The lines around a tile that may be chosen, and around the one that is."""
_PLATE: Final = 46

Claim = tuple[str, Sequence[int]]
"""A feature's sign, or none, and the seats that hold it."""


def closeup_page(
    view: CarcassonneView,
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
    if view.phase is CarcassonnePhase.GOLD:
        view = view._replace(board=with_ingots(view.board, (newest.place,)))
    page = CarcassonnePage(view, names, language, events)
    page.lay_ground()
    must = [newest.place, *choices, *chain.from_iterable(event.places for event in page.news.scored)]
    frame = BODY._replace(width=BODY.width - _BESIDE[bool(choices)] - 10)
    room = inside(frame)
    # as wide that whole rows and columns are seen
    side = room.height // -(-room.height // min(_TILES[bool(choices)], fit_tile(must, room)))
    frame = frame._replace(width=frame.width - room.width % side, height=frame.height - room.height % side)
    must += [] if choices else surrounding(newest.place)  # a choice is between tiles
    sight = see_most(view.board.spots, must, inside(frame), side).on_lines()
    scene = map_scene(page, sight, {place: _GOLDEN if place == chosen else _LINES for place in choices})
    for place in choices:
        _name_choice(scene, place, chosen=place == chosen)
    _, right = columns(BODY, [frame.width, 0], 10)
    if choices:
        _lay_question(page, newest.place)
        _lay_choices(page, choices, chosen, right)
    else:
        said = page.say("picture-laid", tile=newest.tile.id, place=coordinate(newest.place))
        lay_words(page, said, page.latest.seat)
        lay_column(page, right)
    lay_framed(page, frame, scene, (newest.place,))
    return page


def _name_choice(scene: MapScene, place: Place, *, chosen: bool) -> None:
    """Name a tile that may be chosen or is, at a corner of its frame where no piece is, and rather on a field."""
    said = coordinate(place)
    wide = ink(said, "bold", theme.LARGE).advance + 22
    pieces = [each.box for each in scene.elements if each.what.startswith(("follower/", f"ingots/{said}"))]
    plate = place_free(
        corners(scene.box_at(place).grown(-12), wide, _PLATE), pieces, lambda box: -scene.cover_cost(box)
    )
    colours = (CHOSEN, theme.INK) if chosen else (theme.WHITE, theme.SEA)
    lay_tag(scene, f"choice/{said}", plate, said, theme.LARGE, *colours)


def _lay_question(page: CarcassonnePage, newest: Place) -> None:
    """Lay out whose ingot it is, and where the first one lies if this is the second."""
    view, second = page.view, page.view.phase is CarcassonnePhase.GOLD
    right = HEAD.right
    if second:
        said = page.say("picture-first-ingot", place=coordinate(newest))
        first = Sign("first/ingot", "ingots-1", 1.4, 0.9), Word("first", said, "sans")
        right = lay_line(page, first, HEAD, [theme.BODY], page.ground, theme.SOFT, "r").x - 14
    lay_words(page, page.say("picture-second-ingot" if second else "picture-take-ingot"), view.asked, right)


def _lay_choices(page: CarcassonnePage, choices: Collection[Place], chosen: Place | None, box: Box) -> None:
    """Lay out a row for each place, with signs as large as all rows have room for; one may be chosen."""
    heading, below = rows(box, [_HEADING, 0])
    said = page.say("picture-counts-for" if page.view.phase is CarcassonnePhase.GOLD else "picture-wanted-by")
    at = heading.x + 8, heading.y + 18, said, theme.SMALL, theme.SOFT, page.ground
    page.label("list/title", *at, width=heading.width - 8)
    every, wide = [_list_claims(page, place) for place in choices], below.width - _NAME[0] - _CLAIMS_APART - 20
    high = min(_HIGHEST, (below.height + 8) // len(every) - 8)
    side = choose_fitting(
        _SIDES, lambda side: all(len(_wrap_claims(each, side, wide)) * side + 20 <= high for each in every)
    )
    for place, claims, row in zip(choices, every, rows(below, [high] * len(every), 8), strict=True):
        on = page.row(what := f"chance/{coordinate(place)}", row, chosen=place == chosen)
        name, rest = columns(row.grown(-10), [_NAME[0], 0], _CLAIMS_APART)
        tag = centre(name, *_NAME)
        lay_tag(page, f"{what}/name", tag, coordinate(place), theme.BODY, theme.WHITE, theme.SEA, on)
        if not claims:
            none = rest.x, rest.mid_y, page.say("nothing-open"), theme.SMALL, theme.SOFT, on
            page.label(f"{what}/none", *none, width=rest.width)
        lines = _wrap_claims(claims, side, wide)
        for line, box in zip(lines, grid(centre(rest, rest.width, len(lines) * side), 1, len(lines)), strict=True):
            cells = columns(box, [_claim_width(claims[number], side) for number in line], _CLAIMS_APART)
            for number, cell in zip(line, cells, strict=True):
                _lay_claim(page, f"{what}/{number}", cell, claims[number], on)


def _lay_claim(page: CarcassonnePage, what: str, box: Box, claim: Claim, on: str) -> None:
    """Lay out a feature's sign and the badges of those who hold it, on gold for the seat that is asked."""
    sign, seats = claim
    if page.view.asked in seats:
        page.plate(f"{what}/own", box.grown(-1), theme.GOLD_PALE, on, 12, theme.GOLD_DEEP)
        on = theme.GOLD_PALE
    inner = box.grown(-_RIM)
    if sign:
        page.icon(f"{what}/sign", inner.x, inner.y, inner.height, sign, on)
    for place, seat in enumerate(seats, -len(seats)):
        badge = inner.right + place * box.height
        page.badge(f"{what}/{seat}", badge, inner.y, inner.height, seat, on)


def _wrap_claims(claims: Sequence[Claim], side: int, wide: int) -> list[list[int]]:
    """Break claims into lines."""
    return wrap([_claim_width(claim, side) for claim in claims], wide, _CLAIMS_APART)


def _claim_width(claim: Claim, side: int) -> int:
    """Return how wide a claim is whose signs and badges are of a size."""
    sign, seats = claim
    return side * (bool(sign) + len(seats))


def _list_claims(page: CarcassonnePage, place: Place) -> Sequence[Claim]:
    """Return who wants an ingot, or the features that could get one there: held ones first, and free ones alone."""
    claims: list[Claim] = [("", each.seats) for each in page.view.claims if each.place == place]
    found = sorted(claimants(page.view.board, place), key=lambda feature: (not feature.followers, feature.kind))
    return claims or [(f"feature-{feature.kind}", holders(feature)) for feature in found]
