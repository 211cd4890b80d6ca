"""Building all tiles of a purchase at once: where each goes is proposed, but never to throw one away."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo.actions import Build, Discard
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.preview import preview
from bot.games.palazzo.prospects import best_building, player_of, to_build
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import say_build_button, say_built, say_site
from bot.texts.games.palazzo.pieces import say_tile
from cogs.core.buttons import spread
from cogs.core.clicks import on_click
from cogs.core.controls import DANGER, SUCCESS, Button, InvalidControl, Row, Rows, Select, SelectOption
from cogs.core.limits import MAX_OPTIONS
from cogs.core.names import escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.games.palazzo.packed import GAME, Turn, read_draft, write_draft, write_place
from cogs.play.turn import act, at_turn, on_turn, with_shown
from render.games.palazzo import PICTURES


def propose_builds(turn: Turn) -> Sequence[Build]:
    """Return where the tiles should bring the most by the end."""
    return best_building(turn.view, player_of(turn.view), to_build(turn.view))


def build_lines(turn: Turn, draft: Sequence[Build]) -> list[str]:
    """Return what building would bring."""
    return say_built(turn.t, player_of(turn.view), draft)


def build_rows(turn: Turn, draft: Sequence[Build]) -> Rows:
    """Return a select for each tile with several sites, the button that builds, and those that discard a tile instead.

    So that nobody discards by mistake, no select offers it, and buttons that discard are red.
    """
    t, built = turn.t, player_of(turn.view)
    rows: list[Row] = []
    discards: list[Button] = []
    for place, action in enumerate(draft):
        tile, choices = say_tile(t, action.tile), []
        possible = [site for site in sites(built, action.tile) if not isinstance(site, Discard)]
        for site in possible[:MAX_OPTIONS]:
            label, brings = say_site(t, built, site)
            choices.append(SelectOption(write_place(site), label, brings, chosen=site == action))
        control = turn.id("palazzo_site", f"{place}.{write_draft(draft)}")
        if possible != [action]:
            rows.append(Select(control, t.say("choose-site", tile=tile), choices))
        if not isinstance(action, Discard):
            without = write_draft([*draft[:place], Discard(action.tile), *draft[place + 1 :]])
            label = t.say("button-discard-instead", tile=tile)
            discards.append(Button(turn.id("palazzo_draft", without), label, DANGER))
        built = apply_building(built, action)
    said, style = say_build_button(t, player_of(turn.view), draft), DANGER if len(discards) < len(draft) else SUCCESS
    return [*rows, (Button(turn.id("palazzo_build", write_draft(draft)), said, style),), *spread(discards)]


def draft_panel(turn: Turn, draft: Sequence[Build]) -> Panel:
    asked = game_texts(turn.t, GAME).prompt(turn.view, escape_names(turn.names))
    said = join_lines(turn.t.say("panel-now", asked=asked), *build_lines(turn, draft))
    return Panel((said,), rows=build_rows(turn, draft))


async def _show(request: Request, turn: Turn, draft: Sequence[Build]) -> None:
    """Show a draft, with the picture of what it builds."""
    panel, built = draft_panel(turn, draft), preview(turn.view, draft)
    await request.show(await with_shown(request, turn, panel, "built", PICTURES.preview, built))


async def show_places(request: Request, turn: Turn, plan: Sequence[Build]) -> None:
    """Show where the tiles would go: the first ones as planned, the others as proposed."""
    built = player_of(turn.view)
    for action in plan:
        built = apply_building(built, action)
    await _show(request, turn, (*plan, *best_building(turn.view, built, to_build(turn.view)[len(plan) :])))


@on_click("palazzo_site")
async def choose_site(request: Request) -> None:
    """Choose where one of the tiles goes."""
    turn, (place, _, text) = await at_turn(request), request.control.arg.partition(".")
    parts = text.split("-")
    if place not in map(str, range(len(parts))):
        raise InvalidControl(place)
    parts[int(place)] = request.value
    await _show(request, turn, read_draft(turn, "-".join(parts)))


@on_turn("palazzo_draft")
async def show_draft(request: Request, turn: Turn, written: str) -> None:
    await _show(request, turn, read_draft(turn, written))


@on_turn("palazzo_build")
async def build(request: Request, turn: Turn, written: str) -> None:
    await build_all(request, turn, read_draft(turn, written))


async def build_all(request: Request, turn: Turn, draft: Sequence[Build]) -> None:
    """Build all tiles of a draft, or none of them; raise Refused or IllegalAction."""
    first, *others = draft
    await act(request, turn, first, then=others)
