"""The tile at its place: its turns, a follower, the second ingot, and the confirmation of the whole turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.games.carcassonne import Phase, View
from bot.games.carcassonne.board import around, coordinate
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.prospects import turns_by_place
from bot.texts.games.carcassonne.panels import (
    say_confirmed,
    say_draft,
    say_follower_button,
    say_gold_choice,
    say_happening,
    say_second_ingot,
    say_segments,
)
from cogs.core.buttons import help_buttons, in_rows, undo_button
from cogs.core.controls import Button, Choice, ControlId, InvalidControl, single_value, style_of
from cogs.core.limits import BUTTONS, cut
from cogs.core.names import escaped
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request, clicked
from cogs.games.carcassonne.panels.choices import LABEL, SUCCESS, Row, choice_rows
from cogs.games.carcassonne.panels.draft import (
    Draft,
    Turn,
    actions_of,
    after_laying,
    at_turn,
    completed,
    leads_to,
    open_numbers,
    read_draft,
    tile_of,
)
from cogs.games.carcassonne.panels.look import look_button
from cogs.play.turn import act
from render.engine.picture import Picture
from render.games.carcassonne import pictures


@clicked("carcassonne_turned")
async def turn_tile(request: Request, control: ControlId, values: list[str]) -> None:
    """Show the tile in the turn that the button names; the follower stays chosen where it can."""
    turn, chosen = at_turn(request, control), read_draft(control.arg)
    await show_draft(request, turn, completed(turn.view, chosen.place, chosen.turn, chosen.number))


@clicked("carcassonne_follower")
async def choose_follower(request: Request, control: ControlId, values: list[str]) -> None:
    """Choose the segment that the button names, or no follower."""
    await show_draft(request, at_turn(request, control), read_draft(control.arg))


@clicked("carcassonne_gold")
async def choose_gold(request: Request, control: ControlId, values: list[str]) -> None:
    """Choose where the second ingot goes: as a button says, or the value of a select."""
    turn, draft = at_turn(request, control), read_draft(control.arg)
    if values:
        value = single_value(values)
        if value not in "01234567" or not value:
            raise InvalidControl(value)
        draft = draft._replace(gold=around(draft.place)[int(value)])
    await request.show(await drawn_panel(request, turn, draft, gold=True))


@clicked("carcassonne_do")
async def confirm(request: Request, control: ControlId, values: list[str]) -> None:
    """Carry out the whole turn."""
    turn = at_turn(request, control)
    await play_draft(request, turn, read_draft(control.arg))


async def play_draft(request: Request, turn: Turn, draft: Draft) -> None:
    """Carry out all actions of a draft, or none of them; raise Refused or IllegalAction."""
    first, *others = actions_of(turn.view, draft)
    await act(request, turn, first, then=others)


async def show_draft(request: Request, turn: Turn, draft: Draft, note: str = "") -> None:
    """Show a draft; raise IllegalAction."""
    await request.show(await drawn_panel(request, turn, draft, note))


async def drawn_panel(request: Request, turn: Turn, draft: Draft, note: str = "", *, gold: bool = False) -> Panel:
    """Return the panel that completes a draft, with a picture of the tile's segments, or of those for gold."""
    panel = draft_panel(turn, draft, note, listed=False)
    laid, language, names = after_laying(turn.view, draft.place, draft.turn), turn.t.language, turn.table.names

    def draw() -> Picture:
        if gold and laid.phase is Phase.GOLD:
            return pictures.closeup(laid, names, language, (), places_for_gold(laid), draft.gold)
        return pictures.follower(laid, names, language, draft.number)

    return with_pictures(panel, "turn", await request.painter.paint(draw))


def draft_panel(turn: Turn, draft: Draft, note: str = "", *, listed: bool = True) -> Panel:
    """Return the panel that completes a draft, without pictures, below a note if there is one; raise IllegalAction.

    Segments are listed unless a picture shows them.
    """
    t, view = turn.t, turn.view
    names, after = escaped(turn.table.names), leads_to(view, draft)
    laid = after_laying(view, draft.place, draft.turn)
    texts = [note, say_draft(t, view, laid, names), *say_happening(t, after, names)]
    texts += say_segments(t, laid, names) if listed else ()
    if draft.gold is not None:
        texts.append(say_second_ingot(t, laid, draft.gold, names))
    gained = after.view.players[turn.seat].points - view.players[turn.seat].points
    label = say_confirmed(t, tile_of(view), draft.number, draft.gold, gained)
    confirm = Button(turn.id("carcassonne_do", str(draft)), cut(label, LABEL), SUCCESS)
    rows: list[Row] = [*_turn_row(turn, draft), *_follower_rows(turn, draft, laid), *_gold_rows(turn, draft, laid)]
    if view.phase is Phase.TILE:
        rows.append((confirm, look_button(t, "fields", turn.table, turn.seat, str(draft))))
    else:
        rows += [(confirm, undo_button(t, turn.table, turn.seat)), *in_rows(help_buttons(t, turn.table, turn.seat))]
    return Panel(("\n".join(filter(None, texts)),), rows=tuple(rows))


def _turn_row(turn: Turn, draft: Draft) -> list[Row]:
    """Return a button for each turn of the tile that fits and one back to the places, where there are several."""
    t, view = turn.t, turn.view
    if view.phase is not Phase.TILE:
        return []
    places = turns_by_place(view.board, tile_of(view))
    fitting = places.get(draft.place, ())
    turns = [
        Button(
            turn.id("carcassonne_turned", str(draft._replace(turn=quarters, gold=None))),
            t.say("button-turned", degrees=90 * quarters),
            style_of(quarters == draft.turn),
            disabled=quarters == draft.turn,
        )
        for quarters in fitting
        if len(fitting) > 1
    ]
    if len(places) > 1:
        turns.append(Button(turn.id("carcassonne_places"), t.say("button-other-place")))
    return [tuple(turns)] if turns else []


def _follower_rows(turn: Turn, draft: Draft, laid: View) -> list[Row]:
    """Return a button for each segment on which a follower may stand, and one for none, if there is a choice."""
    t, possible = turn.t, open_numbers(turn.view, draft)
    if not possible:
        return []
    labels = {number: say_follower_button(t, laid, action) for number, action in possible.items()}
    labels[0] = t.say("button-no-follower")
    return _spread(
        [
            Button(
                turn.id("carcassonne_follower", str(draft._replace(number=number))),
                cut(label, LABEL),
                style_of(number == draft.number),
            )
            for number, label in labels.items()
        ]
    )


def _spread(buttons: Sequence[Button]) -> list[Row]:
    """Arrange buttons in as few rows of about the same length as possible."""
    rows = -(-len(buttons) // BUTTONS)
    each, (length, longer) = iter(buttons), divmod(len(buttons), rows)
    return [tuple(islice(each, length + (row < longer))) for row in range(rows)]


def _gold_rows(turn: Turn, draft: Draft, laid: View) -> list[Row]:
    """Return the choice between the tiles for the second ingot, if there is one to put down and several are there."""
    if laid.phase is not Phase.GOLD:
        return []
    t, index, names = turn.t, around(draft.place).index, turn.table.names
    choices = tuple(
        Choice(
            str(index(place)),
            t.say("choose-second-ingot-on", place=coordinate(place)),
            cut(say_gold_choice(t, laid, place, names)),
            chosen=place == draft.gold,
        )
        for place in places_for_gold(laid)
    )
    if len(choices) == 1:
        return []
    return choice_rows(
        choices,
        lambda value: turn.id("carcassonne_gold", str(draft._replace(gold=around(draft.place)[int(value)]))),
        lambda number: turn.id("carcassonne_gold", str(draft)),
        lambda number: t.say("choose-second-ingot"),
    )
