"""Invariants of every game, tested on random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import palazzo
from bot.games.palazzo import (
    AddFloor,
    Auction,
    AuctionWon,
    BeginPalazzo,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Discard,
    EndTurn,
    Insert,
    Pass,
    Phase,
    Position,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
    TileDiscarded,
    TileRemoved,
    TilesLeft,
)
from bot.games.palazzo.components import ALL_CARDS, ALL_TILES, ENVOYS, Cards, Tile
from tests.games.palazzo.positions import seen
from tests.games.playouts import Step

random_games = given(
    seats=st.sampled_from(palazzo.SEATS),
    options=st.sampled_from([{}, {"even_stacks": True}]),
    seed=st.integers(0, 2**32),
)
some_games = settings(max_examples=8, deadline=None)


def game(seats: int, options: dict[str, bool], seed: int) -> Iterator[Step]:
    """Play a random game in which every other purchase is an auction instead, and every other raise a pass."""
    chance = Random(seed)
    position = palazzo.deal(seats, options, chance)
    while position.phase is not Phase.OVER:
        seat, legal = position.asked, palazzo.legal(position, position.asked)
        number = chance.randrange(len(legal))
        if position.phase in (Phase.REVEALED, Phase.BIDDING) and chance.random() < 0.5:
            number = len(legal) - 1
        played = palazzo.play(position, seat, legal[number], chance)
        yield Step(position, seat, legal[number], played)
        position = played.position


def money_of(position: Position) -> Cards:
    """Return all cards, wherever they are."""
    found = [*position.pile, *position.discards, *position.display]
    for player in position.players:
        found += player.hand
    for laid in position.bids:
        found += laid.cards
    return Cards(found)


@pytest.mark.slow
@some_games
@random_games
def test_everything_is_somewhere(seats: int, options: dict[str, bool], seed: int) -> None:
    """All 55 cards always; the 48 tiles less those that an event says have left the game; five envoys."""
    gone = Counter[Tile]()
    for step in game(seats, options, seed):
        for event in step.played.events:
            if isinstance(event, TileDiscarded | TileRemoved):
                gone[event.tile] += 1
            elif isinstance(event, TilesLeft):
                gone.update(event.tiles)
        position: Position = step.played.position
        assert money_of(position) == ALL_CARDS
        assert seen(position) + gone == Counter(ALL_TILES)
        assert position.envoys + sum(len(stack) - len(stack.tiles) for stack in position.stacks) == ENVOYS


@some_games
@random_games
def test_palazzi_rise(seats: int, options: dict[str, bool], seed: int) -> None:
    """Floors rise in every palazzo, numbers are never used twice, and what everyone has seen is in the hand."""
    for step in game(seats, options, seed):
        position: Position = step.played.position
        for before, player in zip(step.before.players, position.players, strict=True):
            assert player.begun >= before.begun
            for palazzo_ in player.palazzi:
                assert all(low.floor < high.floor for low, high in pairwise(palazzo_.floors))
                assert palazzo_.number <= player.begun
            assert len({each.number for each in player.palazzi}) == len(player.palazzi)
            assert player.hand.holds(player.shown)


@some_games
@random_games
def test_the_builders_own_quarry_stays_empty(seats: int, options: dict[str, bool], seed: int) -> None:
    """From the first auction on, whenever a turn begins: no tile is laid where he stands."""
    moved = False
    for step in game(seats, options, seed):
        moved |= isinstance(step.action, Auction)
        if moved and step.before.phase is Phase.TURN:
            assert step.before.quarry == ()


@some_games
@random_games
def test_a_turn_is_one_of_three(seats: int, options: dict[str, bool], seed: int) -> None:
    """Money, tiles or rebuilding, each with all that belongs to it, by the seats that it is up to."""
    turns: list[list[Step]] = [[]]
    for step in game(seats, options, seed):
        turns[-1].append(step)
        if step.played.turn_ended is not None:
            turns.append([])
    assert turns.pop() == []
    for number, turn in enumerate(turns):
        seat = number % seats
        kinds = [type(step.action) for step in turn]
        assert turn[0].seat == seat
        assert turn[-1].seat == turn[-1].played.turn_ended == seat
        assert kinds[-1] is EndTurn or turn is turns[-1]
        if kinds[0] is TakeMoney:
            assert kinds[1:-1] == [ChooseMoney] * seats
            assert [step.seat for step in turn[1:-1]] == [(seat + after) % seats for after in range(seats)]
        elif kinds[0] is Reveal:
            assert kinds[1:2] == ([] if turn is turns[-1] else [Buy] if Buy in kinds else [Auction])
            builds = [step for step in turn if type(step.action) in (BeginPalazzo, AddFloor, Discard)]
            won = [event for step in turn for event in step.played.events if isinstance(event, AuctionWon)]
            if Buy in kinds:
                assert {step.seat for step in builds} == {seat}
                assert len(builds) == len(kinds) - 3
            elif won:
                assert {*kinds[2 : -1 - len(builds)]} <= {Bid, Pass}
                assert kinds.count(Pass) == seats - 1
                assert {step.seat for step in builds} == {won[0].seat}
                assert len(builds) == len(won[0].tiles)
            elif ChooseTile in kinds:
                assert [step.seat for step in turn if type(step.action) is ChooseTile] == [
                    (seat + after) % seats for after in range(seats)
                ]
                assert len(builds) == seats
        else:
            assert kinds[0] in (TakeOut, Insert, Remove)
            assert len(kinds) == 2


@some_games
@random_games
def test_bids_rise(seats: int, options: dict[str, bool], seed: int) -> None:
    """Each is higher than all before it in its auction, and the winner pays just what it laid."""
    bid = 0
    for step in game(seats, options, seed):
        before, after = step.before, step.played.position
        if isinstance(step.action, Auction) and after.bids:
            bid = 3
            assert after.bids[before.turn].value == 3
        elif isinstance(step.action, Bid):
            assert after.bids[step.seat].value > bid
            bid = after.bids[step.seat].value
            assert after.bids[step.seat].cards == before.bids[step.seat].cards.plus(step.action.cards)
        for event in step.played.events:
            if isinstance(event, AuctionWon):
                assert event.bid == bid
                assert event.cards == before.bids[event.seat].cards
                assert after.discards == before.discards.plus(event.cards)


@pytest.mark.slow
@some_games
@random_games
def test_what_may_be_previewed_comes_so(seats: int, options: dict[str, bool], seed: int) -> None:
    """From what its seat knows every action leads to what it then led to, unless it reveals something random."""
    for step in game(seats, options, seed):
        if isinstance(step.action, TakeMoney | Reveal):
            continue
        preview = palazzo.preview(palazzo.view(step.before, step.seat), [step.action])
        assert preview.events == step.played.events
        assert preview.view == palazzo.view(step.played.position, step.seat)
