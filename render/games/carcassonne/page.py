"""A page of Carcassonne: a scene that also holds the view it shows and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.scoring import outcome_now, totals
from bot.games.contract import Outcome
from render.common.page import Light, Page
from render.engine import theme
from render.engine.scene import Box, Role
from render.games.carcassonne.changes import latest_events, news

GAME: Final = "carcassonne"
CHOSEN: Final = "#ffe08a"
"""The ground of a choice."""
_MORNING: Final = 2 / 3
"""It is morning while a larger share of the tiles is left."""
_EVENING: Final = 6
"""It is evening once fewer tiles are left."""


class CarcassonnePage(Page):
    """A page that knows the view and what has happened."""

    def __init__(
        self, view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event] = ()
    ) -> None:
        super().__init__(names, language, GAME)
        self.view = view
        self.news = news(() if view.phase is CarcassonnePhase.OVER else events)
        """What to mark: nothing once the game is over."""
        self.latest = news(latest_events(events))
        """What happened in the latest turn."""

    def row(self, what: str, box: Box, on: str = theme.MARBLE, *, chosen: bool = False) -> str:
        """Add the plate of a row in a list, golden if it is chosen, and return its colour."""
        on, edge = (CHOSEN, theme.GOLD_DEEP) if chosen else (on, theme.EDGE)
        self.plate(what, box, on, self.ground, 14, edge, shadow=4)
        return on

    def lay_tile(self, what: str, box: Box, sprite: str, on: str, *, faded: bool = False) -> None:
        """Add a tile with its shadow."""
        shadow = box.grown(round(box.width * 0.14))
        self.fill(f"ground/{what}", shadow, "tile-shadow", on, plate=True, role=Role.GROUND)
        self.fill(what, box, sprite, on, faded=faded, plate=True)

    @cached_property
    def outcome(self) -> Outcome:
        """Everyone's points, ranks and who has won, once the game is over."""
        return totals(self.view)

    @cached_property
    def points(self) -> Sequence[int]:
        """Everyone's points, with the final scoring once the game is over."""
        over = self.view.phase is CarcassonnePhase.OVER
        return self.outcome.scores if over else [player.points for player in self.view.players]

    @cached_property
    def ended_now(self) -> Sequence[int] | None:
        """Everyone's points if the game ended now; None if it has ended."""
        return (
            None
            if self.view.phase in (CarcassonnePhase.OVER, CarcassonnePhase.STOPPED)
            else outcome_now(self.view).scores
        )

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points, none while all have the same; at the end who has won."""
        if self.view.phase is CarcassonnePhase.OVER:
            return self.outcome.winners
        best = max(self.points)
        return () if min(self.points) == best else tuple(seat for seat, each in enumerate(self.points) if each == best)

    @property
    def light(self) -> Light:
        """The light over the landscape, which follows the tiles that are left."""
        left, laid = len(self.view.left), len(self.view.board.laid)
        if self.view.phase in (CarcassonnePhase.OVER, CarcassonnePhase.STOPPED) or left < _EVENING:
            return Light.EVENING
        return Light.MORNING if left > _MORNING * (left + laid) else Light.NOON
