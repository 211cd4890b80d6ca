"""The palazzo: a town palace with rows of arched windows under a cornice."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.games.carrara.art.building.grounds import cast, flag, slab
from render.games.carrara.art.building.masonry import (
    banner,
    brackets,
    column,
    cornice,
    courses,
    door,
    opening,
    quoins,
    shade,
    wall,
    window,
    windows,
)
from render.games.carrara.art.building.materials import GOLD, PLASTER, ROSE, TRIM, Material
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import chimney, hip
from render.games.carrara.art.building.shapes import LINE, ellipse, n, path, rect, spread, stroke


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
    made += rect(x, base - storeys[0], width, storeys[0], TRIM.front, LINE)
    made += courses(TRIM, x, base, width, storeys[0], 4.4, seed=bays)
    made += quoins(x, base - storeys[0], width, sum(storeys[1:]))
    y = base - storeys[0]
    for row, height in enumerate(storeys[1:]):
        size = min(width / bays * 0.46, 7.2)
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
    """Draw the great cornice below the roof, carried by brackets; its upper edge is at `y`."""
    return cornice(x, y + height, width, side, over, height, cast=3.4) + brackets(
        x, y + height, width, int(width / 4.4)
    )


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


def _altana(x: float, y: float, width: float, height: float, arches: int, side: float = 5) -> str:
    """Draw the open loggia on top of a roof."""
    made = wall(PLASTER, x, y, width, height, side)
    made += "".join(
        opening(at, y - 2.4, width / arches * 0.5, height * 0.68) for at in spread(x + 1, x + width - 1, arches)
    )
    return (
        made
        + cornice(x, y - height, width, side, 1.6, 2)
        + hip(x, y - height - 2, width, height * 0.5, side, 3.4, width * 0.22)
    )


def _palazzo(cost: int) -> str:
    if cost == 8:
        return _great()
    made = slab()
    if cost == 1:
        made += cast(-38, 0, 70)
        made += _body(-38, 68, (22, 21), 3) + _eaves(-38, -46, 68, 7, 2.6, 3)
        made += hip(-38, -46, 68, 13, 7, 4.5, 13) + chimney(-18, -57, 4.5, 7)
        made += window(-26, -4.5, 6, 10) + window(18, -4.5, 6, 10) + door(-4, 0, 11, 15.5)
    elif cost == 2:
        made += cast(-44, 0, 82)
        made += _body(-44, 80, (23, 20, 17), 4) + _eaves(-44, -63.4, 80, 7, 3, 3.4)
        made += hip(-44, -63.4, 80, 14, 7, 5, 15) + chimney(16, -75, 5, 7)
        made += window(-33, -4.5, 6.4, 10.5) + window(25, -4.5, 6.4, 10.5) + window(-18.5, -4.5, 6.4, 10.5)
        made += window(10.5, -4.5, 6.4, 10.5) + door(-4, 0, 12, 17) + _balcony(-4, -25, 24)
    elif cost == 3:
        made += cast(-46, 0, 86)
        made += _body(-46, 84, (24, 21, 18, 14), 5) + _eaves(-46, -81, 84, 8, 3.4, 4)
        made += hip(-46, -81, 84, 14, 8, 5.5, 17) + chimney(-28, -91, 5, 8) + chimney(16, -93, 5, 7)
        made += "".join(window(x, -5, 6.6, 11) for x in (-37, -21, 13, 29)) + door(-4, 0, 13, 18.5)
        made += _balcony(-4, -26, 32) + _shield(-4, -30.4, 3.4)
    elif cost == 4:
        made += cast(-48, 0, 92)
        made += _altana(-22, -94, 34, 15, 3)
        made += _body(-48, 88, (25, 22, 19, 17), 5) + _eaves(-48, -87.4, 88, 8, 3.6, 4.4)
        made += hip(-48, -87.4, 88, 11, 8, 6, 20)
        made += _altana(-20, -96, 32, 13, 3)
        made += "".join(window(x, -5, 7, 11.5) for x in (-39, -22, 14, 31)) + door(-4, 0, 14, 20)
        made += _balcony(-4, -27, 52) + banner(-30.5, -44, 15) + banner(22.5, -44, 15)
    else:
        made += cast(-58, 0, 112, 6)
        for x in (-58, 26):
            made += (
                _body(x, 30, (25, 21, 16), 2, ROSE, 6) + _eaves(x, -65, 30, 6, 2.4, 3) + hip(x, -65, 30, 10, 6, 4, 9)
            )
            made += window(x + 8, -5, 6.6, 11.5) + window(x + 22, -5, 6.6, 11.5)
        made += _body(-33, 60, (27, 22, 20, 18), 4) + _eaves(-33, -91.6, 60, 8, 3.6, 4.6)
        made += hip(-33, -91.6, 60, 10, 8, 6, 15)
        made += _altana(-18, -98, 30, 15, 3)
        made += flag(-3, -121, 18, "#bb4a2a", 13)
        made += window(-24, -5, 7, 12.5) + window(18, -5, 7, 12.5) + door(-3, 0, 15, 22)
        made += _balcony(-3, -29, 56) + banner(-13.5, -48, 17) + banner(7.5, -48, 17)
        made += _shield(-3, -56, 3.4)
    return made


def _great() -> str:
    made = slab(82) + cast(-77, 0, 148, 6)
    for x in (-78, 40):
        made += _altana(x + 8, -77, 22, 15, 2, 5) + flag(x + 20.5, -102, 14, "#bb4a2a", 10)
        made += (
            _body(x, 36, (28, 22, 18), 3, ROSE, 7) + _eaves(x, -71.4, 36, 7, 2.6, 3.4) + hip(x, -71.4, 36, 9, 7, 4, 11)
        )
        made += _altana(x + 8, -75, 22, 14, 2, 5)
        made += "".join(opening(at, 0, 7.6, 19) for at in spread(x + 1, x + 35, 3))
    made += _body(-40, 76, (31, 25, 22, 20), 5) + _eaves(-40, -103, 76, 9, 4, 5)
    made += "".join(column(at, -31, 3.6, 66.4) for at in (-39, -24.6, 20.6, 35))
    made += hip(-40, -103, 76, 12, 9, 6, 20)
    made += _altana(-22, -111, 40, 19, 3, 6) + _balcony(-2, -113, 46)
    made += crown(-2, -141, 15)
    made += "".join(window(x, -6, 7.6, 14) for x in (-32, 28)) + "".join(opening(x, 0, 13, 24) for x in (-18, 14))
    made += door(-2, 0, 16, 25) + _balcony(-2, -33, 60) + banner(-17, -55, 19) + banner(13, -55, 19)
    return made + _shield(-2, -60, 4.2)


DRAWINGS: Final[dict[str, Drawing]] = plots("palazzo", _palazzo)
