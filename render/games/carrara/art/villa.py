"""The villa: a country house with a loggia, a tiled roof and cypresses."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.bake.shapes import LINE, arched, ellipse, n, path, poly, rect, spread, stroke
from render.games.carrara.art.building.grounds import bush, cypress, knoll
from render.games.carrara.art.building.masonry import RISE, column, cornice, door, opening, quoins, shade, wall
from render.games.carrara.art.building.materials import CYPRESS, GLASS, LEAVES, OCHRE, TRIM
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import chimney, hip

_GREEN: Final = "#4f7d4a"


def _shutters(x: float, base: float, width: float, height: float) -> str:
    """Draw a window with green shutters; `x` is its middle."""
    leaf = width * 0.62
    made = rect(x - width / 2 - 0.8, base - height - 0.8, width + 1.6, height + 0.8, TRIM.front, LINE, 0.5)
    made += rect(x - width / 2, base - height, width, height, GLASS)
    for left in (x - width / 2 - leaf, x + width / 2):
        made += rect(left, base - height - 0.4, leaf, height + 0.8, _GREEN, "#2c4a2c", 0.6)
        made += stroke(
            "".join(f"M{n(left + 0.6)} {n(base - height * s)}h{n(leaf - 1.2)}" for s in (0.2, 0.4, 0.6, 0.8)),
            "#7fae72",
            0.5,
        )
    return made + rect(x - width / 2 - 1.4, base, width + 2.8, 1.3, TRIM.front, LINE, 0.5)


def _loggia(x: float, base: float, width: float, height: float, arches: int) -> str:
    """Draw an open gallery: arches on columns before a shaded wall."""
    part = width / arches
    made = ""
    for at in spread(x, x + width, arches):
        made += path(arched(at, base, part * 0.74 + 1.8, height * 0.92 + 0.9), TRIM.front, LINE, 0.5)
        made += path(arched(at, base, part * 0.74, height * 0.92), "url(#dark)")
        made += rect(at - part * 0.16, base - height * 0.5, part * 0.32, height * 0.5, "#7a4c2a")
    for place in range(arches + 1):
        made += column(x + part * place, base, max(1.8, part * 0.2), height * 0.62, TRIM)
    return made + rect(x - 2, base, width + 4, 1.6, TRIM.front, LINE, 0.5)


def _house(x: float, base: float, width: float, height: float, roof: float, side: float = 7, inset: float = 12) -> str:
    made = wall(OCHRE, x, base, width, height, side)
    made += shade(x, base - height, width, 3.2)
    made += quoins(x, base, width, height - 3)
    return made + hip(x, base - height, width, roof, side, 5, inset)


def _tower(x: float, base: float, width: float, height: float, side: float = 5, arches: int = 2) -> str:
    """Draw a belvedere: a small tower with open arches and a roof."""
    made = wall(OCHRE, x, base, width, height, side)
    made += "".join(
        opening(at, base - height + 13, width / arches * 0.48, 9.6) for at in spread(x + 1, x + width - 1, arches)
    )
    made += cornice(x, base - height + 15.5, width, side, 1, 1.6)
    if width > 26:
        made += ellipse(x + width / 2, base - height + 23, 3.4, 3.4, TRIM.light, LINE, 0.6)
        made += ellipse(x + width / 2, base - height + 23, 2.2, 2.2, GLASS)
    return (
        made + shade(x, base - height, width, 2.4) + hip(x, base - height, width, width * 0.3, side, 3.4, width * 0.34)
    )


def _stairs(x: float, base: float, width: float, count: int, step: float = 1.8) -> str:
    made = ""
    for k in range(count):
        wide = width + k * 3.2
        made += rect(x - wide / 2, base + k * step, wide, step, TRIM.front, LINE, 0.5)
    return made


def _terrace(x: float, base: float, width: float, height: float, side: float = 6) -> str:
    """Draw a garden wall with a balustrade."""
    made = wall(TRIM, x, base, width, height, side)
    top = base - height
    posts = "".join(f"M{n(at)} {n(top)}v-3.4" for at in spread(x, x + width, int(width / 3)))
    made += stroke(posts, LINE, 1.7) + stroke(posts, "#fff4dc", 0.9)
    return (
        made
        + rect(x - 1, top - 4.8, width + 2, 1.6, TRIM.front, LINE, 0.5)
        + rect(x - 1, top - 0.8, width + 2, 1.4, TRIM.front, LINE, 0.5)
    )


def _hedge(x: float, base: float, width: float, height: float = 4) -> str:
    right, top, far, up = x + width, base - height, x + width + 3, 3 * RISE
    return (
        poly([(right, top), (far, top - up), (far, base - up), (right, base)], CYPRESS.deep, "#1b3621", 0.5)
        + poly([(x, top), (x + 3, top - up), (far, top - up), (right, top)], "#a3c46a", "#2b4a24", 0.5)
        + rect(x, top, width, height, LEAVES.front, "#2b4a24", 0.6)
    )


def _path(x: float, base: float, width: float) -> str:
    r = width / 2
    return path(f"M{n(x - r)} {n(base)}H{n(x + r)}L{n(x + r + 5)} 8.6H{n(x - r - 5)}Z", "#ecd9ad", "#a08a55", 0.6)


def _lemon(x: float, base: float, size: float = 5) -> str:
    """Draw a lemon tree in a pot."""
    fruit = "".join(
        ellipse(x + dx * size, base - size * dy, size * 0.13, size * 0.13, "#f6cf3d")
        for dx, dy in ((-0.25, 1.1), (0.2, 1.35), (0.22, 0.95))
    )
    pot = poly(
        [
            (x - size * 0.32, base - size * 0.5),
            (x + size * 0.32, base - size * 0.5),
            (x + size * 0.22, base),
            (x - size * 0.22, base),
        ],
        "#c9653c",
        "#6d3a20",
        0.5,
    )
    return pot + ellipse(x, base - size * 1.1, size * 0.52, size * 0.55, "url(#leaf-b)", LEAVES.deep, 0.5) + fruit


def _villa(cost: int) -> str:
    if cost == 8:
        return _great()
    if cost == 1:
        made = knoll(63, 10) + cypress(-44, -3, 48) + cypress(41, -3, 38)
        made += _house(-31, -6, 58, 32, 16, 7, 13) + chimney(12, -52, 4.6, 8)
        made += (
            _loggia(-20, -6, 36, 18, 3)
            + _shutters(-16, -27, 4, 6.4)
            + _shutters(-2, -27, 4, 6.4)
            + _shutters(12, -27, 4, 6.4)
        )
        return made + _path(-2, -4, 12) + bush(-35, 0, 10) + bush(32, 1, 9) + bush(-50, 3, 7)
    if cost == 2:
        made = knoll(64, 11) + cypress(-50, -2, 62) + cypress(-41, -4, 44) + cypress(50, -1, 50)
        made += _house(-36, -6, 70, 42, 17, 7, 15) + chimney(-20, -60, 5, 8) + chimney(14, -62, 5, 8)
        made += _loggia(-26, -6, 50, 20, 4) + cornice(-36, -27, 70, 7, 0.8, 1.8)
        made += "".join(_shutters(x, -34, 4.6, 8) for x in spread(-34, 32, 4))
        return made + _path(-1, -4, 13) + bush(-42, 1, 10) + bush(40, 1, 10) + _lemon(-15, 3, 6) + _lemon(14, 3, 6)
    if cost == 3:
        made = knoll(64, 12) + cypress(-54, -1, 74) + cypress(-45, -3, 54) + cypress(53, 0, 60)
        made += _tower(-16, -62, 27, 31) + _house(-38, -7, 74, 50, 16, 8, 16) + chimney(18, -70, 5, 9)
        made += _loggia(-29, -7, 56, 22, 5) + cornice(-38, -30.4, 74, 8, 0.8, 1.8)
        made += "".join(_shutters(x, -39, 5, 10) for x in spread(-36, 34, 4))
        made += _stairs(-1, -5.6, 16, 3) + _path(-1, -0.2, 22)
        return (
            made
            + _hedge(-42, 3, 22)
            + _hedge(19, 3, 22)
            + bush(-50, 4, 8)
            + bush(50, 3, 9)
            + _lemon(-16, 6, 6)
            + _lemon(14, 6, 6)
        )
    if cost == 4:
        made = knoll(64, 12) + cypress(-55, 1, 84) + cypress(-47, -2, 62) + cypress(56, 2, 72) + cypress(50, -1, 52)
        made += _tower(-16, -78, 30, 33, 6) + _house(-48, -7, 30, 38, 12, 6, 9)
        made += _shutters(-41, -29, 4.4, 8) + opening(-40, -7, 8, 15) + bush(37, -3, 15) + bush(47, -2, 11)
        made += _house(-33, -7, 62, 62, 15, 7, 15)
        made += _loggia(-27, -7, 50, 22, 4) + cornice(-33, -30.6, 62, 7, 0.8, 1.8)
        made += "".join(_shutters(x, -37, 4.6, 9) for x in spread(-31, 27, 4)) + "".join(
            _shutters(x, -54, 4.4, 7) for x in spread(-31, 27, 4)
        )
        made += _stairs(-2, -5.6, 18, 4) + _path(-2, 1.4, 26)
        return (
            made
            + _hedge(-46, 3, 26)
            + _hedge(20, 3, 24)
            + _lemon(-20, 7, 6.4)
            + _lemon(17, 7, 6.4)
            + bush(-56, 6, 7)
            + bush(54, 6, 8)
        )
    made = knoll(65, 14) + cypress(-56, 2, 94) + cypress(-49, 0, 70) + cypress(57, 3, 80) + cypress(51, 0, 60)
    made += _tower(-18, -88, 34, 38, 7, 3) + _house(-52, -13, 34, 42, 13, 6, 10) + _house(18, -13, 32, 42, 13, 6, 10)
    made += (
        _shutters(-44, -38, 4.6, 8.4)
        + _shutters(42, -38, 4.6, 8.4)
        + opening(-43, -13, 8, 16)
        + opening(41, -13, 8, 16)
    )
    made += _house(-35, -13, 66, 68, 15, 7, 16)
    made += _loggia(-29, -13, 54, 22, 5) + cornice(-35, -36.4, 66, 7, 0.8, 1.8) + _loggia(-17, -40, 30, 17, 3)
    made += (
        _shutters(-26, -43, 4.6, 9)
        + _shutters(22, -43, 4.6, 9)
        + "".join(_shutters(x, -65, 4.6, 8.4) for x in spread(-33, 29, 4))
    )
    made += _terrace(-54, 0, 104, 9, 6) + _stairs(-2, -9.6, 18, 6, 1.9) + _path(-2, 1.6, 32)
    made += _hedge(-48, 4.4, 24) + _hedge(24, 4.4, 22)
    return made + _lemon(-26, 6, 7) + _lemon(23, 6, 7) + _lemon(-48, -13, 5) + _lemon(47, -13, 5)


def _great() -> str:
    made = knoll(83, 17) + cypress(-74, 3, 108) + cypress(-67, 0, 82) + cypress(75, 4, 96) + cypress(68, 0, 72)
    made += _tower(-20, -104, 38, 41, 8, 3)
    for x in (-68, 26):
        made += _tower(x + 9, -66, 22, 26, 5) + _house(x, -17, 42, 47, 14, 7, 12)
        made += "".join(_shutters(at, -45, 4.6, 9) for at in spread(x + 1, x + 41, 3)) + _loggia(x + 5, -17, 32, 20, 3)
    made += _house(-42, -17, 80, 82, 17, 8, 19)
    made += _loggia(-35, -17, 66, 24, 5) + cornice(-42, -43, 80, 8, 0.8, 2) + _loggia(-22, -47, 40, 19, 3)
    made += (
        _shutters(-31, -51, 5, 10)
        + _shutters(27, -51, 5, 10)
        + "".join(_shutters(x, -76, 5, 10) for x in spread(-40, 36, 5))
    )
    made += cornice(-42, -69.5, 80, 8, 0.8, 2)
    made += (
        _terrace(-72, -5, 142, 9, 6) + _terrace(-60, 3, 118, 5, 5) + _stairs(-2, -14, 22, 10, 1.9) + _path(-2, 4.4, 48)
    )
    made += _hedge(-66, 6.6, 30) + _hedge(36, 6.6, 28)
    made += "".join(_lemon(x, -18.6, 6) for x in (-66, 65)) + "".join(_lemon(x, 7, 7.4) for x in (-32, 29))
    return made + bush(-74, 7, 8) + bush(73, 7, 8) + door(-2, -17, 7, 14)


DRAWINGS: Final[dict[str, Drawing]] = plots("villa", _villa)
