"""A page of Palazzo: a scene that also holds the view it shows and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import Event, Phase, View
from render.common.page import Light
from render.common.page import Page as CommonPage
from render.engine import theme
from render.games.palazzo.changes import news
from render.games.palazzo.words.standing import GAME


class Page(CommonPage):
    """A page that knows the view and what has happened."""

    def __init__(self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> None:
        super().__init__(names, language, GAME)
        self.view = view
        self.news = news(events)
        self.height = theme.HEIGHT

    @property
    def light(self) -> Light:
        """The light over the landscape, which follows the stacks: the last one brings the envoys."""
        first, second, _ = self.view.stacks
        if self.view.phase in _ENDED or not (first or second):
            return Light.EVENING
        return Light.MORNING if first else Light.NOON


_ENDED: Final = (Phase.OVER, Phase.STOPPED)
