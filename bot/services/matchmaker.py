"""Opens tables for offers to play that fit together: when one is made, and when a standing one may fit now."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import Protocol

from bot.games import GAMES
from bot.games.chance import Chance
from bot.model.offers import Match, NewOffer, find_match
from bot.model.person import Reach
from bot.model.rows import NewTable, Seat
from bot.model.variants import game_and_options
from bot.services.background import Background
from bot.services.notice_planner import AskReach
from bot.store.tables import Taken
from bot.tables import lobby
from bot.tables.changing import shield
from bot.tables.quotas import check_offers, check_tables, is_full
from bot.tables.registry import Tables
from bot.tables.table import Table


class TableRooms(Protocol):
    """Opens a thread for each table, on servers that want that."""

    def serves(self, guild: int) -> bool:
        """Return whether this process serves a server; several processes may share them."""
        ...

    async def place(self, guild: int) -> int | None:
        """Return the channel for the threads of a server's tables; None if there is none or it cannot be used."""
        ...

    async def open(self, new: NewTable, under: int | None = None) -> int | None:
        """Open a thread for a table and return it; None if the server wants none or Discord refuses.

        On a server without a channel for games it is opened in the channel `under`, if that is given.
        """
        ...

    def give_back(self, room: int) -> None:
        """Return a thread that got no table, so that the next table uses it."""
        ...


class Matchmaker(Background[int]):
    """Opens tables on a server, as long as offers there fit together.

    It tries again when somebody is back from an absence, or a channel is free again. `reach` asks Discord where a
    person is: those who have left a server lose their offers there, and nobody gets a table in a channel that they
    cannot see.
    """

    WORK = "matching the offers to play"

    def __init__(self, tables: Tables, chance: Chance, reach: AskReach, rooms: TableRooms | None) -> None:
        super().__init__()
        self._tables = tables
        self._store = tables.store
        self._chance = chance
        self._reach = reach
        self._rooms = rooms

    async def resume(self) -> None:
        """Match the offers on all servers, and delete those that have run out."""
        await self._store.offers.expire()
        for guild in await self._store.offers.servers():
            self.wake(guild)

    async def work(self, key: int) -> None:
        """Open all tables on a server for which there are offers."""
        while await self.match(key) is not None:
            pass

    @shield
    async def offer(self, new: NewOffer) -> Table | None:
        """Store an offer; return the table that it leads to, or None while it stands; raise Refused."""
        await check_tables(self._store, new.user)
        await check_offers(self._store, new)
        await self._store.offers.add(new)
        while (table := await self.match(new.guild)) is not None:
            if table.seat_of(new.user) is not None:
                return table
        return None

    @shield
    async def match(self, guild: int) -> Table | None:
        """Open a table for offers on a server and begin its game; None if no offers fit together."""
        passed_over = set[int]()
        if self._rooms is not None and not self._rooms.serves(guild):
            return None  # another process does
        while (match := await self.find(guild, passed_over)) is not None:
            new, unfit = await self._place_match(match)
            if new is None and not unfit:
                return None
            passed_over |= unfit
            if new is not None:
                try:
                    return await lobby.open_matched(self._tables, new, [offer.id for offer in match.offers])
                except Taken:  # an offer, or the channel: look at what there is now
                    if self._rooms is not None:
                        self._rooms.give_back(new.channel)
        return None

    async def find(self, guild: int, excluded: Collection[int] = ()) -> Match | None:
        """Return offers on a server that fit together, except those of some people, wherever they could play."""
        offers = [each for each in await self._store.offers.on_server(guild) if not each.away]
        if len(offers) < 2:
            return None
        games = [game.meta for game in GAMES.values()]
        # whoever has no preference does not always get the same game
        candidates = [each for each in offers if each.user not in excluded]
        return find_match(candidates, self._chance.sample(games, len(games)))

    async def _place_match(self, match: Match) -> tuple[NewTable | None, set[int]]:
        """Return the table for a match, in its own thread or the newest offer's suitable channel; None if none is free.

        Also return whose offers keep the match from its first free channel.
        """
        unfit = {offer.user for offer in match.offers if await is_full(self._store, offer.user)}
        if unfit:
            return None, unfit
        place = None if self._rooms is None else await self._rooms.place(match.offers[0].guild)
        for channel in (place, *(offer.channel for offer in reversed(match.offers))):
            if not channel or (channel != place and await self._store.tables.in_channel(channel) is not None):
                continue
            new = _table_of(match, channel)
            hidden = await self._find_unreached(new)
            room = await self._rooms.open(new) if self._rooms and channel == place and not hidden else channel
            if not hidden and room is not None:
                return replace(new, channel=room), set()
            unfit = unfit or hidden
        return None, unfit

    async def _find_unreached(self, new: NewTable) -> set[int]:
        """Return the people who cannot see a table's channel; delete the offers of those who have left the server."""
        users = [seat.user for seat in new.seats if seat.user is not None]
        found = await asyncio.gather(*(self._reach(new, user) for user in users))
        for user, reach in zip(users, found, strict=True):
            if reach is Reach.LEFT:
                await self._store.offers.withdraw(user, guild=new.guild)
        return {user for user, reach in zip(users, found, strict=True) if reach is not Reach.HERE}


def _table_of(match: Match, channel: int) -> NewTable:
    """Return the table for a match; whoever offered last is its host."""
    newest, (game, options) = match.offers[-1], game_and_options(match.variant)
    return NewTable(
        guild=newest.guild,
        channel=channel,
        host=newest.user,
        game=game.meta.name,
        rules=game.meta.rules_version,
        options=options,
        open_hands=False,
        language=newest.language,
        capacity=len(match.offers),
        seats=tuple(Seat(offer.name, user=offer.user) for offer in match.offers),
        pace=match.pace,
        invited=tuple(offer.user for offer in match.offers if offer is not newest),
    )
