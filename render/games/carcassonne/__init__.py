"""Pictures of Carcassonne."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL.Image import Image

from bot.games.carcassonne import Action, Event, Outcome, View, preview
from render.contract import Pictures
from render.engine.picture import Picture
from render.games.carcassonne import pictures
from render.games.carcassonne.showcase.chapters import CHAPTERS
from render.games.carcassonne.showcase.showcase import showcase


class CarcassonnePictures(Pictures):
    """The pictures of Carcassonne."""

    chapters = CHAPTERS

    def board(
        self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
    ) -> tuple[Picture, ...]:
        """Draw the map and what everyone has, marking what the events changed; a band may say what picture it is."""
        return (pictures.board(view, names, language, events, band),)

    def film_frame(
        self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), stages: Sequence[View] = ()
    ) -> Image:
        """Draw the whole map, three times from further away: how it grows tells a game's story."""
        return pictures.film_frame(view, names, language, events, stages)

    def suggestion(
        self, view: View, actions: Sequence[Action], names: Sequence[str], language: str
    ) -> tuple[Picture, ...]:
        """Draw the tile where it would lie, with what the turn would score."""
        after = preview(view, view.asked, actions)
        return (pictures.closeup(after.view, names, language, after.events),)

    def final_score(
        self,
        view: View,
        outcome: Outcome,
        names: Sequence[str],
        language: str,
        growth: Sequence[Sequence[int]] = (),
        events: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """Draw the podium with points by feature and everyone's largest city, and points turn by turn."""
        return pictures.final_score(view, outcome, names, language, growth, events)

    def showcase(self, language: str) -> Iterator[tuple[str, Picture]]:
        """Yield every kind of picture for illustrative positions, each with a name."""
        return showcase(language)


PICTURES: Final = CarcassonnePictures("carcassonne")
