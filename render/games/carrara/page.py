"""A page of Carrara: a scene, with what is shown on it and the words to show it in."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from bot.texts import texts
from render.common.names import legible
from render.common.sayings import Sayings
from render.engine import theme
from render.engine.scene import Box, Scene
from render.games.carrara.changes import changes


class Page(Scene):
    """Know the view, the names as the fonts can write them, the language and its words, and what has changed."""

    def __init__(self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> None:
        super().__init__(theme.WIDTH, theme.TRAVERTINE)
        self.view = view
        self.crowded = view.cards is not None
        self.events = events
        self.language = texts(language).language
        self.say = Sayings(texts(language))
        self.names = [legible(name, self.say("picture-seat", seat=seat + 1)) for seat, name in enumerate(names)]
        self.changes = changes(view, events)

    def panel(self, what: str, x: int, y: int, width: int, height: int, fill: str = theme.MARBLE) -> Box:
        """Lay a marble panel on the ground of the page."""
        return self.plate(what, Box(x, y, width, height), fill, self.ground, 16, theme.EDGE)

    def ring(self, what: str, box: Box, on: str, radius: int, by: int = 6) -> None:
        """Mark what stands in a box as changed: lay this first, then the thing itself."""
        self.plate(f"mark/{what}", box.grown(by), theme.NEW, on, radius + by)


def columns() -> list[tuple[int, int]]:
    """Divide the page into six columns: where each begins, and how wide it is."""
    space = 8
    width = (theme.WIDTH - 2 * theme.MARGIN - 5 * space) // 6
    return [(theme.MARGIN + column * (width + space), width) for column in range(6)]
