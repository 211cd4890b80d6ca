"""What if: a private sandbox in which one person plays on for everyone; its state is in the ids of its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.tables.players import players_of
from bot.tables.puzzle_attempt import Attempt
from bot.tables.sandbox import SEEDS, Sandbox, begin, check_allowed, hands_open, read, view_at
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts
from cogs.core.clicks import on_click
from cogs.core.controls import PRIMARY, Button, ControlId, Row, Rows
from cogs.core.limits import CUSTOM_ID_LENGTH, TEXT_LENGTH
from cogs.core.names import escape_names
from cogs.core.paging import join_lines, join_newest
from cogs.core.panel import Panel
from cogs.core.refusals import with_turn_panel
from cogs.core.request import Request
from cogs.play.choose import choice_rows
from cogs.puzzles.panels import verdict_panel
from render.engine.picture import Picture, number_pictures
from render.games import pictures_of

_OPEN, _HIDDEN = "o", "h"
"""Flags for whether all hands were known where a sandbox began."""
_CHOICES = ("whatif_kind", "whatif_do", "whatif_do_b", "whatif_do_c", "whatif_do_d")
"""The selects that choose an action: its kind, then its fields."""


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
        return len(f"button:{self.id('whatif_begin')}") <= CUSTOM_ID_LENGTH


def read_starting_point(control: ControlId) -> StartingPoint:
    """Return where a sandbox began, from the id of one of its controls."""
    return StartingPoint(control.revision, control.seat, control.arg.startswith(_OPEN))


async def whatif(request: Request, turn: app_commands.Range[int, 0] | None = None) -> None:
    """Begin a sandbox where someone can act last, or after a turn, 0 being the deal; raise Refused."""
    table = request.table
    check_allowed(table)
    if turn is None and table.game.rules.actors(table.position):
        seq = table.revision
    else:
        turns = await table.turns()
        number = max(0, len(turns) - 1) if turn is None else turn
        if number > len(turns):
            raise Refused(Refusal.NO_SUCH_TURN, turn=str(number), most=len(turns))
        seq = turns[number - 1].last if number else 0
    await _begin(request, seq, hands_open(table))


async def whatif_at(request: Request, seq: int) -> None:
    """Begin a sandbox at the position after a row of the log, or at the newest one if nobody can act there."""
    check_allowed(request.table)
    if request.table.game.rules.actors(await request.table.position_at(seq)):
        await _begin(request, seq, hands_open(request.table))
    else:
        await whatif(request)


async def _begin(request: Request, seq: int, all_open: bool) -> None:
    table, seat = request.table, request.table.seat_of(request.user)
    view = await view_at(table, seq, seat, all_open)
    (seed,) = table.chance.sample(range(SEEDS), 1)
    await _show(request, StartingPoint(seq, seat, all_open), lambda: begin(table.game, view, seed, seat))


async def _go_on(request: Request, change: Callable[[Sandbox], Sandbox]) -> None:
    """Change the sandbox that is encoded in the control, and show it."""
    make = await _reader(request)
    await _show(request, read_starting_point(request.control), lambda: change(make()))


async def _reader(request: Request) -> Callable[[], Sandbox]:
    table, where = request.table, read_starting_point(request.control)
    view = await view_at(table, where.seq, where.seat, where.all_open)
    return lambda: read(table.game, view, request.arg[1:], where.seat)


async def _show(request: Request, where: StartingPoint, make: Callable[[], Sandbox]) -> None:
    t, table = request.t, request.table
    names = (await players_of(table)).names(where.seq + 1)

    def draw() -> tuple[Panel, Sequence[Picture]]:
        trial = SandboxSession(table, names, where, make())
        if not trial.fits:
            raise Refused(Refusal.TOO_DEEP)
        return panel(t, trial), sandbox_board(t, trial)

    made, board = await request.painter.paint(draw)
    await request.show(replace(made, pictures=number_pictures(f"whatif-{table.id}-{where.seq}", board)))


def sandbox_board(t: Texts, trial: SandboxSession) -> Sequence[Picture]:
    """Draw the board of a sandbox, with a band that marks it as one."""
    table, sandbox = trial.table, trial.sandbox
    seen = sandbox.seen_by(None, trial.where.all_open)
    band = t.say("whatif-band")
    return pictures_of(table.row.game).board(seen, trial.names, t.language, sandbox.events, band=band)


def panel(t: Texts, trial: SandboxSession, shown: str = "") -> Panel:
    """Return the private panel of a sandbox without its picture; `shown` is the choice so far of an action."""
    table, sandbox = trial.table, trial.sandbox
    words, names = game_texts(t, table.row.game), escape_names(trial.names)
    all_known = trial.where.all_open or not table.game.meta.hidden_hands
    made_up = t.say("whatif-made-up-draws" if all_known else "whatif-made-up")
    earlier = t.say("whatif-earlier") if table.actors() and trial.where.seq != table.revision else ""
    head = join_lines(t.say("whatif-title"), made_up, earlier)
    below = "\n".join(_standing(words, trial, names))
    lines = words.lines(sandbox.events, names) or [t.say("whatif-nothing-yet")]
    said = join_newest(lines, TEXT_LENGTH - len(below) - len(head) - 1)
    return Panel((head, said), rows=(*_choices(words, trial, shown), *_buttons(t, trial)), below=(below,))


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


def _choices(words: GameTexts, trial: SandboxSession, shown: str) -> Rows:
    """Return the selects of the possible actions, the most sensible first."""
    sandbox = trial.sandbox
    if sandbox.actor is None:
        return ()
    view, legal, order = sandbox.seen_by(sandbox.actor), list(sandbox.legal), sandbox.ranked_choices()
    return choice_rows(words, view, trial.names, legal, lambda number: trial.id(_CHOICES[number]), shown, order)


def _buttons(t: Texts, trial: SandboxSession) -> Rows:
    sandbox, seat = trial.sandbox, trial.where.seat
    rows: list[Row] = []
    if sandbox.actor is not None:
        computers = [Button(trial.id("whatif_turn"), t.say("button-whatif-turn"))]
        if seat is not None and sandbox.actor != seat and len(trial.table.seats) > 2:
            computers.append(Button(trial.id("whatif_on"), t.say("button-whatif-on")))
        rows.append(computers)
    started = sandbox.before is not None
    rows.append(
        (
            Button(trial.id("whatif_back", sandbox.before), t.say("button-whatif-back"), disabled=not started),
            Button(trial.id("whatif_begin", sandbox.beginning()), t.say("button-whatif-begin"), disabled=not started),
            Button(trial.id("whatif"), t.say("button-whatif-anew")),
            *(
                []
                if trial.table.row.gone is not None
                else [Button(trial.id("share_line"), t.say("button-share"), emoji="📣", disabled=not started)]
            ),
            Button(trial.id("whatif_leave"), t.say("button-whatif-leave"), PRIMARY),
        )
    )
    return rows


@on_click("whatif", in_puzzles=True)
async def _whatif(request: Request) -> None:
    """Begin at the current position or after a row shown in a replay, or play the same with everything redealt."""
    if request.control.revision < 0:
        await whatif(request)
    elif request.arg[1:]:
        (seed,) = request.table.chance.sample(range(SEEDS), 1)
        await _go_on(request, lambda sandbox: sandbox.redealt(seed))
    else:
        all_open = read_starting_point(request.control).all_open if request.arg else hands_open(request.table)
        await _begin(request, request.control.revision, all_open)


@on_click(*_CHOICES, in_puzzles=True)
async def _choose(request: Request) -> None:
    """Carry out the chosen action, or show what remains to choose of it or another page with the same pictures."""
    value = request.value
    if "." not in value:
        await _go_on(request, lambda sandbox: sandbox.step(int(value) if value.isdecimal() else -1))
        return
    make, where, table = await _reader(request), read_starting_point(request.control), request.table
    names = (await players_of(table)).names(where.seq + 1)
    shown = await request.painter.paint(lambda: panel(request.t, SandboxSession(table, names, where, make()), value))
    await request.show(replace(shown, keeps_pictures=True))


@on_click("whatif_turn", in_puzzles=True)
async def _computer(request: Request) -> None:
    """Play for the seat that is to act, as a computer player would."""
    await _go_on(request, Sandbox.computer_turn)


@on_click("whatif_on", in_puzzles=True)
async def _computers(request: Request) -> None:
    """Play for the other seats, as computer players would, until it is the reader's turn."""
    seat = request.seat
    await _go_on(request, lambda sandbox: sandbox.until(seat))


@on_click("whatif_back", in_puzzles=True)
@on_click("whatif_begin", in_puzzles=True)
async def _go_back(request: Request) -> None:
    """Go back to the state that the button holds."""
    await _go_on(request, lambda sandbox: sandbox)


@on_click("whatif_leave", in_puzzles=True)
async def _leave(request: Request) -> None:
    """Discard the sandbox, and show how the game itself goes on."""
    table, seat = request.table, request.table.seat_of(request.user)
    if isinstance(table, Attempt):
        check_allowed(table)  # or it would show the solution
        await request.show(await verdict_panel(request, table))
        return
    said = request.t.say("whatif-left")
    if seat is not None and seat in table.awaited():
        await request.show(await with_turn_panel(said, request.t, request.user, table))
    else:
        await request.tell(said)
