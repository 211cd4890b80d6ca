"""The channels that a server's managers choose for all its tables, and what the bot may not do there."""

from __future__ import annotations

import discord

from bot.texts import Texts
from cogs.admin.permissions import managed
from cogs.core.buttons import make_button
from cogs.core.panel import Panel
from cogs.core.request import Request
from cogs.core.rooms import Place, Rooms, missing_rights, status_tags


async def choose_places(request: Request, games: discord.TextChannel | discord.ForumChannel | None = None) -> None:
    """Choose channels, or show which are chosen."""
    guild = request.interaction.guild_id
    assert guild is not None
    if games is not None:
        await request.services.store.places.choose(guild, games=games.id)
    await show_places(request)


@managed("admin_places")
async def show_places(request: Request) -> None:
    """Show which channels are chosen, and what the bot still needs there."""
    t, rooms, guild = request.t, request.services.rooms, request.interaction.guild_id
    assert guild is not None
    chosen = await request.services.store.places.of_server(guild)
    lines, buttons = [t.say("places-title")], []
    if chosen.games is None:
        lines.append(t.say("places-games-none"))
    else:
        place = await rooms.chosen(guild) if isinstance(rooms, Rooms) else None
        lines += [t.say("places-games", channel=f"<#{chosen.games}>"), *_needs(t, place)]
        buttons.append(make_button(t, "admin_place_off", arg="games", key="places-games-off"))
    await request.show(Panel(("\n".join(lines),), rows=(tuple(buttons),) if buttons else ()))


def _needs(t: Texts, place: Place | None) -> list[str]:
    """Describe what is missing in the channel for games."""
    if place is None:
        return [t.say("places-games-gone")]
    missing = missing_rights(place)
    lines = [t.say("places-missing", rights=_rights(t, missing))] if missing else []
    if isinstance(place, discord.ForumChannel):
        if not status_tags(place):
            lines.append(t.say("places-tags"))
        elif not place.permissions_for(place.guild.me).manage_threads:
            lines.append(t.say("places-tags-missing", rights=_rights(t, ["manage_threads"])))
    return lines


def _rights(t: Texts, rights: list[str]) -> str:
    return t.list([t.say(f"right-{right.replace('_', '-')}") for right in rights])


@managed("admin_place_off")
async def _off(request: Request) -> None:
    guild = request.interaction.guild_id
    assert guild is not None
    if request.arg == "games":
        await request.services.store.places.choose(guild, games=None)
    await show_places(request)
