"""Pictures of Carcassonne."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.engine.picture import Picture
from render.games.carcassonne.pictures import MapPictures
from render.games.carcassonne.showcase.chapters import CHAPTERS
from render.games.carcassonne.showcase.showcase import showcase


class CarcassonnePictures(MapPictures):
    """All pictures of Carcassonne."""

    chapters = CHAPTERS

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        return showcase(language)


PICTURES: Final = CarcassonnePictures("carcassonne")
