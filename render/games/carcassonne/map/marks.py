"""What happened, marked on the map: what was scored and by whom, and in which order several tiles were laid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import dist
from typing import Final

from bot.games.carcassonne import Feature, FeatureScored, Kind, Place, TilePlaced
from bot.games.carcassonne.board import beside, coordinate, reading_order
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, corners, place
from render.engine.scene import Box, Role
from render.games.carcassonne.map.frame import WOOD
from render.games.carcassonne.map.scene import MapScene, lay_figure, lay_tag
from render.games.carcassonne.tints import OUTLINE, Fill

GILT: Final = "#ffd21f"
GILDED: Final = Fill(GILT, 20, OUTLINE, edge=2)
"""How what was scored is marked: a golden outline through which all is seen."""
_LINES: Final = (9, "#3d2503"), (5, "#ffd034")
"""The lines around a monastery's tile."""
_GAIN: Final = 46, 58
"""The size of a badge with points in one digit, and in more."""
_SMALL: Final = 2
"""What lies on so few tiles is hidden by a badge, which lies on the table beside it where there is room."""
_AWAY: Final = 20
"""How far beyond the middle of a free place it lies, in hundredths of a tile."""
_STEM: Final = (7, "#3d2503"), (3, "#ffd034")
"""The line from there."""
_HIGH, _SIZE, _BADGE, _SIDE = 44, theme.BODY, 36, 10
_ALONG: Final = range(-396, 397, 22)
"""How far along an edge from where tiles lie beyond it their number may be."""
_SEEN: Final = 0.5
"""A tile of which less is seen has its number at the edge."""


def gild(scene: MapScene, number: int, event: FeatureScored) -> None:
    """Gild a feature that was scored, as one of several; of a monastery the tile is framed."""
    if event.feature is Kind.MONASTERY:
        scene.frame(f"scored/{number}", scene.box_at(event.followers[0].place).grown(-4), _LINES)
    else:
        scene.tint(f"scored/{number}", _scored(scene, event), GILDED)


def _scored(scene: MapScene, event: FeatureScored) -> Feature:
    follower = event.followers[0]
    feature = scene.board.feature_at(follower.place, follower.feature, follower.part)
    assert feature is not None, "a feature stays where it is"
    return feature


def lay_gains(page: Page, scene: MapScene, scored: Sequence[FeatureScored], taken: Sequence[Box]) -> None:
    """Add everyone's points on what was scored, on their badges, which hide nothing that is taken."""
    busy = [*taken]
    for event in sorted(scored, key=lambda each: each.feature is Kind.MONASTERY):
        said = page.say("picture-gain", points=event.points)
        for seat in event.seats if any(map(scene.sight.sees, event.places)) else ():
            busy.append(_find_room(scene, _scored(scene, event), _GAIN[len(said) > 2], busy))
            what = f"gain/{coordinate(event.followers[0].place)}/{event.feature}/{seat}"
            lay_figure(scene, what, busy[-1], f"seat-{seat}", said, scene.ground, GILT)


def _find_room(scene: MapScene, feature: Feature, side: int, busy: list[Box]) -> Box:
    """Return where a badge hides least of what was scored, and lay the line from there if that is on the table."""
    tiles = sorted(feature.places, key=reading_order)
    if feature.kind is Kind.MONASTERY:
        return place(map(scene.within, corners(scene.box_at(tiles[0]).grown(side // 2), side, side)), busy)
    for tile, each in [(one, each) for one in tiles if len(tiles) <= _SMALL for each in beside(one)]:
        x, y = scene.sight.point(each, (50 + _AWAY * (each.x - tile.x), 50 + _AWAY * (each.y - tile.y)))
        box = scene.within(Box(x, y, 0, 0).grown(side // 2))
        if each in scene.board.spots or not scene.sight.sees(each, _SEEN) or any(map(box.meets, busy)):
            continue
        end = min(scene.parts_of(feature), key=lambda part: dist(part, box.middle))
        busy.append(Box(*end, 0, 0).grown(side // 2))
        for number, (width, colour) in enumerate(_STEM):
            what = f"ground/gain/{coordinate(each)}/{number}"
            scene.curve(what, [box.middle, end], width, colour, scene.ground, role=Role.GROUND)
        return box
    return scene.find_room(feature, side, busy)


def lay_turn_numbers(scene: MapScene, laid: Sequence[TilePlaced], pieces: Sequence[Box]) -> list[Box]:
    """Add the numbers of several tiles and whose they are, and return where; an arrow points to those not seen."""
    found, tiles = list[Box](), [scene.box_at(where) for where in scene.board.spots]
    cells = [scene.box_at(Place(each.x, each.y)) for each in laid]
    for number, (each, cell) in enumerate(zip(laid, cells, strict=True), 1):
        there, said, room = Place(each.x, each.y), str(number), 0
        if not scene.sight.sees(there, _SEEN):
            said, room = said + _arrow(scene, cell), 2 * cell.width  # it may lie anywhere near
        wide, near = ink(said, "bold", _SIZE).advance + 2 * _SIDE + _BADGE + 2, scene.within(cell).grown(room)
        steps = product(*(range(6 - long, near.width - 5, _HIGH // 2) for long in (wide, _HIGH)))
        tried = [scene.within(Box(near.x + x, near.y + y, wide, _HIGH)) for x, y in steps]
        avoid = [*(found * 6), *(4 * [*pieces]), *tiles, *cells]
        box = place(tried, avoid, lambda box, cell=cell: -dist(box.middle, cell.middle))  # type: ignore[misc]
        found.append(box)
        colour, paper = (theme.WHITE, theme.NEW) if number == len(laid) else (theme.NEW, theme.WHITE)
        what, right = f"turns/{coordinate(there)}", box.right - 5 - _BADGE
        scene.plate(what, box, paper, scene.ground, 11, colour, shadow=3)
        scene.label(f"{what}/number", box.x + _SIDE, box.mid_y, said, _SIZE, colour, paper, face="bold")
        lay_badge(scene, f"{what}/{each.seat}", right, box.mid_y - _BADGE // 2, _BADGE, each.seat, paper)
    return found


def lay_beyond(scene: MapScene) -> None:
    """Add at each edge of the window how many tiles lie beyond it, where that hides nothing."""
    busy = [each.box for each in scene.elements if each.role is not Role.GROUND]
    beyond: dict[str, list[Box]] = {}
    for where in scene.board.spots:
        if not scene.sight.sees(where, _SEEN):
            beyond.setdefault(_arrow(scene, cell := scene.box_at(where)), []).append(cell)
    for arrow, cells in beyond.items():
        said, (x, y) = f"{len(cells)}{arrow}", cells[0].middle
        wide, upright = ink(said, "bold", _SIZE).advance + 2 * _SIDE, arrow in " ← →"
        tried = [
            scene.within(centre(Box(x + step * (not upright), y + step * upright, 0, 0), wide, _HIGH))
            for step in sorted(_ALONG, key=abs)
        ]
        busy.append(lay_tag(scene, f"beyond/{arrow[1:]}", place(tried, busy), said, _SIZE, WOOD, theme.WHITE))


def _arrow(scene: MapScene, cell: Box) -> str:
    """Return the arrow that points from the window to a cell beyond its edge."""
    if cell.x < 0 or cell.right > scene.width:
        return " ←" if cell.x < 0 else " →"
    return " ↑" if cell.y < 0 else " ↓"
