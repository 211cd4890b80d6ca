"""The rest of a turn as one choice: where the tile goes, the second ingot, and a follower or none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile, TakeIngot
from bot.games.carcassonne.board import Place
from bot.games.carcassonne.components import Kind, Tile
from bot.games.carcassonne.gold import led_at, places_for_gold, settled, takeable, territory
from bot.games.carcassonne.position import Phase, Position, View
from bot.games.carcassonne.rules import draw
from bot.games.carcassonne.turn import carry_out, free_segments, place_tile, placements
from bot.games.chance import Chance
from bot.games.players import CandidateTurn, Moves

_Turn = CandidateTurn[Action]

KEEP: Final = KeepFollower()
GOLD_PLACES: Final = 1
"""How many tiles are considered for the second ingot before the gold tile lies; then all of them are."""


class Stacks:
    """The stacks that the turns of one list are tried with: the same for all, so that luck favours none of them."""

    __slots__ = ("tried",)

    def __init__(self) -> None:
        self.tried: list[tuple[Tile, ...]] = []

    def take(self, number: int, sampled: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """Return the stack for the try of this number, from 0: the first turn to get there brings its own."""
        if number == len(self.tried):
            self.tried.append(sampled)
        return self.tried[number]


class Planned:
    """A turn as it is listed: the tile is laid, the rest is carried out only if someone asks what the turn leaves."""

    __slots__ = ("_after", "_stacks", "_tries", "gold", "laid", "rest")

    def __init__(self, laid: View, rest: tuple[Action, ...], gold: int, stacks: Stacks) -> None:
        self.laid = laid
        self.rest = rest
        self.gold = gold
        """How many features the seat leads where the second ingot goes, less those that others lead."""
        self._stacks = stacks
        self._tries = 0
        self._after: View | None = None

    def play(self, stack: tuple[Tile, ...]) -> Position:
        """Carry out the turn and draw, from a stack that has the same tiles whenever this turn is played."""
        number, self._tries = self._tries, self._tries + 1
        return draw(self.after, self._stacks.take(number, stack))[0]

    @property
    def follower(self) -> PlaceFollower | None:
        """The follower that is set."""
        last = self.rest[-1]
        return last if isinstance(last, PlaceFollower) else None

    @property
    def after(self) -> View:
        """What the turn leaves, before the next tile is drawn, if every seat takes the ingots that bring it most."""
        found = self._after
        if found is None:
            found = self.laid
            for action in self.rest:
                found, _ = carry_out(found, action)
            found = self._after = settled(found)
        return found


class TurnMoves(Moves[Position, Action, View]):
    """Moves that play a listed turn from what is known of it."""

    __slots__ = ()

    def play_turn(self, position: Position, seat: int, turn: _Turn, chance: Chance) -> Position:
        """Carry out a turn that was listed for a position with the same view."""
        planned: Planned = turn.after
        return planned.play(position.stack)


def turns(position: Position) -> list[_Turn]:
    """List the turns of the seat whose turn it is; every legal action begins some."""
    view, stacks = position.open, Stacks()
    if view.phase is Phase.TILE:
        assert view.tile is not None, "a tile is drawn for every turn"
        tiles = [PlaceTile(view.tile, *found) for found in placements(view.board, view.tile)]
        return [
            CandidateTurn((tile, *planned.rest), planned)
            for tile in tiles
            for planned in _planned(place_tile(view, tile)[0], GOLD_PLACES, stacks)
        ]
    return [CandidateTurn(planned.rest, planned) for planned in _planned(view, None, stacks)]


def _planned(laid: View, most: int | None, stacks: Stacks) -> Iterator[Planned]:
    """Yield how a turn goes on after its tile, or with an ingot, with at most this many places for the second one."""
    if laid.phase is Phase.INGOT:
        yield from (Planned(laid, (TakeIngot(*claim.place),), 0, stacks) for claim in takeable(laid))
        return
    followers: list[Action] = [*(PlaceFollower(*free) for free in free_segments(laid)), KEEP]
    if laid.phase is not Phase.GOLD:
        yield from (Planned(laid, (follower,), 0, stacks) for follower in followers)
        return
    places = places_for_gold(laid)
    interest = {place: led_at(laid.board, place, laid.turn) for place in places}
    for follower in followers:
        own = _reached(laid, follower)
        gained = {place: interest[place] + (place in own) for place in places}
        best = sorted(places, key=gained.__getitem__, reverse=True)[:most]
        yield from (Planned(laid, (PlaceGold(*place), follower), gained[place], stacks) for place in best)


def _reached(laid: View, action: Action) -> frozenset[Place]:
    """Return the tiles whose ingots a follower would win, if its feature were completed."""
    if not isinstance(action, PlaceFollower) or action.feature is Kind.FIELD:
        return frozenset()
    feature = laid.board.feature_at(laid.board.laid[-1].place, action.feature, action.part)
    assert feature is not None, "only segments of the tile just laid are offered"
    return territory(feature)
