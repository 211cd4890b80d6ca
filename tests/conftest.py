"""What holds for all tests."""

from __future__ import annotations

import os
import sys

# whatever this is set to elsewhere: the tests start many processes, and each would compile every module anew
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
