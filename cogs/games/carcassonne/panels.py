"""The private panel of a turn: a place for the tile, then the tile with its turns, a follower and the second ingot.

The whole turn is confirmed at once; taking an ingot is confirmed by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.carcassonne.actions import PlaceTile, TakeIngot
from bot.games.carcassonne.board import Place, coordinate, surrounding
from bot.games.carcassonne.gold import best_ingot, places_for_gold, takeable
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.texts.games.carcassonne.panels import (
    place_choices,
    say_claims,
    say_confirmed,
    say_draft,
    say_follower_button,
    say_gold_choice,
    say_happening,
    say_second_ingot,
    say_segments,
)
from bot.texts.games.carcassonne.pieces import say_turning
from bot.texts.sections import escape
from cogs.core.buttons import help_buttons, in_rows, order_buttons, spread, take_back_buttons
from cogs.core.clicks import on_click
from cogs.core.controls import (
    SUCCESS,
    Button,
    Buttons,
    InvalidControl,
    Row,
    Rows,
    Select,
    SelectOption,
    parse_int,
    style_of,
)
from cogs.core.limits import MAX_BUTTONS, MAX_OPTIONS
from cogs.core.names import escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel, with_pictures
from cogs.core.request import Request
from cogs.games.carcassonne.draft import (
    Draft,
    Turn,
    actions_of,
    complete_draft,
    lay_tile,
    open_numbers,
    places_of,
    preview_draft,
    read_draft,
    read_place,
    tile_of,
)
from cogs.games.carcassonne.look import look_buttons
from cogs.play.recap import show_with_recap
from cogs.play.turn import act, at_turn, on_turn, with_drawn
from render.engine.picture import Picture
from render.games.carcassonne import pictures


def _choice_rows(
    turn: Turn,
    what: str,
    choices: Sequence[SelectOption],
    placeholder: Callable[[int], str],
    button: Callable[[str], str] = str,
    select: Callable[[int], str] = str,
) -> list[Row]:
    """Return buttons for up to five choices, else selects with placeholders by their number.

    `button` returns the argument of a button from the value of its choice, `select` that of a select from its number.
    """
    if len(choices) <= MAX_BUTTONS:
        return [
            [
                Button(turn.id(what, button(each.value)), each.label, style_of(each.chosen), each.emoji)
                for each in choices
            ]
        ]
    parts = -(-len(choices) // MAX_OPTIONS)
    size = -(-len(choices) // parts)
    return [
        Select(turn.id(what, select(number)), placeholder(number), choices[number * size : (number + 1) * size])
        for number in range(parts)
    ]


def turn_panel(turn: Turn) -> Panel:
    """Return the private panel, without pictures, from which a seat can act now."""
    if turn.view.phase is CarcassonnePhase.INGOT:
        return ingot_panel(turn)
    draft = _first_draft(turn)
    return place_panel(turn) if draft is None else draft_panel(turn, draft)


def _first_draft(turn: Turn) -> Draft | None:
    """Return the draft with which the panel begins; None if the tile fits in several places."""
    if turn.view.phase is not CarcassonnePhase.TILE:
        return complete_draft(turn.view)
    (first, *others) = places_of(turn.view)
    return None if others else complete_draft(turn.view, first)


async def open_panel(request: Request, turn: Turn, note: str = "", part: int | None = None) -> Panel:
    """Return the panel, with its picture, from which a seat can act now, below a note if there is one."""
    if turn.view.phase is CarcassonnePhase.INGOT:
        return await _panel_with_tiles(request, turn, note=note)
    draft = _first_draft(turn)
    if draft is not None:
        return await _panel_with_segments(request, turn, draft, note)
    view, names, language, best = turn.view, turn.names, turn.t.language, advised_places(turn)

    def draw() -> Panel:
        groups = pictures.place_groups(view)
        wanted = next((number for number, group in enumerate(groups) if {*best} & {*group}), 0)
        shown = wanted if part is None else min(part, len(groups) - 1)
        return with_pictures(
            place_panel(turn, note, shown), "places", *pictures.places(view, names, language, best, shown)
        )

    # off the event loop, as on a large map it takes a while to look at every place
    return await request.painter.paint(draw)


def advised_places(turn: Turn) -> list[Place]:
    """Return the coach's best places, if the seat has asked for a hint on this turn and may have one."""
    return [action.place for action in turn.advised if isinstance(action, PlaceTile)]


@on_turn("carcassonne_turn")
async def open_turn(request: Request, turn: Turn, _: str) -> None:
    await show_with_recap(request, await open_panel(request, turn))


# A place for the tile


@on_turn("carcassonne_places")
async def choose_other_place(request: Request, turn: Turn, part: str) -> None:
    """Go back to the choice of a place, or show another part of the places."""
    await request.show(await open_panel(request, turn, part=parse_int(part) if part else None))


@on_turn("carcassonne_place")
async def choose_place(request: Request, turn: Turn, chosen: str) -> None:
    place = read_place(chosen)
    if turn.view.phase is not CarcassonnePhase.TILE:
        raise InvalidControl(chosen)
    await show_draft(request, turn, complete_draft(turn.view, place))


def place_panel(turn: Turn, note: str = "", part: int = 0) -> Panel:
    """Return the panel that chooses a place, without pictures, below a note if there is one; some may have stars."""
    t, view, table, seat = turn.t, turn.view, turn.table, turn.seat
    places, starred = place_choices(t, view, turn.names, places_of(view)), advised_places(turn)
    texts, choices = [note, t.say("panel-place", tile=tile_of(view).id, count=len(places))], list[SelectOption]()
    for each in places:
        named, said = coordinate(each.place), t.say("place-choice", does=each.does, turns=each.turns)
        if len(places) <= MAX_BUTTONS:
            texts.append(t.say("panel-place-line", place=named, does=escape(said)))
        choices.append(SelectOption(_value(each.place), named, said, "⭐" if each.place in starred else None))
    parts = -(-len(places) // MAX_OPTIONS)
    rows = _choice_rows(
        turn,
        "carcassonne_place",
        choices,
        lambda number: t.say("choose-place", parts=parts, number=number + 1),
    )
    rows += [_part_buttons(turn, part)] if len(pictures.place_groups(view)) > 1 else []
    rows += in_rows(look_buttons(t, table, ("fields", "left"), seat), help_buttons(t, table, seat))
    return Panel((join_lines(*texts),), rows=rows)


def _part_buttons(turn: Turn, shown: int) -> Buttons:
    """Return a button for each picture that shows a part of the places."""
    return [
        Button(
            turn.id("carcassonne_places", str(number)),
            turn.t.say("button-part", number=number + 1, first=coordinate(group[0]), last=coordinate(group[-1])),
            style_of(number == shown),
            disabled=number == shown,
        )
        for number, group in enumerate(pictures.place_groups(turn.view))
    ]


# The tile at its place: its turns, a follower, the second ingot


@on_turn("carcassonne_turned")
async def turn_tile(request: Request, turn: Turn, written: str) -> None:
    """Show the tile in the turn that the button names; the follower stays chosen where it can."""
    chosen = read_draft(written)
    await show_draft(request, turn, complete_draft(turn.view, chosen.place, chosen.turn, chosen.number))


@on_turn("carcassonne_follower")
async def choose_follower(request: Request, turn: Turn, written: str) -> None:
    """Choose the segment that the button names, or no follower."""
    await show_draft(request, turn, read_draft(written))


@on_click("carcassonne_gold")
async def choose_gold(request: Request) -> None:
    """Choose where the second ingot goes: as a button says, or the value of a select."""
    turn, draft = await at_turn(request), read_draft(request.control.arg)
    if request.values:
        index = parse_int(request.value)
        if index >= len(surrounding(draft.place)):
            raise InvalidControl(request.value)
        draft = draft._replace(gold=surrounding(draft.place)[index])
    await request.show(await _panel_with_segments(request, turn, draft, gold=True))


@on_turn("carcassonne_do")
async def confirm(request: Request, turn: Turn, written: str) -> None:
    await play_draft(request, turn, read_draft(written))


async def play_draft(request: Request, turn: Turn, draft: Draft) -> None:
    """Carry out all actions of a draft, or none of them; raise Refused or IllegalAction."""
    first, *others = actions_of(turn.view, draft)
    await act(request, turn, first, then=others)


async def show_draft(request: Request, turn: Turn, draft: Draft, note: str = "") -> None:
    """Show a draft; raise IllegalAction."""
    await request.show(await _panel_with_segments(request, turn, draft, note))


async def _panel_with_segments(
    request: Request, turn: Turn, draft: Draft, note: str = "", *, gold: bool = False
) -> Panel:
    """Return the panel that completes a draft, with a picture of the tile's segments, or of those for gold."""
    panel = draft_panel(turn, draft, note, listed=False)
    laid, language, names = lay_tile(turn.view, draft.place, draft.turn), turn.t.language, turn.names

    def draw() -> Picture:
        if gold and laid.phase is CarcassonnePhase.GOLD:
            return pictures.closeup(laid, names, language, (), places_for_gold(laid), draft.gold)
        return pictures.follower(laid, names, language, draft.number)

    return await with_drawn(request, panel, "turn", draw)


def draft_panel(turn: Turn, draft: Draft, note: str = "", *, listed: bool = True) -> Panel:
    """Return the panel that completes a draft, without pictures, below a note if there is one; raise IllegalAction.

    Segments are listed unless a picture shows them.
    """
    t, view = turn.t, turn.view
    names, after = escape_names(turn.names), preview_draft(view, draft)
    laid = lay_tile(view, draft.place, draft.turn)
    texts = [note, say_draft(t, view, laid, names), *say_happening(t, after, names)]
    texts += say_segments(t, laid, names) if listed else ()
    texts.append("" if draft.gold is None else say_second_ingot(t, laid, draft.gold, names))
    gained = after.view.players[turn.seat].points - view.players[turn.seat].points
    label = say_confirmed(t, tile_of(view), draft.number, draft.gold, gained)
    confirm = Button(turn.id("carcassonne_do", str(draft)), label, SUCCESS)
    rows: list[Row] = [_turn_row(turn, draft), *_follower_rows(turn, draft, laid), *_gold_rows(turn, draft, laid)]
    if view.phase is CarcassonnePhase.TILE:
        rows.append((confirm, *look_buttons(t, turn.table, ("fields",), turn.seat, str(draft))))
    else:
        rows.append((confirm, *take_back_buttons(t, turn.table, turn.seat, turn.take_back)))
    rows.append(help_buttons(t, turn.table, turn.seat))
    return Panel((join_lines(*texts),), rows=rows)


def _turn_row(turn: Turn, draft: Draft) -> Buttons:
    """Return a button for each turn of the tile that fits and one back to the places, where there are several."""
    t, view = turn.t, turn.view
    if view.phase is not CarcassonnePhase.TILE:
        return ()
    places = places_of(view)
    fitting = places.get(draft.place, ())
    turns = [
        Button(
            turn.id("carcassonne_turned", str(draft._replace(turn=quarters, gold=None))),
            say_turning(t, quarters),
            style_of(quarters == draft.turn),
            disabled=quarters == draft.turn,
        )
        for quarters in fitting
        if len(fitting) > 1
    ]
    if len(places) > 1:
        turns.append(Button(turn.id("carcassonne_places"), t.say("button-other-place")))
    return turns


def _follower_rows(turn: Turn, draft: Draft, laid: CarcassonneView) -> Rows:
    """Return a button for each segment on which a follower may stand, and one for none, if there is a choice."""
    t, possible = turn.t, open_numbers(turn.view, draft)
    if not possible:
        return ()
    labels = {number: say_follower_button(t, laid, action) for number, action in possible.items()}
    labels[0] = t.say("kind-keep-follower")
    return spread(
        [
            Button(
                turn.id("carcassonne_follower", str(draft._replace(number=number))),
                label,
                style_of(number == draft.number),
            )
            for number, label in labels.items()
        ]
    )


def _gold_rows(turn: Turn, draft: Draft, laid: CarcassonneView) -> Rows:
    """Return the choice between the tiles for the second ingot, if there is one to put down and several are there."""
    if laid.phase is not CarcassonnePhase.GOLD:
        return []
    t, index, names = turn.t, surrounding(draft.place).index, turn.names
    choices = [
        SelectOption(
            str(index(place)),
            t.say("choose-second-ingot-on", place=coordinate(place)),
            say_gold_choice(t, laid, place, names),
            chosen=place == draft.gold,
        )
        for place in places_for_gold(laid)
    ]
    if len(choices) == 1:
        return []
    return _choice_rows(
        turn,
        "carcassonne_gold",
        choices,
        lambda _: t.say("choose-second-ingot"),
        lambda value: str(draft._replace(gold=surrounding(draft.place)[int(value)])),
        lambda _: str(draft),
    )


# An ingot


@on_turn("carcassonne_ingot")
async def choose_ingot(request: Request, turn: Turn, chosen: str) -> None:
    await request.show(await _panel_with_tiles(request, turn, read_place(chosen)))


@on_turn("carcassonne_take")
async def take(request: Request, turn: Turn, chosen: str) -> None:
    await act(request, turn, TakeIngot(*read_place(chosen)))


def ingot_panel(turn: Turn, chosen: Place | None = None, note: str = "") -> Panel:
    """Return the panel, without its picture, that chooses an ingot; the one that brings most is proposed."""
    t, table, seat, view = turn.t, turn.table, turn.seat, turn.view
    if view.phase is not CarcassonnePhase.INGOT:
        raise InvalidControl(view.phase)
    there = [claim.place for claim in takeable(view)]
    chosen = chosen if chosen in there else best_ingot(view)
    choices = [SelectOption(_value(place), coordinate(place), chosen=place == chosen) for place in there]
    rows = _choice_rows(turn, "carcassonne_ingot", choices, lambda _: t.say("choose-ingot"))
    label = t.say("button-take-ingot", place=coordinate(chosen))
    confirm = Button(turn.id("carcassonne_take", _value(chosen)), label, SUCCESS)
    back = take_back_buttons(t, table, seat, turn.take_back)
    rows += in_rows((confirm, *back), order_buttons(t, table, seat), help_buttons(t, table, seat))
    said = [note, t.say("panel-ingot"), *say_claims(t, view, escape_names(turn.names))]
    return Panel((join_lines(*said),), rows=rows)


async def _panel_with_tiles(request: Request, turn: Turn, chosen: Place | None = None, note: str = "") -> Panel:
    view, language, names, marked = turn.view, turn.t.language, turn.names, chosen or best_ingot(turn.view)
    places = [claim.place for claim in takeable(view)]
    return await with_drawn(
        request,
        ingot_panel(turn, chosen, note),
        "ingots",
        lambda: pictures.closeup(view, names, language, (), places, marked),
    )


def _value(place: Place) -> str:
    return f"{place.x}.{place.y}"
