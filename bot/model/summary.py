"""A summary of a person's results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games import GAMES
from bot.model.results import Result
from bot.model.rows import Ending
from bot.model.variants import variant_of, variants_of

FORM = 10
"""How many of the newest games make up someone's form."""


@dataclass(frozen=True, slots=True)
class Average:
    """The mean of some numbers, in tenths, and the highest of them."""

    tenths: int
    highest: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A person's games of one kind: those with a result and how they went, and those that ended without one."""

    games: int
    won: int
    conceded: int
    agreed: int
    abandoned: int
    by_seats: Mapping[int, tuple[int, int]]
    """By number of seats: games with a result, and how many of them were won."""
    by_variant: Mapping[str, tuple[int, int]]
    """By the game's variants, in their order: games with a result, and how many of them were won."""
    score: Average | None
    figures: Mapping[str, Average]
    """Score and figures are those of the games that the person played to the end."""
    form: tuple[Result, ...]
    """The newest games, newest first."""


def summarise(results: Sequence[Result]) -> Summary:
    """Summarise results of one game, given newest first."""
    counted = [result for result in results if result.ending in (Ending.PLAYED, Ending.CONCEDED)]
    own = [result for result in counted if result.ending is Ending.PLAYED and not result.gave_up]
    endings = Counter(result.ending for result in results)
    tables, wins = (
        Counter(result.seats for result in counted),
        Counter(result.seats for result in counted if result.won),
    )
    variants = Counter(_variant(result) for result in counted)
    won_in = Counter(_variant(result) for result in counted if result.won)
    order = variants_of(GAMES[results[0].game]) if results else ()
    names = list(own[0].figures) if own else []
    return Summary(
        games=len(counted),
        won=sum(wins.values()),
        conceded=sum(result.gave_up for result in counted),
        agreed=endings[Ending.AGREED],
        abandoned=endings[Ending.ABANDONED],
        by_seats={seats: (tables[seats], wins[seats]) for seats in sorted(tables)},
        by_variant={name: (variants[name], won_in[name]) for name in order if variants[name]},
        score=_average([result.score for result in own if result.score is not None]),
        figures={
            name: average
            for name in names
            if (average := _average([result.figures[name] for result in own if name in result.figures])) is not None
        },
        form=tuple(results[:FORM]),
    )


def _variant(result: Result) -> str | None:
    return variant_of(GAMES[result.game], result.options)


def _average(numbers: Sequence[int]) -> Average | None:
    if not numbers:
        return None
    return Average(round(10 * sum(numbers) / len(numbers)), max(numbers))
