"""What the networks see of positions, and what they make of it."""

from __future__ import annotations

from bot.games.carrara.components import NO_BLOCKS, Objects
from bot.games.carrara.computer import last_round
from bot.games.carrara.computer.boards import kept
from tests.games.carrara.positions import board, player, table


def test_what_is_kept_is_never_taken_for_another() -> None:
    """Results are kept by identity, and memory is used again."""
    sizes = kept(len)
    assert [sizes((number,) * (number % 7)) for number in range(12_000)] == [number % 7 for number in range(12_000)]


def test_the_last_round_is_foreseen_exactly() -> None:
    """A seat that has had its last turn keeps its score; another adds the best that one turn yields."""
    last = table(turn=1, last_round_by=0, announced_by=0, coins=4, points=20, display=(), blocks=NO_BLOCKS)
    last = player(
        last, 1, coins=14, points=10, objects=Objects(crown=1), buildings=board("villa4 livorno, porta1 massa")
    )
    # 12 points and an object for the villa, another object for 10 coins, 2 points for 10 coins less
    expected = last_round(last)

    assert expected.points == (20, 10 + 3 + 5 + 2 + 12 + 3 + 3 - 2)
    assert expected.chances[1] > 0.99
