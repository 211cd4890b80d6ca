"""Invariants of every game, tested on random games; features are compared with those that a flood fill finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conformance.playing import Transition, steps
from bot.games import carcassonne
from bot.games.carcassonne.actions import KeepFollower, PlaceFollower
from bot.games.carcassonne.board import Board, openings
from bot.games.carcassonne.components import SEATS, TILES, Kind, tiles_to_draw
from bot.games.carcassonne.events import FeatureScored, IngotTaken
from bot.games.carcassonne.position import VARIANTS, CarcassonnePhase, CarcassonnePosition, CarcassonneView, deal
from bot.games.carcassonne.prospects import value_feature
from bot.games.carcassonne.rules import legal
from bot.games.carcassonne.scoring import majority, points_of
from bot.games.carcassonne.turn import preview as preview_actions
from tests.games.carcassonne.landscape import Found, Segment, Tile, features, placements

random_games = given(
    seats=st.sampled_from(SEATS),
    options=st.sampled_from([*VARIANTS.values()]),
    seed=st.integers(0, 2**32),
)
some_games = settings(max_examples=4, deadline=None)


def game(seats: int, options: Mapping[str, bool], seed: int) -> Iterator[Transition]:
    chance = Random(seed)
    yield from steps(carcassonne.GAME, seats, chance, deal(seats, options, chance))


def tiles_of(board: Board) -> list[Tile]:
    return [(laid.tile.id, laid.x, laid.y, laid.turn) for laid in board.laid]


def followers_of(board: Board) -> list[tuple[int, Segment]]:
    return [(each.seat, (each.x, each.y, each.feature.value, each.part)) for each in board.followers]


def segments_of(board: Board) -> list[Segment]:
    return [(laid.x, laid.y, segment.kind.value, segment.part) for laid in board.laid for segment in laid.tile.segments]


@some_games
@random_games
def test_every_action(seats: int, options: Mapping[str, bool], seed: int) -> None:
    """Nothing is lost; at every fifth one, features and legal actions are those of a flood fill and brute force."""
    for number, step in enumerate(game(seats, options, seed)):
        check_pieces(step.played.position, "gold_mines" in options)
        check_ingots(step)
        if number % 5 == seed % 5:
            check_features(step.played.position.open.board)
            check_legal(step.before.open, step.seat, [*legal(step.before, step.seat)])


def check_features(board: Board) -> None:
    """Check that the same segments are together, completed alike, worth the same, with the same followers."""
    segments, followers, waiting = segments_of(board), followers_of(board), openings(board)
    own = {
        frozenset(segments[number] for number in each.segments): (label, each) for label, each in board.features.items()
    }
    found = features(tiles_of(board))
    assert own.keys() == {each.segments for each in found}
    for each in found:
        label, feature = own[each.segments]
        assert (feature.kind.value, feature.completed, {*feature.places}) == (
            each.kind,
            each.completed,
            {*each.squares},
        )
        assert {*majority(feature)} == each.winners(followers)
        here = [
            follower for follower, (_, node) in zip(board.followers, followers, strict=True) if node in each.segments
        ]
        assert Counter(feature.followers) == Counter(here)
        # an incomplete feature waits for something, and could be worth no less than it is
        assert (label in waiting) == (feature.kind is not Kind.FIELD and not feature.completed)
        assert {*waiting.get(label, ())} <= {*board.frontier} or feature.kind is Kind.MONASTERY
        now, could = value_feature(board, feature, waiting)
        assert now == points_of(board, feature) == each.points <= could
        assert now == could or not feature.completed


def check_legal(view: CarcassonneView, seat: int, legal: Sequence[Any]) -> None:
    """Check that tiles go wherever all edges match, followers on features without any, and gold around the tile."""
    laid = tiles_of(view.board)
    _, x, y, _ = laid[-1]
    if view.phase is CarcassonnePhase.TILE:
        assert view.tile is not None
        expected = {(view.tile.id, *place) for place in placements(laid, view.tile.id)}
        assert {(each.tile.id, each.x, each.y, each.turn) for each in legal} == expected
    elif view.phase is CarcassonnePhase.FOLLOWER:
        held = {node for _, node in followers_of(view.board)}
        free = {
            node[2:]
            for each in features(laid)
            if not each.segments & held and not (each.kind == "field" and view.without_farmers)
            for node in each.segments
            if node[:2] == (x, y) and view.players[seat].followers
        }
        assert {(each.feature.value, each.part) for each in legal[:-1]} == free
        assert legal[-1] == KeepFollower()
    else:
        around = {(a, b) for _, a, b, _ in laid if max(abs(a - x), abs(b - y)) == 1}
        assert {(each.x, each.y) for each in legal} == around


def check_pieces(position: CarcassonnePosition, gold_mines: bool) -> None:
    """Check that all tiles, seven followers of each seat, and two ingots for each gold tile are somewhere."""
    view = position.open
    tiles = [laid.tile for laid in view.board.laid[1:]] + [*view.removed, *position.stack, *filter(None, [view.tile])]
    assert Counter(tiles) == Counter(tiles_to_draw(gold_mines))
    assert view.left == tuple(tile for tile in TILES.values() for _ in range(position.stack.count(tile)))
    for seat, player in enumerate(view.players):
        assert 0 <= player.followers == 7 - sum(each.seat == seat for each in view.board.followers)
    mines = sum(laid.tile.gold for laid in view.board.laid) - (view.phase is CarcassonnePhase.GOLD)
    assert sum(player.ingots for player in view.players) + sum(view.board.ingots.values()) == 2 * mines <= 16
    assert all(number > 0 for number in view.board.ingots.values())


def check_ingots(step: Transition) -> None:
    """Check that all ingots on the tiles of features just scored are taken, by seats with the majority there."""
    taken = [event for event in step.played.events if isinstance(event, IngotTaken)]
    claims: dict[tuple[int, int], set[int]] = {}
    for event in step.played.events:
        if isinstance(event, FeatureScored) and event.completed:
            for x, y in event.places:
                reach = (-1, 0, 1) if event.feature is Kind.MONASTERY else (0,)
                for square in ((x + a, y + b) for a in reach for b in reach):
                    claims.setdefault(square, set()).update(event.seats)
    lying = step.before.open.board.ingots
    assert len(taken) == sum(number for place, number in lying.items() if place in claims)
    assert all(event.seat in claims[event.x, event.y] for event in taken)


@pytest.mark.slow
@some_games
@random_games
def test_points_come_from_completed_features(seats: int, options: Mapping[str, bool], seed: int) -> None:
    """Each turn scores what a flood fill finds newly completed; followers return; at the end all else scores."""
    before: list[Found] = []
    for step in game(seats, options, seed):
        if step.played.turn_ended is None:
            continue
        view = step.played.position.open
        laid = tiles_of(view.board)
        standing = followers_of(step.before.open.board)
        if isinstance(step.action, PlaceFollower):
            standing.append((step.seat, (*laid[-1][1:3], step.action.feature.value, step.action.part)))
        now = features(laid)
        completed = [each for each in now if each.completed and each.segments not in {old.segments for old in before}]
        was_open = [each for each in completed if any(node in each.segments for _, node in standing)]
        expected = [Counter[str]() for _ in range(seats)]
        for each in was_open:
            for seat in each.winners(standing):
                expected[seat][each.kind] += each.points
        left = [(seat, node) for seat, node in standing if not any(node in each.segments for each in was_open)]
        if view.phase is CarcassonnePhase.OVER:
            for each in now:
                for seat in each.winners(left):
                    expected[seat][each.kind] += each.points
        for seat in range(seats):
            old, new = step.before.open.players[seat], view.players[seat]
            for kind in Kind:
                assert getattr(new, kind) - getattr(old, kind) == expected[seat][kind.value]
        assert Counter(followers_of(view.board)) == Counter(left)
        before = [each for each in now if each.completed]


@some_games
@random_games
def test_a_turn_can_be_previewed(seats: int, options: Mapping[str, bool], seed: int) -> None:
    """A preview from what everyone may know shows what a whole turn led to, up to the next tile."""
    played = list(game(seats, options, seed))
    ends = [number for number, step in enumerate(played) if step.played.turn_ended is not None]
    for first, last in zip([0, *(number + 1 for number in ends)], ends, strict=False):
        view, seat = played[first].before.open, played[first].seat
        preview = preview_actions(view, seat, [step.action for step in played[first : last + 1]])
        after = played[last].played.position.open
        happened = [event for step in played[first : last + 1] for event in step.played.events]
        assert preview.view.phase is CarcassonnePhase.DRAW
        assert preview.events == (*happened[: len(preview.events)],)
        assert preview.view.board == after.board
        if after.phase is not CarcassonnePhase.OVER:
            assert preview.view.players == after.players
