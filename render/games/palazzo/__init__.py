"""Pictures of Palazzo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.engine.picture import Picture
from render.games.palazzo.pictures import PalazzoPages
from render.games.palazzo.showcase.chapters import CHAPTERS
from render.games.palazzo.showcase.showcase import showcase


class PalazzoPictures(PalazzoPages):
    """All pictures of Palazzo."""

    chapters = CHAPTERS

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        return showcase(language)


PICTURES: Final = PalazzoPictures("palazzo")
