"""Followers by seat: a head on a body in the shape and colour of the seat's badge; standing, lying, returned.

A body is so large that the seat's letter, which is a label, can be read on it; calm ones are all body.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from bot.games.carcassonne.components import SEATS
from render.bake.drawing import Drawing, linear, radial
from render.bake.shapes import ellipse, n, stroke
from render.common.art.seats import SHAPES
from render.common.art.shades import lit, shaded
from render.engine import theme
from render.games.carcassonne.colours import returned_tint

_HEAD: Final = "M58 25A14 14 0 1 1 30 25A14 14 0 1 1 58 25Z"
_BRIGHT: Final = 2
"""The seat whose colour is bright already."""
_SIZE: Final = 120
_SMALL: Final = 44
_BOX: Final = (-16.0, -3.0, 120.0, 120.0)
_BODY_BOX: Final = (-6.0, 21.0, 100.0, 100.0)
_LYING: Final = (168, 112, (-72.0, -48.0, 144.0, 96.0))
_LYING_SMALL: Final = (63, 42)
_TURN: Final = "rotate(-90) scale(.9) translate(-44 -58)"
_DOWN: Final = 26
"""How far a body is below where the shape of a badge is."""
_LIGHT, _LIGHT_LYING = (0.36, 0.28), (0.7, 0.36)
"""Where the light falls on a body, before it is laid down: from the upper left in both cases."""


def _body(seat: int) -> str:
    """Return the outline of a body below the head."""
    return f'd="{SHAPES[seat]}" transform="translate(0 {_DOWN})"'


def _figure(seat: int, light: tuple[float, float], rim: float, edge: float, *, head: bool = True) -> str:
    """Draw a follower, or its body alone, with a cream rim and a dark edge of these widths around it."""
    colour = theme.SEATS[seat]
    deep = shaded(colour, 0.25 if seat == _BRIGHT else 0.42)
    x, y = light
    defs = radial("enamel", lit(colour, 0.3), colour, deep, x=x, y=y, radius=0.85) + radial(
        "head", lit(colour, 0.55), lit(colour, 0.12), deep, x=x, y=y, radius=0.8
    )
    body, joined = _body(seat), 'stroke-linejoin="round"'
    outlines, face = "", f'<path {body} fill="url(#enamel)" stroke="{shaded(colour, 0.6)}" stroke-width="2" {joined}/>'
    if head:
        face += f'<path d="{_HEAD}" fill="url(#head)" stroke="{shaded(colour, 0.6)}" stroke-width="1.6"/>'
    for tone, width in (("#24140a", 2 * (rim + edge)), ("#fffaec", 2 * rim)):
        for shape in (body, f'd="{_HEAD}"') if head else (body,):
            outlines += f'<path {shape} fill="{tone}" stroke="{tone}" stroke-width="{n(width)}" {joined}/>'
    return f"<defs>{defs}</defs>{outlines}{face}"


def _standing(seat: int, size: int, rim: float, edge: float) -> Drawing:
    shadow = radial("shadow", "#1a0f08b0", "#1a0f0880", "#1a0f0800")
    cast = ellipse(62, 100, 42, 15, "url(#shadow)")
    return Drawing(size, size, f"<defs>{shadow}</defs>{cast}{_figure(seat, _LIGHT, rim, edge)}", _BOX)


def _calm(seat: int) -> Drawing:
    return Drawing(_SMALL, _SMALL, _figure(seat, _LIGHT, 7, 5, head=False), _BODY_BOX)


def _straw(calm: bool) -> str:
    """Draw the straw that a follower lies on in a field."""
    body = f"<defs>{linear('straw', '#ffeaa2', '#e0b64e', '#c4942f')}{radial('shade', '#2a1d06a0', '#2a1d0600')}</defs>"
    edge = 6 if calm else 3
    body += ellipse(4, 8, 68, 40, "url(#shade)") + ellipse(0, 0, 66, 41, "#4d340a")
    body += ellipse(0, -0.6, 66 - edge, 41 - edge, "url(#straw)")
    if calm:
        return body
    dice, blades = Random(4), ""
    for _ in range(70):
        turn, reach = dice.uniform(0, 2 * math.pi), dice.uniform(0.55, 0.97)
        x, y = 61 * reach * math.cos(turn), 36 * reach * math.sin(turn)
        blades += f"M{n(x)} {n(y)}l{n(dice.uniform(-9, 9))} {n(dice.uniform(-4, 4))}"
    return (
        body
        + stroke(blades, "#8f6a1c", 1.6, 0.75)
        + f'<g transform="translate(1 -1.6)">{stroke(blades, "#fff5c8", 1.1, 0.7)}</g>'
    )


def _lying(seat: int) -> Drawing:
    figure = _figure(seat, _LIGHT_LYING, 6.5, 4)
    return Drawing(*_LYING[:2], f'{_straw(False)}<g transform="{_TURN}">{figure}</g>', _LYING[2])


def _lying_calm(seat: int) -> Drawing:
    """Draw a body upright on straw, which is seen on both of its sides."""
    figure = _figure(seat, _LIGHT, 6, 4.5, head=False)
    body = f'{_straw(True)}<g transform="translate(-44 {n(-44 - _DOWN)})">{figure}</g>'
    return Drawing(*_LYING_SMALL, body, _LYING[2])


def _returned(seat: int) -> Drawing:
    """Draw where a follower stood that has returned to its owner: a pale form in the seat's tint with a broken edge."""
    colour = theme.SEATS[seat]
    edge = shaded(colour, 0.45) if seat == _BRIGHT else colour
    dashes = 'stroke-linejoin="round" stroke-dasharray="9 6.500"'
    body, tint = _body(seat), returned_tint(seat)
    whole, lines = "", ""
    for tone, width in (("#24140a", 13.0), ("#fffdf6", 10.0), (tint, 0.0)):
        whole += f'<path {body} fill="{tone}" stroke="{tone}" stroke-width="{n(width)}"/>'
        whole += f'<path d="{_HEAD}" fill="{tone}" stroke="{tone}" stroke-width="{n(width)}"/>'
    for shape in (body, f'd="{_HEAD}"'):
        lines += f'<path {shape} fill="none" stroke="{edge}" stroke-width="6" {dashes}/>'
    whole += f'<path {body} fill="{tint}"/>'
    return Drawing(_SIZE, _SIZE, whole + lines, _BOX)


DRAWINGS: Final = {
    name: drawing
    for seat in range(SEATS[-1])
    for name, drawing in (
        (f"follower-{seat}", _standing(seat, _SIZE, 7, 4.5)),
        (f"follower-{seat}-calm", _calm(seat)),
        (f"follower-{seat}-lying", _lying(seat)),
        (f"follower-{seat}-lying-calm", _lying_calm(seat)),
        (f"follower-{seat}-returned", _returned(seat)),
    )
}
