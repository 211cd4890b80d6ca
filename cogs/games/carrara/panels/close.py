"""Steps after the action: an object, the announcement, the end of the turn; and declining in the last round."""

from __future__ import annotations

from bot.games.carrara import Announce, BuyObject, Decline, EndTurn, Object
from bot.texts import LANGUAGES, texts
from bot.texts.games.carrara.pieces import say_object
from cogs.core.controls import ControlId, single_value
from cogs.core.request import Request, clicked
from cogs.games.carrara.panels.parsing import not_understood
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
    await request.show(closing_panel(at_turn(request, control), read_object(chosen).key))


@clicked("carrara_buy_object")
async def buy_object(request: Request, control: ControlId, values: list[str]) -> None:
    """Buy the object that the button names."""
    await act(request, at_turn(request, control), BuyObject(read_object(control.arg)), ends_turn=False)


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


def read_object(text: str) -> Object:
    """Parse an object; raise Refused."""
    for item in Object:
        names = [say_object(texts(language, "carrara"), item).casefold() for language in LANGUAGES]
        if text.strip().casefold() in (item.key, *names):
            return item
    raise not_understood(text)
