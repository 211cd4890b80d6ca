"""What happened, marked on the map: what was scored and by whom, and in which order several tiles were laid."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from itertools import product
from math import dist
from typing import Final

from bot.games.carcassonne import Feature, FeatureScored, Kind, Place, TilePlaced
from bot.games.carcassonne.board import coordinate
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import place
from render.engine.scene import Box, Role, Scene
from render.games.carcassonne.map.frame import WOOD
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.tags import TagRoom
from render.games.carcassonne.tints import OUTLINE, Fill

GILT: Final = "#ffd21f"
GILDED: Final = Fill(GILT, 20, OUTLINE, edge=2)
"""How what was scored is marked: a golden outline through which all is seen."""
_LINES: Final = (9, "#3d2503"), (5, "#ffd034")
"""The lines around a monastery's tile."""
_HIGH, _SIZE, _BADGE, _SIDE = 44, theme.BODY, 36, 10
_SMALL: Final = 36, theme.SMALL, 30
"""The height of points where there is little room, and the sizes of their letters and badges."""
_ALONG: Final = range(-18, 19)
"""Numbers at an edge are tried so many halves of their height from where their tile lies beyond it."""
_EARLIER: Final = theme.WHITE, theme.NEW
_NEWEST: Final = theme.NEW, theme.WHITE
"""The colours of a turn's plate, and of its number and edge."""
_SEEN: Final = 0.5
"""A tile of which less is seen has its number at the edge."""
_DISC: Final = 1.25
"""The width of a disc, as a multiple of its number's size."""


def gild(scene: MapScene, number: int, event: FeatureScored) -> None:
    """Gild a feature that was scored, as one of several; of a monastery the tile is framed."""
    follower = event.followers[0]
    scene.tint(f"scored/{number}", _scored(scene, event), GILDED)
    if event.feature is Kind.MONASTERY:
        scene.frame(f"scored/{number}", scene.box_at(follower.place).grown(-4), _LINES)


def _scored(scene: MapScene, event: FeatureScored) -> Feature:
    follower = event.followers[0]
    feature = scene.board.feature_at(follower.place, follower.feature, follower.part)
    assert feature is not None, "a feature stays where it is"
    return feature


def lay_gains(page: Page, scene: MapScene, scored: Sequence[FeatureScored], pieces: Collection[Box]) -> None:
    """Add everyone's points where they touch what was scored, near their follower, and hide no piece and no heart.

    The ribbon tells what has no room.
    """
    side, busy = scene.sight.tile, [*pieces]
    for each in scored:
        # of a monastery the tile is its building, of other features an edge of each tile may be hidden
        least = -side // (6 if each.feature is Kind.MONASTERY else 4)
        busy += [scene.box_at(where).grown(least) for where in each.places]
    for event in scored:
        room = TagRoom(scene, _scored(scene, event))
        said = page.say("picture-gain", points=event.points)
        forms = {(_wide(said, *form), form[0]): form for form in ((_HIGH, _SIZE, _BADGE), _SMALL)}
        for seat in event.seats:
            stood = next(follower for follower in event.followers if follower.seat == seat)
            if not scene.sight.sees(stood.place):
                continue
            box = room.find([*forms], scene.standing(stood).box.middle, busy)
            if box is None:
                continue
            busy.append(box)
            high, size, badge = forms[box.width, box.height]
            what, on = f"gain/{coordinate(stood.place)}/{event.feature}/{seat}", theme.PLAQUES[seat]
            scene.plate(what, box, on, scene.ground, high // 2, GILT, shadow=4)
            left = lay_badge(scene, f"{what}/badge", box.x + 5, box.mid_y - badge // 2, badge, seat, on).right + 3
            scene.label(f"{what}/points", left, box.mid_y, said, size, theme.ON_SEATS[seat], on, face="bold")


def _wide(said: str, high: int, size: int, badge: int) -> int:
    """Return the width of points with their badge, in a tag so high."""
    return ink(said, "bold", size).advance + badge + high // 4 + 7


def lay_turn_numbers(scene: MapScene, laid: Sequence[TilePlaced], pieces: list[Box]) -> list[Box]:
    """Add the numbers of several tiles and whose they are, and return where; an arrow points to those not seen."""
    numbered = [(number, each, Place(each.x, each.y)) for number, each in enumerate(laid, 1)] if len(laid) > 1 else []
    # those that may lie anywhere along an edge have to leave room for the others
    numbered.sort(key=lambda each: not scene.sight.sees(each[2], _SEEN))
    found, tiles = list[Box](), [scene.box_at(where) for where in scene.board.spots]
    framed = [scene.box_at(where) for _, _, where in numbered]
    for number, each, there in numbered:
        seen, cell, said = scene.sight.sees(there, _SEEN), scene.box_at(there), str(number)
        if not seen:
            said += _arrow(scene, cell)
        wide = ink(said, "bold", _SIZE).advance + 2 * _SIDE + _BADGE + 2
        if seen:
            across, down = (
                (cell.x - 4, cell.right + 4 - wide, cell.mid_x - wide // 2),
                (cell.y - 4, cell.bottom + 4 - _HIGH),
            )
            corners = [*product(across, (cell.y + 6 - _HIGH, cell.bottom - 6, *down))]
            corners += product((cell.x + 6 - wide, cell.right - 6), (*down, cell.mid_y - _HIGH // 2))
            tried = [scene.within(Box(x, y, wide, _HIGH)) for x, y in corners]
        else:
            steps = product([_HIGH // 2 * step for step in _ALONG], repeat=2)
            tried = [scene.within(Box(cell.x + x, cell.y + y, wide, _HIGH)) for x, y in steps if not (x and y)]
        middle = cell.middle
        box = place(tried, [*(found * 6), *(pieces * 4), *tiles, *framed], partial(_near, middle))
        found.append(box)
        paper, colour = _NEWEST if number == len(laid) else _EARLIER
        what, middle_ = f"turns/{coordinate(there)}", box.y + _HIGH // 2
        scene.plate(what, box, paper, scene.ground, 11, colour, shadow=3)
        right = scene.label(f"{what}/number", box.x + _SIDE, middle_, said, _SIZE, colour, paper, face="bold").right
        lay_badge(scene, f"{what}/{each.seat}", right + 3, middle_ - _BADGE // 2, _BADGE, each.seat, paper)
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
        wide = ink(said, "bold", _SIZE).advance + 2 * _SIDE
        steps = sorted((step * _HIGH // 2 for step in _ALONG), key=abs)
        along = [(step, 0) if arrow in " ↑ ↓" else (0, step) for step in steps]
        tried = [scene.within(Box(x - wide // 2 + a, y - _HIGH // 2 + b, wide, _HIGH)) for a, b in along]
        box = next((each for each in tried if not any(map(each.meets, busy))), tried[0])
        scene.plate(f"beyond/{arrow[1:]}", box, WOOD, scene.ground, 11, shadow=3)
        at = *box.middle, said, _SIZE, theme.WHITE, WOOD
        scene.label(f"beyond/{arrow[1:]}/count", *at, face="bold", anchor="m")
        busy.append(box)


def _arrow(scene: MapScene, cell: Box) -> str:
    """Return the arrow that points from the window to a cell beyond its edge."""
    if cell.x < 0 or cell.right > scene.width:
        return " ←" if cell.x < 0 else " →"
    return " ↑" if cell.y < 0 else " ↓"


def _near(point: tuple[int, int], box: Box) -> float:
    return -dist(point, (box.x + box.width / 2, box.y + box.height / 2))


def lay_disc(
    scene: Scene, what: str, x: int, y: int, number: int, size: int, fill: str, colour: str = theme.WHITE
) -> Box:
    """Add a number on a disc with an edge in its colour around a point."""
    side = round(size * _DISC)
    box = Box(x - side // 2, y - side // 2, side, side)
    scene.plate(f"{what}/disc/rim", box.grown(4), colour, scene.ground, side, shadow=3)
    scene.plate(f"{what}/disc", box, fill, colour, side)
    scene.label(f"{what}/number", x, y, str(number), size, colour, fill, face="bold", anchor="m")
    return box.grown(4)
