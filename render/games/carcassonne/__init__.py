"""Pictures of Carcassonne: its sprites, from which its pictures will be composed; until then it has the plain ones."""

from __future__ import annotations

from typing import Final

from render.contract import Pictures

PICTURES: Final = Pictures("carcassonne")
