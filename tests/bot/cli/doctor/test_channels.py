"""What the doctor finds in the channels where games run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord.backend import DEFAULT_EVERYONE_PERMISSIONS

from bot.cli.doctor.discord_api import DiscordApi, RequestFailed, diagnose_channels
from bot.cli.doctor.finding import Finding, Severity
from bot.games.contract import Json
from bot.model.leagues import League, SeasonPhase
from bot.store.listings import ListedTable
from bot.store.places import Places
from tests.bot.cli.doctor.kit import found
from tests.cogs.people.test_settings_limits import largest

SERVER, ROLE, OTHER_ROLE, ME, CHANNEL, THREAD = 10, 11, 12, 13, 14, 15


def bits(*names: str) -> int:
    return discord.Permissions(**dict.fromkeys(names, True)).value


def overwrite(holder: int, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()) -> Json:
    return {"id": str(holder), "type": int(holder == ME), "allow": str(bits(*allow)), "deny": str(bits(*deny))}


async def examined(
    channels: list[Json],
    rights: int = DEFAULT_EVERYONE_PERMISSIONS,
    tables: Sequence[ListedTable] = (),
    chosen: Places | None = None,
    leagues: Sequence[League] = (),
    roles: Sequence[Json] = (),
    held: Sequence[int] = (ROLE, OTHER_ROLE),
) -> list[Finding]:
    """Examine the channels of a server that grants the bot these rights and has made these choices."""
    told: dict[str, Any] = {
        f"/guilds/{SERVER}/members/{ME}": {"roles": [*map(str, held)]},
        f"/guilds/{SERVER}/channels": channels,
        f"/guilds/{SERVER}/roles": roles,
    }
    if any(table.channel == THREAD for table in tables):
        told[f"/channels/{THREAD}"] = {"id": str(THREAD), "type": 11, "name": "table", "parent_id": str(CHANNEL)}

    async def get(path: str) -> Any:
        if path not in told:
            raise RequestFailed("404 Not Found", 404)
        return told[path]

    asking = cast(DiscordApi, SimpleNamespace(get=get))
    server = {"id": str(SERVER), "name": "Games", "permissions": str(rights)}
    places = {} if chosen is None else {SERVER: chosen, 5: chosen}
    return [each async for each in diagnose_channels(asking, [server], ME, tables, places, leagues)]


def tavern(*overwrites: Json, kind: int = 0) -> Json:
    there = {"id": str(CHANNEL), "type": kind, "name": "tavern", "parent_id": None}
    return there | {"permission_overwrites": [*overwrites]}


def table_in(channel: int) -> list[ListedTable]:
    return [ListedTable(7, SERVER, channel, running=True)]


@pytest.mark.parametrize(
    ("overwrites", "lacking"),
    [
        ([], None),
        ([overwrite(SERVER, deny=("send_messages",))], "Send Messages"),
        ([overwrite(SERVER, deny=("send_messages",)), overwrite(ROLE, allow=("send_messages",))], None),
        ([overwrite(ROLE, deny=("attach_files",)), overwrite(OTHER_ROLE, allow=("attach_files",))], None),
        ([overwrite(ROLE, allow=("attach_files",)), overwrite(ME, deny=("attach_files",))], "Attach Files"),
        ([overwrite(ROLE, deny=("attach_files",)), overwrite(ME, allow=("attach_files",))], None),
        ([overwrite(99, deny=("attach_files",))], None),
        ([overwrite(SERVER, deny=("view_channel", "send_messages"))], "View Channel"),
    ],
)
async def test_permissions_are_computed_as_discord_does(overwrites: list[Json], lacking: str | None) -> None:
    """Overwrites apply in Discord's order: everyone, all the bot's roles together, then the bot itself."""
    (finding,) = await examined([tavern(*overwrites)], tables=table_in(CHANNEL))

    assert found(finding) == ((Severity.OK, "well") if lacking is None else (Severity.FAULT, "lacks"))
    assert finding.facts.get("rights") == lacking


async def test_a_thread_has_the_rights_of_its_channel() -> None:
    """A thread inherits its channel's permissions, but sending needs a different one."""
    here = table_in(THREAD)
    (lacks,) = await examined([tavern(overwrite(SERVER, deny=("send_messages_in_threads",)))], tables=here)
    (well,) = await examined([tavern(overwrite(SERVER, deny=("send_messages",)))], tables=here)

    assert (found(lacks), found(well)) == ((Severity.FAULT, "lacks"), (Severity.OK, "well"))
    assert (lacks.facts["rights"], lacks.facts["name"]) == ("Send Messages in Threads", "table")


async def test_tables_on_a_server_that_the_bot_has_left_are_named() -> None:
    """They are a warning, as nobody can play on there."""
    (lost,) = await examined([tavern()], tables=[ListedTable(7, 99, CHANNEL, running=True)])

    assert (found(lost), lost.facts) == ((Severity.WARNING, "lost"), {"count": 1, "tables": "7"})


@pytest.mark.parametrize(
    ("kind", "denied", "chosen", "lacking"),
    [
        (0, (), Places(games=CHANNEL, seats=CHANNEL), []),
        (0, ("create_public_threads",), Places(games=CHANNEL, seats=CHANNEL), [("games", "Create Public Threads")]),
        (0, ("send_messages",), Places(games=CHANNEL), []),
        (0, ("send_messages",), Places(seats=CHANNEL), [("seats", "Send Messages")]),
        (15, ("send_messages",), Places(games=CHANNEL), [("games", "Send Messages")]),
        (0, (), Places(games=THREAD), [("games", "gone")]),
        (0, ("attach_files",), Places(puzzles=CHANNEL), [("puzzles", "Attach Files")]),
    ],
)
async def test_channels_chosen_for_all_tables(
    kind: int, denied: tuple[str, ...], chosen: Places, lacking: list[tuple[str, str]]
) -> None:
    """Each needs the rights for its use: opening threads or posts, or keeping messages."""
    rights = DEFAULT_EVERYONE_PERMISSIONS | bits("create_public_threads")
    told_of = await examined([tavern(overwrite(SERVER, deny=denied), kind=kind)], rights, chosen=chosen)
    faults = [each.facts for each in told_of if found(each)[0] is not Severity.OK]

    assert [(each["use"], each.get("rights", "gone")) for each in faults] == lacking


@pytest.mark.parametrize(
    ("denied", "rights", "position", "chosen", "lacking"),
    [
        ((), ("manage_roles",), 1, Places(), []),
        (("create_public_threads",), ("manage_roles",), 1, Places(), [("channel", "Create Public Threads")]),
        (("send_messages",), ("manage_roles",), 1, Places(games=CHANNEL), [("channel", "Send Messages")]),
        ((), (), 1, Places(), [("role", "Manage Roles")]),
        ((), ("manage_roles",), 5, Places(), [("role", "above")]),
    ],
)
async def test_the_channel_and_the_role_of_a_league(
    denied: tuple[str, ...],
    rights: tuple[str, ...],
    position: int,
    chosen: Places,
    lacking: list[tuple[str, str]],
) -> None:
    """The post needs one set of permissions, threads for tables another, and the role for the winner Manage Roles."""
    roles = [
        {"id": str(holder), "position": place, "name": name}
        for holder, place, name in ((SERVER, 0, "all"), (ROLE, 4, "Piazza"), (OTHER_ROLE, position, "champion"))
    ]
    every = DEFAULT_EVERYONE_PERMISSIONS | bits("create_public_threads", *rights)
    league = replace(largest(SeasonPhase.RUNNING, 2, 1).league, guild=SERVER, channel=CHANNEL, role=OTHER_ROLE)
    channel = tavern(overwrite(SERVER, deny=denied))
    told_of = await examined([channel], every, chosen=chosen, leagues=[league], roles=roles, held=[ROLE])
    faults = [each for each in told_of if found(each)[0] is not Severity.OK]

    assert [(each.subject, each.facts.get("rights", each.found)) for each in faults] == lacking
    assert all(each.line() for each in told_of)
