"""An update: the bot is stopped and another version started; everything already in Discord goes on working."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.database.base import APPLICATION_ID, migrations
from bot.games import carrara
from bot.texts import texts
from tests.e2e.outside import Evening, Store, boards, evening, mark
from tests.standin import BotProcess, Interaction, Message, Person, StandIn

EN = texts("en", "carrara")
BUTTON, SELECT = 2, 3
LEAST_KINDS = 25
"""The least number of kinds of controls to try."""
OPENING = {"hint", "log", "replay", "rules", "show_text", "show_player", "whatif", "carrara_payment", "carrara_segment"}
"""Controls that lead to further controls, and change nothing in the game."""


COMMANDS: dict[str, dict[str, Any]] = {
    "settings show": {},
    "privacy": {"action": "delete"},
    "stats": {},
    "leaderboard": {},
    "games": {},
    "learn": {"game": "carrara"},
    "table show": {},
    "table computer": {"action": "add"},
}
"""Commands that open panels besides those of a turn's message."""


def kind(control: dict[str, Any]) -> str:
    """Return what a control does."""
    return str(control["custom_id"]).split(":")[1]


def usable(message: Message) -> Iterator[dict[str, Any]]:
    """Yield the controls that can be used now."""
    for control in message.controls:
        if control["type"] in (BUTTON, SELECT) and not control.get("disabled"):
            yield control


async def use(person: Person, message: Message, control: dict[str, Any]) -> Interaction:
    """Click a button, or choose the fewest options a select accepts, even if the control is gone."""
    custom_id = control["custom_id"]
    if control["type"] == BUTTON:
        return await person.click(message, custom_id, force=True)
    values = [option["value"] for option in control["options"][: max(1, control.get("min_values", 1))]]
    return await person.select(message, custom_id, values, force=True)


def standing(person: Person, *public: Message) -> dict[str, tuple[Message, dict[str, Any]]]:
    """Return one control of each kind among all that a person can use now."""
    messages = [*public, *person.private]
    return {kind(control): (message, control) for message in messages for control in usable(message)}


async def open_all(person: Person, board: Message) -> None:
    """Open everything that a turn's message leads to, two clicks deep, each time from a new panel."""
    for first in list(usable(board)):
        panel = await opened(person, board, first)
        for second in [control for control in usable(panel) if kind(control) in OPENING]:
            await use(person, await opened(person, board, first), second)


async def opened(person: Person, board: Message, control: dict[str, Any]) -> Message:
    """Open a new private panel."""
    return await (await use(person, board, control)).shown()


@pytest.mark.exhaustive
async def test_old_buttons_work(tmp_path: Path) -> None:
    """The next process answers all controls of a turn, an invitation and the panels they open, without an apology."""
    async with evening(tmp_path, PIAZZA_THINKING="0.1") as there:
        table = await there.begin()
        await there.quiet(table)
        mover = there.person(table, there.store.now(table)[1].turn)
        board = there.channel.messages[-1]
        await open_all(mover, board)
        invited = there.guild.channel("next")
        await (await mover.slash(invited, "table new", game="carrara")).shown()
        await there.discord.until(lambda: invited.messages)
        for command, options in COMMANDS.items():
            await (await mover.slash(there.channel, command, **options)).shown()
        assert await there.bot.terminate() == 0
        await there.up()
        tried: dict[str, int] = {}
        public = board, invited.messages[-1]
        for what in standing(mover, *public):
            found = standing(mover, *public).get(what)
            if found is None:
                continue  # an answer has replaced the only panel with one of its kind
            message, control = found
            act = await use(mover, message, control)
            tried[what] = control["type"]
            assert EN.say("apology", table=str(table)) not in act.text, control
            assert EN.say("answer-lost") not in act.text, control

        assert len(tried) >= LEAST_KINDS, sorted(tried)
        assert set(tried.values()) == {BUTTON, SELECT}
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)
        assert await there.bot.terminate() == 0


def first_release(path: Path, channel: int, guild: int, users: tuple[int, int]) -> None:
    """Write a store as the first version did, with a running game whose turn message is due."""
    position = json.dumps(carrara.GAME.codec.position_to_json(carrara.deal(2, {}, Random(3))))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for script in migrations()[:2]:
            db.executescript(script)
        db.execute("PRAGMA user_version = 2")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(
            "INSERT INTO games (guild, channel, host, game, rules, options, open_hands, language, capacity, status,"
            " created_at) VALUES (?, ?, ?, 'carrara', 1, '{}', 0, 'en', 2, 'running', 0)",
            (guild, channel, users[0]),
        )
        for seat, user in enumerate(users):
            db.execute("INSERT INTO seats VALUES (1, ?, ?, NULL, ?, ?)", (seat, user, f"P{seat}", seat == 0))
        db.execute(
            "INSERT INTO moves VALUES (1, 0, NULL, '{\"action\": \"deal\"}', '{}', '[]', ?, 1, 1, NULL, NULL, 0)",
            (position,),
        )
        db.execute("INSERT INTO outbox VALUES (1, 1, 'turn', -1, 0, NULL, 'waiting', 0)")


@pytest.mark.slow
@pytest.mark.parametrize(
    "what",
    [
        "carrara_buy",
        pytest.param("hand", marks=pytest.mark.exhaustive),
        pytest.param("more", marks=pytest.mark.exhaustive),
    ],
)
async def test_buttons_of_the_first_version_work(tmp_path: Path, what: str) -> None:
    """A button in the first version's format, with a store of its schema, works; the game goes on from there."""
    path = tmp_path / "piazza.sqlite3"
    async with StandIn() as discord:
        there = Evening(discord, BotProcess(discord.environment(), path), Store(path))
        first_release(path, there.channel.id, there.guild.id, (there.anna.id, there.bruno.id))
        async with there.bot:
            await discord.wait_ready(within=20)
            await discord.until(lambda: there.channel.messages, within=10)
            shown = await (
                await there.anna.click(there.channel.messages[-1], f"button:{what}:1:0::", force=True)
            ).shown()
            assert shown.ephemeral
            assert shown.controls or shown.attachments
            await (await there.act(1)).shown()
            assert there.store.now(1)[0] > 0
            assert next(boards(there.channel)) == mark(1, 0)
            assert await there.bot.terminate() == 0
