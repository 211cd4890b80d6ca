"""The castello: a castle of grey stone on a green hill, with round towers, blue roofs and a flag."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.bake.shapes import LINE, arched, group, n, path, rect, spread, stroke
from render.games.carrara.art.building.grounds import bush, cypress, flag, knoll
from render.games.carrara.art.building.masonry import courses, machicolation, merlons, shade, slit, wall
from render.games.carrara.art.building.materials import SLATE, STONE, TRIM, WOOD
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import cone


def _round(x: float, base: float, width: float, height: float, roof: float, slits: tuple[float, ...] = (0.5,)) -> str:
    """Draw a round tower; `x` is its middle; without a roof it has battlements."""
    left, top, sag = x - width / 2, base - height, width * 0.09
    made = path(
        f"M{n(left)} {n(top)}V{n(base)}Q{n(x)} {n(base + 2 * sag)} {n(left + width)} {n(base)}V{n(top)}Z",
        STONE.round,
        LINE,
    )
    stones = ""
    for k in range(1, int(height / 6)):
        y = base - k * 6
        at = left + width * (0.12 + 0.36 * (k % 3) / 2)
        stones += f"M{n(at)} {n(y)}q{n(width * 0.14)} {n(sag * 0.6)} {n(width * 0.3)} {n(sag * 0.7)}"
    made += stroke(stones, STONE.joint, 0.6, 0.75)
    made += "".join(slit(x - width * 0.06, base - height * share, max(2.2, width * 0.13), 6.4) for share in slits)
    wide = width + 4
    band = (
        f"M{n(x - wide / 2)} {n(top)}v-6Q{n(x)} {n(top - 6 + 2 * sag)} {n(x + wide / 2)}"
        f" {n(top - 6)}v6Q{n(x)} {n(top + 2 * sag)} {n(x - wide / 2)} {n(top)}Z"
    )
    low = f"M{n(left)} {n(top)}Q{n(x)} {n(top + 2 * sag)} {n(left + width)} {n(top)}v3Q{n(x)} {n(top + 2 * sag + 3)}"
    low += f" {n(left)} {n(top + 3)}Z"
    made += group(path(low, "#33211a"), opacity=0.4)
    made += path(band, STONE.round, LINE)
    if roof:
        return made + cone(x, top - 5.4, wide + 4, roof, SLATE)
    part = wide / 7
    for k in range(4):
        at = x - wide / 2 + 2 * k * part
        made += rect(
            at,
            top - 11 + sag * (0.9 if k in (1, 2) else 0.2),
            part,
            6,
            STONE.round if k in (1, 2) else (STONE.front if not k else STONE.side),
            LINE,
            0.6,
        )
    return made


def _curtain(x: float, base: float, width: float, height: float, count: int, seed: int, side: float = 0) -> str:
    made = wall(STONE, x, base, width, height, side) + courses(STONE, x, base, width, height, 4.6, seed)
    made += shade(x, base - height + 2, width, 1) + rect(x - 0.6, base - height, width + 1.2, 2, STONE.front, LINE, 0.6)
    return made + merlons(STONE, x, base - height, width, count, 5)


def _keep(x: float, base: float, width: float, height: float, count: int, side: float = 6) -> str:
    """Draw the square main tower."""
    made = wall(STONE, x, base, width, height, side) + courses(STONE, x, base, width, height, 4.6, int(height))
    top = base - height
    made += machicolation(STONE, x, top + 2, width, max(4, int(width / 5)), 3.2, 1.8)
    return made + merlons(STONE, x - 1.8, top - 4.4, width + 3.6, count, 5.6)


def _gate(x: float, base: float, width: float, height: float) -> str:
    planks = "".join(f"M{n(at)} {n(base)}v{n(-height * 0.7)}" for at in spread(x - width / 2, x + width / 2, 4))
    return (
        path(arched(x, base, width + 4, height + 2), TRIM.front, LINE, 0.7)
        + path(arched(x, base, width, height), WOOD.front, "#2e180a", 0.7)
        + stroke(planks + f"M{n(x - width / 2)} {n(base - height * 0.35)}h{n(width)}", "#2e180a", 0.6)
    )


def _road(x: float, base: float, width: float) -> str:
    """Draw the way down from the gate."""
    r = width / 2
    return path(
        f"M{n(x - r)} {n(base)}H{n(x + r)}C{n(x + r + 3)} {n(base + 3)}"
        f" {n(x + r - 8)} 4 {n(x + r + 3)} 8.4H{n(x - r - 9)}"
        f"C{n(x - r - 12)} 4 {n(x - r + 2)} {n(base + 3)} {n(x - r)} {n(base)}Z",
        "#e8d3a4", "#9a8150", 0.6,
    )  # fmt: skip


def _rocks(places: tuple[tuple[float, float, float], ...]) -> str:
    made = ""
    for x, y, s in places:
        d = f"M{n(x - s)} {n(y)}l{n(s * 0.4)} {n(-s * 0.8)}l{n(s * 0.7)} {n(-s * 0.25)}l{n(s * 0.6)} {n(s * 0.5)}"
        made += path(f"{d}l{n(s * 0.35)} {n(s * 0.55)}Z", STONE.front, LINE, 0.6)
    return made


def _castello(cost: int) -> str:
    if cost == 8:
        return _great()
    if cost == 1:
        made = knoll(63, 14) + cypress(-50, -1, 28) + cypress(50, 0, 21)
        house = _round(18, -10, 19, 25, 17) + _curtain(-24, -10, 36, 22, 4, 1) + flag(-17, -36, 17, size=13)
        house += _round(-18, -9, 15, 26, 0, ()) + _gate(-1, -9.4, 9, 13)
        made += group(house, move=(0, 2), scale=1.22) + _road(-1, -9.2, 11)
        return made + bush(-36, 1, 9) + bush(38, 1, 9)
    if cost == 2:
        made = knoll(64, 15) + cypress(-50, -1, 26) + cypress(50, -1, 22)
        made += flag(-1, -56, 21, size=13) + _keep(-14, -14, 26, 38, 4)
        made += _round(28, -9, 19, 33, 19) + _round(-30, -9, 19, 33, 19)
        made += _curtain(-21, -10, 40, 24, 5, 2) + _gate(-1, -9.6, 10.5, 15) + _road(-1, -9, 10)
        return made + bush(-42, -1, 9) + bush(40, -1, 10) + bush(14, -4, 6)
    if cost == 3:
        made = knoll(64, 18) + cypress(-54, 0, 30) + cypress(53, 1, 22)
        made += (
            flag(-2, -76, 21, size=14)
            + _keep(-18, -16, 32, 54, 4)
            + slit(-10, -46, 3, 8)
            + slit(6, -46, 3, 8)
            + slit(-2, -57, 3, 7)
        )
        made += (
            _round(16, -20, 15, 56, 20)
            + _round(33, -9, 22, 38, 22, (0.28, 0.6))
            + _round(-34, -9, 22, 38, 22, (0.28, 0.6))
        )
        made += _curtain(-23, -11, 46, 27, 6, 3) + _gate(-1, -10.6, 12, 17) + _road(-1, -10, 11)
        return made + bush(-47, 0, 10) + bush(46, 0, 9) + bush(17, -4, 7) + _rocks(((-20, -2, 4), (26, 3, 3)))
    if cost == 4:
        made = knoll(64, 22) + cypress(-57, 2, 30) + cypress(56, 3, 24)
        made += flag(-3, -93, 21, size=15) + _round(-24, -24, 17, 56, 24) + _round(22, -24, 17, 50, 22)
        made += _keep(-17, -18, 30, 70, 4) + slit(-9, -52, 3, 9) + slit(5, -52, 3, 9) + slit(-2, -70, 3.4, 9)
        made += _round(38, -8, 23, 42, 25, (0.25, 0.58)) + _round(-41, -8, 23, 42, 25, (0.25, 0.58))
        made += (
            _curtain(-30, -11, 58, 26, 7, 4) + _round(12, -10, 13, 34, 0, (0.5,)) + _round(-14, -10, 13, 34, 0, (0.5,))
        )
        made += _curtain(-9, -10, 16, 30, 2, 5) + _gate(-1, -9.6, 12, 18) + _road(-1, -9, 12)
        return (
            made + bush(-52, 2, 9) + bush(50, 2, 9) + bush(26, -2, 8) + _rocks(((-28, 0, 5), (38, 4, 4), (-40, 4, 3)))
        )
    made = knoll(65, 28) + cypress(-59, 4, 32) + cypress(-52, 4, 24) + cypress(58, 5, 26)
    made += flag(-1, -111, 21, size=15) + _round(-27, -30, 18, 66, 26) + _round(27, -30, 18, 60, 25)
    made += (
        _keep(-18, -24, 34, 82, 4, 7)
        + "".join(slit(x, y, 3.2, 9) for x in (-9, 7) for y in (-66, -84))
        + slit(-1, -75, 3.6, 10)
    )
    made += _round(14, -34, 13, 44, 18, (0.6,)) + _curtain(-34, -26, 66, 24, 8, 6)
    made += _round(41, -9, 25, 45, 27, (0.25, 0.58)) + _round(-43, -9, 25, 45, 27, (0.25, 0.58))
    made += _curtain(-32, -11, 60, 24, 7, 4) + _round(14, -10, 14, 34, 0) + _round(-16, -10, 14, 34, 0)
    made += _curtain(-10, -10, 18, 31, 2, 5) + _gate(-1, -9.6, 13, 19) + _road(-1, -9, 13)
    return made + bush(-34, 2, 9) + bush(52, 3, 9) + bush(29, -1, 8) + _rocks(((-28, 3, 5), (40, 5, 4), (-48, 6, 4)))


def _great() -> str:
    made = knoll(83, 38) + cypress(-77, 4, 36) + cypress(-69, 3, 27) + cypress(76, 4, 30)
    made += (
        flag(-2, -137, 21, size=17)
        + _round(-36, -40, 20, 76, 30, (0.5, 0.72))
        + _round(36, -40, 20, 70, 28, (0.5, 0.72))
    )
    made += _keep(-24, -34, 44, 94, 5, 8)
    made += "".join(slit(x, y, 3.6, 10) for x in (-14, -2, 10) for y in (-84, -104))
    made += _round(-22, -44, 15, 56, 22, (0.6,)) + _round(20, -44, 15, 56, 22, (0.6,))
    made += _curtain(-50, -36, 98, 24, 11, 6)
    made += _round(-52, -24, 22, 50, 26, (0.3, 0.6)) + _round(51, -24, 22, 50, 26, (0.3, 0.6))
    made += _curtain(-60, -14, 118, 24, 13, 7)
    made += _round(-62, -6, 24, 42, 27, (0.25, 0.58)) + _round(61, -6, 24, 42, 27, (0.25, 0.58))
    made += _round(-18, -12, 17, 42, 22, (0.5,)) + _round(16, -12, 17, 42, 22, (0.5,))
    made += _curtain(-11, -12, 20, 34, 3, 5) + _gate(-1, -11.6, 14, 22) + _road(-1, -11, 15)
    made += bush(-38, 0, 11) + bush(38, 1, 11) + bush(-48, 4, 8) + bush(70, 5, 9) + bush(30, 4, 7)
    return made + _rocks(((-30, 4, 6), (50, 6, 5), (-58, 6, 5)))


DRAWINGS: Final[dict[str, Drawing]] = plots("castello", _castello)
