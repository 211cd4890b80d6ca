"""The villa: a low country house with a loggia, stairs, a wide hipped roof and cypresses."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.games.carrara.art.building.grounds import bush, cypress, knoll
from render.games.carrara.art.building.masonry import RISE, column, cornice, door, opening, quoins, shade, wall
from render.games.carrara.art.building.materials import CYPRESS, GLASS, LEAVES, OCHRE, TRIM
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import chimney, hip
from render.games.carrara.art.building.shapes import LINE, arched, ellipse, n, path, poly, rect, spread, stroke

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


def _house(
    x: float, base: float, width: float, height: float, roof: float, side: float = 7, inset: float = 12, over: float = 5
) -> str:
    made = wall(OCHRE, x, base, width, height, side)
    made += shade(x, base - height, width, 3.2)
    made += quoins(x, base, width, height - 3)
    return made + hip(x, base - height, width, roof, side, over, inset)


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
        made = knoll(64, 9) + cypress(-54, -1, 42) + cypress(53, 0, 35)
        made += _house(-40, -5, 76, 23, 17, 7, 26, 8) + chimney(14, -45, 4.6, 7)
        made += _loggia(-30, -5, 56, 17, 4) + _stairs(-2, -4.2, 14, 3, 1.6)
        return made + _path(-2, 0.6, 20) + bush(-42, 2, 9) + bush(40, 2, 9)
    if cost == 2:
        made = knoll(65, 10) + cypress(-55, 0, 62) + cypress(-51, -2, 44) + cypress(54, 0, 50)
        made += _house(-43, -6, 82, 32, 20, 7, 28, 9) + chimney(-20, -55, 5, 8) + chimney(14, -56, 5, 8)
        made += _loggia(-33, -6, 62, 18, 5) + cornice(-43, -24.4, 82, 7, 0.8, 1.6)
        made += "".join(_shutters(x, -28, 4.4, 6) for x in spread(-41, 37, 5)) + _stairs(-2, -4.8, 16, 3, 1.6)
        return made + _path(-2, 0, 22) + bush(-44, 2, 9) + bush(43, 2, 9) + _lemon(-20, 5, 6) + _lemon(17, 5, 6)
    if cost == 3:
        made = knoll(65, 11) + cypress(-55, 0, 80) + cypress(-51, -2, 58) + cypress(55, 1, 66) + cypress(52, -1, 46)
        made += _tower(-14, -56, 24, 33) + _house(-43, -7, 82, 39, 22, 8, 29, 9) + chimney(18, -66, 5, 8)
        made += _loggia(-34, -7, 64, 20, 5) + cornice(-43, -28.4, 82, 8, 0.8, 1.8)
        made += "".join(_shutters(x, -33, 4.8, 8) for x in spread(-41, 37, 5))
        made += _stairs(-2, -5.6, 18, 4) + _path(-2, 1.4, 26)
        made += _hedge(-46, 3, 24) + _hedge(19, 3, 24)
        return made + _lemon(-19, 6, 6) + _lemon(16, 6, 6)
    if cost == 4:
        made = knoll(65, 12) + cypress(-57, 2, 96) + cypress(-54, -1, 70) + cypress(57, 3, 82) + cypress(54, 0, 58)
        made += _tower(-16, -68, 28, 38, 6) + _house(-49, -7, 94, 28, 17, 7, 14, 6)
        made += opening(-42, -7, 8, 15) + opening(38, -7, 8, 15)
        made += _house(-36, -7, 68, 46, 22, 7, 26, 9)
        made += _loggia(-28, -7, 52, 22, 4) + cornice(-36, -30.6, 68, 7, 0.8, 1.8)
        made += "".join(_shutters(x, -38, 5, 9) for x in spread(-34, 30, 4))
        made += _stairs(-2, -5.6, 18, 4) + _path(-2, 1.4, 26)
        made += _hedge(-48, 3, 26) + _hedge(20, 3, 26)
        return made + _lemon(-20, 7, 6.4) + _lemon(17, 7, 6.4)
    made = knoll(65, 14) + cypress(-57, 3, 112) + cypress(-55, 0, 84) + cypress(57, 4, 98) + cypress(55, 0, 70)
    made += _tower(-18, -82, 32, 45, 7, 3) + _house(-53, -13, 102, 31, 18, 7, 14, 5)
    made += opening(-46, -13, 8, 16) + opening(42, -13, 8, 16)
    made += _house(-38, -13, 72, 54, 23, 7, 27, 9)
    made += _loggia(-30, -13, 56, 22, 5) + cornice(-38, -36.4, 72, 7, 0.8, 1.8) + _loggia(-16, -40, 28, 19, 3)
    made += "".join(_shutters(x, -44, 4.8, 11) for x in (-30, -22.5, 18.5, 26))
    made += _terrace(-56, 0, 108, 9, 6) + _stairs(-2, -9.6, 18, 6, 1.9) + _path(-2, 1.6, 32)
    made += _hedge(-48, 4.4, 24) + _hedge(24, 4.4, 22)
    return made + _lemon(-26, 6, 7) + _lemon(23, 6, 7) + _lemon(-48, -13, 5) + _lemon(47, -13, 5)


def _great() -> str:
    made = knoll(83, 17) + cypress(-74, 4, 128) + cypress(-71, 0, 98) + cypress(74, 5, 114) + cypress(71, 0, 84)
    made += _tower(-20, -98, 38, 47, 8, 3) + _house(-69, -17, 134, 38, 20, 8, 16, 5)
    for x in (-66, 34):
        made += "".join(_shutters(at, -42, 4.6, 8) for at in spread(x - 1, x + 29, 2)) + _loggia(x, -17, 28, 18, 3)
    made += _house(-44, -17, 84, 66, 26, 8, 32, 11)
    made += _loggia(-36, -17, 68, 24, 5) + cornice(-44, -43, 84, 8, 0.8, 2) + _loggia(-24, -47, 44, 21, 4)
    made += "".join(_shutters(x, -52, 5, 11) for x in (-35, 31)) + cornice(-44, -70, 84, 8, 0.8, 2)
    made += "".join(_shutters(x, -73.5, 4.6, 6) for x in spread(-42, 38, 5))
    made += (
        _terrace(-72, -5, 142, 9, 6) + _terrace(-60, 3, 118, 5, 5) + _stairs(-2, -14, 22, 10, 1.9) + _path(-2, 4.4, 48)
    )
    made += _hedge(-66, 6.6, 30) + _hedge(36, 6.6, 28)
    made += "".join(_lemon(x, -18.6, 6) for x in (-66, 65)) + "".join(_lemon(x, 7, 7.4) for x in (-32, 29))
    return made + bush(-74, 7, 8) + bush(73, 7, 8) + door(-2, -17, 7, 14)


DRAWINGS: Final[dict[str, Drawing]] = plots("villa", _villa)
