"""Pictures of Palazzo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.contract import Chapters
from render.engine.picture import Picture
from render.games.palazzo.pictures import PalazzoPages


class PalazzoPictures(PalazzoPages):
    """All pictures of Palazzo."""

    @property
    def chapters(self) -> Chapters:
        """The pictures in the rules."""
        from render.games.palazzo.showcase.chapters import CHAPTERS  # which a bot needs only once rules are read

        return CHAPTERS

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        from render.games.palazzo.showcase.showcase import showcase  # which only the gallery and the doctor need

        return showcase(language)


PICTURES: Final = PalazzoPictures("palazzo")
