"""Ranks, for every way a game can end."""

from __future__ import annotations

import pytest

from bot.games.contract import Outcome
from bot.model.results import ranks, result
from bot.model.rows import Ending, Seat
from tests.outcomes import outcome_of

ADA, BEN, CLEO, DAN = (Seat(name, user=number) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 101))
ROBOT = Seat("Robot", computer="novice")
LEFT = Seat("Ada", user=101, stand_in="novice", conceded=True)
ABSENT = Seat("Ben", user=102, stand_in="novice")
HELPED = Seat("Ben", user=102, stand_in="novice", one_turn=True)


@pytest.mark.parametrize(
    ("seats", "outcome", "expected"),
    [
        ((ADA, BEN), outcome_of(30, 40), (2, 1)),
        ((ADA, BEN), outcome_of(40, 40), (1, 1)),
        ((ADA, BEN), outcome_of(40, 40, winners=(1,)), (2, 1)),
        ((ADA, BEN, CLEO, DAN), outcome_of(50, 70, 50, 20), (2, 1, 2, 4)),
        ((ADA, BEN, CLEO, DAN), outcome_of(70, 20, 70, 50), (1, 4, 1, 3)),
        ((ADA, ROBOT, CLEO), outcome_of(1, 2, 3), (3, 2, 1)),
    ],
)
def test_ranks_of_a_game_played_to_the_end(
    seats: tuple[Seat, ...], outcome: Outcome, expected: tuple[int, ...]
) -> None:
    """Winners come first, then the score decides; ties share a rank and skip the next."""
    assert ranks(Ending.PLAYED, seats, outcome) == expected


@pytest.mark.parametrize(
    ("seats", "outcome", "expected"),
    [
        ((LEFT, BEN, CLEO), outcome_of(90, 10, 20), (3, 2, 1)),
        ((LEFT, ABSENT, CLEO), outcome_of(90, 80, 20), (2, 2, 1)),
        ((LEFT, BEN, CLEO), outcome_of(90, 20, 20), (3, 1, 1)),
        ((CLEO, HELPED), outcome_of(10, 20), (2, 1)),
        ((LEFT, ABSENT), outcome_of(10, 20), (1, 1)),
    ],
)
def test_who_gave_up_is_last(seats: tuple[Seat, ...], outcome: Outcome, expected: tuple[int, ...]) -> None:
    """A seat with a stand-in ranks last whatever its score, except after help for a single turn."""
    assert ranks(Ending.PLAYED, seats, outcome) == expected


def test_a_result_has_those_who_gave_up_last() -> None:
    """Its winners, ranks and order are those of the ranking, and a tie with someone who left was not broken."""
    found = result(Ending.PLAYED, (LEFT, BEN, CLEO), outcome_of(90, 20, 20))
    assert (found.winners, found.ranks, found.order) == ((1, 2), (3, 1, 1), [1, 2, 0])
    assert not found.tie_broken
    assert not result(Ending.PLAYED, (LEFT, BEN, CLEO), outcome_of(30, 30, 10, winners=(0,))).tie_broken
    assert result(Ending.PLAYED, (ADA, BEN, CLEO), outcome_of(30, 30, 10, winners=(0,))).tie_broken
