"""A seat at its turn: who may use a panel, what an action leads to, and the panel with which the seat goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.carrara import Announce, BuyObject, Category, Object, ScoreCategory, ScoreCity, ScoreType
from bot.games.carrara.components import BLOCKS_ON_WHEEL, CITIES, OBJECT_PRICE, TYPES
from bot.games.carrara.position import Phase, Player
from bot.games.carrara.reasons import Reason
from bot.games.carrara.view import SeatView
from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.carrara import say_object
from cogs.carrara_own import Scoring, at_end, open_buildings, own_player, worth_of_object
from cogs.coach.hint import hint_button, offers_hints
from cogs.coach.whatif import whatif_buttons
from cogs.core.controls import Button, Choice, ControlId, Select
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.play.next_game import with_next_game

PRIMARY = discord.ButtonStyle.primary
SUCCESS = discord.ButtonStyle.success
_A_ROW = 5
"""Discord takes no more buttons in a row."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat whose turn it is, with what it may see; makes the ids of its private controls."""

    t: Texts
    table: Table
    seat: int
    view: SeatView
    revision: int
    """The table's revision that the view shows; the table may go on while a picture is drawn."""

    def id(self, what: str, arg: str = "") -> ControlId:
        """Make the id of a control for this seat and this revision."""
        return ControlId(what, self.table.id, self.revision, self.seat, arg)

    def back(self) -> Button:
        """Make the button that leads back to the choice of an action."""
        return Button(self.id("carrara_turn"), self.t.say("button-back"))


def at_turn(request: Request, control: ControlId | None = None) -> Turn:
    """Check that it is this person's turn, and that a control is not too old for it; raise IllegalAction."""
    table, seat = request.table, request.seat
    if table.row.status is not Status.RUNNING:
        raise IllegalAction(Refusal.NOT_STARTED if table.row.status is Status.INVITATION else Refusal.TABLE_OVER)
    if (rests := table.rests()) is not None:
        raise rests
    if (stands_in := table.stands_in(seat)) is not None:
        raise stands_in
    actors = table.actors()
    if seat not in actors:
        raise IllegalAction(Reason.NOT_YOUR_TURN, turn=actors[0])
    if control is not None:
        newest = table.row.announced if control.seat is None else table.revision
        if control.revision != newest:
            raise IllegalAction(Refusal.MOVED_ON)
    view = table.view(seat)
    assert isinstance(view, SeatView)
    return Turn(request.t, table, seat, view, table.revision)


async def act(request: Request, turn: Turn, action: Any) -> None:
    """Carry out an action for the turn as it was shown, and show how it goes on; raise IllegalAction."""
    await turn.table.act(turn.seat, turn.revision, action, request.interaction.id)
    await request.show(await going_on(request, turn))


async def going_on(request: Request, acted: Turn) -> Panel:
    """Show how a seat goes on after it has acted; where its turn is over, with the way to the next game."""
    panel = after(request.t, acted.table, acted.seat)
    return panel if acted.seat in acted.table.actors() else await with_next_game(request, panel)


def after(t: Texts, table: Table, seat: int) -> Panel:
    """Show how a seat goes on after it has acted, or that its turn is over."""
    if seat in table.actors() and table.view(seat).phase is not Phase.ACTION:
        return turn_panel(t, table, seat)
    undo = Button(ControlId("undo", table.id, table.revision, seat), t.say("button-take-back"))
    hand = Button(ControlId("hand", table.id, table.revision), t.say("button-hand"))
    if table.row.status is Status.OVER:
        return Panel((t.say("panel-game-over"),), rows=((hand,),))
    return Panel((t.say("panel-turn-over"),), rows=((hand, undo),))


def turn_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Make the private panel, without pictures, with which a seat can go on now."""
    view = table.view(seat)
    assert isinstance(view, SeatView)
    turn = Turn(t, table, seat, view, table.revision)
    if view.phase is Phase.ACTION:
        return action_panel(turn)
    if view.phase is Phase.BUYING:
        button = Button(turn.id("carrara_buy"), t.say("button-buy-blocks"), PRIMARY)
        return Panel((t.say("panel-wheel-turned"),), rows=rows_with_hint(turn, (button,)))
    return closing_panel(turn)


def acting(turn: Turn, panel: Callable[[Turn], Panel]) -> Panel:
    """Make a panel for this turn's action; where that is done or begun already, the one with which the turn goes on."""
    return panel(turn) if turn.view.phase is Phase.ACTION else turn_panel(turn.t, turn.table, turn.seat)


def action_panel(turn: Turn) -> Panel:
    """Offer the actions of a turn, those that are possible."""
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
    return Panel((t.say("panel-your-turn"),), rows=rows_with_hint(turn, buttons))


def rows_with_hint(turn: Turn, buttons: Sequence[Button] = ()) -> tuple[tuple[Button, ...], ...]:
    """Put the buttons of a choice in rows, with those for a hint and for trying things out where that is offered."""
    hint = (hint_button(turn.t, turn.table, turn.seat),) if offers_hints(turn.table, turn.seat) else ()
    helps = (*hint, *whatif_buttons(turn.t, turn.table, turn.seat))
    rows = ((*buttons, *helps),) if len(buttons) + len(helps) <= _A_ROW else (tuple(buttons), helps)
    return tuple(row for row in rows if row)


def scorings(turn: Turn) -> list[Scoring]:
    """List the scorings that are possible now."""
    every: list[Scoring] = [*map(ScoreType, TYPES), *map(ScoreCity, CITIES), *map(ScoreCategory, Category)]
    return [action for action in every if turn.table.refusal(turn.seat, action) is None]


def adds_at_end(turn: Turn, change: Callable[[Player], Player]) -> list[str]:
    """Say what an action adds to the final scoring by the cards, if anything: a line or none (expansion)."""
    view = turn.view
    if view.cards is None:
        return []
    own = own_player(view)
    added = at_end(view, change(own)) - at_end(view, own)
    return [turn.t.say("panel-adds-at-end", points=turn.t.say("points", count=added))] if added > 0 else []


def closing_panel(turn: Turn, chosen: str = "") -> Panel:
    """Offer what may follow the action: an object, the announcement, the end of the turn."""
    t, view, table = turn.t, turn.view, turn.table
    texts = [t.say("panel-after-action")]
    rows: list[Any] = []
    for_sale = [item for item in view.on_sale if table.refusal(turn.seat, BuyObject(item)) is None]
    buttons = []
    if for_sale:
        texts.append(t.say("panel-object", price=OBJECT_PRICE, coins=view.hand.coins))
        choices = tuple(
            Choice(
                item.key,
                say_object(t, item).capitalize(),
                object_terms(turn, item),
                chosen=item.key == chosen,
            )
            for item in for_sale
        )
        rows.append(Select(turn.id("carrara_object"), t.say("choose-object"), choices))
        for item in for_sale:
            if item.key == chosen:
                texts += _object_worth(turn, item)
                label = t.say("button-buy-object", object=say_object(t, item), price=OBJECT_PRICE)
                buttons.append(Button(turn.id("carrara_buy_object", item.key), label, SUCCESS))
    if may_announce(turn):
        texts.append(t.say("panel-announce"))
        buttons.append(Button(turn.id("carrara_announce"), t.say("button-announce"), SUCCESS))
    buttons.append(Button(turn.id("carrara_end"), t.say("button-end-turn"), PRIMARY))
    buttons.append(Button(turn.id("undo"), t.say("button-take-back")))
    return Panel(("\n".join(texts),), rows=(*rows, tuple(buttons), *rows_with_hint(turn)))


def object_terms(turn: Turn, item: Object) -> str:
    """Say what an object costs, and with the expansion what it would bring at the end."""
    t, cost = turn.t, turn.t.say("coins", count=OBJECT_PRICE)
    if turn.view.cards is None:
        return cost
    points, _ = worth_of_object(turn.view, BuyObject(item))
    return t.say("choice-object-worth", price=cost, points=t.say("points", count=points))


def _object_worth(turn: Turn, item: Object) -> list[str]:
    """Say what an object adds at the end by the cards, and what its price would bring: a line or none (expansion)."""
    if turn.view.cards is None:
        return []
    t, (points, lost) = turn.t, worth_of_object(turn.view, BuyObject(item))
    return [t.say("panel-object-adds", points=t.say("points", count=points), price=OBJECT_PRICE, lost=lost)]


def may_announce(turn: Turn) -> bool:
    """Tell whether the end can be announced now."""
    return turn.table.refusal(turn.seat, Announce()) is None


def refill(view: SeatView) -> int:
    """Tell how many blocks come from the bag when the wheel is turned."""
    return min(BLOCKS_ON_WHEEL - sum(map(sum, view.wheel)), view.bag)
