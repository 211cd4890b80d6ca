"""The tile just laid, with its segments numbered, and what a follower on each would bring."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

from bot.games.carcassonne import Feature, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.followers import free_segments, holders
from bot.games.carcassonne.prospects import worth
from render.engine import theme
from render.engine.fonts import Face, fit, ink
from render.engine.scene import Box
from render.games.carcassonne.geometry import spots
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import lay_disc
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import around
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.public import GILT

FRAME: Final = Box(12, 12, 566, 676)
LIST: Final = Box(592, 12, 496, 676)
_TILE: Final = 252
_SIZE: Final = 43
_APART: Final = 66
"""The least distance of two numbers."""
_TRIES: Final = 60
_EDGE: Final = 0.13
"""How near the edges of the tile numbers are, in tiles."""
COLOURS: Final = ("#7a2fc0", "#0f5fa8", "#b02a12", "#8a5a00", "#0a7466", "#b0145e", "#3b3fb0", "#5a3a1e")
"""By number from 1."""
_HELD: Final = "#6b6157"
_CHOSEN: Final = "#ffe08a"
_TITLE: Final = 106
_HIGHEST: Final = 74
_SPACE: Final = 8
_SIGN: Final = 52
_NOW, _COULD = 196, 64
"""How far what a feature is worth now, and what it could be worth, are from the right edge of the list."""
_SCORES: Final = "#2f6b33"


def follower_page(view: View, language: str, chosen: int | None = None) -> Page:
    """Lay out the tile and the list; a segment may be chosen by its number from 1, or with 0 no follower."""
    page = Page(view, [""] * len(view.players), language)
    page.lay_ground()
    page.end_backdrop()
    _lay_map(page, chosen)
    _lay_title(page)
    _lay_list(page, chosen)
    return page


def segments(view: View) -> list[tuple[int, Feature, bool]]:
    """List the segments of the newest tile by number from 1: each with its feature, and whether it is free."""
    board, last = view.board, view.board.laid[-1]
    turned, first = board.spots[last.place]
    free = {*free_segments(view)}
    return [
        (number, board.features[board.labels[first + number - 1]], (each.kind, each.part) in free)
        for number, each in enumerate(turned.tile.segments, 1)
    ]


def _lay_map(page: Page, chosen: int | None) -> None:
    board, last, window = page.view.board, page.view.board.laid[-1], inside(FRAME)
    sight = around(last.place, window.width, window.height, _TILE)
    scene = MapScene(board, sight)
    scene.lay_table()
    scene.lay_tiles()
    scene.pale({last.place})
    for number, feature, free in segments(page.view):
        if number == chosen:
            scene.tint(f"chosen/{number}", feature, GILT, 66, edge=3)
        elif free:
            scene.tint_segment(f"segment/{number}", last.place, number - 1, COLOURS[number - 1], 12, edge=2)
        else:
            scene.tint_segment(f"segment/{number}", last.place, number - 1, _HELD, 50, edge=2)
    scene.frame_newest(last.place)
    scene.lay_ingots()
    scene.lay_followers()
    for (number, _, free), (x, y) in zip(segments(page.view), _numbers(page.view, scene), strict=True):
        what = f"segment/{number}"
        if not free:
            lay_disc(scene, what, x, y, number, theme.SMALL, theme.SAND, theme.SOFT, theme.SOFT)
            continue
        if number == chosen:
            lay_disc(scene, what, x, y, number, _SIZE, _CHOSEN, theme.INK, theme.INK)
        else:
            lay_disc(scene, what, x, y, number, _SIZE, COLOURS[number - 1])
    lay_framed(page, "map", FRAME, scene, (last.place,))


def _numbers(view: View, scene: MapScene) -> list[tuple[int, int]]:
    """Return where the numbers of segments are: where their followers would stand, but apart."""
    last = view.board.laid[-1]
    places = [
        [min(max(float(each) / 100, _EDGE), 1 - _EDGE) * _TILE for each in place]
        for place in spots(last.tile, last.turn).followers
    ]
    for _ in range(_TRIES):
        for one, other in combinations(places, 2):
            across, down = other[0] - one[0], other[1] - one[1]
            away = math.hypot(across, down) or 1
            if away < _APART:
                for place, way in ((one, -1), (other, 1)):
                    place[0] += way * across / away * 2
                    place[1] += way * down / away * 2
    left, top = scene.sight.at(last.place)
    return [(left + round(x), top + round(y)) for x, y in places]


def _lay_title(page: Page) -> None:
    view, seat = page.view, page.view.turn
    middle, badge = LIST.y + 32, 60
    page.badge("title/badge", LIST.x, middle - badge // 2, badge, seat, page.ground)
    left = str(view.players[seat].followers)
    at = LIST.right - 6, middle, left, 47, theme.INK, page.ground
    x = page.label("title/left", *at, face="bold", anchor="r").x - 8 - 52
    page.icon("title/follower", x, middle - 26, 52, f"follower-{seat}", page.ground)
    said = page.say("picture-follower", place=coordinate(view.board.laid[-1].place))
    start, room = LIST.x + badge + 14, x - 12 - LIST.x - badge - 14
    sizes = (theme.TITLE, theme.LARGE, 39, theme.BODY, theme.SMALL)
    size = next((size for size in sizes if ink(said, "black", size).advance <= room), theme.SMALL)
    page.label("title", start, middle, fit(said, "black", size, room), size, theme.INK, page.ground, face="black")


def _lay_list(page: Page, chosen: int | None) -> None:
    rows = segments(page.view)
    for key, right in (("now", _NOW), ("could", _COULD)):
        at = LIST.right - right, LIST.y + _TITLE - 20, page.say(f"picture-{key}"), theme.SMALL, theme.SOFT, page.ground
        page.label(f"list/{key}", *at, anchor="m")
    high = min(_HIGHEST, (LIST.height - _TITLE + _SPACE) // (len(rows) + 1) - _SPACE)
    y = LIST.y + _TITLE
    for number, feature, free in rows:
        _lay_row(page, number, feature, Box(LIST.x, y, LIST.width, high), free=free, chosen=number == chosen)
        y += high + _SPACE
    box, on = Box(LIST.x, y, LIST.width, high), _CHOSEN if chosen == 0 else theme.MARBLE
    page.plate("row/0", box, on, page.ground, 14, theme.GOLD_DEEP if chosen == 0 else theme.EDGE, shadow=4)
    said = page.say("picture-no-follower")
    page.label("row/0/kind", box.x + 68, box.y + high // 2, said, theme.BODY, theme.INK, on, width=box.width - 90)


def _lay_row(page: Page, number: int, feature: Feature, box: Box, *, free: bool, chosen: bool) -> None:
    what, middle = f"row/{number}", box.y + box.height // 2
    on = _CHOSEN if chosen else theme.MARBLE if free else theme.SAND
    page.plate(what, box, on, page.ground, 14, theme.GOLD_DEEP if chosen else theme.EDGE, shadow=4)
    disc = Box(box.x + 10, middle - 23, 46, 46)
    fill, colour = (COLOURS[number - 1], theme.WHITE) if free else (on, theme.SOFT)
    page.plate(f"{what}/disc", disc, fill, on, 23, "" if free else theme.SOFT)
    at = disc.x + 23, middle, str(number), 39, colour, fill
    page.label(f"{what}/number", *at, face="bold", anchor="m")
    page.icon(f"{what}/sign", disc.right + 10, middle - _SIGN // 2, _SIGN, f"feature-{feature.kind}", on)
    ink_colour = theme.INK if free else theme.SOFT
    right = _lay_worth(page, what, feature, box, on, free=free)
    x = disc.right + 10 + _SIGN + 10
    said, room = page.say(f"picture-{feature.kind}"), right - x - 8
    face: Face = "sans" if ink(said, "sans", theme.BODY).advance <= room else "narrow"
    page.label(f"{what}/kind", x, middle, said, theme.BODY, ink_colour, on, face=face, width=room)


def _lay_worth(page: Page, what: str, feature: Feature, box: Box, on: str, *, free: bool) -> int:
    """Lay out what a feature is worth, and who holds it if anybody does, and return where that begins."""
    middle, right = box.y + box.height // 2, box.right - 14
    seats, brings = holders(feature), worth(page.view.board, feature)
    if feature.completed and (free or seats):
        said = page.say("picture-scores", points=brings.now)
        wide = ink(said, "bold", theme.BODY).advance + 32
        plate = Box(right - wide + 4, middle - 24, wide, 48)
        page.plate(f"{what}/scores", plate, _SCORES, on, 24)
        at = plate.x + wide // 2, middle, said, theme.BODY, theme.WHITE, _SCORES
        right = page.label(f"{what}/worth", *at, face="bold", anchor="m").x - 22
    if not free:
        for seat in reversed(seats):
            right = page.badge(f"{what}/held/{seat}", right - 44, middle - 22, 44, seat, on).x - 6
        if seats and feature.completed:
            return right
        said = page.say("picture-held" if seats else "picture-closed")
        return page.label(f"{what}/held", right - 4, middle, said, theme.SMALL, theme.SOFT, on, anchor="r").x
    if feature.completed:
        return right
    now, could = box.right - _NOW, box.right - _COULD
    page.icon(f"{what}/arrow", (now + could) // 2 - 18, middle - 11, 36, "arrow", on, height=22)
    for name, x, points, colour in (("could", could, brings.could, _SCORES), ("worth", now, brings.now, theme.INK)):
        at = x, middle, str(points), theme.LARGE, colour, on
        left = page.label(f"{what}/{name}", *at, face="bold", anchor="m").x
    return left
