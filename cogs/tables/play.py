"""The command `/play`: open seats that fit, or else an offer, which becomes a table once enough people fit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import discord
from discord import app_commands

from bot.games import GAMES
from bot.model.offers import NewOffer, Wish
from bot.model.pace import DAY, Pace
from bot.model.person import Reach
from bot.model.refusals import Refusal, Refused
from bot.model.variants import game_and_options, variant_of, variants_of
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_name
from bot.texts.sections import escape
from cogs.core.buttons import join_button, make_button, spread
from cogs.core.clicks import on_click
from cogs.core.command_tree import CommandTree, FixedChoices, command, menu
from cogs.core.completions import Choices, Completion, complete, pick, refuse_unused
from cogs.core.controls import (
    PRIMARY,
    Button,
    ControlId,
    InvalidControl,
    TextRow,
    User,
    parse_enum,
    parse_game,
    parse_int,
    split_arg,
)
from cogs.core.languages import choices_of_games, localize, table_language
from cogs.core.names import clean, escape_names
from cogs.core.paging import join_lines
from cogs.core.panel import Panel
from cogs.core.places import jump, person_here, reach_of
from cogs.core.request import Request
from cogs.core.rooms import explain_place, open_in_room
from cogs.tables.joining import count_free_seats, has_seat_for, refresh
from cogs.tables.lists import SERVER_INVITATION, TABLES_PER_PAGE, VisibleChannels, listing
from cogs.tables.open_seats import invitations
from cogs.tables.opening import TableTerms, lacks_seats, list_fitting_offers, new_table
from cogs.words.status import status_lines
from cogs.words.terms import PACES, PlayerCount, pace_terms, span, variant_completions, wish_text

# Asking people


def members_of(request: Request, users: Iterable[User]) -> list[discord.Member]:
    """Return people as members of the server, each once and without the one who asks; raise Refused."""
    found = list[discord.Member]()
    for user in dict.fromkeys(users):
        if user.id == request.user:
            raise Refused(Refusal.NO_PERSON)
        found.append(person_here(request.interaction, user))
    return found


async def ask_members(request: Request, wish: Wish, members: list[discord.Member]) -> None:
    """Open a table and ask people to it: the game begins once all of them have joined."""
    named, count = wish.game.partition("/")[0] or None, 1 + len(members)
    games = [name for name, game in GAMES.items() if (wish.players or count) in game.meta.seats]
    name = await request.game(named, games or None)
    if wish.players is not None and wish.players < count:
        await request.say("play-asked-too-many", count=count, players=wish.players)
        return
    players = max(wish.players or count, GAMES[name].meta.seats[0])
    if await lacks_seats(request, name, players):
        return
    terms = TableTerms(players, pace=wish.pace, variant=wish.game if "/" in wish.game else None)
    new = replace(new_table(request, name, terms), invited=tuple(member.id for member in members))
    table, where = await open_in_room(request, new)
    await request.set_table(table)
    names = request.t.list(escape_names(clean(member.display_name) for member in members))
    await request.tell(join_lines(request.t.say("play-asked", names=names), *where))


async def invite(request: Request, user: User) -> None:
    """Ask someone to the newest invitation at which the user sits, or choose the game of a table for both of them."""
    t = request.t
    if user.id == request.user:
        await request.say("invite-self")
        return
    request.check_rights()
    for number in reversed(await request.services.store.listings.invitations_of(request.user)):
        table = await request.services.tables.existing(number)
        if table.row.guild == request.interaction.guild_id and (
            count_free_seats(table) > 0 or _is_there(table, user.id)
        ):
            await request.set_table(table)
            await _ask_to(request, table, {user.id: clean(user.display_name)} if not user.bot else {})
            return
    (member,) = members_of(request, [user])
    buttons = [
        Button(ControlId("invite_to", arg=f"{game}.{member.id}"), game_name(t, game), PRIMARY)
        for game, rules in GAMES.items()
        if rules.meta.seats[0] <= 2
    ]
    said = t.say("invite-which", name=escape(clean(member.display_name)))
    await request.show(Panel((said,), rows=spread(buttons)))


def _is_there(table: Table, user: int) -> bool:
    return table.seat_of(user) is not None or user in table.row.awaited


@on_click("invite_to", on_server=True)
async def _invite_to(request: Request) -> None:
    request.check_rights()
    game, user = split_arg(request.control, 2)
    member = await request.member(parse_int(user))
    await ask_members(request, Wish(parse_game(game)), members_of(request, [member]))


@on_click("ask_fitting")
async def _ask_fitting(request: Request) -> None:
    """Ask the people whose offers fit the table, as far as they can see its channel."""
    table = request.table
    offers = await list_fitting_offers(request, table) if table.row.is_invitation else []
    if offers:
        await _ask_to(request, table, {offer.user: offer.name for offer in offers})
    else:
        await request.say("ask-fitting-none")


async def _ask_to(request: Request, table: Table, names: dict[int, str]) -> None:
    """Ask people by id and name to a table, and say so; raise Refused if none of them can come."""
    t, client = request.t, request.host
    reach = {user: await reach_of(client, table.row, user) for user in names}
    found = {user: name for user, name in names.items() if reach[user] is Reach.HERE}
    if not found:
        raise Refused(Refusal.CANNOT_SEE if Reach.BLIND in reach.values() else Refusal.NO_PERSON)
    said = t.list(escape_names(found.values()))
    if all(_is_there(table, user) for user in found):
        await request.tell(t.say("invite-there", names=said), await jump(t, table))
        return
    await lobby.ask(table, request.user, [*found])
    await refresh(request, table)
    await request.tell(t.say("play-asked", names=said), await jump(t, table))


# Open seats and offers

_DAY_CHOICES: Final = (1, 3, 7, 14, 28)
_DEFAULT_DAYS: Final = 7
"""Days for which an offer stands."""


def _list_variants(t: Texts, game: str | None) -> list[Completion[str]]:
    """Return the variants of a game, by default of all, by their titles."""
    return [
        replace(each, label=f"{game_name(t, name)}: {each.label}", names=(*each.names, each.label))
        for name in ([game] if game else GAMES)
        for each in variant_completions(t, variants_of(GAMES[name]))
    ]


async def _variants(request: Request, typed: str) -> Choices:
    named = getattr(request.interaction.namespace, "game", None)
    return complete(_list_variants(request.t, named if named in GAMES else None), typed)


async def play(
    request: Request,
    game: str | None = None,
    variant: str | None = None,
    players: PlayerCount | None = None,
    pace: str | None = None,
    until: int | None = None,
    keep: bool | None = None,
    with_1: discord.User | None = None,
    with_2: discord.User | None = None,
    with_3: discord.User | None = None,
    with_4: discord.User | None = None,
) -> None:
    """Show the open seats that fit; without any, leave an offer; or ask the people who are named."""
    request.check_rights()
    t, named = request.t, None if variant is None else pick(_list_variants(request.t, game), variant)
    chosen = game or (None if named is None else named.partition("/")[0])
    if chosen is not None and await lacks_seats(request, chosen, players):
        return
    wish = Wish(named or game or "", players, None if pace is None else Pace(pace))
    if asked := [user for user in (with_1, with_2, with_3, with_4) if user is not None]:
        if until is not None or keep is not None:
            raise refuse_unused("play-until" if until is not None else "play-keep")
        await ask_members(request, wish, members_of(request, asked))
        return
    tables = await _open_seats(request, wish)
    if not tables:
        await _leave_offer(request, wish, until or _DEFAULT_DAYS, bool(keep))
        return
    found = [(SERVER_INVITATION, table.id) for table in tables[:TABLES_PER_PAGE]]
    arg = f"{wish.game}.{wish.players or ''}.{wish.pace or ''}.{until or _DEFAULT_DAYS}.{int(bool(keep))}"
    offer = make_button(t, "play_offer", arg=arg)

    async def say(table: Table, section: str) -> list[str]:
        return [*await status_lines(t, table), " · ".join(pace_terms(t, table.row))]

    async def join(table: Table) -> list[Button]:
        return [join_button(t, table)]

    title = t.say("play-seats-title")
    await request.show(
        await listing(t, request.services.tables, title, found, "", "play_offer", say, join, below=(offer,))
    )


async def _open_seats(request: Request, wish: Wish) -> list[Table]:
    """List the tables on this server that the user could join and that are as wished, oldest first."""
    known, found = VisibleChannels(request.interaction), list[Table]()
    for table in await invitations(request.services, request.guild):
        row = table.row
        named = variant_of(table.game, row.options) or f"{row.game}/"
        suits = has_seat_for(table, request.user) and wish.suits(named, row.capacity, row.pace)
        if suits and await known.shows(row.channel):
            found.append(table)
    return found


async def _leave_offer(request: Request, wish: Wish, days: int, keep: bool) -> None:
    """Store an offer, and say what has become of it: a table, or that it stands."""
    t, services = request.t, request.services
    now = services.store.now()
    offer = NewOffer(
        user=request.user,
        name=request.user_name,
        guild=request.guild,
        channel=request.channel,
        wish=wish,
        language=table_language(request.interaction),
        until=now + days * DAY,
        keep=keep,
    )
    table = await services.matchmaker.offer(offer)
    if table is not None:
        names = escape_names(table.names)
        others = [name for name, seat in zip(names, table.seats, strict=True) if seat.user != offer.user]
        said = t.say("play-matched", game=game_name(t, table.row.game), names=t.list(others))
        lines = [said] if table.row.channel != offer.channel else [said, *await explain_place(request)]
        await request.tell("\n".join(lines), await jump(t, table))
        return
    lines = [t.say("play-kept" if keep else "play-offered", until=str(offer.until), terms=wish_text(t, wish))]
    person = await services.store.people.get(offer.user)
    if person.away(now):
        lines.append(t.say("play-away", until=str(person.away_until)))
    elif (match := await services.matchmaker.find(offer.guild)) and offer.user in (o.user for o in match.offers):
        lines.append(t.say("play-no-room"))
    await request.tell(join_lines(*lines, t.say("play-offers-seen")))


@on_click("play_offer", on_server=True)
async def _offer(request: Request) -> None:
    request.check_rights()
    game, players, pace, days, keep = split_arg(request.control, 5)
    if game and game not in GAMES:
        game_and_options(game)  # refused if this version does not have the variant
    if parse_int(days) not in _DAY_CHOICES or keep not in ("0", "1"):
        raise InvalidControl(request.arg)
    wish = Wish(game, parse_int(players) if players else None, parse_enum(Pace, pace) if pace else None)
    await _leave_offer(request, wish, parse_int(days), keep == "1")


@on_click("seats_too", on_server=True)
async def _play_too(request: Request) -> None:
    """Leave an offer to play anything, from the message of open seats."""
    request.check_rights()
    await _leave_offer(request, Wish(), _DEFAULT_DAYS, keep=False)


@on_click("play_offers")
async def show_offers(request: Request, said: str = "") -> None:
    """Show the user's offers on all servers, each with a button that withdraws it."""
    t, offers = request.t, await request.services.store.offers.of_person(request.user)
    if not offers:
        await request.show(Panel((said, t.say("play-offers-none"))))
        return
    lines = list[TextRow]()
    for offer in offers:
        channel = f"<#{offer.channel}>" if offer.channel else "none"
        told = join_lines(
            t.say("play-offer-line", until=str(offer.until), terms=wish_text(t, offer.wish), channel=channel),
            t.say("play-offer-rests") if offer.away else "",
            t.say("play-offer-kept") if offer.keep else "",
        )
        lines.append(TextRow(told, make_button(t, "play_withdraw", arg=str(offer.id))))
    await request.show(Panel((said, t.say("play-offers-title")), rows=lines))


@on_click("play_withdraw")
async def _withdraw(request: Request) -> None:
    gone = await request.services.store.offers.withdraw(request.user, [parse_int(request.arg)])
    await show_offers(request, request.t.say("play-withdrawn") if gone else "")


def add_commands(tree: CommandTree) -> None:
    until = [
        app_commands.Choice(name=localize(lambda t, days=days: span(t, days * DAY)), value=days)  # type: ignore[misc]
        for days in _DAY_CHOICES
    ]
    choices: FixedChoices = {"game": choices_of_games(), "pace": PACES, "until": until}
    tree.add_command(command("play", play, choices, {"variant": _variants}))
    tree.add_command(menu("menu-invite", invite))
