"""Opening a table, sitting down, standing up, computer players, and beginning: by command and by button."""

from __future__ import annotations

from bot.games import GAMES
from bot.model.pace import Pace
from bot.model.rows import NewTable, Seat
from bot.model.variants import options_of, plain
from bot.tables import lobby
from cogs.core.controls import ControlId, known, only
from cogs.core.request import Request, clicked
from cogs.tables.invitation import show_again
from cogs.tables.replace_computer import seat_named
from cogs.words.variants import variant_name


async def open_table(
    request: Request,
    game: str,
    seats: int | None,
    language: str,
    open_hands: bool,
    pace: Pace = Pace.NONE,
    rated: bool = False,
    stand_in: str | None = None,
    variant: str | None = None,
) -> None:
    """Open a table in this channel with whoever asks as its host."""
    rules = GAMES[game]
    least, most = rules.SEATS.start, rules.SEATS[-1]
    if seats is not None and seats not in rules.SEATS:
        await request.say("new-seats", game=request.t.say(game), least=least, most=most)
        return
    guild, channel = request.interaction.guild_id, request.interaction.channel_id
    assert guild is not None
    assert channel is not None
    new = NewTable(
        guild=guild,
        channel=channel,
        host=request.user,
        game=game,
        rules=rules.RULES,
        options=options_of(rules, variant or plain(rules)),
        open_hands=open_hands,
        language=language,
        capacity=seats or most,
        seats=(Seat(request.user_name, user=request.user),),
        pace=pace,
        rated=rated,
        stand_in=stand_in,
    )
    request.table = await lobby.open_table(request.house.tables, new)
    await request.say("new-done", game=request.t.say(game))


async def join(request: Request) -> None:
    """Give whoever asks a seat."""
    await lobby.join(request.table, request.user, request.user_name)
    await show_again(request, request.t.say("join-done", game=request.t.say(request.table.row.game)))


async def leave(request: Request) -> None:
    """Free the seat of whoever asks; with the last person the table is given up."""
    given_up = await lobby.leave(request.table, request.user)
    await show_again(request, request.t.say("leave-given-up" if given_up else "leave-done"))


async def add_computer(request: Request, level: str | None) -> None:
    """Give a computer player a seat, by default the best there is."""
    level = level or list(request.table.game.COMPUTERS)[-1]
    await lobby.add_computer(request.table, request.user, level)
    await show_again(request, request.t.say("computer-added", level=request.t.say(f"computer-{level}")))


async def remove_computer(request: Request, player: str | None = None) -> None:
    """Free the seat of the computer player with this name, by default of the one that sat down last."""
    seat = None if player is None else seat_named(request.table, player)
    await lobby.remove_computer(request.table, request.user, seat)
    await show_again(request, request.t.say("computer-removed"))


async def set_terms(request: Request, pace: Pace, rated: bool) -> None:
    """Choose how quickly the game is to be played and whether it counts for the rating, as its host."""
    await lobby.set_terms(request.table, request.user, pace, rated)
    t = request.t
    said = t.say("terms-done", pace=t.say(f"pace-{pace.value}"), rated="yes" if rated else "no")
    await show_again(request, said)


async def start(request: Request) -> None:
    """Begin the game."""
    await lobby.start(request.table, request.user)
    await show_again(request, request.t.say("start-done"))


@clicked("join")
async def _join(request: Request, control: ControlId, values: list[str]) -> None:
    await join(request)


@clicked("leave")
async def _leave(request: Request, control: ControlId, values: list[str]) -> None:
    await leave(request)


@clicked("computer")
async def _add_computer(request: Request, control: ControlId, values: list[str]) -> None:
    # what an earlier version of the bot has posted are buttons, a level each
    await add_computer(request, only(values) if values else control.arg)


@clicked("computer_out")
async def _remove_computer(request: Request, control: ControlId, values: list[str]) -> None:
    await remove_computer(request)


@clicked("pace")
async def _pace(request: Request, control: ControlId, values: list[str]) -> None:
    await set_terms(request, known(Pace, only(values)), request.table.row.rated)


@clicked("rated")
async def _rated(request: Request, control: ControlId, values: list[str]) -> None:
    await set_terms(request, request.table.row.pace, control.arg == "yes")


@clicked("variant")
async def _variant(request: Request, control: ControlId, values: list[str]) -> None:
    chosen = only(values)
    await lobby.set_variant(request.table, request.user, chosen)
    variant = variant_name(request.t, request.table.row.game, chosen)
    await show_again(request, request.t.say("variant-done", variant=variant))


@clicked("start")
async def _start(request: Request, control: ControlId, values: list[str]) -> None:
    await start(request)
