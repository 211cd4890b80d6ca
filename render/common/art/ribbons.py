"""The swallow-tailed ends of the last move's ribbon, the corner that marks a change, and the arrow of what came in."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow


def _end(left: bool) -> Drawing:
    """Draw an end that hangs 8 pixels lower than the ribbon's plate, 48 high, which covers its inner 14 pixels."""
    body = (
        "<defs>"
        + linear("cloth", "#fffcf8", "#faebeb", "#efd0d6", down=False)
        + soft_shadow("cast", 0.8, 1.5, 1.2, opacity=0.35)
        + "</defs><g"
        + ("" if left else ' transform="translate(40 0) scale(-1 1)"')
        + ">"
        '<g stroke-linejoin="round"><path d="M2.5 10H40V53.5H2.5L14 31.75Z" stroke="#2c0012" stroke-width="6.2" '
        'filter="url(#cast)"/>'
        '<path d="M2.5 10H40V53.5H2.5L14 31.75Z" fill="url(#cloth)" stroke="#c00d4f" stroke-width="2.4"/></g>'
        '<path d="M26 48H40V55Z" fill="#7d0833"/></g>'
    )
    return Drawing(40, 56, body)


def news_corner() -> str:
    """Draw a ribbon folded over an upper right corner that is 4 pixels from the top and from the right."""
    return (
        "<defs>"
        '<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#dc2a69"/>'
        '<stop offset=".5" stop-color="#c00d4f"/><stop offset="1" stop-color="#9d0a42"/></linearGradient>'
        + soft_shadow("cast", -0.5, 1.4, 1.1, opacity=0.5)
        + "</defs>"
        '<path d="M3 1V6H8ZM43 41H38V36Z" fill="#6d0730"/>'
        '<g stroke-linejoin="round"><path d="M6 3H33.5Q41 3 41 10.5V38Z" fill="none" stroke="#26000f" stroke-width="9" '
        'filter="url(#cast)"/>'
        '<path d="M6 3H33.5Q41 3 41 10.5V38Z" fill="url(#cloth)" stroke="#fffaf4" stroke-width="2.2"/></g>'
        '<path d="M17.5 7H24L37 20V26.500Z" fill="#ffffff"/>'
    )


def arrived() -> str:
    """Draw an arrow to the lower left on a dark green disc, 44 pixels across with its shadow."""
    return (
        "<defs>"
        + linear("leaf", "#2f5a2b", "#22431f", "#1b3718")
        + soft_shadow("cast", 0.6, 1.4, 1.1, opacity=0.45)
        + '</defs><circle cx="20" cy="19.5" r="16.6" fill="#10200c" filter="url(#cast)"/>'
        '<circle cx="20" cy="19.5" r="15.4" fill="#fffaf0"/><circle cx="20" cy="19.5" r="13.4" fill="url(#leaf)"/>'
        '<g transform="translate(20 19.5) rotate(45)"><path d="M-2.6 -10H2.6V0H8.4L0 9.6L-8.4 0H-2.6Z" fill="#ffffff" '
        'stroke="#ffffff" stroke-linejoin="round"/></g>'
    )


DRAWINGS: Final = {
    "ribbon-left": _end(True),
    "ribbon-right": _end(False),
    "news-corner": Drawing(44, 44, news_corner()),
    "arrived": Drawing(40, 40, arrived()),
}
