"""Summaries of a person's results."""

from __future__ import annotations

from dataclasses import replace

from bot.model.results import Average, Result, summarise
from bot.model.rows import Ending

WON = Result(
    rank=1,
    score=40,
    gave_up=False,
    figures={"turns": 20, "best": 9},
    table_id=1,
    game="carrara",
    guild=1,
    seats=2,
    ending=Ending.PLAYED,
    rated=True,
    ended_at=0,
)
THIRD = replace(WON, rank=3, score=25, seats=4, figures={"turns": 17, "best": 12})
LEFT = replace(WON, rank=2, score=None, gave_up=True, figures={"turns": 90, "best": 90})
STAYED = replace(WON, score=None, ending=Ending.CONCEDED, figures={"turns": 3, "best": 0})
AGREED = replace(WON, rank=None, score=None, ending=Ending.AGREED)
ABANDONED = replace(AGREED, ending=Ending.ABANDONED)


def test_every_ending_counts_as_what_it_is() -> None:
    """Conceded games count and are won by those who stayed; games without a result are counted separately."""
    summary = summarise([WON, THIRD, LEFT, STAYED, AGREED, ABANDONED, ABANDONED])

    assert (summary.games, summary.won, summary.conceded) == (4, 2, 1)
    assert (summary.agreed, summary.abandoned) == (1, 2)
    assert summary.by_seats == {2: (3, 2), 4: (1, 0)}


def test_averages_are_of_games_played_to_the_end() -> None:
    """Averages exclude games that were given up or cut short, and are rounded to tenths."""
    summary = summarise([LEFT, STAYED, AGREED, WON, THIRD, WON])

    assert summary.score == Average(350, 40)
    assert summary.figures == {"turns": Average(190, 20), "best": Average(100, 12)}


def test_variants_are_told_apart() -> None:
    """Only variants played are listed, in the game's order; unknown ones count in the total only."""
    full = replace(WON, options={"expansion": True})
    odd = replace(THIRD, options={"statues": True})
    summary = summarise([full, WON, THIRD, replace(full, rank=2), odd])

    assert summary.by_variant == {"carrara/base": (2, 1), "carrara/expansion": (2, 1)}
    assert list(summary.by_variant) == ["carrara/base", "carrara/expansion"]
    assert summary.games == 5
