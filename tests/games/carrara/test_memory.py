"""What a perfect memory knows, and what it has to guess."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conformance.playing import positions
from bot.games import carrara
from bot.games.carrara.components import (
    Blocks,
    Building,
)
from bot.games.carrara.view import determinize, view_with_memory
from bot.games.carrara.view import view as view_of
from tests.games.carrara.positions import table

seats_and_seed = given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
some_games = settings(max_examples=6, deadline=None)


@some_games
@seats_and_seed
def test_a_perfect_memory_has_to_guess_only_the_stack(seats: int, seed: int) -> None:
    """Bag and hands are exact; the stack holds what nobody has seen."""
    for position in positions(carrara.GAME, seats, seed, every=9):
        dealt = determinize(view_with_memory(position, 0), Random(seed))

        assert dealt._replace(stack=position.stack) == position
        assert sorted(dealt.stack) == sorted(position.stack)


def test_hidden_pieces_are_sampled_uniformly() -> None:
    """Without memory the other hand may be any block that the seat does not see, and the top building any of them."""
    view, chance = view_of(table(blocks=Blocks(black=1)), 0), Random(4)
    held, tops = Counter[int](), Counter[Building]()
    for _ in range(1400):
        position = determinize(view, chance)
        assert sum(position.players[1].blocks) == 1
        held[position.players[1].blocks.index(1)] += 1
        tops[position.stack[0]] += 1

    # 6 of each colour are possible, but only 5 of black, one being in the seat's own hand
    assert all(190 < held[colour] < 290 for colour in range(5))
    assert 150 < held[5] < 250
    assert len(tops) == 21
    assert all(40 < count < 95 for count in tops.values())
