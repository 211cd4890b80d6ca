"""Pictures of The Palaces of Carrara."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.contract import Chapters
from render.engine.picture import Picture
from render.games.carrara.page import GAME
from render.games.carrara.pictures import CarraraPages


class CarraraPictures(CarraraPages):
    """All pictures of Carrara."""

    @property
    def chapters(self) -> Chapters:
        """The pictures in the rules."""
        from render.games.carrara.showcase.chapters import CHAPTERS  # which a bot needs only once rules are read

        return CHAPTERS

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        from render.games.carrara.showcase.showcase import showcase  # which only the gallery and the doctor need

        return showcase(language)


PICTURES: Final = CarraraPictures(GAME)
