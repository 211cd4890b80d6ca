"""The panel of a sandbox: what has happened in it, what can be done, and controls that hold all of it."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.model.rows import Status
from bot.tables.sandbox import Sandbox
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select
from cogs.core.face import FACES
from cogs.core.names import escape
from cogs.core.paging import newest, page_of
from cogs.core.panel import ROOM, Panel

MOST_CHOICES = 25
"""Discord takes no more options in a select."""
_A_PAGE = MOST_CHOICES - 2
_LONGEST_ID = 100
_LONGEST_LABEL = 100
_OPEN, _HIDDEN = "o", "h"
"""Whether all hands were known where a sandbox began."""
_Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Where:
    """Where in a table's log a sandbox began, and by what somebody knew there."""

    revision: int
    seat: int | None
    all_open: bool


@dataclass(frozen=True, slots=True)
class Trial:
    """A sandbox in somebody's hands."""

    table: Table
    where: Where
    sandbox: Sandbox

    def id(self, what: str, sandbox: Sandbox | None = None) -> ControlId:
        """Make the id of a control that goes on from this sandbox, or from another one."""
        return self._id(what, (sandbox or self.sandbox).written())

    def anew(self) -> ControlId:
        """Make the id of a control that begins in the same place, everything hidden dealt anew."""
        return self._id("whatif", "")

    def _id(self, what: str, written: str) -> ControlId:
        arg = (_OPEN if self.where.all_open else _HIDDEN) + written
        return ControlId(what, self.table.id, self.where.revision, self.where.seat, arg)

    @property
    def fits(self) -> bool:
        """Whether its controls can hold it."""
        return len(f"button:{self.id('whatif_begin')}") <= _LONGEST_ID


def where_of(control: ControlId) -> Where:
    """Read where a sandbox began from the id of one of its controls."""
    return Where(control.revision, control.seat, control.arg.startswith(_OPEN))


def panel(t: Texts, trial: Trial, shown: str = "") -> Panel:
    """Make the private panel of a sandbox, its picture left out; `shown` is the page of a kind of action: `2.0`."""
    table, sandbox = trial.table, trial.sandbox
    names = [escape(name) for name in table.names]
    head = [t.say("whatif-title"), t.say("whatif-made-up-draws" if trial.where.all_open else "whatif-made-up")]
    if table.row.status is Status.RUNNING and trial.where.revision != table.revision:
        head.append(t.say("whatif-earlier"))
    below = "\n".join(_standing(t, trial, names))
    lines = FACES[table.row.game].lines(t, sandbox.events, names) or [t.say("whatif-nothing-yet")]
    said = newest(lines, ROOM - len(below) - sum(len(text) + 1 for text in head))
    return Panel(("\n".join(head), said), rows=(*_choices(t, trial, shown), *_buttons(t, trial)), below=(below,))


def _standing(t: Texts, trial: Trial, names: list[str]) -> list[str]:
    """Say whose turn it is and what there is to act with, or how the game would have ended."""
    sandbox, seat, face = trial.sandbox, trial.where.seat, FACES[trial.table.row.game]
    actor = sandbox.actor
    if actor is None:
        outcome = sandbox.game.outcome(sandbox.position)
        assert outcome is not None, "nobody is to act, so the game is over"
        won = [names[winner] for winner in outcome.winners]
        scores = face.score_text(t, sandbox.seen_by(seat), outcome, names)
        return [t.say("whatif-over", count=len(won), winners=t.list(won)), scores]
    asked = face.asked(t, sandbox.seen_by(None))
    if actor == seat:
        lines = [t.say("whatif-turn-own", asked=asked)]
    else:
        lines = [t.say("whatif-turn-other", name=names[actor], asked=asked)]
        key = "whatif-hand-of" if trial.where.all_open else "whatif-hand-made-up"
        lines.append(t.say(key, name=names[actor], hand=face.hand_line(t, sandbox.seen_by(actor))))
    if seat is not None:
        lines.append(t.say("whatif-hand", hand=face.hand_line(t, sandbox.seen_by(seat))))
    return lines


def _choices(t: Texts, trial: Trial, shown: str) -> tuple[Select, ...]:
    """Offer what is possible: all at once where that is little, else the kinds of action, and the one chosen."""
    sandbox, face = trial.sandbox, FACES[trial.table.row.game]
    if sandbox.actor is None:
        return ()
    legal, view = list(sandbox.legal), sandbox.seen_by(sandbox.actor)
    order = {place: rank for rank, place in enumerate(sandbox.purposeful())}
    kinds: dict[str, list[int]] = {}
    for place, action in enumerate(legal):
        kinds.setdefault(face.action_kind(t, action), []).append(place)
    for places in kinds.values():
        places.sort(key=order.__getitem__)

    def choice(place: int, kind: str) -> Choice:
        label, brings = face.action_choice(t, view, legal[place])
        said = ": ".join(part for part in (kind, label) if part) or face.action_kind(t, legal[place])
        return Choice(str(place), _cut(said), _cut(brings) or None)

    if len(legal) <= MOST_CHOICES:
        every = tuple(choice(place, kind) for kind, places in kinds.items() for place in places)
        return (Select(trial.id("whatif_do"), t.say("whatif-choose"), every),)
    number, _, page = shown.partition(".")
    first = tuple(
        choice(places[0], kind)
        if len(places) == 1
        else Choice(f"{index}.0", _cut(kind), t.say("whatif-ways", count=len(places)), chosen=str(index) == number)
        for index, (kind, places) in enumerate(kinds.items())
    )
    selects = (Select(trial.id("whatif_kind"), t.say("whatif-choose-kind"), first),)
    if not number:
        return selects
    kind, places = list(kinds.items())[page_of(number, len(kinds))]
    paged = tuple(_paged(t, [choice(place, "") for place in places], number, page))
    return (*selects, Select(trial.id("whatif_do"), _cut(t.say("whatif-choose-way", kind=kind)), paged))


def _paged(t: Texts, choices: list[Choice], number: str, page: str) -> list[Choice]:
    """Take a page of a kind's choices, with options that lead to the others."""
    if len(choices) <= MOST_CHOICES:
        return choices
    pages = -(-len(choices) // _A_PAGE)
    now = page_of(page, pages)
    turners = [
        Choice(f"{number}.{to}", t.say(key, page=to + 1, pages=pages))
        for to, key in ((now - 1, "whatif-page-back"), (now + 1, "whatif-page-on"))
        if 0 <= to < pages
    ]
    return [*choices[now * _A_PAGE : (now + 1) * _A_PAGE], *turners]


def _buttons(t: Texts, trial: Trial) -> tuple[_Row, ...]:
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
            Button(trial.anew(), t.say("button-whatif-anew")),
            Button(trial.id("whatif_leave"), t.say("button-whatif-leave"), discord.ButtonStyle.primary),
        )
    )
    return tuple(rows)


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_LABEL else text[: _LONGEST_LABEL - 1].rstrip() + "…"
