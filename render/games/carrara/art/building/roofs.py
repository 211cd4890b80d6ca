"""Roofs of buildings: hipped roofs, gables, cones, domes with their lanterns."""

from __future__ import annotations

from render.bake.shapes import LINE, ellipse, n, path, poly, rect, stroke
from render.games.carrara.art.building.masonry import RISE
from render.games.carrara.art.building.materials import DARK, GOLD, MARBLE, TILE, TRIM, Material

_EDGE = "#5f2416"


def hip(
    x: float, y: float, width: float, height: float, side: float = 7, over: float = 3, inset: float = 9,
    m: Material = TILE,
) -> str:  # fmt: skip
    """Draw a roof with four slopes on a wall whose top is at `y`."""
    left, right, up = x - over, x + width + over, side * RISE
    end = right + side
    ridge = [(left + inset, y - height - up / 2), (right - inset + side * 0.7, y - height - up / 2)]
    rows = max(3, int((right - left) / 3.6))
    tiles = "".join(
        f"M{n(left + (right - left) * k / rows)} {n(y)}"
        f"L{n(ridge[0][0] + (ridge[1][0] - ridge[0][0]) * k / rows)} {n(ridge[0][1])}"
        for k in range(1, rows)
    )
    cross = "".join(
        f"M{n(left + inset * share)} {n(y - (height + up / 2) * share)}H{n(right - (right - ridge[1][0]) * share)}"
        for share in (0.33, 0.66)
    )
    return (
        poly([(right, y), (end, y - up), ridge[1]], m.side, _edge(m))
        + poly([(left, y), (right, y), ridge[1], ridge[0]], m.front, _edge(m))
        + stroke(tiles, m.joint, 0.55, 0.7)
        + stroke(cross, m.joint, 0.45, 0.4)
        + stroke(f"M{n(left)} {n(y + 0.4)}H{n(right)}L{n(end)} {n(y - up + 0.4)}", m.shade, 1.5)
        + stroke(
            f"M{n(left + 1)} {n(y - 0.8)}L{n(ridge[0][0])} {n(ridge[0][1])}H{n(ridge[1][0])}", "#ffd2ae", 0.8, 0.75
        )
    )


def gable(
    x: float, y: float, width: float, height: float, side: float = 7, over: float = 2, m: Material = MARBLE,
    roof: Material = TILE, rim: float = 2.4,
) -> str:  # fmt: skip
    """Draw a gable to the front: the triangle, its cornice, and the slope of the roof at the right."""
    left, right, middle, up = x - over, x + width + over, x + width / 2, side * RISE
    apex = y - height
    return (
        poly([(middle, apex), (middle + side, apex - up), (right + side, y - up), (right, y)], roof.side, _edge(roof))
        + poly([(left, y), (middle, apex), (right, y)], TRIM.front if m is not MARBLE else m.front, LINE)
        + poly(
            [(left + rim * 2.6, y - rim), (middle, apex + rim * 1.25), (right - rim * 2.6, y - rim)],
            m.dark,
            m.shade,
            0.6,
        )
        + stroke(f"M{n(left + 1)} {n(y - 0.6)}L{n(middle)} {n(apex + 0.8)}", "#ffffff", 0.8, 0.8)
    )


def cone(x: float, y: float, width: float, height: float, m: Material) -> str:
    """Draw the pointed roof of a round tower; `x` is its middle."""
    r, sag = width / 2, width * 0.1
    lines = "".join(f"M{n(x)} {n(y - height)}L{n(x + r * share)} {n(y + sag * 0.6)}" for share in (-0.5, 0, 0.45, 0.78))
    return (
        path(f"M{n(x - r)} {n(y)}L{n(x)} {n(y - height)}L{n(x + r)} {n(y)}Q{n(x)} {n(y + 2 * sag)} {n(x - r)} {n(y)}Z",
             m.round, m.deep)
        + stroke(lines, m.joint, 0.5, 0.6)
        + ellipse(x, y - height, 1, 1, "url(#gold-b)", GOLD.deep, 0.4)
    )  # fmt: skip


def dome(
    x: float, y: float, width: float, height: float, paint: str = "tile", *, ribs: int = 3, rib: str = "#fff6e2"
) -> str:
    """Draw a dome on a drum whose top is at `y`; `x` is its middle, `paint` one of tile, marble, green, gold."""
    r = width / 2
    made = path(
        f"M{n(x - r)} {n(y)}C{n(x - r)} {n(y - height * 0.62)} {n(x - r * 0.45)} {n(y - height)} {n(x)} {n(y - height)}"
        f"S{n(x + r)} {n(y - height * 0.62)} {n(x + r)} {n(y)}Q{n(x)} {n(y + width * 0.07)} {n(x - r)} {n(y)}Z",
        f"url(#{paint}-b)", _EDGE if paint == "tile" else LINE,
    )  # fmt: skip
    for place in range(1, ribs + 1):
        at = -1 + 2 * place / (ribs + 1)
        foot = y + width * 0.035 * (1 - at * at)
        made += stroke(
            f"M{n(x + r * at)} {n(foot)}" f"C{n(x + r * at)} {n(y - height * 0.6)}"
            f" {n(x + r * at * 0.5)} {n(y - height * 0.94)}"
            f" {n(x)} {n(y - height)}",
            rib, max(0.8, width * 0.035), 0.95,
        )  # fmt: skip
    return made


def lantern(x: float, y: float, width: float, height: float) -> str:
    """Draw the little temple on top of a dome, with a golden ball and cross."""
    r, body, tip = width / 2, height * 0.45, y - height * 0.82
    curve = y - body - height * 0.18
    cap = (
        f"M{n(x - r)} {n(y - body - 1)}Q{n(x - r * 0.2)} {n(curve)} {n(x)} {n(y - height * 0.8)}"
        f"Q{n(x + r * 0.2)} {n(curve)} {n(x + r)} {n(y - body - 1)}Z"
    )
    return (
        rect(x - r, y - body, width, body, MARBLE.round, LINE, 0.6)
        + rect(x - r * 0.25, y - body + 1, r * 0.5, body - 1, DARK)
        + rect(x - r * 1.25, y - body - 1.2, width * 1.25, 1.4, MARBLE.front, LINE, 0.5)
        + path(cap, MARBLE.round, LINE, 0.6)
        + ellipse(x, tip, 1.3, 1.3, "url(#gold-b)", GOLD.deep, 0.4)
        + stroke(f"M{n(x)} {n(tip - 1)}v-3.4M{n(x - 1.1)} {n(tip - 3.2)}h2.2", GOLD.deep, 0.9)
    )


def chimney(x: float, y: float, width: float, height: float) -> str:
    """Draw a chimney standing on a roof at height `y`."""
    return rect(x, y - height, width, height, TRIM.round, LINE, 0.6) + rect(
        x - 0.8, y - height - 1.2, width + 1.6, 1.6, TILE.front, LINE, 0.5
    )


def _edge(m: Material) -> str:
    return _EDGE if m is TILE else m.deep
