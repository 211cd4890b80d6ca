"""Steps after the action: an object, the announcement, the end of the turn; and declining in the last round."""

from __future__ import annotations

from bot.games.carrara import Announce, BuyObject, Decline, EndTurn, Object
from cogs.core.controls import ControlId, single_value
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.parsing import known, parse_object
from cogs.games.carrara.panels.turn import at_turn, closing_panel, turn_panel
from cogs.play.recap import show_with_recap
from cogs.play.turn import act


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
    await act(
        request, at_turn(request, control), BuyObject(known(parse_object(control.arg), control.arg)), ends_turn=False
    )


@clicked("carrara_announce")
async def announce(request: Request, control: ControlId, values: list[str]) -> None:
    """Announce the end."""
    await act(request, at_turn(request, control), Announce())


@clicked("carrara_end")
async def end_turn(request: Request, control: ControlId, values: list[str]) -> None:
    """End the turn."""
    await act(request, at_turn(request, control), EndTurn())


@clicked("carrara_decline")
async def decline(request: Request, control: ControlId, values: list[str]) -> None:
    """Decline to act."""
    await act(request, at_turn(request, control), Decline())


def _object(text: str) -> Object:
    return known(parse_object(text), text)
