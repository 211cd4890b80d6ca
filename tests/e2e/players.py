"""People who play at random, by commands or by clicks, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import discord
import simcord

from bot.games.hidden import parts_of
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_texts
from bot.texts.graphemes import sentence
from tests.bot.kit import seat_of
from tests.e2e.world import World, controls, shown, tap

Action: TypeAlias = Any


class Player:
    """Someone who decides at random unless told otherwise, and acts as a person does."""

    def __init__(self, world: World, language: str | None = None) -> None:
        self.world = world
        self.language = language
        """In which commands are typed; by default that of the person's settings."""
        self.chance = Random(1)
        self.seen: list[tuple[str, discord.Message]] = []
        """Every private answer, with the name of the person who got it."""

    def decide(self, view: Any, seat: int, legal: Sequence[Action]) -> Action:
        return self.chance.choice(legal)

    async def turn(self, table: Table) -> None:
        """Play the turn of the first seat to act, to its end."""
        seat = table.actors()[0]
        person = self.world.by_seat(table, seat)
        revision = table.revision
        while seat in table.actors() and not await self._over(table, seat, revision):
            before = table.revision
            action = self.decide(table.view(seat), seat, table.game.rules.legal(table.position, seat))
            await self.act(person, table, action)
            assert table.revision > before, f"{action} had no effect"

    async def _over(self, table: Table, seat: int, revision: int) -> bool:
        moves = await table.store.log.moves(table.id)
        return any(move.turn_ended == seat for move in moves if move.seq > revision)

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        raise NotImplementedError

    def see(self, person: simcord.MemberActor, result: simcord.InteractionResult) -> discord.Message:
        message = shown(result)
        assert message.flags.ephemeral
        self.seen.append((person.user.name, message))
        return message


class CommandPlayer(Player):
    """Plays a game without panels of its own by its command, in the words that autocomplete suggests."""

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        settings = await self.world.store.people.get(person.user.id)
        words = game_texts(texts(self.language or settings.language), table.row.game)
        command = f"{table.row.game} play"
        self.see(person, await person.slash(self.world.channel, command, action=sentence(words.action(action))))


async def until_turn_of(world: World, table: Table, *names: str) -> None:
    while table.names[table.actors()[0]] not in names:
        await CommandPlayer(world).turn(table)


class ClickPlayer(Player):
    """Plays a game without panels of its own by clicks: opens the choice, chooses, and confirms."""

    async def act(self, person: simcord.MemberActor, table: Table, action: Action) -> None:
        """Perform an action by clicks from the turn's message; one of many is chosen by its kind and fields."""
        public = self.world.turn_message()
        panel = self.see(person, await tap(person, public, "play"))
        seat = seat_of(table, person.user.id)
        settings = await self.world.store.people.get(person.user.id)
        words = game_texts(texts(self.language or settings.language), table.row.game)
        index = list(table.game.rules.legal(table.position, seat)).index(action)
        parts = [words.part(action, name, table.names) for name in parts_of(type(action))]
        for step in (words.action_kind(action), *parts, ""):
            select = [each for each in controls(panel).values() if isinstance(each, discord.ui.Select)][-1]
            ways = {option.value: option.label for option in select.options}
            chosen = next((value for value, label in ways.items() if value == str(index) or label == step), None)
            if chosen is not None:  # a step that is the same in all legal actions is not asked for
                panel = self.see(person, await person.select(panel, [chosen], custom_id=select.custom_id))
            if chosen == str(index):
                break
        self.see(person, await tap(person, panel, "play_do"))
