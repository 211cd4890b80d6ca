"""Looking at the table in private: the fields, the tiles left, and where a tile would fit; for onlookers, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.carcassonne.components import TILES, Tile, tiles_to_draw
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.prospects import fitting_turns
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games.carcassonne.describe import describe_fields
from bot.texts.games.carcassonne.panels import say_fits, say_tile_choice
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.controls import Button, Buttons, ControlId, InvalidControl, Select, SelectOption
from cogs.core.limits import MAX_OPTIONS
from cogs.core.paging import join_lines
from cogs.core.panel import Panel, text_panel
from cogs.core.request import Request
from cogs.games.carcassonne.draft import preview_draft, read_draft
from cogs.play.turn import at_turn, look_at, with_drawn
from render.engine.picture import Picture
from render.games.carcassonne import pictures


def look_buttons(t: Texts, table: Table, among: Sequence[str], seat: int | None = None, draft: str = "") -> Buttons:
    """Return the buttons that show something in private, but no fields in a game without farmers.

    On the private panel of a seat, only that seat can use them; they replace the panel, and with a draft show the table
    as it would be.
    """
    return [
        make_button(t, f"carcassonne_{what}", table, table.revision, seat, arg=draft, key=f"look-{what}")
        for what in among
        if what != "fields" or not table.view(None).without_farmers
    ]


@on_click("carcassonne_fields")
async def show_fields(request: Request) -> None:
    """Show the fields, and who would score what there: now, or after the turn that is being chosen."""
    t, view = look_at(request)
    chosen = request.control.arg and read_draft(request.control.arg)
    if chosen:
        view = preview_draft((await at_turn(request)).view, chosen).view
    panel = fields_panel(t, view, request.names, chosen=bool(chosen))
    await _show(request, panel, "fields", lambda names: pictures.fields(view, names, t.language))


@on_click("carcassonne_fit")
async def show_fit(request: Request) -> None:
    """Ask for which tile to show where it fits."""
    t, view = look_at(request)
    await request.show(_with_back(request, fit_panel(t, request.table, view, request.control.seat)))


@on_click("carcassonne_fit_tile")
async def show_fit_tile(request: Request) -> None:
    (t, view), tile = look_at(request), TILES.get(request.value)
    if tile is None:
        raise InvalidControl(request.value)
    panel = fit_panel(t, request.table, view, request.control.seat, tile)
    await _show(request, panel, "fit", lambda names: pictures.places(view, names, t.language, tile=tile))


async def _show(
    request: Request, panel: Panel, stem: str, draw: Callable[[list[str]], Picture | Sequence[Picture]]
) -> None:
    names = request.table.names
    await request.show(await with_drawn(request, _with_back(request, panel), stem, lambda: draw(names)))


def _with_back(request: Request, panel: Panel) -> Panel:
    """Add the button back to the private panel that was clicked: that of the turn, or More; a public one stays."""
    control = request.control
    if control.seat is not None and control.what == "carcassonne_fields" and control.arg:
        back = replace(control, what="carcassonne_follower")
    elif control.seat is not None:
        back = replace(control, what="carcassonne_places", arg="")
    elif request.response.public is None:
        back = ControlId("more", request.table.id)
    else:
        return panel
    return replace(panel, rows=(*panel.rows, (Button(back, request.t.say("button-back")),)))


@on_click("carcassonne_map")
async def show_map(request: Request) -> None:
    """Show the whole map, marking what the latest turn changed."""
    (t, view), revision = look_at(request), request.table.revision
    turns = [turn for turn in await request.table.turns() if turn.last <= revision]
    events = turns[-1].events if turns else ()
    panel = text_panel(t.say("panel-map", count=len(view.board.laid)))
    await _show(request, panel, "map", lambda names: pictures.whole_map(view, names, t.language, events))


@on_click("carcassonne_left")
async def show_left(request: Request) -> None:
    t, view = look_at(request)
    panel = text_panel(t.say("panel-left", count=len(view.left)))
    await _show(request, panel, "left", lambda names: pictures.tiles_left(view, names, t.language))


def fields_panel(t: Texts, view: CarcassonneView, names: list[str], *, chosen: bool = False) -> Panel:
    """Describe the fields with followers in a panel, with these names; as after the turn if one is `chosen`."""
    lines = [t.say("panel-field", line=line) for line in describe_fields(t, view, names)]
    title = t.say("panel-fields-then" if chosen else "panel-fields")
    return text_panel(join_lines(title, *lines) if lines else t.say("panel-no-fields"))


def fit_panel(
    t: Texts, table: Table, view: CarcassonneView, seat: int | None = None, tile: Tile | None = None
) -> Panel:
    """Return the panel that shows where a tile would fit, once one is chosen."""
    left = Counter(view.left)
    kinds = list(dict.fromkeys(tiles_to_draw(view.gold_mines)))
    half = len(kinds) if len(kinds) <= MAX_OPTIONS else -(-len(kinds) // 2)
    selects = [
        Select(
            ControlId("carcassonne_fit_tile", table.id, table.revision, seat, str(start)),
            t.say("choose-tile-from", first=group[0].id, last=group[-1].id),
            [SelectOption(each.id, *say_tile_choice(t, each, left[each]), chosen=each is tile) for each in group],
        )
        for start in range(0, len(kinds), half)
        for group in [kinds[start : start + half]]
    ]
    said = t.say("panel-fit") if tile is None else say_fits(t, tile, left[tile], fitting_turns(view.board, tile))
    return Panel((said,), rows=selects)
