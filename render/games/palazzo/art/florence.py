"""The landscape behind a header: Florence on the river, with its cathedral, in the morning, at noon and in the evening.

Its upper left part is sky, light enough for a title in dark ink; its lower edge fades away, so that it lies
on the page.
"""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import group, poly, rect, stroke
from render.common.art import hills, sky
from render.common.art.daylight import EVENING, MORNING, NOON, Daylight
from render.common.art.shades import mix, shaded
from render.games.palazzo.art import monuments

_DOME, _TOWER, _BRIDGE = 690, 768, 900
"""Where the dome stands, right of the longest title, the town hall, and the bridge, right of what a winner built."""
_HAZE: Final = 0.7
"""How far the nearer houses are paled, from 0 to 1, as if they were far away: palazzi stand before them."""
_TINTS: Final = "#f3d9a8", "#ecc088", "#f6e4c4", "#e3b58c", "#f0cf9a", "#eac9a4"


def _house(light: Daylight, dice: Random, x: float, y: float, wide: float, high: float, near: float) -> str:
    """Draw a house with its gable to one side; the nearer it is, the clearer its colours."""
    edge = mix(monuments.line(light), light.mist, 0.5 - 0.4 * near)
    wall = mix(mix(light.wall[0], dice.choice(_TINTS), 0.55), light.mist, 0.42 * (1 - near))
    roof = mix(mix(light.roof, dice.choice(("#d98a5c", "#b9553a", "#c96f48")), 0.35), light.mist, 0.38 * (1 - near))
    dark = mix(wall, light.wall[1], 0.75)
    shade = wide * 0.3
    at = x + wide - shade if light.sun[0] <= x else x
    made = rect(x, y - high, wide, high + 6, wall, edge) + rect(at, y - high, shade, high + 6, dark)
    rise, ends = dice.uniform(4, 7), [(x - 1.6, y - high), (x + wide + 1.6, y - high)]
    made += poly([ends[0], (x + 3, y - high - rise), (x + wide - 3, y - high - rise), ends[1]], roof, edge)
    window, count = mix("#5a4354", wall, 0.25 + 0.3 * (1 - near)), max(1, round(wide / 8.5))
    for row in range(max(1, int(high / 9))):
        made += "".join(
            rect(x + wide * (k + 0.5) / count - 1.3, y - high + 4 + row * 8, 2.6, 4, window) for k in range(count)
        )
    if dice.random() < 0.3:
        made += rect(x + wide * 0.7, y - high - rise - 4, 3, 5, wall, edge, 0.6)
    return made


def _houses(light: Daylight, seed: int, y: float, high: tuple[float, float], near: float) -> str:
    """Draw a row of houses across the page."""
    dice, made, x = Random(seed), "", -10.0
    while x < sky.WIDTH + 10:
        wide = dice.uniform(15, 30)
        made += _house(light, dice, x, y + dice.uniform(-2, 2), wide, dice.uniform(*high), near)
        if dice.random() < 0.16:
            made += hills.cypress(light, x + wide + 3, y + 2, dice.uniform(18, 30))
        x += wide + dice.uniform(-1, 2)
    return made


def _far(light: Daylight) -> str:
    """Draw the hills behind the city, with villas and cypresses."""
    blue = mix(light.shade, light.mist, 0.45), light.mist
    made = hills.hill("far", blue, 74, 9, 1.9) + sky.mist(86, 9, light.haze)
    green = mix(light.hills[0], light.mist, 0.3), mix(light.hill_shades[0], light.mist, 0.25)
    made += hills.hill("fiesole", green, 84, 7, 4.4)
    for x, size in ((34, 15), (300, 13), (312, 16), (690, 14), (702, 17), (716, 13), (1010, 16), (1022, 13)):
        made += hills.cypress(light, x, hills.height(x, 84, 7, 4.4) + 5, size)
    return made + hills.village(light, 980, hills.height(980, 84, 7, 4.4) + 4, 0.5)


def _river(light: Daylight, y: float, high: float) -> str:
    """Draw the river with its embankments, and what it mirrors."""
    dice = Random(8)
    water = mix(light.sky[1], "#5d9aa8", 0.45), mix(light.sky[3], "#6fa9a6", 0.4), mix(light.sky[0], "#3f7d88", 0.5)
    wall = mix(light.wall[1], "#a5895f", 0.35)
    made = f"<defs>{linear('water', *water)}</defs>" + rect(-5, y, sky.WIDTH + 10, high, "url(#water)")
    made += rect(-5, y - 7, sky.WIDTH + 10, 8, wall, monuments.line(light))
    made += stroke("".join(f"M{x} {y - 6}v5" for x in range(8, sky.WIDTH, 24)), shaded(wall, 0.35), 1, 0.5)
    for _ in range(60):
        x, at, wide = dice.uniform(0, sky.WIDTH), y + dice.uniform(4, high - 3), dice.uniform(10, 40)
        made += stroke(f"M{x:.0f} {at:.1f}h{wide:.0f}", light.disc, dice.uniform(0.8, 1.8), dice.uniform(0.2, 0.55))
    for _ in range(34):
        x, wide = dice.uniform(0, sky.WIDTH), dice.uniform(9, 26)
        made += stroke(f"M{x:.0f} {y + dice.uniform(2, 14):.1f}h{wide:.0f}", light.roof, 2, 0.18)
    return made


def _bank(light: Daylight) -> str:
    """Draw the garden on this side of the river."""
    made = hills.hill("bank", (light.hills[1], light.hill_shades[1]), 196, 5, 0.9)
    dice = Random(5)
    for x in (110, 330, 470, 640, 800, 980):
        made += hills.trees(dice, light, x, hills.height(x, 196, 5, 0.9) + 6, 7)
    for x, size in ((14, 44), (28, 36), (240, 34), (254, 42), (720, 38), (734, 32), (1060, 40), (1076, 46), (1091, 36)):
        made += hills.cypress(light, x, hills.height(x, 196, 5, 0.9) + 10, size)
    return made


def _glow(opacity: float) -> str:
    return f'<rect width="{sky.WIDTH}" height="{sky.HEIGHT}" fill="url(#glow)" opacity="{opacity}"/>'


def _florence(light: Daylight) -> Drawing:
    back, front, small = 106, 138, 0.66
    hall = monuments.town_hall(light, _TOWER, back + 8)
    city = (
        _houses(light, 3, back, (8, 16), 0.15)
        + _glow(0.4)
        + monuments.cathedral(light, _DOME, back)
        + group(hall, move=(_TOWER * (1 - small), (back + 8) * (1 - small)), scale=small)
        + monuments.church(light, 862, back + 12)
        + _houses(light, 11, back + 14, (9, 17), 0.55 * (1 - _HAZE))
        + _glow(0.16)
        + _houses(light, 25, front, (11, 19), 1 - _HAZE)
        + _river(light, front + 8, 44)
        + monuments.bridge(light, _BRIDGE, front - 2)
    )
    behind = sky.definitions(light) + f'<g mask="url(#lower)">{sky.backdrop(light)}{_far(light)}'
    return Drawing(sky.WIDTH, sky.HEIGHT, f"{behind}{city}{_bank(light)}{_glow(0.22)}</g>")


DRAWINGS: Final = {
    "florence-morning": _florence(MORNING),
    "florence-noon": _florence(NOON),
    "florence-evening": _florence(EVENING),
}
