"""The windows and doors of palazzi: on each floor others, with light frames and dark glass, so that all are counted."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo.components import Material
from render.bake.drawing import linear
from render.bake.shapes import arched, ellipse, group, path, poly, rect, stroke
from render.games.palazzo.art.walls import EDGE, GREEN, HEIGHT

_FRAMES: Final = {Material.BRICK: "#fff3df", Material.SANDSTONE: "#fff8e6", Material.MARBLE: GREEN}
_BARS: Final = "#e9d9b4"
DEFS: Final = f"<defs>{linear('glass', '#15131c', '#2a2635', '#4b4658')}{linear('wood', '#8a5427', '#5b3212')}</defs>"
_WIDE: Final = 25.0


def _door(x: float, frame: str) -> str:
    """Draw a double door below a fanlight, on a step."""
    base, high = HEIGHT - 3.5, 54.0
    made = path(arched(x, base, _WIDE + 11, high + 6), frame, EDGE, 1.4)
    made += path(arched(x, base, _WIDE, high), "url(#glass)", EDGE, 1)
    top = base - high + _WIDE / 2
    made += rect(x - _WIDE / 2, top + 2, _WIDE, base - top - 2, "url(#wood)", EDGE, 1)
    rays = f"M{x} {top}V{base - high + 2}M{x} {top}L{x - 8} {top - 9}M{x} {top}L{x + 8} {top - 9}"
    made += stroke(rays, _BARS, 1.5) + stroke(f"M{x} {top + 2}V{base}", "#2c1606", 1.6)
    for at in (x - 9.2, x + 2.8):
        for y in (top + 7, top + 24):
            made += rect(at, y, 6.4, 12, "#a86a35", "#3d1f08", 0.8, 0.8)
    made += ellipse(x - 2.4, top + 21, 1.1, 1.1, "#f2d27a") + ellipse(x + 2.4, top + 21, 1.1, 1.1, "#f2d27a")
    return made + rect(x - _WIDE / 2 - 8, base, _WIDE + 16, 3.5, "#e4d8c0", EDGE, 0.9)


def _glass(x: float, outline: str, top: float, base: float, half: float) -> str:
    made = path(outline, "url(#glass)", EDGE, 0.9)
    glint = poly([(x - half + 2, base - 3), (x - half + 2, top + 14), (x - 1, top + 6)], "#ffffff")
    made += group(glint, opacity=0.13)
    return made + stroke(f"M{x} {top + 2}V{base}M{x - half} {(top + base) / 2 + 3:.1f}h{2 * half}", _BARS, 2)


def _balcony(x: float, frame: str) -> str:
    """Draw a window with a round arch behind a balustrade."""
    base, high = HEIGHT - 9.0, 50.0
    made = path(arched(x, base, _WIDE + 9, high + 5), frame, EDGE, 1.4)
    made += _glass(x, arched(x, base, _WIDE, high), base - high, base, _WIDE / 2)
    rail = base - 15
    made += rect(x - 19, rail, 38, 3.6, "#fffaf0", EDGE, 0.9, 1) + rect(x - 20, base, 40, 5, "#efe4cd", EDGE, 0.9, 1)
    for at in range(-15, 16, 6):
        made += rect(x + at - 1.6, rail + 3.6, 3.2, base - rail - 3.6, "#fffaf0", EDGE, 0.6, 1.2)
    return made


def _pediment(x: float, frame: str) -> str:
    """Draw a rectangular window below a gable."""
    base, top, half = HEIGHT - 10.0, 25.0, 11.5
    made = rect(x - half - 4.5, top - 3, 2 * half + 9, base - top + 3, frame, EDGE, 1.3)
    made += _glass(x, f"M{x - half} {top}h{2 * half}V{base}h{-2 * half}Z", top, base, half)
    made += poly([(x - half - 8, top - 3), (x, top - 13.5), (x + half + 8, top - 3)], frame, EDGE, 1.3)
    return made + rect(x - half - 7, base, 2 * half + 14, 4.6, frame, EDGE, 1.1, 1)


def _shutters(x: float, frame: str) -> str:
    """Draw a window between open shutters, below a straight lintel."""
    base, top, half = HEIGHT - 11.0, 21.0, 9.5
    shade, slats = ("#2f7d6c", "#1d5549") if frame != GREEN else ("#b4532f", "#7d3419")
    made = rect(x - half - 3, top - 3, 2 * half + 6, base - top + 3, frame, EDGE, 1.2)
    made += _glass(x, f"M{x - half} {top}h{2 * half}V{base}h{-2 * half}Z", top, base, half)
    for left in (x - half - 11.5, x + half + 2.5):
        made += rect(left, top - 1, 9, base - top + 1, shade, EDGE, 1.1, 0.8)
        lines = "".join(f"M{left + 2} {top + 4 + 5.2 * step:.1f}h5" for step in range(8))
        made += stroke(lines, slats, 1.4)
    made += rect(x - half - 7, top - 7, 2 * half + 14, 5, frame, EDGE, 1.1, 1)
    return made + rect(x - half - 6, base, 2 * half + 12, 4.6, frame, EDGE, 1.1, 1)


def _loggia(x: float, frame: str) -> str:
    """Draw a low window with a round arch between columns, and flowers on its sill."""
    base, high, half = HEIGHT - 13.0, 42.0, 11.5
    made = path(arched(x, base, 2 * half + 11, high + 5.5), frame, EDGE, 1.3)
    made += _glass(x, arched(x, base, 2 * half, high), base - high, base, half)
    spring = base - high + half
    for at in (x - half - 5.6, x + half + 0.2):
        made += rect(at, spring, 5.4, base - spring, "#fffaf0", EDGE, 0.9, 0.8)
    made += rect(x - 16.5, base - 1, 33, 7, "#a8572f", EDGE, 1, 1.5)
    for step, at in enumerate(range(-13, 15, 5)):
        made += ellipse(x + at, base - 2.6, 3.6, 3, "#4f8a35", "#274d17", 0.6)
        made += ellipse(x + at, base - 4.2, 1.5, 1.4, ("#e0405a", "#ffd34d")[step % 2])
    return made


_KINDS: Final = {1: _door, 2: _balcony, 3: _pediment, 4: _shutters, 5: _loggia}


def opening(material: Material, floor: int, x: float) -> str:
    """Draw a window of a floor, or a door of the first, around a place."""
    return _KINDS[floor](x, _FRAMES[material])


def plain_window() -> str:
    """Draw a window alone, as a sign."""
    return DEFS + _pediment(0, "#fff3df")
