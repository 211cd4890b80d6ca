"""Trying out what a seat could do now, from what it knows alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from bot.games.palazzo.actions import Action, Bid, Reveal, TakeMoney
from bot.games.palazzo.events import Event
from bot.games.palazzo.knowledge import determinize
from bot.games.palazzo.position import Phase
from bot.games.palazzo.prospects import best_building, built_of, to_build
from bot.games.palazzo.rules import play
from bot.games.palazzo.view import SeatView, view

T = TypeVar("T")


class Preview(NamedTuple):
    """What some actions of a seat would lead to."""

    view: SeatView
    events: tuple[Event, ...]


class _AsItLies:
    """A chance without chance: what is hidden is put anywhere, as nothing here depends on it."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the first ones."""
        return list(population[:k])


def preview(view_of_seat: SeatView, actions: Iterable[Action]) -> Preview:
    """Return what these actions of the seat, one after the other, would lead to; raise IllegalAction.

    They must not reveal anything random: whoever takes money or reveals tiles sees what comes only then.
    """
    seat, chance = view_of_seat.seat, _AsItLies()
    position = determinize(view_of_seat, chance)
    happened: list[Event] = []
    for action in actions:
        assert not isinstance(action, TakeMoney | Reveal), "what these reveal cannot be previewed"
        played = play(position, seat, action, chance)
        position = played.position
        happened += played.events
    opened = view_of_seat.open_hands is not None
    return Preview(view(position, seat, opened), tuple(happened))


def built_after(view_of_seat: SeatView, action: Action) -> Preview:
    """Return what an action leads to once its tiles are built where they should bring most; raise IllegalAction.

    For a bid that is what the seat would have if nobody bid more.
    """
    if not isinstance(action, Bid):
        found = preview(view_of_seat, [action])
        building = found.view.phase is Phase.BUILDING
        sites = best_building(found.view, built_of(found.view), to_build(found.view)) if building else ()
        return preview(view_of_seat, [action, *sites])
    left = preview(view_of_seat, [action]).view
    won = replace(left, phase=Phase.BUILDING, asked=left.seat, bids=(), to_build=left.quarry)
    return preview(won, best_building(won, built_of(won), to_build(won)))
