"""Blocks of Carrara marble, each with the inlaid sign of its colour, and what a block leaves behind."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bot.games.carrara.components import COLOURS, Colour
from render.bake.drawing import Drawing, linear, soft_shadow
from render.games.carrara.art.stone import grain, polar, smooth, vein
from render.games.carrara.colours import BLOCKS


class Stone(NamedTuple):
    """The colours of a kind of marble, from its lit edge to its outline."""

    light: str
    base: str
    deep: str
    side: str
    rim: str
    vein: str
    sign: str
    sign_edge: str


STONES = (
    Stone("#ffffff", "#fbf9f4", "#e7e0d3", "#b3a48e", "#43362a", "#a8a39c", "#4b3c30", "#ffffff"),
    Stone("#fff0a8", BLOCKS[1], "#ecbd2d", "#b07f13", "#4f3602", "#c58d17", "#573b02", "#fff3b4"),
    Stone("#ee8673", "#bb2a21", "#8f1811", "#6b0f0a", "#3e0805", "#e9a99b", "#fff6e6", "#5a0a06"),
    Stone("#b9e694", BLOCKS[3], "#5ba43a", "#3b7722", "#163b0b", "#d3efbd", "#12350a", "#a9dc86"),
    Stone("#85b5ea", BLOCKS[4], "#1b5296", "#133d71", "#08213f", "#a9cdf2", "#fff9ec", "#0c2b52"),
    Stone("#7d7884", "#333036", "#201e22", "#141216", "#000000", "#cfae68", "#fff6e2", "#000000"),
)


def sign(colour: Colour, x: float, y: float, radius: float, attributes: str) -> str:
    """Draw the sign of a colour: sparkle, ring, diamond, triangle, waves, cross."""
    at = f'transform="translate({x} {y}) scale({radius / 25:.3f})"'
    match colour:
        case Colour.WHITE:
            path = "M0 -29Q3.2 -11.5 7.8 -7.8Q11.5 -3.2 29 0Q11.5 3.2 7.8 7.8Q3.2 11.5 0 29"
            path += "Q-3.2 11.5 -7.8 7.8Q-11.5 3.2 -29 0Q-11.5 -3.2 -7.8 -7.8Q-3.2 -11.5 0 -29Z"
        case Colour.YELLOW:
            path = "M0 -23A23 23 0 1 1 0 23A23 23 0 1 1 0 -23ZM0 -12.5A12.5 12.5 0 1 0 0 12.5A12.5 12.5 0 1 0 0 -12.5Z"
        case Colour.RED:
            path = "M0 -27L24 0L0 27L-24 0Z"
        case Colour.GREEN:
            path = "M0 -25L26 20.5L-26 20.5Z"
        case Colour.BLUE:
            wave = (
                "c7 -11 15 -11.5 22.5 -4.4c7 6.4 12.6 6.2 18.5 -3.6l8 7c-9 15 -20 16 -31 6c-6 -5.4 -8.8 -4.6 -13 2.6Z"
            )
            path = f"M-25.5 -7{wave}M-25.5 18{wave}"
        case _:
            path = "M-22 -15.5L-15.5 -22L0 -6.6L15.5 -22L22 -15.5L6.6 0L22 15.5L15.5 22L0 6.6L-15.5 22L-22 15.5L-6.6 0Z"
    return f'<path d="{path}" {at} fill-rule="evenodd" stroke-linejoin="round" {attributes}/>'


def _veins(colour: Colour, stone: Stone) -> str:
    random = Random(40 + colour)
    body = ""
    for width, opacity in ((2.6, 0.42), (1.5, 0.5), (1.0, 0.55), (1.0, 0.4)):
        a = random.uniform(-10, 60), 4.0
        b = a[0] + random.uniform(20, 52), 84.0
        if random.random() < 0.4:
            a, b = (a[0] + 34, a[1]), (b[0] - 40, b[1])
        path = vein(random, a, b, 9, 7)
        body += f'<path d="{path}" fill="none" stroke="{stone.vein}" stroke-width="{width}" opacity="{opacity}"/>'
        root = random.uniform(20, 76), random.uniform(15, 70)
        twig = smooth([root, polar(*root, 9, random.uniform(0, 360)), polar(*root, 22, random.uniform(0, 360))])
        body += f'<path d="{twig}" fill="none" stroke="{stone.vein}" stroke-width=".8" opacity=".5"/>'
    return body


_LEFT, _TOP, _RIGHT, _BOTTOM = 6.0, 5.6, 88.8, 80.4
"""The upper face; the side below it is seen too."""
SIGN_AT = 43.5, 39.5
SIGN = 25
"""The middle of the sign, above and to the left of the face's; and its radius."""
PRICED_SIGN_AT = 46.5, 32.5
PRICED_SIGN = 21.5
"""The same on a block with a tab over its foot."""
_DEPTH = 8.6
_RIM = 4.2
"""So wide that the dark outline is still a pixel wide on the smallest blocks."""
_BEVEL = 6.5


def _block(colour: Colour, at: tuple[float, float] = SIGN_AT, radius: float = SIGN) -> str:
    stone = STONES[colour]
    width, height = _RIGHT - _LEFT, _BOTTOM - _TOP
    x, y = at
    a, b, c, d = _LEFT, _TOP, _RIGHT, _BOTTOM
    e, f, g, h = a + _BEVEL, b + _BEVEL, c - _BEVEL, d - _BEVEL
    veins = _veins(colour, stone)
    face = f'x="{a}" y="{b}" width="{width}" height="{height}" rx="10"'
    bevels = (
        f'<polygon points="{a},{b} {c},{b} {g},{f} {e},{f}" fill="#fff" opacity=".62"/>'
        f'<polygon points="{a},{b} {e},{f} {e},{h} {a},{d}" fill="#fff" opacity=".34"/>'
        f'<polygon points="{c},{b} {c},{d} {g},{h} {g},{f}" fill="{stone.rim}" opacity=".22"/>'
        f'<polygon points="{a},{d} {e},{h} {g},{h} {c},{d}" fill="{stone.rim}" opacity=".34"/>'
    )
    dark = "#000000" if stone.sign < "#8" else stone.sign_edge
    light = stone.sign_edge if stone.sign < "#8" else stone.light
    return (
        "<defs>"
        + soft_shadow("drop", 1, 1.6, 1.1, colour="#2a1a10", opacity=0.5)
        + '<linearGradient id="face" x1="0" y1="0" x2="1" y2="1">'
        f'<stop offset="0" stop-color="{stone.light}"/><stop offset=".4" stop-color="{stone.base}"/>'
        f'<stop offset="1" stop-color="{stone.deep}"/></linearGradient>'
        + linear("side", stone.deep, stone.side, stone.side)
        + grain("cloud", 22, stone.light, 0.34, 3 + colour)
        + f'<clipPath id="cut"><rect {face}/></clipPath></defs>'
        f'<rect x="{a - _RIM}" y="{b - _RIM}" width="{width + 2 * _RIM:.1f}" '
        f'height="{height + _DEPTH + 2 * _RIM:.1f}" rx="13.5" fill="{stone.rim}" filter="url(#drop)"/>'
        f'<rect x="{a}" y="{b + 12}" width="{width}" height="{height + _DEPTH - 12}" rx="10" fill="url(#side)"/>'
        f'<rect {face} fill="url(#face)"/>'
        f'<g clip-path="url(#cut)"><rect {face} filter="url(#cloud)" opacity=".7"/>{veins}{bevels}'
        f'<rect x="{e}" y="{f}" width="{g - e}" height="{h - f}" rx="5" fill="none" stroke="{stone.light}" '
        f'stroke-width="1" opacity=".6"/></g>'
        + sign(colour, x + 1.3, y + 1.6, radius, f'fill="{light}" stroke="{light}" stroke-width="2" opacity=".9"')
        + sign(colour, x - 0.9, y - 1.1, radius, f'fill="{dark}" stroke="{dark}" stroke-width="2.4" opacity=".8"')
        + sign(colour, x, y, radius, f'fill="{stone.sign}" stroke="{stone.sign}" stroke-width=".8"')
    )


def _town(colour: Colour) -> str:
    """Draw a city's pennant on a rod of brass: its cloth, with two tails, and the sign of its colour."""
    stone = STONES[colour]
    cloth = "M9 8H55V59.5L32 50L9 59.5Z"
    return (
        "<defs>"
        + soft_shadow("drop", 1, 1.6, 1.1, opacity=0.5)
        + linear("dye", stone.light, stone.base, stone.base, stone.deep)
        + linear("rod", "#fff0b8", "#e9c25f", "#8a5e10")
        + f'<clipPath id="cut"><path d="{cloth}"/></clipPath></defs>'
        f'<g filter="url(#drop)"><path d="{cloth}" fill="{stone.rim}" stroke="{stone.rim}" stroke-width="7.4" '
        'stroke-linejoin="round"/><rect x="1" y="1.6" width="62" height="10.8" rx="5.4" fill="#241603"/></g>'
        f'<path d="{cloth}" fill="url(#dye)"/><g clip-path="url(#cut)">'
        f'<path d="M9 8H55V15H9Z" fill="{stone.rim}" opacity=".3"/>'
        f'<path d="M12 14V42" stroke="#fff" stroke-width="3" opacity=".4"/></g>'
        '<rect x="3.6" y="4.3" width="56.8" height="5.4" rx="2.7" fill="url(#rod)"/>'
        + sign(
            colour,
            32,
            30 if colour is Colour.BLUE else 31,
            15.5,
            f'fill="{stone.sign}" stroke="{stone.sign_edge}" stroke-width="2"',
        )
    )


DRAWINGS = {
    **{f"block-{colour.key}": Drawing(96, 96, _block(colour)) for colour in COLOURS},
    **{
        f"priced-{colour.key}": Drawing(112, 112, _block(colour, PRICED_SIGN_AT, PRICED_SIGN), (0, 0, 96, 96))
        for colour in COLOURS
    },
    **{f"town-{colour.key}": Drawing(64, 64, _town(colour)) for colour in COLOURS},
}
