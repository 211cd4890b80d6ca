"""Carrara in Discord: its commands, panels and lesson."""

from typing import Final

from cogs.core.face import Face
from cogs.games.carrara.face import CarraraFace

FACE: Final[Face] = CarraraFace()
