"""The shelf of walnut below the market, and what lies on it: envoys, stacks, money, and signs of an auction."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear, radial, soft_shadow
from render.bake.shapes import ellipse, group, path, poly, rect, stroke

WIDTH: Final = 1068
HEIGHT: Final = 64
_EDGE: Final = "#2a1710"
_WAITING: Final = "#f3dfb4"
"""The colour of an envoy who has not come, pale on the dark shelf."""
_HORSE: Final = (
    "M-17 19Q-15 4 -7 -3Q-10 -8 -8 -15L-3 -11Q1 -18 2 -19L4 -11Q12 -6 15 2Q18 6 17 9Q15 13 10 11Q5 9 1 9Q7 13 9 19Z"
)
"""The head of a horse that looks to the right."""


def _shelf() -> Drawing:
    """Draw a plank of walnut with a brass edge, and a recess in it."""
    chance = Random("market")
    body = (
        "<defs>"
        + linear("wood", "#8a5a34", "#6d4324", "#55321a")
        + linear("well", "#2f1a0d", "#452915", "#553319")
        + '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7a8"/>'
        '<stop offset=".5" stop-color="#c8983f"/><stop offset="1" stop-color="#8d5f1c"/></linearGradient></defs>'
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, "url(#brass)", _EDGE, 2, 14)
        + rect(6, 6, WIDTH - 12, HEIGHT - 12, "url(#wood)", _EDGE, 1.6, 10)
    )
    for _ in range(30):
        x, y = chance.uniform(12, WIDTH - 120), chance.uniform(10, HEIGHT - 10)
        body += stroke(
            f"M{x:.0f} {y:.1f}q40 {chance.uniform(-3, 3):.1f} {chance.uniform(60, 110):.0f} 0", "#3d2210", 1.2, 0.4
        )
    body += rect(11, 10, WIDTH - 22, HEIGHT - 20, "url(#well)", "#1f1008", 2, 9)
    body += stroke(f"M20 {HEIGHT - 10.5}H{WIDTH - 20}", "#c79a63", 1.6, 0.6)
    nails = "".join(ellipse(x, y, 3, 3, "#f3d88e", _EDGE, 1) for x in (10.5, WIDTH - 10.5) for y in (11, HEIGHT - 11))
    return Drawing(WIDTH, HEIGHT, body + nails)


def _medallion(came: bool) -> Drawing:
    """Draw an envoy: the head of his horse on a seal of crimson and gold.

    The last one, with whom the game ends, waits in a golden ring with a flag.
    """
    defs = (
        soft_shadow("cast", 0.7, 1.5, 1.2, opacity=0.6)
        + radial("enamel", "#b3304a", "#8a1730", "#5a0a1d", x=0.36, y=0.3, radius=0.8)
        + '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3bd"/>'
        '<stop offset=".5" stop-color="#e2aa38"/><stop offset="1" stop-color="#8a5a12"/></linearGradient>'
    )
    if not came:
        ring = ellipse(26, 33, 21, 21, "#2a170b", "url(#gold)", 4.2)
        horse = group(path(_HORSE, _WAITING, _EDGE, 2.2), move=(24, 34), scale=0.78)
        return Drawing(60, 60, f"<defs>{defs}</defs>{ring}{horse}{_flag()}")
    body = f'<defs>{defs}</defs><g filter="url(#cast)">{ellipse(30, 29, 27, 27, _EDGE)}</g>'
    body += ellipse(30, 29, 25, 25, "url(#gold)") + ellipse(30, 29, 20.5, 20.5, "url(#enamel)", "#4a0a18", 1.4)
    mane = stroke("M-9 -12Q-14 -2 -15 12", "#f3d58a", 3)
    eye = (
        ellipse(4.5, -3.5, 1.7, 1.9, _EDGE)
        + ellipse(14, 6.4, 1, 1.2, _EDGE)
        + stroke("M9 9Q12 8.500 14 9.500", _EDGE, 1.2)
    )
    return Drawing(60, 60, body + group(path(_HORSE, "#fffaf0", _EDGE, 2) + mane + eye, move=(29, 29), scale=0.86))


def _flag() -> str:
    """Draw a chequered flag, as at the end of a race."""
    wide, rows, columns = 6.0, 3, 3
    cloth = rect(40, 2, wide * columns, wide * rows, "#fffaf0", _EDGE, 2.4, 1)
    for row in range(rows):
        for column in range(row % 2, columns, 2):
            cloth += rect(40 + column * wide, 2 + row * wide, wide, wide, "#2b1a10")
    return stroke("M40 2V42", _EDGE, 5.5) + stroke("M40 2.500V41", "#f0c75a", 2.6) + cloth


def _stack() -> Drawing:
    """Draw a stack of tiles face down with room for its number."""
    body = f"<defs>{linear('b', '#566d92', '#40567a')}{soft_shadow('cast', 0.8, 1.8, 1.4, opacity=0.6)}</defs>"
    layers = "".join(
        rect(12 - step, 2 + step, 74, 42, fill, _EDGE, 2.2, 6)
        for step, fill in ((0, "#3c4f6e"), (3, "#46597a"), (6, "#526789"))
    )
    body += f'<g filter="url(#cast)">{layers}</g>' + rect(3, 11, 74, 42, "url(#b)", _EDGE, 2.4, 6)
    return Drawing(92, 60, body + rect(8, 16, 64, 32, "none", "#f0d591", 1.8, 4))


def _table(wide: int, high: int) -> Drawing:
    """Draw a table with a green cloth, on which cards are laid."""
    body = (
        "<defs>"
        + radial("cloth", "#3f7a55", "#2f6446", "#1f4932", x=0.4, y=0.34, radius=0.85)
        + linear("wood", "#a36f3f", "#7b4d28", "#5c3719")
        + '<filter id="felt" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3"/>'
        '<feColorMatrix values="0 0 0 0 0  0 0 0 0 .1  0 0 0 0 .04  .5 0 0 0 -.2"/></filter></defs>'
        + rect(1.5, 1.5, wide - 3, high - 3, "url(#wood)", _EDGE, 3, 16)
        + rect(14, 14, wide - 28, high - 28, "url(#cloth)", _EDGE, 2.4, 8)
        + rect(14, 14, wide - 28, high - 28, "#000", r=8).replace("/>", ' filter="url(#felt)" opacity=".55"/>')
        + rect(22, 22, wide - 44, high - 44, "none", "#d9b968", 2, 6)
    )
    nails = "".join(ellipse(x, y, 3.4, 3.4, "#f3d88e", _EDGE, 1.2) for x in (8, wide - 8) for y in (8, high - 8))
    return Drawing(wide, high, body + nails)


def _gavel() -> Drawing:
    """Draw the hammer of an auction."""
    body = (
        "<defs>"
        + linear("wood", "#d08f52", "#8a5428")
        + soft_shadow("cast", 0.8, 1.6, 1.2, opacity=0.45)
        + '</defs><g filter="url(#cast)"><g transform="translate(30 27) rotate(-42)">'
        + rect(-3.6, -2, 7.2, 34, "url(#wood)", _EDGE, 2.4, 3.4)
        + rect(-16, -15, 32, 17, "url(#wood)", _EDGE, 2.6, 2)
        + rect(-19, -17, 7, 21, "#f0c76a", _EDGE, 2.2, 2)
        + rect(12, -17, 7, 21, "#f0c76a", _EDGE, 2.2, 2)
        + "</g>"
        + rect(4, 50, 30, 7, "#8a5428", _EDGE, 2.4, 2)
        + "</g>"
    )
    return Drawing(64, 60, body)


def _choice() -> Drawing:
    """Draw a tile that is taken out of several."""
    body = f"<defs>{linear('leaf', '#7fa848', '#4d7a2a')}</defs>"
    body += rect(4, 34, 25, 15, "#d9a94c", _EDGE, 2.6, 2) + rect(34, 34, 25, 15, "#c0603f", _EDGE, 2.6, 2)
    body += rect(19, 17, 25, 15, "#fbf8f1", _EDGE, 2.6, 2)
    arrow = "M31.5 0L43 10H36V15H27V10H20Z"
    return Drawing(64, 54, body + path(arrow, "url(#leaf)", _EDGE, 2.2), (0, -2, 64, 54))


def _hand() -> Drawing:
    """Draw a hand of cards: some backs like a fan, so pale that they stand out from each seat's plaque."""
    card = rect(-11.5, -28.5, 23, 32, "#fff4d6", _EDGE, 2.2, 5) + poly(
        [(0, -24), (6, -13.5), (0, -3), (-6, -13.5)], "#8c2438", _EDGE, 1.2
    )
    fan = "".join(f'<g transform="translate(29 42) rotate({turn}) translate(0 -4)">{card}</g>' for turn in (-26, 0, 26))
    return Drawing(58, 52, fan, (-2, 2, 62, 55.6))


def _pile() -> Drawing:
    """Draw the pile of money, face down."""
    made = "".join(rect(5 + k * 2.4, 3 + k * 2.4, 36, 49, "#d9c08a", _EDGE, 1.8, 4) for k in (0, 1))
    made += rect(10, 8, 36, 49, "#fff4d6", _EDGE, 2.2, 4) + rect(14, 12, 28, 41, "none", "#c9a04a", 1.6, 3)
    return Drawing(52, 62, made + poly([(28, 18), (38, 32.5), (28, 47), (18, 32.5)], "#8c2438", _EDGE, 1.2))


def _discards() -> Drawing:
    """Draw the discards: cards that lie open in disorder."""
    made = ""
    for x, y, turn, fill in ((20, 32, -20, "#b3261f"), (36, 30, 14, "#2b62b2"), (28, 34, -3, "#f3b93a")):
        card = rect(-15, -21, 30, 42, fill, _EDGE, 2, 4) + rect(-11, -17, 22, 34, "none", "#fff6df", 1.8, 3)
        made += f'<g transform="translate({x} {y}) rotate({turn})">{card}</g>'
    return Drawing(58, 62, made)


DRAWINGS: Final = {
    "shelf": _shelf(),
    "envoy": _medallion(True),
    "envoy-last": _medallion(False),
    "stack": _stack(),
    "gavel": _gavel(),
    "choice": _choice(),
    "hand": _hand(),
    "table": _table(300, 602),
    "table-low": _table(756, 228),
    "table-high": _table(756, 602),
    "pile": _pile(),
    "discards": _discards(),
}
