"""Emblems of the expansion's four kinds of card, each with a colour and a shape of its own."""

from __future__ import annotations

from bot.games.carrara.cards.card import CardKind
from render.bake.drawing import Drawing, linear, radial, soft_shadow
from render.games.carrara.art.stone import brass

_GROUNDS = {
    CardKind.TOP: ("#a8431f", "#8a3317", "#6a230d"),
    CardKind.OBJECT: ("#7c52c4", "#6a3fb5", "#532d98"),
    CardKind.BUILDING: ("#f1e8d7", "#ddd2bd", "#c4b69c"),
    CardKind.EXTRA: ("#6fae49", "#5f9f3c", "#4d8a2d"),
}


def _sign(kind: CardKind) -> str:
    """Draw a peak, a gem, a house or a plus."""
    match kind:
        case CardKind.TOP:
            return (
                '<path d="M31 14L50 47H12Z" fill="#fffaf0"/><path d="M31 14L37 24.5L33 28L30 25L26 28.5L25 24.5Z" '
                'fill="#9fb4c6"/><path d="M31 14L50 47H34Z" fill="#6b3a22" opacity=".3"/>'
            )
        case CardKind.OBJECT:
            return (
                '<path d="M20 15H42L51 27L31 50L11 27Z" fill="#fffaf0"/>'
                '<path d="M20 15L24 27L31 50L38 27L42 15M11 27H51" fill="none" stroke="#6a3fb5" stroke-width="2.4" '
                'stroke-linejoin="round"/>'
            )
        case CardKind.BUILDING:
            return (
                '<path d="M31 11L53 30H9Z" fill="#35302a"/><path d="M14 29H48V50H14Z" fill="#4b443c"/>'
                '<path d="M26 50V40A5 5.4 0 0 1 36 40V50Z" fill="#efe5d2"/><path d="M14 31H48" stroke="#efe5d2" '
                'stroke-width="2"/>'
            )
        case _:
            return '<path d="M24 12H38V24H50V38H38V50H24V38H12V24H24Z" fill="#fffaf0"/>'


def _kind(kind: CardKind) -> str:
    light, base, deep = _GROUNDS[kind]
    return (
        f"<defs>{brass()}"
        + soft_shadow("drop", 1, 1.8, 1.1, opacity=0.5)
        + soft_shadow("carve", 0.8, 1.2, 0.6, colour="#000000", opacity=0.5)
        + radial("in", light, base, deep, x=0.35, y=0.28, radius=0.9)
        + linear("lip", "#ffffff88", "#ffffff00")
        + '</defs><rect x="2" y="2" width="58" height="58" rx="13" fill="#2b1904" filter="url(#drop)"/>'
        '<rect x="5.4" y="5.4" width="51.2" height="51.2" rx="10" fill="url(#brass)" stroke="#ffe9ae" '
        'stroke-width="1"/>'
        '<rect x="7.4" y="7.4" width="47.2" height="47.2" rx="8.6" fill="#2a1808"/>'
        '<rect x="8" y="8" width="46" height="46" rx="8" fill="url(#in)"/>'
        f'<g filter="url(#carve)">{_sign(kind)}</g>'
    )


DRAWINGS = {f"kind-{kind}": Drawing(64, 64, _kind(kind)) for kind in CardKind}
