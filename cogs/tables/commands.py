"""The commands that are the same in every game, with what they do to computer players at a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.tables import lobby
from bot.tables.moderation import replace_computer, replaceable
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts
from bot.texts.sections import escape
from cogs.coach.hint import show_hint
from cogs.coach.review import show_review
from cogs.coach.whatif import whatif, whatif_at
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, anywhere, command, group, menu
from cogs.core.completions import Choices, complete, parse_seat, refuse_unused, seat_completions, seat_named
from cogs.core.controls import ControlId, Select, SelectOption
from cogs.core.languages import choices_of, choices_of_computers, choices_of_games
from cogs.core.limits import MAX_OPTIONS
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.play.turn import at_table
from cogs.questions.hand_over import complete_seats, propose_hand_over
from cogs.questions.leaving import ask_to_abandon, ask_to_concede, ask_to_end
from cogs.questions.take_back import take_back_latest
from cogs.tables.joining import join, leave, restoring, show_again, start
from cogs.tables.lists import show_server
from cogs.tables.opening import TableTerms, open_table
from cogs.tables.show import complete_players, follow, resume, show_table, unfollow
from cogs.viewing.end import export, show_figures
from cogs.viewing.hand import show_hands
from cogs.viewing.log import show_log
from cogs.viewing.replay import show_replay, show_replay_at
from cogs.viewing.rules import complete_chapters, complete_passages, show_rules
from cogs.words.terms import PACES, PlayerCount, complete_variants, computer_name, game_typed

_LANGUAGES = choices_of("language", LANGUAGES)
_ACTIONS = choices_of("computer", ("add", "replace", "remove"))


async def new(
    request: Request,
    game: str | None = None,
    seats: PlayerCount | None = None,
    language: str | None = None,
    open_hands: bool | None = None,
    pace: str | None = None,
    rated: bool | None = None,
    stand_in: str | None = None,
    variant: str | None = None,
    again: bool = False,
) -> None:
    request.check_rights()
    terms = TableTerms(seats, language, open_hands, None if pace is None else Pace(pace), rated, stand_in, variant)
    await open_table(request, game, terms, again)


async def show(request: Request, text: bool = False, player: str | None = None, all: bool = False) -> None:
    """Show the table as it is now; if there is none, or with `all`, all tables of the server."""
    request.check_rights()
    if all and (text or player is not None):
        raise refuse_unused("table-show-all")
    if not all:
        await request.set_newest_table()
    if request.table_id is None and (text or player is not None):
        raise Refused(Refusal.NO_TABLE)
    if request.table_id is None:
        await show_server(request)
    else:
        await show_table(request, text, player)


async def rules(
    request: Request, game: str | None = None, chapter: str | None = None, search: str | None = None
) -> None:
    await show_rules(request, await request.game(game), chapter, search)


async def _chapters(request: Request, typed: str) -> Choices:
    return complete_chapters(request.t, await game_typed(request), typed)


async def _passages(request: Request, typed: str) -> Choices:
    return complete_passages(request.t, await game_typed(request), typed)


async def change_computer(request: Request, action: str, level: str | None = None, player: str | None = None) -> None:
    """Add, replace or remove a computer player."""
    if action == "add":
        if player is not None:
            raise refuse_unused("table-computer-player")
        await _add_computer(request, level)
    elif action == "replace":
        await _choose_replacement(request, level, player)
    else:
        if level is not None:
            raise refuse_unused("table-computer-level")
        await _remove_computer(request, player)


async def _add_computer(request: Request, computer: str | None) -> None:
    """Give a computer player a seat, by default the strongest."""
    computer = computer or list(request.table.game.computers.players)[-1]
    await lobby.add_computer(request.table, request.user, computer)
    await show_again(request, request.t.say("computer-added", level=computer_name(request.t, computer)))


@on_click("computer_out")
async def _remove_computer(request: Request, player: str | None = None) -> None:
    """Free the seat of the computer player with this name, by default of the last one added."""
    table = request.table
    seat = None if player is None else _computer_seat_named(table, player)
    gone = await lobby.remove_computer(table, request.user, seat)
    await show_again(request, request.t.say("computer-removed", name=escape(gone.name)))


@on_click("computer")
async def _add_chosen(request: Request) -> None:
    # an earlier version of the bot posted a button for each computer player
    async with restoring(request):
        await _add_computer(request, request.chosen)


def _replace_panel(t: Texts, table: Table, seats: list[int]) -> Panel:
    """Return the private panel that chooses which computer player takes over one of these seats."""
    choices = [
        SelectOption(
            f"{seat}.{level}",
            t.say("replace-option", name=table.names[seat], level=computer_name(t, level)),
            t.say(f"level-{level}"),
        )
        for seat in seats
        for level in table.game.computers.players
        if level != table.seats[seat].computer
    ]
    select = Select(ControlId("replace_by", table.id), t.say("choose-replacement"), choices[:MAX_OPTIONS])
    return Panel((t.say("replace-title"),), rows=(select,))


async def _choose_replacement(request: Request, level: str | None, player: str | None) -> None:
    """Replace a computer player; if the seat or the new level is missing, show what is possible."""
    table = request.table
    seats = replaceable(table, request.user)
    seat = None if player is None else _computer_seat_named(table, player)
    if seat is None and len(seats) == 1:
        (seat,) = seats
    if seat is not None and level is not None:
        await _replace(request, seat, level)
    elif seats:
        await request.show(_replace_panel(request.t, table, seats if seat is None else [seat]))
    else:
        # nothing to choose from: this is refused with the reason
        anyone = next((number for number, other in enumerate(table.seats) if other.computer is not None), -1)
        await _replace(request, anyone, level or next(iter(table.game.computers.players)))


async def _replace(request: Request, seat: int, level: str) -> None:
    table = request.table
    await replace_computer(table, request.user, seat, level)
    said = request.t.say("replace-done", name=escape(table.names[seat]))
    if table.row.is_invitation:
        await show_again(request, said)
    else:
        await request.tell(said)


def _computer_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.computer is not None]


def _computer_seat_named(table: Table, player: str) -> int:
    return seat_named(table, player, _computer_seats(table))


async def _complete_computers(request: Request, typed: str) -> Choices:
    table = await request.services.tables.in_channel(request.interaction.channel_id or 0)
    return [] if table is None else complete(seat_completions(table, _computer_seats(table)), typed)


@on_click("replace")
async def _offer_replacements(request: Request) -> None:
    await _choose_replacement(request, None, None)


@on_click("replace_by")
async def _replace_by_chosen(request: Request) -> None:
    seat, _, level = request.value.partition(".")
    await _replace(request, parse_seat(request.table, seat), level)


def table_commands() -> app_commands.Group:
    levels = choices_of_computers()
    terms = {"game": choices_of_games(), "language": _LANGUAGES, "pace": PACES, "stand_in": levels}
    return group(
        "table",
        command("table-new", new, terms, {"variant": complete_variants}),
        command("table-join", at_table(join)),
        command("table-leave", at_table(leave)),
        command(
            "table-computer",
            at_table(change_computer),
            {"action": _ACTIONS, "level": levels},
            {"player": _complete_computers},
        ),
        command("table-start", at_table(start)),
        command("table-show", show, complete={"player": complete_players}),
        command("table-follow", at_table(follow)),
        command("table-unfollow", at_table(unfollow, finished_too=True)),
        command("table-log", at_table(show_log, finished_too=True)),
        command("table-replay", at_table(show_replay, finished_too=True)),
        command("table-hint", at_table(show_hint)),
        command("table-review", at_table(show_review, finished_too=True)),
        command("table-whatif", at_table(whatif, finished_too=True)),
        command("table-figures", at_table(show_figures, finished_too=True)),
        command("table-resume", at_table(resume)),
        command("table-undo", at_table(take_back_latest)),
        command("table-hand-over", at_table(propose_hand_over), complete={"player": complete_seats}),
        command("table-concede", at_table(ask_to_concede)),
        command("table-end", at_table(ask_to_end)),
        command("table-abandon", at_table(ask_to_abandon)),
        command("table-export", at_table(export, finished_too=True)),
    )


Show = Callable[[Request, int], Awaitable[None]]
"""Answers a request with the position after a row of the log."""


def at_message(show: Show) -> Callable[[Request, discord.Message], Awaitable[None]]:
    """Return work at the table and the row that one of our messages is about; any other message is refused."""

    async def found(request: Request, message: discord.Message) -> None:
        request.check_rights()
        post = await request.services.store.outbox.of_message(message.id)
        table = None if post is None else await request.services.tables.get(post.table_id)
        if post is None or table is None or table.row.channel != request.interaction.channel_id:
            raise Refused(Refusal.NO_TURN_MESSAGE)
        await request.set_table(table)
        await show(request, post.seq)

    return found


def add_commands(tree: CommandTree) -> None:
    """Add the commands, and those in the menu of a message about a turn."""
    tree.add_command(table_commands())
    tree.add_command(anywhere("hand", show_hands))
    tree.add_command(
        anywhere(
            "rules", rules, choices={"game": choices_of_games()}, complete={"chapter": _chapters, "search": _passages}
        )
    )
    for key, show in (("menu-replay", show_replay_at), ("menu-whatif", whatif_at)):
        tree.add_command(menu(key, at_message(show)))
