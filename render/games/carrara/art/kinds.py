"""Emblems of the expansion's four kinds of card: what each counts, in a colour and a silhouette of its own."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.cards.card import CardKind
from render.bake.drawing import Drawing, linear, soft_shadow
from render.games.carrara.art.stone import polar

_LINE: Final = "#2a180d"
"""The outline, as of the painted buildings."""
_STEPS: Final = "M2 60V46H20V33H44V40H62V60Z"
_CUP: Final = "M2 7H35C35 24 31 32 23 34.5V45L31 51V58H6V51L14 45V34.5C6 32 2 24 2 7Z"
_SHIELD: Final = "M30 22Q39 24 46 20Q53 24 62 22V38C62 49 55 56 46 61C37 56 30 49 30 38Z"
_TOWN: Final = "M5 60V21H3L17 4L31 21H29V60Z"
_VILLA: Final = "M28 60V41H25L33 28H49L57 41H54V60Z"
_CYPRESS: Final = "M57 60C50 52 51 33 57 20C63 33 64 52 57 60Z"
_SCROLL: Final = (
    "M13 5H54A7.5 7.5 0 0 1 54 20H51V44H54A7.5 7.5 0 0 1 54 60H10A7.5 7.5 0 0 1 10 45H13V20H10A7.5 7.5 0 0 1 10 5Z"
)


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


def _parted(d: str, fill: str) -> str:
    """Draw a part that is before another, with an outline of its own."""
    return (
        f'<path d="{d}" fill="{_LINE}" stroke="{_LINE}" stroke-width="5.6" stroke-linejoin="round"/>'
        f'<path d="{d}" fill="{fill}"/>'
    )


def _star(x: float, y: float, radius: float) -> str:
    spikes = (polar(x, y, radius * (0.46 if step % 2 else 1), 36 * step - 90) for step in range(10))
    return "M" + "L".join(f"{left:.1f} {top:.1f}" for left, top in spikes) + "Z"


def _top() -> Drawing:
    """Draw a star on the highest step of a podium."""
    star = _star(32, 16, 15.8)
    body = (
        f'<path d="{_STEPS}" fill="url(#brick)"/><path d="M2 46H20V51H2ZM20 33H44V38H20ZM44 40H62V45H44Z" '
        'fill="#e08a58"/><path d="M44 40H62V60H44ZM36 38H44V60H36Z" fill="#4c1507" opacity=".3"/>'
        f'<path d="{star}" fill="url(#gold)"/><path d="M32 0.2V16L17 11.1L28 10Z" fill="#fffbe0" opacity=".75"/>'
    )
    return _emblem(_STEPS + star, linear("brick", "#a8431f", "#7a2810") + linear("gold", "#ffe07a", "#e3a32b"), body)


def _object() -> Drawing:
    """Draw two objects: a cup, and before it a shield."""
    body = (
        f'<path d="{_CUP}" fill="url(#gold)"/><path d="M2 7H35V13H3Z" fill="#8a5a12"/>'
        '<path d="M8 16C9 25 12 29 15 31" fill="none" stroke="#fffbe0" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M6 53H31V58H6Z" fill="#a8701c" opacity=".7"/>'
        + _parted(_SHIELD, "url(#field)")
        + '<path d="M46 20Q53 24 62 22V38H46ZM30 38H46V61C37 56 30 49 30 38Z" fill="#f6f0ff"/>'
    )
    gold = linear("gold", "#fff0a8", "#f0c04a", "#c48a25", down=False)
    return _emblem(_CUP + _SHIELD, gold + linear("field", "#8b5ddb", "#5a319f"), body)


def _building() -> Drawing:
    """Draw a town house and a villa with a cypress: the buildings of the city and those of the land."""
    windows = "".join(f"M{x} {y}h5v8h-5Z" for x in (10, 19) for y in (26, 39))
    body = (
        f'<path d="{_CYPRESS}" fill="url(#leaf)"/>'
        f'<path d="{_TOWN}" fill="url(#brick)"/><path d="M17 4L31 21H3Z" fill="url(#slate)"/>'
        f'<path d="{windows}M13 60V52h8v8Z" fill="{_LINE}"/>'
        + _parted(_VILLA, "url(#wall)")
        + '<path d="M25 41L33 28H49L57 41Z" fill="url(#tile)"/><path d="M33 30.5H48" stroke="#f5a27a" '
        f'stroke-width="2.6" stroke-linecap="round"/><path d="M32 60V48h7v12ZM44 60V48h6v12Z" fill="{_LINE}"/>'
    )
    defs = (
        linear("brick", "#dcd6cb", "#aaa294")
        + linear("slate", "#7d8b99", "#4c5966")
        + linear("wall", "#fff0c2", "#edc777")
    )
    defs += linear("tile", "#d8633a", "#a33c22") + linear("leaf", "#8cbf55", "#4f8a35")
    return _emblem(_TOWN + _VILLA + _CYPRESS, defs, body)


def _extra() -> Drawing:
    """Draw a scroll with a plus."""
    upper = "M13 5H54A7.5 7.5 0 0 1 54 20H10A7.5 7.5 0 0 1 10 5Z"
    lower = "M10 45H54A7.5 7.5 0 0 1 54 60H10A7.5 7.5 0 0 1 10 45Z"
    rolls = f'<path d="{upper}{lower}" fill="url(#roll)" stroke="{_LINE}" stroke-width="3"/>'
    plus = "M27.5 19H36.5V28H45.5V37H36.5V46H27.5V37H18.5V28H27.5Z"
    body = (
        f'<path d="{_SCROLL}" fill="url(#sheet)"/>{rolls}'
        '<path d="M11 9.5H52M11 49.5H52" stroke="#fffdf4" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="{plus}" fill="#183c0a" stroke="#183c0a" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{plus}" fill="url(#leaf)"/>'
    )
    sheet = linear("sheet", "#fff8e2", "#f0dcb0") + linear("roll", "#f3dcaa", "#c79a58")
    return _emblem(_SCROLL, sheet + linear("leaf", "#8fd862", "#62ad3c"), body)


DRAWINGS: Final = {
    f"kind-{kind}": drawing
    for kind, drawing in (
        (CardKind.TOP, _top()),
        (CardKind.OBJECT, _object()),
        (CardKind.BUILDING, _building()),
        (CardKind.EXTRA, _extra()),
    )
}
