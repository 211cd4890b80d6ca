"""Paged lists of tables: a person's games (`/games`), those of a server."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.model.rows import Lost
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from cogs.core.buttons import follow_button, join_button, make_button, resume_row
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, anywhere
from cogs.core.controls import Button, Buttons, ControlId, Interaction, Link, Row, TextRow
from cogs.core.limits import MAX_BUTTONS, MAX_COMPONENTS, TEXT_LENGTH
from cogs.core.names import escape_names
from cogs.core.paging import join_first, page_of, paging_buttons
from cogs.core.panel import Panel
from cogs.core.places import find_left_tables, look_for_channel, place_of, url_of
from cogs.core.request import Request
from cogs.play.turn import private_turn_rows
from cogs.questions.question import open_to
from cogs.tables.joining import has_seat_for
from cogs.words.status import status_lines

log = logging.getLogger(__name__)

SERVER_RUNNING, SERVER_INVITATION = (f"tables-section-{section}" for section in ("running", "invitation"))
MAX_CHANNELS_FETCHED = 10
"""Channels, threads unused for days, that are fetched for a list as they are not cached: its reader waits for each."""


@on_click("tables", on_server=True)
async def show_server(request: Request) -> None:
    """Show a page of the tables on the server of the request."""
    t, known = request.t, VisibleChannels(request.interaction)
    found = [
        (SERVER_RUNNING if listed.running else SERVER_INVITATION, listed.table_id)
        for listed in await request.services.store.listings.on_server(request.guild)
        if await known.shows(listed.channel)
    ]
    if not found:
        await request.say("tables-none")
        return

    async def say(table: Table, section: str) -> list[str]:
        lines = await status_lines(t, table)
        if section == SERVER_RUNNING:
            players = t.list(escape_names(table.names))
            lines.insert(1, t.say("games-players", round=await round_of(table), names=players))
        return lines

    async def join(table: Table) -> Buttons:
        return (join_button(t, table),) if has_seat_for(table, request.user) else ()

    tables, title = request.services.tables, t.say("tables-title")
    await request.show(await listing(t, tables, title, found, request.arg, "tables", say, join))


async def round_of(table: Table) -> int:
    """Return the lowest turn number, counted from 1, of the seats that are to act."""
    turns = await table.turns()
    return min(1 + sum(turn.over for turn in turns if turn.seat == actor) for actor in table.actors() or (0,))


class VisibleChannels:
    """The channels that a user can see on the server of an interaction."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._fetches = 0

    async def shows(self, channel: int) -> bool:
        """Return whether the user can see a channel; False if it cannot be found."""
        if channel == self._interaction.channel_id:
            return True
        guild, user = self._interaction.guild, self._interaction.user
        if guild is None or not isinstance(user, discord.Member):
            return False
        found: Any = guild.get_channel_or_thread(channel) or await self._fetch(guild, channel)
        if found is None or (isinstance(found, discord.Thread) and found.parent is None):
            return False
        rights = found.permissions_for(user)
        if isinstance(found, discord.Thread) and found.is_private() and not rights.manage_threads:
            return False  # its members are unknown; they find the table in the thread itself
        return bool(rights.view_channel)

    async def _fetch(self, guild: discord.Guild, channel: int) -> object:
        if self._fetches >= MAX_CHANNELS_FETCHED:
            return None
        self._fetches += 1
        try:
            return await guild.fetch_channel(channel)
        except (discord.HTTPException, discord.InvalidData, discord.RateLimited):
            log.debug("channel %s cannot be found", channel, exc_info=True)
            return None


GONE_SECTION = "games-section-gone"
"""The section of tables whose channel or server is gone, or closed to the reader; they have no link."""
TABLES_PER_PAGE = 8
"""They take 24 of a message's 40 components; the rest is for paging and for further buttons of some tables."""


async def listing(
    t: Texts,
    tables: Tables,
    title: str,
    found: Sequence[tuple[str, int]],
    page: str,
    what: str,
    say: Callable[[Table, str], Awaitable[list[str]]],
    buttons: Callable[[Table], Awaitable[Sequence[Button]]],
    place: Callable[[Table], Awaitable[str]] | None = None,
    below: Buttons = (),
) -> Panel:
    """Return a page of a non-empty list of tables, each in its section with some lines about it and a link to it.

    `found` holds each table's section, as the key of a text, and its id. `say` returns the lines about a table in a
    section, the most important first. `what` is what the paging buttons do. A single one of a table's `buttons` stands
    next to it, several below it if there is room; without any, a link stands next to it. The buttons `below` the
    tables have a row of their own. `place` says where a table is, by default in which channel.
    """
    pages = [found[first : first + TABLES_PER_PAGE] for first in range(0, len(found), TABLES_PER_PAGE)]
    number = page_of(page, len(pages))
    head = title if len(pages) < 2 else f"{title}\n{t.say('page-number', page=number + 1, pages=len(pages))}"
    room, shown, former = (TEXT_LENGTH - len(head)) // len(pages[number]), list[Row](), ""
    paging = (*paging_buttons(t, number, len(pages), lambda arg: ControlId(what, arg=arg)), below)
    # a line with a button takes three components, in the message's container below its title
    spare = MAX_COMPONENTS - 2 - 3 * len(pages[number]) - sum(1 + len(row) for row in paging if row)
    for section, each in pages[number]:
        table = await tables.existing(each)
        game, url = game_name(t, table.row.game), "none" if section == GONE_SECTION else await url_of(table)
        channel = (
            "none" if section == GONE_SECTION else f"<#{table.row.channel}>" if place is None else await place(table)
        )
        above = [t.say(section)] if section != former else []
        above.append(t.say("games-head", game=game, url=url, table=str(table.id), channel=channel))
        text, own = join_first([*above, *await say(table, section)], room), await buttons(table)
        row = own[:MAX_BUTTONS]
        if len(row) > 1 and len(row) - 1 <= spare:
            shown += [TextRow(text), row]
            spare -= len(row) - 1
        else:
            link = None if section == GONE_SECTION else Link(url, t.say("button-open"))
            shown.append(TextRow(text, row[0] if row and (link is None or len(row) == 1) else link))
        former = section
    return Panel((head,), rows=(*shown, *paging))


PLAYING, INVITATION, FOLLOWING = (f"games-section-{section}" for section in ("playing", "invitation", "following"))


@on_click("games")
async def show_games(request: Request) -> None:
    """Show a page of the user's games."""
    store, user, t, tables = request.services.store, request.user, request.t, request.services.tables
    running, invitations = await store.listings.running_of(user), await store.listings.invitations_of(user)
    followed = await store.followers.followed_by(user)
    client, here = request.host, request.interaction.guild_id
    sections = {PLAYING: running, INVITATION: invitations, FOLLOWING: followed}
    listed = [(section, number) for section, numbers in sections.items() for number in numbers]
    every = [await tables.existing(number) for _, number in listed]
    for table in every:
        if table.id not in followed:
            await look_for_channel(client, request.services, table)
    left = await find_left_tables(client, [table for table in every if table.row.gone is None], user, here)
    gone = left | {table.id for table in every if table.row.gone is not None and table.id not in followed}
    found = [each for each in listed if each[1] not in gone]
    found += [(GONE_SECTION, number) for _, number in listed if number in gone]
    offers = len(await store.offers.of_person(user))
    label = t.say("button-play-offers", count=offers)
    below = (Button(ControlId("play_offers"), label, emoji="📣"),) if offers else ()
    if not found:
        await request.tell(t.say("games-none"), *below)
        return

    async def say(table: Table, section: str) -> list[str]:
        if table.id in left:
            return [t.say("games-gone-left")]
        lines = await status_lines(t, table, user)
        if section == PLAYING and await open_to(t, table, user):
            lines.insert(0, t.say("games-asked"))
        if section == GONE_SECTION and table.row.gone is not None:
            return [t.say(f"games-gone-{table.row.gone}"), *lines]
        if section == FOLLOWING:
            looked = await store.read_marks.of_follower(table.id, user)
            if looked is not None and looked.seq < table.revision:
                lines.append(t.say("games-news"))
        return lines

    async def buttons(table: Table) -> list[Button]:
        seat = table.seat_of(user)
        if table.row.gone is not None or table.id in left:
            return _ways_out(t, table, user)
        if seat is None:
            return []
        answer = [make_button(t, "go_on", table)] if await open_to(t, table, user) else []
        rows = (*private_turn_rows(t, table, seat), resume_row(t, table, seat))
        return [*answer, *(button for row in rows for button in row)]

    async def place(table: Table) -> str:
        return await place_of(client, table, here)

    title = t.say("games-title")
    await request.show(await listing(t, tables, title, found, request.arg, "games", say, buttons, place, below))


def _ways_out(t: Texts, table: Table, user: int) -> list[Button]:
    """Return the buttons by which someone leaves a table whose channel or server is gone, or which they have left."""
    seat = table.seat_of(user)
    if seat is None:
        return [follow_button(t, table, follows=True)]
    if table.row.is_invitation:
        return [make_button(t, "leave", table)]
    ways = [] if table.seats[seat].conceded else [make_button(t, "concede_ask", table)]
    if user == table.row.host or table.row.gone is Lost.CHANNEL:
        ways.append(make_button(t, "abandon_ask", table))
    return ways


def add_commands(tree: CommandTree) -> None:
    tree.add_command(anywhere("games", show_games))
