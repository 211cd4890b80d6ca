"""The sizes of buildings' drawings: they grow with the cost; those of cost 8 are the widest and tallest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from render.bake.baking import rendered
from render.bake.drawing import Drawing
from render.games.carrara.art.building.materials import DEFS

_HEIGHTS: Final = {1: 84, 2: 100, 3: 117, 4: 134, 5: 150, 8: 176}
_WIDTH: Final = 132
_GREAT: Final = 170
_LARGE: Final = 1.5
"""Those for the large cards are baked so much larger."""
_FOOT: Final = 10
"""Below height 0: the front of the ground, and its shadow."""
_MARGIN: Final = 5
"""Room for the outline on either side."""


def plots(key: str, draw: Callable[[int], str]) -> dict[str, Drawing]:
    """Return the drawings of a type by name: for each cost one, and a large one, both as high as what is built."""
    made = {}
    for cost, room in _HEIGHTS.items():
        width = _GREAT if cost == 8 else _WIDTH
        share = 1 + 2 * _MARGIN / width
        box = -width / 2 * share, _FOOT - room + (1 - share) * room / 2, width * share, room * share
        drawn = f'<g filter="url(#outline)">{draw(cost)}</g>'
        small = Drawing(width, room, DEFS + _outline(3, 4.7) + drawn, box)
        _, top, _, _ = rendered(small).getchannel("A").point([0] * 128 + [255] * 128).getbbox() or (0, 0, 0, 0)
        height, left = room - top, share * top
        box = box[0], box[1] + left, box[2], box[3] - left
        made[f"building-{key}-{cost}"] = replace(small, height=height, box=box)
        made[f"building-{key}-{cost}-large"] = Drawing(
            round(width * _LARGE), round(height * _LARGE), DEFS + _outline(1, 1.6) + drawn, box
        )
    return made


def _outline(dark: float, light: float) -> str:
    """Define a dark outline around a silhouette and a light rim around that, which stand out from any ground."""
    return (
        '<defs><filter id="outline" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">'
        # Shadows are partly transparent, and get no outline.
        '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="4" intercept="-2"/>'
        f"</feComponentTransfer>{_widened('dark', dark, '#1e0f07')}{_widened('light', light, '#fff4dc')}"
        '<feMerge><feMergeNode in="light"/><feMergeNode in="dark"/><feMergeNode in="SourceGraphic"/></feMerge>'
        "</filter></defs>"
    )


def _widened(result: str, blur: float, colour: str) -> str:
    """Return the steps of a filter that widen a silhouette by about one and a half times the blur, in a colour."""
    return (
        f'<feGaussianBlur in="solid" stdDeviation="{blur}"/><feComponentTransfer result="wide">'
        '<feFuncA type="linear" slope="9" intercept="-.5"/></feComponentTransfer>'
        f'<feFlood flood-color="{colour}"/><feComposite in2="wide" operator="in" result="{result}"/>'
    )
