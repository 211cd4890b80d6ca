"""The streets of the cities: sand before a panorama a seat, paler than the buildings, and gold around one of them."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, group, path, rect, stroke
from render.common.art import hills
from render.common.art.daylight import NOON
from render.common.art.mountains import Place, Quarry, Range, benches, rough
from render.common.art.shades import mix
from render.engine import theme

WIDTH: Final = 816
_SAND: Final = 24
_ASKED: Final = 24
"""The height of either end of the gold around a row."""
_LINE: Final = "#3a2416"


class _Land(NamedTuple):
    """What a panorama shows: how steep its mountains are, and where there are quarries, a bay and fields."""

    seed: int
    steep: float
    quarries: tuple[float, ...] = ()
    bay: tuple[float, float] | None = None
    fields: tuple[float, ...] = ()


_LANDS: Final = (
    _Land(5, 1.0, (150, 420, 640), fields=(250,)),
    _Land(12, 0.55, (), (330, 830), (600,)),
    _Land(33, 0.8, (560,), fields=(90, 700)),
    _Land(41, 0.95, (240, 330), (-20, 260), (430,)),
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
    """Draw the sea between two capes, without sails, which seemed to belong to buildings before them."""
    assert land.bay is not None
    left, right = land.bay
    cape = 40
    shape = f"M{left - cape} {shore}C{left + cape} {shore - 8} {left - 2 * cape} {horizon + 6} {left} {horizon}H{right}"
    shape += f"C{right + 2 * cape} {horizon + 6} {right - cape} {shore - 8} {right + cape} {shore}Z"
    return path(shape, "url(#sea)")


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


def _before_sand(high: int, made: str = "") -> Drawing:
    """Draw sand before a land."""
    ground = high - _SAND
    made += rect(0, ground, WIDTH, _SAND, "url(#sand)") + stroke(f"M0 {ground + 1}H{WIDTH}", "#f6ead0", 2)
    return Drawing(WIDTH, high, f"<defs>{linear('sand', '#e6d3ac', '#dcc596')}</defs>{made}")


def _terrace(high: int) -> Drawing:
    """Draw the gardens below one line of a street, from its sand and a wall down, as far as a line can be high."""
    dice, ground, foot, light = Random(8), 146, _SAND + 15, NOON
    made = f"<defs>{linear('meadow', '#9dbd7c', '#c9dcae')}{linear('wall', '#d9c7a0', '#b39b70')}</defs>"
    made += rect(0, 0, WIDTH, high, "url(#meadow)") + rect(0, 0, WIDTH, _SAND, "url(#sand)")
    made += hills.hill("rise", ("#b5cf95", "#a3c283"), ground * 0.62, 8, 1.2)
    made += rect(0, _SAND, WIDTH, foot - _SAND, "url(#wall)") + rect(0, foot, WIDTH, 3, "#6f8a52")
    joints = "".join(
        f"M{x + dice.uniform(-5, 5):.1f} {_SAND + 3}v6M{x + 13} {_SAND + 9}v6" for x in range(8, WIDTH, 26)
    )
    made += stroke(joints + f"M0 {_SAND + 9}H{WIDTH}", "#9c855b", 1) + rect(0, _SAND - 3, WIDTH, 6, "#f3e6c4")
    made += "".join(hills.field(light, x, ground * 0.5, 84, 3) for x in (150, 420, 650)) + hills.road(light, 330, 74)
    made += "".join(hills.trees(dice, light, x, ground * at, 7) for x, at in ((95, 0.6), (290, 0.5), (590, 0.62)))
    for x in (16, 30, 45, 262, 277, 524, 540, 557, 768, 784, 798):
        size = dice.uniform(38, 50)
        made += hills.cypress(light, x, foot + size + dice.uniform(6, 18), size)  # whole below the wall
    made += group(rect(0, _SAND, WIDTH, high, "#f4f3ec"), opacity=0.18)
    return _before_sand(high, made)


def _beam(d: str, wide: float, wood: str = "#b98452") -> str:
    """Draw a beam of wood that is lit from the left."""
    return stroke(d, _LINE, wide + 3.4) + stroke(d, wood, wide) + stroke(d, "#dcae78", wide / 3, 0.8)


def _block(x: float, y: float, wide: float) -> str:
    """Draw a block of marble, its top and its shaded side; `y` is its foot."""
    high, deep = wide * 0.66, wide * 0.24
    top = f"M{x} {y - high}l{deep} {-deep * 0.7}h{wide}l{-deep} {deep * 0.7}Z"
    side = f"M{x + wide} {y - high}l{deep} {-deep * 0.7}v{high}l{-deep} {deep * 0.7}Z"
    made = path(top, "#ffffff", _LINE, 2) + path(side, "#bfb4a0", _LINE, 2)
    return made + rect(x, y - high, wide, high, "url(#marble)", _LINE, 2)


def _site(turn: str) -> Drawing:
    """Draw a building site where nothing stands yet: a crane with its wheel and a block of marble, and more blocks."""
    made = ellipse(125, 142, 122, 8, "#00000026") + _block(6, 141, 34) + _block(52, 141, 32) + _block(30, 117, 32)
    made += _beam("M174 144L146 22", 5) + _beam("M158 76L124 100", 4) + _beam("M116 144L140 22", 6.5)
    made += ellipse(121, 104, 33, 33, "none", _LINE, 9) + ellipse(121, 104, 33, 33, "none", "#a06c40", 5.6)
    for turned in range(6):
        x, y = 31 * cos(turned * pi / 6), 31 * sin(turned * pi / 6)
        made += stroke(f"M{121 - x:.1f} {104 - y:.1f}L{121 + x:.1f} {104 + y:.1f}", _LINE, 3.4)
    made += ellipse(121, 104, 7, 7, "#dcae78", _LINE, 2)
    made += _beam("M112 48L214 8", 6.5) + ellipse(142, 36, 8, 8, "#8a5c36", _LINE, 2)
    made += stroke("M150 100L142 36L210 10V66", _LINE, 1.8) + path("M192 79L210 66L232 76", "none", _LINE, 2)
    made += _block(189, 104, 36) + _beam("M186 144V124M210 144V124M234 144V124", 3)
    made += stroke("M186 129H234M186 137H234", "#d9412f", 2)
    shades = linear("marble", "#fffdf8", "#ded5c4")
    return Drawing(350, 210, f'<defs>{shades}</defs><g transform="{turn}">{made}</g>', (0, 0, 250, 150))


def _asked(y: int) -> Drawing:
    """Draw a part of the gold around the row of who is asked: its sides are straight between its top and its foot."""
    wide, tall = 1094, 2 * _ASKED
    rim = rect(1, 1, wide - 2, tall - 2, "none", theme.GOLD_DEEP, 2, 16)
    rim += rect(4.5, 4.5, wide - 9, tall - 9, "none", theme.GLOW, 5.4, 13)
    return Drawing(wide, _ASKED, rim, (0, y, wide, _ASKED))


DRAWINGS: Final = {
    **{f"street-{seat}-{high}": _panorama(land, high) for seat, land in enumerate(_LANDS) for high in (146, 196, 300)},
    "terrace": _terrace(300),
    "terrace-foot": _before_sand(_SAND),
    "site-0": _site(""),
    "site-1": _site("translate(250) scale(-1 1)"),
    "asked-top": _asked(0),
    "asked-foot": _asked(_ASKED),
}
