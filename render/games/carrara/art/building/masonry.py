"""Parts of buildings: walls with a shaded right side, openings, cornices, columns, battlements."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.shapes import LINE, arched, n, path, poly, rect, spread, stroke
from render.games.carrara.art.building.materials import DARK, GLASS, GOLD, MARBLE, TRIM, WOOD, Material

RISE: Final = 0.42
"""How far a side of a building rises for each pixel to the right."""
SHADOW: Final = "#4a2c1c"


def wall(m: Material, x: float, base: float, width: float, height: float, side: float = 7) -> str:
    """Draw the front of a building and its right side."""
    top, right, up = base - height, x + width, side * RISE
    made = ""
    if side:
        made = poly([(right, top), (right + side, top - up), (right + side, base - up), (right, base)], m.side, LINE)
    return made + rect(x, top, width, height, m.front, LINE)


def courses(m: Material, x: float, base: float, width: float, height: float, step: float, seed: int = 1) -> str:
    """Draw the joints of a wall of cut stone, with some stones lighter or darker."""
    random, lines, stones = Random(seed), [], []
    rows = int(height / step + 0.5)
    for row in range(rows):
        y = base - row * step
        if row:
            lines.append(f"M{n(x)} {n(y)}h{n(width)}")
        at, cut = x + step * (0.9 if row % 2 else 1.7), step * 1.7
        while at < x + width - 1:
            lines.append(f"M{n(at)} {n(y)}v{n(-min(step, height - row * step))}")
            if random.random() < 0.3 and at + cut < x + width and row < rows - 1:
                tint = "#ffffff" if random.random() < 0.5 else SHADOW
                stones.append(f'<path d="M{n(at)} {n(y)}h{n(cut)}v{n(-step)}h{n(-cut)}Z" fill="{tint}" opacity=".13"/>')
            at += cut
    return "".join(stones) + stroke("".join(lines), m.joint, 0.5, 0.6)


def shade(x: float, y: float, width: float, height: float = 2.4) -> str:
    """Draw the shadow that something above throws on a wall."""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" fill="{SHADOW}" opacity=".34"/>'


def quoins(x: float, base: float, width: float, height: float, m: Material = TRIM, step: float = 4.2) -> str:
    """Draw the cut stones at both corners of a wall."""
    made = ""
    for row in range(int(height / step)):
        wide = 4 if row % 2 else 2.6
        for left in (x, x + width - wide):
            made += rect(left, base - (row + 1) * step, wide, step, m.front, m.joint, 0.5)
    return made


def brackets(x: float, y: float, width: float, count: int, height: float = 2.8) -> str:
    """Draw the row of small stones that carry a cornice whose lower edge is at `y`."""
    return "".join(rect(at - 0.9, y, 1.8, height, TRIM.front, LINE, 0.45) for at in spread(x, x + width, count))


def cornice(
    x: float, y: float, width: float, side: float = 7, over: float = 2, height: float = 3, m: Material = TRIM,
    cast: float = 2.4,
) -> str:  # fmt: skip
    """Draw a projecting band whose lower edge is at `y`, and its shadow."""
    left, right, top = x - over, x + width + over, y - height
    end, up = right + side, side * RISE
    return (
        shade(x, y, width, cast)
        + poly([(right, y), (right, top), (end, top - up), (end, y - up)], m.side, LINE)
        + rect(left, top, right - left, height, m.front, LINE)
        + stroke(f"M{n(left + 0.6)} {n(top + 0.8)}H{n(right - 0.6)}", "#ffffff", 0.7, 0.75)
    )


def window(x: float, base: float, width: float, height: float, m: Material = TRIM, *, sill: bool = True) -> str:
    """Draw an arched window with a stone frame; `x` is its middle."""
    edge = max(0.9, width * 0.17)
    made = path(arched(x, base, width + 2 * edge, height + edge), m.light, LINE, 0.6)
    made += path(arched(x, base, width, height), GLASS)
    if width >= 4.5:
        made += stroke(f"M{n(x)} {n(base)}V{n(base - height + 0.3)}", m.dark, 0.7)
        made += stroke(f"M{n(x - width / 2)} {n(base - height + width / 2)}h{n(width)}", m.dark, 0.6)
    if sill:
        wide = width + 2 * edge + 1.6
        made += rect(x - wide / 2, base, wide, 1.5, m.front, LINE, 0.5)
    return made


def windows(left: float, right: float, count: int, base: float, width: float, height: float, m: Material = TRIM) -> str:
    """Draw a row of arched windows."""
    return "".join(window(x, base, width, height, m) for x in spread(left, right, count))


def slit(x: float, base: float, width: float, height: float) -> str:
    """Draw a small dark arched opening in a thick wall."""
    return path(arched(x, base, width + 1.6, height + 0.8), "#fff6e0", LINE, 0.5) + path(
        arched(x, base, width, height), DARK
    )


def door(x: float, base: float, width: float, height: float, m: Material = TRIM) -> str:
    """Draw an arched door of wood in a stone frame."""
    edge = max(1.2, width * 0.16)
    planks = "".join(f"M{n(at)} {n(base)}v{n(-height * 0.72)}" for at in spread(x - width / 2, x + width / 2, 4))
    return (
        path(arched(x, base, width + 2 * edge, height + edge), m.front, LINE, 0.7)
        + path(arched(x, base, width, height), WOOD.front, "#2e180a", 0.6)
        + stroke(planks, "#2e180a", 0.5, 0.7)
        + stroke(f"M{n(x)} {n(base)}V{n(base - height + 0.4)}", "#2e180a", 0.8)
    )


def opening(x: float, base: float, width: float, height: float, m: Material = TRIM) -> str:
    """Draw an open arch: dark inside, with lit thickness at its right."""
    edge, deep = max(1, width * 0.13), max(0.8, width * 0.12)
    r = width / 2
    inner = (
        f"M{n(x + r)} {n(base)}V{n(base - height + r)}A{n(r)} {n(r)} 0 0 0 {n(x)} {n(base - height)}"
        f"Q{n(x + r - deep)} {n(base - height + deep)} {n(x + r - deep)} {n(base - height + r)}V{n(base)}Z"
    )
    return (
        path(arched(x, base, width + 2 * edge, height + edge), m.front, LINE, 0.6)
        + path(arched(x, base, width, height), DARK)
        + path(inner, m.dark)
    )


def column(x: float, base: float, width: float, height: float, m: Material = MARBLE) -> str:
    """Draw a column with base and capital; `x` is its middle."""
    cap = max(1.6, width * 0.42)
    return (
        path(
            f"M{n(x - width / 2)} {n(base - cap)}L{n(x - width * 0.42)} {n(base - height + cap)}"
            f"H{n(x + width * 0.42)}L{n(x + width / 2)} {n(base - cap)}Z",
            m.round, LINE, 0.6,
        )
        + stroke(f"M{n(x + width * 0.12)} {n(base - cap - 1)}V{n(base - height + cap + 1)}", m.joint, 0.5, 0.8)
        + rect(x - width * 0.72, base - cap, width * 1.44, cap, m.front, LINE, 0.6)
        + rect(x - width * 0.75, base - height, width * 1.5, cap, m.front, LINE, 0.6)
    )  # fmt: skip


def merlons(
    m: Material, x: float, y: float, width: float, count: int, height: float = 5, *, swallow: bool = False
) -> str:
    """Draw battlements on top of a wall at height `y`; those with a swallow's tail are the Italian ones."""
    part = width / (count * 2 - 1)
    made, deep = "", min(1.6, part * 0.5)
    for place in range(count):
        left = x + place * 2 * part
        right, top = left + part, y - height
        made += poly(
            [(right, top), (right + deep, top - deep * RISE), (right + deep, y), (right, y)], m.side, LINE, 0.5
        )
        if swallow:
            dip = height * 0.36
            made += poly(
                [(left, y), (left, top), ((left + right) / 2, top + dip), (right, top), (right, y)], m.front, LINE, 0.6
            )
        else:
            made += rect(left, top, part, height, m.front, LINE, 0.6)
    return made


def machicolation(m: Material, x: float, y: float, width: float, count: int, height: float = 4, over: float = 2) -> str:
    """Draw a projecting gallery on small arches, whose lower edge is at `y`, and its shadow."""
    part = width / count
    made = shade(x, y, width, 2.2)
    made += rect(x - over, y - height * 2, width + 2 * over, height * 2, m.front, LINE)
    for middle in spread(x, x + width, count):
        made += path(arched(middle, y + 0.3, part * 0.6, height * 1.1), SHADOW)
    return made + stroke(
        f"M{n(x - over + 0.6)} {n(y - height * 2 + 0.9)}h{n(width + 2 * over - 1.2)}", "#ffffff", 0.7, 0.6
    )


def banner(x: float, y: float, height: float) -> str:
    """Draw a red cloth hanging on a wall; `x` is its middle, `y` its upper edge."""
    w = 3
    return (
        rect(x - w - 0.8, y - 1.2, 2 * w + 1.6, 1.6, GOLD.front, GOLD.deep, 0.4)
        + path(f"M{n(x - w)} {n(y)}h{n(2 * w)}v{n(height)}l{n(-w)} -3l{n(-w)} 3Z", "#bb4a2a", "#6b2412", 0.6)
        + stroke(f"M{n(x)} {n(y + 1.2)}v{n(height - 5)}", "#f4d88a", 1.2)
    )
