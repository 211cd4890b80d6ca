"""Numbers at several tiles that were laid: which was first, and whose; an arrow points to those that are not seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from bot.games.carcassonne import Place, TilePlaced
from bot.games.carcassonne.board import coordinate
from render.common.page import lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.free import shared
from render.games.carcassonne.map.scene import MapScene

_SIZE: Final = 39
_BADGE: Final = 38
_HIGH: Final = 46
_SIDE: Final = 8
_EARLIER: Final = theme.WHITE, theme.NEW
_NEWEST: Final = theme.NEW, theme.WHITE
"""The colours of a plate, and of its number and edge."""
_EDGE: Final = 2
"""How far from the window's edges the plates are at least."""
_ARROW: Final = 24
"""The width of an arrow."""
_TIP, _REACH, _LINE = 6, 9, 5
"""How far an arrow's tip and its ends are from its middle, and its line's width."""
_STEP: Final = 16
"""Places along the window's edge are tried in such steps."""
_RIM: Final = 14
"""How far into the frame of another tile a plate at the edge may reach."""
_SEEN: Final = 0.5
"""A tile of which less is seen has its number at the edge."""


def lay_turn_numbers(scene: MapScene, laid: Sequence[TilePlaced], followers: Collection[Box] = ()) -> list[Box]:
    """Add the numbers of tiles at corners of their frames, if they are several; return where these are.

    They hide neither each other nor followers if that can be helped.
    """
    numbered = [(number, each, Place(each.x, each.y)) for number, each in enumerate(laid, 1)] if len(laid) > 1 else []
    # those that may lie anywhere along an edge have to leave room for the others
    numbered.sort(key=lambda each: not scene.sight.sees(each[2], _SEEN))
    found, standing = list[Box](), {each.place for each in scene.board.followers}
    for number, each, place in numbered:
        away = (0, 0) if scene.sight.sees(place, _SEEN) else _away(scene, place)
        # whose follower stands there needs no badge beside it
        badge = any(away) or place not in standing
        wide = ink(str(number), "bold", _SIZE).advance + 2 * _SIDE + (_BADGE + 2) * badge + _ARROW * any(away)
        if any(away):
            # within the frame of another tile it would seem to be that one's number
            tried = _beside(scene, place, wide)
            apart = [*found, *(scene.box_at(other).grown(-_RIM) for _, _, other in numbered if other != place)]
        else:
            tried, apart = _corners(scene, place, wide), found
        box = min(tried, key=partial(_cost, apart=apart, followers=followers))
        seat, colours = each.seat if badge else None, _NEWEST if number == len(laid) else _EARLIER
        _lay_plate(scene, number, seat, f"turns/{coordinate(place)}", box, away, colours)
        found.append(box)
    return found


def _cost(box: Box, apart: Collection[Box], followers: Collection[Box]) -> tuple[int, int]:
    return _hidden(box, apart), _hidden(box, followers)


def _hidden(box: Box, others: Collection[Box]) -> int:
    """Return how many pixels of others a box hides."""
    return sum(shared(box, each) for each in others)


def _within(scene: MapScene, x: int, y: int, wide: int) -> Box:
    """Return the place of a plate that is nearest to a point and within the window."""
    right, bottom = scene.width - wide - _EDGE, scene.height - _HIGH - _EDGE
    return Box(max(_EDGE, min(x, right)), max(_EDGE, min(y, bottom)), wide, _HIGH)


def _corners(scene: MapScene, place: Place, wide: int) -> list[Box]:
    """Return the places at the corners of a tile's frame, the upper left one first."""
    x, y = scene.sight.at(place)
    right, bottom = x + scene.sight.tile - wide + 4, y + scene.sight.tile - _HIGH + 6
    return [_within(scene, left, top, wide) for top in (y - 6, bottom) for left in (x - 4, right)]


def _away(scene: MapScene, place: Place) -> tuple[int, int]:
    """Return the direction in which a tile lies that is not seen: a step across or down."""
    x, y = scene.sight.point(place, (50, 50))
    across, down = (at - min(max(at, 0), most) for at, most in ((x, scene.width), (y, scene.height)))
    if abs(across) > abs(down):
        return (1 if across > 0 else -1), 0
    return 0, (1 if y > scene.height // 2 else -1)


def _beside(scene: MapScene, place: Place, wide: int) -> list[Box]:
    """Return places at the window's edge, those that are nearest to a tile first."""
    x, y = scene.sight.point(place, (50, 50))
    across, _ = _away(scene, place)
    steps = sorted(range(-scene.width, scene.width, _STEP), key=abs)
    return [
        _within(scene, x - wide // 2 + (0 if across else step), y - _HIGH // 2 + (step if across else 0), wide)
        for step in (0, *steps)
    ]


def _lay_plate(
    scene: MapScene,
    number: int,
    seat: int | None,
    what: str,
    box: Box,
    away: tuple[int, int],
    colours: tuple[str, str],
) -> None:
    """Add a plate with a number and a seat's badge, and an arrow on the side to which it points."""
    paper, colour = colours
    scene.plate(what, box, paper, scene.ground, 11, colour, shadow=3)
    middle, first = box.y + box.height // 2, away[0] < 0
    x = box.x + _SIDE + _ARROW * first
    end = scene.label(f"{what}/number", x, middle, str(number), _SIZE, colour, paper, face="bold")
    if seat is not None:
        lay_badge(scene, f"{what}/{seat}", end.right + 3, middle - _BADGE // 2, _BADGE, seat, paper)
    if any(away):
        (across, down), x = away, box.x + 15 if first else box.right - 15
        ends = [(x - across * _TIP + down * side, middle - down * _TIP + across * side) for side in (-_REACH, _REACH)]
        tip = x + across * _TIP, middle + down * _TIP
        scene.curve(f"{what}/arrow", [ends[0], tip, ends[1]], _LINE, colour, paper)
