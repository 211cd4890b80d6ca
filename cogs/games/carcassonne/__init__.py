"""Carcassonne in Discord: its commands, panels and lesson."""

from typing import Final

from cogs.core.face import Face
from cogs.games.carcassonne.face import CarcassonneFace

FACE: Final[Face] = CarcassonneFace()
