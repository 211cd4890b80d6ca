"""A page of Palazzo: a scene that also holds the view it shows and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from bot.games.palazzo import Event, Phase, View
from bot.games.palazzo.scoring import points_of_all
from render.common.page import Light
from render.common.page import Page as CommonPage
from render.engine import theme
from render.engine.scene import Role
from render.games.palazzo.changes import news

GAME: Final = "palazzo"
_LANDSCAPE: Final = 300


class Page(CommonPage):
    """A page that knows the view and what has happened."""

    def __init__(self, view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> None:
        super().__init__(names, language, GAME)
        self.view = view
        self.news = news(events)
        self.height = theme.HEIGHT

    def lay_ground(self, light: Light | None = None) -> None:
        """Add the page, with Florence above it in a light."""
        super().lay_ground()
        if light is not None:
            # without the ribbon of a last move, the title may be long
            lit = "after" if self.over and self.news.seat is None else light
            what, sprite = f"landscape-{light}", f"florence-{lit}"
            self.icon(what, 0, 0, theme.WIDTH, sprite, theme.SKY, height=_LANDSCAPE, plate=True, role=Role.GROUND)
            self.end_backdrop()

    @cached_property
    def totals(self) -> list[int]:
        """The points of each seat."""
        return [points_of_all(player.palazzi).total for player in self.view.players]

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points; none while all are equal."""
        best = max(self.totals)
        return () if min(self.totals) == best else tuple(seat for seat, each in enumerate(self.totals) if each == best)

    @property
    def light(self) -> Light:
        """The light over the landscape, which follows the stacks: the last one brings the envoys."""
        first, second, _ = self.view.stacks
        if self.over or not (first or second):
            return Light.EVENING
        return Light.MORNING if first else Light.NOON

    @property
    def shared(self) -> bool:
        """Whether everyone bids for tiles, or takes money or tiles in turn."""
        view = self.view
        return view.phase in (Phase.BIDDING, Phase.MONEY, Phase.CHOOSING) or (
            view.phase is Phase.BUILDING and view.chosen > 0
        )

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.view.phase in (Phase.OVER, Phase.STOPPED)
