"""The sky over a landscape, with its clouds, birds and bands of mist, and the gradients and filters for all of it."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import linear
from render.common.art.daylight import NOON, Daylight

WIDTH: Final = 1100
HEIGHT: Final = 300


def definitions(light: Daylight) -> str:
    """Define the gradients, filters and masks of a landscape."""
    x, y = light.sun
    level = (
        '<linearGradient id="{}" gradientUnits="userSpaceOnUse" x1="0" y1="{}" x2="0" y2="{}">'
        '<stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>'
    )
    return (
        "<defs>"
        + linear("sky", *light.sky)
        + level.format("lit", 70, 215, light.lit, light.mist)
        + level.format("shade", 60, 225, light.shade, light.mist)
        + level.format("scree", 100, 200, light.marble, light.mist)
        + f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="520">'
        + "".join(
            f'<stop offset="{at}" stop-color="{light.glow}" stop-opacity="{clear}"/>'
            for at, clear in ((0, 1), (0.12, 0.9), (0.28, 0.62), (0.46, 0.34), (0.65, 0.14), (0.83, 0.04), (1, 0))
        )
        + "</radialGradient>"
        f'<linearGradient id="mist"><stop offset="0" stop-color="{light.mist}" stop-opacity="0"/>'
        f'<stop offset=".5" stop-color="{light.mist}"/><stop offset="1" stop-color="{light.mist}" '
        'stop-opacity="0"/></linearGradient>'
        '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="196" x2="0" y2="298">'
        '<stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/>'
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
        f'<mask id="lower" maskUnits="userSpaceOnUse" x="0" y="0" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#fade)"/></mask>'
        '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5 3"/></filter>'
        '<filter id="cloud" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="2.2"/></filter>'
        '<filter id="haze" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="14 6"/></filter>'
        "</defs>"
    )


def backdrop(light: Daylight) -> str:
    """Draw the sky with its clouds and the sun."""
    sun_x, sun_y = light.sun
    clouds = _heaps(Random(6), light) if light is NOON else _streaks(Random(17), light, 9)
    return (
        f'<rect width="{WIDTH}" height="240" fill="url(#sky)"/>'
        f'<rect y="238" width="{WIDTH}" height="62" fill="{light.sky[-1]}"/>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#glow)"/>{clouds}'
        f'<circle cx="{sun_x}" cy="{sun_y}" r="27" fill="{light.disc}" filter="url(#soft)"/>'
        f'<circle cx="{sun_x}" cy="{sun_y}" r="19" fill="{light.disc}"/>'
    )


def _streaks(dice: Random, light: Daylight, number: int) -> str:
    """Draw long thin clouds, lit from below."""
    parts = []
    for _ in range(number):
        x, y, wide = dice.uniform(0, WIDTH), dice.uniform(16, 104), dice.uniform(60, 190)
        parts.append(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{wide:.0f}" ry="{dice.uniform(2, 5):.1f}" '
            f'fill="{light.cloud[1]}" opacity=".4"/>'
        )
        parts.append(
            f'<ellipse cx="{x + 14:.0f}" cy="{y + 3:.0f}" rx="{wide * 0.8:.0f}" ry="{dice.uniform(2, 3.5):.1f}" '
            f'fill="{light.cloud[0]}" opacity=".85"/>'
        )
    return f'<g filter="url(#soft)">{"".join(parts)}</g>'


def _heaps(dice: Random, light: Daylight) -> str:
    """Draw white fair-weather clouds with flat undersides."""
    parts = []
    for x, y, size in ((70, 92, 0.9), (380, 84, 0.8), (560, 40, 0.8), (835, 50, 1.25), (1060, 34, 0.9)):
        lumps = [(-46, -4, 17), (-24, -15, 23), (4, -20, 27), (30, -10, 21), (52, -3, 14)]
        name = f"cloud{x}"
        parts.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{y - 38 * size:.0f}" x2="0" '
            f'y2="{y + 14 * size:.0f}"><stop offset=".35" stop-color="{light.cloud[0]}"/>'
            f'<stop offset="1" stop-color="{light.cloud[1]}"/></linearGradient>'
        )
        discs = "".join(
            f'<circle cx="{x + at * size:.0f}" cy="{y + up * size:.0f}" '
            f'r="{(radius + dice.uniform(-2, 2)) * size:.1f}"/>'
            for at, up, radius in lumps
        )
        parts.append(f'<g fill="url(#{name})">{discs}</g>')
    return f'<g filter="url(#cloud)" opacity=".9">{"".join(parts)}</g>'


def mist(y: float, thick: float, opacity: float) -> str:
    """Draw a band of mist."""
    bands = ((120, 340), (560, 420), (980, 330))
    drawn = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="{thick}" fill="url(#mist)"/>' for x, wide in bands)
    return f'<g filter="url(#haze)" opacity="{opacity}">{drawn}</g>'
