"""Following a game without playing: by command, or by a button below the table and in the panel More."""

from __future__ import annotations

from bot.model.person import Notices
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables.quotas import check_followers
from bot.tables.recap import all_read
from bot.tables.table import Table
from bot.texts.games import game_name
from cogs.core.buttons import follow_button
from cogs.core.controls import Button, ControlId, Link
from cogs.core.links import jump
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked


async def follow(request: Request) -> None:
    """Add the user to the table's followers; raise Refused if it is over."""
    table = request.table
    if table.seat_of(request.user) is not None:
        await request.say("follow-seated")
        return
    if not _goes_on(table):
        raise Refused(Refusal.TABLE_OVER)
    if await table.store.read_marks.of_follower(table.id, request.user) is None:
        await check_followers(table, request.user)
    await table.store.followers.add(table.id, request.user, await all_read(table))
    await request.services.store.people.update(request.user, request.t.language)
    person = await request.services.store.people.at_table(request.user, table.id)
    told = "no" if person.notices is Notices.NONE else "yes"
    await _done(request, "follow-done", follows=True, told=told)


async def unfollow(request: Request) -> None:
    """Remove the user from the table's followers."""
    table = request.table
    if await table.store.read_marks.of_follower(table.id, request.user) is None:
        await _done(request, "follow-not", follows=False)
        return
    await table.store.followers.remove(table.id, request.user)
    await _done(request, "follow-not-any-more", follows=False)


async def _done(request: Request, said: str, follows: bool, **facts: str) -> None:
    """Show the result instead of the panel that was clicked, whose picture stays, with the opposite button."""
    t, table = request.t, request.table
    text = t.say(said, game=game_name(t, table.row.game), table=str(table.id), **facts)
    others: tuple[Button | Link, ...] = (follow_button(t, table, follows),) if follows or _goes_on(table) else ()
    if table.revision >= 0:
        others = (*others, Button(ControlId("show_text", table.id), t.say("button-show-text")))
    await request.show(Panel((text,), rows=((await jump(t, table), *others),), keeps_pictures=True))


def _goes_on(table: Table) -> bool:
    return table.row.status in (Status.INVITATION, Status.RUNNING)


@clicked("follow")
async def _follow(request: Request, control: ControlId, values: list[str]) -> None:
    await follow(request)


@clicked("unfollow", leaves=True)
async def _unfollow(request: Request, control: ControlId, values: list[str]) -> None:
    await unfollow(request)
