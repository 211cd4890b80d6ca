"""The sizes of buildings' drawings: they grow with the cost; those of cost 8 are the widest and tallest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from render.bake.baking import rasterise
from render.bake.drawing import Drawing
from render.games.carrara.art.building.materials import DEFS

_HEIGHTS: Final = {1: 84, 2: 100, 3: 117, 4: 134, 5: 150, 8: 176}
_WIDTH: Final = 132
_GREAT: Final = 170
_BAKED: Final = 1.5
"""They are baked so much larger."""
_FOOT: Final = 10
"""Below height 0: the front of the ground, and its shadow."""
_MARGIN: Final = 5
"""Room for the outline on either side."""


def plots(key: str, draw: Callable[[int], str]) -> dict[str, Drawing]:
    """Return the drawings of a type by name: one for each cost, as high as the building."""
    made = {}
    for cost, room in _HEIGHTS.items():
        width = _GREAT if cost == 8 else _WIDTH
        share = 1 + 2 * _MARGIN / width
        box = -width / 2 * share, _FOOT - room + (1 - share) * room / 2, width * share, room * share
        drawn = f'{DEFS}{_OUTLINE}<g filter="url(#outline)">{draw(cost)}</g>'
        whole = Drawing(round(width * _BAKED), round(room * _BAKED), drawn, box)
        _, top, _, _ = rasterise(whole).getchannel("A").point([0] * 128 + [255] * 128).getbbox() or (0, 0, 0, 0)
        free = box[3] * top / whole.height
        box = box[0], box[1] + free, box[2], box[3] - free
        made[f"building-{key}-{cost}"] = replace(whole, height=whole.height - top, box=box)
    return made


def _widened(result: str, blur: float, colour: str) -> str:
    """Return the steps of a filter that widen a silhouette by about one and a half times the blur, in a colour."""
    return (
        f'<feGaussianBlur in="solid" stdDeviation="{blur}"/><feComponentTransfer result="wide">'
        '<feFuncA type="linear" slope="9" intercept="-.5"/></feComponentTransfer>'
        f'<feFlood flood-color="{colour}"/><feComposite in2="wide" operator="in" result="{result}"/>'
    )


_OUTLINE: Final = (
    '<defs><filter id="outline" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">'
    # Shadows are partly transparent, and get no outline.
    '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="4" intercept="-2"/>'
    f"</feComponentTransfer>{_widened('dark', 1.4, '#1e0f07')}{_widened('light', 2.2, '#fff4dc')}"
    '<feMerge><feMergeNode in="light"/><feMergeNode in="dark"/><feMergeNode in="SourceGraphic"/></feMerge>'
    "</filter></defs>"
)
"""A dark outline around a silhouette and a light rim around that, which stand out from any ground."""
