"""What a perfect memory knows, and what it has to guess."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conformance.playing import positions
from bot.games import carrara
from bot.games.carrara.components import (
    Blocks,
)
from bot.games.carrara.position import Position
from tests.games.carrara.positions import able_to_announce, table

seats_and_seed = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
some_games = settings(max_examples=6, deadline=None)


@some_games
@seats_and_seed
def test_a_perfect_memory_guesses_the_stack_alone(seats: int, seed: int) -> None:
    """Bag and hands are exact; the stack holds what nobody has seen."""
    for position in positions(carrara.GAME, seats, seed, every=9):
        dealt = carrara.determinize(carrara.view_with_memory(position, 0), Random(seed))

        assert dealt._replace(stack=position.stack) == position
        assert sorted(dealt.stack) == sorted(position.stack)


@some_games
@seats_and_seed
def test_everything_is_somewhere_where_hands_are_guessed(seats: int, seed: int) -> None:
    """Nothing is dealt twice or lost: 7 blocks of each colour, 6 objects of each kind."""
    for position in positions(carrara.GAME, seats, seed, every=9):
        dealt: Position = carrara.determinize(carrara.view(position, 0), Random(seed))
        blocks = [dealt.bag, *dealt.wheel, *(player.blocks for player in dealt.players)]
        objects = [dealt.supply, *(player.objects for player in dealt.players)]

        assert [sum(colour) for colour in zip(*blocks, strict=True)] == [7] * 6
        on_sale = [int(kind in dealt.on_sale) for kind in range(6)]
        assert [sum(kind) for kind in zip(on_sale, *objects, strict=True)] == [6] * 6


def test_every_order_of_the_stack_is_as_likely() -> None:
    """Each hidden building is on top about equally often."""
    view, chance = carrara.view_with_memory(table(), 0), Random(4)
    tops = Counter(carrara.determinize(view, chance).stack[0] for _ in range(1680))

    assert len(tops) == 21
    assert all(50 < count < 115 for count in tops.values())


def test_every_hidden_block_is_as_likely_anywhere() -> None:
    """Without memory, the other hand may be any of the blocks that are neither visible nor in the seat's own hand."""
    view, chance = carrara.view(table(blocks=Blocks(black=1)), 0), Random(4)
    held: Counter[int] = Counter()
    for _ in range(1400):
        hand = carrara.determinize(view, chance).players[1].blocks
        assert sum(hand) == 1
        held[hand.index(1)] += 1

    # 6 of each colour are possible, but only 5 of black, one being in the seat's own hand
    assert all(190 < held[colour] < 290 for colour in range(5))
    assert 150 < held[5] < 250


@pytest.mark.parametrize("position", [able_to_announce(), table(blocks=Blocks(7, 7, 7, 7, 7, 7), bag=Blocks(white=3))])
def test_views_that_no_game_leads_to(position: Position) -> None:
    """With more blocks or buildings than exist, something is still dealt, and the view is preserved."""
    view = carrara.view_with_memory(position, 0)

    assert carrara.view_with_memory(carrara.determinize(view, Random(1)), 0) == view
