"""What a player's things lie on: a tray of marble, a shelf of walnut, a lawn, and the shadow below a thing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow

_WIDTH, _HIGH, _LOW = 1060, 150, 92
"""The size of a tray with its shadow, and the height of the lawn with its own."""
_CAST: Final = 8
"""How far the shadow reaches to the right and below."""
_SHADOW: Final = soft_shadow("cast", 2, 3, 2.6, opacity=0.5)
_FINE, _BLURRED = 3, ' filter="url(#inner)"'
"""Veins of marble wider than this are only clouds."""
_INNER: Final = (
    '<filter id="inner" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>'
)


def _wander(dice: Random, x: float, y: float, reach: float, steps: int) -> str:
    path = f"M{x:.0f} {y:.0f}"
    for _ in range(steps):
        x, y = x + dice.uniform(30, 80), y + dice.uniform(-0.25, 1) * reach
        path += f"S{x - 24:.0f} {y - dice.uniform(-3, 9):.0f} {x:.0f} {y:.0f}"
    return path


def _rect(inset: float, high: float, radius: float, rest: str) -> str:
    wide = _WIDTH - _CAST - 2 * inset
    return f'<rect x="{inset}" y="{inset}" width="{wide}" height="{high - _CAST - 2 * inset}" rx="{radius}" {rest}/>'


def _sunk(high: float, inset: float, radius: float, colour: str, opacity: float) -> str:
    """Draw the shadow that the upper and the left rim cast into a hollow."""
    wide, tall = _WIDTH - _CAST, high - _CAST
    around = f"M-40 -40H{wide + 40}V{tall + 40}H-40Z"
    a, b, c, d = inset + 3, inset + 5, wide - inset + 12, tall - inset + 10
    hole = f"M{a + radius} {b}H{c}V{d}H{a}V{b + radius}Q{a} {b} {a + radius} {b}Z"
    return f'<path d="{around}{hole}" fill="{colour}" fill-rule="evenodd" opacity="{opacity}" filter="url(#inner)"/>'


def _marble() -> Drawing:
    dice, inside = Random(21), _rect(9, _HIGH, 12, "")
    veins = "".join(
        f'<path d="{_wander(dice, dice.uniform(-160, 1000), dice.uniform(-30, 100), 30, 5)}" '
        f'stroke-width="{wide}" opacity="{0.36 / wide**0.4:.2f}"{_BLURRED * (wide > _FINE)}/>'
        for wide in (1, 1.4, 2.2, 9, 1.2, 16) * 5
    )
    body = (
        "<defs>"
        + linear("rim", "#ffffff", "#f0ece4", "#c9c1b3")
        + linear("floor", "#e2ddd4", "#efebe4", "#f6f3ee")
        + _SHADOW
        + _INNER
        + f'<clipPath id="in">{inside}</clipPath></defs>'
        + _rect(1, _HIGH, 20, 'fill="url(#rim)" stroke="#8f8472" stroke-width="2" filter="url(#cast)"')
        + _rect(3.2, _HIGH, 18, 'fill="none" stroke="#ffffff" stroke-width="1.6" opacity=".9"')
        + _rect(9, _HIGH, 12, 'fill="url(#floor)"')
        + f'<g clip-path="url(#in)"><g fill="none" stroke="#8b93a3" stroke-linecap="round">{veins}</g>'
        + _sunk(_HIGH, 9, 12, "#4a4136", 0.5)
        + "</g>"
        + _rect(9, _HIGH, 12, 'fill="none" stroke="#a59a88" stroke-width="1.4"')
    )
    return Drawing(_WIDTH, _HIGH, body)


def _grain(dice: Random, top: float, bottom: float, count: int) -> Iterator[str]:
    for _ in range(count):
        x, y = dice.uniform(-200, 900), dice.uniform(top, bottom)
        path = f"M{x:.0f} {y:.1f}"
        for _ in range(5):
            x, y = x + dice.uniform(90, 200), y + dice.uniform(-2, 2)
            path += f"S{x - 50:.0f} {y + dice.uniform(-2.5, 2.5):.1f} {x:.0f} {y:.1f}"
        shade, width = dice.choice(("#2c1507", "#2c1507", "#b57d47")), dice.uniform(0.8, 2.6)
        yield f'<path d="{path}" stroke="{shade}" stroke-width="{width:.1f}" opacity="{dice.uniform(0.14, 0.36):.2f}"/>'


def _walnut() -> Drawing:
    dice, wide, board = Random(4), _WIDTH - _CAST, 26
    inside, foot = _rect(9, _HIGH, 8, ""), _HIGH - _CAST - 9
    body = (
        "<defs>"
        + linear("frame", "#8b5a33", "#6a4322", "#4a2a12")
        + linear("back", "#3f2411", "#52311a", "#5d391f")
        + linear("board", "#7a4c29", "#98643a")
        + _SHADOW
        + _INNER
        + f'<clipPath id="in">{inside}</clipPath>'
        + f'<clipPath id="all">{_rect(1, _HIGH, 16, "")}</clipPath></defs>'
        + _rect(1, _HIGH, 16, 'fill="url(#frame)" stroke="#241206" stroke-width="2" filter="url(#cast)"')
        + f'<g clip-path="url(#all)" fill="none">{"".join(_grain(dice, 2, _HIGH, 26))}</g>'
        + _rect(3, _HIGH, 14, 'fill="none" stroke="#d9a674" stroke-width="1.6" opacity=".7"')
        + _rect(9, _HIGH, 8, 'fill="url(#back)"')
        + f'<g clip-path="url(#in)"><g fill="none">{"".join(_grain(dice, 12, foot, 30))}</g>'
        + f'<path d="M9 {foot - board}H{wide - 9}V{foot}H9Z" fill="url(#board)"/>'
        + f'<g fill="none">{"".join(_grain(dice, foot - board + 3, foot, 12))}</g>'
        + f'<path d="M9 {foot - board}H{wide - 9}" stroke="#2a1508" stroke-width="2" opacity=".7"/>'
        + _sunk(_HIGH, 9, 8, "#120803", 0.7)
        + "</g>"
        + _rect(9, _HIGH, 8, 'fill="none" stroke="#241206" stroke-width="1.6"')
    )
    return Drawing(_WIDTH, _HIGH, body)


def _lawn() -> Drawing:
    dice = Random(8)
    tufts = "".join(
        f'<path d="M{(x := dice.uniform(4, 1046)):.0f} {(y := dice.uniform(12, 84)):.0f}l-3 -7M{x:.0f} {y:.0f}l0.5 -9'
        f'M{x:.0f} {y:.0f}l4 -6" stroke="{dice.choice(("#7c9a45", "#88a552", "#e4eec6"))}" stroke-width="1.7" '
        f'opacity="{dice.uniform(0.35, 0.75):.2f}"/>'
        for _ in range(120)
    )
    swells = "".join(
        f'<ellipse cx="{dice.uniform(0, 1050):.0f}" cy="{dice.uniform(40, 110):.0f}" rx="{dice.uniform(120, 260):.0f}" '
        f'ry="{dice.uniform(16, 34):.0f}" fill="{dice.choice(("#dbe6b8", "#b4c987"))}" opacity=".4" '
        'filter="url(#inner)"/>'
        for _ in range(14)
    )
    body = (
        "<defs>"
        + linear("grass", "#d6e2b4", "#c3d499", "#a9c079")
        + linear("kerb", "#fbf4e4", "#d9c8a4", "#b09a70")
        + _SHADOW
        + _INNER
        + f'<clipPath id="in">{_rect(7, _LOW, 12, "")}</clipPath></defs>'
        + _rect(1, _LOW, 18, 'fill="url(#kerb)" stroke="#8c7850" stroke-width="2" filter="url(#cast)"')
        + _rect(7, _LOW, 12, 'fill="url(#grass)"')
        + f'<g clip-path="url(#in)">{swells}<g fill="none" stroke-linecap="round">{tufts}</g>'
        + _sunk(_LOW, 7, 12, "#3d4a1c", 0.4)
        + "</g>"
        + _rect(7, _LOW, 12, 'fill="none" stroke="#7d8a4c" stroke-width="1.3"')
    )
    return Drawing(_WIDTH, _LOW, body)


def _contact() -> Drawing:
    """Draw the shadow where a thing touches what it stands on."""
    body = (
        '<defs><filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="4.5"/>'
        '</filter></defs><ellipse cx="50" cy="16" rx="38" ry="7.5" fill="#150a04" opacity=".7" filter="url(#soft)"/>'
    )
    return Drawing(96, 32, body)


DRAWINGS: Final = {
    "tray-marble": _marble(),
    "tray-walnut": _walnut(),
    "lawn": _lawn(),
    "contact": _contact(),
}
