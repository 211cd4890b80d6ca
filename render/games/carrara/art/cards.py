"""The cards of the display: painted grounds on which a building stands, an empty place, the draw pile."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import Category
from render.bake.drawing import Drawing, linear, radial
from render.bake.shapes import ellipse, group, n, path, poly, rect, stroke
from render.games.carrara.art.building.grounds import cypress
from render.games.carrara.art.building.materials import DEFS

WIDTH: Final = 148
HEIGHT: Final = 146
_LOW: Final = 119
"""The height of a low card."""


def _plaque(inset: float, notch: float, height: int) -> str:
    """Return a rectangle whose corners are cut out in a quarter of a circle: the frame of city types."""
    a, b, right, low = inset, inset + notch, WIDTH - inset, height - inset
    arc = f"A{n(notch)} {n(notch)} 0 0 0 "
    return (
        f"M{n(b)} {n(a)}H{n(right - notch)}{arc}{n(right)} {n(b)}V{n(low - notch)}{arc}{n(right - notch)} {n(low)}"
        f"H{n(b)}{arc}{n(a)} {n(low - notch)}V{n(b)}{arc}{n(b)} {n(a)}Z"
    )


def _rounded(inset: float, r: float, height: int) -> str:
    """Return a rectangle with round corners: the frame of land types."""
    wide, tall = WIDTH - 2 * inset - 2 * r, height - 2 * inset - 2 * r
    arc = f"a{n(r)} {n(r)} 0 0 1 "
    return (
        f"M{n(inset + r)} {n(inset)}h{n(wide)}{arc}{n(r)} {n(r)}"
        f"v{n(tall)}{arc}{n(-r)} {n(r)}h{n(-wide)}{arc}{n(-r)} {n(-r)}"
        f"v{n(-tall)}{arc}{n(r)} {n(-r)}Z"
    )


def _framed(outer: str, inner: str, picture: str, line: str, height: int) -> str:
    """Put a picture into a raised frame of this height."""
    picture = f'<g transform="translate(0 {height - HEIGHT})">{picture}</g>'
    return (
        DEFS
        + f'<defs><clipPath id="in"><path d="{inner}"/></clipPath>{linear("frame", "#fffaec", "#e6d2a8")}'
        + "</defs>"
        + path(outer, "url(#frame)", line, 1)
        + f'<g clip-path="url(#in)">{picture}</g>'
        + stroke(inner, "#4a2c1c", 1.1, 0.75)
        + stroke(outer.replace("Z", ""), "#ffffff", 0.6, 0.5)
    )


def _cloud(x: float, y: float, size: float, colour: str, opacity: float = 0.8) -> str:
    """Draw a cloud with a flat base; `x` and `y` are the middle of its base."""
    s = size
    d = (
        f"M{n(x - s * 1.6)} {n(y)}q{n(-s * 0.2)} {n(-s * 0.4)} {n(s * 0.4)} {n(-s * 0.42)}q{n(s * 0.1)} {n(-s * 0.5)}"
        f" {n(s * 0.6)} {n(-s * 0.4)}q{n(s * 0.5)} {n(-s * 0.7)} {n(s * 1.1)} {n(-s * 0.05)}"
        f"q{n(s * 0.6)} {n(-s * 0.2)} {n(s * 0.7)} {n(s * 0.35)}q{n(s * 0.5)} 0 {n(s * 0.5)} {n(s * 0.52)}Z"
    )
    return group(path(d, colour), opacity=opacity)


_FAR_TOWERS: Final = (
    "M0 84V60h7V34h1.4v-3h7v3h1.4v26l8-5 8 5V46h7V26l3.4-7 3.4 7V54l7-4V44q0-13 13-17V23h1.6v4q13 4 13 17v6l7 4"
    "V42h8v-3h1.4V36h6v3h1.4v16l9-6 9 6V30h1.4v-3h7v3h1.4v26h8v28Z"
)
_NEAR_HOUSES: Final = (
    (-6, 74, 26, 9), (17, 84, 20, 7), (111, 83, 20, 7), (127, 72, 28, 10), (32, 92, 20, 6), (96, 92, 20, 6)
)  # fmt: skip


def _city() -> str:
    sky = f"<defs>{linear('sky', '#f3cfa2', '#f9e0bd', '#fdeed5', '#fff7e8', '#fff8ea', '#fff6e2')}"
    sky += linear("haze", "#e9cdaa", "#f2dcbc", "#faecd2")
    sky += f"{radial('sun', '#fffdf2', '#fff6dc', '#ffeab8aa', '#ffdf9c00')}</defs>"
    made = sky + rect(0, 0, WIDTH, HEIGHT, "url(#sky)") + ellipse(30, 44, 44, 38, "url(#sun)")
    for x, y, size, colour in ((32, 21, 9, "#fff0dc"), (116, 19, 11, "#fbe2c6"), (96, 33, 7, "#fff8ea")):
        made += _cloud(x, y, size, colour)
    made += group(path("M0 70L22 52L44 64L70 46L102 62L126 48L148 60V146H0Z", "#efd6b8"), opacity=0.6)
    made += path(_FAR_TOWERS, "url(#haze)")
    made += rect(0, 83, WIDTH, 64, "#fbe9cc")
    for x, y, width, height in _NEAR_HOUSES:
        shaded = group(rect(x + width * 0.72, y, width * 0.28, 40, "#9c5a3c"), opacity=0.14)
        made += rect(x, y, width, 40, "#f7e4c6") + shaded
        roof = [(x - 2, y), (x + 4, y - height), (x + width - 4, y - height), (x + width + 2, y)]
        made += poly(roof, "#ebc3a0", "#d8a883", 0.6)
    return made + rect(0, 101, WIDTH, 7, "#e6c497") + rect(0, 101, WIDTH, 1, "#fff0d6")


def _land() -> str:
    sky = f"<defs>{linear('sky', '#4a95c0', '#86c0d6', '#cbe6e4', '#f0f2da')}"
    sky += f"{radial('sun', '#fffdf0', '#fffbe0', '#fff7d099', '#fff7d000')}</defs>"
    made = sky + rect(0, 0, WIDTH, HEIGHT, "url(#sky)") + ellipse(34, 42, 46, 40, "url(#sun)")
    for x, y, size in ((112, 21, 11), (40, 26, 8), (92, 32, 7)):
        made += _cloud(x, y, size, "#ffffff")
    made += path("M0 66L20 44L34 58L56 34L80 62L100 40L122 60L148 42V146H0Z", "#8db3c2")
    made += path("M56 34L80 62L66 64L60 50ZM100 40L122 60L112 62L104 50ZM20 44L34 58L26 60Z", "#749cb0")
    snow = "M56 34L61 46L55 44L50 50L46 44.5ZM100 40L106 52L98 48L93 47ZM20 44L25 53L18 50L13 51.5Z"
    made += path(snow, "#f7f7f0")
    made += path("M0 76C24 58 50 62 74 72S126 60 148 70V146H0Z", "#5d9c90")
    made += path("M0 88C30 70 60 82 86 84S130 76 148 84V146H0Z", "#6aa06a")
    for x, base, tall in ((6, 94, 36), (14, 96, 26), (133, 92, 40), (141, 95, 30), (124, 91, 20)):
        made += group(cypress(x, base, tall, tall * 0.24), opacity=0.9)
    made += path("M0 98C36 88 80 94 148 94V146H0Z", "#84b056")
    return made + stroke("M4 100C40 91 84 97 144 97", "#bcd684", 1.4, 0.8)


def _back() -> str:
    """Draw the draw pile: three cards, seen slightly from above."""
    made = f"<defs>{linear('back', '#c25a34', '#8a3219')}{linear('edge', '#fff6e0', '#d9c294')}</defs>"
    for k, (x, y) in enumerate(((10, 12), (6, 7.5), (2, 3))):
        made += rect(x, y, 50, 60, "#fff6e0" if k == 2 else "url(#edge)", "#5f3a22", 1, 7)
    made += rect(5, 6, 44, 54, "url(#back)", "#6b2412", 0.8, 5) + rect(8, 9, 38, 48, "none", "#f4d88a", 1.2, 3.4)
    made += path("M27 15L40 33L27 51L14 33Z", "#6f9440", "#f4d88a", 1.4)
    made += path("M18 38L24.500 27L28 32L31 28L36 38L27 48Z", "#f7f3ea", "#4a3a28", 0.8) + path(
        "M24.500 27L28 32L27 38H18Z", "#d3d8dc"
    )
    return made + "".join(
        ellipse(x, y, 1.6, 1.6, "#f4d88a") for x, y in ((12.5, 14), (41.5, 14), (12.5, 52), (41.5, 52))
    )


def _card(category: Category, high: int = HEIGHT) -> str:
    """Draw the ground of a card of this height."""
    if category is Category.CITY:
        edges = _plaque(1, 8, high), _plaque(4.6, 7, high)
        return _framed(*edges, _city(), "#6b3a22", high)
    edges = _rounded(1, 15, high), _rounded(4.6, 11.6, high)
    return _framed(*edges, _land(), "#3f5230", high)


DRAWINGS: Final[dict[str, Drawing]] = {
    **{f"card-{each}": Drawing(340, 330, _card(each), (0, 0, WIDTH, HEIGHT)) for each in Category},
    **{f"card-low-{each}": Drawing(340, 274, _card(each, _LOW), (0, 0, WIDTH, _LOW)) for each in Category},
    "card-back": Drawing(64, 76, _back()),
}
