"""Grounds and greenery of buildings: paved bases, green knolls, cypresses, bushes, flags."""

from __future__ import annotations

from random import Random

from render.bake.shapes import ellipse, n, path, poly, rect, stroke
from render.games.carrara.art.building.materials import CYPRESS, GOLD, GRASS, LEAVES, PAVING


def slab(half: float = 63) -> str:
    """Draw a paved base with its own shadow; its front edge is at 3 to 8, its back at -6."""
    top = [(-half, 2.5), (-half + 7, -7), (half, -7), (half - 3, 2.5)]
    front, right = half - 3, half
    lines = "".join(
        f"M{n(-half + (front + half) * k / 12)} 2.5L{n(-half + 7 + (half * 2 - 7) * k / 12)} -7" for k in range(1, 12)
    )
    cuts = "".join(f"M{n(-half + (front + half) * k / 8)} 2.5v5.2" for k in range(1, 8))
    return (
        f'<ellipse cx="2" cy="8" rx="{n(half)}" ry="2" fill="#33211a" opacity=".4"/>'
        + poly(top, PAVING.front, "#7c4a2c", 0.7)
        + stroke(lines + f"M{n(-half + 3.4)} -2h{n(half * 2 - 5)}", PAVING.joint, 0.5, 0.55)
        + poly([(front, 2.5), (right, -7), (right, -2), (front, 8)], PAVING.deep, "#6d3a20", 0.6)
        + rect(-half, 2.5, half + front, 5.5, "url(#paving-s)", "#6d3a20", 0.7)
        + stroke(cuts, "#7a3c20", 0.6, 0.7)
        + stroke(f"M{n(-half + 0.6)} 3.3H{n(front - 0.6)}", "#ffdcb4", 0.9, 0.85)
    )


def cast(x: float, base: float, width: float, length: float = 9) -> str:
    """Draw the shadow of a building on its ground, to the right of it."""
    places = [
        (x + 3, base),
        (x + width, base),
        (x + width + length, base - 4),
        (x + width, base - 6),
        (x + 8, base - 6),
    ]
    made = " ".join(f"{n(a)},{n(b)}" for a, b in places)
    return f'<polygon points="{made}" fill="#3d2416" opacity=".55" filter="url(#soft)"/>'


def knoll(half: float, height: float, seed: int = 3) -> str:
    """Draw a green hill whose foot is at 8 and whose top is at `-height`."""
    random = Random(seed)
    left, right = -half, half
    foot, up = f"{n(left)} 8", n(-height)
    edge = f"M{foot}C{n(left + 3)} {n(2 - height * 0.35)} {n(-half * 0.62)} {up} {n(-half * 0.12)} {up}"
    hill = f"{edge}S{n(right - 6)} {n(1 - height * 0.25)} {n(right)} 8Q0 10.5 {foot}Z"
    tufts = ""
    for _ in range(int(half / 4)):
        x, y = random.uniform(-half * 0.8, half * 0.8), random.uniform(-height * 0.2, 6)
        tufts += f"M{n(x)} {n(y)}q.8 -2 1.2 -2.4M{n(x + 1.4)} {n(y)}q0 -1.6 .4 -2"
    shadow = (
        f"M{n(half * 0.1)} 8.6C{n(half * 0.3)} {n(2 - height * 0.4)}"
        f" {n(half * 0.5)} {n(-height * 0.4)} {n(half * 0.55)} "
        f"{n(-height * 0.55)}Q{n(half - 5)} 0 {n(right)} 8Z"
    )
    return (
        f'<ellipse cx="2" cy="8" rx="{n(half)}" ry="2" fill="#2b2a18" opacity=".4"/>'
        + path(hill, GRASS.front, "#4a6a2c")
        + f'<path d="{shadow}" fill="#3c5c28" opacity=".35"/>'
        + stroke(tufts, "#4f7430", 0.7, 0.8)
        + f'<clipPath id="hill"><path d="{hill}"/></clipPath><g clip-path="url(#hill)">'
        + stroke(edge, "#dcea9f", 3, 0.75)
        + "</g>"
    )


def cypress(x: float, base: float, height: float, width: float | None = None) -> str:
    """Draw a cypress; `x` is its middle."""
    w = width or min(height * 0.24, 10 + height * 0.06)
    r = w / 2
    shape = (
        f"M{n(x)} {n(base - height)}C{n(x + r * 0.9)}"
        f" {n(base - height * 0.72)} {n(x + r * 1.15)} {n(base - height * 0.3)}"
        f" {n(x + r * 0.55)} {n(base - 1.5)}Q{n(x)} {n(base + 0.4)} {n(x - r * 0.55)} {n(base - 1.5)}"
        f"C{n(x - r * 1.15)} {n(base - height * 0.3)} {n(x - r * 0.9)}"
        f" {n(base - height * 0.72)} {n(x)} {n(base - height)}Z"
    )
    strands = "".join(
        f"M{n(x + r * a)} {n(base - height * b)}q{n(r * 0.12)}"
        f" {n(-height * 0.16)} {n(-r * a * 0.5)} {n(-height * 0.26)}"
        for a, b in ((-0.55, 0.12), (0.1, 0.08), (0.5, 0.2), (-0.3, 0.4), (0.3, 0.48))
    )
    light = (
        f"M{n(x - r * 0.62)} {n(base - height * 0.16)}C{n(x - r * 0.95)} {n(base - height * 0.4)} {n(x - r * 0.5)}"
        f" {n(base - height * 0.72)} {n(x - r * 0.08)} {n(base - height * 0.93)}"
    )
    return (
        rect(x - 0.8, base - 2, 1.6, 2.6, "#5a3a20")
        + path(shape, CYPRESS.round, CYPRESS.deep)
        + stroke(strands, CYPRESS.deep, 0.7, 0.55)
        + stroke(light, "#a8c873", max(0.7, r * 0.22), 0.75)
    )


def bush(x: float, base: float, size: float) -> str:
    """Draw a round bush."""
    r = size * 0.2
    light = f"M{n(x - size * 0.3)} {n(base - size * 0.6)}q{n(r)} {n(-size * 0.25)} {n(2 * r)} {n(-r / 2)}"
    return ellipse(x, base - size * 0.45, size * 0.6, size * 0.5, "url(#leaf-b)", LEAVES.deep, 0.6) + stroke(
        light, "#c6dd8a", 0.7, 0.8
    )


def flag(x: float, base: float, height: float, colour: str = "#2c6dbb", size: float = 10) -> str:
    """Draw a flag on a pole, with a white band as on the object."""
    y, tall, edge = base - height, size * 0.62, "#17345c" if colour == "#2c6dbb" else "#5c1d0e"
    cloth = (
        f"M{n(x + 0.4)} {n(y)}q{n(size * 0.3)} -1.6 {n(size * 0.55)} 0t{n(size * 0.5)} -.2"
        f"l-1 {n(tall * 0.5)}l1.2 {n(tall * 0.5)}q{n(-size * 0.25)} 1.2 {n(-size * 0.55)} .2t{n(-size * 0.52)} 0Z"
    )
    band = f"M{n(x + 0.8)} {n(y + tall * 0.5)}q{n(size * 0.3)} -1.4 {n(size * 0.52)} 0t{n(size * 0.34)} -.2"
    return (
        stroke(f"M{n(x)} {n(base)}V{n(y - 1)}", "#5a3a20", 1.1)
        + path(cloth, colour, edge, 0.6)
        + stroke(band, "#ffffff", tall * 0.26, 0.9)
        + ellipse(x, y - 1.4, 1.2, 1.2, "url(#gold-b)", GOLD.deep, 0.4)
    )
