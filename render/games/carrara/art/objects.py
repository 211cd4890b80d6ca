"""The six precious objects, and the shelf that they stand on."""

from __future__ import annotations

from random import Random

from render.bake.drawing import Drawing, linear, radial, soft_shadow
from render.games.carrara.art.stone import gold

_DEFS = (
    soft_shadow("drop", 1.6, 2.6, 1.6, colour="#1c0f06", opacity=0.55)
    + gold("orb")
    + '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3b4"/>'
    '<stop offset=".4" stop-color="#f4cd5a"/><stop offset="1" stop-color="#b97d1c"/></linearGradient>'
    '<linearGradient id="bar" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#b97d1c"/>'
    '<stop offset=".3" stop-color="#fff0a8"/><stop offset=".65" stop-color="#e0a93a"/>'
    '<stop offset="1" stop-color="#94600f"/></linearGradient>'
    + radial("ruby", "#ff9d9d", "#d3203a", "#7f0b20", x=0.35, y=0.3, radius=0.8)
    + radial("sapphire", "#a8d4ff", "#2c6dbb", "#123c73", x=0.35, y=0.3, radius=0.8)
    + radial("emerald", "#b9f2c4", "#2b9a55", "#0e5a2c", x=0.35, y=0.3, radius=0.8)
)


def _object(outline: str, body: str, defs: str = "") -> str:
    """Draw an object with a dark outline within a light one, so that it stands out on any ground."""
    edge = 'stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<defs>{_DEFS}{defs}</defs><g filter="url(#drop)">'
        f'<path d="{outline}" fill="#fff6df" stroke="#fff6df" stroke-width="13.5" {edge}/></g>'
        f'<path d="{outline}" fill="#33200e" stroke="#2a1808" stroke-width="5.6" {edge}/>{body}'
    )


def _gem(x: float, y: float, radius: float, kind: str) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius + 1.3}" fill="#6b4308"/><circle cx="{x}" cy="{y}" r="{radius}" '
        f'fill="url(#{kind})"/><circle cx="{x - radius * 0.3:.1f}" cy="{y - radius * 0.35:.1f}" '
        f'r="{radius * 0.26:.1f}" fill="#fff" opacity=".9"/>'
    )


def _crown() -> str:
    spikes = "M12 33L28 50L46 20L64 50L80 33L76 66H16Z"
    band = "M15 64Q46 71 77 64L75.5 80Q46 87 16.5 80Z"
    return _object(
        f"{spikes}{band}M12 24a6 6 0 1 0 .1 0ZM46 10a6.5 6.5 0 1 0 .1 0ZM80 24a6 6 0 1 0 .1 0Z",
        '<path d="M18 50Q46 44 74 50L75 64H17Z" fill="#8a1c22"/>'
        f'<path d="{spikes}" fill="url(#gold)" stroke="#7d520f" stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M15 39L27.5 52.5M46 24L30 53M77 40L65 53" stroke="#fffbe0" stroke-width="2" fill="none" '
        'opacity=".75" stroke-linecap="round"/>'
        f'<path d="{band}" fill="url(#gold)" stroke="#7d520f" stroke-width="1.6"/>'
        '<path d="M17 66.5Q46 73 75 66.5" stroke="#fffbe0" stroke-width="1.6" fill="none" opacity=".9"/>'
        + _gem(12, 30, 4.8, "orb")
        + _gem(46, 16.5, 5.4, "ruby")
        + _gem(80, 30, 4.8, "orb")
        + _gem(46, 76, 5, "sapphire")
        + _gem(28, 74.2, 3.8, "ruby")
        + _gem(64, 74.2, 3.8, "emerald")
        + _gem(46, 55, 4, "emerald"),
    )


def _book() -> str:
    cover = "M5 24Q27 17 46 27Q65 17 87 24V75Q65 69 46 79Q27 69 5 75Z"
    left = "M9 19.5Q30 13.5 46 25V72Q30 62.5 9 68Z"
    right = "M83 19.5Q62 13.5 46 25V72Q62 62.5 83 68Z"
    lines = ""
    for step in range(4):
        y = 29 + step * 9.4
        lines += f"M15.5 {y}Q29 {y - 3} 39.5 {y + 4}M76.5 {y}Q63 {y - 3} 52.5 {y + 4}"
    return _object(
        cover + left + right,
        f'<path d="{cover}" fill="url(#leather)"/>'
        '<path d="M8 70.5Q28 65.5 46 75.5Q64 65.5 84 70.5" fill="none" stroke="url(#gold)" stroke-width="4.4"/>'
        f'<path d="{left}" fill="url(#page)"/><path d="{right}" fill="url(#leaf)"/>'
        f'<path d="{lines}" fill="none" stroke="#7b6147" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M46 25V72" stroke="#6a4a2c" stroke-width="2.2"/>'
        '<path d="M14 24.5h9v10h-9z" fill="#c0392b" stroke="#f3cc5c" stroke-width="1.6"/>'
        '<path d="M56 20V44L60 39.5L64 43V17.5Z" fill="#b3202a" stroke="#6f0d15" stroke-width="1"/>',
        linear("leather", "#a5402c", "#6d1c11")
        + linear("page", "#fffdf4", "#f7ecd2", "#dcc69b", down=False)
        + linear("leaf", "#d9c59d", "#fdf6e3", "#f0e1bf", down=False),
    )


def _cup() -> str:
    bowl = "M17 14H75C77 38 66 52 52 55V64Q58 66 58 70Q70 73 71 82H21Q22 73 34 70Q34 66 40 64V55C26 52 15 38 17 14Z"
    return _object(
        bowl,
        f'<path d="{bowl}" fill="url(#bar)" stroke="#7d520f" stroke-width="1.4"/>'
        '<ellipse cx="46" cy="15" rx="29" ry="6.4" fill="#7d520f"/><ellipse cx="46" cy="15.6" rx="25" ry="4.2" '
        'fill="#6d1020"/>'
        '<ellipse cx="46" cy="15" rx="28.4" ry="5.8" fill="none" stroke="#fff0a8" stroke-width="2"/>'
        '<path d="M18.4 27Q46 36 73.6 27" fill="none" stroke="#8a5a12" stroke-width="1.8"/>'
        '<path d="M23 22C24 36 30 44 36 48" fill="none" stroke="#fffbe0" stroke-width="3.4" stroke-linecap="round" '
        'opacity=".85"/>'
        '<path d="M36 66H56M24 80Q46 73 68 80" stroke="#8a5a12" stroke-width="1.8" fill="none"/>'
        + _gem(46, 37, 5.6, "ruby")
        + _gem(31, 33.6, 3.6, "sapphire")
        + _gem(61, 33.6, 3.6, "sapphire")
        + _gem(46, 60, 4.6, "emerald"),
    )


def _gate() -> str:
    frame = "M10 83V40A36 34 0 0 1 82 40V83Z"
    bars = "".join(f"M{x} 83V{top}" for x, top in ((31, 23), (46, 18), (61, 23)))
    return _object(
        frame,
        f'<path d="{frame}" fill="url(#gold)"/>'
        '<path d="M20 83V41A26 25 0 0 1 72 41V83Z" fill="#2b2622" stroke="#7d520f" stroke-width="1.6"/>'
        '<path d="M22.5 83V42A23.5 23 0 0 1 69.5 42V83Z" fill="url(#dusk)"/>'
        f'<path d="{bars}M21 46H71M21 66H71" stroke="#14100d" stroke-width="7.4" fill="none"/>'
        f'<path d="{bars}M21 46H71M21 66H71" stroke="#59616d" stroke-width="4.4" fill="none"/>'
        f'<path d="{bars}" stroke="#c6ccd4" stroke-width="1.2" fill="none" transform="translate(-.9 0)"/>'
        '<path d="M13.5 82V41A32.5 31 0 0 1 40 11" fill="none" stroke="#fffbe0" stroke-width="2" opacity=".8"/>'
        '<circle cx="46" cy="56" r="7.4" fill="#5b3b0e"/><circle cx="46" cy="56" r="6.2" fill="url(#orb)"/>'
        '<path d="M46 53.4V59" stroke="#3a2408" stroke-width="2.6" stroke-linecap="round"/>',
        linear("dusk", "#fdf3d9", "#e7cf9d"),
    )


def _flag() -> str:
    cloth = "M22 15C36 8 48 22 62 17C72 13.5 78 12 86 15L78 33L86 51C76 48 72 50 62 54C48 59 36 46 22 52Z"
    return _object(
        f"{cloth}M16 10H21V86H16Z",
        f'<clipPath id="cloth"><path d="{cloth}"/></clipPath><path d="{cloth}" fill="url(#blue)"/>'
        '<g clip-path="url(#cloth)"><path d="M20 27.5C36 21 48 34 62 29.5C72 26 78 26 90 28V39'
        'C78 37 72 38.5 62 42C48 46.5 36 33.5 20 40Z" fill="#fffdf6"/>'
        '<path d="M36 5Q32 30 36 60M62 5Q58 30 62 65" stroke="#0a2447" stroke-width="7" opacity=".2" fill="none"/>'
        '<path d="M46 5Q43 30 47 60M74 5Q70 30 74 65" stroke="#fff" stroke-width="6" opacity=".3" fill="none"/></g>'
        '<rect x="15.6" y="13" width="6" height="74" rx="2" fill="url(#bar)"/>' + _gem(18.6, 10.4, 4.6, "orb"),
        linear("blue", "#4f95e0", "#2464ad", "#174a86"),
    )


def _shield() -> str:
    shape = "M12 12Q30 15 46 9Q62 15 80 12V42C80 62 66 76 46 86C26 76 12 62 12 42Z"
    return _object(
        shape,
        f'<path d="{shape}" fill="url(#gold)"/><clipPath id="in"><path d="{shape}" '
        'transform="translate(46 47) scale(.85) translate(-46 -47)"/></clipPath>'
        '<g clip-path="url(#in)"><rect width="96" height="96" fill="url(#white)"/>'
        '<path d="M0 0H46V47H0ZM46 47H96V96H46Z" fill="url(#red)"/>'
        '<path d="M46 0V96M0 47H96" stroke="#7d520f" stroke-width="4.4"/>'
        '<path d="M46 0V96M0 47H96" stroke="#f4cd5a" stroke-width="2.4"/>'
        '<path d="M10 10L60 6L24 90L8 70Z" fill="#fff" opacity=".16"/></g>'
        f'<path d="{shape}" fill="none" stroke="#7d520f" stroke-width="1.4" '
        'transform="translate(46 47) scale(.85) translate(-46 -47)"/>',
        linear("red", "#d9402f", "#8e1710") + linear("white", "#ffffff", "#d9d2c4"),
    )


_AROUND, _BETWEEN = 18, 4
"""How much higher the shelf is than its compartments, and the space between their rows."""
_PLACES = 6


def _wood(random: Random, left: float, top: float, width: float, height: float, count: int) -> str:
    """Draw the grain of wood as long waves."""
    body = ""
    for _ in range(count):
        y = random.uniform(top, top + height)
        a, b = random.uniform(-3, 3), random.uniform(-3, 3)
        path = f"M{left} {y:.1f}C{left + width / 3:.1f} {y + a:.1f} {left + width * 2 / 3:.1f} {y + b:.1f} "
        path += f"{left + width} {y + random.uniform(-2, 2):.1f}"
        shade = random.choice(("#1d0e05", "#1d0e05", "#a5713f"))
        body += (
            f'<path d="{path}" fill="none" stroke="{shade}" stroke-width="{random.uniform(0.5, 1.7):.1f}" '
            f'opacity="{random.uniform(0.2, 0.5):.2f}"/>'
        )
    return body


def _slot(x: float, y: float, width: float, height: float, name: str) -> str:
    box = f'x="{x:.1f}" y="{y}" width="{width:.1f}" height="{height}" rx="7"'
    return (
        f'<rect x="{x + 0.8:.1f}" y="{y + 1.2}" width="{width:.1f}" height="{height}" rx="7" fill="#a8744a" '
        f'opacity=".75"/><rect {box} fill="#e9d9b6"/><clipPath id="{name}"><rect {box}/></clipPath>'
        f'<g clip-path="url(#{name})"><rect {box} fill="url(#well)"/>'
        f'<rect x="{x - 4:.1f}" y="{y - 4}" width="{width + 10:.1f}" height="{height + 10}" rx="10" fill="none" '
        'stroke="#5a3b1e" stroke-width="8" opacity=".5" filter="url(#blur)"/></g>'
    )


_WOOD = (
    linear("plank", "#a06d42", "#7c4f2d", "#633c20", "#523019")
    + linear("well", "#e6d5b0", "#f6ecd3")
    + '<filter id="blur"><feGaussianBlur stdDeviation="2.6"/></filter>'
)


def _shelf(width: int, left: int, pitch: int, slot: int, upper: int, lower: int) -> Drawing:
    """Draw the shelf with two rows of compartments of a width, and room before the first to say what they hold."""
    height = upper + _BETWEEN + lower + _AROUND
    plank = f'x="1.4" y="3" width="{width - 6.4}" height="{height - 9}" rx="9"'
    corner = "M0 0H19Q15 4 15 9Q9 9 9 15Q4 15 0 19Z"
    corners = "".join(
        f'<g transform="translate({x} {y}) scale({a} {b})"><path d="{corner}" fill="url(#brass)" stroke="#4f330a" '
        'stroke-width="1"/><circle cx="5.6" cy="5.6" r="1.9" fill="#6d4712"/><circle cx="5.1" cy="5.1" r=".8" '
        'fill="#fff6d0"/></g>'
        for x, y, a, b in (
            (0.8, 2.4, 0.8, 0.8),
            (width - 4.4, 2.4, -0.8, 0.8),
            (0.8, height - 5.4, 0.8, -0.8),
            (width - 4.4, height - 5.4, -0.8, -0.8),
        )
    )
    slots = "".join(
        _slot(left + place * pitch, y, slot, high, f"slot{place}-{y}")
        for y, high in ((7, upper), (7 + upper + _BETWEEN, lower))
        for place in range(_PLACES)
    )
    body = (
        "<defs>"
        + _WOOD
        + soft_shadow("drop", 1.6, 3, 1.8, opacity=0.55)
        + '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7a6"/>'
        '<stop offset="1" stop-color="#a8762a"/></linearGradient>'
        f'<clipPath id="board"><rect {plank}/></clipPath></defs>'
        f'<rect {plank} fill="#241206" stroke="#241206" stroke-width="2" filter="url(#drop)"/>'
        f'<g clip-path="url(#board)"><rect {plank} fill="url(#plank)"/>'
        f"{_wood(Random(5), 1, 3, width - 6, height - 9, 8)}"
        f'<rect x="2.2" y="3.8" width="{width - 8}" height="{height - 10.6}" rx="8.4" fill="none" stroke="#d9a674" '
        'stroke-width="1.4" opacity=".65"/></g>'
        f"{slots}{corners}"
    )
    return Drawing(width, height, body)


def _any() -> str:
    """Draw a crown above a chest, which stand for objects of any kind."""
    crown = "M17 50L11 20L31 34L48 9L65 34L85 20L79 50Z"
    chest = "M9 48H87V84Q87 88 83 88H13Q9 88 9 84Z"
    return _object(
        crown + chest,
        f'<path d="{crown}" fill="url(#gold)" stroke="#7d520f" stroke-width="1.4" stroke-linejoin="round"/>'
        '<path d="M16 27L33 40M48 15L35 37M80 27L66 40" stroke="#fffbe0" stroke-width="3" fill="none" '
        'stroke-linecap="round" opacity=".8"/>'
        f'<path d="{chest}" fill="url(#front)"/><path d="M9 48H87V60H9Z" fill="url(#lid)"/>'
        '<path d="M9 61H87" stroke="#35190a" stroke-width="4"/>'
        '<path d="M23 48V88M73 48V88" stroke="#35190a" stroke-width="11"/>'
        '<path d="M23 48V88M73 48V88" stroke="#c08a45" stroke-width="6.5"/>'
        '<path d="M38 53H58V70Q58 75 48 77Q38 75 38 70Z" fill="url(#metal)" stroke="#35190a" stroke-width="3.4"/>'
        '<circle cx="48" cy="62" r="3.6" fill="#35190a"/><path d="M46.4 62H49.6L50.4 70H45.6Z" fill="#35190a"/>',
        linear("lid", "#c98a4b", "#9a602c")
        + linear("front", "#9a5a28", "#6d3c15")
        + '<linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="0" y1="48" x2="0" y2="88">'
        '<stop offset="0" stop-color="#fbe7a6"/><stop offset="1" stop-color="#b07f2f"/></linearGradient>',
    )


DRAWINGS = {
    "object-crown": Drawing(96, 96, _crown()),
    "object-book": Drawing(96, 96, _book()),
    "object-cup": Drawing(96, 96, _cup()),
    "object-gate": Drawing(96, 96, _gate()),
    "object-flag": Drawing(96, 96, _flag()),
    "object-shield": Drawing(96, 96, _shield()),
    "objects": Drawing(96, 96, _any()),
    "shelf": _shelf(542, 104, 72, 68, 49, 31),
}
