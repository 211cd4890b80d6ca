"""What the drawings of stone, brass and cloth share: veins, bevels, gradients that recur."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from render.bake.drawing import radial

INK = "#33211a"


def number(value: float) -> str:
    """Write a coordinate with at most one decimal."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def polar(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """Return a point around a centre; 0 degrees is to the right, and degrees grow clockwise."""
    turn = math.radians(degrees)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """Return the path of a sector of a ring."""
    a, b = polar(x, y, inner, start), polar(x, y, outer, start)
    c, d = polar(x, y, outer, end), polar(x, y, inner, end)
    return (
        f"M{_at(a)}L{_at(b)}A{number(outer)} {number(outer)} 0 0 1 {_at(c)}"
        f"L{_at(d)}A{number(inner)} {number(inner)} 0 0 0 {_at(a)}Z"
    )


def vein(random: Random, start: tuple[float, float], end: tuple[float, float], wander: float, steps: int = 6) -> str:
    """Return the path of a vein that wanders from one point to another."""
    (x0, y0), (x1, y1) = start, end
    across = math.hypot(x1 - x0, y1 - y0) or 1
    drift = 0.0
    places = [start]
    for step in range(1, steps):
        share = step / steps
        drift = 0.55 * drift + random.uniform(-wander, wander)
        fade = math.sin(math.pi * min(1, share * 1.4 + 0.1)) * 0.5 + 0.5
        offset = drift * fade
        x = x0 + (x1 - x0) * share - (y1 - y0) / across * offset
        y = y0 + (y1 - y0) * share + (x1 - x0) / across * offset
        places.append((x, y))
    places.append(end)
    return smooth(places)


def smooth(places: Sequence[tuple[float, float]]) -> str:
    """Return a curve through points."""
    path = f"M{_at(places[0])}"
    for here, following in pairwise(places[1:]):
        path += f"Q{_at(here)} {_at(((here[0] + following[0]) / 2, (here[1] + following[1]) / 2))}"
    return f"{path}L{_at(places[-1])}"


def grain(name: str, size: float, colour: str, opacity: float, seed: int) -> str:
    """Define a filter that lays soft clouds of a colour within a shape; `size` is a cloud's, in units."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return (
        f'<filter id="{name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{1 / size:.4f}" numOctaves="3" seed="{seed}"/>'
        f'<feColorMatrix values="0 0 0 0 {red:.3f} 0 0 0 0 {green:.3f} 0 0 0 0 {blue:.3f} '
        f'{opacity * 5:.2f} 0 0 0 {-opacity * 2.1:.2f}"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    )


def brass(name: str = "brass") -> str:
    """Define the gradient of brass lit from the upper left."""
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#fff0b8"/><stop offset=".28" stop-color="#f0cd71"/>'
        '<stop offset=".55" stop-color="#cf9d3f"/><stop offset=".8" stop-color="#a8762a"/>'
        '<stop offset="1" stop-color="#8d5f1c"/></linearGradient>'
    )


def gold(name: str = "gold") -> str:
    """Define the gradient of a round piece of gold."""
    return radial(name, "#fff3bd", "#f6d469", "#dca436", "#a56f17", x=0.36, y=0.3, radius=0.8)


def _at(place: tuple[float, float]) -> str:
    return f"{number(place[0])} {number(place[1])}"
