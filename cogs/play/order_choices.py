"""Choices of standing orders: those that can be given now, in selects and by short names."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Sequence
from typing import Any, Final

from bot.model.orders import write_order
from bot.model.refusals import Refused
from bot.tables.orders import check_orders, list_given, list_offered
from bot.tables.table import Table
from bot.texts.contract import GameTexts
from bot.texts.games import game_texts
from cogs.core.controls import Button, Buttons, ControlId, Row, Rows, Select, SelectOption
from cogs.core.limits import MAX_OPTIONS
from cogs.core.request import Request

_DIGEST_LENGTH: Final = 10
"""Characters of a digest that names an order in a control: enough to tell a few dozen orders apart."""


MAX_ORDER_AMOUNT: Final = 999
"""The highest amount that can be typed."""


def digest(written: object, length: int) -> str:
    """Return a short name for something that can be written as JSON."""
    return hashlib.sha256(json.dumps(written, sort_keys=True).encode()).hexdigest()[:length]


def _name(order: Any) -> str:
    return digest(write_order(order), _DIGEST_LENGTH)


def give_id(table: Table, seat: int, name: str, waits: bool) -> ControlId:
    """Return the id of a button that gives an order by its short name, which waits or not."""
    return ControlId("order_give", table.id, table.revision, seat, f"{name}.{int(waits)}")


def amount_buttons(words: GameTexts, table: Table, seat: int, standing: Collection[str] = ()) -> Buttons:
    """Return the button that asks for the amount of an order; empty without such orders, or if one stands already."""
    part = table.game.orders
    order = None if part is None else part.with_amount(table.view(seat), MAX_ORDER_AMOUNT)
    if part is None or order is None or part.kind(order) in standing:
        return ()
    return (Button(ControlId("order_amount", table.id, table.revision, seat), words.order_amount()[0]),)


async def list_order_choices(request: Request) -> dict[str, Any]:
    """Return the orders that the user can give now, by their digests; raise Refused."""
    table, seat = request.table, request.seat
    check_orders(table, seat)
    found = await request.painter.paint(lambda: list_offered(table, seat))
    return {_name(order): order for order in found}


def selects_of(words: GameTexts, table: Table, seat: int, orders: Sequence[Any]) -> list[Select]:
    """Return a select for each kind of the orders that are offered."""
    part = table.game.orders
    assert part is not None
    found, view = [], table.view(seat)
    for kind in part.kinds:
        choices = []
        for order in [order for order in orders if part.kind(order) == kind][:MAX_OPTIONS]:
            label, brings = words.order_choice(view, order)
            choices.append(SelectOption(_name(order), label, brings))
        if choices:
            control = ControlId("order_choose", table.id, table.revision, seat, kind)
            found.append(Select(control, words.choose_order(kind), choices))
    return found


async def order_choices(request: Request) -> tuple[str, Rows]:
    """Return what a waiting seat could order next, of a kind of which no order stands: a text, and rows of controls.

    Nothing is offered while a computer player is to act: its move may overtake it.
    """
    table, seat = request.table, request.seat
    if table.computer_acts() or table.game.orders is None or table.game.orders.rare:
        return "", ()
    try:
        orders = list((await list_order_choices(request)).values())
    except Refused:  # the game is over, or has been paused
        return "", ()
    words, view, part = game_texts(request.t, table.row.game), table.view(seat), table.game.orders
    standing = {row.kind for row, _ in await list_given(table, seat)}
    rows: list[Row] = []
    rows += [each for each in selects_of(words, table, seat, orders) if each.id.arg not in standing][:1]
    wanted = part.shortcut(view)
    if wanted is not None and part.kind(wanted) in standing:
        wanted = None
    buttons = amount_buttons(words, table, seat, standing)
    if wanted is not None:
        give = give_id(table, seat, _name(wanted), waits=False)
        buttons = (*buttons, Button(give, words.order_shortcut(wanted)))
    if buttons:
        rows.append(buttons)
    return words.orders_next(wanted) if rows else "", rows
