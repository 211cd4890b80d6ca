"""The biblioteca: a temple of white columns, an open book in its pediment, before a tall reading room."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.bake.shapes import LINE, ellipse, path, poly, rect, spread, stroke
from render.games.carrara.art.building.grounds import cast, slab
from render.games.carrara.art.building.masonry import RISE, column, cornice, courses, door, shade, wall, window
from render.games.carrara.art.building.materials import DARK, GOLD, MARBLE, TILE
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import gable, hip


def book(x: float, y: float, width: float) -> str:
    """Draw an open book; `x` and `y` are its middle."""
    w, h = width / 2, width * 0.3
    cover = (
        f"M{x} {y + h}Q{x - w * 0.5} {y + h * 0.55} {x - w} {y + h * 0.95}"
        f"V{y - h * 0.75}Q{x - w * 0.5} {y - h * 1.25} {x} {y - h * 0.7}"
    )
    right = (
        f"Q{x + w * 0.5} {y - h * 1.25} {x + w} {y - h * 0.75}V{y + h * 0.95}Q{x + w * 0.5} {y + h * 0.55} {x} {y + h}Z"
    )
    lines = "".join(
        f"M{x - w * 0.78} {y - h * at}q{w * 0.32} {-h * 0.22} {w * 0.6}"
        f" 0M{x + w * 0.18} {y - h * at}q{w * 0.28} {-h * 0.22} {w * 0.6} 0"
        for at in (0.3, -0.15, -0.55)
    )
    return (
        path(cover + right, "#bb4a2a", "#6b2412", max(1, width * 0.09))
        + path(cover + right, "#fffaf0")
        + stroke(lines, "#8a5a3c", max(0.4, width * 0.03), 0.8)
        + stroke(f"M{x} {y - h * 0.7}V{y + h}", "#8a3220", max(0.6, width * 0.06))
    )  # fmt: skip


def _steps(x: float, width: float, count: int, height: float = 2.6, side: float = 8) -> str:
    """Draw steps up to the columns."""
    made = ""
    for place in range(count):
        left, right = x - (count - place) * 2.4, x + width + (count - place) * 2.4
        base = -place * height
        up = side * RISE
        made += poly(
            [(right, base), (right, base - height), (right + side, base - height - up), (right + side, base - up)],
            MARBLE.side,
            LINE,
        ) + rect(left, base - height, right - left, height, MARBLE.front, LINE)
        made += stroke(f"M{left + 0.7} {base - height + 0.7}H{right - 0.7}", "#ffffff", 0.7, 0.9)
    return made


def _temple(
    x: float, width: float, columns: int, steps: int, height: float, pitch: float, side: float = 8, size: float = 0,
    thick: float = 6, *, rich: bool = False,
) -> str:  # fmt: skip
    """Draw the whole front: steps, columns before a shaded hall, entablature, pediment with the book."""
    base = -steps * 2.6
    made = _steps(x, width, steps, side=side)
    made += wall(MARBLE, x, base, width, height, side)
    made += rect(x + 1, base - height, width - 2, height, "#7b6a62") + rect(
        x + 1, base - height, width - 2, height, DARK
    )
    made += (
        f'<rect x="{x + 1}" y="{base - height}" width="{width - 2}" height="{height}" fill="#c9a27a" opacity=".38"/>'
    )
    unit = (width + 1 - thick) / (columns - 0.5)
    made += door(x + width / 2, base, unit * 1.5 - thick - 3, height * 0.7)
    made += shade(x + 1, base - height, width - 2, 5)
    for place in range(columns):
        at = x - 0.5 + thick / 2 + unit * (place + (0.5 if place >= columns / 2 else 0))
        made += column(at, base, thick, height)
    top = base - height
    made += rect(x - 2, top - 5.6, width + 4, 5.6, MARBLE.front, LINE)
    up = side * RISE
    made += poly(
        [
            (x + width + 2, top),
            (x + width + 2, top - 5.6),
            (x + width + 2 + side, top - 5.6 - up),
            (x + width + 2 + side, top - up),
        ],
        MARBLE.side,
        LINE,
    )
    if rich:
        made += "".join(rect(at - 1, top - 4.4, 2, 2.6, GOLD.front) for at in spread(x, x + width, columns * 2))
    made += cornice(x - 1, top - 5, width + 2, side, 3, 2.2, MARBLE, 1.2)
    made += gable(x - 1, top - 7.2, width + 2, pitch, side, 3.4, TILE)
    made += book(x + width / 2, top - 7.2 - pitch * 0.4, size or pitch * 0.95)
    return made


def _finials(x: float, width: float, y: float, pitch: float) -> str:
    """Draw the golden ornaments on the corners and the top of a pediment."""
    made = ""
    for at, top in ((x - 2.5, y), (x + width / 2, y - pitch - 1), (x + width + 2.5, y)):
        made += path(f"M{at - 2.2} {top}q.6 -3 2.2 -6q1.6 3 2.2 6Z", GOLD.front, GOLD.deep, 0.5)
    return made


def _wing(x: float, width: float, height: float, count: int, side: float = 7, base: float = 0) -> str:
    """Draw a lower wing with windows between pilasters."""
    made = wall(MARBLE, x, base, width, height, side) + courses(MARBLE, x, base, width, 7, 3.5)
    for at in spread(x, x + width, count):
        made += window(at, base - height * 0.26, width / count * 0.42, height * 0.5)
    for place in range(count + 1):
        at = x + width * place / count
        made += rect(at - 1.3, base - height, 2.6, height, MARBLE.round, LINE, 0.5)
    return made + cornice(x, base - height, width, side, 2, 3, MARBLE)


def _hall(x: float, base: float, width: float, height: float, count: int, roof: float, side: float = 7) -> str:
    """Draw the reading room that rises behind the front: tall windows between pilasters below a hipped roof."""
    return _wing(x, width, height, count, side, base) + hip(x, base - height - 3, width, roof, side, inset=12)


def _biblioteca(cost: int) -> str:
    if cost == 8:
        return _great()
    made = slab()
    if cost == 1:
        return made + cast(-39, 0, 76) + _temple(-39, 70, 4, 2, 35, 23, thick=7, size=22)
    if cost == 2:
        made += cast(-42, 0, 82) + _temple(-42, 76, 4, 3, 41, 24, thick=7.6, size=23)
        return made + _finials(-42, 76, -57, 24)
    if cost == 3:
        made += cast(-56, 0, 108) + _wing(-57, 24, 42, 2) + _wing(26, 24, 42, 2)
        made += _temple(-42, 76, 4, 4, 53, 26, thick=8, size=25, rich=True)
        return made + _finials(-42, 76, -71.4, 26)
    if cost == 4:
        made += cast(-58, 0, 112, 6)
        made += _hall(-32, -68, 60, 27, 6, 15)
        made += _wing(-60, 24, 46, 2) + _wing(30, 24, 46, 2)
        made += _temple(-43, 80, 6, 4, 47, 23, thick=6.8, size=23, rich=True)
        return made + _finials(-43, 80, -65.4, 23)
    made += cast(-60, 0, 114, 5)
    made += _hall(-35, -74, 64, 32, 6, 13) + book(0, -129, 34)
    for x in (-61, 29):
        made += _wing(x, 26, 58, 2, 6) + hip(x, -61, 26, 10, 6, inset=7)
    made += _temple(-42, 78, 6, 5, 53, 23, thick=7, size=24, rich=True)
    return made + _finials(-42, 78, -73, 23)


def _great() -> str:
    made = slab(82) + cast(-76, 0, 146, 6)
    made += _wing(-80, 45, 64, 4, 7) + _wing(30, 45, 64, 4, 7)
    for x in (-80, 30):
        made += hip(x, -67, 45, 13)
    made += _hall(-44, -84, 82, 40, 8, 15) + book(0, -153, 42)
    made += _temple(-50, 94, 6, 6, 60, 26, thick=8.4, size=29, rich=True) + _finials(-50, 94, -83, 26)
    for x in (-70, 62):
        made += rect(x - 3.5, -9, 7, 9, MARBLE.front, LINE, 0.6) + ellipse(x, -17.6, 2, 2.2, MARBLE.light, LINE, 0.6)
        made += path(f"M{x - 3} -9q0 -6 3 -7q3 1 3 7Z", MARBLE.round, LINE, 0.6)
    return made


DRAWINGS: Final[dict[str, Drawing]] = plots("biblioteca", _biblioteca)
