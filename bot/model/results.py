"""The results of finished games by seat, their final ranking however a game ended, and summaries of a person's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.games import GAMES, version_of
from bot.games.contract import Json, Outcome
from bot.model.history import effective_moves
from bot.model.rows import Ending, Move, Seat, TableRow
from bot.model.variants import variant_of, variants_of

FORM_GAMES = 10
"""The number of a person's newest games that make up their form."""


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
    tables = Counter(result.seats for result in counted)
    wins = Counter(result.seats for result in counted if result.won)
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
        form=tuple(results[:FORM_GAMES]),
    )


def _variant(result: Result) -> str | None:
    return variant_of(GAMES[result.game], result.options)


def _average(numbers: Sequence[int]) -> Average | None:
    if not numbers:
        return None
    return Average(round(10 * sum(numbers) / len(numbers)), max(numbers))


class Pool(StrEnum):
    """Who is rated with whom: people among themselves; computer players with everyone at their tables."""

    PEOPLE = "people"
    COMPUTERS = "computers"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat: no rank if the game had none, no score if it does not count as the player's own."""

    rank: int | None
    score: int | None
    gave_up: bool
    figures: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result(SeatResult):
    """A person's result in a finished game."""

    table_id: int
    game: str
    guild: int
    seats: int
    ending: Ending
    rated: bool
    ended_at: int
    options: Mapping[str, bool] = field(default_factory=dict)
    """The options that the table was created with."""

    @property
    def won(self) -> bool:
        """Whether they won, alone or with others."""
        return self.rank == 1 and not self.gave_up


def player_key(user: int | None, computer: str | None) -> str:
    """Return the key of a player in ratings: a Discord id, or a computer player's name."""
    key = computer if user is None else str(user)
    assert key is not None, "nobody sits there"
    return key


def seat_results(row: TableRow, last: Json, moves: Iterable[Move]) -> list[SeatResult]:
    """Return the result of each seat of a finished game, from its last position and its log."""
    assert row.ending is not None, f"table {row.id} has not ended"
    game = version_of(row.game, row.rules) or GAMES[row.game]
    played = row.ending is Ending.PLAYED
    outcome = game.rules.outcome(game.codec.position_from_json(last)) if played else None
    events = [event for move in effective_moves(moves) for event in game.codec.events_from_json(move.events)]
    figures = game.statistics.count(events, len(row.seats)) if game.statistics else [{}] * len(row.seats)
    return [
        SeatResult(
            rank=rank,
            score=None if outcome is None or not outcome.scores or has_given_up(seat) else outcome.scores[number],
            gave_up=has_given_up(seat),
            figures=figures[number],
        )
        for number, (seat, rank) in enumerate(zip(row.seats, ranks(row.ending, row.seats, outcome), strict=True))
    ]


def has_given_up(seat: Seat) -> bool:
    """Return whether a seat's person has given it up: by conceding, or by an absence with a stand-in."""
    return seat.conceded or (seat.stand_in is not None and not seat.one_turn)


def ranks(ending: Ending, seats: Sequence[Seat], outcome: Outcome | None) -> tuple[int | None, ...]:
    """Return each seat's rank from 1, equal for ties; None if the game had no result.

    Seats that were given up rank last, however well the computer player did; if all others gave up, the remaining seat
    has won. After the winners by the game's own rules, the score decides, and ties remain.
    """
    if ending in (Ending.AGREED, Ending.ABANDONED):
        return (None,) * len(seats)
    left = _seats_given_up(seats)
    if outcome is not None:
        return replace(outcome, left=left).ranks
    if ending is Ending.PLAYED:  # by rules that are missing now
        return (None,) * len(seats)
    return tuple(1 + (number in left) * (len(seats) - len(left)) for number in range(len(seats)))


def winners(ending: Ending | None, seats: Sequence[Seat], outcome: Outcome | None) -> tuple[int, ...]:
    """Return the seats that won: ranked first and not given up; if all were given up, by the rules alone."""
    found = () if ending is None else ranks(ending, seats, outcome)
    stayed = tuple(number for number, rank in enumerate(found) if rank == 1 and not has_given_up(seats[number]))
    return stayed or (() if outcome is None else outcome.winners)


def result(ending: Ending | None, seats: Sequence[Seat], outcome: Outcome) -> Outcome:
    """Return the outcome by the rules with those who gave up last, even if their stand-ins won."""
    return replace(outcome, winners=winners(ending, seats, outcome), left=_seats_given_up(seats))


def _seats_given_up(seats: Sequence[Seat]) -> frozenset[int]:
    return frozenset(number for number, seat in enumerate(seats) if has_given_up(seat))
