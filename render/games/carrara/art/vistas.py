"""The cities above their quays, for the preview of a building that rises in one of them."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import City
from render.bake.drawing import Drawing, linear, points

_WIDTH: Final = 135
_GROUND = 86
"""Where the quay begins."""
_FAR, _NEAR, _DETAIL, _LIGHT, _SEA = "#a3c1a4", "#b9cdd3", "#a6bfcb", "#e6eff0", "#84bfd8"
"""Hills, what is before them, its details and lights, and the sea: all pale, as a city is not for sale."""
_LEAVES: Final = "#9cbfa0"
"""What the details of Lucca are in: the trees on its wall and its tower."""


def _rect(x: float, y: float, width: float, height: float, fill: str = _NEAR) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'


def _shape(*places: tuple[float, float], fill: str = _NEAR) -> str:
    return f'<polygon points="{points(places)}" fill="{fill}"/>'


def _path(form: str, fill: str = _NEAR) -> str:
    return f'<path d="{form}" fill="{fill}"/>'


def _disc(x: float, y: float, radius: float, fill: str = _NEAR) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def _battlements(x: float, y: float, width: float, teeth: int, fill: str = _NEAR) -> str:
    step = width / (2 * teeth - 1)
    return "".join(_rect(x + 2 * tooth * step, y, step, 5, fill) for tooth in range(teeth))


def _sea(y: float) -> str:
    lines = "".join(
        f'<path d="M{x} {y + 5 + row * 6}q4 -3 8 0t8 0" stroke="#bfe3ee" stroke-width="1.4" fill="none"/>'
        for row, starts in enumerate(((8, 104), (58,), (12, 110)))
        for x in starts
        if y + 5 + row * 6 < _GROUND - 2
    )
    return _rect(0, y, _WIDTH, _GROUND - y, _SEA) + lines


def _boat(x: float, y: float, size: float) -> str:
    hull = _path(f"M{x - size} {y}h{2 * size}l{-size * 0.4} {size * 0.4}h{-size * 1.2}z", _DETAIL)
    sail = _shape((x - 1, y - 2), (x - 1, y - size * 2.2), (x + size * 0.9, y - 2), fill=_LIGHT)
    return hull + sail + _shape((x - 3, y - 2), (x - 3, y - size * 1.7), (x - size * 0.8, y - 2), fill=_NEAR)


def _hills(first: float, second: float) -> str:
    return _path(
        f"M0 {_GROUND}V{first}Q22 {first - 16} 44 {first - 2}T90 {second}T{_WIDTH} {second - 12}V{_GROUND}Z", _FAR
    )


def _livorno() -> str:
    tower = _rect(84, 42, 16, 34) + _battlements(82, 38, 20, 4) + _rect(88, 14, 8, 26) + _rect(86, 10, 12, 4)
    lamp = _disc(92, 6, 3.5, _DETAIL) + _rect(91, 46, 2, 6, _DETAIL) + _rect(91, 58, 2, 6, _DETAIL)
    fort = _shape((8, 76), (12, 50), (48, 50), (54, 76)) + _battlements(12, 46, 36, 5) + _rect(28, 60, 6, 8, _DETAIL)
    rock = _path("M66 78q12 -8 26 -7t22 7z", _DETAIL)
    return _hills(52, 58) + _sea(72) + fort + tower + lamp + rock + _boat(122, 78, 8)


def _pisa() -> str:
    floors = "".join(
        _rect(-11, -12 - floor * 11, 22, 1.6, _DETAIL)
        + "".join(_rect(-8.5 + arch * 6.5, -10 - floor * 11, 4, 7, _DETAIL) for arch in range(3))
        for floor in range(5)
    )
    tower = _rect(-11, -62, 22, 62) + floors + _rect(-8, -71, 16, 9) + _rect(-9, -73, 18, 2.4, _DETAIL)
    leaning = f'<g transform="translate(97 {_GROUND}) rotate(6)">{tower}</g>'
    nave = _rect(16, 58, 48, 28) + _shape((12, 58), (40, 44), (68, 58)) + _path("M26 50a14 15 0 0 1 28 0z", _DETAIL)
    arches = "".join(_path(f"M{20 + at * 9} 86v-12a3 3 0 0 1 6 0v12z", _DETAIL) for at in range(5))
    return _hills(60, 66) + nave + _disc(40, 33, 2, _DETAIL) + arches + leaning


def _lucca() -> str:
    trees = "".join(_disc(x, 58 - x % 3, 7.5, _FAR if x % 2 else _LEAVES) for x in range(6, 132, 12))
    guinigi = _rect(52, 14, 14, 60) + "".join(_disc(x, 10, 5, _LEAVES) for x in (54, 59, 64))
    guinigi += "".join(_rect(56, y, 2, 5, _LEAVES) + _rect(60, y, 2, 5, _LEAVES) for y in (22, 32, 42))
    house = _rect(22, 40, 20, 34, _FAR) + _rect(88, 34, 12, 40, _FAR) + _shape((86, 34), (94, 24), (102, 34), fill=_FAR)
    wall = _shape((0, 66), (_WIDTH, 66), (_WIDTH, _GROUND), (0, _GROUND)) + _rect(0, 66, _WIDTH, 2.5, _LEAVES)
    gate = _path(f"M100 {_GROUND}v-8a6 6 0 0 1 12 0v8z", _LEAVES)
    return _hills(48, 56) + house + guinigi + trees + wall + gate


def _viareggio() -> str:
    cabins = "".join(
        _rect(x, 66, 12, 20, _NEAR if place % 2 else _LIGHT)
        + _shape((x - 1, 66), (x + 6, 58), (x + 13, 66), fill=_DETAIL)
        + _rect(x + 4, 74, 4, 12, _DETAIL)
        for place, x in enumerate((4, 18, 32, 46))
    )
    shades = "".join(_path(f"M{x - 12} 74a12 9 0 0 1 24 0z") + _rect(x - 0.8, 74, 1.6, 12, _DETAIL) for x in (78, 108))
    pier = _rect(64, 62, 71, 2.5, _DETAIL) + "".join(_rect(x, 62, 2, 9, _DETAIL) for x in (70, 90, 110, 130))
    return _hills(44, 50) + _sea(64) + _boat(92, 58, 11) + _boat(122, 60, 7) + pier + shades + cabins


def _lerici() -> str:
    rock = _path(f"M50 {_GROUND}Q56 60 72 56L116 52Q132 64 135 {_GROUND}Z")
    castle = _shape((76, 56), (80, 26), (104, 26), (110, 54), fill=_DETAIL) + _battlements(80, 22, 24, 4, _DETAIL)
    castle += _rect(106, 38, 16, 16, _DETAIL) + _battlements(106, 34, 16, 3, _DETAIL) + _rect(88, 36, 3, 7, _NEAR)
    tower = _rect(86, 12, 10, 14, _DETAIL) + _battlements(85, 8, 12, 3, _DETAIL)
    return _hills(56, 64) + _sea(70) + rock + castle + tower + _boat(22, 78, 10) + _boat(44, 74, 6)


def _prospect(view: str) -> Drawing:
    """Draw a view on a transparent sky, with a haze at its foot, so that what is built before it stands out."""
    haze = linear("haze", "#fff3d600", "#fff3d6a0", "#fff3d6b0")
    haze = f'<defs>{haze}</defs><rect y="40" width="135" height="47" fill="url(#haze)"/>'
    return Drawing(2 * _WIDTH, 172, view + haze, (0, 0, _WIDTH, 86.25))


DRAWINGS: Final = {
    f"prospect-{city.key}": _prospect(view())
    for city, view in {
        City.LIVORNO: _livorno,
        City.PISA: _pisa,
        City.LUCCA: _lucca,
        City.VIAREGGIO: _viareggio,
        City.LERICI: _lerici,
    }.items()
}
