"""Looking at the table in private: the fields, the tiles left, and where a tile would fit; for onlookers, too."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from bot.games.carcassonne import TILES, Tile, View
from bot.games.carcassonne.components import drawn_tiles
from bot.games.carcassonne.prospects import turns_by_place
from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from bot.texts.games.carcassonne.describe import describe_fields
from bot.texts.games.carcassonne.panels import say_fits, say_tile_choice
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, Select, single_value
from cogs.core.limits import OPTIONS, cut
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carcassonne.panels.draft import at_turn, leads_to, read_draft
from render.games.carcassonne import pictures

LOOKS: Final = ("map", "fields", "left", "fit")
"""What can be looked at."""


def look_button(t: Texts, what: str, table: Table, seat: int | None = None, draft: str = "") -> Button:
    """Return the button that shows something in private; on the private panel of a seat, only that seat can use it.

    There it replaces the panel, and with a draft it shows the table as it would be.
    """
    return Button(ControlId(f"carcassonne_{what}", table.id, table.revision, seat, draft), t.say(f"button-look-{what}"))


def look_buttons(t: Texts, table: Table, seat: int | None = None) -> tuple[Button, ...]:
    """Return the buttons that show something in private."""
    return tuple(look_button(t, what, table, seat) for what in LOOKS)


def _looked_at(request: Request) -> tuple[Texts, View]:
    """Return the game's texts, and what everyone may know; raise Refused or InvalidControl."""
    table = request.table
    if table.row.game != "carcassonne":
        raise InvalidControl(table.row.game)
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    return game_texts(request.t, table.row.game).t, table.view(None)


@clicked("carcassonne_map")
async def show_map(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the whole map, as large as it can be."""
    t, view = _looked_at(request)
    names, language = request.table.names, t.language
    drawn = await request.painter.paint(lambda: pictures.whole_map(view, names, language))
    said = t.say("panel-map", count=len(view.board.laid))
    await request.show(with_pictures(Panel((said,), rows=_back(request, control)), "map", drawn))


@clicked("carcassonne_fields")
async def show_fields(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the fields, and who would score what there: now, or after the turn that is being chosen."""
    t, view = _looked_at(request)
    names, language, chosen = request.table.names, t.language, control.arg and read_draft(control.arg)
    if chosen:
        view = leads_to(at_turn(request, control).view, chosen).view
    drawn = await request.painter.paint(lambda: pictures.fields(view, names, language))
    panel = fields_panel(t, view, escaped(names), chosen=bool(chosen))
    await request.show(with_pictures(replace(panel, rows=_back(request, control)), "fields", drawn))


@clicked("carcassonne_left")
async def show_left(request: Request, control: ControlId, values: list[str]) -> None:
    """Show which tiles are left to draw."""
    t, view = _looked_at(request)
    names, language = request.table.names, t.language
    drawn = await request.painter.paint(lambda: pictures.tiles_left(view, names, language))
    said = t.say("panel-left", count=len(view.left))
    await request.show(with_pictures(Panel((said,), rows=_back(request, control)), "left", drawn))


@clicked("carcassonne_fit")
async def show_fit(request: Request, control: ControlId, values: list[str]) -> None:
    """Ask for which tile to show where it fits."""
    t, view = _looked_at(request)
    panel = fit_panel(t, request.table, view, control.seat)
    await request.show(replace(panel, rows=(*panel.rows, *_back(request, control))))


@clicked("carcassonne_fit_tile")
async def show_fit_tile(request: Request, control: ControlId, values: list[str]) -> None:
    """Show where the chosen tile would fit."""
    t, view = _looked_at(request)
    tile, names, language = TILES.get(single_value(values)), request.table.names, t.language
    if tile is None:
        raise InvalidControl(control.arg)
    drawn = await request.painter.paint(lambda: pictures.possible_places(view, tile, names, language))
    panel = fit_panel(t, request.table, view, control.seat, tile)
    await request.show(with_pictures(replace(panel, rows=(*panel.rows, *_back(request, control))), "fit", *drawn))


def _back(request: Request, control: ControlId) -> tuple[tuple[Button, ...], ...]:
    """Return the button back to the private panel that was clicked: that of the turn, or More; a public one stays."""
    if control.seat is not None:
        what = "carcassonne_follower" if control.what == "carcassonne_fields" and control.arg else "carcassonne_places"
        arg = control.arg if what == "carcassonne_follower" else ""
        back = ControlId(what, request.table.id, control.revision, control.seat, arg)
    elif request.response.public is None:
        back = ControlId("more", request.table.id)
    else:
        return ()
    return ((Button(back, request.t.say("button-back")),),)


def fields_panel(t: Texts, view: View, names: list[str], *, chosen: bool = False) -> Panel:
    """Return the panel of the fields with followers, in words, for readers with these names; after a chosen turn."""
    lines = [t.say("panel-field", line=line) for line in describe_fields(t, view, names)]
    title = t.say("panel-fields-then" if chosen else "panel-fields")
    said = [title, *lines] if lines else [t.say("panel-no-fields")]
    return Panel(("\n".join(said),))


def fit_panel(t: Texts, table: Table, view: View, seat: int | None = None, tile: Tile | None = None) -> Panel:
    """Return the panel that shows where a tile would fit, once one is chosen."""
    left = Counter(view.left)
    kinds = list(dict.fromkeys(drawn_tiles(view.gold_mines)))
    half = len(kinds) if len(kinds) <= OPTIONS else -(-len(kinds) // 2)
    selects = tuple(
        Select(
            ControlId("carcassonne_fit_tile", table.id, table.revision, seat, str(start)),
            t.say("choose-tile-from", first=group[0].id, last=group[-1].id),
            tuple(
                Choice(each.id, label, cut(shows), chosen=each is tile)
                for each in group
                for label, shows in [say_tile_choice(t, each, left[each])]
            ),
        )
        for start in range(0, len(kinds), half)
        for group in [kinds[start : start + half]]
    )
    said = t.say("panel-fit") if tile is None else say_fits(t, tile, left[tile], turns_by_place(view.board, tile))
    return Panel((said,), rows=selects)
