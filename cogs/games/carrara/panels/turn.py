"""The private panels of a turn in Carrara: the choice of an action, and what may follow it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, TypeAlias

import discord

from bot.games.carrara import (
    Announce,
    BuyObject,
    Category,
    Decline,
    EndTurn,
    Object,
    ScoreCategory,
    ScoreCity,
    ScoreType,
)
from bot.games.carrara.components import BLOCKS_ON_WHEEL, CITIES, OBJECT_PRICE, TYPES
from bot.games.carrara.position import Phase, Player
from bot.games.carrara.prospects import (
    Scoring,
    after_purchase,
    at_end,
    goals_of,
    left_after,
    open_buildings,
    own_player,
    worth_of_object,
)
from bot.games.carrara.view import SeatView
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games.carrara.pieces import say_object
from cogs.core.buttons import help_buttons, in_rows, undo_button
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, Select, single_value
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.parsing import known, parse_object
from cogs.play import turn as play
from cogs.play.recap import show_with_recap

PRIMARY = discord.ButtonStyle.primary
SECONDARY = discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success
ENDS = "_end"
"""What the name of a control ends in that ends the turn with its action."""
_IN_A_ROW = 5
Turn: TypeAlias = play.Turn[SeatView]


def at_turn(request: Request, control: ControlId | None = None) -> Turn:
    """Return the user's turn at a table of Carrara; raise Refused or InvalidControl."""
    if request.table.row.game != "carrara":
        raise InvalidControl(request.table.row.game)
    return play.at_turn(request, control)


def back_button(turn: Turn) -> Button:
    """Return the button that leads back to the choice of an action."""
    return Button(turn.id("carrara_turn"), turn.t.say("button-back"))


def spread(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Arrange any number of buttons in as few rows of about the same length as possible."""
    if not buttons:
        return ()
    rows = -(-len(buttons) // _IN_A_ROW)
    each, left = iter(buttons), divmod(len(buttons), rows)
    return tuple(tuple(islice(each, left[0] + (row < left[1]))) for row in range(rows))


def confirm_buttons(turn: Turn, what: str, arg: str, label: str, verb: str, after: Player) -> tuple[Button, ...]:
    """Return the button that carries out an action that leads to `after`, labelled with what it does.

    Where the turn would go on there are two, which say with the action's verb what follows: the end of the turn, or
    what is left to do.
    """
    t, left = turn.t, left_after(turn.view, after)
    if not any(left):
        return (Button(turn.id(what, arg), label, SUCCESS),)
    follows = "both" if all(left) else "object" if left.object else "announcement"
    end = turn.id(f"{what}{ENDS}", arg), t.say("button-and-end", verb=verb)
    then = turn.id(what, arg), t.say("button-then", verb=verb, follows=follows)
    # nobody should end the turn unawares who could end the game
    first, second = (then, end) if left.announcement else (end, then)
    return Button(*first, SUCCESS), Button(*second)


def turn_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the private panel, without pictures, from which a seat can act now."""
    turn: Turn = play.turn_of(t, table, seat)
    if turn.view.phase is Phase.ACTION:
        return action_panel(turn)
    if turn.view.phase is Phase.BUYING:
        button = Button(turn.id("carrara_buy"), turn.t.say("button-buy-blocks"), PRIMARY)
        return Panel((turn.t.say("panel-wheel-turned"),), rows=_with_help(turn, (button,)))
    return closing_panel(turn)


def action_panel(turn: Turn) -> Panel:
    """Return the panel that chooses the action of a turn, with impossible ones disabled."""
    t, view = turn.t, turn.view
    can_buy = any(map(any, view.wheel)) or view.bag > 0
    can_build = any(building.cost <= sum(view.hand.blocks) for building in open_buildings(view))
    can_score = any(scorings(turn))
    buttons = [
        Button(turn.id("carrara_buy"), t.say("button-buy"), PRIMARY, disabled=not can_buy),
        Button(turn.id("carrara_build"), t.say("button-build"), PRIMARY, disabled=not can_build),
        Button(turn.id("carrara_score"), t.say("button-score"), PRIMARY, disabled=not can_score),
    ]
    if view.announced_by is not None:
        buttons.append(Button(turn.id("carrara_decline"), t.say("button-decline")))
    if not (can_buy or can_build or can_score):
        buttons.append(Button(turn.id("carrara_coins"), t.say("button-take-coins")))
    return Panel((t.say("panel-your-turn"),), rows=_with_help(turn, tuple(buttons)))


def _with_help(turn: Turn, buttons: tuple[Button, ...] = ()) -> tuple[tuple[Button, ...], ...]:
    return in_rows(buttons, help_buttons(turn.t, turn.table, turn.seat))


def every_scoring(turn: Turn) -> list[Scoring]:
    """List every scoring that there is at the table, possible or not."""
    special = [] if turn.view.cards is None else map(ScoreCategory, Category)
    return [*map(ScoreType, TYPES), *map(ScoreCity, CITIES), *special]


def scorings(turn: Turn) -> list[Scoring]:
    """List the scorings that are possible now."""
    return [action for action in every_scoring(turn) if turn.table.refusal(turn.seat, action) is None]


def adds_at_end(turn: Turn, change: Callable[[Player], Player]) -> list[str]:
    """Describe what an action adds to the final scoring through the cards; empty if nothing (expansion)."""
    view = turn.view
    if view.cards is None:
        return []
    own = own_player(view)
    added = at_end(view, change(own)) - at_end(view, own)
    return [turn.t.say("panel-adds-at-end", points=turn.t.say("points", count=added))] if added > 0 else []


def closing_panel(turn: Turn, chosen: str = "") -> Panel:
    """Return the panel with what may follow the action: an object, the announcement, the end of the turn."""
    t, view, table = turn.t, turn.view, turn.table
    texts = [t.say("panel-after-action")]
    rows: list[Any] = []
    for_sale = [item for item in view.on_sale if table.refusal(turn.seat, BuyObject(item)) is None]
    # green confirms what was chosen: neither an object nor the end of the game is proposed
    style = SUCCESS if chosen else PRIMARY
    if len(for_sale) == 1:
        chosen = for_sale[0].key
    buttons = []
    if for_sale:
        texts.append(t.say("panel-object", price=OBJECT_PRICE, coins=view.hand.coins))
        choices = tuple(
            Choice(item.key, say_object(t, item).capitalize(), object_terms(turn, item), chosen=item.key == chosen)
            for item in for_sale
        )
        if len(choices) > 1:
            rows.append(Select(turn.id("carrara_object"), t.say("choose-object"), choices))
        for item in for_sale:
            if item.key == chosen:
                texts.append(t.say("panel-object-chosen", object=say_object(t, item), terms=object_terms(turn, item)))
                texts += _object_worth(turn, item)
                label = t.say("button-buy-object", object=say_object(t, item), price=OBJECT_PRICE)
                buttons.append(Button(turn.id("carrara_buy_object", item.key), label, style))
    if may_announce(turn):
        texts.append(t.say("panel-announce"))
        buttons.append(Button(turn.id("carrara_announce"), t.say("button-announce"), PRIMARY))
    buttons.append(Button(turn.id("carrara_end"), t.say("button-end-turn"), PRIMARY))
    buttons.append(undo_button(t, table, turn.seat))
    return Panel(("\n".join(texts),), rows=(*rows, tuple(buttons), *_with_help(turn)))


def object_terms(turn: Turn, item: Object) -> str:
    """Describe what an object would bring at the end, and how near it would bring the announcement."""
    t, view = turn.t, turn.view
    points, _ = worth_of_object(view, BuyObject(item))
    worth = t.say("choice-object", points=t.say("points", count=points))
    if view.last_round_by not in (None, turn.seat):
        return worth
    _, goal, _ = goals_of(view, after_purchase(own_player(view), BuyObject(item)))
    return t.say("choice-object-goal", worth=worth, have=min(goal.have, goal.need), need=goal.need)


def _object_worth(turn: Turn, item: Object) -> list[str]:
    """Describe what an object adds at the end through the cards, and what its price would bring (expansion only)."""
    if turn.view.cards is None:
        return []
    t, (points, lost) = turn.t, worth_of_object(turn.view, BuyObject(item))
    return [t.say("panel-object-adds", points=t.say("points", count=points), price=OBJECT_PRICE, lost=lost)]


def may_announce(turn: Turn) -> bool:
    """Return whether the end can be announced now."""
    return turn.table.refusal(turn.seat, Announce()) is None


def refill(view: SeatView) -> int:
    """Return how many blocks come from the bag when the wheel is turned."""
    return min(BLOCKS_ON_WHEEL - sum(map(sum, view.wheel)), view.bag)


@clicked("carrara_turn")
async def open_turn(request: Request, control: ControlId, values: list[str]) -> None:
    """Show how the turn can continue."""
    turn = at_turn(request, control)
    await show_with_recap(request, turn_panel(request.t, turn.table, turn.seat))


@clicked("carrara_object")
async def choose_object(request: Request, control: ControlId, values: list[str]) -> None:
    """Ask for confirmation to buy the chosen object."""
    chosen = single_value(values) if values else control.arg
    await request.show(closing_panel(at_turn(request, control), _object(chosen).key))


@clicked("carrara_buy_object")
async def buy_object(request: Request, control: ControlId, values: list[str]) -> None:
    """Buy the object that the button names."""
    await play.act(
        request, at_turn(request, control), BuyObject(known(parse_object(control.arg), control.arg)), ends_turn=False
    )


@clicked("carrara_announce")
async def announce(request: Request, control: ControlId, values: list[str]) -> None:
    """Announce the end."""
    await play.act(request, at_turn(request, control), Announce())


@clicked("carrara_end")
async def end_turn(request: Request, control: ControlId, values: list[str]) -> None:
    """End the turn."""
    await play.act(request, at_turn(request, control), EndTurn())


@clicked("carrara_decline")
async def decline(request: Request, control: ControlId, values: list[str]) -> None:
    """Decline to act."""
    await play.act(request, at_turn(request, control), Decline())


def _object(text: str) -> Object:
    return known(parse_object(text), text)
