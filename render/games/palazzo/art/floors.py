"""The floors of palazzi: brick, sandstone or marble, told apart by their pattern too, with windows to be counted."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.games.palazzo import Material
from render.bake.drawing import Drawing, linear
from render.bake.shapes import arched, group, path, rect, spread, stroke

WIDTH: Final = 200
HEIGHT: Final = 84
PLATE: Final = 50
"""The width of the plain plate at the left, for the number of the floor."""
_CORNICE: Final = 9
"""The height of the ledge at the top."""
_EDGE: Final = "#3b2418"
_PAPER: Final = "#fff8e8"
_DARK: Final = "#241a1c"

_BRICK: Final = "#a9452c", "#b8523a", "#c0603f", "#9c3d26"
_JOINT: Final = "#e9c9ae"
_STONES: Final = "#d9a441", "#e2b355", "#cf9835", "#e8bf68"


def _brick() -> str:
    """Draw a running bond with light joints."""
    made, chance = rect(0, 0, WIDTH, HEIGHT, _JOINT), Random(1)
    for row in range(7):
        y = _CORNICE + row * 11
        for place in range(-1, 9):
            x = place * 25 + 12.5 * (row % 2)
            made += rect(x + 1, y + 1, 23, 9, chance.choice(_BRICK), r=1)
    return made


def _sandstone() -> str:
    """Draw large rough blocks with dark joints and light upper edges."""
    made, chance = rect(0, 0, WIDTH, HEIGHT, "#7d5a1e"), Random(2)
    for row, (y, high) in enumerate(((_CORNICE, 25), (_CORNICE + 25, 25), (_CORNICE + 50, 25))):
        x = -18.0 * (row % 2)
        while x < WIDTH:
            wide = chance.choice((40.0, 48.0, 56.0))
            made += rect(x + 1.2, y + 1.2, wide - 2.4, high - 2.4, chance.choice(_STONES), r=3)
            made += stroke(f"M{x + 4:.1f} {y + 4}H{x + wide - 5:.1f}", "#fff0bf", 2, 0.75)
            x += wide
    return made


def _marble() -> str:
    """Draw smooth white marble with an inlaid green frame and bands."""
    made = f"<defs>{linear('marble', '#fffefa', '#ece8df')}</defs>" + rect(0, 0, WIDTH, HEIGHT, "url(#marble)")
    made += rect(0, _CORNICE + 3, WIDTH, 5, "#2f6a55") + rect(0, HEIGHT - 9, WIDTH, 5, "#2f6a55")
    veins = "M8 30Q40 42 62 34M70 66Q110 52 150 62M120 22Q150 34 196 26M20 70Q34 62 52 66"
    return made + stroke(veins, "#b9b4ab", 1.4, 0.7)


_WALLS: Final = {Material.BRICK: _brick(), Material.SANDSTONE: _sandstone(), Material.MARBLE: _marble()}
_FRAMES: Final = {Material.BRICK: "#fff3df", Material.SANDSTONE: "#fff6dc", Material.MARBLE: "#2f6a55"}


def _window(x: float, frame: str) -> str:
    """Draw a window with a round arch, a light or green frame, a cross and a sill."""
    base, wide, high = HEIGHT - 14, 27, 50
    made = path(arched(x, base, wide + 9, high + 5), frame, _EDGE, 1.6) + path(arched(x, base, wide, high), _DARK)
    glass = stroke(f"M{x} {base - high + 3}V{base}M{x - wide / 2} {base - 20}H{x + wide / 2}", "#e9d9b4", 2.6)
    return made + glass + rect(x - wide / 2 - 8, base, wide + 16, 5, frame, _EDGE, 1.2, 1)


def _floor(material: Material, windows: int) -> Drawing:
    made = (
        f"<defs>{linear('ledge', '#fffaf0', '#d9c8a8')}{linear('shade', '#ffffff55', '#00000000', '#00000033')}</defs>"
    )
    made += _WALLS[material] + rect(0, 0, WIDTH, HEIGHT, "url(#shade)")
    made += rect(-2, 0, WIDTH + 4, _CORNICE, "url(#ledge)", _EDGE, 1.2)
    made += "".join(_window(x, _FRAMES[material]) for x in spread(PLATE + 4, WIDTH - 4, windows))
    made += rect(7, _CORNICE + 9, PLATE - 10, HEIGHT - _CORNICE - 17, _PAPER, _EDGE, 2.4, 8)
    return Drawing(WIDTH, HEIGHT, made + rect(1, 1, WIDTH - 2, HEIGHT - 2, "none", _EDGE, 2.4))


def _roof() -> Drawing:
    """Draw a hipped roof of red tiles over the highest floor."""
    made = f"<defs>{linear('roof', '#d9714a', '#a8432a')}</defs>"
    made += path("M-2 34L26 4H174L202 34Z", "url(#roof)", _EDGE, 2.4)
    ribs = "".join(f"M{26 + 148 * k / 9:.1f} 5L{204 * k / 9 - 2:.1f} 33" for k in range(1, 9))
    made += group(stroke(ribs, "#7d2a18", 2), opacity=0.55)
    return Drawing(204, 40, made + rect(-1, 32, 202, 6, "#e9d8b4", _EDGE, 1.6), (-4, 0, 208, 40))


DRAWINGS: Final = {
    **{f"floor-{material}-{windows}": _floor(material, windows) for material in Material for windows in (1, 2, 3)},
    "roof": _roof(),
    "window": Drawing(46, 66, _window(0, "#fff3df"), (-23, 16, 46, 66)),
}
