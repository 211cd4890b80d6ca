"""Followers by seat: a figure behind a shield in the shape and colour of the seat's badge, standing or lying.

The shield is so large that the seat's letter, which is a label, can be read on it.
"""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.components import SEATS
from render.bake.drawing import Drawing, linear, radial
from render.bake.shapes import ellipse, n
from render.common.art.seats import SHAPES
from render.common.art.shades import lit, shaded
from render.engine import theme

_LARGER: Final = 1.0, 0.93, 1.14, 1.03, 1.05
"""By seat: the size of its shield, so that all have about the same area."""
_STANDING: Final = (
    "M60 37C81 37 101 45 111 60C117 70 110 80 101 77L93 74L99 114C100 119 97 122 92 122H69L60 108L51 122H28"
    "C23 122 20 119 21 114L27 74L19 77C10 80 3 70 9 60C19 45 39 37 60 37Z"
)
_LYING: Final = (
    "M24 34C46 26 74 22 98 22L150 20C162 20 164 40 152 42L120 50L152 58C164 60 162 80 150 80L98 78C74 78 46 74 24 66Z"
)
_EDGE: Final = "#20120a"
_CREAM: Final = "#fffaec"


def _piece(seat: int, body: str, head: tuple[float, float, float], middle: tuple[float, float], scale: float) -> str:
    """Draw a figure with a cream rim and a dark edge, and its shield around a point."""
    colour, (x, y, reach) = theme.SEATS[seat], head
    tunic = shaded(colour, 0.12 if theme.ON_SEATS[seat] == theme.INK else 0.32)
    figure = f'<path d="{body}"/><circle cx="{n(x)}" cy="{n(y)}" r="{n(reach)}"/>'
    scale *= _LARGER[seat]
    turn = f"translate({n(middle[0])} {n(middle[1])}) scale({n(scale)}) translate(-44 -44)"
    shield = f'<path d="{SHAPES[seat]}" transform="{turn}"/>'
    defs = (
        radial("enamel", lit(colour, 0.07), colour, shaded(colour, 0.12), x=0.36, y=0.28, radius=0.85)
        + linear("tunic", lit(tunic, 0.16), tunic)
        + radial("face", lit(colour, 0.55), lit(colour, 0.15), tunic, x=0.36, y=0.3, radius=0.8)
    )

    def outlined(tone: str, width: float) -> str:
        line = f'fill="{tone}" stroke="{tone}" stroke-linejoin="round"'
        return (
            f'<g {line} stroke-width="{n(width)}">{figure}</g><g {line} stroke-width="{n(width / scale)}">{shield}</g>'
        )

    thin = f'stroke="{_EDGE}" stroke-width="2" stroke-linejoin="round"'
    return (
        f"<defs>{defs}</defs>{outlined(_EDGE, 22)}{outlined(_CREAM, 10)}"
        f'<path d="{body}" fill="url(#tunic)" {thin}/>'
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(reach)}" fill="url(#face)" {thin}/>'
        f'<g fill="{_CREAM}" stroke="{_EDGE}" stroke-width="{n(10 / scale)}" stroke-linejoin="round">{shield}</g>'
        f'<g fill="{_CREAM}" stroke="{_CREAM}" stroke-width="{n(6 / scale)}" stroke-linejoin="round">{shield}</g>'
        f'<g fill="url(#enamel)">{shield}</g>'
    )


def _standing(seat: int) -> Drawing:
    shadow = radial("shadow", "#1a0f08b0", "#1a0f0880", "#1a0f0800")
    cast = ellipse(68, 121, 58, 13, "url(#shadow)")
    body = _piece(seat, _STANDING, (60, 20, 17), (60, 74), 1.1)
    return Drawing(150, 150, f"<defs>{shadow}</defs>{cast}{body}", (-9, -9, 138, 142))


def _lying(seat: int) -> Drawing:
    shade = radial("shadow", "#1a0f0880", "#1a0f0800")
    cast = ellipse(78, 64, 96, 46, "url(#shadow)")
    body = _piece(seat, _LYING, (4, 50, 21), (72, 50), 1.1)
    return Drawing(134, 86, f"<defs>{shade}</defs>{cast}{body}", (-30, -12, 204, 131))


def _counted() -> Drawing:
    """Draw a figure of no seat, which stands out on every seat's colour."""

    def drawn(tone: str, width: int) -> str:
        line = f'stroke="{tone}" stroke-width="{width}" stroke-linejoin="round"'
        return f'<g fill="{tone}" {line}><path d="{_STANDING}"/><circle cx="60" cy="20" r="17"/></g>'

    return Drawing(44, 44, drawn(_EDGE, 18) + drawn(_CREAM, 3), (-12, -9, 144, 144))


DRAWINGS: Final = {"follower": _counted()} | {
    name: drawing
    for seat in range(SEATS[-1])
    for name, drawing in ((f"follower-{seat}", _standing(seat)), (f"follower-{seat}-lying", _lying(seat)))
}
