"""The street on which palazzi stand: far houses behind them, and its pavement."""

from __future__ import annotations

from random import Random
from typing import Final

from render.bake.drawing import Drawing, linear
from render.bake.shapes import ellipse, group, path, poly, rect, stroke
from render.engine import theme

PAVEMENT: Final = 60
"""The height of the pavement as it is baked."""
_FAR, _NEAR, _DARK = "#c9b492", "#bda57f", "#a98f68"


def _dome(x: float, base: float, size: float) -> str:
    """Draw the outline of a cathedral's dome with its lantern."""
    made = rect(x - size, base - size * 0.7, 2 * size, size * 0.7, _NEAR)
    made += path(
        f"M{x - size} {base - size * 0.7}C{x - size} {base - size * 1.7} {x - size * 0.4} {base - 2 * size} {x} "
        f"{base - 2.05 * size}C{x + size * 0.4} {base - 2 * size} {x + size} {base - size * 1.7} {x + size} "
        f"{base - size * 0.7}Z",
        _NEAR,
    )
    made += rect(x - size * 0.12, base - 2.4 * size, size * 0.24, size * 0.4, _NEAR)
    return made + poly(
        [(x - size * 0.16, base - 2.38 * size), (x, base - 2.75 * size), (x + size * 0.16, base - 2.38 * size)], _NEAR
    )


def _tower(x: float, base: float, wide: float, high: float) -> str:
    """Draw the outline of a town hall's tower with battlements."""
    made = rect(x, base - high, wide, high, _NEAR) + rect(x - 4, base - high - 16, wide + 8, 18, _NEAR)
    made += "".join(
        rect(x - 4 + step * (wide + 8) / 3, base - high - 23, (wide + 8) / 5, 8, _NEAR) for step in range(3)
    )
    return (
        made
        + rect(x + wide * 0.3, base - high - 50, wide * 0.4, 36, _NEAR)
        + poly(
            [(x + wide * 0.2, base - high - 48), (x + wide / 2, base - high - 70), (x + wide * 0.8, base - high - 48)],
            _NEAR,
        )
    )


def _house(x: float, base: float, wide: float, high: float, dice: Random) -> str:
    tone = dice.choice((_FAR, _NEAR))
    made = rect(x, base - high, wide, high, tone)
    made += poly(
        [
            (x - 4, base - high),
            (x + 7, base - high - 11),
            (x + wide - 7, base - high - 11),
            (x + wide + 4, base - high),
        ],
        _DARK,
    )
    for row in range(int(high // 28)):
        for column in range(int(wide // 22)):
            made += rect(x + 8 + column * 22, base - high + 10 + row * 28, 7, 12, _DARK)
    return made


def _cypress(x: float, base: float, high: float) -> str:
    return path(
        f"M{x} {base}C{x - 11} {base - high * 0.25} {x - 7} {base - high * 0.7} {x} {base - high}"
        f"C{x + 7} {base - high * 0.7} {x + 11} {base - high * 0.25} {x} {base}Z",
        "#a4a678",
    )


def _row(width: int, base: float, dice: Random) -> str:
    """Draw houses and cypresses side by side."""
    made, x = "", -20.0
    while x < width + 20:
        wide, high = dice.uniform(48, 84), dice.uniform(34, 78)
        made += _house(x, base, wide, high, dice)
        x += wide + dice.choice((0.0, 0.0, 8.0))
    return made + "".join(_cypress(dice.uniform(0, width), base, dice.uniform(46, 84)) for _ in range(width // 90))


def _hill(width: int, height: int, top: float) -> str:
    low = top + 44
    curve = f"M0 {low}C{width * 0.2} {top} {width * 0.4} {top - 8} {width * 0.55} {top + 14}"
    return path(f"{curve}S{width * 0.85} {top + 4} {width} {low - 20}V{height}H0Z", "#d3c9a4")


def _cloud(x: float, y: float, size: float) -> str:
    puffs = ((0, 0, 30, 9), (-14, -6, 14, 9), (6, -10, 17, 12), (22, -3, 13, 8))
    return "".join(ellipse(x + a * size, y + b * size, rx * size, ry * size, "#ffffff") for a, b, rx, ry in puffs)


def _houses(width: int, height: int, seed: int, dome: float, tower: float) -> Drawing:
    """Draw a far town that rises up a hill, paler than what stands before it, and clouds."""
    dice = Random(seed)
    town = _hill(width, height, height - 74)
    town += _dome(dome * width, height, 46) + _tower(tower * width, height, 26, 92)
    town += group(_row(width, height, dice), opacity=0.75)
    clouds = "".join(
        _cloud(x * width, y * height, size) for x, y, size in ((0.2, 0.1, 1.2), (0.55, 0.2, 0.8), (0.87, 0.08, 1.1))
    )
    fading = linear("mist", "#ffffff", "#ffffff", "#777777")
    mask = f'<mask id="far"><rect width="{width}" height="{height}" fill="url(#mist)"/></mask>'
    made = f"<defs>{fading}{mask}</defs>{group(clouds, opacity=0.55)}"
    return Drawing(width, height, f'{made}<g mask="url(#far)">{group(town, opacity=0.7)}</g>')


def _flags(width: int, height: int) -> str:
    """Draw flagstones in perspective, all running towards the middle."""
    made, middle = "", width / 2
    for y in (0.2, 0.46):
        made += f"M0 {height * y + 6:.0f}H{width}"
    for step in range(-16, 17, 2):
        made += f"M{middle + step * width / 26:.0f} 6L{middle + step * width / 19:.0f} {height}"
    return stroke(made, "#8f7650", 1.6, 0.28)


def _pavement(width: int, radius: float) -> Drawing:
    """Draw the pavement, with its kerb at the back and round corners in front."""
    high = PAVEMENT
    corner = f"A{radius} {radius} 0 0 1"
    outline = f"M0 0H{width}V{high - radius}{corner} {width - radius} {high}H{radius}{corner} 0 {high - radius}Z"
    stones = linear("stones", "#b79f78", "#d3bf9b", "#e0cfae")
    made = f'<defs>{stones}<clipPath id="in"><path d="{outline}"/></clipPath></defs>'
    made += path(outline, "url(#stones)") + f'<g clip-path="url(#in)">{_flags(width, high)}</g>'
    return Drawing(width, high, made + rect(0, 0, width, 5, "#f1e4c8") + stroke(f"M0 5.6H{width}", "#7d6543", 1.4))


def _cast() -> Drawing:
    """Draw the shadow that a palazzo casts on the pavement, towards the lower right."""
    soft = '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>'
    shadow = poly([(4, 10), (186, 10), (214, 26), (30, 26)], "#2c1a12")
    made = f"<defs>{soft}</defs>" + group(shadow, opacity=0.5, more=' filter="url(#soft)"')
    return Drawing(228, 40, made, (0, 0, 228, 40))


def _asked(wide: int, high: int) -> Drawing:
    """Draw the gold around the field of the seat that is asked."""
    rim = rect(1, 1, wide - 2, high - 2, "none", theme.GOLD_DEEP, 2, 19)
    return Drawing(wide, high, rim + rect(4.5, 4.5, wide - 9, high - 9, "none", theme.GLOW, 5.4, 16))


DRAWINGS: Final = {
    "asked-wide": _asked(1082, 308),
    "asked-quarter": _asked(541, 308),
    "houses-wide": _houses(832, 228, 4, 0.74, 0.33),
    "houses-quarter": _houses(534, 172, 7, 0.3, 0.78),
    "pavement-quarter": _pavement(534, 11),
    "pavement-wide": _pavement(832, 11),
    "cast": _cast(),
}
