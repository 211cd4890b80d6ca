"""The tests. Those of the host play Nim, or Fives where hidden pieces matter: games that exist only here."""

import os
import sys
from pathlib import Path

from bot.games import GAMES
from tests.games import fives, nim

# set before conftest.py imports anything: each of the many processes would compile every module again
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

GAMES["nim"], GAMES["fives"] = nim.GAME, fives.GAME

ROOT = Path(__file__).parents[1]
"""The checkout."""
FIXTURES = ROOT / "tests" / "fixtures"
