"""A page of Palazzo: a scene that also holds the view it shows and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo import (
    BidMade,
    Card,
    EnvoyRevealed,
    Event,
    FloorAdded,
    FloorTakenOut,
    MoneyChosen,
    PalazzoBegun,
    Passed,
    Phase,
    Tile,
    TileChosen,
    TileDiscarded,
    TileInserted,
    TileRemoved,
    TileRevealed,
    TilesBought,
    View,
)
from bot.games.palazzo.scoring import points_of_all
from render.common.page import Light, Page
from render.engine import theme
from render.engine.scene import Role

GAME: Final = "palazzo"
_LANDSCAPE: Final = 300


class PalazzoPage(Page):
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
        return view.phase in (Phase.BIDDING, Phase.MONEY, Phase.CHOOSING) or (
            view.phase is Phase.BUILDING and view.chosen > 0
        )

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.view.phase in (Phase.OVER, Phase.STOPPED)


_SILENT = TurnEnded, GameEnded
_BUILT = PalazzoBegun | FloorAdded | TileInserted | FloorTakenOut
_GONE = TileDiscarded | TileRemoved
_DEALT, _PAID = TilesBought | BidMade | Passed | MoneyChosen, FloorTakenOut | TileInserted | TileRemoved
"""In which a seat gets, lays out or takes back cards if there are any, and in which it gives away one."""


class News(NamedTuple):
    """The events of what one seat did last, and what that changed on the table."""

    latest: tuple[Any, ...] = ()
    revealed: tuple[tuple[int | None, Tile], ...] = ()
    """Tiles that came to the warehouse, which is None, or to a quarry."""
    built: tuple[tuple[int, Tile], ...] = ()
    """Tiles that were built or stand alone now, with the seats."""
    gone: tuple[tuple[int, Tile], ...] = ()
    """Tiles that left the game, with the seats that had them."""
    lost: tuple[tuple[int, int, Tile], ...] = ()
    """Floors that were taken out of palazzi, with the seats and the numbers of these."""
    laid: tuple[Card, ...] = ()
    """The cards that the last bid added."""
    money: tuple[tuple[int, Card], ...] = ()
    """Cards that were taken in this turn, with the seats."""
    chosen: tuple[tuple[int, Tile], ...] = ()
    """Tiles that were taken out of a quarry in this turn, with the seats."""
    envoys: int = 0
    """How many envoys have come."""
    counted: bool = False
    """Whether the number of its cards is another than before."""

    def of_last(self, number: int) -> News:
        """Return the same, but as changes only those of so many of the latest events."""
        return _marked(self, self.latest[-number:])

    @property
    def seat(self) -> int | None:
        """The seat that acted last, if any did."""
        return self.latest[0].seat if self.latest else None


def news(events: Sequence[Event]) -> News:
    """Collect what events changed."""
    told = [event for event in events if not isinstance(event, _SILENT) and hasattr(event, "seat")]
    ended = max((number for number, event in enumerate(events, 1) if isinstance(event, TurnEnded)), default=0)
    turn, latest = events[ended:], list[Any]()
    for event in reversed(told):
        if latest and event.seat != latest[0].seat:
            break
        latest.insert(0, event)
    taken = News(
        tuple(latest),
        money=tuple((event.seat, card) for event in turn if isinstance(event, MoneyChosen) for card in event.cards),
        chosen=tuple((event.seat, event.tile) for event in turn if isinstance(event, TileChosen)),
    )
    return _marked(taken, latest)


def _marked(news: News, events: Sequence[Any]) -> News:
    """Return the same news with what these events changed on the table, and nothing older."""
    return news._replace(
        revealed=tuple((event.quarry, event.tile) for event in events if isinstance(event, TileRevealed)),
        built=tuple((event.seat, event.tile) for event in events if isinstance(event, _BUILT)),
        laid=tuple(card for event in events if isinstance(event, BidMade) for card in event.cards),
        envoys=sum(isinstance(event, EnvoyRevealed) for event in events),
        counted=any(map(_counts, events)),
        gone=tuple((event.seat, event.tile) for event in events if isinstance(event, _GONE)),
        lost=tuple((event.seat, event.palazzo, event.tile) for event in events if isinstance(event, FloorTakenOut)),
    )


def _counts(event: Any) -> bool:
    """Return whether an event changes the number of a seat's cards."""
    return isinstance(event, _PAID) or (isinstance(event, _DEALT) and bool(event.cards))
