"""Encoding needs neither disk nor temporary files."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.engine.encoding import encode
from tests import ROOT

DRAW = """
import resource
from PIL import Image
from render.engine.encoding import encode
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
print(encode(Image.new("RGB", (1100, 700)))[:3])
"""


@pytest.mark.posix("it limits the size of files")
def test_a_full_disk_breaks_no_picture() -> None:
    """Pictures are encoded in memory."""
    done = subprocess.run([sys.executable, "-c", DRAW], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.split() == [r"b'\xff\xd8\xff'"]


def test_a_picture_is_never_too_large() -> None:
    """What has more to tell than fits is encoded with fewer details; red on white keeps its colour."""
    noise = Image.effect_noise((1100, 700), 14)
    assert len(encode(Image.merge("RGB", (noise, noise.rotate(180), noise)))) <= 250_000
    stripes = Image.new("RGB", (64, 64), "#ffffff")
    for x in range(0, 64, 4):
        stripes.paste("#c3124d", (x, 0, x + 2, 64))
    with Image.open(BytesIO(encode(stripes))) as shown:
        assert max(ImageStat.Stat(ImageChops.difference(stripes, shown)).mean) < 12
