"""The page: warm travertine with faint beds and pores, and darker towards its edges."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing

_WIDTH: Final = 1100
_HEIGHT: Final = 700


def _page() -> Drawing:
    dice = Random(11)
    beds = []
    for row in range(26):
        y, reach = row * 28 + dice.uniform(-12, 12), dice.uniform(-300, 300)
        path = f"M{reach:.0f} {y:.0f}"
        for step in range(1, 6):
            x = reach + step * 190
            path += f"S{x - 70:.0f} {y + dice.uniform(-7, 7):.0f} {x:.0f} {y + dice.uniform(-6, 6):.0f}"
        shade = "#fffaf0" if row % 2 else "#b8985f"
        beds.append(f'<path d="{path}" stroke="{shade}" stroke-width="{dice.uniform(1, 7):.1f}" opacity=".15"/>')
    pores = []
    for _ in range(70):
        x, y = dice.uniform(0, _WIDTH), dice.uniform(0, _HEIGHT)
        wide, high = dice.uniform(3, 17), dice.uniform(0.8, 2)
        pores.append(f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{wide:.0f}" ry="{high:.1f}"/>')
    body = (
        '<defs><radialGradient id="light" cx=".4" cy=".34" r=".85"><stop offset="0" stop-color="#f7eedb"/>'
        '<stop offset=".55" stop-color="#efe3cb"/><stop offset="1" stop-color="#e2d1b0"/></radialGradient>'
        '<filter id="soft" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="6 1.5"/></filter>'
        '<filter id="stone" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".004 .02" numOctaves="3" seed="8"/>'
        '<feColorMatrix values="0 0 0 0 .55  0 0 0 0 .42  0 0 0 0 .24  .55 0 0 0 -.22"/></filter></defs>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="url(#light)"/>'
        f'<g fill="none" filter="url(#soft)">{"".join(beds)}</g>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" filter="url(#stone)" opacity=".5"/>'
        f'<g fill="#94713c" opacity=".13">{"".join(pores)}</g>'
        f'<g fill="#fffaf0" opacity=".5" transform="translate(0 1.6)">{"".join(pores)}</g>'
    )
    return Drawing(_WIDTH, _HEIGHT, body)


DRAWINGS: Final = {"page": _page()}
