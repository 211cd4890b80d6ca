"""The wheel of the market: six slabs of stone in a rim of brass, its hub, and what marks a segment or a turn."""

from __future__ import annotations

import math
from random import Random

from render.bake.drawing import Drawing, linear, points, radial, soft_shadow
from render.games.carrara.art.stone import brass, number, polar, sector, vein

_SIDE = 576
_MIDDLE = _SIDE / 2
_OUTER = 283.0
_INNER = 258.0
"""Where the rim ends and the stone begins."""
_NUMERALS = 263.0
_HUB = 44.0
_SEGMENTS = 6
_DISC = 24.6
"""The radius of the disc with the number of a segment."""
_TONES = ("#e6d9bd", "#d8c9a8")
_VEINS = ("#8d8a88", "#837a6c")
_INLAYS = ("#fbf3de", "#f1e5c8")
_CHANNELS = ("#94704c", "#684830"), ("#8a6746", "#60422b")
"""The stone of the slabs in turn, their veins, the edges of the channels in them, and their walnut from the hub out."""
_CHOSEN = 288
"""The side of the square around a segment's middle that marks it."""
_CHOSEN_AT = 152.0
_FLOWER, _FLOWER_AT = 38, 170.0
"""The radius of the flower inlaid in each segment, and how far out its middle is."""


def _slab(segment: int) -> str:
    """Draw a segment's stone with a vein and a bevelled edge."""
    random = Random(400 + segment)
    middle = segment * 60 - 90
    slab = sector(_MIDDLE, _MIDDLE, _HUB - 6, _INNER + 2, middle - 30, middle + 30)
    body = f'<clipPath id="s{segment}"><path d="{slab}"/></clipPath><g clip-path="url(#s{segment})">'
    body += f'<path d="{slab}" fill="{_TONES[segment % 2]}"/>'
    colour = _VEINS[segment % 2]
    tilt = random.uniform(-50, 50)
    share = random.uniform(0.3, 0.98)
    a = polar(_MIDDLE, _MIDDLE, _INNER * share, middle - 32)
    b = polar(_MIDDLE, _MIDDLE, _INNER * min(1.05, max(0.2, share + tilt / 100)), middle + 32)
    path = vein(random, a, b, 20, 9)
    body += f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.4" opacity=".26"/>'
    body += f'<path d="{slab}" fill="none" stroke="#6b5637" stroke-width="9" opacity=".16" filter="url(#blur3)"/>'
    return body + "</g>"


def _channel(segment: int) -> str:
    """Carve the channel in which blocks lie: its veined ground, a shadow at the edge towards the light, a lit one."""
    middle, random = segment * 60 - 90, Random(700 + segment)
    path = _inset(_MIDDLE, _MIDDLE, middle, 4.6)
    veins = ""
    for share in (random.uniform(0.35, 0.6), random.uniform(0.65, 0.95)):
        a, b = (polar(_MIDDLE, _MIDDLE, _INNER * share * random.uniform(0.8, 1.1), middle + side) for side in (-32, 32))
        veins += f'<path d="{vein(random, a, b, 16, 9)}" fill="none" stroke="#e2c496" stroke-width="2.2" opacity=".2"/>'
    veins += _inlay(middle)
    return (
        f'<clipPath id="c{segment}"><path d="{path}"/></clipPath>'
        f'<path d="{path}" fill="url(#well{segment % 2})" stroke="{_INLAYS[segment % 2]}" stroke-width="3" '
        'stroke-linejoin="round"/>'
        f'<g clip-path="url(#c{segment})">{veins}<path d="{path}" fill="none" stroke="#3a2208" stroke-width="11" '
        'opacity=".42" transform="translate(2.4 3)" filter="url(#blur3)"/></g>'
        f'<path d="{path}" fill="none" stroke="#5f4422" stroke-width="1.8" stroke-linejoin="round" opacity=".85"/>'
    )


def _inlay(middle: float) -> str:
    """Inlay pale wood in a channel's ground: a string along its edges, and a flower of six petals between two rings."""
    x, y = polar(_MIDDLE, _MIDDLE, _FLOWER_AT, middle)
    petals = "".join(
        f'<path d="M0 0Q{number(_FLOWER * 0.3)} {number(-_FLOWER / 2)} 0 {-_FLOWER}'
        f'Q{number(-_FLOWER * 0.3)} {number(-_FLOWER / 2)} 0 0Z" transform="rotate({turn})" fill="#e8cda0"/>'
        for turn in range(0, 360, 60)
    )
    rings = "".join(
        f'<circle r="{radius}" fill="none" stroke="#e8cda0" stroke-width="2.4"/>' for radius in (_FLOWER, _FLOWER + 7)
    )
    return (
        f'<g opacity=".26"><path d="{_inset(_MIDDLE, _MIDDLE, middle, 12)}" fill="none" stroke="#e8cda0" '
        f'stroke-width="2.4"/><g transform="translate({x:.1f} {y:.1f}) rotate({middle + 90})">{petals}{rings}</g></g>'
    )


def _lines() -> str:
    """Inlay a line of brass between each two segments."""
    body = ""
    for segment in range(_SEGMENTS):
        turn = segment * 60 - 60
        a, b = polar(_MIDDLE, _MIDDLE, _HUB - 4, turn), polar(_MIDDLE, _MIDDLE, _INNER + 3, turn)
        d = f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
        lit = math.sin(math.radians(turn)) - math.cos(math.radians(turn))
        side = 1 if lit >= 0 else -1
        x, y = -side * math.sin(math.radians(turn)), side * math.cos(math.radians(turn))
        body += f'<path d="{d}" stroke="#4f3714" stroke-width="6.4" opacity=".75"/>'
        body += f'<path d="{d}" stroke="#c9973c" stroke-width="4.6"/>'
        shift = f"translate({x * -1.1:.2f} {y * -1.1:.2f})" if x - y else ""
        body += f'<path d="{d}" stroke="#fdeaae" stroke-width="1.6" transform="{shift}"/>'
    return body


def _chevrons() -> str:
    """Engrave three chevrons between each two numerals, pointing the way the wheel turns."""
    body = ""
    for segment in range(_SEGMENTS):
        for place in (-1, 0, 1):
            turn = segment * 60 - 60 + place * 4.6
            x, y = polar(_MIDDLE, _MIDDLE, _NUMERALS + 1.4, turn)
            arrow = '<path d="M-4.2 -7.6L4.2 0L-4.2 7.6" fill="none" stroke-linejoin="round" stroke-linecap="round"'
            at = f'transform="translate({x:.1f} {y:.1f}) rotate({turn + 90:.1f})"'
            lit = f'transform="translate({x + 1:.1f} {y + 1.1:.1f}) rotate({turn + 90:.1f})"'
            body += f'{arrow} stroke="#ffeeb4" stroke-width="3.8" opacity=".8" {lit}/>'
            body += f'{arrow} stroke="#5a3a0c" stroke-width="3.8" {at}/>'
    return body


def _glints(radius: float, width: float) -> str:
    """Let the light glide along the band: bright towards it and away from it, dark across."""
    body = ""
    for turn, spread, colour, opacity in (
        (-135, 11, "#fffbe6", 0.85),
        (-106, 5, "#fffbe6", 0.4),
        (-166, 5, "#fffbe6", 0.4),
        (45, 9, "#ffeaa6", 0.55),
        (72, 5, "#ffeaa6", 0.3),
        (18, 5, "#ffeaa6", 0.3),
        (-50, 12, "#6d4509", 0.35),
        (140, 12, "#6d4509", 0.35),
    ):
        path = sector(_MIDDLE, _MIDDLE, radius - width / 2 + 6, radius + width / 2 - 5, turn - spread, turn + spread)
        body += f'<path d="{path}" fill="{colour}" opacity="{opacity}" filter="url(#glint)"/>'
    return f'<g clip-path="url(#band)">{body}</g>'


def _numerals() -> str:
    """Set a plain disc of ivory into the rim at the middle of each segment."""
    body = ""
    for segment in range(_SEGMENTS):
        x, y = polar(_MIDDLE, _MIDDLE, _NUMERALS, segment * 60 - 90)
        body += (
            f'<g transform="translate({x:.1f} {y:.1f})">'
            f'<circle r="{_DISC}" fill="#3c260b" opacity=".4" cx=".8" cy="1.2"/>'
            f'<circle r="{_DISC}" fill="#6d4712"/><circle r="{_DISC - 0.8}" fill="url(#stud)"/>'
            f'<circle r="{_DISC - 2.6}" fill="#7a5219"/><circle r="{_DISC - 3.1}" fill="url(#ivory)"/></g>'
        )
    return body


def _wheel() -> str:
    ring = (_OUTER + _INNER) / 2
    width = _OUTER - _INNER
    at = f'cx="{_MIDDLE}" cy="{_MIDDLE}"'
    marks = "".join(_slab(segment) for segment in range(_SEGMENTS))
    channels = "".join(_channel(segment) for segment in range(_SEGMENTS))
    wells = "".join(
        f'<radialGradient id="well{place}" gradientUnits="userSpaceOnUse" {at} r="{_INNER}"><stop offset=".15" '
        f'stop-color="{near}"/><stop offset="1" stop-color="{far}"/></radialGradient>'
        for place, (near, far) in enumerate(_CHANNELS)
    )
    return (
        f"<defs>{brass()}{wells}"
        + soft_shadow("drop", 0, 1.2, 1.4, opacity=0.5)
        + radial("light", "#ffffff66", "#ffffff22", "#ffffff00", "#3a2a1200", "#3a2a1244", x=0.38, y=0.34, radius=0.72)
        + '<filter id="blur3"><feGaussianBlur stdDeviation="3"/></filter>'
        + '<filter id="glint" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="13"/></filter>'
        f'<clipPath id="band"><path d="{sector(_MIDDLE, _MIDDLE, _INNER + 6.4, _OUTER - 5, -180, 0)}"/>'
        f'<path d="{sector(_MIDDLE, _MIDDLE, _INNER + 6.4, _OUTER - 5, 0, 180)}"/></clipPath>'
        + '<filter id="blur7"><feGaussianBlur stdDeviation="6"/></filter>'
        '<linearGradient id="back" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff0b8"/>'
        '<stop offset=".45" stop-color="#d6a647"/><stop offset="1" stop-color="#7d5216"/></linearGradient>'
        f'<clipPath id="stone"><circle {at} r="{_INNER + 1}"/></clipPath></defs>'
        f'<circle {at} r="{_OUTER}" fill="#5b3b0e" filter="url(#drop)"/>'
        f'<g clip-path="url(#stone)">{marks}<circle {at} r="{_INNER}" fill="url(#light)"/>{channels}{_lines()}'
        f'<circle cx="{_MIDDLE + 4}" cy="{_MIDDLE + 5}" r="{_INNER + 6}" fill="none" stroke="#2a1a08" '
        'stroke-width="16" opacity=".5" filter="url(#blur7)"/></g>'
        # the rim: a dark edge, an outer bevel, the band, an inner bevel that is lit from the other side
        f'<circle {at} r="{ring}" fill="none" stroke="#4a2f0b" stroke-width="{width + 1}"/>'
        f'<circle {at} r="{ring}" fill="none" stroke="url(#brass)" stroke-width="{width - 1.6}"/>'
        f"{_glints(ring, width)}"
        f'<circle {at} r="{_OUTER - 3.6}" fill="none" stroke="url(#back)" stroke-width="1.6" opacity=".9"/>'
        f'<circle {at} r="{_OUTER - 2}" fill="none" stroke="#fff6d0" stroke-width="1.2" opacity=".35"/>'
        f'<circle {at} r="{_INNER + 3.4}" fill="none" stroke="url(#back)" stroke-width="5.6"/>'
    )


def _signs() -> str:
    """Draw what the wheel has on its rim while it turns: the discs for numerals, and the arrows."""
    return (
        "<defs>"
        + radial("ivory", "#fffdf4", "#f8efd9", "#e9d9b6", x=0.4, y=0.35, radius=0.75)
        + '<linearGradient id="stud" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3c4"/>'
        '<stop offset=".5" stop-color="#d8a748"/><stop offset="1" stop-color="#8d5f1c"/></linearGradient></defs>'
        f"{_chevrons()}{_numerals()}"
    )


def _hub() -> str:
    return (
        f"<defs>{brass()}"
        + soft_shadow("drop", 2, 3.5, 3, opacity=0.6)
        + radial("porphyry", "#942f22", "#761d15", "#500f08", x=0.38, y=0.32, radius=0.75)
        + '<linearGradient id="back" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff0b8"/>'
        '<stop offset=".45" stop-color="#d6a647"/><stop offset="1" stop-color="#7d5216"/></linearGradient>'
        '<filter id="soft"><feGaussianBlur stdDeviation="3"/></filter>'
        '<clipPath id="in"><circle cx="66" cy="66" r="50"/></clipPath></defs>'
        '<circle cx="66" cy="66" r="61" fill="#4a2f0b" filter="url(#drop)"/>'
        '<circle cx="66" cy="66" r="60" fill="url(#brass)"/>'
        '<circle cx="66" cy="66" r="56.6" fill="none" stroke="#6b4712" stroke-width="1" opacity=".6"/>'
        '<circle cx="66" cy="66" r="52" fill="none" stroke="url(#back)" stroke-width="5"/>'
        '<circle cx="66" cy="66" r="49.8" fill="#3a0a05"/><circle cx="66" cy="66" r="49" fill="url(#porphyry)"/>'
        '<g clip-path="url(#in)"><circle cx="69" cy="70" r="53" fill="none" stroke="#1d0402" stroke-width="11" '
        'opacity=".7" filter="url(#soft)"/></g>'
    )


def _inset(x: float, y: float, middle: float, pad: float = 3.4) -> str:
    """Return the path within a segment whose sides run parallel to the lines of brass."""
    inner, outer = _HUB + 2.6 + pad, _INNER - 0.6 - pad
    a = polar(*polar(x, y, inner, middle - 30), pad, middle + 60)
    b = polar(*polar(x, y, outer, middle - 30), pad, middle + 60)
    c = polar(*polar(x, y, outer, middle + 30), pad, middle - 60)
    d = polar(*polar(x, y, inner, middle + 30), pad, middle - 60)
    return (
        f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}A{number(outer)} {number(outer)} 0 0 1 {c[0]:.1f} {c[1]:.1f}"
        f"L{d[0]:.1f} {d[1]:.1f}A{number(inner)} {number(inner)} 0 0 0 {a[0]:.1f} {a[1]:.1f}Z"
    )


def _segment(segment: int, edge: str, fill: str, opacity: float) -> str:
    """Light up a segment: a tint within a bright edge."""
    middle = segment * 60 - 90
    x, y = polar(_CHOSEN / 2, _CHOSEN / 2, -_CHOSEN_AT, middle)
    path = _inset(x, y, middle)
    return _below_numeral(
        segment,
        f'<path d="{path}" fill="{fill}" fill-opacity="{opacity}"/>'
        f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="6.4" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="#fffdf0" stroke-width="2.4" stroke-linejoin="round"/>',
    )


def _below_numeral(segment: int, marks: str) -> str:
    """Leave out of what marks a segment the disc with its number, which is above it."""
    x, y = polar(_CHOSEN / 2, _CHOSEN / 2, _NUMERALS - _CHOSEN_AT, segment * 60 - 90)
    return (
        f'<mask id="below"><rect width="{_CHOSEN}" height="{_CHOSEN}" fill="#fff"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_DISC}" fill="#000"/></mask><g mask="url(#below)">{marks}</g>'
    )


def _changed(segment: int) -> str:
    """Mark a segment as news with a frame."""
    middle = segment * 60 - 90
    x, y = polar(_CHOSEN / 2, _CHOSEN / 2, -_CHOSEN_AT, middle)
    path = _inset(x, y, middle, 5.6)
    return _below_numeral(
        segment,
        f'<path d="{path}" fill="none" stroke="#ffdf7a" stroke-width="13" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="none" stroke="#c00d4f" stroke-width="8.4" stroke-linejoin="round"/>'
        f'<path d="{_inset(x, y, middle, 9.2)}" fill="none" stroke="#4a0420" stroke-width="2" '
        'stroke-linejoin="round"/>',
    )


def _turn(ring: str, dark: str, light: str, hub: str) -> str:
    """Draw an arrow that runs clockwise around the hub of a wheel."""
    a, b = polar(31, 32, 20, 82), polar(31, 32, 20, 338)
    arc = f"M{a[0]:.1f} {a[1]:.1f}A20 20 0 1 1 {b[0]:.1f} {b[1]:.1f}"
    tip = points([polar(31, 32, 7.6, 338), polar(31, 32, 32, 338), polar(31, 32, 23, 20)])
    return (
        "<defs>" + linear("f", light, ring) + soft_shadow("d", 1, 1.6, 1.1, opacity=0.4) + '</defs><g filter="url(#d)">'
        f'<path d="{arc}" fill="none" stroke="{dark}" stroke-width="13" stroke-linecap="round"/>'
        f'<polygon points="{tip}" fill="{dark}" stroke="{dark}" stroke-width="5.6" stroke-linejoin="round"/>'
        f'<path d="{arc}" fill="none" stroke="url(#f)" stroke-width="8" stroke-linecap="round"/>'
        f'<polygon points="{tip}" fill="{ring}" stroke="{ring}" stroke-width=".8" stroke-linejoin="round"/></g>'
        f'<circle cx="31" cy="32" r="7.4" fill="{hub}" stroke="{dark}" stroke-width="2.6"/>'
    )


def _turned() -> str:
    """Draw a dark arrow on a cream disc."""
    a, b = polar(32, 33, 15, 80), polar(32, 33, 15, 335)
    arc = f"M{a[0]:.1f} {a[1]:.1f}A15 15 0 1 1 {b[0]:.1f} {b[1]:.1f}"
    tip = points([polar(32, 33, 6, 338), polar(32, 33, 25.5, 338), polar(32, 33, 18, 22)])
    return (
        "<defs>" + soft_shadow("d", 1, 1.6, 1.1, opacity=0.4) + '</defs><g filter="url(#d)">'
        '<circle cx="31.5" cy="31.5" r="28.5" fill="#fff8e6" stroke="#33211a" stroke-width="3.4"/></g>'
        f'<path d="{arc}" fill="none" stroke="#33211a" stroke-width="7.6" stroke-linecap="round"/>'
        f'<polygon points="{tip}" fill="#33211a" stroke="#33211a" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _stayed() -> str:
    """Draw the same, struck out."""
    return (
        _turned() + '<path d="M13 13L50 50" stroke="#fff8e6" stroke-width="12" stroke-linecap="round"/>'
        '<path d="M13 13L50 50" stroke="#c00d4f" stroke-width="7" stroke-linecap="round"/>'
    )


DRAWINGS = {
    "wheel": Drawing(_SIDE, _SIDE, _wheel() + _signs()),
    "wheel-hub": Drawing(106, 106, _hub(), (0, 0, 132, 132)),
    **{
        f"segment-chosen-{segment + 1}": Drawing(_CHOSEN, _CHOSEN, _segment(segment, "#9a5b00", "#ffd65a", 0.42))
        for segment in range(_SEGMENTS)
    },
    **{f"segment-news-{segment + 1}": Drawing(_CHOSEN, _CHOSEN, _changed(segment)) for segment in range(_SEGMENTS)},
    "chevron-turn": Drawing(64, 64, _turn("#d99a2b", "#4f330a", "#fbe08c", "#8e2417")),
    "wheel-turned": Drawing(64, 64, _turned()),
    "wheel-stayed": Drawing(64, 64, _stayed()),
}
