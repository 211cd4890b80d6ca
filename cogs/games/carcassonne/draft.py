"""A turn being chosen, as a whole; it is stored only in the ids of controls."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile
from bot.games.carcassonne.board import Place, surrounding
from bot.games.carcassonne.components import Tile
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.prospects import fitting_turns, likely_gold, likely_turn
from bot.games.carcassonne.turn import Preview, free_segments, preview
from bot.texts.games.carcassonne.pieces import number_of
from cogs.core.controls import InvalidControl
from cogs.core.face import ActingSeat

GAME: Final = "carcassonne"
_PACKED: Final = re.compile(r"(-?[0-9]{1,3})\.(-?[0-9]{1,3})\.([0-3])\.([0-9])\.([0-7]?)", re.ASCII)
Turn: TypeAlias = ActingSeat[CarcassonneView]


class Draft(NamedTuple):
    """A whole turn, or the rest of one."""

    place: Place
    turn: int
    """In quarters, clockwise."""
    number: int = 0
    """The number of the segment for a follower, 0 for none."""
    gold: Place | None = None
    """Where the second ingot goes; None unless one is to be put down."""

    def __str__(self) -> str:
        gold = "" if self.gold is None else surrounding(self.place).index(self.gold)
        return f"{self.place.x}.{self.place.y}.{self.turn}.{self.number}.{gold}"


def read_draft(text: str) -> Draft:
    """Read a draft from the id of a control; raise InvalidControl."""
    found = _PACKED.fullmatch(text)
    if found is None:
        raise InvalidControl(text)
    x, y, turn, number, gold = found.groups()
    place = Place(int(x), int(y))
    return Draft(place, int(turn), int(number), surrounding(place)[int(gold)] if gold else None)


def read_place(text: str) -> Place:
    """Read a place from the id of a control; raise InvalidControl."""
    return read_draft(f"{text}.0.0.").place


def tile_of(view: CarcassonneView) -> Tile:
    """Return the tile of the turn: the one that was drawn, or the one just laid."""
    return view.tile or view.board.laid[-1].tile


def lay_tile(view: CarcassonneView, place: Place, turn: int) -> CarcassonneView:
    """Return the view with the tile laid, unless it lies already; raise IllegalAction."""
    if view.phase is not CarcassonnePhase.TILE:
        return view
    return preview(view, view.turn, [PlaceTile(tile_of(view), *place, turn)]).view


def open_numbers(view: CarcassonneView, draft: Draft) -> dict[int, PlaceFollower]:
    """Return the numbers of the segments on which the seat may set a follower, with how; raise IllegalAction."""
    laid, tile = lay_tile(view, draft.place, draft.turn), tile_of(view)
    return {number_of(tile, kind, part): PlaceFollower(kind, part) for kind, part in free_segments(laid)}


def places_of(view: CarcassonneView) -> Mapping[Place, Sequence[int]]:
    """Return where the tile of the turn fits, in which turns of it."""
    return fitting_turns(view.board, tile_of(view))


def complete_draft(
    view: CarcassonneView, place: Place | None = None, turn: int | None = None, number: int = 0
) -> Draft:
    """Return a draft completed by the likeliest turn of the tile and place for gold, where these were not chosen.

    A follower is left out where it cannot be set. Raise IllegalAction for a place where the tile does not fit.
    """
    last = view.board.laid[-1]
    if view.phase is not CarcassonnePhase.TILE:
        place, turn = last.place, last.turn
    assert place is not None, "a place is chosen first"
    if turn is None:
        fitting = places_of(view).get(place)
        turn = likely_turn(view, place, fitting) if fitting else 0
    laid = lay_tile(view, place, turn)
    draft = Draft(place, turn, number, likely_gold(laid) if laid.phase is CarcassonnePhase.GOLD else None)
    return draft if number in open_numbers(view, draft) else draft._replace(number=0)


def actions_of(view: CarcassonneView, draft: Draft) -> list[Action]:
    """Return the actions of a draft, the last of which ends the turn; raise InvalidControl for no such segment."""
    tile, actions = tile_of(view), list[Action]()
    if view.phase is CarcassonnePhase.TILE:
        actions.append(PlaceTile(tile, *draft.place, draft.turn))
    if draft.gold is not None and view.phase is not CarcassonnePhase.FOLLOWER:
        actions.append(PlaceGold(*draft.gold))
    if not draft.number:
        return [*actions, KeepFollower()]
    if draft.number > len(tile.segments):
        raise InvalidControl(str(draft.number))
    segment = tile.segments[draft.number - 1]
    return [*actions, PlaceFollower(segment.kind, segment.part)]


def preview_draft(view: CarcassonneView, draft: Draft) -> Preview:
    """Return what a draft leads to before the next tile is drawn; raise IllegalAction."""
    return preview(view, view.turn, actions_of(view, draft))
