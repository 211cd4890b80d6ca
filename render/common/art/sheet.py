"""The sheet that charts are painted on: parchment in a brass frame, with the mountains as a watermark."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear

_WIDTH: Final = 800
_HEIGHT: Final = 570
_FRAME: Final = 9


def _ridge(dice: Random, middle: float, reach: float, steps: int) -> str:
    points = [f"M{_FRAME} {_HEIGHT - _FRAME}"]
    for step in range(steps + 1):
        x = _FRAME + (_WIDTH - 2 * _FRAME) * step / steps
        y = middle + (reach if step % 2 else -reach) * dice.uniform(0.4, 1)
        points.append(f"L{x:.0f} {y:.0f}")
    return " ".join((*points, f"L{_WIDTH - _FRAME} {_HEIGHT - _FRAME}Z"))


def _sheet() -> Drawing:
    dice = Random(5)
    inner = f'x="{_FRAME}" y="{_FRAME}" width="{_WIDTH - 2 * _FRAME}" height="{_HEIGHT - 2 * _FRAME}" rx="9"'
    corners = "".join(
        f'<g transform="translate({x} {y})"><circle r="11" fill="#5e3d12"/><circle r="9.4" fill="url(#boss)"/></g>'
        for x in (13, _WIDTH - 13)
        for y in (13, _HEIGHT - 13)
    )
    body = (
        "<defs>"
        + linear("paper", "#fffcf4", "#faf3e3", "#f4e9d1")
        + '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7dd95"/>'
        '<stop offset=".35" stop-color="#d3a548"/><stop offset=".55" stop-color="#f0cf7c"/>'
        '<stop offset="1" stop-color="#8d5f1c"/></linearGradient>'
        '<radialGradient id="boss" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#fff1c0"/>'
        '<stop offset=".5" stop-color="#d9ab4e"/><stop offset="1" stop-color="#8d5f1c"/></radialGradient>'
        '<filter id="fibre" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="4"/>'
        '<feColorMatrix values="0 0 0 0 .58  0 0 0 0 .43  0 0 0 0 .22  .7 0 0 0 -.3"/></filter>'
        '<filter id="wash" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3"/></filter>'
        '<filter id="shade" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>'
        f'<clipPath id="in"><rect {inner}/></clipPath></defs>'
        f'<rect x="1" y="1" width="{_WIDTH - 2}" height="{_HEIGHT - 2}" rx="16" fill="url(#brass)" '
        'stroke="#5e3d12" stroke-width="2"/>'
        f'<rect x="3" y="3" width="{_WIDTH - 6}" height="{_HEIGHT - 6}" rx="14" fill="none" stroke="#fff3c8" '
        'stroke-width="1.4" opacity=".8"/>'
        f'<rect {inner} fill="url(#paper)"/>'
        '<g clip-path="url(#in)">'
        f'<g filter="url(#wash)"><path d="{_ridge(dice, 430, 44, 21)}" fill="#cbbf9f" opacity=".13"/>'
        f'<path d="{_ridge(dice, 496, 22, 9)}" fill="#b9b083" opacity=".14"/></g>'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" filter="url(#fibre)" opacity=".4"/>'
        f'<rect {inner} fill="none" stroke="#6b4a1c" stroke-width="14" filter="url(#shade)" opacity=".42"/></g>'
        f'<rect {inner} fill="none" stroke="#5e3d12" stroke-width="2"/>{corners}'
    )
    return Drawing(_WIDTH, _HEIGHT, body)


DRAWINGS: Final = {"sheet": _sheet()}
