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
"""The heights of the title, of the line below it, and of the line that explains marks."""
_BADGE: Final = 44
_STAR: Final = 36
_DOTS, _DOT = 2, 10
_WIDE: Final = {"star": _STAR + 6, "dots": (2 * _DOTS - 1) * _DOT + 10}
"""How wide the marks are, with the space beside them."""
_APART: Final = 20


class Legend(NamedTuple):
    """What the marks on a map mean, and whose question it answers, if it is one's."""

    star: str = ""
    dots: str = ""
    seat: int | None = None


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

    Marks are explained in it where there is room for that too.
    """
    badge = _BADGE + 10 if legend.seat is not None else 0
    signs = [(sign, said) for sign, said in (("star", legend.star), ("dots", legend.dots)) if said]
    explained = sum(_WIDE[sign] + ink(said, "sans", theme.SMALL).advance for sign, said in signs)
    wide = max(
        badge + ink(title, "black", theme.LARGE).advance,
        ink(below, "sans", theme.BODY).advance,
        explained + _APART * (len(signs) - 1),
    )
    high = _TITLE + (_BELOW if below else 0) + (_SIGNS if signs else 0)
    box, cost = freest(scene, wide + 2 * _INNER, high, played, busy, anywhere=True)
    if cost >= BUSY:
        if signs:
            lay_caption(scene, title, below, played, busy, Legend(seat=legend.seat))
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
    middle = box.bottom - _SIGNS // 2 - 5
    for sign, said in signs:
        _lay_sign(scene, sign, x, middle)
        at = x + _WIDE[sign], middle, said, theme.SMALL, theme.SOFT, _PAPER
        x = scene.label(f"caption/{sign}/said", *at).right + _APART


def _lay_sign(scene: MapScene, sign: str, x: int, middle: int) -> None:
    """Add a mark as it is on the map."""
    if sign == "star":
        scene.icon("caption/star", x, middle - _STAR // 2, _STAR, "point", _PAPER)
        return
    for number in range(_DOTS):
        dot = Box(x + 2 * number * _DOT, middle - _DOT // 2, _DOT, _DOT)
        scene.plate(f"caption/dot/{number}", dot, theme.SEA, _PAPER, _DOT)
