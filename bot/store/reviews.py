"""Reviews of finished games: what a coach found out about each, in no language, and where they are kept."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise

from bot.games.game import Json
from bot.store.part import Shelf

VERSION = 2
"""Raised when reviews are made in another way, so that those of before are made anew."""
NOISE = 0.04
"""What chances of winning are off by anyway: no smaller deviation is called a mistake or a turning point."""
SURE = 2.0
"""How many standard errors a mistake must cost."""
OPEN = 0.75
"""Up to this chance of the later winner a game counts as open."""
MOST_MISTAKES = 3
"""How many are told of each seat."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice after which a seat was less likely to win than after another."""

    turn: int
    """Counted from 1 through the whole game."""
    seat: int
    row: int
    """Where in the table's log it stands."""
    done: Json
    better: tuple[Json, ...]
    """The better action, and how the turn would have gone on after it."""
    cost: float
    """How much less likely the seat was to win, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The turn in which the game swung most."""

    turn: int
    seat: int
    """For whom it swung."""


@dataclass(frozen=True, slots=True)
class Review:
    """What is told of a finished game."""

    chances: tuple[tuple[float, ...], ...]
    """By seat, how likely it was to win before each turn; at last, how it ended."""
    movers: tuple[int, ...]
    """Whose turn each was."""
    turning: TurningPoint | None
    mistakes: tuple[Mistake, ...]
    """In the order of the game."""

    @property
    def turns(self) -> int:
        """How many turns the game had."""
        return len(self.movers)


def swings(chances: Sequence[Sequence[float]], winner: int | None) -> list[TurningPoint]:
    """List the turns after which the winner, or without one anybody, was likelier to win than before, largest first.

    Turns before which the game was open come before all others; what changed little is left out.
    """
    found = [
        (before[seat] <= OPEN, after[seat] - before[seat], -turn, TurningPoint(turn, seat))
        for turn, (before, after) in enumerate(pairwise(chances), 1)
        for seat in ([winner] if winner is not None else range(len(before)))
        if after[seat] - before[seat] > NOISE
    ]
    return [swing[-1] for swing in sorted(found, key=lambda swing: swing[:3], reverse=True)]


def costliest(mistakes: Sequence[Mistake], most: int = MOST_MISTAKES) -> tuple[Mistake, ...]:
    """Keep of each seat the few mistakes that cost it most, in the order of the game."""
    kept: list[Mistake] = []
    for seat in sorted({mistake.seat for mistake in mistakes}):
        own = [mistake for mistake in mistakes if mistake.seat == seat]
        kept += sorted(own, key=lambda mistake: mistake.cost, reverse=True)[:most]
    return tuple(sorted(kept, key=lambda mistake: mistake.row))


class Reviews(Shelf):
    """The reviews in the store."""

    async def find(self, table: int) -> Review | None:
        """Read a game's review; None where it was not made yet, or in another way."""
        rows = await self.database.read("SELECT data FROM reviews WHERE game = ? AND version = ?", table, VERSION)
        return _from_json(json.loads(rows[0][0])) if rows else None

    async def keep(self, table: int, review: Review) -> None:
        """Write down a game's review."""
        rounded = tuple(tuple(round(chance, 4) for chance in each) for each in review.chances)
        data = json.dumps(asdict(replace(review, chances=rounded)), separators=(",", ":"))
        async with self.database.transaction(table) as db:
            await db.execute(
                "INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT (game)"
                " DO UPDATE SET version = excluded.version, data = excluded.data",
                (table, VERSION, data),
            )


def _from_json(data: Json) -> Review:
    return Review(
        chances=tuple(map(tuple, data["chances"])),
        movers=tuple(data["movers"]),
        turning=None if data["turning"] is None else TurningPoint(**data["turning"]),
        mistakes=tuple(Mistake(**{**mistake, "better": tuple(mistake["better"])}) for mistake in data["mistakes"]),
    )
