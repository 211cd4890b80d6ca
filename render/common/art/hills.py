"""Foothills: soft slopes with fields, cypresses, olive trees and a village with its tower."""

from __future__ import annotations

import math
from random import Random

from render.bake.drawing import linear, points
from render.common.art.daylight import Daylight
from render.common.art.shades import mix


def height(x: float, y: float, rise: float, phase: float) -> float:
    """Return how high a hill is at x."""
    return y - rise * (math.sin(x / 170 + phase) + 0.5 * math.sin(x / 67 + phase * 2.3))


def hill(name: str, colours: tuple[str, str], y: float, rise: float, phase: float) -> str:
    """Draw one layer of hills."""
    path = f"M-20 320L-20 {height(-20, y, rise, phase):.1f}"
    path += "".join(f"L{x} {height(x, y, rise, phase):.1f}" for x in range(-10, 1130, 10)) + "L1120 320Z"
    return f'<defs>{linear(name, *colours)}</defs><path d="{path}" fill="url(#{name})"/>'


def cypress(light: Daylight, x: float, y: float, size: float) -> str:
    """Draw a cypress that stands on a point, with the sun on one side and its shadow on the other."""
    away = 1 if light.sun[0] <= x else -1
    low = 0.6 if light.sun[1] < 0 else 2.6
    wide = size * 0.17
    shadow = (
        f'<path d="M{x:.1f} {y:.1f}l{away * size * low * 0.45:.1f} {size * 0.16:.1f}" stroke="{light.cypress[0]}" '
        f'stroke-width="{wide * 0.9:.1f}" stroke-linecap="round" opacity=".28"/>'
    )
    tree = f"M{x:.1f} {y:.1f}c{-wide:.1f} 0 {-wide * 1.3:.1f} {-size * 0.4:.1f} 0 {-size:.1f}"
    tree += f"c{wide * 1.3:.1f} {size * 0.6:.1f} {wide:.1f} {size:.1f} 0 {size:.1f}Z"
    whole = f'<path d="{tree}" fill="{light.cypress[0]}"/>'
    side = f"c{-away * wide:.1f} 0 {-away * wide * 1.3:.1f} {-size * 0.4:.1f} 0 {-size:.1f}"
    return (
        shadow + whole + f'<path d="M{x:.1f} {y:.1f}{side}c{-away * wide * 0.3:.1f} {size * 0.5:.1f} '
        f'{-away * wide * 0.4:.1f} {size * 0.8:.1f} 0 {size:.1f}Z" fill="{light.cypress[1]}"/>'
    )


def trees(dice: Random, light: Daylight, x: float, y: float, number: int) -> str:
    """Draw a grove of round trees around a point."""
    dark, bright = mix(light.cypress[0], light.hill_shades[1], 0.35), mix(light.cypress[1], light.hills[0], 0.3)
    parts = []
    for _ in range(number):
        at, down, size = x + dice.uniform(-17, 17), y + dice.uniform(-3, 3), dice.uniform(3, 6.5)
        turned = -1 if light.sun[0] <= x else 1
        parts.append(f'<ellipse cx="{at:.1f}" cy="{down:.1f}" rx="{size:.1f}" ry="{size * 0.72:.1f}" fill="{dark}"/>')
        parts.append(
            f'<ellipse cx="{at + turned * size * 0.3:.1f}" cy="{down - size * 0.2:.1f}" rx="{size * 0.55:.1f}" '
            f'ry="{size * 0.4:.1f}" fill="{bright}"/>'
        )
    return "".join(parts)


def field(light: Daylight, x: float, y: float, width: float, lean: float) -> str:
    """Draw a field with its furrows on a slope."""
    high = width * 0.3
    corners = [(x, y), (x + width, y + lean), (x + width - 18, y + lean + high), (x - 26, y + high)]
    furrows = "".join(
        f"M{x + width * step / 8:.1f} {y + lean * step / 8:.1f}L{x - 26 + (width + 8) * step / 8:.1f} "
        f"{y + high + lean * step / 8:.1f}"
        for step in range(1, 8)
    )
    return (
        f'<polygon points="{points(corners)}" fill="{mix(light.hills[0], light.wall[0], 0.4)}" opacity=".6" '
        f'stroke="{light.hill_shades[1]}" stroke-width="1.2" stroke-linejoin="round"/>'
        f'<path d="{furrows}" stroke="{light.hill_shades[1]}" stroke-width="1.6" opacity=".5"/>'
    )


def road(light: Daylight, x: float, y: float) -> str:
    """Draw a white road that winds down from a point."""
    way = f"M{x} {y}c-14 6 -46 4 -50 12c-4 9 52 8 46 20c-8 14 -96 12 -120 40"
    return f'<path d="{way}" fill="none" stroke="{light.wall[0]}" stroke-width="3.2" opacity=".75"/>'


def _house(light: Daylight, x: float, y: float, width: float, high: float) -> str:
    from_left = light.sun[0] <= x
    front, side = light.wall if from_left else light.wall[::-1]
    part = width * 0.6
    return (
        f'<rect x="{x:.1f}" y="{y - high:.1f}" width="{part:.1f}" height="{high:.1f}" fill="{front}"/>'
        f'<rect x="{x + part:.1f}" y="{y - high:.1f}" width="{width - part:.1f}" height="{high:.1f}" fill="{side}"/>'
        f'<path d="M{x - 1:.1f} {y - high + 0.5:.1f}l{width * 0.22:.1f} '
        f"{-high * 0.42:.1f}h{width * 0.62:.1f}l{width * 0.25:.1f} "
        f'{high * 0.42:.1f}Z" fill="{light.roof}"/>'
    )


def village(light: Daylight, x: float, y: float, size: float) -> str:
    """Draw a few houses around a tower with a pointed roof."""
    houses = ((-30, 3, 14, 8), (-18, 0, 12, 10), (13, 1, 14, 9), (24, 4, 15, 8), (2, 4, 15, 7))
    parts = [
        _house(light, x - 6 * size, y, 9 * size, 31 * size),
        f'<path d="M{x - 7.5 * size:.1f} {y - 30 * size:.1f}h{12 * size:.1f}l{-6 * size:.1f} {-12 * size:.1f}Z" '
        f'fill="{light.roof}"/>',
        f'<rect x="{x - 4.4 * size:.1f}" y="{y - 25 * size:.1f}" width="{2.4 * size:.1f}" height="{4.6 * size:.1f}" '
        f'rx="{1.2 * size:.1f}" fill="{light.cypress[0]}" opacity=".8"/>',
    ]
    parts += [
        _house(light, x + at * size, y + down * size, wide * size, high * size) for at, down, wide, high in houses
    ]
    return "".join(parts)
