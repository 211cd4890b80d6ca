"""Choosing a place for the tile: pictures of the places, and as many selects of their names, from north to south."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.games.carcassonne import Phase, Place, PlaceTile
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import turns_by_place
from bot.services.analysis import different
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games.carcassonne.panels import say_place_choice
from bot.texts.games.carcassonne.pieces import say_tile
from cogs.core.buttons import help_buttons, in_rows, offers_hint
from cogs.core.controls import Choice, ControlId, InvalidControl, Select, single_value
from cogs.core.limits import cut
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carcassonne.panels.draft import Turn, at_turn, completed, read_draft, tile_of
from cogs.games.carcassonne.panels.look import look_buttons
from cogs.games.carcassonne.panels.turn import draft_panel, drawn_panel, show_draft
from cogs.play import turn as play
from cogs.play.recap import show_with_recap
from render.games.carcassonne import pictures

_NAMED = {2: ("north", "south"), 3: ("north", "middle", "south")}


@clicked("carcassonne_turn")
async def open_turn(request: Request, control: ControlId, values: list[str]) -> None:
    """Show what can be chosen."""
    turn = at_turn(request, control)
    await show_with_recap(request, await opened(request, turn))


@clicked("carcassonne_places")
async def other_place(request: Request, control: ControlId, values: list[str]) -> None:
    """Go back to the choice of a place."""
    turn = at_turn(request, control)
    await request.show(await opened(request, turn))


@clicked("carcassonne_place")
async def choose_place(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the tile at the chosen place."""
    turn = at_turn(request, control)
    place = read_draft(f"{single_value(values)}.0.0.").place
    if turn.view.phase is not Phase.TILE:
        raise InvalidControl(control.arg)
    await show_draft(request, turn, completed(turn.view, place))


def turn_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the private panel, without pictures, from which a seat can act now."""
    turn: Turn = play.turn_of(t, table, seat)
    return place_panel(turn) if turn.view.phase is Phase.TILE else draft_panel(turn, completed(turn.view))


def place_panel(turn: Turn, note: str = "", starred: Collection[Place] = ()) -> Panel:
    """Return the panel that chooses a place, without pictures, below a note if there is one; some may have stars."""
    t, view = turn.t, turn.view
    tile, places = tile_of(view), turns_by_place(view.board, tile_of(view))
    said = t.say("panel-place", tile=tile.id, shows=say_tile(t, tile), count=len(places))
    groups = pictures.place_groups(view)
    selects = [_select(turn, number, groups, places, starred) for number in range(len(groups))]
    rows = in_rows(look_buttons(t, turn.table, turn.seat), help_buttons(t, turn.table, turn.seat))
    return Panel((f"{note}\n{said}".lstrip(),), rows=(*selects, *rows))


async def opened(request: Request, turn: Turn, note: str = "") -> Panel:
    """Return the panel, with its pictures, from which a seat can act now, below a note if there is one."""
    if turn.view.phase is not Phase.TILE:
        return await drawn_panel(request, turn, completed(turn.view), note)
    view, language, best = turn.view, turn.t.language, advised(request, turn)
    # off the event loop, as on a large map it takes a while to look at every place
    panel, drawn = await request.painter.paint(
        lambda: (place_panel(turn, note, best), pictures.places(view, language, best))
    )
    return with_pictures(panel, "places", *drawn)


def advised(request: Request, turn: Turn) -> list[Place]:
    """Return the coach's best places, if the seat has asked for a hint on this turn and may have one."""
    table, seat = turn.table, turn.seat
    if not offers_hint(table, seat):
        return []
    best = different(request.services.coach.ready(table, seat), seat, table.game.computers.idea)
    actions = [each.advice.action for each in best]
    return [Place(action.x, action.y) for action in actions if isinstance(action, PlaceTile)]


def _select(
    turn: Turn,
    number: int,
    groups: Sequence[Sequence[Place]],
    turns: dict[Place, tuple[int, ...]],
    starred: Collection[Place],
) -> Select:
    t, group = turn.t, groups[number]
    choices = tuple(
        Choice(
            f"{place.x}.{place.y}",
            coordinate(place),
            cut(say_place_choice(t, turn.view, place, turns[place])),
            "⭐" if place in starred else None,
        )
        for place in group
    )
    named = _NAMED.get(len(groups))
    where = t.say(f"choose-place-{named[number]}") if named else ""
    first, last = coordinate(group[0]), coordinate(group[-1])
    label = t.say("choose-place", where=where, count=len(group), first=first, last=last)
    return Select(turn.id("carcassonne_place", str(number)), label, choices)
