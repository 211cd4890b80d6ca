"""A page of Palazzo: a scene that also holds the view it shows and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any, Final, NamedTuple

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo.components import Card, Tile
from bot.games.palazzo.events import (
    BidMade,
    EnvoyRevealed,
    Event,
    FloorAdded,
    FloorTakenOut,
    MoneyChosen,
    PalazzoBegun,
    TileChosen,
    TileInserted,
    TileRevealed,
)
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.scoring import points_of_all
from bot.games.palazzo.view import PalazzoView
from render.common.page import Light, Page

GAME: Final = "palazzo"


class PalazzoPage(Page):
    """A page that knows the view and what has happened, with Florence above it."""

    landscape = "florence"

    def __init__(self, view: PalazzoView, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> None:
        super().__init__(names, language, GAME)
        self.view = view
        self.news = news(events)
        self.framed: int | None = None if self.over else view.asked
        """The seat whose field is framed."""

    @cached_property
    def totals(self) -> list[int]:
        """The points of each seat."""
        return [points_of_all(player.palazzi).total for player in self.view.players]

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points; none while all are equal or nobody has any."""
        best = max(self.totals)
        leads = best > max(0, min(self.totals))
        return tuple(seat for seat, each in enumerate(self.totals) if leads and each == best)

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
        return view.phase in (PalazzoPhase.BIDDING, PalazzoPhase.MONEY, PalazzoPhase.CHOOSING) or (
            view.phase is PalazzoPhase.BUILDING and view.chosen > 0
        )

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.view.phase in (PalazzoPhase.OVER, PalazzoPhase.STOPPED)


_SILENT = TurnEnded, GameEnded
_BUILT = PalazzoBegun | FloorAdded | TileInserted | FloorTakenOut


class News(NamedTuple):
    """What one seat did last, all that happened in this turn, and what these changed on the table."""

    latest: Sequence[Any] = ()
    turn: Sequence[Any] = ()

    def of_last(self, number: int) -> News:
        """Return the same, but with only the changes of the latest events, this many."""
        return self._replace(latest=self.latest[-number:])

    @property
    def seat(self) -> int | None:
        """The seat that acted last, if any did."""
        return self.latest[0].seat if self.latest else None

    @property
    def laid(self) -> list[Card]:
        """The cards that the last bid added."""
        return [card for event in self.latest if isinstance(event, BidMade) for card in event.cards]

    @property
    def envoys(self) -> int:
        """How many envoys have come."""
        return sum(isinstance(event, EnvoyRevealed) for event in self.latest)

    @property
    def counted(self) -> bool:
        """Whether the seat has taken cards; what it bids, or builds for what it paid, is shown by itself."""
        return any(isinstance(each, MoneyChosen) and each.cards for each in self.latest)

    def revealed(self, quarry: int | None) -> list[Tile]:
        """Return the tiles that came to a quarry, or with None to the warehouse."""
        return [event.tile for event in self.latest if isinstance(event, TileRevealed) and event.quarry == quarry]

    def built(self, seat: int) -> list[Tile]:
        """Return the tiles that a seat built, or that stand alone now."""
        return [event.tile for event in self.latest if isinstance(event, _BUILT) and event.seat == seat]

    def lost(self, seat: int, palazzo: int) -> list[Tile]:
        """Return the floors that were taken out of a palazzo."""
        out = [event for event in self.latest if isinstance(event, FloorTakenOut)]
        return [event.tile for event in out if (event.seat, event.palazzo) == (seat, palazzo)]

    def money(self, seat: int) -> list[Card]:
        """Return the cards that a seat has taken in this turn."""
        taken = [event for event in self.turn if isinstance(event, MoneyChosen)]
        return [card for event in taken if event.seat == seat for card in event.cards]

    def chosen(self, seat: int) -> list[Tile]:
        """Return the tiles that a seat has taken out of a quarry in this turn."""
        return [event.tile for event in self.turn if isinstance(event, TileChosen) and event.seat == seat]


def news(events: Sequence[Event]) -> News:
    """Return what the seat that acted last did, and what happened since a turn ended."""
    told = [event for event in events if not isinstance(event, _SILENT) and hasattr(event, "seat")]
    ended = max((number for number, event in enumerate(events, 1) if isinstance(event, TurnEnded)), default=0)
    latest = [*takewhile(lambda event: event.seat == told[-1].seat, reversed(told))]
    return News(latest[::-1], events[ended:])
