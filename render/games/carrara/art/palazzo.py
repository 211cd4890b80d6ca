"""The palazzo: a tall block with an arcade, rows of arched windows, and a great cornice below a flat roof."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.bake.shapes import LINE, ellipse, n, path, rect, spread, stroke
from render.games.carrara.art.building.grounds import cast, flag, slab
from render.games.carrara.art.building.masonry import (
    banner,
    column,
    cornice,
    courses,
    opening,
    shade,
    wall,
    windows,
)
from render.games.carrara.art.building.materials import GOLD, PLASTER, ROSE, TILE, TRIM, Material
from render.games.carrara.art.building.plots import plots


def _body(
    x: float,
    width: float,
    storeys: tuple[float, ...],
    bays: int,
    m: Material = PLASTER,
    side: float = 7,
    base: float = 0,
) -> str:
    """Draw storeys from the ground up: a rusticated ground floor, then rows of windows over string courses."""
    made = wall(m, x, base, width, sum(storeys), side)
    made += courses(m, x, base, width, storeys[0], 6.2, seed=bays)
    y = base - storeys[0]
    for row, height in enumerate(storeys[1:]):
        size = min(width / bays * 0.52, 8.6)
        noble = row == 0 and len(storeys) > 3
        tall = height * (0.55 if noble else 0.62)
        made += windows(x + 3, x + width - 3, bays, y - height * 0.2, size, tall)
        if noble:
            made += _pediments(x + 3, x + width - 3, bays, y - height * 0.2 - tall - size * 0.2, size * 1.7)
        made += cornice(x, y + 0.6, width, side, 1.4, 2.2)
        y -= height
    return made


def _pediments(left: float, right: float, count: int, y: float, width: float) -> str:
    """Draw pointed and round gables in turn above the windows of the first floor."""
    made, r = "", width / 2
    for place, x in enumerate(spread(left, right, count)):
        top = f"L{n(x)} {n(y - r * 0.62)}L" if place % 2 == 0 else f"A{n(r * 1.15)} {n(r * 1.15)} 0 0 1 "
        made += path(f"M{n(x - r)} {n(y)}{top}{n(x + r)} {n(y)}Z", TRIM.light, LINE, 0.6)
    return made


def _eaves(x: float, y: float, width: float, side: float, over: float, height: float) -> str:
    """Draw the great cornice below the roof, inlaid with terracotta; its upper edge is at `y`."""
    made, count = cornice(x, y + height, width, side, over, height, cast=3.4), max(3, int(width / 10))
    for at in spread(x - over, x + width + over, count):
        made += rect(at - 2.6, y + 0.8, 5.2, height - 1.6, TILE.dark)
    return made


def _balcony(x: float, y: float, width: float) -> str:
    """Draw a balcony; `x` is its middle, `y` its floor."""
    posts = "".join(f"M{at:.1f} {y}v-4" for at in spread(x - width / 2, x + width / 2, max(4, int(width / 2.4))))
    return (
        shade(x - width / 2 + 1, y + 1.6, width, 2.4)
        + rect(x - width / 2, y, width, 2, TRIM.front, LINE, 0.6)
        + stroke(posts, "#5a3a24", 0.9)
        + rect(x - width / 2, y - 5, width, 1.5, TRIM.front, LINE, 0.5)
    )


def crown(x: float, y: float, width: float) -> str:
    """Draw a golden crown standing at height `y`; `x` is its middle."""
    w = width / 2
    d = (
        f"M{x - w * 0.8} {y}L{x - w} {y - w * 1.1}L{x - w * 0.45} {y - w * 0.6}L{x} {y - w * 1.5}"
        f"L{x + w * 0.45} {y - w * 0.6}L{x + w} {y - w * 1.1}L{x + w * 0.8} {y}Z"
    )
    return path(d, GOLD.front, GOLD.deep, 0.7) + ellipse(x, y - w * 1.55, 0.9, 0.9, "#bb4a2a", GOLD.deep, 0.4)


def _shield(x: float, y: float, size: float) -> str:
    d = (
        f"M{x - size} {y - size}h{2 * size}v{size}q0 {size} {-size}"
        f" {size * 1.5}q{-size} {-size * 0.5} {-size} {-size * 1.5}Z"
    )
    return path(d, "#bb4a2a", "#fff3d6", 1) + crown(x, y + size * 0.5, size * 1.2)


def _arcade(x: float, width: float, arches: int, size: float, height: float, base: float = 0) -> str:
    """Draw a row of open arches along a ground floor."""
    return "".join(opening(at, base, size, height) for at in spread(x + 2, x + width - 2, arches))


def _flat(x: float, y: float, width: float, side: float, over: float, height: float, parapet: float) -> str:
    """Draw the top of a block: the great cornice, and on it a balustrade before the flat roof; `y` is its foot."""
    top, left, wide = y - height, x + 2, width - 4
    posts = "".join(f"M{n(at)} {n(top)}v{n(-parapet)}" for at in spread(left, left + wide, int(wide / 3.4)))
    made = wall(TRIM, left, top, wide, parapet, side)
    made += rect(left, top - parapet, wide, parapet, "#5d4330", LINE) + stroke(posts, "#fff1d2", 1.7)
    for at in (left, left + wide - 4.4):
        made += rect(at, top - parapet, 4.4, parapet, TRIM.front, LINE, 0.6)
    made += cornice(left, top - parapet + 2, wide, side, 1.2, 2.2, cast=1)
    return made + _eaves(x, top, width, side, over, height)


def _block(
    x: float, width: float, storeys: tuple[float, ...], bays: int, over: float = 5, side: float = 7,
    m: Material = PLASTER, base: float = 0, parapet: float = 7,
) -> str:  # fmt: skip
    """Draw a block of storeys, one window for each bay, with a flat top."""
    made = _body(x, width, storeys, bays, m, side, base)
    return made + _flat(x, base - sum(storeys) + 0.6, width, side, over, 8.4, parapet)


def _palazzo(cost: int) -> str:
    if cost == 8:
        return _great()
    made = slab(59 if cost < 5 else 63)
    if cost == 1:
        made += cast(-36, 0, 66) + _block(-36, 64, (25, 22), 3)
        made += _arcade(-36, 64, 3, 13.5, 19)
    elif cost == 2:
        made += cast(-40, 0, 74) + _block(-40, 72, (26, 19, 17), 4, parapet=5)
        made += _arcade(-40, 72, 4, 12.5, 19.5) + _balcony(-4, -27, 26)
    elif cost == 3:
        made += cast(-42, 0, 78) + _block(-42, 76, (26, 21, 18, 14), 4)
        made += _arcade(-42, 76, 4, 13, 20) + _balcony(-4, -27, 34) + _shield(-4, -31.4, 3.4)
    elif cost == 4:
        made += cast(-44, 0, 82)
        made += wall(PLASTER, -24, -94, 40, 13, 6) + windows(-23, 15, 4, -96, 5, 8) + _flat(-24, -107, 40, 6, 3, 4, 5)
        made += _block(-44, 80, (26, 22, 19, 16), 5)
        made += _arcade(-44, 80, 5, 11, 19.5) + _balcony(-4, -27, 50) + banner(-28, -45, 15) + banner(20, -45, 15)
    else:
        made += cast(-56, 0, 108, 6)
        for x in (-56, 24):
            made += _block(x, 30, (26, 20, 16), 2, 3, 6, ROSE, parapet=6) + _arcade(x, 30, 2, 10, 18.5)
        made += wall(PLASTER, -19, -102, 32, 14, 6) + windows(-18, 12, 3, -104, 5.4, 9)
        made += _flat(-19, -116, 32, 6, 3, 4, 5) + flag(-3, -124, 14, "#bb4a2a", 12)
        made += _block(-35, 64, (28, 23, 21, 19), 4)
        made += _arcade(-35, 64, 3, 14, 22) + _balcony(-3, -29, 56) + banner(-16, -49, 17) + banner(10, -49, 17)
        made += _shield(-3, -57, 3.4)
    return made


def _great() -> str:
    made = slab(82) + cast(-77, 0, 148, 6)
    for x in (-78, 40):
        made += flag(x + 18, -82, 18, "#bb4a2a", 11)
        made += _block(x, 36, (29, 23, 20), 3, 3.4, 7, ROSE) + _arcade(x, 36, 3, 8.4, 19)
    made += (
        wall(PLASTER, -24, -116, 44, 16, 7) + windows(-23, 19, 4, -118, 5.6, 10) + _flat(-24, -132, 44, 7, 3.4, 4.4, 5)
    )
    made += crown(-2, -141.5, 16)
    made += _block(-40, 76, (32, 26, 23, 22), 5, 6, 9)
    made += "".join(column(at, -32, 3.6, 70) for at in (-39, -24.6, 20.6, 35))
    made += _arcade(-40, 76, 5, 10.4, 23) + _balcony(-2, -34, 60) + banner(-17, -57, 19) + banner(13, -57, 19)
    return made + _shield(-2, -62, 4.2)


DRAWINGS: Final[dict[str, Drawing]] = plots("palazzo", _palazzo)
