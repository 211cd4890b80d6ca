"""Simulated colour vision, and the distance between colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from render.engine.colours import rgb

Matrix = Sequence[Sequence[float]]
EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9309, 0.1476), (0.0047, 0.6914, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), full severity, on linear RGB."""
APART = 20
"""The minimum distance of two colours; a distance of 2 is barely visible."""


def distance(a: str, b: str, eyes: Matrix) -> float:
    """Return the distance of two colours in CIE Lab for a type of colour vision."""
    return float(sum((x - y) ** 2 for x, y in zip(_lab(a, eyes), _lab(b, eyes), strict=True)) ** 0.5)


def nearest(colours: Sequence[str], eyes: Matrix) -> float:
    return min(distance(a, b, eyes) for a, b in combinations(colours, 2))


@lru_cache(maxsize=1 << 16)
def _lab(colour: str, eyes: Matrix) -> tuple[float, float, float]:
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb(colour)]
    r, g, b = (min(1, max(0, sum(k * part for k, part in zip(row, linear, strict=True)))) for row in eyes)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def contrast(a: str, b: str) -> float:
    """Return the WCAG contrast between two colours, 1 to 21."""
    return ratio(_luminance(a), _luminance(b))


def ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def luminance(red: int, green: int, blue: int) -> float:
    """Return how bright a colour is by the WCAG, 0 to 1."""
    return 0.2126 * _LINEAR[red] + 0.7152 * _LINEAR[green] + 0.0722 * _LINEAR[blue]


@lru_cache(maxsize=1 << 16)
def _luminance(colour: str) -> float:
    return luminance(*rgb(colour))


_PARTS = (part / 255 for part in range(256))
_LINEAR = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in _PARTS]
