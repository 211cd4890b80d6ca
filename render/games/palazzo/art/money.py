"""Money: cards of three currencies and certificates, each with an outline, a pattern and a sign of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from render.bake.drawing import Drawing, linear, points, radial, soft_shadow
from render.bake.shapes import ellipse, path, rect, stroke
from render.common.art.tokens import LILY, star

_Shape = Callable[[float, float, float], str]
"""The outline of a card, so much inside a width and a height."""
_Colours = tuple[str, str, str]

WIDTH: Final = 120
HEIGHT: Final = 162
_INK: Final = "#2a1710"
_INSET: Final = 11.0
"""How far a card's coloured field is inside the card."""
_MIDDLE: Final = 60, 110
"""Where the sign of a card is."""

_FRAME: Final = 6.0
"""The same of a certificate."""
_SMALL: Final = 124, 100
_WAX, _RIBBON = ("#c3a180", "#7f5c40", "#462f1f"), "#a07c5a"
"""Of the seal: brown, as certificates are of no currency."""
_CALM: Final = ellipse(60, 36, 44, 40, "url(#calm)")
"""No pattern where the worth is."""


def _rounded(inset: float, wide: float = WIDTH, high: float = HEIGHT) -> str:
    """Return the outline of a florin card: round corners."""
    r, right, bottom = 17 - inset * 0.6, wide - inset, high - inset
    return (
        f"M{inset + r} {inset}H{right - r}A{r} {r} 0 0 1 {right} {inset + r}V{bottom - r}A{r} {r} 0 0 1 {right - r} "
        f"{bottom}H{inset + r}A{r} {r} 0 0 1 {inset} {bottom - r}V{inset + r}A{r} {r} 0 0 1 {inset + r} {inset}Z"
    )


def _cut(inset: float, wide: float = WIDTH, high: float = HEIGHT) -> str:
    """Return the outline of a ducat card: corners cut off."""
    c, right, bottom = 22 - inset * 0.4, wide - inset, high - inset
    return (
        f"M{inset + c} {inset}H{right - c}L{right} {inset + c}V{bottom - c}L{right - c} {bottom}H{inset + c}"
        f"L{inset} {bottom - c}V{inset + c}Z"
    )


def _notched(inset: float, wide: float = WIDTH, high: float = HEIGHT) -> str:
    """Return the outline of a scudo card: corners hollowed out."""
    r, right, bottom = 17 + inset * 0.15, wide - inset, high - inset
    return (
        f"M{inset + r} {inset}H{right - r}A{r} {r} 0 0 0 {right} {inset + r}V{bottom - r}A{r} {r} 0 0 0 {right - r} "
        f"{bottom}H{inset + r}A{r} {r} 0 0 0 {inset} {bottom - r}V{inset + r}A{r} {r} 0 0 0 {inset + r} {inset}Z"
    )


def _deckled(inset: float, wide: float = WIDTH, high: float = HEIGHT) -> str:
    """Return the outline of a certificate: a sheet with wavy upper and lower edges."""
    left, right, top, bottom = inset, wide - inset, inset + 4, high - inset - 5
    step = (right - left) / 4
    upper = "".join(f"q{step / 2:.2f} {-7 if k % 2 else 7} {step:.2f} 0" for k in range(4))
    lower = "".join(f"q{-step / 2:.2f} {7 if k % 2 else -7} {-step:.2f} 0" for k in range(4))
    return f"M{left} {top}{upper}V{bottom}{lower}Z"


def _card(
    shape: _Shape, inset: float, colours: _Colours, pattern: str, sign: str, size: tuple[int, int] = (WIDTH, HEIGHT)
) -> Drawing:
    """Draw a card: a cream rim around a field in a colour with a pattern, and a sign on it."""
    (light, main, deep), outline, inner = colours, shape(2, *size), shape(inset, *size)
    body = (
        "<defs>"
        + '<linearGradient id="field" x1="0" y1="0" x2="1" y2="1">'
        + f'<stop offset="0" stop-color="{light}"/><stop offset=".5" stop-color="{main}"/>'
        + f'<stop offset="1" stop-color="{deep}"/></linearGradient>'
        + linear("rim", "#fffdf4", "#f6e7c6", "#dcc497")
        + radial("calm", f"{main}ff", f"{main}ff", f"{main}00")
        + f'<clipPath id="in"><path d="{inner}"/></clipPath></defs>'
        + path(outline, "url(#rim)", _INK, 3.4)
        + path(inner, "url(#field)")
        + f'<g clip-path="url(#in)">{pattern}</g>'
        + f'<path d="{inner}" fill="none" stroke="{_INK}" stroke-width="1.8" opacity=".75"/>'
        + sign
    )
    return Drawing(*size, body)


def _at(body: str, scale: float = 1, middle: tuple[int, int] = _MIDDLE) -> str:
    x, y = middle
    return f'<g transform="translate({x} {y}) scale({scale})" stroke-linejoin="round">{body}</g>'


def _coin() -> str:
    """Draw a florin: a beaded gold coin with the lily of Florence."""
    beads = "".join(
        ellipse(30.2 * math.cos(turn), 30.2 * math.sin(turn), 1.7, 1.7, "#7d4d0a")
        for turn in (k * math.pi / 14 for k in range(28))
    )
    lily = f'<path d="{LILY}" transform="scale(1.2)" '
    return (
        f"<defs>{radial('gold', '#fff3bf', '#f7cf62', '#d6921f', x=0.36, y=0.3, radius=0.85)}</defs>"
        + ellipse(0, 0, 38, 38, _INK)
        + ellipse(0, 0, 35.5, 35.5, "url(#gold)")
        + beads
        + ellipse(0, 0, 26, 26, "#fff0b6", "#9a640f", 1.6)
        + f'{lily}fill="#6b3d05" stroke="#6b3d05" stroke-width="1"/>'
    )


def _price() -> Drawing:
    """Draw three coins in the colours of the currencies, as any of them pays a price."""
    coins = ((34, 36, *_BLUE), (70, 36, *_WINE), (52, 66, *_GOLD))
    body = "".join(
        ellipse(x, y, 30, 30, _INK) + ellipse(x, y, 26.5, 26.5, face) + ellipse(x, y, 19, 19, light, dark, 3)
        for x, y, light, face, dark in coins
    )
    return Drawing(104, 104, f"<defs>{soft_shadow('cast', 1, 2, 1.4)}</defs>" + f'<g filter="url(#cast)">{body}</g>')


def _hexagon() -> str:
    """Draw a ducat: a hexagon of silver with a star of eight tips."""
    outline = points([(37 * math.sin(k * math.pi / 3), -37 * math.cos(k * math.pi / 3)) for k in range(6)])
    inner = points([(29 * math.sin(k * math.pi / 3), -29 * math.cos(k * math.pi / 3)) for k in range(6)])
    return (
        "<defs>" + '<linearGradient id="silver" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/>'
        '<stop offset=".55" stop-color="#dfe6ee"/><stop offset="1" stop-color="#94a4b8"/></linearGradient></defs>'
        f'<polygon points="{outline}" fill="url(#silver)" stroke="{_INK}" stroke-width="5" paint-order="stroke"/>'
        f'<polygon points="{inner}" fill="#f7fafd" stroke="#6c7f97" stroke-width="1.6"/>'
        f'<polygon points="{star(0, 0, 24, 10.5, 8)}" fill="#1c4d96" stroke="#123a78" stroke-width="1.4"/>'
        f'<polygon points="{star(0, 0, 11, 5, 8)}" fill="#8fb8ec"/>'
    )


def _shield() -> str:
    """Draw a scudo: a shield of silver with a red cross."""
    outline = "M-31 -35Q0 -29 31 -35V2Q29 28 0 41Q-29 28 -31 2Z"
    inner = "M-25 -28Q0 -23 25 -28V1Q23 22 0 33.500Q-23 22 -25 1Z"
    return (
        "<defs>" + '<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf6"/>'
        '<stop offset=".6" stop-color="#f1e3cf"/><stop offset="1" stop-color="#b99a80"/></linearGradient>'
        f'<clipPath id="shield"><path d="{inner}"/></clipPath></defs>'
        + path(outline, "url(#steel)", _INK, 3)
        + path(inner, "#fffaf0")
        + f'<g clip-path="url(#shield)">{rect(-6.5, -40, 13, 90, "#a3221f")}{rect(-40, -13, 80, 13, "#a3221f")}</g>'
        + f'<path d="{inner}" fill="none" stroke="#7d1a17" stroke-width="1.6"/>'
    )


def _seal() -> str:
    """Draw a seal of wax on two ends of a ribbon."""
    edge = "".join(
        ("M" if k == 0 else "L")
        + f"{(28 + (2.6 if k % 2 else -0.8)) * math.cos(k * math.pi / 12):.1f} "
        + f"{(28 + (2.6 if k % 2 else -0.8)) * math.sin(k * math.pi / 12):.1f}"
        for k in range(24)
    )
    ends = "M-15 16L-24 47L-14 42L-7 50L0 20ZM15 16L24 47L14 42L7 50L0 20Z"
    light, main, deep = _WAX
    return (
        f"<defs>{radial('wax', light, main, deep, x=0.36, y=0.3, radius=0.8)}</defs>"
        + path(ends, _RIBBON, _INK, 2)
        + path(edge + "Z", "url(#wax)", _INK, 2.4)
        + ellipse(0, 0, 19.5, 19.5, "none", deep, 2.4)
        + f'<path d="{LILY}" transform="scale(.82)" fill="{light}" stroke="{deep}" stroke-width="1.2"/>'
        + '<path d="M-20 -12A23 23 0 0 1 -4 -23" fill="none" stroke="#ffffff" stroke-width="3" opacity=".55" '
        'stroke-linecap="round"/>'
    )


def _lattice() -> str:
    lines = "".join(f"M{k} -10l190 190M{k} 180l190 -190" for k in range(-180, 140, 20))
    return stroke(lines, "#fff3c0", 2, 0.5)


def _waves() -> str:
    lines = "".join(f"M-6 {y}" + "q8 -7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0" for y in range(18, 170, 13))
    return stroke(lines, "#a9c9f5", 2, 0.5)


def _pales() -> str:
    return "".join(rect(x, 0, 7, HEIGHT, "#f5b3a2") for x in range(14, 120, 14)).replace("/>", ' opacity=".26"/>')


def _writing() -> str:
    lines = "M19 22H44M76 22H101M19 31H40M80 31H101M19 40H40M80 40H101M19 49H38M82 49H101M19 66H101"
    frame = rect(15, 15, WIDTH - 30, HEIGHT - 31, "none", "#8aa06a", 1.6, 3)
    return frame + stroke(lines, "#9c7d4f", 2.6, 0.75)


def _small(shape: _Shape, inset: float, colours: _Colours, sign: str, scale: float) -> Drawing:
    """Draw a card that lies on its side, with its sign at the left of the worth, for where cards are small."""
    return _card(shape, inset, colours, "", _at(sign, scale, (40, 50)), _SMALL)


def _coined(shape: _Shape, colours: _Colours, sign: str, scale: float) -> Drawing:
    """Draw the sign of a currency: a small square of its cards, so that each looks like what it stands for."""
    return _card(shape, 9, colours, "", _at(sign, scale, (52, 52)), (104, 104))


def _worth() -> Drawing:
    """Draw a golden ribbon for the worth of a group."""
    made = f"<defs>{linear('g', '#fff3c4', '#f5d578', '#e6b748')}{soft_shadow('cast', 1, 2, 1.4)}</defs>"
    shape = "M4 4H118L111 22L118 40H4L11 22Z"
    return Drawing(
        122,
        46,
        made + f'<path d="{shape}" fill="url(#g)" stroke="#5b3b05" stroke-width="2.4" '
        'stroke-linejoin="round" filter="url(#cast)"/>',
    )


_GOLD: Final = ("#ffdd7d", "#f3b93a", "#d8921d")
_BLUE: Final = ("#4d86d6", "#2b62b2", "#173f80")
_WINE: Final = ("#c9463c", "#a3221f", "#701010")
_PARCHMENT: Final = ("#fffdf3", "#f8efd6", "#ead9b0")

DRAWINGS: Final = {
    "card-florin": _card(_rounded, _INSET, _GOLD, _lattice() + _CALM, _at(_coin(), 0.96)),
    "card-ducat": _card(_cut, _INSET, _BLUE, _waves() + _CALM, _at(_hexagon())),
    "card-scudo": _card(_notched, _INSET, _WINE, _pales() + _CALM, _at(_shield(), 0.95)),
    "card-certificate": _card(_deckled, _FRAME, _PARCHMENT, _writing(), _at(_seal(), 0.9)),
    "group": _worth(),
    "price": _price(),
    "money-florin": _coined(_rounded, _GOLD, _coin(), 0.94),
    "money-ducat": _coined(_cut, _BLUE, _hexagon(), 0.95),
    "money-scudo": _coined(_notched, _WINE, _shield(), 0.9),
    "small-florin": _small(_rounded, 7, _GOLD, _coin(), 0.78),
    "small-ducat": _small(_cut, 7, _BLUE, _hexagon(), 0.8),
    "small-scudo": _small(_notched, 7, _WINE, _shield(), 0.78),
    "small-certificate": _small(_deckled, _FRAME, _PARCHMENT, _seal(), 0.72),
}
"""In the upper third, around (0.5, 0.24), each has room for its worth: in dark ink, but white on ducat and scudo.

Small ones have it at the right, around (0.72, 0.5).
"""
