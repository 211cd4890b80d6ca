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
    """What has more to tell than fits is encoded with fewer details; red letters on white keep their colour."""
    noise = Image.effect_noise((1100, 700), 14)
    assert len(encode(Image.merge("RGB", (noise, noise.rotate(180), noise)))) <= 250_000
    strokes, lines = Image.new("RGB", (64, 64), "#ffffff"), Image.new("RGB", (64, 64), "#ffffff")
    for at in range(0, 64, 8):
        strokes.paste("#c3124d", (at, 0, at + 4, 64))
        for fine in (at, at + 4):
            lines.paste("#c3124d", (0, fine, 64, fine + 2))
    for drawn in (strokes, lines):
        with Image.open(BytesIO(encode(drawn))) as shown:
            assert max(ImageStat.Stat(ImageChops.difference(drawn, shown)).mean) < 12
