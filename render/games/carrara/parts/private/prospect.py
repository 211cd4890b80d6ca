"""A city in the light of the game, behind what is built there."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import City
from render.common.page import Light
from render.engine import theme
from render.engine.scene import Box, Scene
from render.games.carrara.light import light_of
from render.games.carrara.page import Page

_SKIES: Final = {
    Light.MORNING: ("#a9d3ee", "#fbe6d2"),
    Light.NOON: ("#8fc9ee", "#f3f3e4"),
    Light.EVENING: ("#e9a66b", "#fdeac4"),
}
"""By light: the sky, from top to bottom."""
_HEIGHT: Final = 0.6
"""The height of a view, as a share of its width."""
_ABOVE: Final = 6
"""The least space above it."""
_SEEN: Final = 0.8
"""The share of its height that is above the foot of a box that is too low for it."""

_RINGS: Final = (1.32, theme.GOLD_PALE), (1.18, theme.GLOW), (1.04, "#ffd45e")
"""The rings of light behind what stands out: their radii, as shares of its own, and their colours."""


def lay_prospect(page: Page, what: str, city: City, box: Box, shines: Box | None = None) -> str:
    """Lay out the sky and the upper part of a view, in a low box its middle, and return the colour behind things.

    Golden light may shine behind one of these, in rings.
    """
    sky, low = _SKIES[light_of(page.view)]
    scene = Scene(box.width, low)
    scene.height, high = box.height, round(box.width * _HEIGHT)
    scene.plate("sky", Box(0, 0, box.width, box.height), sky, low, fill_to=low)
    top = max(min(_ABOVE, box.height - round(high * _SEEN)), box.height - high)
    scene.icon("view", 0, top, box.width, f"prospect-{city.key}", low, height=high, plate=True)
    if shines is not None:
        x, y = shines.x + shines.width // 2 - box.x, shines.y + shines.height // 2 - box.y
        widest = max(shines.width, shines.height) / 2
        for share, colour in _RINGS:
            radius = round(widest * share)
            at = Box(x - radius, y - radius, 2 * radius, 2 * radius)
            scene.plate(f"light/{colour}", at, colour, low, radius)
    page.window(f"ground/{what}", box.x, box.y, scene)
    return low
