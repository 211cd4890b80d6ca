"""What happened, marked on the map: what was scored and by whom, and in which order several tiles were laid."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist, inf
from typing import Final

from bot.games.carcassonne.board import Feature, Place, coordinate
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import FeatureScored, TilePlaced
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, columns, overlap_area, place
from render.engine.scene import Box, Role
from render.games.carcassonne.map.frame import WOOD
from render.games.carcassonne.map.scene import (
    CLEAR_OF_NEWEST,
    GAP,
    GOLDEN,
    Lines,
    MapScene,
    beside,
    lay_figure,
    lay_tag,
)
from render.games.carcassonne.tints import OUTLINE, Fill

GILDED: Final = Fill("#ffd21f", 20, OUTLINE, edge=2)
"""How what was scored is marked: a golden outline through which all is seen."""
_LINES: Final = (9, theme.WHITE), (4, theme.INK)
"""The line from points to what brought them."""
_CORE: Final = 7
"""What a badge never hides of anything else that was scored, as a part of a tile around where it is widest."""
_COVERING, _PASSING = 4, 800
"""How many pixels further away points rather lie than hide something, and than that their line passes something."""
_TRIED: Final = 3
"""Of how many tiles, of those nearest to the newest one, points may lie beside one."""
_OFF: Final = CLEAR_OF_NEWEST + 1 - GAP
"""How far around the newest tile points are tried, a gap away from that, to be just clear of its brackets."""
_TAG, _BADGE, _HALO, _SIDE = 44, 36, 5, 8
"""The height of a tag and of a badge beside it, the space for its halo, and the space beside what a tag says."""
_ALONG: Final = range(-396, 397, 22)
"""How far along an edge from where tiles lie beyond it their number may be."""
_SEEN: Final = 0.5
"""A tile of which less is seen has its number at the edge."""


def gild(scene: MapScene, number: int, event: FeatureScored) -> None:
    """Gild a feature that was scored, as one of several; of a monastery the tile is framed."""
    if event.feature is Kind.MONASTERY:
        scene.frame(f"scored/{number}", event.followers[0].place, GOLDEN)
    else:
        scene.tint(f"scored/{number}", _scored_feature(scene, event), GILDED)


def _scored_feature(scene: MapScene, event: FeatureScored) -> Feature:
    follower = event.followers[0]
    feature = scene.board.feature_at(follower.place, follower.feature, follower.part)
    assert feature is not None, "a feature stays where it is"
    return feature


def lay_gains(page: Page, scene: MapScene, scored: Sequence[FeatureScored], taken: Sequence[Box]) -> None:
    """Add everyone's points on what was scored, on tags that hide nothing that is taken."""
    found = sorted(((event, _scored_feature(scene, event)) for event in scored), key=lambda each: each[0].feature)
    busy = [*taken]
    for event, feature in found:
        said = page.say("picture-gain", points=event.points)
        wide = _BADGE + ink(said, "bold", theme.SMALL).advance + 2 * _SIDE
        rest = [box for other, each in found if other is not event for box in parts_of(scene, each)]
        for seat in event.seats if any(map(scene.sight.sees, event.places)) else ():
            what = f"gain/{coordinate(event.followers[0].place)}/{event.feature}/{seat}"
            busy.append(_find_table(scene, feature, wide, [*busy, *rest]))
            tie(scene, what, feature, busy[-1], _LINES)
            badge, points = columns(
                scene.plate(what, busy[-1], theme.WHITE, scene.ground, 10, theme.INK, shadow=3), [_BADGE + _SIDE, 0]
            )
            figure = centre(badge, _BADGE, _BADGE)
            lay_figure(scene, f"{what}/badge", figure, seat, scene.letters[seat], theme.WHITE)
            scene.label(
                f"{what}/points", *points.middle, said, theme.SMALL, theme.NEW, theme.WHITE, face="bold", anchor="m"
            )


def _find_table(scene: MapScene, feature: Feature, wide: int, others: Sequence[Box]) -> Box:
    """Return where a tag lies near a feature: on the table, where a short line passes nothing, or else on grass."""
    ends, avoid = _ends(scene, feature), [*others, *parts_of(scene, feature)]
    tiles = sorted(feature.places, key=lambda each: (dist(each, scene.board.laid[-1].place), each))[:_TRIED]
    cells = [scene.box_at(tile).grown(away) for tile in tiles for away in (0, _OFF, scene.sight.tile // 2)]
    tried = {box: _nearest(ends, box) for cell in cells for box in beside(scene, cell, wide, _TAG)}
    found, least = None, inf
    for far, box in sorted((dist(box.middle, to), box) for box, to in tried.items()):
        if far >= least:
            break  # those after it are even further away
        if any(map(box.meets, avoid)) or (cost := far + _COVERING * scene.cover_cost(box)) >= least:
            continue
        (x, y), (to_x, to_y) = box.middle, tried[box]
        line = [(x + (to_x - x) * part // 8, y + (to_y - y) * part // 8) for part in range(8)]
        under = scene.under(line)
        passed = sum(kind not in (None, Kind.FIELD) and own not in feature.segments for kind, own in under)
        *seen, end = (Box(*at, 1, 1) for at in (*line, tried[box]))
        passed += sum(any(map(each.meets, seen)) for each in others if not each.meets(end))
        if (cost := cost + _PASSING * passed) < least:
            found, least = box, cost
    return found or place(tried, avoid)


def tie(scene: MapScene, what: str, feature: Feature, box: Box, lines: Lines) -> None:
    """Tie a sign to a feature by a line, which ends within the frame of a monastery."""
    inset = scene.sight.tile // 6 * (feature.kind is Kind.MONASTERY)
    scene.trace(what, [box.middle, _nearest([end.grown(-inset) for end in _ends(scene, feature)], box)], lines)


def _ends(scene: MapScene, feature: Feature) -> list[Box]:
    """Return where lines to a feature may end: a road is so narrow that beside its middle lies grass."""
    road = feature.kind is Kind.ROAD
    return [Box(*at, 0, 0) for at in scene.parts_of(feature)] if road else parts_of(scene, feature)


def _nearest(ends: Sequence[Box], to: Box) -> tuple[int, int]:
    """Return the point of some boxes that is nearest to the middle of another one."""
    x, y = to.middle
    points = [(min(max(x, each.x), each.right), min(max(y, each.y), each.bottom)) for each in ends]
    return min(points, key=lambda at: dist(at, to.middle))


def parts_of(scene: MapScene, feature: Feature) -> list[Box]:
    """Return the tile of a monastery; of other features where their parts are widest."""
    if feature.kind is Kind.MONASTERY:
        return [scene.box_at(place) for place in feature.places]
    return [Box(*at, 0, 0).grown(scene.sight.tile // _CORE) for at in scene.parts_of(feature)]


def lay_turn_numbers(scene: MapScene, laid: Sequence[TilePlaced], pieces: Sequence[Box]) -> list[Box]:
    """Add the numbers of several tiles and whose they are, and return where; an arrow points to those not seen."""
    found, cells = list[Box](), [scene.box_at(Place(each.x, each.y)) for each in laid]
    tiles = [scene.box_at(where) for where in scene.board.spots]
    for number, each, cell in reversed([*zip(range(1, len(laid) + 1), laid, cells, strict=True)]):
        there, said, rings = Place(each.x, each.y), str(number), 1
        if not scene.sight.sees(there, _SEEN):
            said, rings = said + _arrow(scene, cell), 3  # it may lie anywhere near
        wide = _TAG + ink(said[1:], "bold", theme.BODY).advance + _BADGE + _HALO
        tried = [box for ring in range(rings) for box in beside(scene, cell.grown(ring * _TAG), wide, _TAG)]
        avoid = [*found, *(other.grown(_SIDE) for other in cells if other != cell), *pieces]
        box = place(tried, avoid, lambda box: -sum(overlap_area(box, tile) for tile in tiles))
        found.append(box)
        what, (disc, badge) = f"turns/{coordinate(there)}", columns(box, [0, _BADGE], _HALO)
        paper = theme.NEW if number == len(laid) else theme.INK
        lay_tag(scene, what, disc, said, theme.BODY, paper, theme.WHITE, radius=_TAG // 2)
        figure, letter = centre(badge, _BADGE, _BADGE), scene.letters[each.seat]
        lay_figure(scene, f"{what}/{each.seat}", figure, each.seat, letter, scene.ground, theme.WHITE)
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
        wide, upright = ink(said, "bold", theme.BODY).advance + 2 * _SIDE, arrow in " ← →"
        tried = [
            scene.within(centre(Box(x + step * (not upright), y + step * upright, 0, 0), wide, _TAG))
            for step in sorted(_ALONG, key=abs)
        ]
        busy.append(lay_tag(scene, f"beyond/{arrow[1:]}", place(tried, busy), said, theme.BODY, WOOD, theme.WHITE))


def _arrow(scene: MapScene, cell: Box) -> str:
    """Return the arrow that points from the window to a cell beyond its edge."""
    if cell.x < 0 or cell.right > scene.width:
        return " ←" if cell.x < 0 else " →"
    return " ↑" if cell.y < 0 else " ↓"
