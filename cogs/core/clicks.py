"""Clicks: registers the functions that handle controls, and passes each click, choice or entry to its function."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.games import GAMES
from bot.model.refusals import Refusal, Refused
from bot.tables.puzzle_attempt import Attempt
from cogs.core.controls import HANDLERS, UNKNOWN, ControlId, Handler, Interaction, InvalidControl, read_control
from cogs.core.request import Request, Work, serve

AnyWork = TypeVar("AnyWork", bound=Work)


def on_click(
    *whats: str, at_table: bool = True, on_server: bool = False, leaves: bool = False, in_puzzles: bool = False
) -> Callable[[AnyWork], AnyWork]:
    """Register the function that handles controls; `Handler` says what the flags mean."""

    def decorate(work: AnyWork) -> AnyWork:
        for what in whats:
            assert what not in HANDLERS, what
            HANDLERS[what] = Handler(work, at_table, on_server, leaves, in_puzzles)
        return work

    return decorate


async def answer_control(interaction: Interaction) -> None:
    """Answer a click, a choice or what was entered, also if the control is from before a restart."""
    if (used := read_control(interaction)) is not None:
        await serve(interaction, handle_control, *used)


async def handle_control(request: Request) -> None:
    """Do what the request's control does; on the private panel of another seat that is nothing.

    In a puzzle only the controls of its game work, and those that do so in puzzles.
    """
    control = request.control
    what = control.what if control.what in HANDLERS else UNKNOWN
    handler, game = HANDLERS[what], what.partition("_")[0]
    if handler.on_server and request.interaction.guild_id is None:
        raise Refused(Refusal.ON_SERVER)
    if handler.at_table and control.table:
        found = await request.find_table(control.table)
        await request.set_table(found)
        if control.seat is not None and request.table.seat_of(request.user) != control.seat:
            await request.response.nothing()
            return
        if not isinstance(found, Attempt):  # also if a control of another version names none
            request.check_rights()
            if not handler.leaves:
                await request.check_on_server()
        elif not handler.in_puzzles and game not in GAMES:
            raise Refused(Refusal.NOT_IN_PUZZLES)
        if game in GAMES and game != request.table.row.game:
            raise InvalidControl(what)
    await handler.work(request)


@on_click(UNKNOWN)
async def _unknown(request: Request) -> None:
    """Refuse a control of another version of the bot as outdated."""
    raise Refused(Refusal.MOVED_ON)


async def follow(request: Request, control: ControlId) -> None:
    """Do what a control does, as if it had been clicked; raise Refused."""
    request.clicked, request.values = control, []
    await handle_control(request)
