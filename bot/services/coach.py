"""The coach: hints for a seat that has to act, and reviews of finished games; worker processes compute them."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from bot.games.contract import Turn
from bot.games.players import Forecast, Simulations, Suggestion
from bot.model.history import effective_moves, split_into_turns
from bot.model.review import FEWEST_STANDARD_ERRORS, NOISE, Mistake, Review, TurningPoint, costliest, turning_points
from bot.model.rows import Ending, Move
from bot.services import analysis, worker
from bot.services.analysis import Weighed
from bot.services.worker_pool import FIRST_PRIORITY, WorkerPool
from bot.store.results import ReviewStore
from bot.tables.table import Table

HINTS_KEPT = 256
"""The number of hints kept in memory, so that asking again takes no time."""
SECONDS_A_TURN = 0.7
"""Seconds that reviewing a turn is expected to take, until a first review has been measured."""
_SEEDS = 2**32


@dataclass(frozen=True, slots=True)
class Effort:
    """The simulations that a review takes; counting them makes the review of a game reproducible."""

    scan_simulations: int = 20
    """Simulations for each choice of the game, to find possible mistakes."""
    compare_simulations: int = 24
    """Simulations for the outcome of each of two choices, in every trial that compares them."""
    position_simulations: int = 100
    """Simulations for the position before and after what seems a large swing."""
    swings: int = 3
    trials: int = 6
    """The number of trials in which two choices are compared."""
    suspects: int = 8


@dataclass(frozen=True, slots=True)
class _Choice:
    """A choice that a seat made, with what it knew."""

    turn: int
    seat: int
    seq: int
    view: Any
    done: Any
    free: bool
    """Whether there was anything else to choose."""


@dataclass(frozen=True, slots=True)
class _Suspect:
    choice: _Choice
    weighed: Weighed

    @property
    def cost(self) -> float:
        return self.weighed.cost(self.choice.seat)


class Coach:
    """Hints and reviews, each computed once, however many people ask."""

    def __init__(self, workers: WorkerPool, reviews: ReviewStore, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.pace = SECONDS_A_TURN
        """Seconds per turn that the latest review took."""
        self._workers = workers
        self._reviews = reviews
        self._hints: OrderedDict[tuple[int, int, int], tuple[Suggestion, ...]] = OrderedDict()
        """The latest hints, by table, revision and seat."""
        self._begun: dict[int, float] = {}
        """When the reviews that are being made began, by the monotonic clock."""

    async def hint(self, table: Table, seat: int) -> tuple[Suggestion, ...]:
        """Return the best actions for a seat that has to act, best first."""
        key = table.id, table.revision, seat
        found = self._hints.get(key)
        if found is None:
            # perfect memory of the open play, as for computer players, but nothing hidden
            view = table.game.views.view_with_memory(table.position, seat)
            job = (table.game_key, seat, view, _seed_of_row(table.id, table.revision), self._workers.budget)
            found = await self._workers.shared.join(
                ("hint", *key), lambda: self._workers.run(analysis.suggest, *job, priority=FIRST_PRIORITY)
            )
        self._hints[key] = found
        self._hints.move_to_end(key)
        while len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)
        return found

    def ready(self, table: Table, seat: int) -> tuple[Suggestion, ...]:
        """Return the hint for a seat, best first; nothing if it was not asked for or is not ready."""
        return self._hints.get((table.id, table.revision, seat), ())

    async def stored_review(self, table: Table) -> Review | None:
        """Return the review of a finished game if it has been made already."""
        return await self._reviews.get(table.id)

    async def seconds(self, table: Table) -> int:
        """Estimate how many seconds a review will take, or will still take."""
        turns, now = await table.turns(), time.monotonic()
        return max(1, round(self.pace * len(turns) - (now - self._begun.get(table.id, now))))

    async def review(self, table: Table) -> Review:
        """Review a finished game, or join a review already running; the result is stored."""
        if (found := await self._reviews.get(table.id)) is not None:
            return found
        return await self._workers.shared.join(("review", table.id), lambda: self._time_review(table))

    async def _time_review(self, table: Table) -> Review:
        began = self._begun[table.id] = time.monotonic()
        try:
            review = await self._review(table)
        finally:
            del self._begun[table.id]
        await self._reviews.put(table.id, review)
        self.pace = (time.monotonic() - began) / max(1, len(review.movers))
        return review

    async def _review(self, table: Table) -> Review:
        moves = await table.moves()
        turns = split_into_turns(moves, table.game.codec.events_from_json)
        chances: list[tuple[float, ...]] = []
        views: list[Any] = []
        suspects: list[_Suspect] = []
        for turn in turns:
            # others may act in it too, as in an auction
            acted = [
                (move, move.seat)
                for move in effective_moves(moves)
                if turn.first <= move.seq <= turn.last and move.seat is not None
            ]
            for place, (move, seat) in enumerate(acted):
                choice = await _choice(table, turn, move, seat)
                weighed = await self._weigh(table, choice) if choice.free else None
                if place == 0:
                    views.append(choice.view)
                    forecast = weighed.best.forecast if weighed else await self._evaluate(table, choice.view)
                    chances.append(forecast.chances)
                if weighed is not None and weighed.best.action != choice.done:
                    suspects.append(_Suspect(choice, weighed))
        chances.append(await self._final_chances(table))
        mistakes = [
            found
            for each in self._pick_suspects(table, suspects)
            if (found := await self._confirm_mistake(table, each))
        ]
        turning = await self._turning(table, chances, views)
        movers = tuple(turn.seat for turn in turns)
        return Review(tuple(chances), movers, turning, costliest(mistakes))

    async def _turning(self, table: Table, chances: list[tuple[float, ...]], views: list[Any]) -> TurningPoint | None:
        """Examine the largest swings more closely, correct the chances there, and return the largest swing."""
        won = table.winners()
        winner = won[0] if won else None
        seeming = turning_points(chances, winner)[: self.effort.swings]
        for moment in sorted({moment for swing in seeming for moment in (swing.turn - 1, swing.turn)}):
            if moment < len(views):
                forecast = await self._evaluate(table, views[moment], self.effort.position_simulations)
                chances[moment] = forecast.chances
        counting = [swing for swing in turning_points(chances, winner) if swing in seeming]
        return counting[0] if counting else None

    async def _weigh(self, table: Table, choice: _Choice) -> Weighed:
        job = (table.game_key, choice.seat, choice.view, choice.done, _seed_of_row(table.id, choice.seq))
        return await self._workers.run(analysis.weigh, *job, Simulations(self.effort.scan_simulations))

    async def _evaluate(self, table: Table, view: Any, simulations: int = 0) -> Forecast:
        budget = Simulations(simulations or self.effort.scan_simulations)
        return await self._workers.run(worker.evaluate, table.game_key, view, _seed_of_row(table.id, 0), budget)

    async def _final_chances(self, table: Table) -> tuple[float, ...]:
        """Return the chances at the end: the result, or an evaluation where nobody won by the rules."""
        won = table.winners()
        if table.row.ending is Ending.PLAYED and won:
            return tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(table.seats)))
        return (await self._evaluate(table, table.game.views.view_with_memory(table.position, None))).chances

    def _pick_suspects(self, table: Table, suspects: list[_Suspect]) -> list[_Suspect]:
        """Pick the costliest choices for a closer look, the same number for each seat."""
        each = max(2, self.effort.suspects // len(table.seats))
        picked: list[_Suspect] = []
        for seat in range(len(table.seats)):
            own = [suspect for suspect in suspects if suspect.choice.seat == seat and suspect.cost > NOISE]
            picked += sorted(own, key=lambda suspect: suspect.cost, reverse=True)[:each]
        return picked

    async def _confirm_mistake(self, table: Table, suspect: _Suspect) -> Mistake | None:
        """Compare a choice with the best one, and return it as a mistake if it cost more than noise."""
        choice, best = suspect.choice, suspect.weighed.best
        job = (table.game_key, choice.seat, choice.view, best.action, choice.done, _seed_of_row(table.id, choice.seq))
        budget = Simulations(self.effort.compare_simulations)
        found = await self._workers.run(analysis.compare, *job, budget, self.effort.trials)
        if found.difference < max(NOISE, FEWEST_STANDARD_ERRORS * found.error):
            return None
        first, *others = best.line
        better = [first, *(action for action in others if not table.game.rules.only_ends_turn(action))]
        return Mistake(
            turn=choice.turn,
            seat=choice.seat,
            seq=choice.seq,
            done=table.game.codec.action_to_json(choice.done),
            better=tuple(map(table.game.codec.action_to_json, better)),
            cost=round(found.difference, 4),
        )


async def _choice(table: Table, turn: Turn, move: Move, seat: int) -> _Choice:
    """Return the choice behind a move: what the seat knew, and whether it had an alternative."""
    position = await table.position_at(move.seq - 1)
    return _Choice(
        turn=turn.number,
        seat=seat,
        seq=move.seq,
        view=table.game.views.view_with_memory(position, seat),
        done=table.game.codec.action_from_json(move.action),
        free=len(table.game.rules.legal(position, seat)) > 1,
    )


def _seed_of_row(table: int, row: int) -> int:
    """Return the seed for a row of a table's log, always the same one."""
    # no log is nearly as long as this factor, so that neighbouring tables share no seeds
    return (table * 1_000_003 + row) % _SEEDS
