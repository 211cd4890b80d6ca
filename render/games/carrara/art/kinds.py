"""Emblems of the expansion's four kinds of card, each with a colour and a silhouette of its own."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import CardKind
from render.bake.drawing import Drawing, linear, soft_shadow

_PEAKS: Final = "M3 55L22 21L29 30L40 7L61 55Z"
_GEM: Final = "M16 8H48L60 24L32 58L4 24Z"
_HOUSE: Final = "M32 5L60 28V34H54V57H10V34H4V28Z"
_PLUS: Final = "M21 5H43V21H59V43H43V59H21V43H5V21H21Z"


def _emblem(outline: str, dark: str, defs: str, body: str) -> Drawing:
    """Draw a silhouette with a dark outline and a light rim around that, which stand out from any ground."""
    edge = 'stroke-linejoin="round"'
    return Drawing(
        64,
        64,
        f"<defs>{soft_shadow('drop', 0.8, 1.4, 0.9, opacity=0.5)}{defs}</defs>"
        f'<path d="{outline}" fill="#fff8ea" stroke="#fff8ea" stroke-width="10.5" {edge} filter="url(#drop)"/>'
        f'<path d="{outline}" fill="{dark}" stroke="{dark}" stroke-width="6.4" {edge}/>{body}',
        (-4, -4, 72, 72),
    )


def _top() -> Drawing:
    body = (
        f'<path d="{_PEAKS}" fill="url(#rock)"/><path d="M40 7L61 55H43L36 34Z" fill="#4c1507" opacity=".45"/>'
        '<path d="M40 7L51 32L44 28L39.5 35L34 28L30.5 29.5Z" fill="#fffaf0"/>'
        '<path d="M22 21L28 29L24 35L20 31L15 34Z" fill="#fffaf0"/>'
    )
    return _emblem(_PEAKS, "#35110a", linear("rock", "#b04a24", "#8a3317", "#6a230d"), body)


def _object() -> Drawing:
    body = (
        f'<path d="{_GEM}" fill="url(#stone)"/><path d="M16 8L22 24H4ZM48 8L42 24H22L16 8Z" fill="#fff" opacity=".5"/>'
        '<path d="M60 24L32 58L42 24Z" fill="#24084f" opacity=".5"/>'
        '<path d="M22 24L32 8L42 24Z" fill="#fff" opacity=".35"/>'
        '<path d="M4 24H60M22 24L32 58L42 24" fill="none" stroke="#efe4ff" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
    )
    return _emblem(_GEM, "#2a1253", linear("stone", "#8f63dc", "#6a3fb5", "#4d288f"), body)


def _building() -> Drawing:
    body = (
        '<path d="M10 30H54V57H10Z" fill="url(#wall)"/><path d="M32 5L60 28V34H4V28Z" fill="#4b443c"/>'
        '<path d="M6 31L32 9.5L58 31" fill="none" stroke="#9c9182" stroke-width="2.6"/>'
        '<path d="M24.5 57V47A7.5 8 0 0 1 39.5 47V57Z" fill="#35302a"/>'
        '<path d="M44 38H54V57H44Z" fill="#35302a" opacity=".16"/>'
    )
    return _emblem(_HOUSE, "#2b2620", linear("wall", "#f6eede", "#ddd2bd", "#c8bba2"), body)


def _extra() -> Drawing:
    body = (
        f'<path d="{_PLUS}" fill="url(#leaf)"/><path d="M24.5 18V8.5H39.5M8.5 39.5V24.5H22" fill="none" '
        'stroke="#e4f6cf" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M39.5 43V55.5H25M55.5 27V39.5H43" fill="none" stroke="#1f4a10" stroke-width="3" opacity=".6"/>'
    )
    return _emblem(_PLUS, "#183c0a", linear("leaf", "#77b752", "#5f9f3c", "#4d8a2d"), body)


DRAWINGS: Final = {
    f"kind-{kind}": drawing
    for kind, drawing in (
        (CardKind.TOP, _top()),
        (CardKind.OBJECT, _object()),
        (CardKind.BUILDING, _building()),
        (CardKind.EXTRA, _extra()),
    )
}
