"""The turn of a seat: who may use a panel, what an action leads to, and how the seat continues."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, TypeAlias

from bot.model.refusals import Refusal, Refused
from bot.services.analysis import pick_different
from bot.tables.puzzle_attempt import Attempt
from bot.tables.table import Table
from bot.tables.take_back import offer_take_back
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.buttons import END_TURN, hand_buttons, offers_hint, take_back_buttons
from cogs.core.clicks import on_click
from cogs.core.command_tree import AnyCommand
from cogs.core.controls import Buttons, Link
from cogs.core.face import FACES, ActingSeat, turn_of
from cogs.core.limits import TEXT_LENGTH
from cogs.core.moves import say_since
from cogs.core.names import escape_names
from cogs.core.paging import join_newest
from cogs.core.panel import Panel, text_panel, with_pictures
from cogs.core.places import url_of
from cogs.core.request import Request
from cogs.play.order_choices import order_choices
from cogs.puzzles.panels import verdict_panel
from render.engine.picture import Picture


def at_table(work: AnyCommand, finished_too: bool = False) -> AnyCommand:
    """Return work that is done at this channel's newest table, which must not be over except with `finished_too`."""

    @wraps(work)
    async def found(request: Request, **options: Any) -> None:
        request.check_rights()
        newest = await request.services.tables.newest_in_channel(request.channel)
        if not finished_too and newest is not None and not newest.row.is_unfinished:
            raise Refused(Refusal.TABLE_OVER)
        await request.set_table(newest)
        await work(request, **options)

    return found


async def find_table(request: Request, game: str | None = None) -> None:
    """Set the request's table to its channel's table; raise Refused if another game than this one is played there."""
    await request.set_newest_table()
    request.check_rights()
    if game is not None and request.table.row.game != game:
        raise Refused(Refusal.OTHER_GAME, game=request.table.row.game)


async def at_turn(request: Request) -> ActingSeat[Any]:
    """Return the user's turn; raise Refused if they may not act or the control that was used is outdated."""
    table, seat, control = request.table, request.seat, request.clicked
    table.check_may_act(seat)
    # the newest public message serves everyone who is to act, at whatever point of their turn they are
    if control is not None and (control.seat is not None or control.revision != table.row.announced):
        table.check_current(seat, control.revision)
    advised = _advised_actions(request, table, seat)
    return replace(await turn_of(request.t, table, seat), advised=advised)


def _advised_actions(request: Request, table: Table, seat: int) -> Sequence[Any]:
    if not offers_hint(table, seat):
        return ()
    best = pick_different(request.services.coach.ready(table, seat), seat, table.game.computers.idea)
    return tuple(each.advice.action for each in best)


TurnWork: TypeAlias = Callable[[Request, ActingSeat[Any], str], Awaitable[None]]


def on_turn(*whats: str) -> Callable[[TurnWork], TurnWork]:
    """Register what controls do for someone who may act.

    The function gets the argument of a button, or the only choice of a select.
    """

    def decorate(work: TurnWork) -> TurnWork:
        async def enter(request: Request) -> None:
            turn = await at_turn(request)
            await work(request, turn, request.chosen)

        on_click(*whats, in_puzzles=True)(enter)
        return work

    return decorate


def look_at(request: Request, seat: int | None = None) -> tuple[Texts, Any]:
    """Return the game's texts, and what a seat, by default an onlooker, may know; raise Refused before the start."""
    request.table.check_begun()
    return game_texts(request.t, request.table.row.game).t, request.table.view(seat)


async def with_drawn(
    request: Request, panel: Panel, stem: str, draw: Callable[[], Picture | Sequence[Picture]]
) -> Panel:
    """Return a panel with pictures that are drawn off the event loop; their file names have the stem."""
    drawn = await request.painter.paint(draw)
    return with_pictures(panel, stem, *([drawn] if isinstance(drawn, Picture) else drawn))


async def with_shown(
    request: Request, turn: ActingSeat[Any], panel: Panel, stem: str, draw: Callable[..., Picture], *shown: object
) -> Panel:
    """Return a panel with the picture that `draw` makes of a seat's view and what else is to be `shown`."""
    view, names, language = turn.view, turn.names, turn.t.language
    return await with_drawn(request, panel, stem, lambda: draw(view, *shown, names, language))


def private_turn_rows(t: Texts, table: Table, seat: int) -> Sequence[Buttons]:
    """Return the buttons with which a seat can act now, wherever it looks in private; empty if it cannot act."""
    try:
        table.check_may_act(seat)
    except Refused:
        return ()
    closes = table.closing(seat) is not None
    return [
        [
            replace(button, id=replace(button.id, revision=table.revision, seat=seat))
            for button in row
            if closes or button.id.what != END_TURN
        ]
        for row in FACES[table.row.game].turn_buttons(t, table, table.revision)
    ]


@on_turn(END_TURN)
async def _end_turn(request: Request, turn: ActingSeat[Any], _: str) -> None:
    closing = turn.table.closing(turn.seat)
    if closing is None:
        raise Refused(Refusal.MOVED_ON)
    await act(request, turn, closing)


async def act(
    request: Request, turn: ActingSeat[Any], action: Any, then: Sequence[Any] = (), ends_turn: bool | None = None
) -> None:
    """Carry out an action at the turn's revision, and show how the seat continues; raise Refused or IllegalAction.

    Actions may follow it, and with `ends_turn` the end of the turn where it would go on; None leaves that to the
    settings of the person.
    """
    over = await turn.table.act(
        turn.seat, turn.revision, action, request.interaction.id, then=then, ends_turn=ends_turn
    )
    table, names = turn.table, escape_names(turn.names)
    gained = game_texts(turn.t, table.row.game).gained(turn.view, table.view(turn.seat), names)
    await request.show(await panel_after_action(request, table, turn.seat, over, turn.revision, gained))


async def panel_after_action(
    request: Request, table: Table, seat: int, turn_over: bool, revision: int, gained: str = ""
) -> Panel:
    """Return the panel of a seat that has acted at a revision: what has happened since, and how it goes on.

    `gained` says what came to its hand, for the seat alone.
    """
    if isinstance(table, Attempt) and table.over:
        return await verdict_panel(request, table)
    if seat in table.actors() and not turn_over:
        panel = FACES[table.row.game].turn_panel(await turn_of(request.t, table, seat))
    else:
        panel = await _waiting_panel(request, table, seat, turn_over)
    room = TEXT_LENGTH - sum(map(len, (gained, *panel.every_text)))
    said = join_newest(await say_since(request.t, table, revision), room)
    return replace(panel, texts=(said, gained, *panel.texts))


async def _waiting_panel(request: Request, table: Table, seat: int, turn_over: bool) -> Panel:
    """Return the panel of a seat whose turn or game is over: what it can still do here, and where else it is needed."""
    t, found = request.t, await offer_take_back(table, seat)
    over = table.row.is_over
    said = t.say("panel-game-over" if over else "panel-turn-over" if turn_over else "panel-others-act")
    row = (*hand_buttons(t, table, table.revision), *take_back_buttons(t, table, seat, found))
    if seat in table.actors():
        return text_panel(said, *row)
    ordering, rows = await order_choices(request)
    waited = any(other.awaited for other in table.seats if other != table.seats[seat])
    hint = t.say("panel-take-back") if found is not None and found.free and waited else ""
    return Panel((said, hint, ordering), rows=(*rows, (*row, *await next_game_links(request))))


async def next_game_links(request: Request) -> Sequence[Link]:
    """Return a link to the other table that is most urgent for the user; empty if there is none."""
    table_id = await request.services.store.listings.next_for(request.user, request.table.id)
    table = None if table_id is None else await request.services.tables.get(table_id)
    return () if table is None else (Link(await url_of(table), request.t.say("button-next-game")),)
