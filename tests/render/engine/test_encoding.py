"""Encoding needs neither disk nor temporary files."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests import ROOT

DRAW = """
import resource
from PIL import Image
from render.engine.encoding import encode, hurry
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
for hurried in (False, True):
    with hurry(hurried):
        print(encode(Image.new("RGB", (1100, 700)))[:4])
"""


@pytest.mark.posix("it limits the size of files")
def test_a_full_disk_breaks_no_picture() -> None:
    """Not even of those that are encoded quickly because many wait."""
    done = subprocess.run([sys.executable, "-c", DRAW], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.split() == ["b'RIFF'", r"b'\xff\xd8\xff\xe0'"]
