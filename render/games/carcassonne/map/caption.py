"""A caption on the map: what a picture shows, on a sheet where the table is empty."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from bot.games.carcassonne import Place
from render.common.page import lay_badge
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.map.free import BUSY, freest
from render.games.carcassonne.map.scene import STONE, MapScene

_FRAME: Final = "#5a3a1e"
_PAPER: Final = "#fbf3e0"
_EDGE: Final = 5
_INNER: Final = 18
_TITLE, _BELOW, _SIGNS = 60, 42, 44
"""The heights of the title, of the line below it, and of the line that explains the star."""
_BADGE: Final = 44
_STAR: Final = 36
_PART, _PART_HIGH = 10, 38
"""The space beside the number of a map, and the height of its plate."""


class Legend(NamedTuple):
    """What the star on a map means, whose question it answers, if it is one's, and which one of several maps it is."""

    star: str = ""
    seat: int | None = None
    part: str = ""


_NO_LEGEND: Final = Legend()


def lay_caption(
    scene: MapScene,
    title: str,
    below: str = "",
    played: Collection[Place] = (),
    busy: Collection[Box] = (),
    legend: Legend = _NO_LEGEND,
) -> None:
    """Add a caption where it hides the least; none if it would hide what must be seen everywhere.

    The star is explained in it where there is room for that too.
    """
    badge = _BADGE + 10 if legend.seat is not None else 0
    part = ink(legend.part, "bold", theme.BODY).advance + 2 * _PART if legend.part else 0
    wide = max(
        badge + ink(title, "black", theme.LARGE).advance,
        ink(below, "sans", theme.BODY).advance + (part + _INNER if part else 0),
        _STAR + 6 + ink(legend.star, "sans", theme.SMALL).advance,
    )
    high = _TITLE + (_BELOW if below else 0) + (_SIGNS if legend.star else 0)
    box, cost = freest(scene, wide + 2 * _INNER, high, played, busy, anywhere=True)
    if cost >= BUSY:
        if legend.star:
            lay_caption(scene, title, below, played, busy, legend._replace(star=""))
        return
    scene.plate("caption/frame", box.grown(_EDGE), _FRAME, STONE, 10, shadow=5)
    scene.plate("caption", box, _PAPER, _FRAME, 7)
    x, y = box.x + _INNER, box.y + _TITLE // 2
    if legend.seat is not None:
        lay_badge(scene, "caption/seat", x, y - _BADGE // 2, _BADGE, legend.seat, _PAPER)
    scene.label("caption/title", x + badge, y, title, theme.LARGE, theme.INK, _PAPER, face="black")
    if below:
        y = box.y + _TITLE + _BELOW // 2 - 7
        scene.label("caption/below", x, y, below, theme.BODY, theme.SOFT, _PAPER)
        if legend.part:
            pill = Box(box.right - _INNER + 4 - part, y - _PART_HIGH // 2, part, _PART_HIGH)
            scene.plate("caption/part", pill, theme.SEA, _PAPER, 10)
            at = pill.x + part // 2, y, legend.part, theme.BODY, theme.WHITE, theme.SEA
            scene.label("caption/part/said", *at, face="bold", anchor="m")
    if legend.star:
        middle = box.bottom - _SIGNS // 2 - 5
        scene.icon("caption/star", x, middle - _STAR // 2, _STAR, "point", _PAPER)
        at = x + _STAR + 6, middle, legend.star, theme.SMALL, theme.SOFT, _PAPER
        scene.label("caption/star/said", *at)
