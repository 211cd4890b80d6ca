"""Pins with room for a number: one for places in a chart, and others that explain a picture."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow

_DROP: Final = "M23 1.5C35 1.5 44.5 10.5 44.5 22.5C44.5 33 35 41 23 54C11 41 1.5 33 1.5 22.5C1.5 10.5 11 1.5 23 1.5Z"
_GUIDE: Final = 112, 136
"""The size of a pin that explains, with its tip below or above."""
_TURNS: Final = {"down": 0, "left": 90, "up": 180, "right": 270}
"""By where the tip is: by how much a pin is turned."""


def _guide(turn: int) -> Drawing:
    """Draw a golden pin with its tip in a direction."""
    gold = ("#f9dd8c", "#d69a2b", "#8d5f1c")  # turned with the pin, the light has to stay on the left
    width, height = _GUIDE if turn % 180 == 0 else _GUIDE[::-1]
    body = (
        "<defs>"
        + linear("face", "#ffffff", "#fbf1d8")
        + linear("gold", *(gold if turn < 180 else gold[::-1]), down=False)
        + soft_shadow("cast", 0.8, 1.4, 1.6, opacity=0.6)
        + f'</defs><g filter="url(#cast)"><g transform="rotate({turn})">'
        '<path d="M0 34C-6 26 -24 17 -24 0A24 24 0 1 1 24 0C24 17 6 26 0 34Z" fill="#3a2413"/>'
        '<path d="M0 30.5C-5 23 -22 16 -22 0A22 22 0 1 1 22 0C22 16 5 23 0 30.5Z" fill="url(#gold)"/>'
        '</g></g><circle r="17.4" fill="#7a4f14"/><circle r="16.6" fill="url(#face)"/>'
    )
    boxes = {0: (-28, -28, 56, 68), 90: (-40, -28, 68, 56), 180: (-28, -40, 56, 68), 270: (-28, -28, 68, 56)}
    return Drawing(width, height, body, boxes[turn])


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
    **{f"guide-{side}": _guide(turn) for side, turn in _TURNS.items()},
}
