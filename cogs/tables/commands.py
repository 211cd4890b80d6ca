"""The commands that are the same in every game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.model.variants import variants_of
from bot.texts import LANGUAGES, texts
from cogs.coach.hint import show_hint
from cogs.coach.review import show_review
from cogs.coach.whatif import whatif, whatif_at
from cogs.core.offers import Choices, suggest, unused
from cogs.core.request import Request, Work, request_of, serve
from cogs.core.translator import (
    choice,
    choices_of_computers,
    choices_of_games,
    description,
    localized,
    localized_message,
    name,
    options,
)
from cogs.questions.hand_over import offered_seats, propose_hand_over
from cogs.questions.leaving import ask_to_abandon, ask_to_concede, ask_to_end
from cogs.questions.take_back import undo
from cogs.tables.lists import server_panel
from cogs.tables.more import follow, unfollow
from cogs.tables.replace_computer import choose_replacement, offered_computers
from cogs.tables.seating import Terms, add_computer, join, leave, open_table, remove_computer, start
from cogs.tables.show import offered_players, resume, show_table
from cogs.viewing.end import export, show_figures
from cogs.viewing.hand import show_hands
from cogs.viewing.log import log_panel
from cogs.viewing.replay import show_replay, show_replay_at
from cogs.viewing.rules import offered_chapters, offered_passages, show_rules
from cogs.words.terms import pace_text, variant_offers

Interaction: TypeAlias = discord.Interaction[Any]
_LANGUAGES = [choice(language, f"choice-language-{language}") for language in LANGUAGES]
_PACES = [
    app_commands.Choice(
        name=localized(lambda t, pace=pace: pace_text(t, pace, "pace-choice")),  # type: ignore[misc]
        value=pace.value,
    )
    for pace in Pace
]
_ACTIONS = [choice(action, f"choice-computer-{action}") for action in ("add", "replace", "remove")]
_FEWEST, _MOST = min(game.meta.seats[0] for game in GAMES.values()), max(game.meta.seats[-1] for game in GAMES.values())


async def _at_table(interaction: Interaction, work: Work, finished_too: bool = False) -> None:
    """Serve a command at this channel's newest table, which must not be over except with `finished_too`."""

    async def found(request: Request) -> None:
        request.check_rights()
        tables, channel = request.services.tables, interaction.channel_id
        assert channel is not None
        newest = await tables.newest_in_channel(channel)
        if not finished_too and newest is not None and newest.row.status not in (Status.INVITATION, Status.RUNNING):
            raise Refused(Refusal.TABLE_OVER)
        await request.set_table(newest)
        await work(request)

    await serve(interaction, found)


class TableCommands(commands.Cog):
    """The commands `/table …`, `/hand` and `/rules`."""

    table = app_commands.Group(name=name("table"), description=description("table"), guild_only=True)

    @table.command(name=name("table-new"), description=description("table-new"))
    @options("table-new", "game", "seats", "language", "open_hands", "pace", "rated", "stand_in", "variant", "again")
    @app_commands.choices(game=choices_of_games(), language=_LANGUAGES, pace=_PACES, stand_in=choices_of_computers())
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, _FEWEST, _MOST] | None = None,
        language: str | None = None,
        open_hands: bool | None = None,
        pace: str | None = None,
        rated: bool | None = None,
        stand_in: str | None = None,
        variant: str | None = None,
        again: bool = False,
    ) -> None:
        """Open a table."""

        async def work(request: Request) -> None:
            request.check_rights()
            terms = Terms(seats, language, open_hands, None if pace is None else Pace(pace), rated, stand_in, variant)
            await open_table(request, game, terms, again)

        await serve(interaction, work)

    @new.autocomplete("variant")
    async def _variants(self, interaction: Interaction, typed: str) -> Choices:
        variants = variants_of(GAMES[await _game_of(interaction)])
        return suggest(variant_offers(texts(str(interaction.locale)), variants), typed)

    @table.command(name=name("table-join"), description=description("table-join"))
    async def join(self, interaction: Interaction) -> None:
        """Take a seat."""
        await _at_table(interaction, join)

    @table.command(name=name("table-leave"), description=description("table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up one's seat."""
        await _at_table(interaction, leave)

    @table.command(name=name("table-computer"), description=description("table-computer"))
    @options("table-computer", "action", "level", "player")
    @app_commands.choices(action=_ACTIONS, level=choices_of_computers())
    async def computer(
        self, interaction: Interaction, action: str, level: str | None = None, player: str | None = None
    ) -> None:
        """Add, replace or remove a computer player."""

        async def work(request: Request) -> None:
            if action == "add":
                if player is not None:
                    raise unused("table-computer-player")
                await add_computer(request, level)
            elif action == "replace":
                await choose_replacement(request, level, player)
            else:
                if level is not None:
                    raise unused("table-computer-level")
                await remove_computer(request, player)

        await _at_table(interaction, work)

    computer.autocomplete("player")(offered_computers)

    @table.command(name=name("table-start"), description=description("table-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        await _at_table(interaction, start)

    @table.command(name=name("table-show"), description=description("table-show"))
    @options("table-show", "text", "player", "all")
    async def show(
        self, interaction: Interaction, text: bool = False, player: str | None = None, all: bool = False
    ) -> None:
        """Show the table as it is now; if there is none, or with `all`, all tables of the server."""

        async def work(request: Request) -> None:
            request.check_rights()
            assert interaction.channel_id is not None
            if all and (text or player is not None):
                raise unused("table-show-all")
            await request.set_table(
                None if all else await request.services.tables.newest_in_channel(interaction.channel_id)
            )
            if request.table_id is None and (text or player is not None):
                raise Refused(Refusal.NO_TABLE)
            if request.table_id is None:
                await request.show(await server_panel(request))
            else:
                await show_table(request, text, player)

        await serve(interaction, work)

    show.autocomplete("player")(offered_players)

    @table.command(name=name("table-follow"), description=description("table-follow"))
    async def follow(self, interaction: Interaction) -> None:
        """Follow the game without playing."""
        await _at_table(interaction, follow)

    @table.command(name=name("table-unfollow"), description=description("table-unfollow"))
    async def unfollow(self, interaction: Interaction) -> None:
        """Stop following the game."""
        await _at_table(interaction, unfollow, finished_too=True)

    @table.command(name=name("table-log"), description=description("table-log"))
    async def log(self, interaction: Interaction) -> None:
        """Page through the moves."""

        async def work(request: Request) -> None:
            await request.show(await log_panel(request.t, request.table))

        await _at_table(interaction, work, finished_too=True)

    @table.command(name=name("table-replay"), description=description("table-replay"))
    async def replay(self, interaction: Interaction) -> None:
        """Step through the game."""
        await _at_table(interaction, show_replay, finished_too=True)

    @table.command(name=name("table-hint"), description=description("table-hint"))
    async def hint(self, interaction: Interaction) -> None:
        """Show which actions are best."""
        await _at_table(interaction, show_hint)

    @table.command(name=name("table-review"), description=description("table-review"))
    async def review(self, interaction: Interaction) -> None:
        """Review a finished game."""
        await _at_table(interaction, show_review, finished_too=True)

    @table.command(name=name("table-whatif"), description=description("table-whatif"))
    @options("table-whatif", "turn")
    async def whatif(self, interaction: Interaction, turn: app_commands.Range[int, 0] | None = None) -> None:
        """Open a private what-if sandbox."""
        await _at_table(interaction, lambda request: whatif(request, turn), finished_too=True)

    @table.command(name=name("table-figures"), description=description("table-figures"))
    async def figures(self, interaction: Interaction) -> None:
        """Show the figures of a finished game."""
        await _at_table(interaction, show_figures, finished_too=True)

    @table.command(name=name("table-resume"), description=description("table-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Take one's seat back from a computer player."""
        await _at_table(interaction, resume)

    @table.command(name=name("table-undo"), description=description("table-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's latest choice."""
        await _at_table(interaction, undo)

    @table.command(name=name("table-hand-over"), description=description("table-hand-over"))
    @options("table-hand-over", "to", "player")
    async def hand_over(self, interaction: Interaction, to: discord.User, player: str | None = None) -> None:
        """Hand a seat to another person."""
        await _at_table(interaction, lambda request: propose_hand_over(request, to, player))

    hand_over.autocomplete("player")(offered_seats)

    @table.command(name=name("table-concede"), description=description("table-concede"))
    async def concede(self, interaction: Interaction) -> None:
        """Concede."""
        await _at_table(interaction, ask_to_concede)

    @table.command(name=name("table-end"), description=description("table-end"))
    async def end(self, interaction: Interaction) -> None:
        """Propose to end the game."""
        await _at_table(interaction, ask_to_end)

    @table.command(name=name("table-abandon"), description=description("table-abandon"))
    async def abandon(self, interaction: Interaction) -> None:
        """Abandon the table."""
        await _at_table(interaction, ask_to_abandon)

    @table.command(name=name("table-export"), description=description("table-export"))
    async def export(self, interaction: Interaction) -> None:
        """Show the record of the game."""
        await _at_table(interaction, export, finished_too=True)

    @app_commands.command(name=name("hand"), description=description("hand"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def hand(self, interaction: Interaction) -> None:
        """Show one's hand, or all one's hands."""
        await serve(interaction, show_hands)

    @app_commands.command(name=name("rules"), description=description("rules"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @options("rules", "game", "chapter", "search")
    @app_commands.choices(game=choices_of_games())
    async def rules(
        self, interaction: Interaction, game: str | None = None, chapter: str | None = None, search: str | None = None
    ) -> None:
        """Show the rules, or search them."""

        async def work(request: Request) -> None:
            await show_rules(request, await request.game(game), chapter, search)

        await serve(interaction, work)

    @rules.autocomplete("chapter")
    async def _chapters(self, interaction: Interaction, typed: str) -> Choices:
        return offered_chapters(texts(str(interaction.locale)), await _game_of(interaction), typed)

    @rules.autocomplete("search")
    async def _passages(self, interaction: Interaction, typed: str) -> Choices:
        return offered_passages(texts(str(interaction.locale)), await _game_of(interaction), typed)


async def _game_of(interaction: Interaction) -> str:
    """Return the game that is named in the command being typed, or its default."""
    return await request_of(interaction).game(getattr(interaction.namespace, "game", None))


Show = Callable[[Request, int], Awaitable[None]]
"""Answers a request with the position after a row of the log."""


async def _at_message(interaction: Interaction, message: discord.Message, show: Show) -> None:
    """Serve a command at the table and the row that one of our messages is about; raise Refused for any other."""

    async def found(request: Request) -> None:
        request.check_rights()
        post = await request.services.store.outbox.of_message(message.id)
        table = None if post is None else await request.services.tables.get(post.table_id)
        if post is None or table is None or table.row.channel != interaction.channel_id:
            raise Refused(Refusal.NO_TURN_MESSAGE)
        await request.set_table(table)
        await show(request, post.seq)

    await serve(interaction, found)


@app_commands.guild_only
async def replay_from_message(interaction: Interaction, message: discord.Message) -> None:
    """Open the replay at the turn that a message is about."""
    await _at_message(interaction, message, show_replay_at)


@app_commands.guild_only
async def whatif_from_message(interaction: Interaction, message: discord.Message) -> None:
    """Open a sandbox at the position that a message shows."""
    await _at_message(interaction, message, whatif_at)


async def setup(client: commands.Bot) -> None:
    """Add the cog, and the commands in the menu of a message about a turn."""
    await client.add_cog(TableCommands())
    for key, callback in (("menu-replay", replay_from_message), ("menu-whatif", whatif_from_message)):
        client.tree.add_command(app_commands.ContextMenu(name=localized_message(key), callback=callback))
