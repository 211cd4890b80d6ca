"""What if: a private sandbox in which whoever asks plays on for everyone; all of it stands in the buttons' ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.games.game import IllegalAction
from bot.model.history import holding
from bot.model.refusals import Refusal
from bot.model.turns import turns_of
from bot.tables.sandbox import SEEDS, Sandbox, begin, check_allowed, known, opened, read
from bot.tables.table import Table
from bot.texts import Texts
from cogs.coach.whatif_panel import Trial, Where, panel, where_of
from cogs.core.controls import Button, ControlId, only
from cogs.core.face import FACES
from cogs.core.paging import page_of
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from render import PICTURES
from render.engine.picture import Picture


def whatif_buttons(t: Texts, table: Table, seat: int | None = None, revision: int = -1) -> tuple[Button, ...]:
    """Offer to try out what would happen from a row of the log on, by default the newest: a button or none.

    On a panel that is a seat's alone it answers nobody else.
    """
    try:
        check_allowed(table)
    except IllegalAction:
        return ()
    return (Button(ControlId("whatif", table.id, revision, seat), t.say("button-whatif")),)


async def whatif(request: Request, turn: int | None = None) -> None:
    """Begin a sandbox where the table stands, or after a turn, 0 being the deal; raise IllegalAction."""
    check_allowed(request.table)
    await _begin(request, await _row(request.table, turn), opened(request.table))


async def _row(table: Table, turn: int | None) -> int:
    """Find the row after a turn, the nearest if there is no such turn; by default the last where somebody can act."""
    if turn is None and table.game.actors(table.position):
        return table.revision
    turns = turns_of(holding(await table.store.moves(table.id)), table.game.events_from_json)
    number = page_of(str(len(turns) - 1 if turn is None else turn), len(turns) + 1)
    return turns[number - 1].last if number else 0


async def _begin(request: Request, revision: int, all_open: bool) -> None:
    table, seat = request.table, request.table.seat_of(request.user)
    view = await known(table, revision, seat, all_open)
    (seed,) = table.chance.sample(range(SEEDS), 1)
    await _show(request, Where(revision, seat, all_open), lambda: begin(table.game, view, seed))


async def _go_on(request: Request, control: ControlId, change: Callable[[Sandbox], Sandbox]) -> None:
    """Change the sandbox that a control holds, and show it."""
    make = await _reader(request, control)
    await _show(request, where_of(control), lambda: change(make()))


async def _reader(request: Request, control: ControlId) -> Callable[[], Sandbox]:
    table, where = request.table, where_of(control)
    view = await known(table, where.revision, where.seat, where.all_open)
    return lambda: read(table.game, view, control.arg[1:])


async def _show(request: Request, where: Where, make: Callable[[], Sandbox]) -> None:
    t, table = request.t, request.table

    def draw() -> tuple[Panel, Picture]:
        trial = Trial(table, where, make())
        if not trial.fits:
            raise IllegalAction(Refusal.TOO_DEEP)
        return panel(t, trial), _picture(t, trial)

    made, picture = await request.painter.paint(draw)
    await request.show(replace(made, pictures=((f"whatif-{table.id}-{where.revision}.png", picture),)))


def _picture(t: Texts, trial: Trial) -> Picture:
    table, sandbox = trial.table, trial.sandbox
    seen = sandbox.seen_by(None, trial.where.all_open)
    band = t.say("whatif-band")
    return PICTURES[table.row.game].board(seen, table.names, t.language, sandbox.events, band=band)


@clicked("whatif")
async def _whatif(request: Request, control: ControlId, values: list[str]) -> None:
    """Begin: where the table stands, after a row that a replay shows, or once more with everything dealt anew."""
    if control.revision < 0:
        await whatif(request)
    else:
        await _begin(request, control.revision, where_of(control).all_open if control.arg else opened(request.table))


@clicked("whatif_kind")
async def _kind(request: Request, control: ControlId, values: list[str]) -> None:
    await _choose(request, control, values)


@clicked("whatif_do")
async def _choose(request: Request, control: ControlId, values: list[str]) -> None:
    """Take the chosen action, or show the chosen kind of actions or another page of it, below the same picture."""
    value = only(values)
    if "." not in value:
        await _go_on(request, control, lambda sandbox: sandbox.step(int(value) if value.isdecimal() else -1))
        return
    make = await _reader(request, control)
    shown = await request.painter.paint(
        lambda: panel(request.t, Trial(request.table, where_of(control), make()), value)
    )
    await request.show(replace(shown, keeps_pictures=True))


@clicked("whatif_turn")
async def _computer(request: Request, control: ControlId, values: list[str]) -> None:
    """Let a computer player act for whoever is to move."""
    await _go_on(request, control, Sandbox.computer_turn)


@clicked("whatif_on")
async def _computers(request: Request, control: ControlId, values: list[str]) -> None:
    """Let computer players act until it is the reader's turn."""
    seat = request.seat
    await _go_on(request, control, lambda sandbox: sandbox.until(seat))


@clicked("whatif_back")
@clicked("whatif_begin")
async def _back(request: Request, control: ControlId, values: list[str]) -> None:
    """Go back; the button holds where to."""
    await _go_on(request, control, lambda sandbox: sandbox)


@clicked("whatif_leave")
async def _leave(request: Request, control: ControlId, values: list[str]) -> None:
    """Throw the sandbox away, and show how the game itself goes on."""
    table, seat = request.table, request.table.seat_of(request.user)
    left = Panel((request.t.say("whatif-left"),))
    if seat is not None and seat in table.actors() and table.stands_in(seat) is None:
        turn = FACES[table.row.game].turn_panel(request.t, table, seat)
        left = replace(turn, texts=(*left.texts, *turn.texts))
    await request.show(left)
