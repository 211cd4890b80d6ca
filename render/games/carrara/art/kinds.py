"""Emblems of the expansion's four kinds of card: what each counts, in a colour and a silhouette of its own."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import CardKind
from render.bake.drawing import Drawing, linear, soft_shadow
from render.games.carrara.art.stone import polar

_LINE: Final = "#2a180d"
"""The outline, as of the painted buildings."""
_TAILS: Final = "M17 36L8 61L20 56L27 63L32 50L37 63L44 56L56 61L47 36Z"
_CROWN: Final = "M11 30L6 7L21 17L32 2L43 17L58 7L53 30Z"
_CHEST: Final = "M4 29H60V59Q60 63 56 63H8Q4 63 4 59Z"
_CITY: Final = "M5 62V30H29V62Z", "M2 31L17 5L32 31Z"
_LAND: Final = "M32 62V45H60V62Z", "M29 46L38 32H54L62 46Z"
"""The walls and the roof of a house of the city, and of one of the land."""


def _emblem(outline: str, defs: str, body: str) -> Drawing:
    """Draw a silhouette with a dark outline and a light rim around that, which stand out from any ground."""
    edge = 'stroke-linejoin="round"'
    return Drawing(
        64,
        64,
        f"<defs>{soft_shadow('drop', 0.8, 1.4, 0.9, opacity=0.5)}{defs}</defs>"
        f'<path d="{outline}" fill="#fff8ea" stroke="#fff8ea" stroke-width="10.5" {edge} filter="url(#drop)"/>'
        f'<path d="{outline}" fill="{_LINE}" stroke="{_LINE}" stroke-width="6" {edge}/>{body}',
        (-4, -4, 72, 72),
    )


def _rosette(radius: float, depth: float) -> str:
    """Return a disc with notches around its middle."""
    edge = (polar(32, 25, radius - depth * (step % 2), 15 * step - 90) for step in range(24))
    return "M" + "L".join(f"{left:.1f} {top:.1f}" for left, top in edge) + "Z"


def _top() -> Drawing:
    """Draw a rosette with two ribbons: the scorings that the card counts."""
    rosette = _rosette(24, 3)
    body = (
        f'<path d="{_TAILS}" fill="#7a3d18"/><path d="M32 44L37 63L44 56L56 61L47 36Z" fill="#5a290c"/>'
        f'<path d="{rosette}" fill="{_LINE}" stroke="{_LINE}" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{rosette}" fill="url(#cloth)"/><circle cx="32" cy="25" r="14.6" fill="{_LINE}"/>'
        '<circle cx="32" cy="25" r="12" fill="url(#gold)"/><path d="M25 23A8 8 0 0 1 31 17" fill="none" '
        'stroke="#fffbe0" stroke-width="4" stroke-linecap="round"/>'
    )
    return _emblem(_TAILS + rosette, linear("cloth", "#b8672f", "#8a4318") + linear("gold", "#ffe68c", "#e0a02a"), body)


def _object() -> Drawing:
    """Draw the chest with a crown that stands for objects of any kind, in the colour of these cards."""
    body = (
        f'<path d="{_CROWN}" fill="url(#gold)"/><path d="M11 13L22 22M32 8L24 23" fill="none" stroke="#fffbe0" '
        'stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="{_CHEST}" fill="url(#front)"/><path d="M4 29H60V38H4Z" fill="#b692f4"/>'
        f'<path d="M4 39.4H60" stroke="{_LINE}" stroke-width="3.4"/>'
        f'<path d="M14 29V63M50 29V63" stroke="{_LINE}" stroke-width="9"/>'
        '<path d="M14 29V63M50 29V63" stroke="#e6b14a" stroke-width="4.8"/>'
        f'<path d="M24.5 33H39.5V46Q39.5 51 32 53Q24.5 51 24.5 46Z" fill="url(#gold)" stroke="{_LINE}" '
        f'stroke-width="3"/><path d="M32 39V46" stroke="{_LINE}" stroke-width="4.6" stroke-linecap="round"/>'
    )
    return _emblem(_CROWN + _CHEST, linear("front", "#8f5fe4", "#5a2fae") + linear("gold", "#ffe68c", "#e0a02a"), body)


def _building() -> Drawing:
    """Draw a tall house of the city, with a red roof, beside a low one of the land, with a green one."""
    body = ""
    for (wall, roof), tiles in ((_CITY, "tile"), (_LAND, "moss")):
        body += f'<path d="{wall}" fill="url(#stone)"/><path d="{roof}" fill="url(#{tiles})" stroke="{_LINE}" '
        body += 'stroke-width="3.2" stroke-linejoin="round"/>'
    body += (
        '<path d="M8 27L16 13" stroke="#ffc9a4" stroke-width="3.6" stroke-linecap="round"/>'
        '<path d="M35 43L40 36" stroke="#d8efa8" stroke-width="3.6" stroke-linecap="round"/>'
        f'<path d="M8.6 36h5v6.6h-5ZM19.4 36h5v6.6h-5ZM19.4 49h5v6.6h-5ZM7.4 62V52a3.8 3.8 0 0 1 7.6 0V62Z'
        f'M36 50h5v6h-5ZM51 50h5v6h-5ZM42.4 62V53.6a3.6 3.6 0 0 1 7.2 0V62Z" fill="{_LINE}"/>'
    )
    roofs = linear("tile", "#d8653a", "#a53c1c") + linear("moss", "#9ac95c", "#4f7a26")
    return _emblem("".join((*_CITY, *_LAND)), linear("stone", "#f1ece0", "#c9bfae") + roofs, body)


def _extra() -> Drawing:
    """Draw a green star, as the card brings points in the end."""
    rays = [polar(32, 34, 14 if step % 2 else 31.5, 36 * step - 90) for step in range(10)]
    star = "M" + "L".join(f"{left:.1f} {top:.1f}" for left, top in rays) + "Z"
    shaded = "".join(
        f"M32 34L{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}Z" for a, b in zip(rays[::2], rays[1::2], strict=True)
    )
    body = f'<path d="{star}" fill="url(#leaf)"/><path d="{shaded}" fill="#12400a" opacity=".3"/>'
    return _emblem(star, linear("leaf", "#a2e070", "#4a9c2c"), body)


DRAWINGS: Final = {
    f"kind-{kind}": drawing
    for kind, drawing in (
        (CardKind.TOP, _top()),
        (CardKind.OBJECT, _object()),
        (CardKind.BUILDING, _building()),
        (CardKind.EXTRA, _extra()),
    )
}
