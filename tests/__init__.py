"""Tests. Those of the host play Nim, a game that only they know."""

from pathlib import Path

from bot.games import GAMES
from tests.games.nim import GAME

GAMES["nim"] = GAME

ROOT = Path(__file__).parents[1]
"""The checkout."""
FIXTURES = ROOT / "tests" / "fixtures"
