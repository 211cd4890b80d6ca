"""The cattedrale: a church of striped marble with a rose window, a dome and a campanile."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing
from render.bake.shapes import LINE, ellipse, n, path, poly, rect, spread, stroke
from render.games.carrara.art.building.grounds import cast, slab
from render.games.carrara.art.building.masonry import RISE, cornice, door, opening, shade, wall, window
from render.games.carrara.art.building.materials import GLASS, GOLD, GREEN, MARBLE, TILE
from render.games.carrara.art.building.plots import plots
from render.games.carrara.art.building.roofs import dome, lantern


def _stripes(x: float, base: float, width: float, height: float, side: float, step: float = 6.4) -> str:
    """Draw the green bands of a marble wall, on its front and its side."""
    made, y, up = "", base - step, side * RISE
    right, thick = x + width, step * 0.36
    while y > base - height + 1:
        made += rect(x + 0.4, y, width - 0.8, step * 0.36, GREEN.front)
        if side:
            made += poly(
                [(right, y), (right + side, y - up), (right + side, y - up + thick), (right, y + thick)],
                GREEN.side,
            )  # fmt: skip
        y -= step
    return made


def _marble(x: float, base: float, width: float, height: float, side: float = 7, step: float = 6.4) -> str:
    return wall(MARBLE, x, base, width, height, side) + _stripes(x, base, width, height, side, step)


def _rose(x: float, y: float, r: float) -> str:
    """Draw a round window with tracery."""
    spokes = "".join(
        f"M{n(x)} {n(y)}L{n(x + r * 0.92 * dx)} {n(y + r * 0.92 * dy)}"
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    )
    return (
        ellipse(x, y, r + 1.6, r + 1.6, MARBLE.front, LINE, 0.7)
        + ellipse(x, y, r, r, GLASS)
        + stroke(spokes, "#e8dcc2", max(0.6, r * 0.13))
        + ellipse(x, y, r * 0.34, r * 0.34, "url(#gold-b)", GOLD.deep, 0.4)
    )


def _front(x: float, width: float, height: float, pitch: float, rose: float, side: float = 8, base: float = 0) -> str:
    """Draw the nave's front: striped wall, gable with a rose window, roof at the right."""
    left, right, middle, y, up = x - 2, x + width + 2, x + width / 2, base - height, side * RISE
    made = _marble(x, base, width, height, side)
    made += poly(
        [(middle, y - pitch), (middle + side, y - pitch - up), (right + side, y - up), (right, y)], TILE.side, "#5f2416"
    )
    made += poly([(left, y), (middle, y - pitch), (right, y)], MARBLE.front, LINE)
    made += stroke(
        f"M{n(left + 7)} {n(y - 2.2)}L{n(middle)} {n(y - pitch + 3.2)}L{n(right - 7)} {n(y - 2.2)}", GREEN.dark, 1.1
    )
    made += stroke(f"M{n(left + 1)} {n(y - 0.8)}L{n(middle)} {n(y - pitch + 0.8)}", "#ffffff", 0.9, 0.9)
    made += shade(x, y, width, 1.8) + rect(left, y - 1.6, width + 4, 2, MARBLE.front, LINE, 0.6)
    return made + _rose(middle, y - pitch * 0.16, rose) + _cross(middle, y - pitch)


def _cross(x: float, y: float, size: float = 5) -> str:
    return stroke(
        f"M{n(x)} {n(y)}v{n(-size)}M{n(x - size * 0.33)} {n(y - size * 0.66)}h{n(size * 0.66)}", GOLD.deep, 1.3
    ) + stroke(f"M{n(x)} {n(y)}v{n(-size)}", GOLD.dark, 0.6)


def _campanile(x: float, width: float, storeys: tuple[float, ...], cap: float, side: float = 5) -> str:
    """Draw a bell tower from the ground up; the openings grow with the height."""
    y, made = 0.0, ""
    for place, height in enumerate(storeys):
        made += _marble(x, y, width, height, side, 5.4)
        arches = 1 if place < len(storeys) - 2 else 2
        size = width / arches * (0.3 if place == 0 else 0.44)
        for at in spread(x + 1, x + width - 1, arches):
            made += opening(at, y - 3, size, height * (0.5 if place == 0 else 0.66), MARBLE)
        y -= height
        made += cornice(x, y + 1, width, side, 1.4, 2, MARBLE, 1.8)
    right, up, apex = x + width + 1.6, side * RISE, (x + width / 2 + side * 0.4, y - cap - 1)
    made += poly([(right, y - 1), (right + side, y - 1 - up), apex], TILE.side, "#5f2416")
    made += poly([(x - 1.6, y - 1), (right, y - 1), apex], TILE.front, "#5f2416")
    return (
        made
        + stroke(f"M{n(x - 0.4)} {n(y - 1.8)}L{n(apex[0])} {n(apex[1])}", "#ffd2ae", 0.8, 0.8)
        + _cross(apex[0], apex[1], 4)
    )


def _aisle(x: float, width: float, height: float, drop: float, side: float, *, right: bool) -> str:
    """Draw a lower aisle whose roof rises towards the nave."""
    high, low = -height - drop, -height
    a, b = (high, low) if right else (low, high)
    made = _marble(x, 0, width, height, side if right else 0)
    made += poly([(x, a), (x + width, b), (x + width, -height), (x, -height)], MARBLE.front)
    made += poly(
        [(x - 1.5, a - 0.6), (x + width + 1.5, b - 0.6), (x + width + 1.5, b + 2), (x - 1.5, a + 2)],
        MARBLE.front,
        LINE,
        0.7,
    )
    if right:
        up = side * RISE
        edge = x + width + 1.5
        made += poly(
            [(x, a - 0.6), (x + side, a - up - 0.6), (edge + side, b - up), (edge, b - 0.6)], TILE.side, "#5f2416"
        )
    return made


def _drum(x: float, y: float, width: float, height: float, count: int) -> str:
    """Draw the eight-sided drum of the dome with round windows."""
    made = rect(x - width / 2, y - height, width, height, MARBLE.round, LINE)
    made += rect(x - width / 2 + 0.4, y - height * 0.24, width - 0.8, height * 0.16, GREEN.round)
    for at in spread(x - width / 2, x + width / 2, count):
        made += ellipse(at, y - height * 0.6, height * 0.2, height * 0.2, GLASS, MARBLE.light, 0.9)
    return made + rect(x - width / 2 - 1.6, y - height - 1.6, width + 3.2, 2.4, MARBLE.round, LINE, 0.6)


def _crossing(x: float, width: float, height: float) -> str:
    """Draw the body behind the nave that carries the dome; `x` is its middle."""
    left, right = x - width / 2, x + width / 2
    roof = [(left - 2, -height), (right + 2, -height), (right - 5, -height - 7), (left + 5, -height - 7)]
    return _marble(left, 0, width, height, 7) + poly(roof, TILE.front, "#5f2416")


def _cattedrale(cost: int) -> str:
    if cost == 8:
        return _great()
    made = slab()
    if cost == 1:
        made += cast(-42, 0, 80)
        made += _drum(12, -40, 32, 7, 4) + dome(12, -48, 32, 18) + _cross(12, -65)
        made += _campanile(-44, 15, (26, 18, 14), 10, 4)
        return made + _front(-22, 54, 36, 15, 5.5) + door(5, 0, 12, 17)
    if cost == 2:
        made += cast(-50, 0, 96)
        made += _drum(16, -48, 42, 9, 5) + dome(16, -58, 42, 22) + lantern(16, -78.5, 5, 8)
        made += _campanile(-50, 16, (30, 24, 18), 11)
        return (
            made
            + _front(-27, 66, 42, 18, 6.6)
            + door(6, 0, 13, 19)
            + window(-15, -8, 5.4, 15, MARBLE)
            + window(27, -8, 5.4, 15, MARBLE)
        )
    if cost == 3:
        made += cast(-56, 0, 108)
        made += (
            _crossing(18, 56, 49) + _drum(18, -55, 52, 11, 6) + dome(18, -68, 52, 27, ribs=5) + lantern(18, -93, 6, 10)
        )
        made += _campanile(-56, 17, (34, 26, 22), 13)
        made += _aisle(-33, 24, 28, 10, 8, right=False) + _aisle(26, 22, 28, 10, 8, right=True)
        made += _front(-17, 50, 48, 18, 7)
        return made + door(8, 0, 14, 21) + door(-24, 0, 8, 14) + door(40, 0, 8, 14)
    if cost == 4:
        made += cast(-58, 0, 112, 6)
        made += (
            _crossing(17, 66, 55) + _drum(17, -61, 62, 13, 6) + dome(17, -76, 62, 32, ribs=5) + lantern(17, -106, 7, 13)
        )
        made += _campanile(-60, 18, (36, 27, 24, 18), 13)
        made += _drum(46, -42, 22, 6, 3) + dome(46, -49, 22, 13, ribs=1)
        made += _aisle(-36, 26, 32, 11, 8, right=False) + _aisle(28, 25, 32, 11, 8, right=True)
        made += _front(-19, 54, 54, 20, 8)
        return (
            made
            + door(8, 0, 15, 23)
            + door(-27, 0, 9, 16)
            + door(44, 0, 9, 16)
            + _rose(-27, -25, 3.6)
            + _rose(44, -25, 3.6)
        )
    made += cast(-60, 0, 114, 5)
    made += _crossing(14, 72, 63)
    made += _drum(14, -69, 70, 16, 7) + dome(14, -87, 70, 36, ribs=5) + lantern(14, -121.5, 7.4, 15)
    made += _campanile(-63, 19, (38, 29, 26, 22), 18)
    for x in (-30, 44):
        made += _drum(x, -45, 27, 7, 4) + dome(x, -53, 27, 17) + _cross(x, -69.5, 4)
    made += _aisle(-40, 28, 36, 12, 7, right=False) + _aisle(28, 27, 36, 12, 7, right=True)
    made += _front(-22, 56, 60, 21, 8.6)
    made += door(6, 0, 16, 25) + door(-31, 0, 10, 18) + door(45, 0, 10, 18) + _rose(-31, -28, 4) + _rose(45, -28, 4)
    return made + window(-13, -30, 5, 12, MARBLE) + window(25, -30, 5, 12, MARBLE)


def _great() -> str:
    made = slab(82) + cast(-78, 0, 148, 6)
    made += (
        _crossing(-1, 104, 66)
        + _drum(-1, -72, 86, 8, 0)
        + _drum(-1, -79, 82, 19, 8)
        + dome(-1, -98, 82, 45, ribs=7)
        + lantern(-1, -141.5, 9, 20)
    )
    made += _campanile(-80, 19, (40, 30, 26, 22), 19) + _campanile(57, 19, (40, 30, 26, 22), 19)
    for x in (-45, 43):
        made += _drum(x, -52, 32, 8, 4) + dome(x, -61, 32, 19, ribs=3) + lantern(x, -79.5, 4, 7)
    made += _aisle(-58, 30, 40, 13, 7, right=False) + _aisle(27, 30, 40, 13, 7, right=True)
    made += _front(-32, 62, 68, 24, 10.5)
    made += (
        door(-1, 0, 18, 28) + door(-43, 0, 11, 20) + door(42, 0, 11, 20) + _rose(-43, -31, 4.6) + _rose(42, -31, 4.6)
    )
    made += door(-22, 0, 10, 20) + door(20, 0, 10, 20)
    made += "".join(window(at, -36, 5.4, 14, MARBLE) for at in (-24, -14, 12, 22))
    return (
        made
        + rect(-34.5, -32.5, 66.5, 1.8, MARBLE.front, LINE, 0.5)
        + path("M-1 -30l3 -4.5h-6Z", GOLD.front, GOLD.deep, 0.5)
    )


DRAWINGS: Final[dict[str, Drawing]] = plots("cattedrale", _cattedrale)
