"""Seats: six enamel badges of different shapes, in the colours of `theme`; letters are labels."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, radial, soft_shadow
from render.common.art.shades import lit, shaded
from render.engine import theme

SHAPES: Final = (
    "M44 6A38 38 0 1 1 43.99 6Z",
    "M22 11H66A11 11 0 0 1 77 22V66A11 11 0 0 1 66 77H22A11 11 0 0 1 11 66V22A11 11 0 0 1 22 11Z",
    "M44 5A100 100 0 0 1 83 44A100 100 0 0 1 44 83A100 100 0 0 1 5 44A100 100 0 0 1 44 5Z",
    "M15 10H73A4 4 0 0 1 77 14V43C77 60 64 73 47 80.5A7 7 0 0 1 41 80.5C24 73 11 60 11 43V14A4 4 0 0 1 15 10Z",
    "M26 10H62A5 5 0 0 1 66.5 12.5L82.5 41.5A5 5 0 0 1 82.5 46.5L66.5 75.5A5 5 0 0 1 62 78H26"
    "A5 5 0 0 1 21.5 75.5L5.5 46.5A5 5 0 0 1 5.5 41.5L21.5 12.5A5 5 0 0 1 26 10Z",
    "M24 24A20.5 20.5 0 0 1 64 24A20.5 20.5 0 0 1 64 64A20.5 20.5 0 0 1 24 64A20.5 20.5 0 0 1 24 24Z",
)
"""By seat: the outline of its badge, in a box of 88."""


def _badge(seat: int) -> Drawing:
    colour = theme.SEATS[seat]
    deep = shaded(colour, 0.22 if seat in (2, 4) else 0.4)
    shape = f'<path d="{SHAPES[seat]}" stroke-linejoin="round"'
    body = (
        "<defs>"
        + soft_shadow("cast", 0.6, 1.6, 1.3, opacity=0.5)
        + linear("rim", "#fffdf4", "#f9eed6", "#e6d3ab")
        + radial("enamel", lit(colour, 0.06), colour, deep, x=0.36, y=0.3, radius=0.78)
        + linear("sheen", "#ffffffb0", "#ffffff10", "#ffffff00")
        + f'<clipPath id="face"><path d="{SHAPES[seat]}"/></clipPath>'
        + '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter>'
        + "</defs>"
        f'<g transform="translate(44 43) scale(.97) translate(-44 -44)">'
        f'{shape} fill="{deep}" stroke="{shaded(colour, 0.85)}" stroke-width="11" filter="url(#cast)"/>'
        f'{shape} fill="none" stroke="url(#rim)" stroke-width="5"/>'
        f'{shape} fill="url(#enamel)"/>'
        '<g clip-path="url(#face)">'
        f'<g filter="url(#soft)">{shape} fill="none" stroke="{shaded(colour, 0.5)}" stroke-width="5" opacity=".55" '
        'transform="translate(-1 -1)"/></g>'
        '<path d="M0 0H88V12Q44 13 12 22L0 36Z" fill="url(#sheen)" opacity=".5"/>'
        f'{shape} fill="none" stroke="#ffffff" stroke-width="2.5" opacity=".3" transform="translate(1.5 2)"/>'
        "</g></g>"
    )
    return Drawing(88, 88, body)


DRAWINGS: Final = {f"seat-{seat}": _badge(seat) for seat in range(len(theme.SEATS))}
