"""A crowded server to attack: a table in every state, all kinds of people, and checks for what must never happen."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import discord
from prometheus_client import Counter
from simcord import InteractionResult

from bot.games.carrara.actions import EndTurn
from bot.maintenance.check import check
from bot.tables.table import Table
from bot.telemetry.metrics import ERRORS, REFUSALS
from bot.texts import LANGUAGES, texts
from tests.bot.kit import settled
from tests.e2e.admin.managers import boss_of
from tests.e2e.world import World, answers, controls, public_in, said, shown, tap

NOBODY = 999_999_999_999_999_999
"""The id of a user Discord does not know."""
_CHANGING = ("people", "sqlite_sequence")
"""Database tables left out of comparisons, as any request may change them."""
_FAULTS = tuple(
    texts(language, "carrara").say(key, **facts).split("0123456789")[0][:40]
    for language in LANGUAGES
    for key, facts in (("apology", {"table": "none"}), ("apology", {"table": "0123456789"}), ("answer-lost", {}))
)


class Crowd:
    """Five channels, six people, and everything that was logged."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.channels: dict[str, Any] = {"none": world.guild.create_text_channel("empty")}
        self.boss = boss_of(world)
        self.foreigner = world.env.create_user("foreigner")
        self.log = _Warnings()
        self.clicked: dict[tuple[int, int], int] = {}
        """Messages for clicks on made-up controls, by channel, and by reader if they are private."""

    @classmethod
    async def set_up(cls, world: World) -> Crowd:
        """Open a table of each kind: an invitation, one running, one paused, one over."""
        crowd = cls(world)
        anna, bruno, carla = world.anna, world.bruno, world.carla
        for state in ("invitation", "running", "paused", "over"):
            channel = crowd.channels[state] = world.guild.create_text_channel(state)
            options = {"variant": "carrara/expansion"} if state == "paused" else {}
            await anna.slash(channel, "table new", game="carrara", **options)
            await bruno.slash(channel, "table join")
            if state == "invitation":
                continue
            await anna.slash(channel, "table start")
            await carla.slash(channel, "table follow")
            table = await crowd.table(state)
            if state == "over":
                asked = shown(await anna.slash(channel, "table end"))
                await tap(anna, asked, "end")
                ((vote, agreed),) = [each for each in crowd.controls(channel) if each[1].endswith(".agree")]
                await bruno.click(vote, custom_id=agreed)
            else:
                await play(table, 6)
        await crowd.boss.slash(crowd.channels["paused"], "admin pause")
        await world.env.settle()
        return crowd

    async def table(self, state: str) -> Table:
        table = await self.world.services.tables.newest_in_channel(self.channels[state].id)
        assert table is not None
        return table

    @property
    def people(self) -> dict[str, int]:
        return {name: person.id for name, person in self.world.people.items()} | {"Boss": self.boss.id}

    def controls(self, channel: Any) -> list[tuple[discord.Message, str]]:
        return [(message, custom_id) for message in public_in(channel) for custom_id in controls(message)]

    @asynccontextmanager
    async def watch(self, what: str) -> AsyncIterator[None]:
        """Check that the bot makes no error inside, and that a refusal changes nothing."""
        before, errors = await stored(self.world, *_CHANGING), self.world.env.error_cursor
        faults, refused = total(ERRORS), total(REFUSALS)
        self.log.lines.clear()
        yield
        assert self.world.env.error_cursor == errors, (what, self.world.env.errors_since(errors))
        assert not self.log.lines, f"{what}\n{self.log.lines}"
        assert total(ERRORS) == faults, what
        if total(REFUSALS) > refused:
            assert await stored(self.world, *_CHANGING) == before, f"refused, but stored: {what}"

    async def check_games(self) -> None:
        assert {verdict.damage async for verdict in check(self.world.store)} == {None}


async def stored(world: World, *but: str) -> Mapping[str, Any]:
    """Read everything that is stored, except in these database tables."""
    await settled(world.services.outbox)  # what was posted before is stored once it is drawn and sent
    read = world.store.database.read
    names = [row[0] for row in await read("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: [tuple(row) for row in await read(f"SELECT * FROM {name}")] for name in names if name not in but}


async def play(table: Table, moves: int) -> None:
    """Play a few legal moves, so that there is something to look at."""
    for _ in range(moves):
        seat = table.actors()[0]
        legal = list(table.game.rules.legal(table.position, seat))
        closing = next((action for action in legal if isinstance(action, EndTurn)), legal[0])
        await table.act(seat, table.revision, closing)


def total(counter: Counter) -> float:
    return sum(
        sample.value for family in counter.collect() for sample in family.samples if sample.name.endswith("_total")
    )


def answer(result: InteractionResult) -> str:
    """Return the answer to an interaction, after checking that there is one and that it is no apology."""
    assert result.acknowledged
    text = "\n".join(map(said, answers(result)))
    assert not any(fault in text for fault in _FAULTS), text
    for message in answers(result):
        assert not message.mention_everyone
        assert not message.role_mentions
    return text


class _Warnings(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        logging.getLogger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter("%(name)s %(message)s").format(record))
