"""The commands that are the same in every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.texts import LANGUAGES
from cogs.coach.hint import show_hint
from cogs.coach.review import show_review
from cogs.coach.whatif import whatif, whatif_at
from cogs.core.command_tree import CommandTree, anywhere, command, group, menu
from cogs.core.languages import choices_of, choices_of_computers, choices_of_games
from cogs.core.offers import Choices, refuse_unused
from cogs.core.request import Request
from cogs.play.turn import at_table
from cogs.questions.hand_over import propose_hand_over, suggest_seats
from cogs.questions.leaving import ask_to_abandon, ask_to_concede, ask_to_end
from cogs.questions.take_back import take_back_latest
from cogs.tables.computers import change_computer, suggest_computers
from cogs.tables.joining import join, leave, start
from cogs.tables.lists import show_server
from cogs.tables.opening import TableTerms, open_table
from cogs.tables.show import follow, resume, show_table, suggest_players, unfollow
from cogs.viewing.end import export, show_figures
from cogs.viewing.hand import show_hands
from cogs.viewing.log import show_log
from cogs.viewing.replay import show_replay, show_replay_at
from cogs.viewing.rules import show_rules, suggest_chapters, suggest_passages
from cogs.words.terms import PACES, PlayerCount, game_typed, suggest_variants

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
    """Open a table."""
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
    """Show the rules, or search them."""
    await show_rules(request, await request.game(game), chapter, search)


async def _chapters(request: Request, typed: str) -> Choices:
    return suggest_chapters(request.t, await game_typed(request), typed)


async def _passages(request: Request, typed: str) -> Choices:
    return suggest_passages(request.t, await game_typed(request), typed)


def table_commands() -> app_commands.Group:
    """Return the group `/table`."""
    levels = choices_of_computers()
    terms = {"game": choices_of_games(), "language": _LANGUAGES, "pace": PACES, "stand_in": levels}
    return group(
        "table",
        command("table-new", new, terms, {"variant": suggest_variants}),
        command("table-join", at_table(join)),
        command("table-leave", at_table(leave)),
        command(
            "table-computer",
            at_table(change_computer),
            {"action": _ACTIONS, "level": levels},
            {"player": suggest_computers},
        ),
        command("table-start", at_table(start)),
        command("table-show", show, complete={"player": suggest_players}),
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
        command("table-hand-over", at_table(propose_hand_over), complete={"player": suggest_seats}),
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
