"""Palazzo in Discord: its commands, panels and buttons."""

from typing import Final

from cogs.core.face import Face
from cogs.games.palazzo.face import PalazzoFace

FACE: Final[Face] = PalazzoFace()
