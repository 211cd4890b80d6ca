"""A caption on the map: what a picture shows, on a sheet where the table is empty."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import inf
from typing import Final

from bot.games.carcassonne import Board, Place
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.free import BUSY, freest
from render.games.carcassonne.map.scene import STONE, MapScene
from render.games.carcassonne.map.sight import Sight

_FRAME: Final = "#5a3a1e"
_PAPER: Final = "#fbf3e0"
_EDGE: Final = 5
_INNER: Final = 18
_TITLE, _BELOW = 60, 42
"""The heights of the title, and of the line below it."""
_LITTLE: Final = 0.5
"""What a caption hides at most, in tiles, where there is room for it."""


def lay_caption(
    scene: MapScene, title: str, below: str = "", played: Collection[Place] = (), busy: Collection[Box] = ()
) -> None:
    """Add a caption where it hides the least; none if it would hide what must be seen everywhere."""
    box, cost = freest(scene, *_size(title, below), played, busy, anywhere=True)
    if cost >= BUSY:
        return
    scene.plate("caption/frame", box.grown(_EDGE), _FRAME, STONE, 10, shadow=5)
    scene.plate("caption", box, _PAPER, _FRAME, 7)
    x, y = box.x + _INNER, box.y + _TITLE // 2
    scene.label("caption/title", x, y, title, theme.LARGE, theme.INK, _PAPER, face="black")
    if below:
        y = box.y + _TITLE + _BELOW // 2 - 7
        scene.label("caption/below", x, y, below, theme.BODY, theme.SOFT, _PAPER)


def with_room(
    board: Board, sights: Iterable[Sight], title: str, below: str = "", played: Collection[Place] = ()
) -> Sight:
    """Return the first of some sights in which a caption would hide almost nothing, or else the best one."""
    found, least = None, inf
    for sight in sights:
        _, cost = freest(MapScene(board, sight), *_size(title, below), played, anywhere=True)
        if cost < least:
            found, least = sight, cost
        if cost < _LITTLE:
            break
    assert found is not None, "there are sights"
    return found


def _size(title: str, below: str) -> tuple[int, int]:
    """Return the width and height of a caption."""
    wide = max(ink(title, "black", theme.LARGE).advance, ink(below, "sans", theme.BODY).advance)
    return wide + 2 * _INNER, _TITLE + (_BELOW if below else 0)
