"""What-if play: continuing from what someone knows of a position, with hidden parts determinized; nothing is stored.

A sandbox can be written as a few letters and read back, so no state has to be kept.
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
"""The number of seeds, which begin at 0."""
_MAX_OF_A_TURN: Final = 50
"""The number of actions that a computer player may take in one turn."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A hypothetical position; each step returns another sandbox, which links back to this one."""

    game: AnyGame
    view: Any
    """What was known at the beginning."""
    seed: int
    own: int | None
    """The reader's own seat, if they have one."""
    position: Any
    events: tuple[Any, ...] = ()
    """What has happened so far."""
    choices: tuple[int, ...] = ()
    """The index of the legal action taken in each step, without forced ones."""
    counts: tuple[int, ...] = ()
    """How many legal actions there were in each step."""
    before: Sandbox | None = None
    """The sandbox one step earlier."""

    @property
    def actor(self) -> int | None:
        """The seat to choose for: the reader's own if it may act, else the first that may; None at the end."""
        actors = self.game.rules.actors(self.position)
        return self.own if self.own in actors else next(iter(actors), None)

    @property
    def legal(self) -> Sequence[Any]:
        return () if self.actor is None else self.game.rules.legal(self.position, self.actor)

    @property
    def line(self) -> tuple[Any, ...]:
        """The actions taken so far, without forced ones."""
        return () if self.before is None else (*self.before.line, self.before.legal[self.choices[-1]])

    def seen_by(self, seat: int | None, open_hands: bool = False) -> Any:
        """Return what a seat, or everyone if None, would know in this position."""
        return self.game.views.view(self.position, seat, open_hands)

    def step(self, choice: int) -> Sandbox:
        """Take one of the legal actions, by its index; raise Refused if there is none."""
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
        """Return the sandbox before its first step."""
        first = self
        while first.before is not None:
            first = first.before
        return first

    def redealt(self, seed: int) -> Sandbox:
        """Replay the same actions, as far as they are still legal, with everything hidden dealt anew."""
        return self._replay(begin(self.game, self.view, seed, self.own))

    def seen_publicly(self, view: Any) -> Sandbox:
        """Replay the same actions, as far as they are still legal, from what everybody knows."""
        return self._replay(begin(self.game, view, self.seed, None))

    def _replay(self, now: Sandbox) -> Sandbox:
        for action in self.line:
            if action not in now.legal:
                break
            now = now.step(now.legal.index(action))
        return now

    def computer_step(self) -> Sandbox:
        """Take one action for the actor, chosen by the strongest quick computer player."""
        assert self.actor is not None, "the game is over"
        computers = self.game.computers
        view = self.game.views.view_with_memory(self.position, self.actor)
        chosen = computers.players[computers.strongest_quick].choose(
            view, self.actor, self.legal, self._chance("thought")
        )
        return self.step(self.legal.index(chosen))

    def computer_turn(self) -> Sandbox:
        """Play the actor's turn with a computer player; raise Refused if the game is over."""
        if self.actor is None:
            raise Refused(Refusal.MOVED_ON)
        now = self.computer_step()
        while now.actor == self.actor and len(now.choices) - len(self.choices) < _MAX_OF_A_TURN:
            now = now.computer_step()
        return now

    def until(self, seat: int) -> Sandbox:
        """Play the others' turns with computer players until it is this seat's turn, or the game is over."""
        now = self
        while now.actor not in (seat, None):
            now = now.computer_turn()
        return now

    def ranked_choices(self) -> list[int]:
        """Return the indices of the legal actions, those that a quick evaluation recommends first."""
        if self.actor is None or len(self.legal) < 2 or self.game.computers.rank_actions is None:
            return list(range(len(self.legal)))
        view = self.game.views.view_with_memory(self.position, self.actor)
        advised = self.game.computers.rank_actions(view, self.actor, self.legal, self._chance("advice"), AT_ONCE)
        good = {advice.action: rank for rank, advice in reversed(list(enumerate(advised)))}
        return sorted(range(len(self.legal)), key=[good.get(action, len(good)) for action in self.legal].__getitem__)

    def _chance(self, what: str) -> Random:
        # draws depend only on the seed and the step, not on anything computed in between
        return Random(f"{self.seed} {len(self.choices)} {what}")

    def written(self) -> str:
        """Return the sandbox as letters, digits, `-` and `_`: the seed, then the actions taken as one number."""
        number = 0
        for choice, count in zip(reversed(self.choices), reversed(self.counts), strict=True):
            number = number * (count + 1) + choice + 1
        return _letters(self.seed).rjust(SEED_LENGTH, _DIGITS[0]) + (_letters(number) if number else "")


def begin(game: AnyGame, view: Any, seed: int, own: int | None) -> Sandbox:
    """Create a sandbox from what someone knows, with their own seat if they have one."""
    return Sandbox(game, view, seed, own, game.views.determinize(view, Random(f"{seed} deal")))


def read(game: AnyGame, view: Any, text: str, own: int | None) -> Sandbox:
    """Read back a written sandbox, given what it began with; raise Refused if the text is invalid."""
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


def hands_open(table: Table) -> bool:
    """Return whether all hands of a table are open: they were never hidden, or the game is over."""
    return table.row.open_hands or table.row.is_over


def check_allowed(table: Table) -> None:
    """Raise Refused where what-if play is not allowed: before a game, and in a rated one until it ends."""
    if table.revision < 0:
        over = table.row.status is Status.ABANDONED
        raise Refused(Refusal.TABLE_OVER if over else Refusal.NOT_STARTED)
    table.check_playable()
    if table.row.is_running and table.row.rated:
        raise Refused(Refusal.NO_WHAT_IF)


async def view_at(table: Table, seq: int, seat: int | None, all_open: bool) -> Any:
    """Return what a seat, or an onlooker if None, could know after a row of a table's log; raise Refused.

    That includes a perfect memory of everything public, as computer players have. With `all_open` it includes all
    hands, which requires that they are open now.
    """
    check_allowed(table)
    found = await table.row_at(seq)
    if found is None or found[0] != seq or (all_open and not hands_open(table)):
        raise Refused(Refusal.MOVED_ON)
    position, views = table.game.codec.position_from_json(found[1]), table.game.views
    return views.view(position, seat, True) if all_open else views.view_with_memory(position, seat)
