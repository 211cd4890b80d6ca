"""Standing orders: the commands `/order`, and the panels that list, offer and confirm them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from bot.model.refusals import Refusal, Refused
from bot.tables.orders import check_orders, give, list_given, withdraw
from bot.texts.games import game_name, game_texts
from bot.texts.graphemes import sentence
from bot.texts.sections import escape
from cogs.core.buttons import ORDERS, make_button
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, Complete, command, group
from cogs.core.completions import Choices, Completion, complete, fold, pick
from cogs.core.controls import SUCCESS, Button, ControlId, TextPrompt, TextRow, parse_int, split_arg
from cogs.core.names import clean, escape_names
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.play.order_choices import MAX_ORDER_AMOUNT, amount_buttons, give_id, list_order_choices, selects_of
from cogs.play.turn import at_table, find_table, panel_after_action

_AMOUNT: Final = re.compile(r"\b[0-9]{1,3}\b", re.ASCII)


async def give_typed(request: Request, what: str, wait: bool = False) -> None:
    await give_order(request, pick(await _new_orders(request, what), what), wait)


async def withdraw_typed(request: Request, which: str) -> None:
    check_orders(request.table, request.seat)
    await withdraw_order(request, pick(await _standing_orders(request, which), which))


async def _new_orders(request: Request, typed: str) -> list[Completion[Any]]:
    """Return the orders that can be given now, including the one with the typed amount.

    A word of its name is not enough to give one, as it may act at once.
    """
    table, orders = request.table, await list_order_choices(request)
    if (amount := _AMOUNT.search(fold(typed))) is not None and table.game.orders is not None:
        order = table.game.orders.with_amount(table.view(request.seat), int(amount[0]))
        if order is not None:
            orders = {amount[0]: order} | {value: each for value, each in orders.items() if each != order}
    words = game_texts(request.t, table.row.game)
    return [Completion(value, words.order(each), each, whole=True) for value, each in orders.items()]


async def _standing_orders(request: Request, typed: str) -> list[Completion[str]]:
    table, words = request.table, game_texts(request.t, request.table.row.game)
    return [
        Completion(f"order.{row.kind}", words.order(order), row.kind, names=(words.order_kind(row.kind),), whole=True)
        for row, order in await list_given(table, request.seat)
    ]


def _complete_from(listed: Callable[[Request, str], Awaitable[list[Completion[Any]]]]) -> Complete:
    """Return a function that completes typed text from the list for the table of this channel."""

    async def answer(request: Request, typed: str) -> Choices:
        try:
            await find_table(request)
            return complete(await listed(request, typed), typed)
        except Refused:
            return []

    return answer


_TYPED_PREFIX = "~"
"""Prefixed to the short name of an order with a typed amount."""


async def orders_panel(request: Request, note: str = "") -> Panel:
    """Return the panel of the user's orders, below a note if there is one; raise Refused."""
    t, table, seat = request.t, request.table, request.seat
    words, orders = game_texts(t, table.row.game), list((await list_order_choices(request)).values())
    standing = await list_given(table, seat)
    title = f"{t.say('orders-title', game=game_name(t, table.row.game))}\n{t.say('orders-about')}"
    lines = [
        TextRow(
            t.say("orders-line", order=words.order(order), waits=row.waits),
            make_button(t, "order_withdraw", table, table.revision, seat, arg=row.kind),
        )
        for row, order in standing
    ]
    selects, amount = selects_of(words, table, seat, orders), amount_buttons(words, table, seat)
    return Panel((note, title, "" if lines else t.say("orders-none")), rows=(*lines, *selects, amount))


@on_click(ORDERS)
async def show_orders(request: Request) -> None:
    await request.show(await orders_panel(request))


@on_click("order_choose")
async def _choose(request: Request) -> None:
    """Say in the owner's words what was chosen, and what it would do right now."""
    name = request.value
    await show_confirm(request, await _find_order(request, name), name)


async def _find_order(request: Request, name: str) -> Any:
    """Return an order by its short name; raise Refused if it can no longer be given."""
    if name.startswith(_TYPED_PREFIX):
        return order_up_to(request, parse_int(name.removeprefix(_TYPED_PREFIX)))
    orders = await list_order_choices(request)
    if name not in orders:
        raise Refused(Refusal.MOVED_ON)
    return orders[name]


def order_up_to(request: Request, amount: int, typed: str = "") -> Any:
    """Return the order with an amount; raise Refused, naming the least possible amount, if it would do nothing."""
    table, seat = request.table, request.seat
    check_orders(table, seat)
    part, view = table.game.orders, table.view(seat)
    assert part is not None
    possible = (each for each in range(MAX_ORDER_AMOUNT + 1) if part.with_amount(view, each) is not None)
    order = part.with_amount(view, amount) if amount <= MAX_ORDER_AMOUNT else None
    if order is None and (least := next(possible, None)) is not None:
        text = escape(clean(typed or str(amount)))
        raise Refused(Refusal.ORDER_AMOUNT, text=text, least=least, most=MAX_ORDER_AMOUNT)
    if order is None:
        raise Refused(Refusal.ORDER_OF_NO_USE)
    return order


@on_click("order_amount")
async def _ask_amount(request: Request) -> None:
    table, seat = request.table, request.seat
    check_orders(table, seat)
    _, title, label = game_texts(request.t, table.row.game).order_amount()
    answer = ControlId("order_typed", table.id, table.revision, seat)
    await request.response.ask(TextPrompt(answer, title, label, len(str(MAX_ORDER_AMOUNT))))


@on_click("order_typed")
async def _explain_typed(request: Request) -> None:
    """Say in the owner's words what the amount that was typed would do."""
    typed = request.value
    amount = int(fold(typed)) if re.fullmatch("[0-9]+", fold(typed)) else MAX_ORDER_AMOUNT + 1
    await show_confirm(request, order_up_to(request, amount, typed), f"{_TYPED_PREFIX}{amount}")


async def show_confirm(request: Request, order: Any, name: str) -> None:
    """Show an order with the buttons that give it by its short name."""
    t, table, seat = request.t, request.table, request.seat
    words, part = game_texts(t, table.row.game), table.game.orders
    assert part is not None
    lines = [t.say("order-confirm", order=words.order(order), terms=words.order_terms(table.view(seat), order))]
    if seat in table.actors() and (action := part.answer(table.view(seat), order)) is not None:
        lines.append(t.say("order-now", action=sentence(words.action(action, escape_names(table.names)))))
    for row, former in await list_given(table, seat):
        if row.kind == part.kind(order) and former != order:
            lines.append(t.say("order-instead", order=words.order(former)))

    buttons = (
        Button(give_id(table, seat, name, waits=False), t.say("button-order-give"), SUCCESS),
        Button(give_id(table, seat, name, waits=True), t.say("button-order-wait")),
        make_button(t, ORDERS, table, key="back"),
    )
    await request.tell("\n".join(lines), *buttons)


@on_click("order_give")
async def _give(request: Request) -> None:
    name, waits = split_arg(request.control, 2)
    await give_order(request, await _find_order(request, name), waits == "1")


async def give_order(request: Request, order: Any, waits: bool) -> None:
    """Give an order, and show what it has done or the orders that stand now; raise Refused."""
    t, table, seat = request.t, request.table, request.seat
    said = game_texts(t, table.row.game).order(order)
    revision = table.revision
    if await give(table, seat, order, waits) and table.revision != revision:
        panel = await panel_after_action(request, table, seat, seat not in table.actors(), revision)
        await request.show(replace(panel, texts=(t.say("order-answered", order=said), *panel.texts)))
        return
    await request.show(await orders_panel(request, t.say("order-given", order=said)))


@on_click("order_withdraw")
async def _withdraw(request: Request) -> None:
    await withdraw_order(request, request.arg)


async def withdraw_order(request: Request, kind: str) -> None:
    """Withdraw the user's order of a kind, and show those that stand now; raise Refused."""
    t, table, seat = request.t, request.table, request.seat
    words = game_texts(t, table.row.game)
    said = next((words.order(order) for row, order in await list_given(table, seat) if row.kind == kind), "")
    await withdraw(table, seat, kind)
    await request.show(await orders_panel(request, t.say("order-withdrawn", order=said)))


def add_commands(tree: CommandTree) -> None:
    made = group(
        "order",
        command("order-give", at_table(give_typed, finished_too=True), complete={"what": _complete_from(_new_orders)}),
        command("order-list", at_table(show_orders, finished_too=True)),
        command(
            "order-withdraw",
            at_table(withdraw_typed, finished_too=True),
            complete={"which": _complete_from(_standing_orders)},
        ),
    )
    tree.add_command(made)
