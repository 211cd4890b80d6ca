"""Pictures of Palazzo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL.Image import Image

from bot.games.contract import Outcome
from bot.games.palazzo import Action, Auction, BidMade, Event, Pass, Passed, Reveal, SeatView, TakeMoney, View, preview
from render.contract import Pictures
from render.engine.picture import Picture
from render.games.palazzo import pictures
from render.games.palazzo.showcase.chapters import CHAPTERS
from render.games.palazzo.showcase.showcase import showcase


class PalazzoPictures(Pictures):
    """The pictures of Palazzo."""

    chapters = CHAPTERS

    def board(
        self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the market and everyone's palazzi; once the game is over, the palazzi alone."""
        return pictures.board(view, names, language, events, band)

    def changes_board(self, events: Sequence[Event]) -> bool:
        """Return whether more happened than bids and passes, of which an auction can have a dozen."""
        return not events or not all(isinstance(event, BidMade | Passed) for event in events)

    def film_frame(
        self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), last: View | None = None
    ) -> Image:
        """Draw everyone's palazzi."""
        return pictures.film_frame(view, names, language, events)

    def hand(self, view: SeatView, names: Sequence[str], language: str) -> Picture:
        """Draw a seat's own money and palazzi, for its owner only."""
        return pictures.hand(view, names, language)

    def suggestion(
        self, view: SeatView, actions: Sequence[Action], names: Sequence[str], language: str
    ) -> tuple[Picture, ...]:
        """Draw the seat's palazzi and money before and after; nothing if others decide what comes of it, or chance."""
        if any(isinstance(each, TakeMoney | Reveal | Auction | Pass) for each in actions):
            return ()
        return (pictures.preview(view, preview(view, actions), names, language),)

    def final_score(
        self,
        view: View,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with the parts of every score, and points turn by turn."""
        return pictures.final_score(view, outcome, names, language, growth)

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        return showcase(language)


PICTURES: Final = PalazzoPictures("palazzo")
