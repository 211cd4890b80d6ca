"""Choosing a place for the tile: what it would do at each, and a picture of the places."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.carcassonne import Phase, Place, PlaceTile, TakeIngot
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.gold import best_taken, takeable
from bot.games.carcassonne.prospects import turns_by_place
from bot.services.analysis import different
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games.carcassonne.panels import say_claims
from bot.texts.games.carcassonne.places import PlaceChoice, place_choices
from cogs.core.buttons import help_buttons, in_rows, offers_hint, order_buttons, undo_button
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, parse_int, single_value, style_of
from cogs.core.limits import BUTTONS, OPTIONS, cut
from cogs.core.names import escape, escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carcassonne.panels.choices import SUCCESS, Row, choice_rows
from cogs.games.carcassonne.panels.draft import Turn, at_turn, completed, read_draft, tile_of
from cogs.games.carcassonne.panels.look import look_buttons
from cogs.games.carcassonne.panels.turn import draft_panel, drawn_panel, show_draft
from cogs.play import turn as play
from cogs.play.recap import show_with_recap
from cogs.play.turn import act
from render.games.carcassonne import pictures


@clicked("carcassonne_turn")
async def open_turn(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what can be chosen."""
    turn = at_turn(request, control)
    await show_with_recap(request, await opened(request, turn))


@clicked("carcassonne_places")
async def other_place(request: Request, control: ControlId, values: list[str]) -> None:
    """Go back to the choice of a place, or show another part of the places."""
    turn = at_turn(request, control)
    await request.show(await opened(request, turn, part=parse_int(control.arg) if control.arg else None))


@clicked("carcassonne_place")
async def choose_place(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the tile at the chosen place."""
    turn = at_turn(request, control)
    place = read_draft(f"{single_value(values or [control.arg])}.0.0.").place
    if turn.view.phase is not Phase.TILE:
        raise InvalidControl(control.arg)
    await show_draft(request, turn, completed(turn.view, place))


def turn_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the private panel, without pictures, from which a seat can act now."""
    turn: Turn = play.turn_of(t, table, seat)
    if turn.view.phase is Phase.INGOT:
        return ingot_panel(turn)
    if turn.view.phase is not Phase.TILE:
        return draft_panel(turn, completed(turn.view))
    (first, *others) = turns_by_place(turn.view.board, tile_of(turn.view))
    return place_panel(turn) if others else draft_panel(turn, completed(turn.view, first))


def place_panel(turn: Turn, note: str = "", starred: Collection[Place] = (), part: int = 0) -> Panel:
    """Return the panel that chooses a place, without pictures, below a note if there is one; some may have stars."""
    t, view, table, seat = turn.t, turn.view, turn.table, turn.seat
    places = place_choices(t, view, table.names, turns_by_place(view.board, tile_of(view)))
    texts = [note, t.say("panel-place", tile=tile_of(view).id, count=len(places))]
    if len(places) <= BUTTONS:
        for each in places:
            said = t.say("place-choice", does=each.does, turns=each.turns)
            texts.append(t.say("panel-place-line", place=coordinate(each.place), does=escape(said)))
    parts = -(-len(places) // OPTIONS)
    rows: list[Row] = choice_rows(
        [_choice(t, each, each.place in starred) for each in places],
        lambda value: turn.id("carcassonne_place", value),
        lambda number: turn.id("carcassonne_place", str(number)),
        lambda number: t.say("choose-place", parts=parts, number=number + 1),
    )
    rows += [_part_buttons(turn, part)] if len(pictures.place_groups(view)) > 1 else []
    rows += in_rows(look_buttons(t, table, seat), help_buttons(t, table, seat))
    return Panel(("\n".join(filter(None, texts)),), rows=tuple(rows))


async def opened(request: Request, turn: Turn, note: str = "", part: int | None = None) -> Panel:
    """Return the panel, with its picture, from which a seat can act now, below a note if there is one."""
    if turn.view.phase is Phase.INGOT:
        return await drawn_ingot_panel(request, turn, note=note)
    if turn.view.phase is not Phase.TILE:
        return await drawn_panel(request, turn, completed(turn.view), note)
    view, names, language = turn.view, turn.table.names, turn.t.language
    (first, *others) = turns_by_place(view.board, tile_of(view))
    if not others:
        return await drawn_panel(request, turn, completed(view, first), note)
    best = advised(request, turn)

    def draw() -> Panel:
        groups = pictures.place_groups(view)
        wanted = next((number for number, group in enumerate(groups) if {*best} & {*group}), 0)
        shown = wanted if part is None else min(part, len(groups) - 1)
        panel = place_panel(turn, note, best, shown)
        return with_pictures(panel, "places", *pictures.places(view, names, language, best, shown))

    # off the event loop, as on a large map it takes a while to look at every place
    return await request.painter.paint(draw)


def advised(request: Request, turn: Turn) -> list[Place]:
    """Return the coach's best places, if the seat has asked for a hint on this turn and may have one."""
    table, seat = turn.table, turn.seat
    if not offers_hint(table, seat):
        return []
    best = different(request.services.coach.ready(table, seat), seat, table.game.computers.idea)
    actions = [each.advice.action for each in best]
    return [Place(action.x, action.y) for action in actions if isinstance(action, PlaceTile)]


def _choice(t: Texts, each: PlaceChoice, starred: bool) -> Choice:
    said = t.say("place-choice", does=each.does, turns=each.turns)
    value, star = f"{each.place.x}.{each.place.y}", "⭐" if starred else None
    return Choice(value, coordinate(each.place), cut(said), star)


def _part_buttons(turn: Turn, shown: int) -> tuple[Button, ...]:
    """Return a button for each picture that shows a part of the places."""
    return tuple(
        Button(
            turn.id("carcassonne_places", str(number)),
            turn.t.say("button-part", number=number + 1, first=coordinate(group[0]), last=coordinate(group[-1])),
            style_of(number == shown),
            disabled=number == shown,
        )
        for number, group in enumerate(pictures.place_groups(turn.view))
    )


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
