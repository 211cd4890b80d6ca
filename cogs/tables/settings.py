"""The settings of a new table that few need: a private panel for the host."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.model.pace import Pace
from bot.model.refusals import Refused
from bot.model.rows import Status
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId, parse_enum, single_value
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.tables.invitation import note_settings, refresh, terms_text
from cogs.words.computers import stand_in_rows
from cogs.words.pace import pace_row, rated_button


def settings_panel(t: Texts, table: Table) -> Panel:
    """Return the panel with which the host changes the stand-in, the clock, the rating and open hands."""
    buttons = (rated_button(t, table), *_hands_buttons(t, table))
    texts = (t.say("terms-title"), terms_text(t, table))
    return Panel(texts, rows=(*stand_in_rows(t, table), pace_row(t, table), buttons))


def _hands_buttons(t: Texts, table: Table) -> tuple[Button, ...]:
    """Return the button that opens or hides all hands; empty in a game without hands."""
    if not table.game.meta.hidden_hands:
        return ()
    wanted, label = ("no", "button-hide-hands") if table.row.open_hands else ("yes", "button-open-hands")
    return (Button(ControlId("open_hands", table.id, arg=wanted), t.say(label)),)


async def _change(request: Request, change: Awaitable[None]) -> None:
    """Make a change and show it in the invitation and in the host's panel, which a game that began closes."""
    try:
        await change
    except Refused:
        status = request.table.row.status
        if status is Status.INVITATION or request.response.public is not None or request.user != request.table.row.host:
            raise
        await request.show(Panel((request.t.say(f"invitation-{status.value}"),)))
        return
    if request.response.public is None:
        note_settings(request)
        await request.show(settings_panel(request.t, request.table))
    else:
        await request.response.nothing()  # an earlier version of the bot posted these controls in the invitation
    await refresh(request, request.table)


@clicked("more_settings")
async def _settings(request: Request, control: ControlId, values: list[str]) -> None:
    lobby.check_host(request.table, request.user)
    note_settings(request)
    await request.show(settings_panel(request.t, request.table))


@clicked("pace")
async def _pace(request: Request, control: ControlId, values: list[str]) -> None:
    pace = parse_enum(Pace, single_value(values))
    await _change(request, lobby.set_terms(request.table, request.user, pace, request.table.row.rated))


@clicked("rated")
async def _rated(request: Request, control: ControlId, values: list[str]) -> None:
    await _change(request, lobby.set_terms(request.table, request.user, request.table.row.pace, control.arg == "yes"))


@clicked("stand_in")
async def _stand_in(request: Request, control: ControlId, values: list[str]) -> None:
    await _change(request, lobby.set_stand_in(request.table, request.user, single_value(values)))


@clicked("open_hands")
async def _open_hands(request: Request, control: ControlId, values: list[str]) -> None:
    await _change(request, lobby.set_open_hands(request.table, request.user, control.arg == "yes"))
