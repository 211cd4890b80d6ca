"""What one knows Florence by, far away: the cathedral with its dome and bell tower, the town hall, a church, a bridge.

Each stands on a point in the middle of its base.
"""

from __future__ import annotations

from typing import Final

from render.bake.drawing import linear
from render.bake.shapes import arched, ellipse, path, poly, rect, stroke
from render.common.art.daylight import Daylight
from render.common.art.shades import lit, mix, shaded

_RIBS: Final = 0.0, 0.42, 0.8
"""Where ribs cross the foot of the dome, as shares of its half width."""


def _sides(light: Daylight) -> tuple[str, str]:
    """Return the colours of a marble wall in the sun and in the shade."""
    return mix(light.marble, light.wall[0], 0.35), mix(light.marble_shade, light.wall[1], 0.45)


def line(light: Daylight) -> str:
    """Return the colour of outlines at this time of day."""
    return mix(shaded(light.roof, 0.5), light.shade, 0.35)


def dome(light: Daylight, x: float, y: float, half: float = 37) -> str:
    """Draw the dome of the cathedral on its drum, with ribs of marble and a lantern."""
    sun, shade = _sides(light)
    edge, high, from_left = line(light), half * 1.24, light.sun[0] <= x
    tile, dark = light.roof, mix(shaded(light.roof, 0.3), light.shade, 0.2)
    bright = lit(light.roof, 0.28)
    colours = (bright, tile, dark) if from_left else (dark, tile, bright)
    walls = (sun, shade) if from_left else (shade, sun)
    foot = y - 22
    outline = (
        f"M{x - half} {foot}C{x - half} {foot - high * 0.62} {x - half * 0.42} {foot - high * 0.93} {x - 5} "
        f"{foot - high}H{x + 5}C{x + half * 0.42} {foot - high * 0.93} {x + half} {foot - high * 0.62} "
        f"{x + half} {foot}Z"
    )
    ribs = ""
    for share in _RIBS:
        for side in (-1, 1):
            at = half * share * side
            ribs += (
                f"M{x + at:.1f} {foot}C{x + at:.1f} {foot - high * 0.6:.1f} {x + at * 0.45:.1f} "
                f"{foot - high * 0.92:.1f} {x + side * 4 * share:.1f} {foot - high:.1f}"
            )
    windows = "".join(ellipse(x + at * half, y - 12, 4.4, 4.4, "#5d4a52", sun, 1.6) for at in (-0.62, 0, 0.62))
    drum = poly([(x - half - 1, foot), (x + half + 1, foot), (x + half + 3, y), (x - half - 3, y)], "url(#drum)", edge)
    lantern = (
        rect(x - 6, foot - high - 3, 12, 4, sun, edge)
        + rect(x - 4, foot - high - 13, 8, 10, sun, edge)
        + stroke(f"M{x} {foot - high - 12}v9", "#7a6a6e", 1.8)
        + path(f"M{x - 5} {foot - high - 12}L{x} {foot - high - 23}L{x + 5} {foot - high - 12}Z", sun, edge)
        + ellipse(x, foot - high - 24, 2.3, 2.3, "#f2c44b", edge)
    )
    return (
        f"<defs>{linear('dome', *colours, down=False)}{linear('drum', *walls, down=False)}</defs>"
        + drum
        + stroke(
            f"M{x - half - 2} {y - 4}H{x + half + 2}M{x - half - 1} {foot + 3}H{x + half + 1}", "#5f8a76", 1.8, 0.7
        )
        + windows
        + path(outline, "url(#dome)", edge, 1.2)
        + stroke(ribs, sun, 2.2, 0.95)
        + rect(x - half - 3, foot - 2, 2 * half + 6, 4, sun, edge)
        + lantern
    )


def _apse(light: Daylight, x: float, y: float, half: float) -> str:
    """Draw a smaller half dome before the drum."""
    sun, shade = _sides(light)
    edge = line(light)
    wall = sun if light.sun[0] <= x else shade
    cap = f"M{x - half} {y - 13}C{x - half * 0.9} {y - 25} {x + half * 0.9} {y - 25} {x + half} {y - 13}Z"
    return (
        rect(x - half, y - 13, 2 * half, 14, wall, edge)
        + path(cap, light.roof, edge)
        + path(arched(x, y + 1, 5, 10), "#6b5660")
        + stroke(f"M{x - half} {y - 10}h{2 * half}", "#5f8a76", 1.6, 0.7)
    )


def cathedral(light: Daylight, x: float, y: float) -> str:
    """Draw the cathedral: the bell tower, the nave, and the dome, whose middle is at x."""
    sun, shade = _sides(light)
    edge, wall = line(light), sun if light.sun[0] <= x else mix(sun, shade, 0.5)
    nave = (
        poly([(x - 92, y - 26), (x - 30, y - 26), (x - 30, y), (x - 92, y)], wall, edge)
        + poly([(x - 95, y - 26), (x - 88, y - 36), (x - 30, y - 36), (x - 30, y - 26)], light.roof, edge)
        + stroke(f"M{x - 92} {y - 22}h62M{x - 92} {y - 7}h62", "#5f8a76", 1.7, 0.7)
        + "".join(ellipse(x - 80 + 14 * k, y - 14.5, 3, 3, "#6b5660", sun, 1) for k in range(4))
    )
    return (
        nave
        + bell_tower(light, x - 72, y)
        + dome(light, x, y)
        + _apse(light, x - 22, y, 12)
        + _apse(light, x + 24, y, 13)
    )


def bell_tower(light: Daylight, x: float, y: float) -> str:
    """Draw the bell tower: bands of white, green and rose marble, with windows that grow upwards."""
    sun, shade = _sides(light)
    edge, from_left, high = line(light), light.sun[0] <= x, 84
    front, side = (sun, shade) if from_left else (shade, sun)
    made = rect(x - 8, y - high, 16, high, front, edge) + rect(x + 3, y - high, 5, high, side)
    for level in range(5):
        at = y - 8 - level * 17
        made += stroke(f"M{x - 8} {at}h16", "#5f8a76", 1.8, 0.75) + stroke(f"M{x - 8} {at - 3}h16", "#d3968a", 1.6, 0.8)
    for at, wide, tall in ((-76, 6, 14), (-56, 4, 10), (-39, 4, 9)):
        made += path(arched(x - 1, y + at + 10, wide, tall), "#57454f")
    made += rect(x - 10.5, y - high - 4, 21, 5, sun, edge)
    return made + poly([(x - 9, y - high - 4), (x + 9, y - high - 4), (x, y - high - 9)], light.roof, edge)


def town_hall(light: Daylight, x: float, y: float) -> str:
    """Draw the town hall: battlements, and a slender tower with a wider head."""
    edge, from_left = line(light), light.sun[0] <= x
    front, side = [mix(each, "#b98a58", 0.45) for each in (light.wall if from_left else light.wall[::-1])]
    made = rect(x - 24, y - 34, 44, 34, front, edge) + rect(x + 10, y - 34, 10, 34, side)
    made += rect(x - 27, y - 40, 50, 8, front, edge)
    made += "".join(rect(x - 27 + k * 7.2, y - 44, 4.6, 5, front, edge) for k in range(7))
    made += "".join(path(arched(x - 17 + 10 * k, y - 14, 4.6, 9), "#65495a") for k in range(3))
    made += rect(x - 7, y - 62, 9, 24, front, edge) + rect(x - 1, y - 62, 3, 24, side)
    made += rect(x - 10, y - 72, 15, 11, front, edge)
    made += "".join(rect(x - 10 + k * 4.1, y - 75, 2.6, 3.4, front, edge, 0.6) for k in range(4))
    made += rect(x - 6, y - 80, 7, 8, front, edge)
    return made + poly([(x - 8, y - 80), (x + 3, y - 80), (x - 2.5, y - 90)], light.roof, edge)


def church(light: Daylight, x: float, y: float) -> str:
    """Draw a church with a marble front and a pointed bell tower."""
    sun, shade = _sides(light)
    edge, front = line(light), sun if light.sun[0] <= x else mix(sun, shade, 0.5)
    tower = rect(x + 20, y - 46, 10, 46, mix(light.wall[1], sun, 0.3), edge)
    tower += poly([(x + 18, y - 46), (x + 32, y - 46), (x + 25, y - 66)], light.roof, edge)
    tower += path(arched(x + 25, y - 33, 4, 8), "#65495a")
    nave = poly([(x - 18, y - 26), (x + 34, y - 26), (x + 40, y - 16), (x - 18, y - 16)], light.roof, edge)
    nave += rect(x - 14, y - 17, 52, 17, light.wall[1], edge)
    face = poly([(x - 18, y), (x - 18, y - 22), (x - 5, y - 34), (x + 8, y - 22), (x + 8, y)], front, edge)
    face += ellipse(x - 5, y - 20, 4, 4, "#6b5660", sun, 1.2) + path(arched(x - 5, y, 6, 11), "#6b5660")
    return tower + nave + face + stroke(f"M{x - 18} {y - 13}h26", "#5f8a76", 1.5, 0.7)


def bridge(light: Daylight, x: float, y: float) -> str:
    """Draw the old bridge: three low arches over the water, and houses on them, some hanging over it."""
    edge = line(light)
    stone = mix(light.wall[0], "#b58a56", 0.3)
    arches = "".join(f"M{x - 88 + k * 62} {y + 26}A26 19 0 0 1 {x - 36 + k * 62} {y + 26}Z" for k in range(3))
    made = rect(x - 104, y, 208, 27, stone, edge) + path(arches, mix(light.shade, "#33516a", 0.5), edge)
    houses = ((0, 26, 18), (26, 22, 22), (48, 30, 17), (78, 20, 25), (118, 24, 21), (142, 28, 17), (170, 30, 22))
    tints = ("#f2cf8d", "#eab07f", "#f4dcae", "#e7c078", "#f0d3a4", "#e3a678", "#f3d89a")
    for (at, wide, high), tint in zip(houses, tints, strict=True):
        left, wall = x - 100 + at, mix(mix(light.wall[0], tint, 0.6), light.mist, 0.12)
        made += rect(left, y - high, wide, high + 2, wall, edge)
        made += poly(
            [
                (left - 2, y - high),
                (left + 3, y - high - 7),
                (left + wide - 3, y - high - 7),
                (left + wide + 2, y - high),
            ],
            light.roof,
            edge,
        )
        count = max(1, round(wide / 9))
        made += "".join(
            rect(left + wide * (k + 0.5) / count - 1.7, y - high + 5, 3.4, 5, "#6c5262") for k in range(count)
        )
    between = x - 100 + 98
    made += "".join(
        path(arched(between + 3.5 + 6.5 * k, y, 5, 11), mix(light.sky[2], light.mist, 0.4), edge) for k in range(3)
    )
    return made + rect(between - 1, y - 16, 21, 5, stone, edge) + stroke(f"M{x - 104} {y + 2}h208", edge, 1.4, 0.7)
