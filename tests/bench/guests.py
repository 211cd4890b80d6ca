"""Simulated people at many tables for load tests: they sit down, look, and click what panels would offer."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from simcord.backend.models import EPHEMERAL_FLAG
from simcord.backend.serializers import user_payload
from simcord.components import COMPONENTS_V2_FLAG

from bot.games import carrara
from bot.games.carrara.actions import (
    Announce,
    Build,
    BuyObject,
    Decline,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.rules import actors
from bot.model.rows import Seat
from bot.store.store import open_store
from bot.tables import lobby
from bot.tables.registry import Tables
from cogs.core.controls import ControlId
from cogs.games.carrara.parsing import key_of, pack
from tests.bot.kit import invitation
from tests.local_discord import Channel, LocalDiscord, Message, Person

A_SERVER = 30
"""Tables on each server."""


@dataclass(eq=False, slots=True)
class GuestTable:
    """A table with the people seated at it, in turn order."""

    number: int
    channel: Channel
    people: list[Person]
    busy: bool = field(default=False)
    """Whether someone is making a move."""
    over: bool = field(default=False)
    computer: int | None = field(default=None)
    """The seat of a computer player, if any."""


async def seat_guests(
    discord: LocalDiscord, path: Path, tables: int, chance: Random, masters: int = 0
) -> list[GuestTable]:
    """Start games of two to four people in a new store; at the last tables one plays against a *master*.

    Their messages wait for the bot.
    """
    guest_tables = []
    async with open_store(path) as store:
        registry = Tables(store, chance)
        for number in range(tables + masters):
            if number % A_SERVER == 0:
                guild = discord.guild(f"Server {number // A_SERVER}")
            channel = guild.channel(f"palazzi-{number}")
            alone = number >= tables
            people = [guild.member(f"Guest {number}.{each}") for each in range(1 if alone else 2 + number % 3)]
            seats = tuple(Seat(person.name, user=person.id) for person in people)
            seats += (Seat("Master", computer="master"),) * alone
            new = invitation(channel=channel.id, capacity=len(seats), game="carrara")
            table = await lobby.open_table(registry, replace(new, guild=guild.id, host=people[0].id, seats=seats))
            await lobby.start(table, people[0].id)
            by_id = {person.id: person for person in people}
            at = GuestTable(table.id, channel, [by_id.get(seat.user or 0, people[0]) for seat in table.seats])
            at.computer = next((number for number, seat in enumerate(table.seats) if seat.computer), None)
            guest_tables.append(at)
    return guest_tables


class Watch:
    """The bot's store, read from outside through one connection."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, timeout=10, isolation_level=None)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values).fetchall()

    def now(self, table: int, back: int = 0) -> tuple[int, Any]:
        """Return the revision, or the seq `back` rows before it, and the position after it."""
        rows = self.rows(
            "SELECT seq, position_after FROM moves WHERE table_id = ? ORDER BY seq DESC LIMIT 1 OFFSET ?", table, back
        )
        if not rows and back:
            return self.now(table)
        return rows[0][0], carrara.GAME.codec.position_from_json(json.loads(rows[0][1]))

    def close(self) -> None:
        self._connection.close()


def offered(watch: Watch, there: GuestTable, chance: Random, back: int = 0) -> tuple[int, ControlId] | None:
    """Choose a random legal action; return its seat and confirming control, or None once the game is over.

    The end is not announced while anything else is possible, so that games last.
    """
    revision, position = watch.now(there.number, back)
    seats = actors(position)
    if not seats:
        return None
    legal = [*carrara.GAME.rules.legal(position, seats[0])]
    actions = [action for action in legal if not isinstance(action, Announce)] or legal
    what, arg = confirming(actions[chance.randrange(len(actions))])
    return seats[0], ControlId(what, there.number, revision, seats[0], arg)


def confirming(action: Any) -> tuple[str, str]:
    """Return the control with which a panel confirms an action, and its argument."""
    match action:
        case TurnWheel():
            return "carrara_wheel", ""
        case TakeBlocks(segment, blocks):
            return "carrara_take", f"{segment}.{pack(blocks)}"
        case TakeCoins():
            return "carrara_coins", ""
        case Build(building, city, blocks):
            return "carrara_construct", f"{building.key}.{city.key}.{pack(blocks)}"
        case ScoreType() | ScoreCity():
            return "carrara_count", key_of(action)
        case BuyObject(item):
            return "carrara_buy_object", item.key
        case Announce():
            return "carrara_announce", ""
        case EndTurn():
            return "carrara_end", ""
        case Decline():
            return "carrara_decline", ""
    raise AssertionError(action)


def panel(discord: LocalDiscord, there: GuestTable, person: Person, control: ControlId) -> Message:
    """Show a person a panel with one button, as the bot would have done."""
    button = {"type": 2, "id": 3, "style": 3, "label": "Confirm", "custom_id": f"button:{control}"}
    world = discord.world
    stored = world.create_message(
        there.channel.id,
        world.bot_user.id,
        components=[{"type": 17, "id": 1, "components": [{"type": 1, "id": 2, "components": [button]}]}],
        flags=EPHEMERAL_FLAG | COMPONENTS_V2_FLAG,
        interaction_metadata={
            "id": "1",
            "type": 2,
            "user": user_payload(world.users[person.id]),
            "authorizing_integration_owners": {},
        },
        broadcast=False,
    )
    return Message(world, stored)
