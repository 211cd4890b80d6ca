"""Tests. Those of the host play Nim, a game that only they know."""

import os
import sys
from pathlib import Path

from bot.games import GAMES
from tests.games.nim import GAME

# the tests start many processes, and each would compile every module again: this is before conftest.py's imports
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

GAMES["nim"] = GAME

ROOT = Path(__file__).parents[1]
"""The checkout."""
FIXTURES = ROOT / "tests" / "fixtures"
