"""Pins with room for a number: one for places in a chart, and others that explain a picture."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow

_DROP: Final = "M23 1.5C35 1.5 44.5 10.5 44.5 22.5C44.5 33 35 41 23 54C11 41 1.5 33 1.5 22.5C1.5 10.5 11 1.5 23 1.5Z"
DRAWINGS: Final = {
    "pin": Drawing(
        92,
        112,
        "<defs>"
        + linear("face", "#ffffff", "#f6efe2")
        + linear("rim", "#b3372c", "#7c1812")
        + soft_shadow("cast", 0.6, 1.2, 1, opacity=0.4)
        + f'</defs><g filter="url(#cast)"><path d="{_DROP}" fill="url(#rim)"/></g>'
        '<circle cx="23" cy="22.5" r="18" fill="url(#face)"/>',
        (0, 0, 46, 56),
    ),
    "guide": Drawing(
        132,
        132,
        "<defs>"
        + linear("face", "#26708f", "#17506a")
        + soft_shadow("cast", 0.8, 1.4, 1.6, opacity=0.6)
        + '</defs><g filter="url(#cast)"><circle r="28" fill="#0a2c3a"/></g>'
        '<circle r="25.5" fill="#ffffff"/><circle r="22.5" fill="url(#face)"/>',
        (-33, -33, 66, 66),
    ),
}
