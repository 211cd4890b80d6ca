"""Renders drawings and packs them into an atlas: one image, and the place of each sprite in it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from resvg_py import svg_to_bytes

from render.bake.drawing import Drawing

_WIDTH: Final = 2304
_SPACE: Final = 2
"""Between sprites, in pixels, so that none bleeds into another when the atlas is compressed."""
_QUALITY: Final = 88


def rendered(drawing: Drawing, zoom: float = 1) -> Image.Image:
    """Render a drawing to an RGBA image."""
    image = Image.open(BytesIO(bytes(svg_to_bytes(svg_string=drawing.svg(zoom), skip_system_fonts=True))))
    return image.convert("RGBA")


def fingerprint(drawings: Mapping[str, Drawing]) -> str:
    """Return a hash of everything that an atlas is baked from."""
    digest = hashlib.sha256()
    for name in sorted(drawings):
        digest.update(f"{name}\n{drawings[name].svg()}\n".encode())
    return digest.hexdigest()


def bake(drawings: Mapping[str, Drawing], folder: Path) -> int:
    """Write `atlas.webp` and `atlas.json` into a folder, and return the image's size in bytes."""
    images = {name: rendered(drawing) for name, drawing in drawings.items()}
    places, height = _packed({name: image.size for name, image in images.items()})
    sheet = Image.new("RGBA", (_WIDTH, height))
    for name, (x, y, _, _) in places.items():
        sheet.paste(images[name], (x, y))
    target = folder / "atlas.webp"
    sheet.save(target, "WEBP", quality=_QUALITY, alpha_quality=100, method=6)
    lines = ",\n".join(f"    {json.dumps(name)}: {json.dumps(places[name])}" for name in sorted(places))
    made = f'{{\n  "sources": "{fingerprint(drawings)}",\n  "sprites": {{\n{lines}\n  }}\n}}\n'
    (folder / "atlas.json").write_text(made, encoding="utf-8", newline="\n")
    return target.stat().st_size


def _packed(sizes: Mapping[str, tuple[int, int]]) -> tuple[dict[str, tuple[int, int, int, int]], int]:
    """Place sprites in rows, the tallest first."""
    places: dict[str, tuple[int, int, int, int]] = {}
    x = y = row = 0
    for name in sorted(sizes, key=lambda each: (-sizes[each][1], -sizes[each][0], each)):
        width, height = sizes[name]
        if x and x + width > _WIDTH:
            x, y, row = 0, y + row + _SPACE, 0
        places[name] = x, y, width, height
        x, row = x + width + _SPACE, max(row, height)
    return places, y + row
