"""What if: playing on from what someone knows of a position, with everything hidden dealt at random; nothing is kept.

A sandbox is a value. It can be written in a few letters and read from them, so that nobody has to remember it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from bot.games.contract import AnyGame
from bot.games.players import AT_ONCE
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables.table import Table

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
SEED_LENGTH: Final = 4
SEEDS: Final = len(_DIGITS) ** SEED_LENGTH
"""How many seeds there are: from 0 up to this."""
_MOST_OF_A_TURN: Final = 50
"""How many actions a computer player may take before it has to hand on."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A position that might come about; each step leads to another sandbox, and back again."""

    game: AnyGame
    view: Any
    """What was known where it began."""
    seed: int
    own: int | None
    """The reader's own seat, if they have one."""
    position: Any
    events: tuple[Any, ...] = ()
    """What has happened in it so far."""
    choices: tuple[int, ...] = ()
    """Which of the legal actions was taken in each step, forced ones left out."""
    counts: tuple[int, ...] = ()
    """How many legal actions there were in each step."""
    before: Sandbox | None = None
    """The sandbox a step earlier."""

    @property
    def actor(self) -> int | None:
        """The seat to choose for: of several that may act at once the reader's own first; None once it is over."""
        actors = self.game.rules.actors(self.position)
        return self.own if self.own in actors else next(iter(actors), None)

    @property
    def legal(self) -> Sequence[Any]:
        """The actions that are possible now."""
        return () if self.actor is None else self.game.rules.legal(self.position, self.actor)

    def seen_by(self, seat: int | None, open_hands: bool = False) -> Any:
        """Return what a seat, or with None everyone, would know in it."""
        return self.game.views.view(self.position, seat, open_hands)

    def step(self, choice: int) -> Sandbox:
        """Take one of the legal actions, by its index; raise Refused where there is none."""
        legal, chance = self.legal, self._chance("draw")
        if self.actor is None or not 0 <= choice < len(legal):
            raise Refused(Refusal.MOVED_ON)
        position, events = self.position, list(self.events)
        following: tuple[int, Any] | None = (self.actor, legal[choice])
        while following is not None:
            played = self.game.rules.play(position, *following, chance)
            position = played.position
            events += played.events
            following = self.game.rules.forced(position)
        return replace(
            self,
            position=position,
            events=tuple(events),
            choices=(*self.choices, choice),
            counts=(*self.counts, len(legal)),
            before=self,
        )

    def beginning(self) -> Sandbox:
        """Return the sandbox as it began."""
        first = self
        while first.before is not None:
            first = first.before
        return first

    def computer_step(self) -> Sandbox:
        """Let the strongest quick computer player take one action for the actor."""
        assert self.actor is not None, "the game is over"
        computers = self.game.computers
        known = self.game.views.view_with_memory(self.position, self.actor)
        chosen = computers.players[computers.strongest_quick].choose(known, self.legal, self._chance("thought"))
        return self.step(self.legal.index(chosen))

    def computer_turn(self) -> Sandbox:
        """Let a computer player act for the actor until someone else is to act; raise Refused once it is over."""
        if self.actor is None:
            raise Refused(Refusal.MOVED_ON)
        now = self.computer_step()
        while now.actor == self.actor and len(now.choices) - len(self.choices) < _MOST_OF_A_TURN:
            now = now.computer_step()
        return now

    def until(self, seat: int) -> Sandbox:
        """Let computer players act for all others until this seat is to act, or it is over."""
        now = self
        while now.actor not in (seat, None):
            now = now.computer_turn()
        return now

    def purposeful(self) -> list[int]:
        """Return the indices of the legal actions, those first that look good at first sight."""
        if len(self.legal) < 2 or self.game.computers.rank_actions is None:
            return list(range(len(self.legal)))
        known = self.game.views.view_with_memory(self.position, self.actor)
        advised = self.game.computers.rank_actions(known, self.legal, self._chance("advice"), AT_ONCE)
        good = {advice.action: rank for rank, advice in reversed(list(enumerate(advised)))}
        return sorted(range(len(self.legal)), key=[good.get(action, len(good)) for action in self.legal].__getitem__)

    def _chance(self, what: str) -> Random:
        # what is drawn in a step depends on the seed and the step alone: no thinking changes it
        return Random(f"{self.seed} {len(self.choices)} {what}")

    def written(self) -> str:
        """Write it in letters, digits, `-` and `_`: the seed, and the actions taken as one number."""
        number = 0
        for choice, count in zip(reversed(self.choices), reversed(self.counts), strict=True):
            number = number * (count + 1) + choice + 1
        return _letters(self.seed).rjust(SEED_LENGTH, _DIGITS[0]) + (_letters(number) if number else "")


def begin(game: AnyGame, view: Any, seed: int, own: int | None) -> Sandbox:
    """Begin a sandbox from what someone knows, with their own seat if they have one."""
    return Sandbox(game, view, seed, own, game.views.determinize(view, Random(f"{seed} deal")))


def read(game: AnyGame, view: Any, text: str, own: int | None) -> Sandbox:
    """Read a sandbox that was written, given what it began with; raise Refused where it makes no sense."""
    sandbox = begin(game, view, _number(text[:SEED_LENGTH]), own)
    number = _number(text[SEED_LENGTH:])
    while number:
        number, choice = divmod(number, len(sandbox.legal) + 1)
        sandbox = sandbox.step(choice - 1)
    return sandbox


def _letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        letters = _DIGITS[digit] + letters
    return letters


def _number(text: str) -> int:
    number = 0
    for letter in text:
        digit = _DIGITS.find(letter)
        if digit < 0:
            raise Refused(Refusal.MOVED_ON)
        number = number * len(_DIGITS) + digit
    return number


def opened(table: Table) -> bool:
    """Return whether all hands of a table are open: they were never hidden, or the game is over."""
    return table.row.open_hands or table.row.status is Status.OVER


def check_allowed(table: Table) -> None:
    """Raise Refused where nobody may try anything out: before a game, and in a rated one until its end."""
    if table.revision < 0:
        over = table.row.status is Status.ABANDONED
        raise Refused(Refusal.TABLE_OVER if over else Refusal.NOT_STARTED)
    table.check_playable()
    if table.row.status is Status.RUNNING and table.row.rated:
        raise Refused(Refusal.NO_WHAT_IF)


async def known(table: Table, seq: int, seat: int | None, all_open: bool) -> Any:
    """Return what a seat, or with None everyone, knew after a row of a table's log; raise Refused.

    With `all_open` that includes all hands, which is possible only where they are open now.
    """
    check_allowed(table)
    found = await table.store.log.position(table.id, seq)
    if found is None or found[0] != seq or (all_open and not opened(table)):
        raise Refused(Refusal.MOVED_ON)
    return table.game.views.view(table.game.codec.position_from_json(found[1]), seat, all_open)
