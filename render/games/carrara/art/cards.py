"""The cards of the display: painted grounds on which a building stands, an empty place, the draw pile."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, radial
from render.games.carrara.art.building.grounds import cypress
from render.games.carrara.art.building.materials import DEFS
from render.games.carrara.art.building.shapes import ellipse, group, n, path, poly, rect, stroke

WIDTH: Final = 148
HEIGHT: Final = 146
BAND: Final = 38
"""The height of the plain band at the bottom."""
_LARGE: Final = (340, 330)


def _plaque(inset: float, notch: float) -> str:
    """Return a rectangle whose corners are cut out in a quarter of a circle: the frame of city types."""
    a, b, right, low = inset, inset + notch, WIDTH - inset, HEIGHT - inset
    arc = f"A{n(notch)} {n(notch)} 0 0 0 "
    return (
        f"M{n(b)} {n(a)}H{n(right - notch)}{arc}{n(right)} {n(b)}V{n(low - notch)}{arc}{n(right - notch)} {n(low)}"
        f"H{n(b)}{arc}{n(a)} {n(low - notch)}V{n(b)}{arc}{n(b)} {n(a)}Z"
    )


def _rounded(inset: float, r: float) -> str:
    """Return a rectangle with round corners: the frame of land types."""
    wide, tall = WIDTH - 2 * inset - 2 * r, HEIGHT - 2 * inset - 2 * r
    arc = f"a{n(r)} {n(r)} 0 0 1 "
    return (
        f"M{n(inset + r)} {n(inset)}h{n(wide)}{arc}{n(r)} {n(r)}"
        f"v{n(tall)}{arc}{n(-r)} {n(r)}h{n(-wide)}{arc}{n(-r)} {n(-r)}"
        f"v{n(-tall)}{arc}{n(r)} {n(-r)}Z"
    )


def _framed(outer: str, inner: str, picture: str, deep: str, line: str) -> str:
    """Put a picture and its band into a raised frame."""
    band = HEIGHT - BAND
    return (
        DEFS
        + f'<defs><clipPath id="in"><path d="{inner}"/></clipPath>{linear("frame", "#fffaec", "#e6d2a8")}'
        + linear("band", *deep.split("/"))
        + "</defs>"
        + path(outer, "url(#frame)", line, 1)
        + f'<g clip-path="url(#in)">{picture}'
        + rect(0, band, WIDTH, BAND, "url(#band)")
        + rect(0, band, WIDTH, 1.6, "#f4d88a")
        + rect(0, band + 1.6, WIDTH, 2.4, "#000000")[:-2]
        + ' opacity=".22"/>'
        + "</g>"
        + stroke(inner, "#4a2c1c", 1.1, 0.75)
        + stroke(outer.replace("Z", ""), "#ffffff", 0.6, 0.5)
    )


def _row(places: str, y: float, colour: str, opacity: float = 1) -> str:
    return group(path(f"M0 {n(y)}{places}V{HEIGHT}H0Z", colour), opacity=opacity)


def _houses(roofs: str, walls: str, far: bool) -> str:
    """Draw a row of a city's roofs, towers and a dome."""
    if far:
        d = (
            "M0 78V58h9v-22h1.6v-3h6.8v3h1.6v28l9-6 10 6v-9h7v-33l3.6-6 3.6 6v40l8-5v-3q0-13 12-16q12 3 12 16v4"
            "l9 5v-14h8v-24h9v30l10-7"
            " 10 7v-16h8v40Z"
        )
        return path(d, walls)
    made = ""
    for x, y, width, height in (
        (-4, 78, 26, 9),
        (20, 84, 22, 7),
        (100, 82, 24, 8),
        (122, 76, 30, 10),
        (40, 90, 22, 6),
        (84, 90, 20, 6),
    ):
        made += rect(x, y, width, 40, walls)
        made += poly([(x - 2, y), (x + 4, y - height), (x + width - 4, y - height), (x + width + 2, y)], roofs)
        for k in range(int(width / 7)):
            made += rect(x + 4 + k * 7, y + 5, 2.4, 4.6, "#7a3a22")[:-2] + ' opacity=".45"/>'
    return made


def _city() -> str:
    sky = (
        f"<defs>{linear('sky', '#d8694a', '#ef9a68', '#fbcb92', '#ffe6bd')}"
        f"{radial('sun', '#fff6d8', '#ffe3a8cc', '#ffd08a00')}"
        f"</defs>"
    )
    sky += rect(0, 0, WIDTH, HEIGHT, "url(#sky)") + ellipse(74, 66, 74, 58, "url(#sun)")
    clouds = "M14 20q10-6 22-2q10-5 20 0M96 14q8-4 18-1q9-4 20 1M110 32q8-3 16 0"
    sky += stroke(clouds, "#ffdcb8", 2.6, 0.6)
    far = _houses("", "#eda878", True)
    return sky + far + group(_houses("#b95534", "#dd8f62", False), opacity=0.92)


def _land() -> str:
    sky = (
        f"<defs>{linear('sky', '#5fa3c4', '#9ccbd6', '#dcecdc', '#f3f0d2')}"
        f"{radial('sun', '#fffbe6', '#fff7d0aa', '#fff7d000')}"
        f"</defs>"
    )
    sky += rect(0, 0, WIDTH, HEIGHT, "url(#sky)") + ellipse(40, 40, 52, 44, "url(#sun)")
    sky += stroke("M88 18q7-5 15-1q9-5 18 0q7-2 10 2M14 27q6-4 13-1q8-4 16 1", "#ffffff", 3.4, 0.75)
    made = sky + path("M0 66L20 44L34 58L56 34L80 62L100 40L122 60L148 42V146H0Z", "#8fb3bd")
    made += path(
        "M56 34L62 48L54 46L48 56L46 44.600ZM100 40L106 52L98 50L93 47ZM20 44L25 53L18 51L13 51.500Z", "#f4f6f0"
    )
    made += path("M0 76C24 58 50 62 74 72S126 60 148 70V146H0Z", "#7fae94")
    made += path("M0 88C30 70 60 82 86 84S130 76 148 84V146H0Z", "#88b070")
    made += "".join(
        f'<path d="M{n(x)} 84q{n(6)} -8 14 -9" fill="none" stroke="#5f8f5a" stroke-width="1" opacity=".6"/>'
        for x in (8, 16, 24)
    )
    for x, base, tall in ((6, 92, 30), (13, 94, 22), (132, 90, 34), (140, 94, 26), (122, 90, 18)):
        made += group(cypress(x, base, tall, tall * 0.24), opacity=0.85)
    return (
        made
        + path("M0 98C36 86 80 92 148 94V146H0Z", "#9cbc62")
        + stroke("M4 101C40 91 84 96 144 98", "#c6dc8e", 1.4, 0.8)
    )


def _slot() -> str:
    """Draw an empty place, printed on the stone."""
    d = _rounded(2, 12)
    arch = "M59 96V72a15 15 0 0 1 30 0V96M52 96H96M55 62L74 46L93 62"
    return (
        f'<path d="{d}" fill="#7c674a" fill-opacity=".12" stroke="#7c674a" stroke-opacity=".5" stroke-width="1.6"/>'
        + stroke(_rounded(3.4, 10.8), "#ffffff", 1, 0.4)
        + stroke(arch, "#7c674a", 3, 0.34)
    )


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


_CITY: Final = _framed(_plaque(1, 8), _plaque(4.6, 7), _city(), "#8c351d/#6b2412", "#6b3a22")
_LAND: Final = _framed(_rounded(1, 15), _rounded(4.6, 11.6), _land(), "#4a6a2c/#33501d", "#3f5230")
_BOX: Final = (0, 0, WIDTH, HEIGHT)

DRAWINGS: Final[dict[str, Drawing]] = {
    "card-city": Drawing(WIDTH, HEIGHT, _CITY),
    "card-land": Drawing(WIDTH, HEIGHT, _LAND),
    "card-city-large": Drawing(*_LARGE, _CITY, _BOX),
    "card-land-large": Drawing(*_LARGE, _LAND, _BOX),
    "card-slot": Drawing(WIDTH, HEIGHT, _slot()),
    "card-back": Drawing(64, 76, _back()),
}
