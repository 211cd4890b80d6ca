"""What if: a game that goes on from what somebody knows of a position, hidden parts dealt anew; nothing is kept of it.

A sandbox is a value. It can be written in a few letters and read from them again, so that nobody has to remember it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.games.game import AT_ONCE, AnyGame, IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.tables.stand_in import strongest_quick
from bot.tables.table import Table

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
SEED_LENGTH = 4
SEEDS = len(_DIGITS) ** SEED_LENGTH
"""How many seeds there are: from 0 up to this."""
_MOST_OF_A_TURN = 50
"""How many actions a computer player may take before it has to hand on."""


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A position that might come about; each step leads to another sandbox, and back again."""

    game: AnyGame
    view: Any
    """What was known where it began."""
    seed: int
    position: Any
    events: tuple[Any, ...] = ()
    """What has happened in it so far."""
    choices: tuple[int, ...] = ()
    """Which of the legal actions was taken in each step; what the house did of its own accord is none."""
    counts: tuple[int, ...] = ()
    """How many legal actions there were in each step."""
    before: Sandbox | None = None
    """The sandbox a step earlier."""

    @property
    def actor(self) -> int | None:
        """The seat that is to act; None when the game is over."""
        return next(iter(self.game.actors(self.position)), None)

    @property
    def legal(self) -> Sequence[Any]:
        """The actions that are possible now."""
        return () if self.actor is None else self.game.legal(self.position, self.actor)

    def seen_by(self, seat: int | None, open_hands: bool = False) -> Any:
        """Show what a seat, or with None everyone, would know in it."""
        return self.game.view(self.position, seat, open_hands)

    def step(self, choice: int) -> Sandbox:
        """Take one of the legal actions, by its place among them; raise IllegalAction where there is none."""
        legal, chance = self.legal, self._chance("draw")
        if not 0 <= choice < len(legal):
            raise IllegalAction(Refusal.MOVED_ON)
        position, events, following = self.position, list(self.events), legal[choice]
        while following is not None:
            (seat,) = self.game.actors(position)
            played = self.game.play(position, seat, following, chance)
            position = played.position
            events += played.events
            following = self.game.automatic(position)
        return replace(
            self,
            position=position,
            events=tuple(events),
            choices=(*self.choices, choice),
            counts=(*self.counts, len(legal)),
            before=self,
        )

    def beginning(self) -> Sandbox:
        """Go back to where it began."""
        first = self
        while first.before is not None:
            first = first.before
        return first

    def computer_step(self) -> Sandbox:
        """Let the strongest computer player that decides quickly act for whoever is to move, one action."""
        assert self.actor is not None, "the game is over"
        decide = self.game.COMPUTERS[strongest_quick(self.game)]
        known = self.game.recall(self.position, self.actor)
        return self.step(self.legal.index(decide(known, self.legal, self._chance("thought"))))

    def computer_turn(self) -> Sandbox:
        """Let a computer player act for whoever is to move, until somebody else is; raise IllegalAction at the end."""
        if self.actor is None:
            raise IllegalAction(Refusal.MOVED_ON)
        now = self.computer_step()
        while now.actor == self.actor and len(now.choices) - len(self.choices) < _MOST_OF_A_TURN:
            now = now.computer_step()
        return now

    def until(self, seat: int) -> Sandbox:
        """Let computer players act for all others until it is this seat's turn, or the game is over."""
        now = self
        while now.actor not in (seat, None):
            now = now.computer_turn()
        return now

    def purposeful(self) -> list[int]:
        """Order the legal actions, by their places: what looks good at first sight comes first."""
        if len(self.legal) < 2:
            return list(range(len(self.legal)))
        known = self.game.recall(self.position, self.actor)
        advised = self.game.advise(known, self.legal, self._chance("advice"), AT_ONCE)
        good = {advice.action: place for place, advice in reversed(list(enumerate(advised)))}
        return sorted(range(len(self.legal)), key=[good.get(action, len(good)) for action in self.legal].__getitem__)

    def _chance(self, what: str) -> Random:
        # what is drawn in a step depends on nothing but the seed and the step: no thinking changes it
        return Random(f"{self.seed} {len(self.choices)} {what}")

    def written(self) -> str:
        """Write it in letters, digits, `-` and `_`: the seed, and as one number which actions were taken."""
        number = 0
        for choice, count in zip(reversed(self.choices), reversed(self.counts), strict=True):
            number = number * (count + 1) + choice + 1
        return _letters(self.seed).rjust(SEED_LENGTH, _DIGITS[0]) + (_letters(number) if number else "")


def begin(game: AnyGame, view: Any, seed: int) -> Sandbox:
    """Begin a sandbox from what somebody knows."""
    return Sandbox(game, view, seed, game.sample(view, Random(f"{seed} deal")))


def read(game: AnyGame, view: Any, text: str) -> Sandbox:
    """Read a sandbox that was written down, from what it began with; raise IllegalAction where that is not possible."""
    sandbox = begin(game, view, _number(text[:SEED_LENGTH]))
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
            raise IllegalAction(Refusal.MOVED_ON)
        number = number * len(_DIGITS) + digit
    return number


def opened(table: Table) -> bool:
    """Tell whether everything of a table lies open: its hands were never hidden, or its game is over."""
    return table.row.open_hands or table.row.status is Status.OVER


def check_allowed(table: Table) -> None:
    """Raise IllegalAction where nobody may try anything out: before a game, and in a rated one until its end."""
    if table.revision < 0:
        over = table.row.status is Status.ABANDONED
        raise IllegalAction(Refusal.TABLE_OVER if over else Refusal.NOT_STARTED)
    if table.row.status is Status.RUNNING and table.row.rated:
        raise IllegalAction(Refusal.NO_WHAT_IF)


async def known(table: Table, revision: int, seat: int | None, all_open: bool) -> Any:
    """Show what a seat, or with None everyone, knew after a row of a table's log; raise IllegalAction.

    With `all_open` all hands are shown, which is possible only where they lie open now.
    """
    check_allowed(table)
    found = await table.store.position(table.id, revision)
    if found is None or found[0] != revision or (all_open and not opened(table)):
        raise IllegalAction(Refusal.MOVED_ON)
    return table.game.view(table.game.position_from_json(found[1]), seat, all_open)
