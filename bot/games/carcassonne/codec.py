"""Carcassonne's positions, events and game records as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.board import Board, Follower, Laid, Place, lay, start, with_follower
from bot.games.carcassonne.components import SEATS, Tile, drawn_tiles
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.gold import takeable
from bot.games.carcassonne.position import RULES, Claim, Phase, Player, Position, View
from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, to_json
from bot.games.contract import BadData, Codec, Json
from bot.games.hidden import PerSeat, Seat, check_every_seat


class _Ingots(NamedTuple):
    x: int
    y: int
    number: int


class _Written(NamedTuple):
    """A position as it is written: of the board only tiles, followers and ingots, from which the rest follows."""

    laid: tuple[Laid, ...]
    followers: tuple[Follower, ...]
    ingots: tuple[_Ingots, ...]
    players: PerSeat[Player]
    turn: Seat
    phase: Phase
    tile: Tile | None
    removed: tuple[Tile, ...]
    stack: tuple[Tile, ...]
    gold_mines: bool = False
    without_farmers: bool = False
    rules: int = 1
    claims: tuple[Claim, ...] = ()
    taker: Seat | None = None


def position_to_json(position: Position) -> Json:
    """Return a position as JSON."""
    view, board = position.open, position.open.board
    ingots = tuple(_Ingots(*place, number) for place, number in sorted(board.ingots.items()))
    written = _Written(board.laid, tuple(board.followers), ingots, *view[1:6], position.stack, *view[6:])
    return to_json(written)


def position_from_json(data: Json, rules: int = RULES) -> Position:
    """Read a position under a version of the rules; raise BadData if no board has it, or nobody could go on from it."""
    written = from_json(_Written, data)
    if written.rules != rules:
        raise BadData("rules", f"not {rules}")
    check_every_seat(written, SEATS)
    if written.phase in (Phase.DRAW, Phase.STOPPED):
        raise BadData("phase", "not of a position")
    if (written.tile is None) is (written.phase is Phase.TILE):
        raise BadData("tile", "drawn where none is to be laid" if written.tile else "missing")
    view = View(_read_board(written), *written[3:8], *written[9:])
    if (view.phase is Phase.INGOT) is not bool(takeable(view)):
        raise BadData("taker", "not a seat with a claim, or not while ingots are shared out")
    return Position(view, written.stack)


def _read_board(written: _Written) -> Board:
    board = start()
    if written.laid[:1] != board.laid:
        raise BadData("laid", "does not begin with the start tile")
    for number, laid in enumerate(written.laid[1:], 1):
        if laid.turn not in laid.tile.fitting.get(board.frontier.get(laid.place, -1), ()):
            raise BadData(f"laid.{number}", "does not fit")
        board = lay(board, laid.tile, laid.place, laid.turn)
    for number, follower in enumerate(written.followers):
        if board.number(follower.place, follower.feature, follower.part) is None:
            raise BadData(f"followers.{number}", "no such segment")
        board = with_follower(board, follower)
    lying = {Place(x, y): count for x, y, count in written.ingots}
    for number, (place, count) in enumerate(lying.items()):
        if place not in board.spots or count < 1:
            raise BadData(f"ingots.{number}", "not on a tile")
    if not {claim.place for claim in written.claims} <= lying.keys():
        raise BadData("claims", "not on ingots")
    return replace(board, ingots=lying)


def setup_to_json(position: Position, drawn: Sequence[Sequence[Tile]] = ()) -> dict[str, Json]:
    """Return the tiles of a dealt position in the order in which they are drawn."""
    return {"tiles": to_json((position.open.tile, *position.stack))}


def setup_from_json(data: Json) -> list[list[Any]]:
    """Read the draw that `deal` makes: all tiles but the start tile; raise BadData."""
    setup = from_json(_Setup, data, "setup")
    if Counter(setup.tiles) not in (Counter(drawn_tiles(gold_mines)) for gold_mines in (False, True)):
        raise BadData("setup.tiles", "not all tiles but the start tile")
    return [[*setup.tiles]]


class _Setup(NamedTuple):
    tiles: tuple[Tile, ...]


def draw_anew(position: Position, drawn: Sequence[Json], chance: Chance) -> tuple[Position, dict[int, Json]]:
    """Shuffle the stack, and with it the setup that leads to it."""
    stack = chance.sample(position.stack, len(position.stack))
    return position._replace(stack=tuple(stack)), {0: {"tiles": put_last(drawn[0]["tiles"], stack)}}


def drawn_from_json(action: Action, data: Json) -> list[list[Any]]:
    """Return no draws; raise BadData if any are given."""
    check_drawn(data, needed=False)
    return []


CODEC: Final[Codec[Position, Action]] = replace(
    codec_of(Position, Action, Event),
    position_to_json=position_to_json,
    position_from_json=position_from_json,
    setup_to_json=setup_to_json,
    setup_from_json=setup_from_json,
    drawn_from_json=drawn_from_json,
)
