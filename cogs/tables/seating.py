"""At an invitation: joining, leaving, computer players, the variant, starting."""

from __future__ import annotations

from bot.tables import lobby
from bot.texts.games import game_name
from cogs.core.buttons import JOIN
from cogs.core.names import escape
from cogs.core.request import Request, on_click
from cogs.tables.invitation import restoring, show_again
from cogs.tables.replace_computer import computer_seat_named
from cogs.words.terms import computer_name, variant_name


@on_click(JOIN)
async def join(request: Request) -> None:
    """Give the user a seat."""
    t, table = request.t, request.table
    begun = await lobby.join(table, request.user, request.user_name)
    await show_again(request, t.say("start-done") if begun else t.say("join-done", game=game_name(t, table.row.game)))


@on_click("leave", leaves=True)
async def leave(request: Request) -> None:
    """Free the user's seat; when the last person leaves, the table is abandoned."""
    abandoned = await lobby.leave(request.table, request.user)
    await show_again(request, request.t.say("leave-given-up" if abandoned else "leave-done"))


async def add_computer(request: Request, computer: str | None) -> None:
    """Give a computer player a seat, by default the strongest."""
    computer = computer or list(request.table.game.computers.players)[-1]
    await lobby.add_computer(request.table, request.user, computer)
    await show_again(request, request.t.say("computer-added", level=computer_name(request.t, computer)))


@on_click("computer_out")
async def remove_computer(request: Request, player: str | None = None) -> None:
    """Free the seat of the computer player with this name, by default of the last one added."""
    table = request.table
    seat = None if player is None else computer_seat_named(table, player)
    gone = await lobby.remove_computer(table, request.user, seat)
    await show_again(request, request.t.say("computer-removed", name=escape(gone.name)))


@on_click("start")
async def start(request: Request) -> None:
    """Start the game."""
    await lobby.start(request.table, request.user)
    await show_again(request, request.t.say("start-done"))


@on_click("computer")
async def _add_computer(request: Request) -> None:
    # an earlier version of the bot posted a button for each computer player
    async with restoring(request):
        await add_computer(request, request.value if request.values else request.arg)


@on_click("variant")
async def _variant(request: Request) -> None:
    chosen = request.value
    # an earlier version of the bot posted selects that name variants without their game
    variant = chosen if "/" in chosen else f"{request.table.row.game}/{chosen}"
    async with restoring(request):
        await lobby.set_variant(request.table, request.user, variant)
    game, title = request.table.row.game, variant_name(request.t, variant)
    await show_again(request, request.t.say("variant-done", variant=f"{game_name(request.t, game)}: {title}"))
