"""The cities' banners of cloth, and the rod of brass that they hang from."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import COLOURS, Colour
from render.bake.drawing import Drawing, linear, soft_shadow

_WIDTH, _HEIGHT = 136, 166
_RULE = 70
"""Where the lining is divided."""


class Cloth(NamedTuple):
    """The colours of a cloth, from its lit folds to its shadows, and of its hem."""

    light: str
    base: str
    deep: str
    hem: str
    edge: str


CLOTHS = (
    Cloth("#ffffff", "#f7f2e6", "#d5c9b3", "#c79a3f", "#5d4c37"),
    Cloth("#ffe88a", "#f3c936", "#cf9a17", "#8a5b0a", "#5c3f03"),
    Cloth("#d4503f", "#ad231b", "#78120c", "#edc35c", "#3e0805"),
    Cloth("#97d676", "#74ba50", "#4b9130", "#f1d06e", "#163b0b"),
    Cloth("#4f89cd", "#255ca4", "#123f76", "#edc35c", "#08213f"),
    Cloth("#56525c", "#322f34", "#19171a", "#e0b24e", "#000000"),
)


def _folds(cloth: Cloth) -> str:
    """Shade the folds: fine at the top, where names are, and deeper towards the lower edge."""
    body = ""
    for x, lean, wide, shade in (
        (16, -2, 9, cloth.deep),
        (38, 1, 7, cloth.deep),
        (60, -1, 8, cloth.deep),
        (84, 2, 7, cloth.deep),
        (106, -2, 9, cloth.deep),
        (125, 1, 9, cloth.deep),
        (8, 0, 6, cloth.light),
        (28, 2, 7, cloth.light),
        (50, -1, 6, cloth.light),
        (73, 1, 7, cloth.light),
        (95, -1, 6, cloth.light),
        (117, 1, 5, cloth.light),
    ):
        body += (
            f'<path d="M{x - wide / 3:.1f} 8Q{x + lean * 2} 66 {x - wide} 168H{x + wide}Q{x + lean * 2} 66 '
            f'{x + wide / 3:.1f} 8Z" fill="{shade}"/>'
        )
    return body


def _fringe(cloth: Cloth) -> str:
    """Hang a fringe of threads from the lower edge."""
    body = ""
    for step in range(28):
        x = 3 + step * 4.815
        share = min(x - 1, 135 - x) / 67
        y = 144 + 5 * (0.65 * share + 0.35 * share * share) - 3
        shade = "#fbe39a" if step % 3 == 0 else "#c8922f"
        body += f'<path d="M{x:.1f} {y:.1f}v8" stroke="{cloth.edge}" stroke-width="4.6"/>'
        body += f'<path d="M{x:.1f} {y:.1f}v7.2" stroke="{shade}" stroke-width="3.2"/>'
    return body


def _banner(colour: Colour) -> str:
    cloth = CLOTHS[colour]
    tip = "V144Q101 145.6 68 149Q35 145.6 1.5 144Z"
    shape = f"M1.5 9H134.5{tip}"
    # whatever the cloth, what is below the hem is on a lining of the same bright linen
    lining = f"M1.5 99.5H134.5{tip}"
    loops = "".join(
        f'<path d="M{x - 6} 13V3.4Q{x} -.4 {x + 6} 3.4V13Z" fill="{cloth.base}" stroke="{cloth.edge}" '
        f'stroke-width="1.6"/><path d="M{x - 4.4} 12V5" stroke="{cloth.light}" stroke-width="1.6" opacity=".8"/>'
        for x in (20, 68, 116)
    )
    return (
        "<defs>"
        + soft_shadow("drop", 1.6, 3, 1.8, opacity=0.5)
        + '<filter id="soft"><feGaussianBlur stdDeviation="3.2 1"/></filter>'
        + '<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" '
        'stop-opacity=".18"/><stop offset=".4" stop-color="#fff" stop-opacity=".34"/><stop offset=".75" '
        'stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="1"/></linearGradient>'
        f'<mask id="calm"><rect width="{_WIDTH}" height="{_HEIGHT}" fill="url(#fade)"/></mask>'
        + linear("dye", cloth.base, cloth.base, cloth.base, cloth.deep)
        + linear("linen", "#e8dcc0", "#fbf3df", "#fbf3df", "#f1e5c8")
        + linear("top", "#00000066", "#00000000")
        + f'<clipPath id="cut"><path d="{shape}"/></clipPath></defs>'
        f'<path d="{shape}" fill="{cloth.edge}" stroke="{cloth.edge}" stroke-width="3.6" stroke-linejoin="round" '
        'filter="url(#drop)"/>'
        f"{_fringe(cloth)}"
        f'{loops}<g clip-path="url(#cut)"><path d="{shape}" fill="url(#dye)"/>'
        f'<g mask="url(#calm)"><g filter="url(#soft)">{_folds(cloth)}</g></g>'
        '<rect x="1" y="9" width="134" height="7" fill="url(#top)"/>'
        f'<path d="{lining}" fill="url(#linen)" stroke="{cloth.base}" stroke-width="7"/>'
        # two halves: which colours the city accepts, and what scoring it needs or who has scored it
        f'<path d="M{_RULE} 103H131V144Q101 145.6 68 147H{_RULE}Z" fill="#e6c98a" opacity=".5"/>'
        f'<path d="M{_RULE} 99.5V148" stroke="{cloth.edge}" stroke-width="5" opacity=".5"/>'
        f'<path d="M{_RULE} 99.5V148" stroke="{cloth.hem}" stroke-width="3.2"/>'
        f'<path d="M1 99.5H135" stroke="{cloth.edge}" stroke-width="5" opacity=".5"/>'
        f'<path d="M1 99.5H135" stroke="{cloth.hem}" stroke-width="3.2"/></g>'
    )


_ROD = 840, 24


def _rod() -> str:
    width, _ = _ROD
    ends = "".join(
        f'<g transform="translate({x} 0) scale({way} 1)"><path d="M0 3.5H9V17.5H0Z" fill="url(#rod)" stroke="#4f330a" '
        'stroke-width="1"/><circle cx="-6.6" cy="10.5" r="8.6" fill="url(#ball)" stroke="#4f330a" '
        'stroke-width="1.2"/></g>'
        for x, way in ((18, 1), (width - 20, -1))
    )
    return (
        "<defs>"
        + linear("rod", "#b98229", "#fff0b8", "#e9c25f", "#b98229", "#6d4712")
        + '<radialGradient id="ball" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff6d0"/>'
        '<stop offset=".45" stop-color="#e9c25f"/><stop offset="1" stop-color="#7d5216"/></radialGradient>'
        + soft_shadow("drop", 1, 2, 1.2, opacity=0.5)
        + f'</defs><g filter="url(#drop)"><rect x="22" y="5.5" width="{width - 46}" height="10" rx="3" '
        'fill="url(#rod)" stroke="#4f330a" stroke-width="1"/>'
        f"{ends}</g>"
    )


DRAWINGS = {
    **{f"banner-{colour.key}": Drawing(_WIDTH, _HEIGHT, _banner(colour)) for colour in COLOURS},
    "banner-rod": Drawing(*_ROD, _rod()),
}
