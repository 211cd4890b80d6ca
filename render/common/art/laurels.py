"""Laurels and medals: what the winner, the leader and the first three wear."""

from __future__ import annotations

import math
from typing import Final

from render.bake.drawing import Drawing, linear, radial, soft_shadow

_CAST: Final = soft_shadow("cast", 0.8, 1.8, 1.4, opacity=0.45)
_LEAVES: Final = linear("leaf", "#a9cd5c", "#6f9a35", "#3f6a1f") + linear("back", "#6f9440", "#46701f", "#2c4d14")
_LEAF: Final = "M0 0C4 -8 10 -10 19 -6C15 3 8 6 0 0Z"


def _branch(leaves: int, reach: float, size: float, edge: str, line: float, vein: str) -> str:
    """Draw the right branch of a wreath around the origin, from its tie at the bottom to its tip."""
    parts = []
    for step in range(leaves):
        share = step / (leaves - 1)
        turn = math.radians(82 - share * 138)
        x, y = reach * math.cos(turn), reach * math.sin(turn)
        along = math.degrees(turn) - 90
        grown = size * (1 - 0.3 * share)
        for lean, fill in ((46, "back"), (-30, "leaf")):
            parts.append(
                f'<g transform="translate({x:.1f} {y:.1f}) rotate({along + lean:.0f}) scale({grown:.2f})">'
                f'<path d="{_LEAF}" fill="url(#{fill})" stroke="{edge}" stroke-width="{line}" stroke-linejoin="round"/>'
                f'<path d="M2 0Q9 -3 15 -5" fill="none" stroke="{vein}" stroke-width="1.1" opacity=".7"/></g>'
            )
    return "".join(parts)


def _wreath(size: int, leaves: int, grown: float, space: float) -> Drawing:
    """Draw a wreath of leaves, open at the top, with room for a badge in its middle."""
    branch = _branch(leaves, 36, grown, "#1c3a0c", 2.4, "#e2f0b0")
    tie = (
        '<path d="M-3 37L-13 47L-9 48L-8 52L1 41ZM3 37L13 47L9 48L8 52L-1 41Z" fill="#b5161f" stroke="#6b0b14" '
        'stroke-width="1.2"/>'
        '<circle cy="38" r="4.6" fill="#d8333a" stroke="#6b0b14" stroke-width="1.4"/>'
    )
    body = (
        f'<defs>{_CAST}{_LEAVES}</defs><g filter="url(#cast)" transform="translate(48 45)">'
        f'{branch}<g transform="scale(-1 1)">{branch}</g>{tie}</g>'
    )
    return Drawing(size, size, body, (-space, 1 - space, 96 + 2 * space, 96 + 2 * space))


_BROAD: Final = "M0 0C0 -9 6 -15 17 -17C19 -6 13 2 0 0Z"


def _side_branches() -> Drawing:
    """Draw a golden branch of broad leaves at the left and at the right, with room for a star between them."""
    leaves = ""
    for step in range(4):
        turn = math.radians(76 - step * 40)
        x, y = 25 * math.cos(turn), 24 * math.sin(turn)
        leaves += (
            f'<path d="{_BROAD}" transform="translate({x:.1f} {y:.1f}) rotate({math.degrees(turn) - 34:.0f}) '
            'scale(1.06)"/>'
        )
    both = f'{leaves}<g transform="scale(-1 1)">{leaves}</g>'
    body = (
        f'<defs>{linear("leaf", "#fffbdc", "#ffe07a", "#e6ae2c")}</defs><g transform="translate(42 30)" '
        'stroke-linejoin="round"><g fill="none" stroke="#2f1b02" stroke-width="6.4">'
        f'{both}</g><g fill="url(#leaf)" stroke="#2f1b02" stroke-width="1.8">{both}</g></g>'
    )
    return Drawing(84, 77, body, (-4, -12, 92, 84))


def _medal(rank: int, light: str, main: str, dark: str) -> Drawing:
    """Draw a medal with a plain middle, on a ribbon whose shape tells the rank too."""
    ribbon = (
        "M20 2H68V30L44 46L20 30Z",
        "M20 2H68V44H20Z",
        "M28 2H60V44H28Z",
    )[rank]
    stripe = ("M38 2H50V42L44 46L38 42Z", "M27 2H36V44H27ZM52 2H61V44H52Z", "M40 2H48V44H40Z")[rank]
    body = (
        f"<defs>{_CAST}"
        + linear("cloth", "#d63a3a", "#a3141f", "#760c18")
        + f'<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".5" stop-color="{main}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
        f'<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{dark}"/>'
        f'<stop offset=".6" stop-color="{main}"/><stop offset="1" stop-color="{light}"/></linearGradient>'
        + radial("face", light, main, x=0.34, y=0.28, radius=0.95)
        + f'</defs><g filter="url(#cast)"><path d="{ribbon}" fill="url(#cloth)" stroke="#4e0710" stroke-width="1.5"/>'
        f'<path d="{stripe}" fill="#fff3dc"/></g><g filter="url(#cast)"><circle cx="44" cy="62" r="31" fill="{dark}"/>'
        '<circle cx="44" cy="62" r="29.5" fill="url(#rim)"/><circle cx="44" cy="62" r="24.5" fill="url(#well)"/>'
        '<circle cx="44" cy="62" r="22.5" fill="url(#face)"/>'
        '<path d="M24 50A23 23 0 0 1 44 37" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round" '
        'opacity=".75"/></g>'
    )
    return Drawing(88, 98, body)


DRAWINGS: Final = {
    "laurel": _wreath(96, 7, 1.05, 3),
    "laurel-large": _wreath(352, 7, 1.05, 3),
    "laurel-star": _side_branches(),
    "medal-1": _medal(0, "#ffe28a", "#e9ab2e", "#6b3f06"),
    "medal-2": _medal(1, "#f8fafc", "#bcc6d0", "#434c56"),
    "medal-3": _medal(2, "#e8aa78", "#bb7343", "#4f230a"),
}
