"""Who is asked next in a turn, as the public message says."""

from __future__ import annotations

import pytest

from bot.games.palazzo import (
    Auction,
    Bid,
    ChooseMoney,
    ChooseTile,
    Discard,
    Pass,
    Phase,
    Position,
    TakeMoney,
    following,
    forced,
)
from tests.games.palazzo.positions import cards, do, table, tile
from tests.games.palazzo.test_properties import game, random_games, some_games

HANDS = ("f3", "f4 f5", "d5", "s6")
AUCTIONED = do(table(*HANDS, quarries=",b11", phase=Phase.REVEALED), Auction()).position
MONEY = do(table(*HANDS, pile="f7 d6 s5 c2 d3"), TakeMoney()).position
FULL = do(table(*HANDS, quarries=",b11 b22 b33 m41 m52", phase=Phase.REVEALED), Auction()).position


@pytest.mark.parametrize(
    ("position", "asked", "then"),
    [
        (table(*HANDS), 0, ()),
        (AUCTIONED, 1, (2, 3, 0)),
        (do(AUCTIONED, Pass()).position, 2, (3, 0)),
        (do(AUCTIONED, Bid(cards("f4")), Pass()).position, 3, (0, 1)),
        (MONEY, 0, (1, 2)),
        (do(MONEY, ChooseMoney(cards("f7 d6"))).position, 1, (2,)),
        (FULL, 0, (1, 2, 3)),
        (do(FULL, ChooseTile(tile("b22"))).position, 0, (1, 2, 3)),
        (do(FULL, ChooseTile(tile("b22")), Discard(tile("b22"))).position, 1, (2, 3)),
    ],
)
def test_following(position: Position, asked: int, then: tuple[int, ...]) -> None:
    """Clockwise, without those who have passed, and without the one who is left with the last card."""
    assert position.asked == asked
    assert following(position) == then


def test_the_last_tile_is_nobodys_choice() -> None:
    """With as many tiles as players the last one is not asked."""
    position = do(table(*HANDS, quarries=",b11 b22 b33 m41", phase=Phase.REVEALED), Auction()).position
    assert following(position) == (1, 2)
    built = do(position, ChooseTile(tile("b22"))).position
    assert following(built) == (1, 2), "while the first one builds"


@random_games
@some_games
def test_the_next_one_asked_is_the_first_who_follows(seats: int, options: dict[str, bool], seed: int) -> None:
    """As long as there is something to choose, and the auction goes on."""
    for step in game(seats, options, seed):
        before, after = step.before, step.played.position
        if after.phase is before.phase and after.asked != before.asked and forced(after) is None:
            assert after.asked == following(before)[0], before.phase
