"""Opening a table: a new one, one like the last, a rematch, a game against the novice; and who would play there."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from bot.games import GAMES
from bot.games.players import Level
from bot.model.offers import PlayOffer, Wish, offers_to_fill
from bot.model.pace import DEFAULT_PACE, Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewTable, Seat, TableRow
from bot.model.variants import game_and_options, plain_variant, variant_of, variants_of
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts.games import game_name
from bot.texts.numbers import write_range
from cogs.core.buttons import make_button
from cogs.core.clicks import on_click
from cogs.core.completions import pick
from cogs.core.controls import Button, ControlId, InvalidControl, TextRow, parse_game, parse_int
from cogs.core.languages import table_language
from cogs.core.names import escape_names
from cogs.core.panel import Panel
from cogs.core.places import jump
from cogs.core.request import Request
from cogs.core.rooms import open_in_room
from cogs.tables.joining import count_free_seats, refresh, show_again
from cogs.words.terms import variant_completions, wish_text


@dataclass(frozen=True, slots=True)
class TableTerms:
    seats: int | None = None
    language: str | None = None
    open_hands: bool | None = None
    pace: Pace | None = None
    rated: bool | None = None
    stand_in: str | None = None
    variant: str | None = None


async def open_table(request: Request, named: str | None, terms: TableTerms, again: bool) -> None:
    """Open a table for a game, by default the likeliest, in this channel with the user as its host; raise Refused.

    With `again`, options left out are as at the last table that the user, or else anyone, opened on this server.
    """
    if again:
        named, terms = await _as_last_time(request, named, terms)
    name = await request.game(named)
    if await lacks_seats(request, name, terms.seats):
        return
    table, where = await open_in_room(request, new_table(request, name, terms))
    await request.set_table(table)
    here = table.row.channel == request.interaction.channel_id
    done = request.t.say("new-done" if here else "new-done-elsewhere", game=game_name(request.t, name))
    said = [done, *([] if named == name else [request.t.say("new-unnamed")])]
    usual = None if again else await _find_usual_table(request, named)
    await request.show(await _opened_panel(request, [" ".join(said), *where], usual))


async def lacks_seats(request: Request, game: str, players: int | None) -> bool:
    """Return whether a game cannot be played by that many people; if so, say how many can."""
    seats = GAMES[game].meta.seats
    if players is None or players in seats:
        return False
    possible = write_range(seats[0], seats[-1])
    await request.say("new-seats", game=game_name(request.t, game), seats=possible)
    return True


async def _opened_panel(request: Request, lines: list[str], usual: TableRow | None = None) -> Panel:
    """Return the private panel of a table just opened, with the usual one instead and people whose offers fit."""
    t, table, offered = request.t, request.table, list[TextRow]()
    if usual is not None:
        others = t.list(escape_names(seat.name for seat in usual.seats if seat.user != request.user))
        terms, plain = terms_of(usual), plain_variant(GAMES[usual.game])
        said = wish_text(t, terms._replace(game=usual.game) if terms.game == plain else terms)
        button = make_button(t, "usual", table, arg=str(usual.id))
        offered.append(TextRow(t.say("new-usual", terms=said, others=others or "none"), button))
    if fitting := await list_fitting_offers(request, table):
        names = t.list(escape_names(offer.name for offer in fitting))
        button = Button(ControlId("ask_fitting", table.id), t.say("button-ask-fitting", count=len(fitting)))
        offered.append(TextRow(t.say("new-fitting", names=names), button))
    return Panel(("\n".join(lines),), rows=offered)


def terms_of(row: NewTable) -> Wish:
    """Return the terms of a table as a wish."""
    return Wish(variant_of(GAMES[row.game], row.options) or row.game, row.capacity, row.pace)


async def list_fitting_offers(request: Request, table: Table) -> list[PlayOffer]:
    """List the offers to play that fit a table with an invitation, the oldest first."""
    row = table.row
    there = {*row.invited, *(seat.user for seat in row.seats)}
    free = count_free_seats(table)
    return offers_to_fill(await request.services.store.offers.on_server(row.guild), terms_of(row), there, free)


async def _find_usual_table(request: Request, named: str | None) -> TableRow | None:
    """Return the latest table, with a game begun, of the user or else of this channel; None if this one is like it.

    If a game was `named`, it must be of that game.
    """
    row, channel = request.table.row, request.interaction.channel_id or 0
    found = await request.services.store.tables.latest_of(row.guild, request.user, channel, begun=True)
    if found is None or named not in (None, found.game) or (request.user != found.host and channel != found.channel):
        return None
    try:
        new = _like(request, found)
    except Refused:
        return None
    return None if lobby.with_terms(row, new) == row else found


@on_click("usual")
async def _take_usual_terms(request: Request) -> None:
    """Give a table just opened the terms and computer players of the usual one, and ask its people."""
    t, table = request.t, request.table
    usual = await request.services.store.tables.get(parse_int(request.arg))
    if usual is None or usual.game not in GAMES or usual.guild != table.row.guild:
        raise InvalidControl(request.arg)
    begun = await lobby.adopt(table, request.user, _like(request, usual))
    await refresh(request, table)
    said = "start-done" if begun else "new-usual-asked" if table.row.awaited else "new-usual-done"
    await request.show(await _opened_panel(request, [t.say(said, game=game_name(t, table.row.game))]))


def _like(request: Request, old: TableRow) -> NewTable:
    """Return a table with the terms and computer players of an old one, and its people asked; raise Refused.

    Someone who did not play there only fits in if a seat is left.
    """
    if old.game not in GAMES:
        raise Refused(Refusal.GAME_MISSING, game=old.game)
    others = tuple(user for seat in old.seats if (user := seat.user) is not None and user != request.user)
    computers = tuple(seat for seat in old.seats if seat.computer is not None)
    if others and 1 + len(others) + len(computers) > old.capacity:
        raise Refused(Refusal.NOT_AT_TABLE)
    return NewTable(
        guild=old.guild,
        channel=old.channel,
        host=request.user,
        game=old.game,
        rules=GAMES[old.game].meta.rules_version,
        options=old.options,
        open_hands=old.open_hands,
        language=old.language,
        capacity=old.capacity,
        seats=(Seat(request.user_name, user=request.user), *computers[: old.capacity - 1]),
        pace=old.pace,
        rated=old.rated,
        stand_in=old.stand_in,
        invited=others,
    )


async def _as_last_time(request: Request, named: str | None, terms: TableTerms) -> tuple[str, TableTerms]:
    """Return the game and the terms of the last table, except for options given now; raise Refused without one."""
    last = await request.services.store.tables.latest_of(request.guild, request.user)
    if last is None or last.game not in GAMES:
        raise Refused(Refusal.NO_FORMER_TABLE)
    former = TableTerms(None, last.language, None, last.pace, last.rated)
    if named in (None, last.game):
        variant = variant_of(GAMES[last.game], last.options)
        former = replace(
            former, seats=last.capacity, open_hands=last.open_hands, stand_in=last.stand_in, variant=variant
        )
    kept = {field.name: getattr(former, field.name) for field in fields(terms) if getattr(terms, field.name) is None}
    return named or last.game, replace(terms, **kept)


def new_table(request: Request, name: str, terms: TableTerms) -> NewTable:
    """Return a table for a game in this channel with the user as its host; raise Refused for an unknown variant."""
    game = GAMES[name]
    variants = variants_of(game)
    variant = (
        plain_variant(game) if terms.variant is None else pick(variant_completions(request.t, variants), terms.variant)
    )
    return NewTable(
        guild=request.guild,
        channel=request.channel,
        host=request.user,
        game=name,
        rules=game.meta.rules_version,
        options=game_and_options(variant)[1],
        open_hands=bool(terms.open_hands),
        language=terms.language or table_language(request.interaction),
        capacity=terms.seats or game.meta.seats[-1],
        seats=(Seat(request.user_name, user=request.user),),
        pace=terms.pace or DEFAULT_PACE,
        rated=bool(terms.rated),
        stand_in=terms.stand_in,
    )


@on_click("rematch")
async def rematch(request: Request) -> None:
    """Open a table like the old one, which begins once the same people sit there; or join it if someone else has."""
    t, tables, old = request.t, request.services.tables, request.table.row
    if old.is_unfinished:
        raise Refused(Refusal.NOT_OVER)
    there = await tables.in_channel(old.channel)
    if there is not None and there.row.game == old.game and request.user in there.row.awaited:
        begun = await lobby.join(there, request.user, request.user_name)
        await refresh(request, there)
        said = t.say("start-done" if begun else "rematch-joined")
        await request.tell(said, await jump(t, there))
        return
    new = _like(request, old)
    table = await lobby.open_table(tables, new)
    if not lobby.is_complete(new) or len(new.seats) < len(old.seats):
        await request.say("rematch-opened", table=str(table.id))
        return
    await lobby.start(table, request.user)
    await request.say("start-done")


@on_click("play_novice", at_table=False)
async def play_novice(request: Request) -> None:
    """Start a game against the novice at the user's own table in this channel, or at a new one."""
    game = parse_game(request.arg)
    if Level.NOVICE not in GAMES[game].computers.players:
        raise InvalidControl(game)
    if not request.on_server:
        await request.say("play-novice-on-server")
        return
    request.check_rights()
    table = await _find_own_table(request, request.control, game)
    await request.set_table(table)
    if table is None:
        new = new_table(request, game, TableTerms())
        await request.set_table(await lobby.open_against(request.services.tables, new, Level.NOVICE))
    else:
        await lobby.start_against(table, request.user, Level.NOVICE)
    said = request.t.say("play-novice-started", game=game_name(request.t, game))
    if request.control.table:
        await show_again(request, said)
        return
    if table is not None:
        await refresh(request, table)
    await request.tell(said)


async def _find_own_table(request: Request, control: ControlId, game: str) -> Table | None:
    """Return the table to play at: the control's, or an invitation of the user's in this channel; raise Refused.

    None if the channel is free.
    """
    tables = request.services.tables
    if control.table:
        table = await tables.get(control.table)
        await request.set_table(table)
        return request.table
    there = await tables.in_channel(request.channel)
    if there is None:
        return None
    if there.row.game == game and there.row.host == request.user and there.row.is_invitation:
        return there
    raise Refused(Refusal.CHANNEL_TAKEN, table=there.id)
