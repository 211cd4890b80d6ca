"""Building all tiles of a purchase at once: where each goes is proposed, but never to throw one away."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo import AddFloor, BeginPalazzo, Discard, Phase, preview
from bot.games.palazzo.actions import Build
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.prospects import best_building, player_of, to_build
from bot.texts.games import game_texts
from bot.texts.games.palazzo.panels import say_build_button, say_built, say_site
from bot.texts.games.palazzo.pieces import say_tile
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, Select, single_value
from cogs.core.limits import OPTIONS, cut
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.palazzo.panels.common import BUTTON, DANGER, GAME, SUCCESS, Row, Turn, at_turn, rows_of
from cogs.play.turn import act
from render.games.palazzo import pictures

_NEW, _OUT = "n", "x"


def write_draft(actions: Sequence[Build]) -> str:
    """Write where tiles go, the lowest floor first, for the id of a control."""
    return "-".join(_written(action) for action in actions)


def _written(action: Build) -> str:
    return str(action.palazzo) if isinstance(action, AddFloor) else _NEW if isinstance(action, BeginPalazzo) else _OUT


def read_draft(turn: Turn, text: str) -> tuple[Build, ...]:
    """Read where tiles go; the best place replaces one that is not possible; raise InvalidControl for nonsense."""
    tiles, parts = to_build(turn.view), text.split("-")
    if turn.view.phase is not Phase.BUILDING or len(parts) != len(tiles):
        raise InvalidControl(text)
    built, done = player_of(turn.view), list[Build]()
    for place, (tile, part) in enumerate(zip(tiles, parts, strict=True)):
        action = next((site for site in sites(built, tile) if _written(site) == part), None)
        done.append(best_building(turn.view, built, tiles[place:])[0] if action is None else action)
        built = apply_building(built, done[-1])
    return tuple(done)


def proposed(turn: Turn) -> tuple[Build, ...]:
    """Return where the tiles should bring the most by the end."""
    return best_building(turn.view, player_of(turn.view), to_build(turn.view))


def build_lines(turn: Turn, draft: Sequence[Build] = ()) -> list[str]:
    """Return what building would bring."""
    return say_built(turn.t, player_of(turn.view), draft or proposed(turn))


def build_rows(turn: Turn, draft: Sequence[Build] = ()) -> list[Row]:
    """Return a select for each tile that has several sites, the button that builds, and those to discard each instead.

    Who discards has asked for it: no select offers it, and what would do it is red.
    """
    t, built, draft = turn.t, player_of(turn.view), draft or proposed(turn)
    rows: list[Row] = []
    discards: list[Button] = []
    for place, action in enumerate(draft):
        tile, choices = say_tile(t, action.tile), []
        possible = [site for site in sites(built, action.tile) if not isinstance(site, Discard)]
        for site in possible[:OPTIONS]:
            label, brings = say_site(t, built, site)
            choices.append(Choice(_written(site), cut(label), cut(brings), chosen=site == action))
        control = turn.id("palazzo_site", f"{place}.{write_draft(draft)}")
        if possible != [action]:
            rows.append(Select(control, cut(t.say("choose-site", tile=tile)), tuple(choices)))
        if not isinstance(action, Discard):
            without = write_draft([*draft[:place], Discard(action.tile), *draft[place + 1 :]])
            label = t.say("button-discard-instead", tile=tile)
            discards.append(Button(turn.id("palazzo_draft", without), cut(label, BUTTON), DANGER))
        built = apply_building(built, action)
    said, style = say_build_button(t, player_of(turn.view), draft), DANGER if len(discards) < len(draft) else SUCCESS
    rows.append((Button(turn.id("palazzo_build", write_draft(draft)), cut(said, BUTTON), style),))
    return [*rows, *rows_of(discards)]


def draft_panel(turn: Turn, draft: Sequence[Build]) -> Panel:
    """Return the panel in which a draft is changed or built."""
    asked = game_texts(turn.t, GAME).prompt(turn.view, escaped(turn.table.names))
    said = [turn.t.say("panel-now", asked=asked), *build_lines(turn, draft)]
    return Panel(("\n".join(said),), rows=tuple(build_rows(turn, draft)))


async def drawn_draft(request: Request, turn: Turn, draft: Sequence[Build], panel: Panel) -> Panel:
    """Return a panel with the picture of what a draft builds."""
    names, language = turn.table.names, turn.t.language
    built = preview(turn.view, draft)
    drawn = await request.painter.paint(lambda: pictures.preview(turn.view, built, names, language))
    return with_pictures(panel, "built", drawn)


async def _show(request: Request, turn: Turn, draft: Sequence[Build]) -> None:
    await request.show(await drawn_draft(request, turn, draft, draft_panel(turn, draft)))


async def show_places(request: Request, turn: Turn, plan: Sequence[Build]) -> None:
    """Show where the tiles would go, the first of them as chosen already, the others as proposed."""
    built = player_of(turn.view)
    for action in plan:
        built = apply_building(built, action)
    await _show(request, turn, (*plan, *best_building(turn.view, built, to_build(turn.view)[len(plan) :])))


@clicked("palazzo_site")
async def choose_site(request: Request, control: ControlId, values: list[str]) -> None:
    """Choose where one of the tiles goes."""
    turn, (place, _, text) = at_turn(request, control), control.arg.partition(".")
    parts = text.split("-")
    if place not in map(str, range(len(parts))):
        raise InvalidControl(control.arg)
    parts[int(place)] = single_value(values)
    await _show(request, turn, read_draft(turn, "-".join(parts)))


@clicked("palazzo_draft")
async def show_draft(request: Request, control: ControlId, values: list[str]) -> None:
    """Show where the tiles would go."""
    turn = at_turn(request, control)
    await _show(request, turn, read_draft(turn, control.arg))


@clicked("palazzo_build")
async def build(request: Request, control: ControlId, values: list[str]) -> None:
    """Build all tiles."""
    turn = at_turn(request, control)
    await build_all(request, turn, read_draft(turn, control.arg))


async def build_all(request: Request, turn: Turn, draft: Sequence[Build]) -> None:
    """Build all tiles of a draft, or none of them; raise Refused or IllegalAction."""
    first, *others = draft
    await act(request, turn, first, then=others)


def builds(action: object) -> bool:
    """Return whether an action builds a tile, or puts it out of the game."""
    return isinstance(action, BeginPalazzo | AddFloor | Discard)
