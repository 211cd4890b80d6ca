"""Emblems of the expansion's four kinds of card: what each counts, in a colour and a silhouette of its own."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import CardKind
from render.bake.drawing import Drawing, linear, soft_shadow
from render.games.carrara.art.stone import polar

_LINE: Final = "#2a180d"
"""The outline, as of the painted buildings."""
_TAILS: Final = "M17 36L8 61L20 56L27 63L32 50L37 63L44 56L56 61L47 36Z"
_BODY: Final = (
    "M22 3H42V10H40C41 17 53 22 53 36C53 49 44 51 41 56H46V62H18V56H23C20 51 11 49 11 36C11 22 23 17 24 10H22Z"
)
_HANDLES: Final = (
    "M25 10H12Q4 10 4 18Q4 28 13 31L17 25Q11 23 11 19Q11 16 15 16H25Z"
    "M39 10H52Q60 10 60 18Q60 28 51 31L47 25Q53 23 53 19Q53 16 49 16H39Z"
)
_WALL: Final = "M8 62V28H56V62Z"
_ROOF: Final = "M1 31L32 3L63 31L57 36H7Z"
_PLUS: Final = "M21 3H43V21H61V43H43V61H21V43H3V21H21Z"


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
    """Draw an amphora: an object, yet none of those in the game."""
    body = (
        f'<path d="{_HANDLES}" fill="#6a3fc0"/><path d="{_BODY}" fill="url(#clay)"/>'
        '<path d="M12 30Q32 37 52 30V40Q32 47 12 40Z" fill="#ffe9a8"/>'
        '<path d="M22 3H42V10H22ZM18 56H46V62H18Z" fill="#cdb4ff"/>'
        '<path d="M20 27Q23 22 28 18" fill="none" stroke="#e6d9ff" stroke-width="4" stroke-linecap="round"/>'
    )
    return _emblem(_BODY + _HANDLES, linear("clay", "#a070f0", "#5a2fae"), body)


def _building() -> Drawing:
    """Draw a house whose roof is red and green, as the cards of city and land buildings are."""
    windows = "M14 38h9v9h-9ZM41 38h9v9h-9Z"
    body = (
        f'<path d="{_WALL}" fill="url(#stone)"/><path d="M46 36H56V62H46Z" fill="{_LINE}" opacity=".16"/>'
        f'<path d="{_ROOF}" fill="url(#tile)" stroke="{_LINE}" stroke-width="3.6" stroke-linejoin="round"/>'
        '<path d="M32 5L61 31L56 34.4H32Z" fill="url(#moss)"/>'
        '<path d="M12 28L31 11" stroke="#ffc9a4" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="{windows}M26 62V49A6 6 0 0 1 38 49V62Z" fill="{_LINE}"/>'
    )
    roof = linear("tile", "#d8653a", "#a53c1c") + linear("moss", "#8cb551", "#5c8030")
    return _emblem(_WALL + _ROOF, linear("stone", "#f1ece0", "#c9bfae") + roof, body)


def _extra() -> Drawing:
    """Draw a plus."""
    body = (
        f'<path d="{_PLUS}" fill="url(#leaf)"/><path d="M25 7H39M25 7V25H7V37" fill="none" stroke="#dcf7b8" '
        'stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>'
        '<path d="M43 21H61V43H43ZM43 43V61H21V57H39V43Z" fill="#12400a" opacity=".22"/>'
    )
    return _emblem(_PLUS, linear("leaf", "#7ccb4c", "#3f8f26"), body)


DRAWINGS: Final = {
    f"kind-{kind}": drawing
    for kind, drawing in (
        (CardKind.TOP, _top()),
        (CardKind.OBJECT, _object()),
        (CardKind.BUILDING, _building()),
        (CardKind.EXTRA, _extra()),
    )
}
