"""Positions for tests: a map in words, with followers, and the tiles still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceTile
from bot.games.carcassonne.board import Board, Feature, Follower, Place, lay, start, with_follower, with_ingots
from bot.games.carcassonne.components import FOLLOWERS, TILES, Kind, Tile, tiles_to_draw
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import (
    RULES,
    CarcassonnePhase,
    CarcassonnePlayer,
    CarcassonnePosition,
    CarcassonneView,
)
from bot.games.carcassonne.rules import actors, play
from bot.games.chance import FixedChance
from bot.games.contract import IllegalAction, Played

CROSSING = "A 1 0 1, G6 0 1 0, B -1 1 0, B -2 1 0, U -2 0 0, A -3 0 3"
"""Two roads that a crossing at -1, 0 completes."""
TIED = "0 1 0 road 0, 1 0 0 road 0, 0 -3 0 road 0, 2 -2 0 road 0"
"""Seat 0 shares one road with seat 1, the other with seat 2."""


def tiles(names: str) -> tuple[Tile, ...]:
    return tuple(TILES[name] for name in names.split())


def board(text: str = "", followers: str = "", ingots: Mapping[tuple[int, int], int] | None = None) -> Board:
    """Lay tiles next to the start tile, `"U 1 0 0, V 2 0 3"`, each of which must fit, and set followers on them.

    A follower is a seat and a segment, `"0 1 0 road 0"`.
    """
    found = start()
    for words in filter(None, map(str.split, text.split(","))):
        tile, place, turn = TILES[words[0]], Place(int(words[1]), int(words[2])), int(words[3])
        signature = found.frontier.get(place)
        assert signature is not None, f"nothing beside {words}"
        assert turn in tile.fitting.get(signature, ()), f"{words} does not fit"
        found = lay(found, tile, place, turn)
    for words in filter(None, map(str.split, followers.split(","))):
        found = with_follower(
            found, Follower(int(words[0]), int(words[1]), int(words[2]), Kind(words[3]), int(words[4]))
        )
    for (x, y), number in (ingots or {}).items():
        found = with_ingots(found, [Place(x, y)] * number)
    return found


def table(
    text: str = "",
    tile: str | None = "U",
    followers: str = "",
    *,
    stack: str = "",
    seats: int = 2,
    ingots: Mapping[tuple[int, int], int] | None = None,
    **changes: Any,
) -> CarcassonnePosition:
    """Set up a table in seat 0's turn, which has drawn a tile; tiles that are not named have left the game."""
    laid = board(text, followers, ingots)
    drawn = tiles(tile) if tile else ()
    gold_mines = any(each.gold for each in (*[each.tile for each in laid.laid], *drawn, *tiles(stack)))
    gone = Counter(tiles_to_draw(gold_mines)) - Counter([each.tile for each in laid.laid[1:]] + [*drawn, *tiles(stack)])
    set_out = Counter(follower.seat for follower in laid.followers)
    view = CarcassonneView(
        laid,
        tuple(CarcassonnePlayer(FOLLOWERS - set_out[seat]) for seat in range(seats)),
        turn=0,
        phase=CarcassonnePhase.TILE if drawn else CarcassonnePhase.FOLLOWER,
        tile=drawn[0] if drawn else None,
        removed=tuple(gone.elements()),
        gold_mines=gold_mines,
        without_farmers=False,
        rules=RULES,
    )
    return CarcassonnePosition(view._replace(**changes), tiles(stack))


def laying(tile: str, x: int, y: int, turn: int = 0) -> PlaceTile:
    return PlaceTile(TILES[tile], x, y, turn)


def do(position: CarcassonnePosition, *actions: Action) -> Played[CarcassonnePosition]:
    """Let the seat whose turn it is act, and return what the last action led to, with the events of all."""
    events: list[Event] = []
    for action in actions:
        played = play(position, actors(position)[0], action, FixedChance())
        position = played.position
        events += played.events
    return Played(position, tuple(events), played.reveals, played.turn_ended)


def turn(
    position: CarcassonnePosition, tile: str, x: int, y: int, turn: int = 0, then: Action | None = None
) -> Played[CarcassonnePosition]:
    """Play a whole turn: lay a tile, then set a follower, or none."""
    return do(position, laying(tile, x, y, turn), then or KeepFollower())


def asked(**changes: Any) -> CarcassonnePosition:
    """Return a position in which seat 0 chooses between an ingot that seat 1 wants and one that seat 2 wants."""
    position = table(CROSSING, "W", TIED, stack="G1 U U", seats=3, ingots={(0, 0): 1, (-2, 0): 1}, **changes)
    return turn(position, "W", -1, 0, 2).position


def refusal(position: CarcassonnePosition, action: Action, seat: int | None = None) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as refused:
        play(position, position.open.turn if seat is None else seat, action, FixedChance())
    return refused.value.reason, refused.value.facts


def happened(played: Played[CarcassonnePosition], kind: type[Any]) -> list[Any]:
    return [event for event in played.events if isinstance(event, kind)]


def feature(board: Board, x: int, y: int, kind: str, part: int = 0) -> Feature:
    found = board.feature_at(Place(x, y), Kind(kind), part)
    assert found is not None, f"no {kind} {part} at {x}, {y}"
    return found
