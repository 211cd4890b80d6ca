"""Where a tile fits: the map with the fitting places alone marked, and beside it the tile in its numbered turns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carcassonne import Place, Tile, View
from bot.games.carcassonne.prospects import likely_turn, turns_by_place
from render.engine.scene import Box
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.groups import Room, divided, shown
from render.games.carcassonne.map.marks import SHOWN, STAR_ABOVE, lettering, mark_place, numbers
from render.games.carcassonne.map.place_cards import place_cards
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import largest, whole
from render.games.carcassonne.map.uncut import uncut
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.places_title import Question, lay_places_title
from render.games.carcassonne.parts.turns import lay_turns

FRAME: Final = Box(12, 12, 1076, 676)
_BELOW: Final = Box(12, 82, 1076, 606)
"""What is below the title."""
_COLUMN: Final = 180
"""The width of the column of turns at least."""
_WIDER: Final = {1: (250,), 2: (250,), 4: (400, 250)}
"""By the number of turns, how wide it can be where the map leaves so much of the table."""
_GAP: Final = 10
_LARGEST: Final = 150
_WHOLE: Final = 0.9
"""A newest tile of which less is seen is not framed, as what is asked is where the next one goes."""


def groups(view: View, tile: Tile) -> tuple[tuple[Place, ...], ...]:
    """Divide the places where a tile fits between pictures, from north to south."""
    return divided(view.board, [*turns_by_place(view.board, tile)], _room(_beside(_COLUMN)))


def places_pages(
    view: View, tile: Tile, names: Sequence[str], language: str, starred: Collection[Place] = ()
) -> list[Page]:
    """Lay out a page for each group of places; one if there are none."""
    found = groups(view, tile) or ((),)
    return [
        _page(Page(view, names, language), tile, (number, len(found)), group, starred)
        for number, group in enumerate(found, 1)
    ]


def _page(page: Page, tile: Tile, part: tuple[int, int], group: Sequence[Place], starred: Collection[Place]) -> Page:
    """Lay out a page: which one it is, of how many."""
    view = page.view
    page.lay_ground()
    page.end_backdrop()
    turns, board = turns_by_place(view.board, tile), view.board
    best = [place for place in group if place in starred]
    seat = view.turn if tile is view.tile else None
    lay_places_title(page, Question(tile, len(group), len(turns), seat, part, starred=bool(best)))
    seen = shown(board, group)
    frame = _framed(tile, seen)
    room = _room(frame)
    side = min(_LARGEST, largest(seen, *room))
    sight = whole(seen, *room, side)
    if group:
        sight = uncut(board, seen, sight, STAR_ABOVE if best else 0)
    scene = MapScene(board, sight, page.letters)
    scene.lay_table()
    scene.lay_open_places()
    scene.lay_tiles()
    newest = board.laid[-1].place
    is_seen = len(board.laid) > 1 and scene.sight.sees(newest, _WHOLE)
    if is_seen:
        scene.frame_newest(newest, quiet=True)
    scene.lay_ingots()
    scene.lay_followers()
    how, cards = lettering(scene, group), dict[Place, Box]()
    if side < SHOWN:
        said = {place: numbers(tile, turns[place], side) for place in group}
        cards = place_cards(scene, said, best)
    for place in group:
        ordered = turns[place] if side < SHOWN else _ordered(view, tile, place, turns[place])
        mark_place(scene, place, tile, ordered, how, cards.get(place), starred=place in best)
    lay_framed(page, "map", frame, scene, (newest,) if is_seen else ())
    x = frame.right + _GAP
    lay_turns(page, tile, group, Box(x, frame.y, FRAME.right - x, frame.height))
    return page


def _beside(column: int) -> Box:
    """Return the frame of the map beside a column of this width."""
    return _BELOW._replace(width=_BELOW.width - column - _GAP)


def _room(frame: Box) -> Room:
    """Return the room for the map."""
    window = inside(frame)
    return Room(window.width, window.height)


def _framed(tile: Tile, seen: Sequence[Place]) -> Box:
    """Return the frame of a map that has to show some places: less wide if that makes its tiles no smaller."""
    least = _beside(_COLUMN)
    side = min(_LARGEST, largest(seen, *_room(least)))
    wider = (_beside(column) for column in _WIDER[len(tile.turned)])
    return next((frame for frame in wider if largest(seen, *_room(frame)) >= side), least)


def _ordered(view: View, tile: Tile, place: Place, turns: Sequence[int]) -> list[int]:
    """Return the turns in which a tile fits at a place; the first one of the tile that was drawn is the likeliest."""
    likely = likely_turn(view, place, turns) if tile is view.tile else turns[0]
    return sorted(turns, key=lambda turn: turn != likely)
