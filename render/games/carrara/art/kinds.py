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
_PALACE: Final = "M0 3H29V12H27V63H2V12H0Z"
_VILLA, _ROOF = "M35 47H59V63H35Z", "M31 47L38 33H56L63 47Z"
_PLUS: Final = "M43 3H51V10H58V18H51V25H43V18H36V10H43Z"
"""A palace of the city, a villa with its roof, and the sign that makes them a pair."""


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
    """Draw a palace of the city, of brick, beside a villa of the land, with a green roof, and a plus for the pair."""
    body = (
        f'<path d="{_PALACE}" fill="url(#brick)"/><path d="M0 3H29V10H0Z" fill="#ffe0b8"/>'
        f'<path d="M0 12H29" stroke="{_LINE}" stroke-width="3"/>'
        f'<path d="{_VILLA}" fill="url(#stone)"/>'
        f'<path d="{_ROOF}" fill="url(#moss)" stroke="{_LINE}" stroke-width="3.2" stroke-linejoin="round"/>'
        f'<path d="M7 19h5.4v8H7ZM17 19h5.4v8H17ZM7 33h5.4v8H7ZM17 33h5.4v8H17ZM10 63V50h9.4v13Z" fill="{_LINE}"/>'
        f'<path d="M38.6 51h5v6h-5ZM51 51h5v6h-5ZM44.6 63V54h5v9Z" fill="{_LINE}"/>'
        f'<path d="{_PLUS}" fill="url(#gold)"/>'
    )
    tones = linear("stone", "#fffaf0", "#e6d8b8") + linear("brick", "#e08a58", "#b04f26")
    tones += linear("moss", "#9ac95c", "#4f7a26") + linear("gold", "#ffe68c", "#f0b63a")
    return _emblem(_PALACE + _VILLA + _ROOF + _PLUS, tones, body)


def _extra() -> Drawing:
    """Draw a green star, as the card brings points in the end."""
    rays = [polar(32, 34, 14 if step % 2 else 31.5, 36 * step - 90) for step in range(10)]
    star = "M" + "L".join(f"{left:.1f} {top:.1f}" for left, top in rays) + "Z"
    shaded = "".join(
        f"M32 34L{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}Z" for a, b in zip(rays[::2], rays[1::2], strict=True)
    )
    body = f'<path d="{star}" fill="url(#leaf)"/><path d="{shaded}" fill="#12400a" opacity=".22"/>'
    return _emblem(star, linear("leaf", "#c4f694", "#74c846"), body)


DRAWINGS: Final = {
    f"kind-{kind}": drawing
    for kind, drawing in (
        (CardKind.TOP, _top()),
        (CardKind.OBJECT, _object()),
        (CardKind.BUILDING, _building()),
        (CardKind.EXTRA, _extra()),
    )
}
