"""Playing a seat's actions with all that follows automatically: forced actions, the turn's end, standing orders."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.chance import Chance
from bot.games.contract import AnyGame, IllegalAction
from bot.model.draws import RecordingChance
from bot.model.orders import Answering, StandingOrder
from bot.model.rows import Move, NewMove


@dataclass(slots=True)
class Playing:
    """A run of actions from a position on, which collects the rows of the log that they lead to."""

    game: AnyGame
    chance: Chance
    position: Any
    first: int
    """The seq of the first row."""
    answering: Answering
    entries: list[NewMove] = field(default_factory=list)
    asked: list[Any] = field(default_factory=list)
    """The positions in which a seat was asked and answered by an order."""

    def play(
        self,
        seat: int,
        actions: Sequence[Any],
        interaction: int | None = None,
        ends_turn: bool = False,
        unasked: bool = False,
    ) -> None:
        """Play a seat's actions, and end its turn if that is wanted; raise IllegalAction.

        With `ends_turn` the turn ends if that is possible, with `unasked` only if nothing but minor options is left.
        """
        rules, coming, over, joined = self.game.rules, list(actions), False, False
        while True:
            forced = rules.forced(self.position) if self.entries else None
            if forced is not None:
                ended = self._do(*forced)
            elif coming:
                action = coming.pop(0)
                ended = self._do(seat, action, True, None if coming else interaction, joined=joined)
                joined = True
            else:
                ends = ends_turn or (unasked and rules.may_end_unasked(self.position, seat))
                closing = rules.closing(self.position, seat) if ends and not over else None
                if closing is None:
                    return
                ended = self._do(seat, closing)
            over = over or ended == seat

    def answer_by_orders(self) -> None:
        """Answer for seats that are asked by their orders, as long as any order says what to do."""
        while (found := self.answering.answer(self.position)) is not None:
            self._answer(*found)
            while (forced := self.game.rules.forced(self.position)) is not None:
                self._do(*forced)

    def _answer(self, given: StandingOrder, action: Any) -> None:
        before = self.position
        try:
            self._do(given.seat, action, True, by_order=True)
        except IllegalAction:
            self.answering.skip(given)
        else:
            self.asked.append(before)
            self.answering.answered(given)

    def _do(
        self,
        seat: int,
        action: Any,
        chosen: bool = False,
        interaction: int | None = None,
        *,
        by_order: bool = False,
        joined: bool = False,
    ) -> int | None:
        """Carry out an action; return the seat whose turn it ended; raise IllegalAction."""
        game, chance = self.game, RecordingChance(self.chance)
        played = game.rules.play(self.position, seat, action, chance)
        self.position = played.position
        seq = self.first + len(self.entries)
        self.answering.note(played.events, seq)
        move = Move(
            seq=seq,
            seat=seat,
            action=game.codec.action_to_json(action),
            drawn=game.codec.drawn_to_json(action, chance.drawn),
            events=game.codec.events_to_json(played.events),
            reveals=played.reveals,
            chosen=chosen,
            interaction=interaction,
            turn_ended=played.turn_ended,
            by_order=by_order,
            joined=joined,
        )
        self.entries.append(NewMove(move, game.codec.position_to_json(self.position)))
        return played.turn_ended


async def answer_by_orders(playing: Playing) -> None:
    """Answer for seats that are asked by their orders, off the event loop, as an order may consider all cards."""
    if playing.answering.orders:
        await asyncio.to_thread(playing.answer_by_orders)
