"""The committed atlases hold what the drawings in their folders show."""

from __future__ import annotations

import json
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat

from render.bake.baking import fingerprint, rasterise
from render.bake.sources import drawings, files, folders
from render.engine.sheet import Sheet

FOLDERS: Final = list(folders())
LIMIT: Final = 1_200_000
EVERY: Final = (pytest.param(30, id="some"), pytest.param(1, id="all", marks=pytest.mark.exhaustive))
NOISE: Final = 3.0
"""Mean difference of brightness, of 255, that lossy compression may leave."""

of_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


@pytest.mark.slow
@of_every_folder
def test_an_atlas_is_baked_from_its_drawings(folder: Path) -> None:
    """Sizes and hashes are those of today's drawings; if not, `python -m render.bake` was forgotten."""
    index = json.loads((folder / "atlas.json").read_text(encoding="utf-8"))
    assert index == {name: [each.width, each.height, fingerprint(each)] for name, each in drawings(folder).items()}


@pytest.mark.slow
@of_every_folder
def test_other_files_are_what_is_made_today(folder: Path) -> None:
    """They hold the same data; how a picture is compressed may differ."""
    for name, make in files(folder).items():
        baked, made = (folder / name).read_bytes(), make()
        if name.endswith(".png"):
            assert Image.open(BytesIO(baked)).tobytes() == Image.open(BytesIO(made)).tobytes()
        else:
            assert baked == made


@pytest.mark.slow
@pytest.mark.parametrize("every", EVERY)
@of_every_folder
def test_sprites_look_like_their_drawings(folder: Path, every: int) -> None:
    """A sample, rendered anew, differs from the atlas by no more than compression does; each has the listed size."""
    sheet = Sheet(folder)
    for name, drawing in islice(sorted(drawings(folder).items()), 0, None, every):
        baked = sheet.decode(name)
        pair = [_on_grey(each) for each in (baked, rasterise(drawing))]

        assert baked.size == sheet.size(name)
        assert ImageStat.Stat(ImageChops.difference(*pair)).mean[0] <= NOISE, name


@of_every_folder
def test_an_atlas_is_small(folder: Path) -> None:
    """An atlas takes little more than a megabyte of the repository."""
    assert (folder / "atlas.zip").stat().st_size <= LIMIT


def _on_grey(image: Image.Image) -> Image.Image:
    """Return an image's brightness on grey, since the colour of what is transparent means nothing."""
    ground = Image.new("RGBA", image.size, "#808080")
    return Image.alpha_composite(ground, image.convert("RGBA")).convert("L")
