"""A pin that points at a place in a chart, with room for a number."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import Drawing, linear, soft_shadow

DRAWINGS: Final = {
    "pin": Drawing(
        92,
        112,
        "<defs>"
        + linear("face", "#ffffff", "#f6efe2")
        + linear("rim", "#b3372c", "#7c1812")
        + soft_shadow("cast", 0.6, 1.2, 1, opacity=0.4)
        + '</defs><g filter="url(#cast)"><path d="M23 1.5C35 1.5 44.5 10.5 44.5 22.5C44.5 33 35 41 23 54'
        'C11 41 1.5 33 1.5 22.5C1.5 10.5 11 1.5 23 1.5Z" fill="url(#rim)"/></g>'
        '<circle cx="23" cy="22.5" r="18" fill="url(#face)"/>',
        (0, 0, 46, 56),
    )
}
