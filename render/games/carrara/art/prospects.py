"""The cities in colour, for the preview of a building that rises in one of them."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import City
from render.bake.drawing import Drawing, linear
from render.games.carrara.art.vistas import PRINTED, VIEWS

_WIDTH, _HEIGHT = 270, 172
_BOX = 0, 0, 135, 86.25
"""The part of a view above its quay."""
_PAINTED: Final = "#a3c1a4", "#b9cdd3", "#a6bfcb", "#e6eff0", "#84bfd8"
"""In the order of the printed colours; what a city has is as pale as what is far away, as it is not for sale."""
_TREES: Final = "#9cbfa0"
"""What Lucca has instead of dark details: the trees on its wall and its tower."""
_WAVE = "#cdd8d4", "#bfe3ee"
_HAZE: Final = "#fff3d600", "#fff3d6a0", "#fff3d6b0"
"""Over the foot of a view, so that what is built before it stands out."""


def _prospect(city: City, view: str) -> Drawing:
    """Draw a view in colour on a transparent sky, with a haze at its foot."""
    far, near, detail, *others = _PAINTED
    colours = far, near, _TREES if city is City.LUCCA else detail, *others
    for printed, painted in (*zip(PRINTED, colours, strict=True), _WAVE):
        view = view.replace(printed, painted)
    haze = f'<defs>{linear("haze", *_HAZE)}</defs><rect y="40" width="135" height="47" fill="url(#haze)"/>'
    return Drawing(_WIDTH, _HEIGHT, view + haze, _BOX)


DRAWINGS: Final = {f"prospect-{city.key}": _prospect(city, view) for city, view in VIEWS.items()}
