"""Choosing which ingot to take, where it makes a difference while ingots are shared out."""

from __future__ import annotations

from bot.games.carcassonne import Phase, Place, TakeIngot
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import best_taken, takeable
from bot.texts.games.carcassonne.panels import say_claims
from cogs.core.buttons import help_buttons, in_rows, order_buttons, undo_button
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, single_value
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carcassonne.panels.choices import SUCCESS, Row, choice_rows
from cogs.games.carcassonne.panels.draft import Turn, at_turn, read_draft
from cogs.play.turn import act
from render.games.carcassonne import pictures


@clicked("carcassonne_ingot")
async def choose_ingot(request: Request, control: ControlId, values: list[str]) -> None:
    """Choose a tile to take an ingot from."""
    turn = at_turn(request, control)
    await request.show(await drawn_ingot_panel(request, turn, _place(single_value(values or [control.arg]))))


@clicked("carcassonne_take")
async def take(request: Request, control: ControlId, values: list[str]) -> None:
    """Take the ingot."""
    turn = at_turn(request, control)
    await act(request, turn, TakeIngot(*_place(control.arg)))


def ingot_panel(turn: Turn, chosen: Place | None = None, note: str = "") -> Panel:
    """Return the panel, without its picture, that chooses an ingot; the one that brings most is proposed."""
    t, table, seat, view = turn.t, turn.table, turn.seat, turn.view
    if view.phase is not Phase.INGOT:
        raise InvalidControl(view.phase)
    there = [claim.place for claim in takeable(view)]
    chosen = chosen if chosen in there else best_taken(view)
    choices = [Choice(_value(place), coordinate(place), chosen=place == chosen) for place in there]
    rows: list[Row] = choice_rows(
        choices,
        lambda value: turn.id("carcassonne_ingot", value),
        lambda number: turn.id("carcassonne_ingot", str(number)),
        lambda number: t.say("choose-ingot"),
    )
    label = t.say("button-take-ingot", place=coordinate(chosen))
    confirm = Button(turn.id("carcassonne_take", _value(chosen)), label, SUCCESS)
    rows += in_rows((confirm, undo_button(t, table, seat)), order_buttons(t, table, seat), help_buttons(t, table, seat))
    said = [note, t.say("panel-ingot"), *say_claims(t, view, escaped(table.names))]
    return Panel(("\n".join(filter(None, said)),), rows=tuple(rows))


async def drawn_ingot_panel(request: Request, turn: Turn, chosen: Place | None = None, note: str = "") -> Panel:
    """Return the panel with a picture of the tiles."""
    panel, view, language, names = ingot_panel(turn, chosen, note), turn.view, turn.t.language, turn.table.names
    marked = chosen or best_taken(view)
    places = [claim.place for claim in takeable(view)]
    drawn = await request.painter.paint(lambda: pictures.closeup(view, names, language, (), places, marked))
    return with_pictures(panel, "ingots", drawn)


def _value(place: Place) -> str:
    return f"{place.x}.{place.y}"


def _place(value: str) -> Place:
    """Return a place; raise InvalidControl."""
    return read_draft(f"{value}.0.0.").place
