"""Signs of the four kinds of features, made of the same parts as the tiles."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.components import Kind
from render.bake.drawing import Drawing, soft_shadow
from render.bake.shapes import ellipse
from render.games.carcassonne.art.geometry.points import bent
from render.games.carcassonne.art.tile import church, crops, houses, trees, walls
from render.games.carcassonne.art.tile.picture import DEFS
from render.games.carcassonne.art.tile.roads import butt, track
from render.games.carcassonne.colours import GRASS, KERB, PAVING

_SIZE: Final = 88
_BOX: Final = (0, 0, 60, 60)
_LINE: Final = "#4a3216"
_WIDTH: Final = 2.2
_SMALLER: Final = "translate(2.7 2.7) scale(.91)"
"""Room for the line."""


def _sign(body: str) -> Drawing:
    """Draw a sign with a dark line around it, as it also lies on light ground, and its shadow."""
    cast = soft_shadow("cast", 0.5, 1.2, 0.9, opacity=0.45)
    line = (
        '<filter id="line" x="-10%" y="-10%" width="120%" height="120%">'
        f'<feMorphology in="SourceAlpha" operator="dilate" radius="{_WIDTH}"/>'
        '<feComponentTransfer result="grown"><feFuncA type="linear" slope="3"/></feComponentTransfer>'
        f'<feFlood flood-color="{_LINE}"/><feComposite in2="grown" operator="in"/>'
        '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    )
    lined = f'<g filter="url(#cast)"><g filter="url(#line)"><g transform="{_SMALLER}">{body}</g></g></g>'
    return Drawing(_SIZE, _SIZE, f"{DEFS}<defs>{cast}{line}</defs>{lined}", _BOX)


def _city() -> str:
    front = houses.House(24, 57, 34, 11, 21, 1, False)
    back = houses.House(42, 43, 28, 9, 23, 0, True)
    _, tower = walls.tower((12, 34), reach=7.5, tall=22)
    return houses.house(back) + tower + houses.house(front)


def _road() -> str:
    line = track(bent((14, 58), (16, 22), (46, 44), (46, 2)))
    return (
        butt(line, _LINE, 20)
        + butt(line, KERB, 17)
        + butt(line, PAVING, 13.4)
        + butt(line, "#cdb588", 1.6, ' stroke-dasharray="6 5"')
    )


def _field() -> str:
    _, tree = trees.cypress(43, 46, 15)
    _, other = trees.bush(17, 30, 15)
    ground = ellipse(30, 38, 28, 19, GRASS, "#54702a", 1.8)
    return ground + crops.patch((26, 41), 15, 0.2, 0.6, wheat=True, name="crop") + other + tree


DRAWINGS: Final = {
    f"feature-{Kind.CITY}": _sign(_city()),
    f"feature-{Kind.ROAD}": _sign(_road()),
    f"feature-{Kind.MONASTERY}": _sign(church.church((32, 44), 26)),
    f"feature-{Kind.FIELD}": _sign(_field()),
}
