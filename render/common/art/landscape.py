"""The landscape behind a header: the Apuan Alps with their white quarries in the morning, at noon and in the evening.

Its upper left part is sky, light enough for a title in dark ink; its lower edge fades away, so that it lies
on the page.
"""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing
from render.common.art import hills, sky
from render.common.art.daylight import EVENING, MORNING, NOON, Daylight
from render.common.art.mountains import Quarry, Range, benches, range_far
from render.common.art.shades import mix

_SKYLINE: Final = (
    *((-60, 128), (-20, 112), (28, 124), (66, 146), (112, 126), (172, 94), (206, 124), (246, 112), (296, 142)),
    *((338, 130), (372, 112), (416, 90), (446, 118), (476, 112), (526, 146), (572, 150), (626, 142), (660, 122)),
    *((704, 98), (740, 126), (770, 116), (804, 138), (846, 100), (868, 94), (902, 72), (934, 94), (962, 102)),
    *((996, 126), (1032, 106), (1080, 82), (1116, 104), (1170, 90)),
)
_SHOULDERS: Final = (
    *((-60, 168), (0, 158), (52, 172), (128, 160), (196, 174), (262, 154), (330, 172), (398, 164), (470, 150)),
    *((520, 168), (590, 176), (662, 168), (730, 158), (800, 172), (850, 152), (916, 164), (980, 150), (1040, 166)),
    *((1090, 150), (1170, 160)),
)
_QUARRIES: Final = (
    *(Quarry(*each) for each in ((150, 130, 46, 30, 5), (258, 140, 32, 20, 4), (398, 128, 52, 34, 5))),
    *(Quarry(*each) for each in ((470, 144, 30, 18, 3), (690, 134, 46, 32, 5), (744, 148, 30, 18, 3))),
    *(Quarry(*each) for each in ((868, 120, 62, 44, 6), (948, 128, 44, 34, 5), (1072, 116, 58, 44, 6))),
)
_BIRDS: Final = ((772, 92, 6), (792, 84, 5), (811, 95, 5), (828, 87, 4), (238, 98, 4.5), (256, 92, 4))


def _birds(light: Daylight) -> str:
    wings = "".join(
        f"M{x - size} {y - size * 0.5:.1f}Q{x - size * 0.4:.1f} {y - size * 0.7:.1f} {x} {y}Q{x + size * 0.4:.1f} "
        f"{y - size * 0.7:.1f} {x + size} {y - size * 0.5:.1f}"
        for x, y, size in _BIRDS
    )
    return (
        f'<path d="{wings}" fill="none" stroke="{light.bird}" stroke-width="1.5" stroke-linecap="round" opacity=".7"/>'
    )


def _land(light: Daylight) -> str:
    """Draw the foothills and what stands on them."""
    dice = Random(21)
    near, middle, back = (214, 9, 1.1), (196, 9, 2.9), (180, 8, 0.3)
    parts = [hills.hill("hill0", (light.hills[0], light.hill_shades[0]), *back)]
    for x in (90, 330, 505, 1040):
        parts.append(hills.trees(dice, light, x, hills.height(x, *back) + 7, 6))
    parts.append(hills.village(light, 640, hills.height(640, *back) + 4, 0.72))
    parts.append(hills.hill("hill1", (light.hills[1], light.hill_shades[1]), *middle))
    for x in (30, 45, 60, 420, 434, 448, 462, 812, 826, 838):
        parts.append(hills.cypress(light, x, hills.height(x, *middle) + 6, 17 + dice.uniform(-3, 4)))
    for x, width in ((540, 52), (860, 54), (1010, 50)):
        parts.append(hills.field(light, x, hills.height(x, *middle) + 8, width, 4))
    parts.append(hills.road(light, 952, hills.height(952, *middle) + 10))
    parts.append(hills.village(light, 960, hills.height(960, *middle) + 6, 1))
    parts.append(hills.hill("hill2", (light.hills[2], light.hill_shades[2]), *near))
    for x, size in ((8, 36), (22, 42), (236, 30), (250, 36), (602, 40), (616, 33), (1062, 38), (1078, 44), (1091, 34)):
        parts.append(hills.cypress(light, x, hills.height(x, *near) + 10, size))
    return "".join(parts)


def _landscape(light: Daylight) -> Drawing:
    dice = Random(4)
    rock = (light.shade, light.lit, mix(light.lit, light.marble, 0.55))
    woods = (mix(light.shade, light.hill_shades[2], 0.45), mix(light.lit, light.hills[0], 0.55), light.hills[0])
    body = (
        f'{sky.definitions(light)}<g mask="url(#lower)">{sky.backdrop(light)}'
        f"{range_far(dice, light, 128)}{sky.mist(150, 12, light.haze)}"
        f"{Range(dice, light, rock, _SKYLINE, 226, _QUARRIES).drawn()}"
        f"{''.join(benches(dice, light, each) for each in _QUARRIES)}"
        f"{sky.mist(170, 13, light.haze)}{Range(dice, light, woods, _SHOULDERS, 216).drawn()}"
        f"{sky.mist(188, 11, light.haze)}{_land(light)}"
        f'<rect width="{sky.WIDTH}" height="{sky.HEIGHT}" fill="url(#glow)" opacity=".3"/></g>{_birds(light)}'
    )
    return Drawing(sky.WIDTH, sky.HEIGHT, body)


DRAWINGS: Final = {
    "landscape-morning": _landscape(MORNING),
    "landscape-noon": _landscape(NOON),
    "landscape-evening": _landscape(EVENING),
}
