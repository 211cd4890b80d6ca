"""What happened, marked on the map: what was scored and by whom, and in which order several tiles were laid."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from itertools import product
from math import dist, hypot, inf
from typing import Final

from bot.games.carcassonne import FeatureScored, Kind, Place, TilePlaced
from bot.games.carcassonne.board import coordinate
from render.common.page import Page, lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import place
from render.engine.scene import Box, Role, Scene
from render.games.carcassonne.map.frame import WOOD
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.tints import Fill

GILT: Final = "#ffd21f"
_GILDED: Final = Fill(GILT, 66, edge=4), Fill("#f7f3ff", 62, "stripes", edge=4)
_LINES: Final = (9, "#3d2503"), (5, "#ffd034")
"""How what was scored is filled, every second one pale and hatched, and the lines around a monastery's tile."""
_HIGH, _SIZE, _BADGE, _SIDE = 44, theme.BODY, 36, 10
_NEAREST: Final = sorted(product(range(-12, 13), repeat=2), key=lambda step: hypot(*step))
"""Points are tried so many quarters of a tile away across and down."""
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
    feature = scene.board.feature_at(follower.place, follower.feature, follower.part)
    assert feature is not None, "a feature stays where it is"
    scene.tint(f"scored/{number}", feature, _GILDED[number % len(_GILDED)])
    if event.feature is Kind.MONASTERY:
        scene.frame(f"scored/{number}", scene.box_at(follower.place).grown(-4), _LINES)


def lay_gains(page: Page, scene: MapScene, scored: Sequence[FeatureScored], pieces: Collection[Box]) -> None:
    """Add everyone's points near where a follower of theirs stood, where they hide no piece and not what was scored.

    The bare table is better than a tile. The ribbon tells what has no room.
    """
    cells, step = {where: scene.box_at(where) for where in scene.board.spots}, scene.sight.tile // 4
    # of a monastery the tile is its building, of other features an edge of each tile may be hidden
    shrunk = [(where, step * (each.feature is not Kind.MONASTERY)) for each in scored for where in each.places]
    busy = [*pieces, *(cells[where].grown(-by) for where, by in shrunk)]
    for event, seat in [(each, seat) for each in scored for seat in each.seats]:
        stood = next(follower for follower in event.followers if follower.seat == seat)
        if not scene.sight.sees(stood.place):
            continue
        said = page.say("picture-gain", points=event.points)
        x, y = scene.standing(stood).box.middle
        wide = ink(said, "bold", _SIZE).advance + _SIDE + _BADGE + 8
        middle = Box(x - wide // 2, y - _HIGH // 2, wide, _HIGH)
        box, least = None, inf
        for a, b in _NEAREST:
            if hypot(a, b) * step >= least:
                break
            tried = scene.within(middle._replace(x=middle.x + a * step, y=middle.y + b * step))
            if not any(map(tried.meets, busy)):
                cost = dist(tried.middle, middle.middle) + step * sum(map(tried.meets, cells.values()))
                box, least = (tried, cost) if cost < least else (box, least)
        if box is None:
            continue
        busy.append(box)
        what, on = f"gain/{coordinate(stood.place)}/{event.feature}/{seat}", theme.PLAQUES[seat]
        scene.plate(what, box, on, scene.ground, _HIGH // 2, GILT, shadow=4)
        left = lay_badge(scene, f"{what}/badge", box.x + 5, box.mid_y - _BADGE // 2, _BADGE, seat, on).right + 3
        scene.label(f"{what}/points", left, box.mid_y, said, _SIZE, theme.ON_SEATS[seat], on, face="bold")


def lay_turn_numbers(scene: MapScene, laid: Sequence[TilePlaced], pieces: Collection[Box]) -> list[Box]:
    """Add the numbers of several tiles and whose they are, and return where; an arrow points to those not seen."""
    numbered = [(number, each, Place(each.x, each.y)) for number, each in enumerate(laid, 1)] if len(laid) > 1 else []
    # those that may lie anywhere along an edge have to leave room for the others
    numbered.sort(key=lambda each: not scene.sight.sees(each[2], _SEEN))
    found, standing = list[Box](), {each.place for each in scene.board.followers}
    for number, each, there in numbered:
        seen, cell, said = scene.sight.sees(there, _SEEN), scene.box_at(there), str(number)
        if not seen:
            said += _arrow(scene, cell)
        # whose follower stands there needs no badge beside it
        badge = not seen or there not in standing
        wide = ink(said, "bold", _SIZE).advance + 2 * _SIDE + (_BADGE + 2) * badge
        if seen:
            down = cell.y - 6, cell.bottom + 6 - _HIGH, cell.y + 10 - _HIGH, cell.bottom - 10
            corners = product((cell.x - 4, cell.right + 4 - wide, cell.mid_x - wide // 2), down)
            tried = [scene.within(Box(x, y, wide, _HIGH)) for x, y in corners]
        else:
            steps = product([_HIGH // 2 * step for step in _ALONG], repeat=2)
            tried = [scene.within(Box(cell.x + x, cell.y + y, wide, _HIGH)) for x, y in steps if not (x and y)]
        middle = cell.middle
        box = place(tried, [*found, *found, *pieces], partial(_near, middle))
        found.append(box)
        paper, colour = _NEWEST if number == len(laid) else _EARLIER
        what, middle_ = f"turns/{coordinate(there)}", box.y + _HIGH // 2
        scene.plate(what, box, paper, scene.ground, 11, colour, shadow=3)
        right = scene.label(f"{what}/number", box.x + _SIDE, middle_, said, _SIZE, colour, paper, face="bold").right
        if badge:
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
