"""A page: a scene with the names and words it uses, and what the pages of every game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts import texts
from render.common.names import legible
from render.common.sayings import Messages
from render.engine import theme
from render.engine.scene import Box, Scene

_BAND: Final = 60


class Page(Scene):
    """A scene that knows the language, the words of a game, and the names in letters that the fonts have."""

    def __init__(self, names: Sequence[str], language: str, game: str) -> None:
        super().__init__(theme.WIDTH, theme.TRAVERTINE)
        words = texts(language, game)
        self.language = words.language
        self.say = Messages(words)
        self.names = [legible(name, self.say("picture-seat", seat=seat + 1)) for seat, name in enumerate(names)]

    def panel(self, what: str, x: int, y: int, width: int, height: int, fill: str = theme.MARBLE) -> Box:
        """Add a marble panel on the page's background."""
        return self.plate(what, Box(x, y, width, height), fill, self.ground, 16, theme.EDGE)

    def ring(self, what: str, box: Box, on: str, radius: int, by: int = 6) -> None:
        """Mark a box as changed; call this before adding what is in it."""
        self.plate(f"mark/{what}", box.grown(by), theme.NEW, on, radius + by)


def lay_band(page: Page, text: str) -> int:
    """Add a band across the top of the page that says what the picture is, and return where it ends."""
    box = Box(theme.MARGIN, 20, theme.WIDTH - 2 * theme.MARGIN, _BAND)
    page.plate("band/plate", box, theme.SEA, page.ground, 14)
    page.label(
        "band",
        theme.WIDTH // 2,
        box.y + _BAND // 2,
        text,
        theme.BODY,
        theme.WHITE,
        theme.SEA,
        face="bold",
        anchor="m",
        width=box.width - 40,
    )
    return box.bottom + 8
