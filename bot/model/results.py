"""The results of finished games, by seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.games import GAMES, version_of
from bot.games.contract import Json
from bot.model.history import effective_moves
from bot.model.ranking import gave_up, ranks
from bot.model.rows import Ending, Move, TableRow


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
    """The number of seats at the table."""
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
            score=None if outcome is None or gave_up(seat) else outcome.scores[number],
            gave_up=gave_up(seat),
            figures=figures[number],
        )
        for number, (seat, rank) in enumerate(zip(row.seats, ranks(row.ending, row.seats, outcome), strict=True))
    ]
