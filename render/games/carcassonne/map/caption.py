"""A caption on the map: what a picture shows, on a sheet where the table is empty."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.games.carcassonne import Place
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.free import BUSY, freest
from render.games.carcassonne.map.scene import STONE, MapScene

_FRAME: Final = "#5a3a1e"
_PAPER: Final = "#fbf3e0"
_EDGE: Final = 5
_INNER: Final = 18
_TITLE, _BELOW = 60, 42
"""The heights of the title, and of the line below it."""


def lay_caption(
    scene: MapScene, title: str, below: str = "", played: Collection[Place] = (), busy: Collection[Box] = ()
) -> None:
    """Add a caption where it hides the least; none if it would hide what must be seen everywhere."""
    wide = max(ink(title, "black", theme.LARGE).advance, ink(below, "sans", theme.BODY).advance)
    high = _TITLE + (_BELOW if below else 0)
    box, cost = freest(scene, wide + 2 * _INNER, high, played, busy, anywhere=True)
    if cost >= BUSY:
        return
    scene.plate("caption/frame", box.grown(_EDGE), _FRAME, STONE, 10, shadow=5)
    scene.plate("caption", box, _PAPER, _FRAME, 7)
    x, y = box.x + _INNER, box.y + _TITLE // 2
    scene.label("caption/title", x, y, title, theme.LARGE, theme.INK, _PAPER, face="black")
    if below:
        y = box.y + _TITLE + _BELOW // 2 - 7
        scene.label("caption/below", x, y, below, theme.BODY, theme.SOFT, _PAPER)
