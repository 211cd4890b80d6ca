"""The coach: hints for whoever is to move, and reviews of finished games; all its thinking is done elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from bot.games.game import END_TURN
from bot.model.budgets import Simulations
from bot.model.history import holding
from bot.model.ranking import winners
from bot.model.rows import Ending, Move
from bot.model.turns import Turn, turns_of
from bot.services import analysis, worker
from bot.services.analysis import Suggestion, Weighed
from bot.services.worker_pool import Thinkers
from bot.store.reviews import NOISE, SURE, Mistake, Review, Reviews, TurningPoint, costliest, swings
from bot.tables.table import Table

log = logging.getLogger(__name__)

HINTS_KEPT = 256
"""How many hints stay in memory, so that whoever asks again need not wait."""
SECONDS_A_TURN = 0.7
"""How long a turn's review is taken to last as long as none was made."""
_SEEDS = 2**32


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a review thinks, in simulations, so that the same game always has the same review."""

    glance: int = 20
    """About each choice of the game, to find those that may have been mistakes."""
    look: int = 24
    """About what came after each of two choices, every time that they are compared."""
    gaze: int = 100
    """About where the game stood before and after what seems a large swing."""
    swings: int = 3
    """How many of those are looked at."""
    trials: int = 6
    """How often they are compared."""
    suspects: int = 8
    """How many choices are looked at that closely."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A choice that somebody made, with what they knew."""

    turn: int
    seat: int
    row: int
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
    """Hints and reviews, each thought about once, however many ask."""

    def __init__(self, thinkers: Thinkers, reviews: Reviews, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.pace = SECONDS_A_TURN
        """Seconds that the latest review took a turn."""
        self._thinkers = thinkers
        self._reviews = reviews
        self._hints: OrderedDict[tuple[int, int, int], asyncio.Task[tuple[Suggestion, ...]]] = OrderedDict()
        self._making: dict[int, asyncio.Task[Review]] = {}

    async def hint(self, table: Table, seat: int) -> tuple[Suggestion, ...]:
        """Tell which actions are best for a seat that is to act, best first."""
        key = table.id, table.revision, seat
        task = self._hints.get(key)
        if task is None or (task.done() and not self.knows(table, seat)):
            # what everyone could remember of the open play, as the computer players do: no order that nobody knows
            view = table.game.recall(table.position, seat)
            asked = (table.row.game, seat, view, _seed(table.id, table.revision), self._thinkers.allowance)
            task = asyncio.create_task(self._thinkers.think(analysis.suggest, *asked, first=True))
            task.add_done_callback(_heard)
            self._hints[key] = task
        self._hints.move_to_end(key)
        while len(self._hints) > HINTS_KEPT:
            self._hints.popitem(last=False)
        return await asyncio.shield(task)

    def knows(self, table: Table, seat: int) -> bool:
        """Tell whether a hint is there already, so that nobody need wait for it."""
        task = self._hints.get((table.id, table.revision, seat))
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def kept(self, table: Table) -> Review | None:
        """Find the review of a finished game where it was made already."""
        return await self._reviews.find(table.id)

    async def seconds(self, table: Table) -> int:
        """Tell about how long a review will take."""
        turns = turns_of(await table.store.moves(table.id), table.game.events_from_json)
        return max(1, round(self.pace * len(turns)))

    async def review(self, table: Table) -> Review:
        """Review a finished game, or join who is waiting for that review already; it is kept."""
        if (found := await self._reviews.find(table.id)) is not None:
            return found
        task = self._making.get(table.id)
        if task is None:
            task = asyncio.create_task(self._review(table), name=f"review of table {table.id}")
            task.add_done_callback(_heard)
            task.add_done_callback(lambda _: self._making.pop(table.id, None))
            self._making[table.id] = task
        return await asyncio.shield(task)

    async def _review(self, table: Table) -> Review:
        began = time.monotonic()
        moves = await table.store.moves(table.id)
        turns = turns_of(moves, table.game.events_from_json)
        chances: list[tuple[float, ...]] = []
        views: list[Any] = []
        suspects: list[_Suspect] = []
        for turn in turns:
            own = [move for move in holding(moves) if turn.first <= move.seq <= turn.last and move.seat == turn.seat]
            for place, move in enumerate(own):
                choice = await _choice(table, turn, move)
                weighed = await self._weigh(table, choice) if choice.free else None
                if place == 0:
                    views.append(choice.view)
                    chances.append(weighed.forecast.chances if weighed else await self._judge(table, choice.view))
                if weighed is not None and weighed.best.action != choice.done:
                    suspects.append(_Suspect(choice, weighed))
        chances.append(await self._end(table))
        mistakes = [found for each in self._worst(table, suspects) if (found := await self._convict(table, each))]
        turning = await self._turning(table, chances, views)
        movers = tuple(turn.seat for turn in turns)
        review = Review(tuple(chances), movers, turning, costliest(mistakes))
        await self._reviews.keep(table.id, review)
        self.pace = (time.monotonic() - began) / max(1, len(turns))
        return review

    async def _turning(self, table: Table, chances: list[tuple[float, ...]], views: list[Any]) -> TurningPoint | None:
        """Look more closely at what seem to be the largest swings, correct the chances there, and tell the largest."""
        won = winners(table.row.ending, table.seats, table.outcome())
        winner = won[0] if won else None
        seeming = swings(chances, winner)[: self.effort.swings]
        for moment in sorted({moment for swing in seeming for moment in (swing.turn - 1, swing.turn)}):
            if moment < len(views):
                chances[moment] = await self._judge(table, views[moment], self.effort.gaze)
        counting = [swing for swing in swings(chances, winner) if swing in seeming]
        return counting[0] if counting else None

    async def _weigh(self, table: Table, choice: _Choice) -> Weighed:
        asked = (table.row.game, choice.seat, choice.view, choice.done, _seed(table.id, choice.row))
        return await self._thinkers.think(analysis.weigh, *asked, Simulations(self.effort.glance))

    async def _judge(self, table: Table, view: Any, simulations: int = 0) -> tuple[float, ...]:
        asked = (table.row.game, view, _seed(table.id, 0), Simulations(simulations or self.effort.glance))
        return (await self._thinkers.think(worker.judge, *asked)).chances

    async def _end(self, table: Table) -> tuple[float, ...]:
        """Tell how the game ended; where nobody won by the rules, how it stood."""
        won = winners(table.row.ending, table.seats, table.outcome())
        if table.row.ending is Ending.PLAYED and won:
            return tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(table.seats)))
        return await self._judge(table, table.game.recall(table.position, None))

    def _worst(self, table: Table, suspects: list[_Suspect]) -> list[_Suspect]:
        """Pick the choices that are worth a closer look, as many of each seat."""
        each = max(2, self.effort.suspects // len(table.seats))
        picked: list[_Suspect] = []
        for seat in range(len(table.seats)):
            own = [suspect for suspect in suspects if suspect.choice.seat == seat and suspect.cost > NOISE]
            picked += sorted(own, key=lambda suspect: suspect.cost, reverse=True)[:each]
        return picked

    async def _convict(self, table: Table, suspect: _Suspect) -> Mistake | None:
        """Look on from both choices alike, and tell what was given away if that is no mere chance."""
        choice, best = suspect.choice, suspect.weighed.best
        asked = (table.row.game, choice.seat, choice.view, best.action, choice.done, _seed(table.id, choice.row))
        look = Simulations(self.effort.look)
        found = await self._thinkers.think(analysis.compare, *asked, look, self.effort.trials)
        if found.difference < max(NOISE, SURE * found.error):
            return None
        better = [table.game.action_to_json(action) for action in best.line]
        return Mistake(
            turn=choice.turn,
            seat=choice.seat,
            row=choice.row,
            done=table.game.action_to_json(choice.done),
            better=tuple(each for place, each in enumerate(better) if not place or each["action"] != END_TURN),
            cost=round(found.difference, 4),
        )

    async def close(self) -> None:
        """Stop; who asks again after the next start gets an answer then."""
        tasks = [*self._making.values(), *self._hints.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _choice(table: Table, turn: Turn, move: Move) -> _Choice:
    """Read what a seat knew before a move, and whether it had anything to choose."""
    found = await table.store.position(table.id, move.seq - 1)
    assert found is not None, f"table {table.id} has no row before {move.seq}"
    position = table.game.position_from_json(found[1])
    return _Choice(
        turn=turn.number,
        seat=turn.seat,
        row=move.seq,
        view=table.game.recall(position, turn.seat),
        done=table.game.action_from_json(move.action),
        free=move.chosen and len(table.game.legal(position, turn.seat)) > 1,
    )


def _seed(table: int, row: int) -> int:
    """Tell what chance is to be had there: the same whenever the same is asked."""
    return (table * 1_000_003 + row) % _SEEDS


def _heard(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()  # whoever waits for it has been told
