"""What is in front of a picture's backdrop, and which of its words cannot be read."""

from __future__ import annotations

from render.engine.atlas import Atlas
from render.engine.scene import Scene
from tests.render.games.carrara.checks import CONTRAST, illegible
from tests.render.pixels import read


def front(scene: Scene) -> Scene:
    """Return a scene without its backdrop, on which everything may lie."""
    page = Scene(scene.width, scene.ground)
    page.height, page.elements = scene.height, scene.elements[scene.behind :]
    return page


def unreadable(scene: Scene, atlas: Atlas) -> list[str]:
    """List words that are too small on a phone, or have too little contrast with the pixels behind them."""
    return illegible(scene) + [seen.what for seen in read(scene, atlas) if seen.contrast < CONTRAST]
