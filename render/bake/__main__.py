"""The command `python -m render.bake`: bakes the atlases, or shows some drawings as a PNG."""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatch
from pathlib import Path

from PIL import Image

from render.bake.baking import bake, rasterise
from render.bake.drawing import Drawing
from render.bake.sources import drawings, files, folders

_SHEET_GAP = 12
_SHEET_WIDTH = 1400


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m render.bake", description="Bake the drawings into atlases.")
    parser.add_argument("--show", nargs="+", metavar="NAME", help="only draw these (with * and ?) into --out")
    parser.add_argument("--out", type=Path, default=Path("drawings.png"))
    parser.add_argument("--zoom", type=float, default=1.0)
    parser.add_argument("--ground", default="#efe3cb", help="the colour behind the drawings")
    given = parser.parse_args()
    found = {folder: drawings(folder) for folder in folders()}
    if given.show:
        every = {name: drawing for each in found.values() for name, drawing in each.items()}
        wanted = {name: every[name] for name in every if any(fnmatch(name, mask) for mask in given.show)}
        _contact_sheet(wanted, given.zoom, given.ground).save(given.out)
        return 0
    for folder, each in found.items():
        if each:
            sys.stdout.write(f"{folder.name}: {len(each)} sprites, {bake(each, folder):,} bytes\n")
        for name, make in files(folder).items():
            (folder / name).write_bytes(make())
    return 0


def _contact_sheet(wanted: dict[str, Drawing], zoom: float, ground: str) -> Image.Image:
    """Lay drawings out side by side."""
    images = [rasterise(drawing, zoom) for drawing in wanted.values()]
    x = y = row = 0
    places = []
    for image in images:
        if x and x + image.width > _SHEET_WIDTH:
            x, y, row = 0, y + row + _SHEET_GAP, 0
        places.append((x + _SHEET_GAP, y + _SHEET_GAP))
        x, row = x + image.width + _SHEET_GAP, max(row, image.height)
    width = max((place[0] + image.width for place, image in zip(places, images, strict=True)), default=1)
    sheet = Image.new("RGB", (width + _SHEET_GAP, y + row + 2 * _SHEET_GAP), ground)
    for place, image in zip(places, images, strict=True):
        sheet.paste(image, place, image)
    return sheet


if __name__ == "__main__":
    sys.exit(main())
