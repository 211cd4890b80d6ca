"""Standing orders in private: the panel that lists them and offers new ones, and the one that confirms an order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.model.orders import StandingOrder
from bot.model.refusals import Refusal, Refused
from bot.tables.orders import give, given, withdraw
from bot.texts.games import game_name, game_texts
from cogs.core.buttons import ORDERS
from cogs.core.controls import Button, ControlId, single_value, split_arg
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.play.order_choices import give_id, offered_at, selects_of
from cogs.play.turn import panel_after_action
from cogs.words.chances import sentence


async def orders_panel(request: Request, note: str = "") -> Panel:
    """Return the panel of the user's orders, below a note if there is one; raise Refused."""
    t, table, seat = request.t, request.table, request.seat
    words, orders = game_texts(t, table.row.game), list((await offered_at(request)).values())
    standing = await given(table, seat)
    lines = [t.say("orders-line", order=words.order(order), waits=_yes(row)) for row, order in standing]
    title = t.say("orders-title", game=game_name(t, table.row.game))
    said = "\n".join([title, *(lines or [t.say("orders-none")])])
    buttons = tuple(
        Button(
            ControlId("order_withdraw", table.id, table.revision, seat, row.kind),
            t.say("button-order-withdraw", kind=words.order_kind(row.kind)),
        )
        for row, _ in standing
    )
    rows = (*selects_of(words, table, seat, orders), *((buttons,) if buttons else ()))
    return Panel((*([note] if note else []), said, t.say("orders-about")), rows=rows)


def _yes(row: StandingOrder) -> str:
    return "yes" if row.waits else "no"


@clicked(ORDERS)
async def _open(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await orders_panel(request))


@clicked("order_choose")
async def _choose(request: Request, control: ControlId, values: list[str]) -> None:
    """Say in the owner's words what was chosen, and what it would do right now."""
    await show_confirm(request, _found(await offered_at(request), single_value(values)))


def _found(orders: dict[str, Any], value: str) -> Any:
    """Return an order by its digest; raise Refused if it can no longer be given."""
    if value not in orders:
        raise Refused(Refusal.MOVED_ON)
    return orders[value]


async def show_confirm(request: Request, order: Any) -> None:
    """Show an order with the buttons that give it."""
    t, table, seat = request.t, request.table, request.seat
    words, part = game_texts(t, table.row.game), table.game.orders
    assert part is not None
    lines = [t.say("order-confirm", order=words.order(order), terms=words.order_terms(order))]
    if seat in table.actors() and (action := part.answer(table.view(seat), order)) is not None:
        lines.append(t.say("order-now", action=sentence(words.action(action))))
    for row, former in await given(table, seat):
        if row.kind == part.kind(order) and former != order:
            lines.append(t.say("order-instead", order=words.order(former)))

    buttons = (
        Button(give_id(table, seat, order, waits=False), t.say("button-order-give"), discord.ButtonStyle.success),
        Button(give_id(table, seat, order, waits=True), t.say("button-order-wait")),
        Button(ControlId(ORDERS, table.id), t.say("button-back")),
    )
    await request.show(Panel(("\n".join(lines),), rows=(buttons,)))


@clicked("order_give")
async def _give(request: Request, control: ControlId, values: list[str]) -> None:
    name, waits = split_arg(control, 2)
    await give_order(request, _found(await offered_at(request), name), waits == "1")


async def give_order(request: Request, order: Any, waits: bool) -> None:
    """Give an order, and show what it has done or the orders that stand now; raise Refused."""
    t, table, seat = request.t, request.table, request.seat
    said = game_texts(t, table.row.game).order(order)
    revision = table.revision
    if await give(table, seat, order, waits) and table.revision != revision:
        panel = await panel_after_action(request, table, seat, seat not in table.actors())
        await request.show(replace(panel, texts=(t.say("order-answered", order=said), *panel.texts)))
        return
    await request.show(await orders_panel(request, t.say("order-given", order=said)))


@clicked("order_withdraw")
async def _withdraw(request: Request, control: ControlId, values: list[str]) -> None:
    await withdraw_order(request, control.arg)


async def withdraw_order(request: Request, kind: str) -> None:
    """Withdraw the user's order of a kind, and show those that stand now; raise Refused."""
    t, table, seat = request.t, request.table, request.seat
    words = game_texts(t, table.row.game)
    said = next((words.order(order) for row, order in await given(table, seat) if row.kind == kind), "")
    await withdraw(table, seat, kind)
    await request.show(await orders_panel(request, t.say("order-withdrawn", order=said)))
