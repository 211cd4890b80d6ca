"""The bot as a separate process: killed at any request, asked to stop, or started with what it cannot use."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.config import TRY_AGAIN, WRONG_USE
from tests.e2e.outside import RunningBot, running_bot
from tests.local_discord import BotProcess, LocalDiscord

EACH = [(requests, effect) for requests in range(1, 9) for effect in (False, True)]
"""Kills at the n-th request, before or after its effect: enough for a move with all its consequences."""
SOME = [(4, True), (5, False)]
ANYTHING = "/**"


def kill_at(there: RunningBot, requests: int, effect: bool) -> None:
    """Kill the bot at its n-th request from now, which still takes effect or does not."""
    for _ in range(requests - 1):
        there.discord.inject("*", ANYTHING)  # does nothing, and is used up by one request
    there.discord.inject("*", ANYTHING, times=None, call=there.bot.kill, drop=True, before_effect=not effect)


async def act_unless_killed(there: RunningBot, table: int) -> int | None:
    """Act, and return the interaction's id if it was answered; the bot may be killed meanwhile."""
    acted = await there.begin_to_act(table)
    await there.discord.until(
        lambda: not there.bot.running or (acted.message is not None and not acted.message.loading), within=15
    )
    return None if acted.message is None or acted.message.loading else acted.id


async def press_an_old_button(there: RunningBot) -> None:
    """Click on a message that an earlier process has posted."""
    panel = next(message for message in reversed(there.channel.messages) if message.controls)
    hand = await (await there.anna.click(panel, "My hand")).shown()
    assert hand.ephemeral
    assert hand.attachments


@pytest.mark.slow
@pytest.mark.parametrize("kills", [SOME, pytest.param(EACH, marks=pytest.mark.exhaustive)], ids=["some", "each"])
async def test_killed_at_any_request_nothing_is_lost_or_doubled(tmp_path: Path, kills: list[tuple[int, bool]]) -> None:
    """Before or after its effect; then the bot goes on where it was, and old buttons work.

    Bruno gets one direct message for each of his turns, and none is left of a turn that has passed.
    """
    answered: list[int | None] = []
    async with running_bot(tmp_path) as there:
        there.store.write("INSERT INTO people (user, notices) VALUES (?, 'direct')", there.bruno.id)
        table = await there.begin()
        for requests, effect in kills:
            kill_at(there, requests, effect)
            while there.bot.running:
                answered.append(await act_unless_killed(there, table))
            there.discord.faults.clear()
            there.discord.nonces.clear()
            await there.start()
            await press_an_old_button(there)
        for _ in range(3):
            answered.append(await act_unless_killed(there, table))
        await there.until_posted(table)
        while not there.bruno.direct.posted:
            answered.append(await act_unless_killed(there, table))
            await there.until_posted(table)
        log = there.store.log(table)

        assert await there.bot.terminate() == 0
        there.check_boards(table)
        logged = [row["interaction"] for row in log if row["interaction"] is not None]
        assert len(logged) == len(set(logged))
        assert {number for number in answered if number is not None} <= set(logged)
        left = "SELECT * FROM outbox WHERE status <> 'sent' AND kind <> 'notice' AND (kind, status) <> (?, ?)"
        assert there.store.rows(left, "refresh", "dropped") == []
        assert there.store.log(table) == log
        notices = there.store.rows("SELECT * FROM outbox WHERE kind = 'notice' ORDER BY id")
        assert {notice["user"] for notice in notices} == {there.bruno.id}
        assert len({notice["seq"] for notice in notices}) == len(notices)
        marks = [custom_id for ids in there.bruno.direct.posted for custom_id in ids]
        assert len(set(marks)) == len(marks) > 0
        standing = [notice["message"] for notice in notices if notice["status"] == "sent"]
        assert [message.id for message in there.bruno.direct.messages if not message.ephemeral] == standing


@pytest.mark.slow
async def test_asked_to_stop_it_finishes_what_it_is_sending(tmp_path: Path) -> None:
    """A message being sent arrives and is recorded, and the process ends without complaint.

    Until then no other bot can use the store, and one that tries disturbs nothing.
    """
    async with running_bot(tmp_path) as there:
        line = await complaint(BotProcess(quietly(there.discord), there.store.path), TRY_AGAIN)
        assert line.endswith("is in use by another Piazza. Stop that one first.")
        table = await there.begin()
        await there.until_posted(table)

        async def stop() -> None:
            there.bot.ask_to_stop()

        there.discord.inject("POST", f"/channels/{there.channel.id}/messages", call=stop)
        while len(there.store.turns(table)) < 2:
            await there.act(table)

        assert await there.bot.ended(within=10) == 0
        there.check_boards(table)
        assert there.store.rows("SELECT * FROM outbox WHERE kind = 'turn' AND status <> 'sent'") == []
        there.bot.check_log()


@pytest.mark.slow
async def test_asked_to_stop_while_it_starts_it_just_ends(path: Path) -> None:
    async with LocalDiscord() as discord:
        bot = BotProcess(quietly(discord), path)

        async def stop() -> None:
            bot.ask_to_stop()

        discord.inject("*", "/gateway/bot", call=stop)
        async with bot:
            assert await bot.ended(within=15) == 0
        assert (bot.errors, bot.output) == ([], [])


def spoil(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 4096)


def contents(path: Path) -> list[bytes]:
    return [file.read_bytes() for file in sorted(path.parent.iterdir())]


async def complaint(bot: BotProcess, status: int = WRONG_USE) -> str:
    """Run a bot that cannot start and ends with a status, and return the one line it writes."""
    async with bot:
        assert await bot.ended(within=15) == status
    (line,) = bot.errors
    assert bot.output == []
    return line


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "piazza.sqlite3"


def quietly(discord: LocalDiscord) -> dict[str, str]:
    return {**discord.environment(), "PIAZZA_LOG_LEVEL": "ERROR"}


@pytest.mark.slow
async def test_a_file_it_cannot_use_is_one_clear_line(path: Path) -> None:
    """The line names the setting and the path, even where Discord is out of reach; nothing is changed."""
    spoil(path)
    before = contents(path)
    nowhere = {"DISCORD_TOKEN": "abc", "PIAZZA_DISCORD_API": "http://127.0.0.1:1/api/v10", "PIAZZA_LOG_LEVEL": "ERROR"}
    line = await complaint(BotProcess(nowhere, path))

    assert line.startswith(f"PIAZZA_DATABASE: {path} ")
    assert contents(path) == before


@pytest.mark.slow
async def test_a_wrong_token_is_one_clear_line(path: Path) -> None:
    """The line names the setting and does not repeat the secret."""
    async with LocalDiscord() as discord:
        line = await complaint(BotProcess({**quietly(discord), "DISCORD_TOKEN": "not.the.token"}, path))

    assert line.startswith("DISCORD_TOKEN: ")
    assert "not.the.token" not in line


@pytest.mark.exhaustive
async def test_a_token_that_is_renewed_while_it_runs_is_one_clear_line(tmp_path: Path) -> None:
    """What was accepted before is kept, and with the new token the game goes on."""
    async with running_bot(tmp_path) as there:
        table = await there.begin()
        await there.until_posted(table)
        token = await there.discord.revoke_token()
        assert await there.bot.ended(within=15) == 2
        assert there.bot.errors[-1].startswith("DISCORD_TOKEN: ")
        assert not any("ConnectionClosed" in line for line in there.bot.errors), "\n".join(there.bot.errors)
        there.bot.environment["DISCORD_TOKEN"] = token
        await there.start()
        await press_an_old_button(there)
        assert await there.bot.terminate() == 0


@pytest.mark.slow
async def test_no_discord_is_one_clear_line(path: Path) -> None:
    nowhere = {"DISCORD_TOKEN": "a.b.c", "PIAZZA_DISCORD_API": "http://127.0.0.1:9/api", "PIAZZA_LOG_LEVEL": "ERROR"}

    assert (await complaint(BotProcess(nowhere, path), TRY_AGAIN)).startswith("Can’t reach Discord: ")
