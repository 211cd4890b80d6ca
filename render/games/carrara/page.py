"""A page of Carrara: a scene that also holds the view it shows and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.events import Event
from bot.games.carrara.view import CarraraView
from bot.texts import texts
from bot.texts.games.carrara.pieces import Words
from bot.texts.sections import spoken_names
from render.common.page import Page
from render.games.carrara.changes import changes

GAME: Final = "carrara"


def words_in(language: str, names: Sequence[str] = ()) -> Words:
    """Return how to say parts of a position in a language, with the players' names for a screen reader."""
    known = texts(language, GAME)
    return Words(known, spoken_names(known, names, 24))


class CarraraPage(Page):
    """A page that knows the view and what has changed."""

    def __init__(self, view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> None:
        super().__init__(names, language, GAME)
        self.view = view
        self.events = events
        self.changes = changes(view, events)
