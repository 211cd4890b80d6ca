"""What happened, marked on the map: what was scored and by whom, and in which order several tiles were laid."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import dist
from typing import Final

from bot.games.carcassonne import Feature, FeatureScored, Kind, Place, TilePlaced
from bot.games.carcassonne.board import coordinate
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, place
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
_FITS: Final = 2
"""In tiles that are so many times as wide as a badge, or on more than so many tiles, a badge hides nothing of note."""
_CORE: Final = 4
"""What a badge never hides of anything else that was scored, as a part of a tile around where it is widest."""
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
    busy, found = [*taken], [(event, _scored(scene, event)) for event in scored]
    monasteries = (each for each in scene.board.features.values() if each.kind is Kind.MONASTERY)
    churches = [_core(scene, at) for each in monasteries for at in scene.parts_of(each)]
    cores = [[_core(scene, at) for at in scene.parts_of(each)] for _, each in found]
    for (event, feature), own in sorted(zip(found, cores, strict=True), key=lambda each: each[0][0].feature):
        said = page.say("picture-gain", points=event.points)
        side = _GAIN[len(said) > 2]
        small = len(feature.places) <= _FITS and scene.sight.tile < _FITS * side
        rest = [*churches, *(box for each in cores for box in each if small or each is not own)]
        for seat in event.seats if any(map(scene.sight.sees, event.places)) else ():
            if event.feature is Kind.MONASTERY:
                x, y, wide, high = scene.box_at(event.followers[0].place).grown(scene.sight.tile // 8)
                rim = product((x, x + wide, x + wide // 2), (y, y + high, y + high // 2))
                tried = [scene.within(Box(*at, 0, 0).grown(side // 2)) for at in rim]
                busy.append(place(tried, [*busy, *rest]))
            else:
                busy.append(scene.find_room(feature, side, [*busy, *rest]))
            what = f"gain/{coordinate(event.followers[0].place)}/{event.feature}/{seat}"
            near = min((each.middle for each in own), key=lambda at: dist(at, busy[-1].middle))
            scene.trace(what, [busy[-1].middle, near], _LINES)
            lay_figure(scene, what, busy[-1], f"seat-{seat}", said, scene.ground, GILT)


def _core(scene: MapScene, at: tuple[int, int]) -> Box:
    """Return what of a part of a feature is never to be hidden, around where it is widest."""
    return Box(*at, 0, 0).grown(scene.sight.tile // _CORE)


def lay_turn_numbers(scene: MapScene, laid: Sequence[TilePlaced], pieces: Sequence[Box]) -> list[Box]:
    """Add the numbers of several tiles and whose they are, and return where; an arrow points to those not seen."""
    found, tiles = list[Box](), [scene.box_at(where) for where in scene.board.spots]
    cells = [scene.box_at(Place(each.x, each.y)) for each in laid]
    for number, each, cell in reversed([*zip(range(1, len(laid) + 1), laid, cells, strict=True)]):
        there, said, room = Place(each.x, each.y), str(number), 0
        if not scene.sight.sees(there, _SEEN):
            said, room = said + _arrow(scene, cell), 2 * cell.width  # it may lie anywhere near
        wide, near = ink(said, "bold", _SIZE).advance + 2 * _SIDE + _BADGE + 2, scene.within(cell).grown(room)
        steps = product(*([*range(-long - 4, near.width, _HIGH // 2), near.width + 4] for long in (wide, _HIGH)))
        tried = [scene.within(Box(near.x + x, near.y + y, wide, _HIGH)) for x, y in steps]
        others = [each.grown(6) for each in cells if each != cell]
        avoid = [*(6 * [*found, cell, *others]), *(4 * [*pieces]), *tiles]
        box = place(tried, avoid, lambda box, cell=cell: -dist(box.middle, cell.middle))  # type: ignore[misc]
        found.append(box)
        colour, paper = (theme.WHITE, theme.NEW) if number == len(laid) else (theme.INK, theme.WHITE)
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
