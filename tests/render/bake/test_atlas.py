"""The committed atlases hold what the drawings beside them show."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageStat

from render.bake.baking import fingerprint, rendered
from render.bake.sources import drawings, folders

FOLDERS: Final = list(folders())
LIMIT: Final = 1_000_000
EVERY: Final = (pytest.param(30, id="some"), pytest.param(1, id="all", marks=pytest.mark.exhaustive))
NOISE: Final = 3.0
"""Mean difference of brightness, of 255, that lossy compression may leave."""

of_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


@pytest.mark.slow
@of_every_folder
def test_an_atlas_is_baked_from_its_drawings(folder: Path) -> None:
    """The hash of the sources is that of today's drawings; if not, `python -m render.bake` was forgotten."""
    assert _index(folder)["sources"] == fingerprint(drawings(folder))


@pytest.mark.slow
@of_every_folder
def test_an_atlas_has_every_drawing_in_its_size(folder: Path) -> None:
    """Each drawing has a place of its own size inside the image, and places do not overlap."""
    sprites = _index(folder)["sprites"]
    with Image.open(folder / "atlas.webp") as sheet:
        taken = Image.new("L", sheet.size)

    assert {name: (place[2], place[3]) for name, place in sprites.items()} == {
        name: (drawing.width, drawing.height) for name, drawing in drawings(folder).items()
    }
    for x, y, width, height in sprites.values():
        assert taken.crop((x, y, x + width, y + height)).getextrema() == (0, 0)
        taken.paste(1, (x, y, x + width, y + height))
        assert x + width <= taken.width
        assert y + height <= taken.height


@pytest.mark.slow
@pytest.mark.parametrize("every", EVERY)
@of_every_folder
def test_sprites_look_like_their_drawings(folder: Path, every: int) -> None:
    """A sample, rendered anew, differs from the atlas by no more than compression does."""
    sprites = _index(folder)["sprites"]
    with Image.open(folder / "atlas.webp") as sheet:
        image = sheet.convert("RGBA")
    for name, drawing in islice(sorted(drawings(folder).items()), 0, None, every):
        x, y, width, height = sprites[name]
        pair = [_on_grey(each) for each in (image.crop((x, y, x + width, y + height)), rendered(drawing))]

        assert ImageStat.Stat(ImageChops.difference(*pair)).mean[0] <= NOISE, name


@of_every_folder
def test_an_atlas_is_small(folder: Path) -> None:
    """An atlas takes at most a megabyte of the repository."""
    assert (folder / "atlas.webp").stat().st_size <= LIMIT


def _index(folder: Path) -> dict[str, Any]:
    made: dict[str, Any] = json.loads((folder / "atlas.json").read_text(encoding="utf-8"))
    return made


def _on_grey(image: Image.Image) -> Image.Image:
    """Return an image's brightness on grey, since the colour of what is transparent means nothing."""
    ground = Image.new("RGBA", image.size, "#808080")
    return Image.alpha_composite(ground, image.convert("RGBA")).convert("L")
