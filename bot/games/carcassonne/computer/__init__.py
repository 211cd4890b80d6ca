"""The computer players: the turns for the search, the features for networks, and the novice."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from importlib.resources import files
from typing import Final, NamedTuple

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.board import Board, Feature, Place
from bot.games.carcassonne.components import FOLLOWERS, Kind, Tile
from bot.games.carcassonne.computer.evaluation import (
    KINDS,
    RETURNING_FOLLOWER_WEIGHT,
    Estimates,
    Outlook,
    Prospect,
    estimates_of,
    expected_scores,
    followers_worth,
    forecasts,
    ingots_worth,
    outlooks,
    scale_of,
)
from bot.games.carcassonne.gold import count_leads, places_for_gold, settle, takeable, territory
from bot.games.carcassonne.position import (
    GOLD_MINES,
    VARIANTS,
    WITHOUT_FARMERS,
    CarcassonnePhase,
    CarcassonnePosition,
    CarcassonneView,
    determinize,
)
from bot.games.carcassonne.prospects import lead_of
from bot.games.carcassonne.rules import draw, outcome, play
from bot.games.carcassonne.scoring import features_touched, majority, points_of
from bot.games.carcassonne.turn import actors_in, carry_out, free_segments, place_tile, placements
from bot.games.chance import Chance
from bot.games.players import AT_ONCE, Budget, CandidateTurn, Computers, Moves, Strategy
from bot.games.players.learned import Learned
from bot.games.players.network import Group
from bot.games.search import computers
from bot.games.search.playouts import forecast_result

_Turn = CandidateTurn[Action]

KEEP: Final = KeepFollower()
MAX_GOLD_PLACES: Final = 1
"""How many places are considered for the second ingot before the gold tile is laid; afterwards, all are."""


class Stacks:
    """The sampled stacks shared by all turns of a list, so that none of them is favoured by luck."""

    __slots__ = ("tried",)

    def __init__(self) -> None:
        self.tried: list[tuple[Tile, ...]] = []

    def take(self, number: int, sampled: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """Return the stack for a try, numbered from 0; the first turn to reach that number supplies it."""
        if number == len(self.tried):
            self.tried.append(sampled)
        return self.tried[number]


class Planned:
    """A listed turn: its tile is laid, and the rest is carried out lazily."""

    __slots__ = ("_after", "_stacks", "_tries", "gold", "laid", "rest")

    def __init__(self, laid: CarcassonneView, rest: tuple[Action, ...], gold: int, stacks: Stacks) -> None:
        self.laid = laid
        self.rest = rest
        self.gold = gold
        """How many features the seat leads where the second ingot goes, minus those that others lead."""
        self._stacks = stacks
        self._tries = 0
        self._after: CarcassonneView | None = None

    def play(self, stack: tuple[Tile, ...]) -> CarcassonnePosition:
        """Carry out the turn and draw, from the stack for this try."""
        number, self._tries = self._tries, self._tries + 1
        return draw(self.after, self._stacks.take(number, stack))[0]

    @property
    def follower(self) -> PlaceFollower | None:
        last = self.rest[-1]
        return last if isinstance(last, PlaceFollower) else None

    @property
    def after(self) -> CarcassonneView:
        """The view after the turn, before the next draw, if every seat takes the ingots that bring it most."""
        found = self._after
        if found is None:
            found = self.laid
            for action in self.rest:
                found, _ = carry_out(found, action)
            found = self._after = settle(found)
        return found


class TurnMoves(Moves[CarcassonnePosition, Action, CarcassonneView]):
    """Moves that play listed turns without repeating work."""

    __slots__ = ()

    def play_turn(self, position: CarcassonnePosition, seat: int, turn: _Turn, chance: Chance) -> CarcassonnePosition:
        """Carry out a turn, listed for a position with the same view."""
        planned: Planned = turn.after
        return planned.play(position.stack)


def list_turns(position: CarcassonnePosition) -> list[_Turn]:
    """List the turns of the seat to act; every legal action begins at least one."""
    view, stacks = position.open, Stacks()
    if view.phase is CarcassonnePhase.TILE:
        assert view.tile is not None, "a tile is drawn for every turn"
        tiles = [PlaceTile(view.tile, *found) for found in placements(view.board, view.tile)]
        return [
            CandidateTurn((tile, *planned.rest), planned)
            for tile in tiles
            for planned in _plan_turns(place_tile(view, tile)[0], MAX_GOLD_PLACES, stacks)
        ]
    return [CandidateTurn(planned.rest, planned) for planned in _plan_turns(view, None, stacks)]


def _plan_turns(laid: CarcassonneView, most: int | None, stacks: Stacks) -> Iterator[Planned]:
    """Yield the ways to complete a turn, with at most this many places for the second ingot."""
    if laid.phase is CarcassonnePhase.INGOT:
        yield from (Planned(laid, (TakeIngot(*claim.place),), 0, stacks) for claim in takeable(laid))
        return
    followers: list[Action] = [*(PlaceFollower(*free) for free in free_segments(laid)), KEEP]
    if laid.phase is not CarcassonnePhase.GOLD:
        yield from (Planned(laid, (follower,), 0, stacks) for follower in followers)
        return
    places = places_for_gold(laid)
    interest = {place: count_leads(laid.board, place, laid.turn) for place in places}
    for follower in followers:
        own = _tiles_with_ingots(laid, follower)
        gained = {place: interest[place] + (place in own) for place in places}
        best = sorted(places, key=gained.__getitem__, reverse=True)[:most]
        yield from (Planned(laid, (PlaceGold(*place), follower), gained[place], stacks) for place in best)


def _tiles_with_ingots(laid: CarcassonneView, action: Action) -> frozenset[Place]:
    """Return the tiles whose ingots a follower would win if its feature were completed."""
    if not isinstance(action, PlaceFollower) or action.feature is Kind.FIELD:
        return frozenset()
    feature = laid.board.feature_at(laid.board.laid[-1].place, action.feature, action.part)
    assert feature is not None, "only segments of the tile just laid are offered"
    return territory(feature)


RATING_SCALE: Final = 10.0
"""Points per unit of the features of turns."""


class Touched(NamedTuple):
    """What laying a tile changes, before a follower is set."""

    now: tuple[float, ...]
    """By seat: points for features that it completes."""
    later: tuple[float, ...]
    """By seat: what the other features that it touches are expected to bring more than before, or less."""
    back: tuple[int, ...]
    """By seat: followers that return."""
    free: dict[tuple[Kind, int], tuple[Feature, Prospect]]
    """The features that nobody holds, by the segments of the tile."""


def turn_features(position: CarcassonnePosition, turns: Sequence[CandidateTurn[Action]]) -> list[list[float]]:
    """Return the features of each turn that was listed for a position."""
    view = position.open
    estimates = estimates_of(position)
    known: dict[int, Touched] = {}
    seen = []
    for turn in turns:
        planned: Planned = turn.after
        laid = planned.laid
        touched = known.get(id(laid))
        if touched is None:
            before = view.board if laid is not view else None
            touched = known[id(laid)] = touch(before, laid, estimates)
        seen.append(_features_of(view, planned, touched, estimates))
    return seen


def touch(before: Board | None, laid: CarcassonneView, estimates: Estimates) -> Touched:
    """Return what the tile just laid changes, compared with the board before, if there was one."""
    board, seats = laid.board, len(laid.players)
    now, later, back = [0.0] * seats, [0.0] * seats, [0] * seats
    free: dict[tuple[Kind, int], tuple[Feature, Prospect]] = {}
    turned, first = board.spots[board.laid[-1].place]
    for label in features_touched(board):
        feature = board.features[label]
        prospect = estimates.of(board, feature)
        if feature.followers:
            if feature.completed:
                for follower in feature.followers:
                    back[follower.seat] += 1
            for seat in majority(feature):
                (now if feature.completed else later)[seat] += prospect.points
            if before is not None:
                for former in _former(before, feature, first):
                    expected = estimates.of(before, former).points
                    for seat in majority(former):
                        later[seat] -= expected
        else:
            for number in range(first, first + len(turned.tile.segments)):
                if board.labels[number] == label:
                    segment = turned.tile.segments[number - first]
                    free[segment.kind, segment.part] = feature, prospect
    return Touched(tuple(now), tuple(later), tuple(back), free)


def _former(before: Board, feature: Feature, first: int) -> list[Feature]:
    """List the former features with followers that are now part of this one."""
    labels = {before.labels[number] for number in feature.segments if number < first}
    return [each for each in (before.features[label] for label in labels) if each.followers]


def _features_of(view: CarcassonneView, planned: Planned, touched: Touched, estimates: Estimates) -> list[float]:
    seat, players = view.turn, view.players
    promised = [0.0] * len(KINDS)
    at_once = used = chance = 0.0
    action = planned.follower
    if action is not None:
        feature, (completed, points) = touched.free[action.feature, action.part]
        if feature.completed:
            at_once = points
        else:
            used, chance = 1.0, 0.0 if action.feature is Kind.FIELD else completed
            promised[KINDS[action.feature]] = points / RATING_SCALE
    now, later, back = touched.now, touched.later, touched.back
    tiles, seats = estimates.left.total, len(players)
    left = players[seat].followers - used + back[seat] + RETURNING_FOLLOWER_WEIGHT * chance
    others = [other for other in range(seats) if other != seat]
    freed = [_gain(players[other].followers, back[other], tiles, seats) for other in others if back[other]]
    return [
        (now[seat] + at_once) / RATING_SCALE,
        max([now[other] for other in others]) / RATING_SCALE,
        later[seat] / RATING_SCALE,
        max([later[other] for other in others]) / RATING_SCALE,
        min([later[other] for other in others]) / RATING_SCALE,
        *promised,
        chance,
        _gain(players[seat].followers, left - players[seat].followers, tiles, seats) / RATING_SCALE,
        max(freed, default=0.0) / RATING_SCALE,
        float(planned.gold),
    ]


def _gain(followers: int, more: float, tiles: int, seats: int) -> float:
    return followers_worth(followers + more, tiles, seats) - followers_worth(followers, tiles, seats)


RATINGS: Final = (1.0, -0.8, 1.0, -0.7, -0.3, 1.0, 1.0, 1.0, 1.0, 0.3, 1.0, -0.7, 0.1)
"""The weights of a turn's features in its rating."""


def ratings(position: CarcassonnePosition, turns: Sequence[CandidateTurn[Action]]) -> list[float]:
    return [
        sum([weight * value for weight, value in zip(RATINGS, seen, strict=True)])
        for seen in turn_features(position, turns)
    ]


FOLLOWER_POINTS: Final = 2.0
"""The points that a follower must bring to be worth placing; twice as many for the last one."""
FIELD_HOPE: Final = 2
"""The points that a field is hoped to gain."""


def choose_as_novice(
    view: CarcassonneView, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE
) -> Action:
    """Choose the first action of the turn that seems best."""
    found = [turn for turn in list_turns(CarcassonnePosition(view, ())) if turn.actions[0] in legal]
    before = estimate_led_features(view, seat)
    return max(found, key=lambda turn: estimate_gain(view, seat, turn.after, before)).actions[0]


def estimate_gain(view: CarcassonneView, seat: int, planned: Planned, before: float) -> float:
    """Estimate what a turn gains: points, the worth of features as they are, ingots, and followers kept."""
    after = planned.after
    followers = after.players[seat].followers
    gained = lead_of(after, seat) - lead_of(view, seat) + estimate_led_features(after, seat) - before
    gained += after.players[seat].ingots - view.players[seat].ingots
    spent = view.players[seat].followers - followers
    return gained - FOLLOWER_POINTS * spent - (FOLLOWER_POINTS if not followers else 0.0)


def estimate_led_features(view: CarcassonneView, seat: int) -> float:
    """Return what the features that a seat leads are worth as they are."""
    features = view.board.features.values()
    return sum(_feature_worth(view.board, each) for each in features if each.followers and seat in majority(each))


def _feature_worth(board: Board, feature: Feature) -> float:
    now = points_of(board, feature)
    match feature.kind:
        case Kind.CITY:
            return 1.5 * now
        case Kind.MONASTERY:
            return now + 2.0
        case Kind.FIELD:
            return now + FIELD_HOPE
        case Kind.ROAD:
            return now + 1.0


POINTS_SCALE: Final = 50.0
"""Points per unit of features."""
TILES_SCALE: Final = 40.0
"""Tiles per unit of features."""
LARGEST_LEAD: Final = 3.0
"""Leads beyond this are clamped, in multiples of the lead that makes the odds of winning e to 1."""


def features(position: CarcassonnePosition) -> list[list[Group]]:
    view, estimates = position.open, estimates_of(position)
    left, seats = estimates.left.total, outlooks(view, estimates)
    totals = expected_scores(seats, left)
    each = [_own_features(seat, left, len(seats)) for seat in seats]
    found = []
    for seat, own in enumerate(each):
        rival = max((other for other in range(len(seats)) if other != seat), key=totals.__getitem__)
        ahead = totals[seat] - totals[rival]
        found.append(
            [
                (
                    left / TILES_SCALE,
                    float(view.turn == seat),
                    max(-LARGEST_LEAD, min(LARGEST_LEAD, ahead / scale_of(left))),
                    max(-LARGEST_LEAD, min(LARGEST_LEAD, ahead / POINTS_SCALE)),
                ),
                own,
                each[rival],
            ]
        )
    return found


def _own_features(seat: Outlook, left: int, seats: int) -> Group:
    return (
        seat.total(left, seats) / POINTS_SCALE,
        seat.points / POINTS_SCALE,
        *[points / POINTS_SCALE for points in seat.led],
        *[number / FOLLOWERS for number in seat.features],
        seat.shared / POINTS_SCALE,
        seat.followers / FOLLOWERS,
        float(not seat.followers),
        followers_worth(seat.followers, left, seats) / POINTS_SCALE,
        ingots_worth(seat.ingots) / POINTS_SCALE,
        seat.back / FOLLOWERS,
        seat.stuck / FOLLOWERS,
    )


MAX_TURNS: Final = 100
"""The limit on the turns considered, best-rated first: with a gold tile there can be several hundred."""


def _seat(position: CarcassonnePosition) -> int | None:
    return next(iter(actors_in(position.open)), None)


def _list_best_turns(
    position: CarcassonnePosition, seat: int, chance: Chance, also: Sequence[Action]
) -> list[CandidateTurn[Action]]:
    found = list_turns(position)
    if len(found) <= MAX_TURNS:
        return found
    rated = ratings(position, found)
    best = sorted(range(len(found)), key=rated.__getitem__, reverse=True)
    asked, kept = {*also}, []
    for rank, place in enumerate(best):
        first = found[place].actions[0]
        if rank < MAX_TURNS or first in asked:
            kept.append(found[place])
            asked.discard(first)
    return kept


def _play(position: CarcassonnePosition, seat: int, action: Action, chance: Chance) -> CarcassonnePosition:
    return play(position, seat, action, chance).position


def _resample(position: CarcassonnePosition, chance: Chance) -> CarcassonnePosition:
    # only the order of the stack is hidden
    return position._replace(stack=tuple(chance.sample(position.stack, len(position.stack))))


def _network_name(position: CarcassonnePosition) -> str:
    """Return the name of the network for this number of seats; all variants share one."""
    return f"seats_{len(position.open.players)}"


def _variant(position: CarcassonnePosition) -> str:
    played = {GOLD_MINES: position.open.gold_mines, WITHOUT_FARMERS: position.open.without_farmers}
    chosen = {option: True for option, on in played.items() if on}
    return next(name for name, options in VARIANTS.items() if options == chosen)


def idea(action: Action) -> Hashable:
    """Return what an action is about: of the turns in which a tile fits at a place, a hint names only the best."""
    return (action.x, action.y) if isinstance(action, PlaceTile) else action


MOVES: Final[Moves[CarcassonnePosition, Action, CarcassonneView]] = TurnMoves(
    _seat,
    _list_best_turns,
    _play,
    determinize,
    _resample,
    guesses=True,  # the hidden next tile changes the worth of turns
)
_BY_HAND: Final[Strategy[CarcassonnePosition, Action, CarcassonneView]] = Strategy(MOVES, forecasts, ratings)
LEARNED: Final[Learned[CarcassonnePosition, Action, CarcassonneView]] = Learned(
    MOVES,
    partial(forecast_result, outcome),
    files(__package__) / "weights",
    _network_name,
    features,
    turn_features,
    _BY_HAND,
    _variant,
)
# only the master uses the network
COMPUTERS: Final[Computers[Action, CarcassonneView]] = computers(
    LEARNED.strategy(), choose_as_novice, idea, LEARNED, _BY_HAND
)
