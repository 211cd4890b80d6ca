"""Every refusal of the services: kind, private, and worded by the texts; it changes nothing."""

from __future__ import annotations

import discord
import pytest

from bot.model.refusals import Refusal
from bot.tables import lobby
from bot.texts import Fact, texts
from tests.e2e.reading import refusal, speak
from tests.e2e.world import World, has, open_panel, said, shown, tap
from tests.games.nim import Draw, Take

EN, DE = texts("en", "carrara"), texts("de", "carrara")


def test_texts() -> None:
    """Every reason has a text in both languages, with all its facts."""
    facts: dict[str, Fact] = {
        "role": "turn",
        "told": "yes",
        "seats": 4,
        "need": 2,
        "have": 1,
        "host": "x",
        "computer": "x",
        "text": "x",
        "rights": "x",
        "table": 1,
        "days": 90,
        "manager": "x",
        "since": "1",
        "names": "x",
        "count": 1,
        "game": "x",
        "least": 1,
        "most": 100,
        "turn": 45,
        "offered": "x",
        "option": "x",
        "left": 3,
    }
    for t in (EN, DE):
        for reason in Refusal:
            assert t.say(f"refused-{reason.replace('_', '-')}", **facts)


@pytest.mark.parametrize(
    "command", ["join", "leave", "start", "follow", "log", "undo", "abandon", "export", "computer action:add"]
)
async def test_no_table(world: World, command: str) -> None:
    """Without a table every command says so, and how to open one."""
    name, _, option = command.partition(" ")
    options = dict([option.split(":")]) if option else {}
    result = await world.people["Anna"].slash(world.channel, f"table {name}", **options)
    assert refusal(result) == EN.say("refused-no-table")


async def test_before_the_start(world: World) -> None:
    """Around an invitation: seats, host, computer players, and what only a running game has."""
    anna, bruno, eva = world.people["Anna"], world.people["Bruno"], world.people["Eva"]
    await anna.slash(world.channel, "table new", game="carrara", seats=2)
    alone = await anna.slash(world.channel, "table start")
    assert refusal(alone) == EN.say("refused-too-few-players", need=2, have=1)
    for who, command, key in (
        (anna, "join", "already-seated"),
        (anna, "undo", "not-started"),
        (eva, "leave", "not-at-table-yet"),
        (eva, "start", "not-at-table-yet"),
        (eva, "log", "not-started"),
        (eva, "export", "not-started"),
    ):
        assert refusal(await who.slash(world.channel, f"table {command}")) == EN.say(f"refused-{key}"), command
    foreign = await eva.slash(world.channel, "table computer", action="add")
    assert refusal(foreign) == EN.say("refused-not-at-table-yet")
    none = await anna.slash(world.channel, "table computer", action="remove")
    assert refusal(none) == EN.say("refused-no-computer")
    await bruno.slash(world.channel, "table join")
    assert refusal(await eva.slash(world.channel, "table join")) == EN.say("refused-table-full", seats=2)
    full = await anna.slash(world.channel, "table computer", action="add")
    assert refusal(full) == EN.say("refused-table-full", seats=2)
    since = str(int(world.time()) + lobby.HOST_AWAY)
    seated = EN.say("refused-host-first", host=anna.mention, since=since)
    assert refusal(await bruno.slash(world.channel, "table start")) == seated
    host = EN.say("refused-host-only", host=anna.mention)
    assert refusal(await eva.slash(world.channel, "table abandon")) == host
    assert (await world.table()).names == ["Anna", "Bruno"]


async def test_a_refused_click_leaves_the_invitation(world: World) -> None:
    """A refused click is answered privately, with what is possible, and leaves the invitation unchanged."""
    await world.people["Anna"].slash(world.channel, "table new", game="carrara")
    invitation = world.public()[0]
    before = said(invitation)
    result = await tap(world.people["Eva"], invitation, "start")
    assert refusal(result) == EN.say("refused-not-at-table-yet")
    assert said(world.public()[0]) == before
    await tap(world.people["Eva"], shown(result), "join")
    assert "👤 Eva" in said(world.public()[0])


async def test_after_the_start(world: World) -> None:
    """Around a running game: closed seats, and actions only for players."""
    world.game = "carrara"
    table = await world.start("Anna", "Bruno")
    eva, mover = world.people["Eva"], world.by_seat(table, 0)
    for who, command, key in (
        (eva, "join", "started"),
        (mover, "join", "started-playing"),
        (mover, "leave", "started-playing"),
        (mover, "start", "started-playing"),
        (eva, "undo", "not-at-table"),
        (mover, "undo", "nothing-to-take-back"),
        (eva, "export", "not-over"),
        (mover, "export", "not-over"),
    ):
        assert refusal(await who.slash(world.channel, f"table {command}")) == EN.say(f"refused-{key}"), command
    public = world.public()[-1]
    foreign = await tap(eva, public, "hand")
    assert refusal(foreign) == EN.say("refused-not-at-table")


async def test_after_the_end(world: World) -> None:
    """A click on an old message of a game that is over is answered, too."""
    await world.people["Anna"].slash(world.channel, "table new", game="carrara")
    invitation = world.public()[0]
    table = await world.table()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await lobby.abandon(table, table.row.host)
    await world.env.settle()
    result = await tap(world.people["Bruno"], invitation, "join")
    assert refusal(result) == EN.say("refused-table-over")


async def test_an_old_button_gets_a_fresh_panel(world: World) -> None:
    """Taking back with a button for an earlier choice is refused, and the answer leads on."""
    table = await world.start("Anna", "Bruno")
    mover = world.by_seat(table, 0)
    await table.act(0, table.revision, Take(1))
    public = world.public()[-1]
    more = await open_panel(mover, public, "more")
    await table.act(0, table.revision, Draw())
    await world.client.services.outbox.idle()
    stale = await tap(mover, more, "undo")
    assert refusal(stale).startswith(EN.say("refused-moved-on"))
    assert has(shown(stale), "play_action")


@pytest.mark.parametrize("right", ["send_messages", "attach_files", "read_message_history", "view_channel"])
async def test_missing_right(world: World, monkeypatch: pytest.MonkeyPatch, right: str) -> None:
    """A permission that the bot lacks is named, in the reader's language, and no table is opened."""
    me = world.guild.me
    assert me is not None
    closed = world.guild.create_text_channel("closed", overwrites={me: discord.PermissionOverwrite(**{right: False})})
    result = await world.people["Anna"].slash(closed, "table new", game="carrara")
    name = EN.say(f"right-{right.replace('_', '-')}")
    assert name in refusal(result)
    assert await world.client.services.tables.newest_in_channel(closed.id) is None
    speak(monkeypatch, "de", world.people["Bruno"].id)
    german = await world.people["Bruno"].slash(closed, "table new", game="carrara")
    assert DE.say(f"right-{right.replace('_', '-')}") in refusal(german)


async def test_an_unexpected_error(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error is logged with its table and answered with an apology; the game is unchanged."""
    table = await world.start("Anna", "Bruno")
    before = table.revision, table.position

    def fail(*_: object) -> None:
        raise RuntimeError("spilt the wine")

    monkeypatch.setattr("cogs.viewing.log.log_lines", fail)
    result = await world.people["Eva"].slash(world.channel, "table log")
    assert refusal(result) == EN.say("apology", table=str(table.id))
    assert f"table {table.id}: an interaction failed" in caplog.text
    assert "spilt the wine" in caplog.text
    assert (table.revision, table.position) == before


async def test_nobody_else_sees_a_refusal(world: World) -> None:
    """A refusal reaches only the person who caused it."""
    await world.people["Anna"].slash(world.channel, "table join")
    assert len(world.channel.history(viewer=world.people["Anna"])) == 1
    assert not world.channel.history(viewer=world.people["Bruno"])
