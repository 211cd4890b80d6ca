"""What pictures have to know of a tile's geometry: the segment at each point, and where followers and ingots go."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Final

from PIL import Image

from bot.games.carcassonne.components import TILES
from render.games.carcassonne.art.geometry import LABELS, label_image, spots

_DIGITS: Final = 2


def _labels() -> bytes:
    """Return the labels of all unturned tiles side by side, as a picture."""
    strip = Image.new("L", (LABELS * len(TILES), LABELS))
    for number, tile in enumerate(TILES.values()):
        strip.paste(label_image(tile, 0), (LABELS * number, 0))
    data = BytesIO()
    strip.save(data, "PNG", optimize=True)
    return data.getvalue()


def _spots() -> bytes:
    """Return by tile and turn where a follower on each segment goes, where shields are, and where ingots lie."""
    lines = []
    for tile in TILES.values():
        turns = (spots(tile, turn) for turn in range(4))
        found = [
            [
                [[round(x, _DIGITS), round(y, _DIGITS)] for x, y in kind]
                for kind in (at.followers, at.shields, [at.ingots])
            ]
            for at in turns
        ]
        lines.append(f"  {json.dumps(tile.id)}: {json.dumps(found)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


FILES: Final[Mapping[str, Callable[[], bytes]]] = {"land.png": _labels, "land.json": _spots}
