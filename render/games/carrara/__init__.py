"""Pictures of The Palaces of Carrara."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from PIL.Image import Image

from bot.games.carrara import Build, ScoreCategory, ScoreCity, ScoreType, TakeBlocks, TurnWheel
from bot.games.contract import Outcome
from render.contract import Chapters, Pictures
from render.engine.picture import Picture
from render.games.carrara import pictures
from render.games.carrara.page import GAME


class CarraraPictures(Pictures):
    """The pictures of Carrara."""

    @property
    def chapters(self) -> Chapters:
        """The pictures in the rules."""
        from render.games.carrara.showcase.chapters import CHAPTERS  # which a bot needs only once rules are read

        return CHAPTERS

    def board(
        self, view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the market and the cities, marking what the events changed; a band may say what pictures they are."""
        return pictures.board(view, names, language, events, band)

    def film_frame(
        self, view: Any, names: Sequence[str], language: str, events: Sequence[Any] = (), last: Any = None
    ) -> Image:
        """Draw the cities: what is built there tells a game's story."""
        return pictures.film_frame(view, names, language, events)

    def hand(self, view: Any, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own hand, for its owner only."""
        return pictures.hand(view, names, language)

    def player_board(
        self, view: Any, seat: int, names: Sequence[str], language: str, events: Sequence[Any] = ()
    ) -> Picture:
        """Draw the public part of one player's board, enlarged."""
        return pictures.player_board(view, seat, names, language, events)

    def suggestion(self, view: Any, actions: Sequence[Any], names: Sequence[str], language: str) -> tuple[Picture, ...]:
        """Draw the effect of what is bought, built or scored."""
        match actions:
            case [TakeBlocks() as bought, *_]:
                return (pictures.purchase(view, bought, names, language),)
            case [TurnWheel(), TakeBlocks() as bought, *_] if view.cards is None:
                return (pictures.purchase(view, bought, names, language),)
            case [Build() as building, *_]:
                return (pictures.construction(view, building, names, language),)
            case [(ScoreType() | ScoreCity() | ScoreCategory()) as scoring, *_]:
                return (pictures.scoring(view, scoring, names, language),)
        return ()

    def final_score(
        self,
        view: Any,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Any] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with every item of the scores, and points turn by turn."""
        return pictures.final_score(view, outcome, names, language, growth)

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        from render.games.carrara.showcase.showcase import showcase  # which only the gallery and the doctor need

        return showcase(language)


PICTURES: Final = CarraraPictures(GAME)
