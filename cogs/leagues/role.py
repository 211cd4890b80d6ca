"""The role for the winners of a season, if a server's managers have chosen one, and what prevents giving it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.model.leagues import League, Member
from bot.texts import Texts
from cogs.core.controls import User
from cogs.core.names import escape_names
from cogs.core.places import UNANSWERED

log = logging.getLogger(__name__)


def role_obstacles(t: Texts, guild: discord.Guild, number: int) -> list[str]:
    """Say why the bot cannot give a role; empty if it can."""
    role, me = guild.get_role(number), guild.me
    if role is None:
        return [t.say("league-role-gone")]
    if role.is_default():
        return [t.say("league-role-everyone")]
    if role.managed:
        return [t.say("league-role-managed", role=role.mention)]
    if not me.guild_permissions.manage_roles:
        return [t.say("league-role-lacks", role=role.mention, rights=t.rights(["manage_roles"]))]
    if role >= me.top_role:
        return [t.say("league-role-above", role=role.mention)]
    return []


def role_choice_obstacles(t: Texts, guild: discord.Guild, user: User, number: int) -> list[str]:
    """Say why someone cannot choose a role: the bot cannot give it, or they could not give it themselves."""
    if reasons := role_obstacles(t, guild, number):
        return reasons
    role = guild.get_role(number)
    assert role is not None
    if isinstance(user, discord.Member) and user.guild_permissions.manage_roles and role < user.top_role:
        return []
    if user.id == guild.owner_id:
        return []
    return [t.say("league-role-not-yours", role=role.mention)]


async def give_role(t: Texts, guild: discord.Guild, league: League, winners: Sequence[Member]) -> list[str]:
    """Give the winners their role, if managers have chosen one, and say who has it or why not."""
    if league.role is None or not winners:
        return []
    if reasons := role_obstacles(t, guild, league.role):
        return reasons
    given, failed = list[str](), list[str]()
    for winner in winners:
        try:
            if winner.user is None:
                continue
            member = await guild.fetch_member(winner.user)
            await member.add_roles(discord.Object(league.role), reason=league.title)
            given.append(winner.name)
        except UNANSWERED:
            log.info("server %s: a winner could not be given the role", guild.id, exc_info=True)
            failed.append(winner.name)
    role = f"<@&{league.role}>"
    return [
        t.say(key, names=t.list(escape_names(names)), count=len(names), role=role)
        for key, names in (("league-role-given", given), ("league-role-failed", failed))
        if names
    ]
