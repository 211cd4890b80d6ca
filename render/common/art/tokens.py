"""Tokens: coins, points, the sun of the start player, medals, and small signs."""

from __future__ import annotations

import math
from typing import Final

from render.bake.drawing import Drawing, linear, points, radial, soft_shadow

_SIGN: Final = 108
"""The size of coins and points where they are largest."""
_CAST: Final = soft_shadow("cast", 0.8, 2, 1.6, opacity=0.45)
_GOLD: Final = (
    '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3bd"/>'
    '<stop offset=".45" stop-color="#e2aa38"/><stop offset="1" stop-color="#8a5a12"/></linearGradient>'
    '<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b47a1d"/>'
    '<stop offset=".55" stop-color="#e3ae3c"/><stop offset="1" stop-color="#ffe9a2"/></linearGradient>'
    + radial("face", "#ffe596", "#efbc4a", "#d8972c", x=0.36, y=0.3, radius=0.8)
)


def star(x: float, y: float, outer: float, inner: float, tips: int = 5) -> str:
    """Return the points of a star that stands on two tips."""
    turns = [(-math.pi / 2 + step * math.pi / tips, inner if step % 2 else outer) for step in range(2 * tips)]
    return points([(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn, reach in turns])


LILY: Final = (
    "M0 -18.5Q7.5 -9 3.4 1L2.8 6H-2.8L-3.4 1Q-7.5 -9 0 -18.5ZM-6.6 6Q-7 -7 -13 -8.5Q-18.5 -8 -17.5 1Q-14.5 -3 -12.5 -1"
    "Q-11.5 2 -11.5 6ZM6.6 6Q7 -7 13 -8.5Q18.5 -8 17.5 1Q14.5 -3 12.5 -1Q11.5 2 11.5 6ZM-12 8H12V11.500H-12Z"
    "M-3 13H3L6.5 18.5Q3 16.5 0 18.5Q-3 16.5 -6.5 18.5Z"
)
"""A lily, as on the coins of Florence."""


def _disc(x: float, y: float, radius: float) -> str:
    """Draw a coin with a raised rim and a lily."""
    lily = f'<path d="{LILY}" stroke-linejoin="round" '
    return (
        f'<g transform="translate({x} {y}) scale({radius / 31})">'
        '<circle r="31.6" fill="#331b02"/><circle r="28.2" fill="url(#rim)"/><circle r="24.5" fill="url(#well)"/>'
        '<circle r="22.5" fill="url(#face)"/>'
        f'{lily}fill="#fff1b8" stroke="#fff1b8" stroke-width="2" transform="translate(1 1.2)"/>'
        f'{lily}fill="#6d430b" stroke="#6d430b" stroke-width="1"/>'
        '<path d="M-19 -10A21.5 21.5 0 0 1 4 -21" fill="none" stroke="#fffbe4" stroke-width="3" opacity=".8" '
        'stroke-linecap="round"/></g>'
    )


def _coin() -> Drawing:
    body = f'<defs>{_CAST}{_GOLD}</defs><g filter="url(#cast)">{_disc(36, 35, 32)}</g>'
    return Drawing(_SIGN, _SIGN, body, (0, 0, 72, 72))


def _facets(x: float, y: float, outer: float, inner: float) -> str:
    """Return the shaded half of each tip of a star."""
    tips = star(x, y, outer, inner).split()
    return "".join(f"M{x} {y}L{tips[2 * tip]}L{tips[2 * tip + 1]}Z" for tip in range(5))


def _point() -> Drawing:
    """Draw a victory point: a star of marble on blue enamel, in a hexagon of brass."""
    outline = "M36 4L64 20V51L36 67L8 51V20Z"
    white = star(36, 37, 20.5, 9)
    body = (
        f"<defs>{_CAST}"
        '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffbe6"/>'
        '<stop offset=".5" stop-color="#f6e0a0"/><stop offset="1" stop-color="#c99a45"/></linearGradient>'
        + radial("enamel", "#3d8ae0", "#2c6dbb", "#174a8c", x=0.36, y=0.28, radius=0.75)
        + f'</defs><g stroke-linejoin="round"><path d="{outline}" fill="#0a2347" stroke="#0a2347" stroke-width="10.6" '
        'filter="url(#cast)"/>'
        f'<path d="{outline}" fill="url(#enamel)" stroke="url(#rim)" stroke-width="5"/>'
        '<path d="M36 8.5L60 22.5V34Q36 26 12 40V22.5Z" fill="#ffffff" opacity=".14"/>'
        f'<polygon points="{white}" fill="#0d2b57" stroke="#0d2b57" stroke-width="4" opacity=".6" '
        'transform="translate(1 1.6)"/>'
        f'<polygon points="{white}" fill="#ffffff" stroke="#ffffff" stroke-width="2.4"/>'
        f'<path d="{_facets(36, 37, 20.5, 9)}" fill="#d3dce8"/></g>'
    )
    return Drawing(_SIGN, _SIGN, body, (-1, -1.5, 74, 74))


def _start() -> Drawing:
    """Draw the mark of the start player: a sun with straight and waved rays."""
    rays = []
    for step in range(16):
        turn = f'transform="rotate({step * 22.5} 36 36)"'
        shape = "M31 18L36 2.500L41 18Z" if step % 2 == 0 else "M32.5 17C30.5 12 37 11 35.5 6C40.5 10 38.5 13 39.5 17Z"
        rays.append(f'<path d="{shape}" {turn}/>')
    joined = "".join(rays)
    body = (
        f'<defs>{_CAST}{_GOLD}</defs><g filter="url(#cast)"><g stroke="#6d430b" stroke-width="4" fill="#6d430b" '
        f'stroke-linejoin="round">{joined}<circle cx="36" cy="36" r="19"/></g><g fill="#f4b93a">{joined}</g>'
        '<circle cx="36" cy="36" r="19" fill="url(#rim)"/><circle cx="36" cy="36" r="15" fill="url(#well)"/>'
        '<circle cx="36" cy="36" r="13.5" fill="url(#face)"/>'
        '<path d="M25.5 31A11.5 11.5 0 0 1 36 24.5" fill="none" stroke="#fffbe4" stroke-width="2.6" '
        'stroke-linecap="round" opacity=".9"/></g>'
    )
    return Drawing(72, 72, body)


def _tick() -> Drawing:
    mark = '<path d="M20.5 37.500L31.5 48.500L52.5 25.5" fill="none" stroke-linecap="round" stroke-linejoin="round" '
    body = (
        f"<defs>{_CAST}"
        + radial("enamel", "#8ab457", "#5d8434", "#3d5f1e", x=0.36, y=0.28, radius=0.8)
        + linear("rim", "#fffdf2", "#f3ead0", "#ddd0a6")
        + '</defs><g filter="url(#cast)"><circle cx="36" cy="35" r="34" fill="#14240a"/></g>'
        '<circle cx="36" cy="35" r="27.6" fill="url(#enamel)" stroke="url(#rim)" stroke-width="4.8"/>'
        f'{mark}stroke="#22390d" stroke-width="9" opacity=".5" transform="translate(1 1.8)"/>'
        f'{mark}stroke="#ffffff" stroke-width="8.5"/>'
    )
    return Drawing(72, 72, body)


def _arrow() -> Drawing:
    shape = (
        "M5 15.500H33V6Q33 3.5 35.5 5L59 18Q61 19.5 59 21L35.5 34.500Q33 36 33 33.500V24.500H5Q3 24.5 3 "
        "22.500V17.500Q3 15.5 5 15.500Z"
    )
    body = (
        "<defs>"
        + soft_shadow("cast", 0.6, 1.5, 1.1, opacity=0.35)
        + linear("fill", "#cf5a3c", "#9a2f22", "#6d1a18")
        + f'</defs><path d="{shape}" fill="url(#fill)" stroke="#6d1a18" stroke-width="1.8" stroke-linejoin="round" '
        'filter="url(#cast)"/><path d="M6 18H35V9.500L52 18.5" fill="none" stroke="#ffffff" stroke-width="1.6" '
        'opacity=".35"/>'
    )
    return Drawing(64, 40, body)


def _hourglass() -> Drawing:
    body = (
        f"<defs>{_CAST}{_GOLD}"
        + linear("glass", "#ffffffe0", "#dbe9ec90", "#a9c3c8d0", down=False)
        + linear("wood", "#a8703a", "#7a4a22", "#4b2a11")
        + '</defs><g filter="url(#cast)"><path d="M17 12H55V20C55 30 42 32 42 36C42 40 55 42 55 52V60H17V52C17 42 30 '
        "40 30 36"
        'C30 32 17 30 17 20Z" fill="#fbf6ea" stroke="#4b2a11" stroke-width="3"/>'
        '<path d="M22 23Q36 21 50 23C48 29 39 31 37.5 36V47Q46 49 51 58H21Q26 49 34.5 47V36C33 31 24 29 22 23Z" '
        'fill="url(#rim)"/>'
        '<path d="M22 15V20C22 27 30 31 32 34" fill="none" stroke="#ffffff" stroke-width="3" opacity=".8"/>'
        '<rect x="10" y="4" width="52" height="10" rx="4" fill="url(#wood)" stroke="#3a1f0b" stroke-width="1.5"/>'
        '<rect x="10" y="57" width="52" height="10" rx="4" fill="url(#wood)" stroke="#3a1f0b" stroke-width="1.5"/></g>'
    )
    return Drawing(72, 72, body)


DRAWINGS: Final = {
    "coin": _coin(),
    "point": _point(),
    "start": _start(),
    "tick": _tick(),
    "arrow": _arrow(),
    "hourglass": _hourglass(),
}
