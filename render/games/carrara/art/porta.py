"""The porta: a city gate of brick with swallow-tailed battlements and a portcullis."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.bake.shapes import LINE, arched, n, path, rect, spread, stroke
from render.games.carrara.art.building.grounds import cast, flag, slab
from render.games.carrara.art.building.masonry import banner, courses, machicolation, merlons, shade, slit, wall
from render.games.carrara.art.building.materials import BRICK, DARK, TRIM
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import hip

_RED: Final = "#bb4a2a"


def portcullis(x: float, base: float, width: float, height: float, bars: int = 4) -> str:
    """Draw the arch of a gate with its grating half let down; `x` is its middle."""
    edge = max(2.4, width * 0.13)
    r = width / 2
    made = path(arched(x, base, width + 2 * edge, height + edge), TRIM.front, LINE)
    rays = "".join(
        f"M{n(x + r * dx)} {n(base - height + r - r * dy)}"
        f"L{n(x + (r + edge) * dx)} {n(base - height + r - (r + edge) * dy)}"
        for dx, dy in (
            (-0.97, 0.26),
            (-0.8, 0.6),
            (-0.5, 0.87),
            (-0.17, 0.98),
            (0.17, 0.98),
            (0.5, 0.87),
            (0.8, 0.6),
            (0.97, 0.26),
        )
    )
    made += stroke(rays, TRIM.joint, 0.6) + path(arched(x, base, width, height), DARK, "#3a2114", 0.7)
    lower, bar = base - height * 0.22, max(1.1, width * 0.07)
    ups = ""
    for at in spread(x - r, x + r, bars):
        share = abs(at - x) / r
        top = base - height + r - r * (1 - share * share) ** 0.5
        ups += f"M{n(at)} {n(top + bar)}V{n(lower + 2.4)}"
    rows = [base - height * share for share in (0.32, 0.5, 0.68)]
    across = "".join(f"M{n(x - r + bar)} {n(y)}H{n(x + r - bar)}" for y in rows if y > base - height + r * 0.5)
    made += stroke(ups + across, "#2c1a10", bar + 0.8) + stroke(ups + across, "#d9b06a", bar)
    inside = (
        f"M{n(x - r)} {n(base)}V{n(base - height + r)}A{n(r)} {n(r)} 0 0 1 {n(x)} {n(base - height)}"
        f"Q{n(x - r + 2)} {n(base - height + 2)} {n(x - r + 2)} {n(base - height + r)}V{n(base)}Z"
    )
    return made + path(inside, "#1a0f09")


def _tower(
    x: float,
    width: float,
    height: float,
    count: int = 3,
    side: float = 6,
    *,
    slits: tuple[float, ...] = (0.42,),
    base: float = 0,
) -> str:
    """Draw a square tower with a gallery and battlements."""
    made = wall(BRICK, x, base, width, height, side) + courses(BRICK, x, base, width, height, 4.2, int(height))
    made += "".join(slit(x + width / 2, base - height * share, 2.6, 7) for share in slits)
    top = base - height
    made += machicolation(BRICK, x, top + 2, width, max(3, int(width / 5)), 3.4, 1.8)
    return made + merlons(BRICK, x - 1.8, top - 4.8, width + 3.6, count, 6.4, swallow=True)


def _curtain(x: float, width: float, height: float, count: int, side: float = 6) -> str:
    """Draw a stretch of the city wall."""
    made = wall(BRICK, x, 0, width, height, side) + courses(BRICK, x, 0, width, height, 4.2, int(width + height))
    made += shade(x, -height + 4, width, 1) + rect(x - 0.6, -height, width + 1.2, 2, BRICK.front, LINE, 0.6)
    return made + merlons(BRICK, x, -height, width, count, 6, swallow=True)


def _arms(x: float, y: float, size: float) -> str:
    """Draw the city's arms on the wall."""
    d = (
        f"M{n(x - size)} {n(y - size)}h{n(2 * size)}v{n(size)}q0 {n(size)} {n(-size)}"
        f" {n(size * 1.5)}q{n(-size)} {n(-size * 0.5)} {n(-size)} {n(-size * 1.5)}Z"
    )
    cross = f"M{n(x)} {n(y - size)}v{n(size * 2.4)}M{n(x - size)} {n(y - size * 0.1)}h{n(2 * size)}"
    return path(d, "#fff6e2", LINE, 0.9) + stroke(cross, _RED, size * 0.5) + path(d, "none", "#6b2412", 0.9)


def _house(x: float, base: float, width: float, height: float, side: float) -> str:
    """Draw a guard's room with a tiled roof on top of a tower."""
    made = wall(BRICK, x, base, width, height, side)
    made += "".join(
        slit(at, base - height * 0.25, 3, height * 0.5) for at in spread(x, x + width, 2 if width < 30 else 3)
    )
    return made + hip(x, base - height, width, height * 0.7, side, 3.6, width * 0.26)


def _porta(cost: int) -> str:
    if cost == 8:
        return _great()
    made = slab()
    if cost == 1:
        made += cast(-46, 0, 88) + _curtain(-28, 48, 32, 5)
        made += _tower(-48, 24, 44) + _tower(16, 24, 44)
        return made + portcullis(-4, 0, 24, 25, 4)
    if cost == 2:
        made += cast(-54, 0, 104) + _curtain(-32, 58, 44, 5)
        made += _tower(-56, 26, 58) + _tower(22, 26, 58)
        return made + portcullis(-4, 0, 30, 33, 5)
    if cost == 3:
        made += cast(-58, 0, 112) + wall(BRICK, -34, 0, 64, 56, 8) + courses(BRICK, -34, 0, 64, 56, 4.4, 3)
        made += machicolation(BRICK, -34, -54, 64, 9, 3.4, 0) + merlons(BRICK, -33, -60.8, 62, 6, 8, swallow=True)
        made += _tower(-59, 28, 80, 3, 7, slits=(0.26, 0.56)) + _tower(25, 28, 80, 3, 7, slits=(0.26, 0.56))
        return made + portcullis(-3, 0, 34, 40, 5) + _arms(-3, -48.5, 3.2)
    if cost == 4:
        made += cast(-58, 0, 112, 6)
        made += _house(-20, -62, 34, 22, 6)
        made += wall(BRICK, -34, 0, 64, 60, 8) + courses(BRICK, -34, 0, 64, 60, 4.4, 3)
        made += machicolation(BRICK, -34, -58, 64, 9, 3.4, 0) + merlons(BRICK, -33, -64.8, 62, 6, 8, swallow=True)
        for x in (-60, 26):
            made += flag(x + 14, -98, 18, _RED, 12) + _tower(x, 28, 92, 3, 7, slits=(0.2, 0.44, 0.68))
        return made + portcullis(-3, 0, 36, 43, 5) + _arms(-3, -52, 3.6)
    made += cast(-60, 0, 116, 5)
    made += flag(-3, -112, 24, _RED, 12)
    made += _tower(-22, 38, 112, 4, 7, slits=()) + "".join(slit(x, -82, 4, 11) for x in (-11, 5)) + _arms(-3, -99, 4)
    made += wall(BRICK, -36, 0, 66, 66, 8) + courses(BRICK, -36, 0, 66, 66, 4.4, 3)
    made += machicolation(BRICK, -36, -63, 66, 9, 3.6, 0) + merlons(BRICK, -35, -70.2, 64, 6, 8, swallow=True)
    for x in (-62, 26):
        made += flag(x + 15, -94, 17, _RED, 12) + _tower(x, 30, 86, 3, 7, slits=(0.16, 0.72))
        made += banner(x + 15, -52, 22)
    return made + portcullis(-3, 0, 38, 46, 5) + _arms(-3, -56, 4)


def _great() -> str:
    made = slab(82) + cast(-78, 0, 150, 6)
    made += _curtain(-80, 30, 44, 3) + _curtain(44, 30, 44, 3)
    for x in (-82, 60):
        made += _tower(x, 19, 70, 3, 5, slits=(0.3, 0.58))
    made += _house(-20, -124, 38, 20, 7)
    made += (
        _tower(-25, 48, 118, 5, 8, slits=())
        + "".join(slit(x, -88, 4.4, 13) for x in (-13, -1, 11))
        + _arms(-1, -108, 4.6)
    )
    made += wall(BRICK, -46, 0, 90, 72, 8) + courses(BRICK, -46, 0, 90, 72, 4.6, 5)
    made += machicolation(BRICK, -46, -69, 90, 11, 4, 0) + merlons(BRICK, -45, -77, 88, 8, 8.6, swallow=True)
    for x in (-58, 26):
        made += flag(x + 16, -116, 20, _RED, 14) + _tower(x, 32, 108, 4, 8, slits=(0.54, 0.74))
        made += portcullis(x + 16, 0, 13, 26, 3) + banner(x + 16, -54, 17)
    return made + portcullis(-1, 0, 42, 52, 6) + _arms(-1, -63, 4.4)


DRAWINGS: Final[dict[str, Drawing]] = plots("porta", _porta)
