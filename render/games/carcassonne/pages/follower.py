"""The tile just laid, with its segments numbered, and what a follower on each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Feature, Kind, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import worth
from bot.games.carcassonne.turn import free_segments, holders
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.layout import columns, rows
from render.engine.scene import Box, Role
from render.games.carcassonne.land import spots
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import GILDED, lay_disc
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import see_all
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import MIDDLE, RIGHT, TOP, lay_words
from render.games.carcassonne.tints import Fill

_FRAME, _LIST = columns(Box(6, TOP, 1088, 628), [0, 482], 10)
_TILE: Final = 380
_SIZE: Final = 43
_APART, _BESIDE = 66, 42
"""The least distance of two numbers, and how far beside the tile their middles are."""
_BELOW: Final = 5
"""So many numbers at most are below each other."""
_DOT: Final = 16
_LINES: Final = (8, theme.WHITE), (4, theme.INK)
"""The dot on a segment, and the lines from there to its number."""
_FREE: Final = theme.INK, theme.WHITE
_HELD: Final = theme.SAND, theme.INK
_CHOSEN: Final = "#ffe08a", theme.INK
"""The colours of discs and their numbers."""
_TINTS: Final = {Kind.ROAD: "#6d4c1f", Kind.CITY: "#8e2f1c", Kind.MONASTERY: "#1f5596", Kind.FIELD: "#1f5f2c"}
_HEADING, _HIGHEST = 40, 112
_SIGN, _BADGE, _SUPPLY = 56, 44, 58
_NOW, _COULD = 182, 60
"""How far what a feature is worth now, and what it could be worth, are from the right edge of the list."""
_SCORES: Final = "#2f6b33"

Numbered = tuple[int, Feature, bool]
"""A segment's number, its feature, and whether it is free."""


def follower_page(view: View, names: Sequence[str], language: str, chosen: int | None = None) -> CarcassonnePage:
    """Lay out the tile and the list; a segment may be chosen by its number from 1, or with 0 no follower."""
    page = CarcassonnePage(view, names, language)
    page.lay_ground()
    segments = _segments(view)
    _lay_map(page, segments, chosen)
    left = RIGHT, MIDDLE, str(view.players[view.turn].followers), theme.TITLE, theme.INK, page.ground
    x = page.label("title/left", *left, face="bold", anchor="r").x - 8 - _SUPPLY
    page.icon("title/follower", x, MIDDLE - _SUPPLY // 2, _SUPPLY, f"follower-{view.turn}", page.ground)
    lay_words(page, page.say("picture-follower", place=coordinate(view.board.laid[-1].place)), [view.turn], x - 12)
    for key, right in (("now", _NOW), ("could", _COULD)):
        heading = _LIST.right - right, _LIST.y + _HEADING // 2, page.say(f"picture-{key}")
        page.label(f"list/{key}", *heading, theme.SMALL, theme.SOFT, page.ground, anchor="m")
    below = _LIST._replace(y=_LIST.y + _HEADING, height=_LIST.height - _HEADING)
    high = min(_HIGHEST, (below.height + 8) // (len(segments) + 1) - 8)
    *boxes, none = rows(below, [high] * (len(segments) + 1), 8)
    for (number, feature, free), box in zip(segments, boxes, strict=True):
        _lay_row(page, number, feature, box, free=free, chosen=number == chosen)
    _lay_plate(page, 0, none, theme.MARBLE, chosen=chosen == 0)
    at = none.x + 68, none.y + high // 2, page.say("picture-no-follower"), theme.BODY, theme.INK
    page.label("row/0/kind", *at, _CHOSEN[0] if chosen == 0 else theme.MARBLE, width=none.width - 90)
    return page


def _segments(view: View) -> list[Numbered]:
    """List the segments of the newest tile by number from 1."""
    free, found = {*free_segments(view)}, view.board.segments_at(view.board.laid[-1].place)
    return [(number, feature, segment[:2] in free) for number, (segment, feature) in enumerate(found, 1)]


def _lay_map(page: CarcassonnePage, segments: Sequence[Numbered], chosen: int | None) -> None:
    last = page.view.board.laid[-1]
    scene = MapScene(page.view.board, see_all([last.place], inside(_FRAME), _TILE), page.letters)
    scene.lay_tiles()
    scene.pale({last.place})
    for number, feature, free in segments:
        if number == chosen:
            scene.tint(f"chosen/{number}", feature, GILDED)
        else:
            fill = Fill(_TINTS[feature.kind], 16, edge=1) if free else Fill("#6b6157", 50, edge=2)
            scene.tint_segment(f"segment/{number}", last.place, number - 1, fill)
    scene.frame_newest(last.place)
    scene.lay_followers()
    scene.lay_ingots()
    points = [scene.sight.point(last.place, place) for place in spots(last.tile, last.turn).followers]
    for (number, _, free), point, at in zip(segments, points, _beside(scene.box_at(last.place), points), strict=True):
        what = f"segment/{number}"
        for count, (width, colour) in enumerate(_LINES):
            scene.curve(f"ground/{what}/line/{count}", [at, point], width, colour, scene.ground, role=Role.GROUND)
        dot = Box(*point, 0, 0).grown(_DOT // 2)
        scene.plate(f"ground/{what}/dot", dot, theme.INK, scene.ground, _DOT // 2, theme.WHITE, role=Role.GROUND)
        colours = _CHOSEN if number == chosen else _FREE if free else _HELD
        lay_disc(scene, what, *at, number, _SIZE, *colours)
    lay_framed(page, _FRAME, scene, (last.place,))


def _beside(tile: Box, points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return where beside the tile the numbers of segments are, given where these are."""
    order = sorted(range(len(points)), key=lambda number: points[number])
    half = sum(points[number][0] < tile.mid_x for number in order)
    if max(half, len(order) - half) > _BELOW:
        half = len(order) // 2
    found = dict[int, tuple[int, int]]()
    for x, side in ((tile.x - _BESIDE, order[:half]), (tile.right + _BESIDE, order[half:])):
        y = tile.y
        for after, number in enumerate(sorted(side, key=lambda number: points[number][1]), 1 - len(side)):
            # at least so far below the one before it, with room for those after it
            y = min(max(points[number][1], y), tile.bottom + after * _APART)
            found[number] = x, y
            y += _APART
    return [found[number] for number in range(len(points))]


def _lay_plate(page: CarcassonnePage, number: int, box: Box, on: str, *, chosen: bool) -> str:
    """Lay out the plate of a row, and return its colour."""
    on = _CHOSEN[0] if chosen else on
    page.plate(f"row/{number}", box, on, page.ground, 14, theme.GOLD_DEEP if chosen else theme.EDGE, shadow=4)
    return on


def _lay_row(page: CarcassonnePage, number: int, feature: Feature, box: Box, *, free: bool, chosen: bool) -> None:
    what, middle = f"row/{number}", box.mid_y
    on = _lay_plate(page, number, box, theme.MARBLE if free else theme.SAND, chosen=chosen)
    disc = Box(box.x + 10, middle - 23, 46, 46)
    fill, colour = _FREE if free else (on, theme.INK)
    page.plate(f"{what}/disc", disc, fill, on, 23, "" if free else theme.INK)
    page.label(f"{what}/number", disc.x + 23, middle, str(number), 39, colour, fill, face="bold", anchor="m")
    sign = page.icon(f"{what}/sign", disc.right + 10, middle - _SIGN // 2, _SIGN, f"feature-{feature.kind}", on)
    x, said = sign.right + 10, page.say(f"picture-{feature.kind}")
    room = _lay_worth(page, what, feature, box, on, free=free) - x - 8
    face: Face = "sans" if ink(said, "sans", theme.BODY).advance <= room else "narrow"
    page.label(f"{what}/kind", x, middle, said, theme.BODY, theme.INK, on, face=face, width=room)


def _lay_worth(page: CarcassonnePage, what: str, feature: Feature, box: Box, on: str, *, free: bool) -> int:
    """Lay out what a feature is worth, and who holds it if anybody does, and return where that begins."""
    middle, right = box.mid_y, box.right - 14
    seats, brings = holders(feature), worth(page.view.board, feature)
    if feature.completed and (free or seats):
        said = page.say("picture-scores", points=brings.now)
        wide = ink(said, "bold", theme.BODY).advance + 32
        plate = page.plate(f"{what}/scores", Box(right - wide + 4, middle - 24, wide, 48), _SCORES, on, 24)
        at = plate.x + wide // 2, middle, said, theme.BODY, theme.WHITE, _SCORES
        right = page.label(f"{what}/worth", *at, face="bold", anchor="m").x - 22
    if not free:
        for seat in reversed(seats):
            at_seat = right - _BADGE, middle - _BADGE // 2, _BADGE, seat, on
            right = page.badge(f"{what}/held/{seat}", *at_seat).x - 6
        if seats and feature.completed:
            return right
        said = page.say("picture-held" if seats else "picture-closed")
        return page.label(f"{what}/held", right - 4, middle, said, theme.SMALL, theme.INK, on, anchor="r").x
    if feature.completed:
        return right
    now, could = box.right - _NOW, box.right - _COULD
    page.icon(f"{what}/arrow", (now + could) // 2 - 18, middle - 11, 36, "arrow", on, height=22)
    at_could = could, middle, str(brings.could), theme.LARGE, _SCORES, on
    page.label(f"{what}/could", *at_could, face="bold", anchor="m")
    at_now = now, middle, str(brings.now), theme.LARGE, theme.INK, on
    return page.label(f"{what}/worth", *at_now, face="bold", anchor="m").x
