"""The command `/privacy`: see one's stored data, get it as a file, and delete it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Final

from bot.people.privacy import forget, personal_data, tables_still_played
from bot.store.privacy import StoredAbout, count_stored
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, anywhere
from cogs.core.controls import DANGER, PRIMARY
from cogs.core.languages import choices_of
from cogs.core.limits import MAX_BUTTONS
from cogs.core.panel import Panel
from cogs.core.places import UNANSWERED
from cogs.core.request import Request, Work
from cogs.tables.joining import refresh
from cogs.words.status import table_line


def privacy_panel(t: Texts, found: StoredAbout, backup_days: int = 0, said: str = "") -> Panel:
    """Return the panel of a person's stored data, below `said`, if anything.

    What they delete is in backups for `backup_days`.
    """
    title = (said, t.say("privacy-title"))
    if found.nothing:
        return Panel((*title, t.say("privacy-nothing"), _say_more(t, backup_days)))
    lines = [t.say("privacy-wishes" if found.person is not None else "privacy-no-wishes")]
    if found.tables:
        states = [t.say(f"privacy-state-{status}", count=count) for status, count in found.tables.items()]
        lines.append(t.say("privacy-seats", count=sum(found.tables.values()), states=t.list(states)))
    lines += [t.say(f"privacy-{what}", count=count) for what, count in found.counts.items() if count]
    row = (
        make_button(t, "privacy_export", style=PRIMARY),
        make_button(t, "privacy_delete", style=DANGER),
        make_button(t, "settings", key="my-settings"),
    )
    return Panel((*title, "\n".join(lines), f"{t.say('privacy-who')} {_say_more(t, backup_days)}"), rows=(row,))


def _say_more(t: Texts, backup_days: int) -> str:
    return f"{t.say('privacy-more')}\n{_remaining(t, backup_days)}"


def _remaining(t: Texts, backup_days: int) -> str:
    """Describe what deleting does not reach, or reaches only later."""
    return " ".join([t.say("privacy-outside"), *([t.say("privacy-backups", days=backup_days)] if backup_days else [])])


def asking_panel(t: Texts, backup_days: int = 0) -> Panel:
    """Return the panel that explains what deleting means, and asks for confirmation."""
    nobody = t.say("nobody", number=2)
    parts = ("wishes", "results", "seats", "invitations", "managed", "leagues", "puzzles")
    means = "\n".join(t.say(f"privacy-ask-{part}", nobody=nobody) for part in parts)
    row = (
        make_button(t, "privacy_delete_now", style=DANGER),
        make_button(t, "privacy_keep"),
    )
    return Panel((t.say("privacy-ask"), means, _remaining(t, backup_days)), rows=(row,))


async def playing_panel(t: Texts, tables: list[Table]) -> Panel:
    """Return the panel that names the number of games in which others still count on a person, with links."""
    lines = [await table_line(t, table) for table in tables[:MAX_BUTTONS]]
    back = make_button(t, "privacy", key="back")
    return Panel((t.say("privacy-still-playing", count=len(tables)),), rows=(*lines, (back,)))


@on_click("privacy")
async def show_privacy(request: Request, said: str = "") -> None:
    """Show the user's stored data."""
    services = request.services
    found = await count_stored(services.store, request.user)
    await request.show(privacy_panel(request.t, found, services.backup_days, said))


@on_click("privacy_export")
async def _export(request: Request) -> None:
    """Send the file, in addition to the panel that was clicked."""
    data = json.dumps(await personal_data(request.services.store, request.user), ensure_ascii=False, indent=1)
    file = (f"piazza-{request.user}.json", data.encode())
    await request.response.note(Panel((request.t.say("privacy-exported"),), files=(file,)))


@on_click("privacy_delete")
async def _ask(request: Request) -> None:
    """Ask for confirmation, unless nothing can be deleted yet, or nothing is stored."""
    tables = await tables_still_played(request.services, request.user)
    if tables:
        await request.show(await playing_panel(request.t, tables))
    elif (await count_stored(request.services.store, request.user)).nothing:
        await show_privacy(request, request.t.say("privacy-deleted-nothing"))
    else:
        await request.show(asking_panel(request.t, request.services.backup_days))


@on_click("privacy_delete_now")
async def _delete(request: Request) -> None:
    tables = await tables_still_played(request.services, request.user)
    if tables:
        await request.show(await playing_panel(request.t, tables))
        return
    forgotten = await forget(request.services, request.user)
    await show_privacy(request, request.t.say("privacy-deleted"))
    for table in forgotten.open_tables:
        await refresh(request, table)
    for message in forgotten.direct_messages:
        with suppress(*UNANSWERED):  # its buttons refuse politely
            channel = await request.interaction.user.create_dm()
            await channel.get_partial_message(message).delete()


_ACTIONS: Final[dict[str, Work]] = {"show": show_privacy, "export": _export, "delete": _ask}


@on_click("privacy_keep")
async def _keep_data(request: Request) -> None:
    await show_privacy(request, request.t.say("nothing-changed"))


async def privacy(request: Request, action: str = "show") -> None:
    """Show, export or delete one's stored data."""
    await _ACTIONS[action](request)


def add_commands(tree: CommandTree) -> None:
    actions = choices_of("privacy", _ACTIONS)
    tree.add_command(anywhere("privacy", privacy, choices={"action": actions}))
