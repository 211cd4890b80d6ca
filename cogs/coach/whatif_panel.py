"""The panel of a sandbox: what has happened in it, what can be done, and controls that hold its whole state."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.model.rows import Status
from bot.tables.sandbox import Sandbox
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts
from cogs.core.controls import Button, ControlId, Select
from cogs.core.limits import CUSTOM_ID, TEXT
from cogs.core.names import escaped
from cogs.core.paging import join_newest
from cogs.core.panel import Panel
from cogs.play.choose import choice_rows

_OPEN, _HIDDEN = "o", "h"
"""Flags for whether all hands were known where a sandbox began."""
_CHOICES = {"kind": "kind", "action": "do"}
"""What the selects that choose an action do."""
_Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class StartingPoint:
    """The row of a table's log where a sandbox began, and the seat whose knowledge it uses."""

    seq: int
    seat: int | None
    all_open: bool


@dataclass(frozen=True, slots=True)
class SandboxSession:
    """A sandbox in use: its table, where it began, and its state."""

    table: Table
    names: list[str]
    """The names of those who played where it began."""
    where: StartingPoint
    sandbox: Sandbox

    def id(self, what: str, sandbox: Sandbox | None = None) -> ControlId:
        """Return the id of a control that continues from this sandbox, or from another one."""
        arg = (_OPEN if self.where.all_open else _HIDDEN) + (sandbox or self.sandbox).written()
        return ControlId(what, self.table.id, self.where.seq, self.where.seat, arg)

    @property
    def fits(self) -> bool:
        """Whether its state fits into its controls."""
        return len(f"button:{self.id('whatif_begin')}") <= CUSTOM_ID


def where_of(control: ControlId) -> StartingPoint:
    """Return where a sandbox began, from the id of one of its controls."""
    return StartingPoint(control.revision, control.seat, control.arg.startswith(_OPEN))


def panel(t: Texts, trial: SandboxSession, shown: str = "") -> Panel:
    """Return the private panel of a sandbox without its picture; `shown` is a kind of action and its page, `2.0`."""
    table, sandbox = trial.table, trial.sandbox
    words, names = game_texts(t, table.row.game), escaped(trial.names)
    all_known = trial.where.all_open or not table.game.meta.hidden_hands
    head = [t.say("whatif-title"), t.say("whatif-made-up-draws" if all_known else "whatif-made-up")]
    if table.row.status is Status.RUNNING and trial.where.seq != table.revision:
        head.append(t.say("whatif-earlier"))
    below = "\n".join(_standing(words, trial, names))
    lines = words.lines(sandbox.events, names) or [t.say("whatif-nothing-yet")]
    said = join_newest(lines, TEXT - len(below) - sum(len(text) + 1 for text in head))
    return Panel(("\n".join(head), said), rows=(*_choices(words, trial, shown), *_buttons(t, trial)), below=(below,))


def _standing(words: GameTexts, trial: SandboxSession, names: list[str]) -> list[str]:
    """Describe whose turn it is and with which hands, or how the game would have ended."""
    t, sandbox, seat = words.t, trial.sandbox, trial.where.seat
    actor = sandbox.actor
    if actor is None:
        outcome = sandbox.game.rules.outcome(sandbox.position)
        assert outcome is not None, "nobody is to act, so the game is over"
        won = [names[winner] for winner in outcome.winners]
        scores = words.score_text(sandbox.seen_by(seat), outcome, names)
        return [t.say("whatif-over", count=len(won), winners=t.list(won)), scores]
    view = sandbox.seen_by(None)
    facts = {"asked": words.prompt(view, names), "role": words.role(view)}
    if actor == seat:
        lines = [t.say("whatif-turn-own", **facts)]
    else:
        lines = [t.say("whatif-turn-other", name=names[actor], **facts)]
    if not trial.table.game.meta.hidden_hands:
        return lines
    if actor != seat and trial.where.all_open:
        lines.append(t.say("whatif-hand-of", name=names[actor], hand=words.hand_line(sandbox.seen_by(actor))))
    if seat is not None:
        lines.append(t.say("whatif-hand", hand=words.hand_line(sandbox.seen_by(seat))))
    return lines


def _choices(words: GameTexts, trial: SandboxSession, shown: str) -> tuple[Select, ...]:
    """Return the selects of the possible actions, the most sensible first."""
    sandbox = trial.sandbox
    if sandbox.actor is None:
        return ()
    view, legal, order = sandbox.seen_by(sandbox.actor), list(sandbox.legal), sandbox.ranked_choices()
    return choice_rows(words, view, trial.names, legal, lambda what: trial.id(f"whatif_{_CHOICES[what]}"), shown, order)


def _buttons(t: Texts, trial: SandboxSession) -> tuple[_Row, ...]:
    sandbox, seat = trial.sandbox, trial.where.seat
    rows: list[_Row] = []
    if sandbox.actor is not None:
        computers = [Button(trial.id("whatif_turn"), t.say("button-whatif-turn"))]
        if seat is not None and sandbox.actor != seat and len(trial.table.seats) > 2:
            computers.append(Button(trial.id("whatif_on"), t.say("button-whatif-on")))
        rows.append(tuple(computers))
    started = sandbox.before is not None
    rows.append(
        (
            Button(trial.id("whatif_back", sandbox.before), t.say("button-whatif-back"), disabled=not started),
            Button(trial.id("whatif_begin", sandbox.beginning()), t.say("button-whatif-begin"), disabled=not started),
            Button(trial.id("whatif"), t.say("button-whatif-anew")),
            Button(trial.id("whatif_leave"), t.say("button-whatif-leave"), discord.ButtonStyle.primary),
        )
    )
    return tuple(rows)
