"""Carcassonne (Klaus-Jürgen Wrede, 2000) with the Gold Mines, as a library.

Its rules read in the order in which one plays: `components`, `board`, `gold`, `position`, `actions`, `turn`, `scoring`;
`rules` says who may do what. `events` are what happened.

`GAME` holds them all. `legal` lists what a seat may do, `play` turns one immutable position into the next, and chance
is passed in: any `random.Random` will do.

>>> from random import Random
>>> from bot.games.carcassonne import GAME
>>> rules, chance = GAME.rules, Random(1)
>>> position = rules.deal(2, {}, chance)
>>> position.open.tile, len(rules.legal(position, 0))
(G, 2)
>>> laid = rules.play(position, 0, rules.legal(position, 0)[0], chance)
>>> [each.feature.value for each in rules.legal(laid.position, 0)[:-1]]
['city', 'field', 'field']

A whole turn can be previewed from what everyone may know, before anything is played:

>>> from bot.games.carcassonne.actions import KeepFollower
>>> from bot.games.carcassonne.turn import preview
>>> turn = [rules.legal(position, 0)[0], KeepFollower()]
>>> preview(position.open, 0, turn).view.phase.value
'draw'

An illegal action is refused with a code and its facts:

>>> from bot.games.contract import IllegalAction
>>> try:
...     rules.play(position, 1, turn[0], chance)
... except IllegalAction as refused:
...     refused.reason, refused.facts
('not_your_turn', {'turn': 0})
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from bot.games.carcassonne.actions import Action
from bot.games.carcassonne.board import Board, Follower, Laid, Place, lay, start, with_follower
from bot.games.carcassonne.components import SEATS, Kind, Tile, tiles_to_draw
from bot.games.carcassonne.computer import COMPUTERS
from bot.games.carcassonne.events import Event, FeatureScored, FollowerPlaced, IngotTaken
from bot.games.carcassonne.gold import takeable
from bot.games.carcassonne.orders import ORDERS
from bot.games.carcassonne.position import (
    RULES,
    VARIANTS,
    CarcassonnePhase,
    CarcassonnePlayer,
    CarcassonnePosition,
    CarcassonneView,
    Claim,
    deal,
    determinize,
    end_early,
    view,
)
from bot.games.carcassonne.rules import actors, is_end_of_turn, legal, may_end_unasked, outcome, play
from bot.games.chance import Chance
from bot.games.codec import check_drawn, codec_of, from_json, put_last, to_json
from bot.games.contract import BadData, Codec, Game, Json, Kinds, Meta, Rules, Statistics, TurnEnded, Views
from bot.games.hidden import PerSeat, Seat, check_every_seat
from bot.games.statistics import count_by_seat, grow_by_seat, points_of_players

# Figures and growth

FIGURES = (
    "turns",
    "followers",
    "roads",
    "cities",
    "monasteries",
    "fields",
    "longest_road",
    "largest_city",
    "best",
    "ingots",
)
"""Turns; followers set; features that brought points, by kind; the most tiles of such a road and of such a city; the
most points that a feature brought; ingots taken."""

_FEATURES = {Kind.ROAD: "roads", Kind.CITY: "cities", Kind.MONASTERY: "monasteries", Kind.FIELD: "fields"}
_SIZES = {Kind.ROAD: "longest_road", Kind.CITY: "largest_city"}


def _count(own: dict[str, int], event: Event) -> None:
    match event:
        case TurnEnded():
            own["turns"] += 1
        case FollowerPlaced():
            own["followers"] += 1
        case IngotTaken():
            own["ingots"] += 1
        case FeatureScored():
            own[_FEATURES[event.feature]] += 1
            own["best"] = max(own["best"], event.points)
            if event.feature in _SIZES:
                size = _SIZES[event.feature]
                own[size] = max(own[size], len(event.places))


def _points_gained(event: Event) -> int:
    """Return the points that an event brings its seats on the scoring track."""
    return event.points if isinstance(event, FeatureScored) else 0


count_figures = partial(count_by_seat, FIGURES, _count)
growth = partial(grow_by_seat, _points_gained)


# Positions and records as JSON


class _Ingots(NamedTuple):
    x: int
    y: int
    number: int


class _Written(NamedTuple):
    """A position as it is stored: of the board only tiles, followers and ingots, from which the rest is rebuilt."""

    laid: tuple[Laid, ...]
    followers: tuple[Follower, ...]
    ingots: tuple[_Ingots, ...]
    players: PerSeat[CarcassonnePlayer]
    turn: Seat
    phase: CarcassonnePhase
    tile: Tile | None
    removed: tuple[Tile, ...]
    stack: tuple[Tile, ...]
    gold_mines: bool = False
    without_farmers: bool = False
    rules: int = 1
    claims: tuple[Claim, ...] = ()
    taker: Seat | None = None


def position_to_json(position: CarcassonnePosition) -> Json:
    view, board = position.open, position.open.board
    ingots = tuple(_Ingots(*place, number) for place, number in sorted(board.ingots.items()))
    written = _Written(board.laid, tuple(board.followers), ingots, *view[1:6], position.stack, *view[6:])
    return to_json(written)


def position_from_json(data: Json, rules: int = RULES) -> CarcassonnePosition:
    """Read a position under a version of the rules; raise BadData if it is impossible or a dead end."""
    written = from_json(_Written, data)
    if written.rules != rules:
        raise BadData("rules", f"not {rules}")
    check_every_seat(written, SEATS)
    if written.phase in (CarcassonnePhase.DRAW, CarcassonnePhase.STOPPED):
        raise BadData("phase", "not of a position")
    if (written.tile is None) is (written.phase is CarcassonnePhase.TILE):
        raise BadData("tile", "drawn where none is to be laid" if written.tile else "missing")
    view = CarcassonneView(_read_board(written), *written[3:8], *written[9:])
    if (view.phase is CarcassonnePhase.INGOT) is not bool(takeable(view)):
        raise BadData("taker", "not a seat with a claim, or not while ingots are shared out")
    return CarcassonnePosition(view, written.stack)


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


def setup_to_json(position: CarcassonnePosition, drawn: Sequence[Sequence[Tile]] = ()) -> dict[str, Json]:
    """Return the tiles of a dealt position in the order in which they are drawn."""
    return {"tiles": to_json((position.open.tile, *position.stack))}


def setup_from_json(data: Json) -> list[list[Any]]:
    """Read the draw that `deal` makes: all tiles but the start tile; raise BadData."""
    setup = from_json(_Setup, data, "setup")
    if Counter(setup.tiles) not in (Counter(tiles_to_draw(gold_mines)) for gold_mines in (False, True)):
        raise BadData("setup.tiles", "not all tiles but the start tile")
    return [[*setup.tiles]]


class _Setup(NamedTuple):
    tiles: tuple[Tile, ...]


def draw_anew(
    position: CarcassonnePosition, drawn: Sequence[Json], chance: Chance
) -> tuple[CarcassonnePosition, dict[int, Json]]:
    """Shuffle the stack, and with it the setup that leads to it."""
    stack = chance.sample(position.stack, len(position.stack))
    return position._replace(stack=tuple(stack)), {0: {"tiles": put_last(drawn[0]["tiles"], stack)}}


def read_draws(action: Action, data: Json) -> list[list[Any]]:
    """Return no draws; raise BadData if any are given."""
    check_drawn(data, needed=False)
    return []


CODEC: Final[Codec[CarcassonnePosition, Action]] = replace(
    codec_of(CarcassonnePosition, Action, Event),
    position_to_json=position_to_json,
    position_from_json=position_from_json,
    setup_to_json=setup_to_json,
    setup_from_json=setup_from_json,
    drawn_from_json=read_draws,
)

# The game

_GAME: Final[Game[CarcassonnePosition, Action, CarcassonneView]] = Game(
    meta=Meta("carcassonne", rules_version=RULES, seats=SEATS, variants=VARIANTS),
    rules=Rules(
        deal,
        actors,
        legal,
        play,
        outcome,
        only_ends_turn=is_end_of_turn,
        may_end_unasked=may_end_unasked,
        draw_anew=draw_anew,
    ),
    views=Views(view, view, determinize, end_early),
    codec=CODEC,
    kinds=Kinds(CarcassonnePosition, Action, Event),
    statistics=Statistics(FIGURES, count_figures, growth, points_of_players),
    computers=COMPUTERS,
    orders=ORDERS,
)
_FIRST_VERSION: Final = replace(
    _GAME,
    meta=replace(_GAME.meta, rules_version=1),
    rules=replace(_GAME.rules, deal=partial(deal, rules=1)),
    codec=replace(CODEC, position_from_json=partial(position_from_json, rules=1)),
)
"""The rules under which nobody chose which ingot to take; a position tells which rules it follows."""
GAME: Final[Game[CarcassonnePosition, Action, CarcassonneView]] = replace(_GAME, former={1: _FIRST_VERSION})
