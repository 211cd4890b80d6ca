"""The tile just laid, with its segments numbered, and what a follower on each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import Feature, Kind, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import worth
from bot.games.carcassonne.turn import free_segments, holders
from render.common.header import MIDDLE, lay_mover
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carcassonne.geometry import spots
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import lay_disc
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import around
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.public import GILT
from render.games.carcassonne.tints import Fill

FRAME: Final = Box(12, 90, 586, 598)
LIST: Final = Box(610, 90, 478, 598)
_TILE: Final = 362
_SIZE: Final = 43
_APART: Final = 66
"""The least distance of two numbers."""
_BELOW: Final = 5
"""So many numbers at most are below each other."""
_BESIDE: Final = 46
"""How far beside the tile the middles of numbers are."""
_LINES: Final = (8, theme.WHITE), (4, theme.INK)
_DOT: Final = 16
"""The lines from numbers to their segments, and the dot at their end."""
NUMBER: Final = theme.INK
"""The colour of the discs with the numbers, which no seat has."""
_TINTS: Final = {Kind.ROAD: "#6d4c1f", Kind.CITY: "#8e2f1c", Kind.MONASTERY: "#1f5596", Kind.FIELD: "#1f5f2c"}
_COVER: Final = 16
"""The tints of free segments, and how much of these they hide, in percent."""
_HELD: Final = "#6b6157"
_CHOSEN: Final = "#ffe08a"
_HEADING: Final = 44
_HIGHEST: Final = 112
_SPACE: Final = 8
_SIGN: Final = 56
_SUPPLY: Final = 62
"""The size of the follower beside the number of those that are left."""
_NOW, _COULD = 182, 60
"""How far what a feature is worth now, and what it could be worth, are from the right edge of the list."""
_SCORES: Final = "#2f6b33"


def follower_page(view: View, names: Sequence[str], language: str, chosen: int | None = None) -> Page:
    """Lay out the tile and the list; a segment may be chosen by its number from 1, or with 0 no follower."""
    page = Page(view, names, language)
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
    scene = MapScene(board, sight, page.letters)
    scene.lay_table()
    scene.lay_open_places()
    scene.lay_tiles()
    scene.pale({last.place})
    for number, feature, free in segments(page.view):
        if number == chosen:
            scene.tint(f"chosen/{number}", feature, Fill(GILT, 66, edge=3))
        elif free:
            fill = Fill(_TINTS[feature.kind], _COVER, edge=1)
            scene.tint_segment(f"segment/{number}", last.place, number - 1, fill)
        else:
            scene.tint_segment(f"segment/{number}", last.place, number - 1, Fill(_HELD, 50, edge=2))
    scene.frame_newest(last.place)
    scene.lay_ingots()
    scene.lay_followers()
    for (number, _, free), (point, (x, y)) in zip(segments(page.view), _numbers(page.view, scene), strict=True):
        what = f"segment/{number}"
        for place, (width, colour) in enumerate(_LINES):
            scene.curve(f"ground/{what}/line/{place}", [(x, y), point], width, colour, scene.ground)
        dot = Box(point[0] - _DOT // 2, point[1] - _DOT // 2, _DOT, _DOT)
        scene.plate(f"ground/{what}/dot", dot, NUMBER, scene.ground, _DOT // 2, theme.WHITE)
        if not free:
            lay_disc(scene, what, x, y, number, _SIZE, theme.SAND, theme.INK, theme.INK)
            continue
        if number == chosen:
            lay_disc(scene, what, x, y, number, _SIZE, _CHOSEN, theme.INK, theme.INK)
        else:
            lay_disc(scene, what, x, y, number, _SIZE, NUMBER)
    lay_framed(page, "map", FRAME, scene, (last.place,))


def _numbers(view: View, scene: MapScene) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return where followers would stand on the segments, and beside the tile where the numbers of these are."""
    last = view.board.laid[-1]
    points = [scene.sight.point(last.place, place) for place in spots(last.tile, last.turn).followers]
    tile, found = scene.box_at(last.place), dict[int, tuple[int, int]]()
    order = sorted(range(len(points)), key=lambda number: points[number])
    half = sum(points[number][0] < tile.x + tile.width // 2 for number in order)
    if max(half, len(order) - half) > _BELOW:
        half = len(order) // 2
    for x, side in ((tile.x - _BESIDE, order[:half]), (tile.right + _BESIDE, order[half:])):
        down = sorted(side, key=lambda number: points[number][1])
        # each is at least so far below the one before it, and leaves room for those after it
        y = tile.y
        for place, number in enumerate(down):
            lowest = tile.bottom - (len(down) - 1 - place) * _APART
            y = min(max(points[number][1], y), lowest)
            found[number] = x, y
            y += _APART
    return [(point, found[number]) for number, point in enumerate(points)]


def _lay_title(page: Page) -> None:
    view, seat = page.view, page.view.turn
    at = theme.WIDTH - theme.MARGIN, MIDDLE, str(view.players[seat].followers), theme.TITLE, theme.INK, page.ground
    x = page.label("title/left", *at, face="bold", anchor="r").x - 10 - _SUPPLY
    page.icon("title/follower", x, MIDDLE - _SUPPLY // 2, _SUPPLY, f"follower-{seat}", page.ground)
    start, said = lay_mover(page, seat), page.say("picture-follower", place=coordinate(view.board.laid[-1].place))
    at = start, MIDDLE, said, theme.TITLE, theme.INK, page.ground
    page.label("title", *at, face="black", width=x - 12 - start)


def _lay_list(page: Page, chosen: int | None) -> None:
    rows = segments(page.view)
    for key, right in (("now", _NOW), ("could", _COULD)):
        at = LIST.right - right, LIST.y + _HEADING - 22, page.say(f"picture-{key}")
        page.label(f"list/{key}", *at, theme.SMALL, theme.SOFT, page.ground, anchor="m")
    high = min(_HIGHEST, (LIST.height - _HEADING + _SPACE) // (len(rows) + 1) - _SPACE)
    y = LIST.y + _HEADING
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
    fill, colour = (NUMBER, theme.WHITE) if free else (on, theme.INK)
    page.plate(f"{what}/disc", disc, fill, on, 23, "" if free else theme.INK)
    at = disc.x + 23, middle, str(number), 39, colour, fill
    page.label(f"{what}/number", *at, face="bold", anchor="m")
    page.icon(f"{what}/sign", disc.right + 10, middle - _SIGN // 2, _SIGN, f"feature-{feature.kind}", on)
    right = _lay_worth(page, what, feature, box, on, free=free)
    x = disc.right + 10 + _SIGN + 10
    said, room = page.say(f"picture-{feature.kind}"), right - x - 8
    face: Face = "sans" if ink(said, "sans", theme.BODY).advance <= room else "narrow"
    page.label(f"{what}/kind", x, middle, said, theme.BODY, theme.INK, on, face=face, width=room)


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
        return page.label(f"{what}/held", right - 4, middle, said, theme.SMALL, theme.INK, on, anchor="r").x
    if feature.completed:
        return right
    now, could = box.right - _NOW, box.right - _COULD
    page.icon(f"{what}/arrow", (now + could) // 2 - 18, middle - 11, 36, "arrow", on, height=22)
    for name, x, points, colour in (("could", could, brings.could, _SCORES), ("worth", now, brings.now, theme.INK)):
        at = x, middle, str(points), theme.LARGE, colour, on
        left = page.label(f"{what}/{name}", *at, face="bold", anchor="m").x
    return left
