"""Games for illustration, always the same ones: tiles lie close together, and followers go where they bring most."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from bot.games.carcassonne.actions import Action, PlaceFollower, PlaceTile
from bot.games.carcassonne.board import Place, surrounding
from bot.games.carcassonne.components import Kind
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import CarcassonnePosition, CarcassonneView, deal
from bot.games.carcassonne.rules import actors, legal, play
from bot.games.carcassonne.scoring import points_of
from bot.games.carcassonne.turn import Preview, placements, preview

_LIKED = {Kind.CITY: 4, Kind.ROAD: 2, Kind.MONASTERY: 6, Kind.FIELD: 1}
_KEEP = 3.5
"""How much keeping a follower is worth, relative to what it would bring."""
_LUCK = 3


class ShowcaseMoment(NamedTuple):
    """A view after a turn, and the events of that turn."""

    view: CarcassonneView
    events: tuple[Event, ...]


@cache
def play_game(seats: int, seed: int, variant: str = "") -> tuple[ShowcaseMoment, ...]:
    """Play a game to its end, and return the moments after its turns."""
    chance = Random(seed)
    position = deal(seats, {variant: True} if variant else {}, chance)
    moments: list[ShowcaseMoment] = []
    events: tuple[Event, ...] = ()
    while actors(position):
        done = play(position, position.open.turn, _choose(position, chance), chance)
        position, events = done.position, (*events, *done.events)
        if done.turn_ended is not None:
            moments.append(ShowcaseMoment(position.open, events))
            events = ()
    return tuple(moments)


def _choose(position: CarcassonnePosition, chance: Random) -> Action:
    view = position.open

    def worth(action: Action) -> float:
        luck = _LUCK * chance.random()
        if isinstance(action, PlaceTile):
            return sum(place in view.board.spots for place in surrounding(action.place)) + luck
        if isinstance(action, PlaceFollower):
            feature = view.board.feature_at(view.board.laid[-1].place, action.feature, action.part)
            assert feature is not None, "only segments of the tile just laid are listed"
            return _LIKED[action.feature] + points_of(view.board, feature) + luck
        return _KEEP + luck

    return max(legal(position, view.turn), key=worth)


def preview_laying(view: CarcassonneView) -> Preview:
    """Return what laying the drawn tile where it has the most neighbours leads to."""
    assert view.tile is not None, "a tile is drawn"
    board = view.board

    def near(found: tuple[int, int, int]) -> int:
        return sum(place in board.spots for place in surrounding(Place(*found[:2])))

    x, y, turn = max(sorted(placements(board, view.tile)), key=near)
    return preview(view, view.turn, [PlaceTile(view.tile, x, y, turn)])
