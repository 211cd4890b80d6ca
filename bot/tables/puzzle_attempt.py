"""A person's attempt at the puzzle of a day: a table whose position and log come from the puzzle and their answer.

It is made anew for each request, so several processes need not agree on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, Final

from bot.games.contract import Json
from bot.model.history import effective_moves
from bot.model.puzzles import Answer, Puzzle
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Lost, Move, NewMove, Seat, Status, TableRow
from bot.store.store import Store
from bot.tables.table import Table

FIRST_PUZZLE_TABLE: Final = 10**18
"""The first table number that stands for a puzzle; no real table comes near it."""
_NUMBERS_A_DAY: Final = 1000
"""The numbers for each day, so that the controls of a puzzle replaced during its day do not fit the new one."""


def number_of(day: int, puzzle: Puzzle) -> int:
    """Return the number by which controls name the puzzle of a day."""
    return FIRST_PUZZLE_TABLE + day * _NUMBERS_A_DAY + puzzle.id % _NUMBERS_A_DAY


def day_of(number: int) -> int:
    """Return the day of the puzzle with this number; below 0 for the table of a game."""
    return (number - FIRST_PUZZLE_TABLE) // _NUMBERS_A_DAY


class Attempt(Table):
    """An attempt; it is over once it is complete, or if its puzzle's day passes before it has begun."""

    counted = False
    most_rows = 200  # each request plays them all

    def __init__(self, store: Store, day: int, puzzle: Puzzle, user: int, names: Sequence[str], past: bool) -> None:
        """Take the names by seat, that of the person included, and whether the day is over."""
        self.day = day
        self.puzzle = puzzle
        self.past = past
        self.answer: Answer | None = None
        """As stored."""
        self.complete = False
        """Whether something was drawn, the turn has ended, or another seat is to act."""
        self._moves: list[Move] = []
        self._positions: list[Any] = []
        """By row."""
        self._forced: set[int] = set()
        """The rows in which nothing was left to choose."""
        row = TableRow(
            guild=0,
            channel=0,
            host=user,
            game=puzzle.game,
            rules=puzzle.rules,
            options=puzzle.options,
            open_hands=False,
            language="",
            capacity=len(names),
            seats=tuple(Seat(name, user if seat == puzzle.seat else None) for seat, name in enumerate(names)),
            id=number_of(day, puzzle),
            status=Status.RUNNING,
            announced=0,
            panel=None,
            created_at=0,
            gone=Lost.CHANNEL,  # it never had one
        )
        super().__init__(store, row, SystemRandom(), lambda table: None)
        self.lock = asyncio.Lock()  # the store compares before it writes
        self._replay(())

    @property
    def over(self) -> bool:
        return self.complete or (self.past and not self.revision)

    @property
    def actions(self) -> list[Any]:
        """The actions of the answer so far, without those that are forced."""
        return [
            self.game.codec.action_from_json(move.action)
            for move in effective_moves(self._moves)
            if move.seat is not None and move.seq not in self._forced
        ]

    def actors(self) -> tuple[int, ...]:
        """Return the seats that are to act now; none once it is over."""
        return () if self.over else super().actors()

    def acting(self) -> tuple[int, ...]:
        """Return the seats that may act now; none once it is over."""
        return () if self.over else super().acting()

    def check_running(self) -> None:
        """Raise Refused once it is over."""
        if self.over:
            raise Refused(Refusal.PUZZLE_OVER)

    async def moves(self, since: int = -1) -> list[Move]:
        """Return the rows of its log after one of them, by default all."""
        return self._moves[since + 1 :]

    async def row_at(self, seq: int) -> tuple[int, Json] | None:
        """Return the number of a row of its log, or of the newest one before it, and the position after it as JSON."""
        seq = min(seq, self.revision)
        return seq, self.game.codec.position_to_json(self._positions[seq])

    async def load(self) -> None:
        """Load what has been answered so far."""
        self.answer = await self.store.puzzles.answer(self.row.host, self.day)
        self._replay(() if self.answer is None else self.answer.steps)

    async def append(self, entries: Sequence[NewMove], *_: Any, **__: Any) -> None:
        """Store the new steps of the answer; raise Refused if other steps were stored meanwhile."""
        before, new = [*map(_step, self._moves[1:])], [_step(entry.move) for entry in entries]
        user, puzzle = self.row.host, self.puzzle.id
        stored = await self.store.puzzles.write_steps(user, self.day, puzzle, before, [*before, *new])
        await self.load()
        if not stored:
            raise Refused(Refusal.MOVED_ON)

    def _replay(self, steps: Sequence[Json]) -> None:
        """Play the steps from the position of the puzzle on."""
        game, seat, chance = self.game, self.puzzle.seat, Random(self.puzzle.id)
        self._moves, self._positions, self._forced = [_DEAL], [self.puzzle.begin(game)], set()
        self.complete = False
        for seq, step in enumerate(steps, 1):
            position = self._positions[-1]
            if isinstance(step, int):
                self._positions.append(self._positions[step])
                self._moves.append(replace(_DEAL, seq=seq, seat=seat, chosen=True, back_to=step))
                continue
            actor, action, chosen, joined = step
            played = game.rules.play(position, actor, game.codec.action_from_json(action), chance)
            events = game.codec.events_to_json(played.events)
            if not chosen and game.rules.forced(position) is not None:
                self._forced.add(seq)
            move = Move(seq, actor, action, {}, events, played.reveals, chosen, joined=joined)
            self._moves.append(replace(move, turn_ended=played.turn_ended))
            self._positions.append(played.position)
            self.complete = self.complete or played.reveals or played.turn_ended is not None
        self.revision, self._position = len(self._moves) - 1, self._positions[-1]
        self.complete = self.complete or seat not in game.rules.actors(self._position)
        # each row changes what the seat may do; a rated table offers no help before the answer
        revisions = (self.revision,) * len(self.row.seats)
        self.row = replace(self.row, seat_revisions=revisions, rated=not self.over)


_DEAL: Final = Move(0, None, {}, {}, [], reveals=False, chosen=False)


def _step(move: Move) -> Json:
    """Return a row of the log as it is stored: who did what, or the row to which it went back."""
    return [move.seat, move.action, move.chosen, move.joined] if move.back_to is None else move.back_to
