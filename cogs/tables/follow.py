"""Following a game without playing: by command, and by a button under the table and behind More."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.tables.quotas import check_followers
from bot.tables.recap import all_told
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId, Link
from cogs.core.links import jump
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked


def follow_button(t: Texts, table: Table, follows: bool) -> Button:
    """Make the button with which an onlooker follows a table, or no longer."""
    what = "unfollow" if follows else "follow"
    return Button(ControlId(what, table.id), t.say(f"button-{what}"))


async def follow_buttons(request: Request) -> tuple[Button, ...]:
    """Offer following to whoever does not sit at the table, as long as there is something to come."""
    table = request.table
    if table.seat_of(request.user) is not None or not _goes_on(table):
        return ()
    follows = await table.store.looked(table.id, request.user) is not None
    return (follow_button(request.t, table, follows),)


async def follow(request: Request) -> None:
    """Let whoever asks follow the table, from how it stands now; raise IllegalAction where it is over."""
    table = request.table
    if table.seat_of(request.user) is not None:
        await request.say("follow-seated")
        return
    if not _goes_on(table):
        raise IllegalAction(Refusal.TABLE_OVER)
    if await table.store.looked(table.id, request.user) is None:
        await check_followers(table, request.user)
    await table.store.follow(table.id, request.user, await all_told(table))
    await request.house.people.wish(request.user, request.t.language)
    await _done(request, "follow-done", follows=True)


async def unfollow(request: Request) -> None:
    """Let whoever asks follow the table no longer."""
    await request.table.store.unfollow(request.table.id, request.user)
    await _done(request, "follow-not-any-more", follows=False)


async def _done(request: Request, said: str, follows: bool) -> None:
    """Say it in place of the panel that was clicked, below which its picture stays; with the way back."""
    t, table = request.t, request.table
    text = t.say(said, game=t.say(table.row.game), table=str(table.id))
    others: tuple[Button | Link, ...] = (follow_button(t, table, follows),) if follows or _goes_on(table) else ()
    if table.revision >= 0:
        others = (*others, Button(ControlId("show_text", table.id), t.say("button-show-text")))
    await request.show(Panel((text,), rows=((await jump(t, table), *others),), keeps_pictures=True))


def _goes_on(table: Table) -> bool:
    return table.row.status in (Status.INVITATION, Status.RUNNING)


@clicked("follow")
async def _follow(request: Request, control: ControlId, values: list[str]) -> None:
    await follow(request)


@clicked("unfollow")
async def _unfollow(request: Request, control: ControlId, values: list[str]) -> None:
    await unfollow(request)
