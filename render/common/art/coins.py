"""Coins in piles: the more there are, the higher."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear

_HEIGHT, _BESIDE = 84, 4
"""The height of all piles, and the space to their left and right."""
_WIDE, _FLAT, _THICK = 24.0, 9.2, 6.6
"""Half the width and the depth of a coin that lies flat, and its thickness."""
_FOOT: Final = 15
"""How far above the lower edge the middle of the lowest coin in front is."""
_PILES: Final = (
    ((66, 0, 1),),
    ((50, 3, 2), (84, 0, 1)),
    ((38, 3, 3), (94, 4, 2), (67, 0, 1)),
    ((36, 4, 5), (94, 5, 7), (66, 0, 3)),
    ((34, 4, 6), (64, 7, 8), (97, 4, 5), (70, 0, 2)),
)
"""The piles from back to front: where each is, how much further back, and how many coins it has."""


def _coin(x: float, y: float) -> str:
    """Draw a gold coin that lies flat, by the middle of its face."""
    a, b = _WIDE, _FLAT
    return (
        f'<path d="M{x - a:.1f} {y:.1f}V{y + _THICK:.1f}A{a} {b} 0 0 0 {x + a:.1f} {y + _THICK:.1f}V{y:.1f}Z" '
        'fill="url(#side)" stroke="#33200a" stroke-width="2"/>'
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{a}" ry="{b}" fill="url(#face)" stroke="#33200a" stroke-width="2"/>'
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{a * 0.72:.1f}" ry="{b * 0.68:.1f}" fill="none" stroke="#a56f17" '
        'stroke-width="1.2"/>'
        f'<path d="M{x - a * 0.84:.1f} {y - b * 0.34:.1f}A{a * 0.94:.1f} {b * 0.94:.1f} 0 0 1 {x + a * 0.1:.1f} '
        f'{y - b * 0.92:.1f}" fill="none" stroke="#fffbe0" stroke-width="1.6" opacity=".9"/>'
    )


def _pile(number: int) -> Drawing:
    dice, body = Random(70 + number), ""
    left = min(x for x, _, _ in _PILES[number]) - _WIDE
    right = max(x for x, _, _ in _PILES[number]) + _WIDE
    for x, back, count in _PILES[number]:
        base = _HEIGHT - _FOOT - _THICK / 2 - back
        for step in range(count):
            body += _coin(x + dice.uniform(-1.6, 1.6), base - step * (_THICK + 0.5))
    shadow = (
        f'<ellipse cx="{(left + right) / 2 + 4:.0f}" cy="{_HEIGHT - 8}" rx="{(right - left) / 2:.0f}" ry="6" '
        'fill="#2a1a10" opacity=".5" filter="url(#soft)"/>'
    )
    defs = (
        '<defs><filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="2.6"/>'
        "</filter>"
        + linear("side", "#c98f24", "#ffe288", "#c48a22", "#7f5109", down=False)
        + linear("face", "#fff3b4", "#f4cd5a", "#d9a437")
        + "</defs>"
    )
    wide = int(right - left) + 2 * _BESIDE
    return Drawing(wide, _HEIGHT, defs + shadow + body, (left - _BESIDE, 0, wide, _HEIGHT))


DRAWINGS: Final = {f"coins-{number + 1}": _pile(number) for number in range(len(_PILES))}
