"""Tests. Those of the host play Nim, or Fives where something is hidden: games that only they know."""

import os
import sys
from pathlib import Path

from bot.games import GAMES
from tests.games import fives, nim

# the tests start many processes, and each would compile every module again: this is before conftest.py's imports
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

GAMES["nim"], GAMES["fives"] = nim.GAME, fives.GAME

ROOT = Path(__file__).parents[1]
"""The checkout."""
FIXTURES = ROOT / "tests" / "fixtures"
