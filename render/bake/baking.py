"""Renders drawings and packs them into an atlas: a file for each sprite in one archive, and a list of their sizes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile, ZipInfo

from PIL import Image
from resvg_py import svg_to_bytes

from render.bake.drawing import Drawing

_QUALITY: Final = 88


def rasterise(drawing: Drawing, zoom: float = 1) -> Image.Image:
    """Draw vector art as an RGBA image."""
    image = Image.open(BytesIO(bytes(svg_to_bytes(svg_string=drawing.svg(zoom), skip_system_fonts=True))))
    return image.convert("RGBA")


def fingerprint(drawing: Drawing) -> str:
    """Return a hash of a drawing, by which a sprite baked from it is recognised."""
    return hashlib.sha256(drawing.svg().encode()).hexdigest()[:16]


def bake(drawings: Mapping[str, Drawing], folder: Path) -> int:
    """Write `atlas.zip` and `atlas.json` into a folder, and return the archive's size in bytes.

    A sprite baked before from the same drawing is kept as it is.
    """
    target, index = folder / "atlas.zip", folder / "atlas.json"
    baked: dict[str, bytes] = {}
    if target.exists() and index.exists():
        before = json.loads(index.read_text(encoding="utf-8"))
        with ZipFile(target) as old:
            baked = {sprite[2]: old.read(f"{name}.webp") for name, sprite in before.items()}
    lines = []
    with ZipFile(target, "w") as atlas:
        for name, drawing in sorted(drawings.items()):
            made = fingerprint(drawing)
            # without a date, the archive is the same each time
            atlas.writestr(ZipInfo(f"{name}.webp"), baked.get(made) or _encode(drawing))
            lines.append(f"  {json.dumps(name)}: {json.dumps([drawing.width, drawing.height, made])}")
    index.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    return target.stat().st_size


def _encode(drawing: Drawing) -> bytes:
    data = BytesIO()
    rasterise(drawing).save(data, "WEBP", quality=_QUALITY, alpha_quality=100, method=6)
    return data.getvalue()
