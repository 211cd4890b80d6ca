"""The streets of the cities: sand before a panorama a seat, paler than what is built, and gold around one of them."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, group, path, rect, stroke
from render.common.art import hills
from render.common.art.daylight import NOON
from render.common.art.mountains import Place, Quarry, Range, benches, rough
from render.common.art.shades import mix
from render.engine import theme

WIDTH: Final = 812
_SAND, _RADIUS = 24, 10


class _Land(NamedTuple):
    """What a panorama shows: how steep its mountains are, and where there are quarries, a bay, villages and fields."""

    seed: int
    steep: float
    quarries: tuple[float, ...] = ()
    bay: tuple[float, float] | None = None
    villages: tuple[float, ...] = ()
    fields: tuple[float, ...] = ()


_LANDS: Final = (
    _Land(5, 1.0, (150, 420, 640), villages=(705,), fields=(250,)),
    _Land(12, 0.55, (), (330, 830), (90, 200), (600,)),
    _Land(33, 0.8, (560,), villages=(330, 395), fields=(90, 700)),
    _Land(41, 0.95, (240, 330), (-20, 260), (610,), (430,)),
)
"""By seat."""


def _skyline(dice: Random, land: _Land, ground: float) -> list[Place]:
    """Return peaks, shoulders and saddles, far away beyond a bay."""
    line, x, high = list[Place](), -70.0, 0.5
    while x < WIDTH + 100:
        beyond = land.bay is not None and land.bay[0] - 20 < x < land.bay[1] + 20
        line.append((x, ground * (0.66 - 0.5 * high * land.steep * (0.4 if beyond else 1))))
        x += dice.uniform(0.13, 0.26) * ground
        high = dice.uniform(0.72, 1) if high < 0.55 else dice.uniform(0.36, high - 0.08)
    return line


def _clouds(dice: Random, high: float) -> str:
    parts = []
    for _ in range(3):
        x, y, size = dice.uniform(30, WIDTH - 30), dice.uniform(0.1, 0.26) * high, dice.uniform(0.5, 1)
        lumps = ((-40, 0, 15), (-18, -9, 20), (10, -12, 24), (36, -3, 16))
        parts += [ellipse(x + at * size, y + up * size, r * size, r * size * 0.72, "#ffffff") for at, up, r in lumps]
    return group("".join(parts), opacity=0.75, more=' filter="url(#soft)"')


def _bay(land: _Land, horizon: float, shore: float) -> str:
    """Draw the sea between two capes, with sails on it."""
    assert land.bay is not None
    left, right = land.bay
    middle, cape = (left + right) / 2, 40
    shape = f"M{left - cape} {shore}C{left + cape} {shore - 8} {left - 2 * cape} {horizon + 6} {left} {horizon}H{right}"
    shape += f"C{right + 2 * cape} {horizon + 6} {right - cape} {shore - 8} {right + cape} {shore}Z"
    sea = path(shape, "url(#sea)")
    for at, size in ((-0.18, 9), (0.05, 6), (0.24, 12)):
        x, y = middle + (right - left) * at, horizon + (shore - horizon) * (0.2 + size / 40)
        sea += path(
            f"M{x} {y}V{y - 2 * size}L{x + size} {y - 2}ZM{x - 1} {y}V{y - 1.5 * size}L{x - size * 0.7} {y - 2}Z",
            "#fffdf6",
        )
        sea += path(f"M{x - size} {y}H{x + size}L{x + size * 0.6} {y + size * 0.35}H{x - size * 0.6}Z", "#a5765a")
    return sea


def _panorama(land: _Land, high: int) -> Drawing:
    """Draw a seat's land through a mist of warm white."""
    dice, light, ground = Random(land.seed), NOON, high - _SAND
    made = f"<defs>{linear('sky', *light.sky)}{linear('sea', '#a9d3e2', '#5fa9c8')}"
    for name, blur in (("soft", 2), ("far", 0.6)):
        made += f'<filter id="{name}"><feGaussianBlur stdDeviation="{blur}"/></filter>'
    made += "</defs>" + rect(0, 0, WIDTH, high, light.hills[1]) + rect(0, 0, WIDTH, ground * 0.75, "url(#sky)")
    made += _clouds(dice, ground)
    foot, rise = ground * 0.66, ground * 0.5 * land.steep
    far = rough(dice, [(x, foot - rise * dice.uniform(0.6, 0.95)) for x in range(-60, WIDTH + 120, 70)], 3, 4)
    made += path("M-60 400L" + "L".join(f"{x:.1f} {y:.1f}" for x, y in far) + f"L{WIDTH + 60} 400Z", light.far[0])
    skyline = _skyline(dice, land, ground)
    cuts = []
    for wanted in land.quarries:
        x, top = min(skyline, key=lambda each: abs(each[0] - wanted) + each[1])
        cuts.append(Quarry(x + 5, top + ground * 0.17, ground * 0.22, ground * dice.uniform(0.13, 0.19), 5))
    rock = light.shade, light.lit, mix(light.lit, light.marble, 0.55)
    mountains = Range(dice, light, rock, skyline, foot + 14, cuts).drawn()
    mountains += "".join(benches(dice, light, cut) for cut in cuts)
    made += group(mountains, more=' filter="url(#far)"')
    back, near = (ground * 0.68, 6, land.seed * 1.3), (ground * 0.82, 6, land.seed * 2.1)
    made += hills.hill("back", (light.hills[0], light.hill_shades[0]), *back)
    if land.bay is not None:
        made += _bay(land, ground * 0.62, ground * 0.86)
    for x in range(20, WIDTH, 130):
        if land.bay is None or not land.bay[0] - 40 < x < land.bay[1] + 40:
            made += hills.trees(dice, light, x + dice.uniform(-40, 40), hills.height(x, *back) + 7, 6)
    for x in land.villages:
        made += hills.village(light, x, hills.height(x, *back) + 5, ground / 200)
    made += hills.hill("near", (light.hills[1], light.hill_shades[1]), *near)
    for x in land.fields:
        made += hills.field(light, x, hills.height(x, *near) + 6, ground * 0.3, 3)
    made += group(rect(0, 0, WIDTH, ground, "#f4f3ec"), opacity=0.3)
    front = ""
    for x in range(30, WIDTH, 150):
        x += dice.uniform(0, 90)
        for _ in range(dice.choice((1, 2, 3, 4))):
            size = ground * dice.uniform(0.13, 0.22)
            front += hills.cypress(light, x, hills.height(x, *near) + ground * 0.07, size)
            x += size * 0.35
    return _before_sand(high, made + group(front, opacity=0.75))


def _before_sand(high: int, made: str) -> Drawing:
    """Draw sand before a land, rounded at the right as its row is."""
    corner, ground = f"a{_RADIUS} {_RADIUS} 0 0 1", high - _SAND
    edge = f"M0 0H{WIDTH - _RADIUS}{corner} {_RADIUS} {_RADIUS}V{high - _RADIUS}{corner} -{_RADIUS} {_RADIUS}H0Z"
    made += rect(0, ground, WIDTH, _SAND, "url(#sand)") + stroke(f"M0 {ground + 1}H{WIDTH}", "#f6ead0", 2)
    defined = f'{linear("sand", "#e6d3ac", "#dcc596")}<clipPath id="in"><path d="{edge}"/></clipPath>'
    return Drawing(WIDTH, high, f'<defs>{defined}</defs><g clip-path="url(#in)">{made}</g>')


def _terrace(high: int) -> Drawing:
    """Draw the slope from the sand of one line of a street down to that of the next."""
    dice, ground = Random(8), high - _SAND
    trees = "".join(hills.field(NOON, x, ground - 62, 60, 3) for x in (150, 560))
    for x in (30, 92, 330, 470, 690, 770):
        trees += hills.cypress(NOON, x, ground - dice.uniform(14, 44), dice.uniform(26, 36))
    made = f"<defs>{linear('meadow', '#c3d6a8', '#d7e3c3')}</defs>" + rect(0, 0, WIDTH, ground, "url(#meadow)")
    return _before_sand(high, made + group(trees, opacity=0.5) + rect(0, 0, WIDTH, _SAND, "url(#sand)"))


def _site() -> Drawing:
    """Draw a building site where nothing stands yet: a crane with a block of marble, more blocks, and stakes."""
    wood, dark, stone, shade, line = "#b98452", "#8a5c36", "#f7f3ea", "#cfc6b4", "#3a2416"
    made = ellipse(100, 143, 96, 7, "#00000022")
    for x, y in ((18, 118), (50, 118), (34, 94)):
        made += rect(x, y, 31, 23, stone, line, 2, 2) + rect(x + 2, y + 15, 27, 6, shade)
        made += stroke(f"M{x + 7} {y + 5}l6 4l-2 5M{x + 20} {y + 4}l3 6", "#ddd6c8", 1.4)
    for x, lean in ((84, 22), (128, -22)):
        made += stroke(f"M{x} 142L{x + lean} 26", line, 9) + stroke(f"M{x} 142L{x + lean} 26", wood, 5.4)
    for y, half in ((112, 17), (78, 10)):
        made += stroke(f"M{106 - half} {y}H{106 + half}", line, 7) + stroke(f"M{106 - half} {y}H{106 + half}", dark, 4)
    made += stroke("M78 42L164 12", line, 9) + stroke("M78 42L164 12", wood, 5.4)
    made += ellipse(106, 30, 9, 9, wood, line, 2) + ellipse(106, 30, 3, 3, line)
    made += stroke("M162 14V74M106 38L92 118", line, 1.8) + path("M147 82L162 70L177 82", "none", line, 1.8)
    made += rect(145, 82, 34, 24, stone, line, 2, 2) + rect(147, 98, 30, 6, shade)
    made += stroke("M153 87l6 4l-2 5M168 86l3 6", "#ddd6c8", 1.4)
    for x in (142, 162, 182):
        made += rect(x, 122, 4.6, 22, wood, line, 1.4, 1)
    return Drawing(200, 150, made + stroke("M142 128H186", "#d9412f", 2))


def _asked(high: int) -> Drawing:
    """Draw the gold around the row of who is asked."""
    wide, tall = 1094, high + 14
    rim = rect(1, 1, wide - 2, tall - 2, "none", theme.GOLD_DEEP, 2, 16)
    return Drawing(wide, tall, rim + rect(4.5, 4.5, wide - 9, tall - 9, "none", theme.GLOW, 5.4, 13))


DRAWINGS: Final = {
    **{f"street-{seat}-170": _panorama(land, 170) for seat, land in enumerate(_LANDS)},
    **{f"street-{seat}-300": _panorama(land, 300) for seat, land in enumerate(_LANDS)},
    "terrace": _terrace(170),
    "site": _site(),
    **{f"asked-{high}": _asked(high) for high in (300, 196, 146)},
}
