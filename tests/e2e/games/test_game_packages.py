"""A game from a package of its own: it is played, goes and comes back, and its errors hurt its own tables alone."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from bot.games import GAMES
from bot.model.record import replay
from bot.model.rows import Status
from bot.services.game_packages import ALLOWED, admit
from bot.services.watchdog import MAX_STRIKES
from bot.tables.players import record_of
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.admin.managers import boss_of
from tests.e2e.players import ClickPlayer, CommandPlayer
from tests.e2e.reading import everything
from tests.e2e.world import World, controls, has, open_panel, refusal, said, tap
from tests.packages import Installing, packages
from tests.positions import position_of

__all__ = ["packages"]
GONE = "This bot doesn’t have Pig at the moment"


@pytest.fixture
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that nothing is logged as an error: no apology, no message that cannot be sent."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture
def pig(packages: Installing) -> Installing:
    packages.install()
    admit(["pig"])
    return packages


async def come_and_go(world: World, packages: Installing, here: bool) -> Table:
    """Uninstall the game or install it again, and restart the bot."""
    table_id = (await world.table()).id
    packages.uninstall()
    if here:
        packages.install()
        admit(["pig"])
    await world.restart()
    await world.env.settle()
    return await world.services.tables.existing(table_id)


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_fails")
async def test_when_it_goes_its_tables_wait_for_it(pig: Installing, world: World) -> None:
    """They can be listed, looked at and exported, all are told once, clocks stand; then they go on where they were."""
    table = await world.start(game="pig", pace="brisk")
    await ClickPlayer(world).turn(table)
    before, mover = repr(table.position), world.mover(table)
    clocks, turn = await table.store.clocks.of_table(table.id), world.turn_message()
    await world.eva.slash(world.channel, "play", variant="pig/base")

    table = await come_and_go(world, pig, here=False)

    assert sum("The game is on hold" in said(message) for message in world.public()) == 1
    assert (await world.store.clocks.next_due()) is None
    looks = ("table log", "hand", "stats", "leaderboard", "table replay", "rules", "privacy", "order list")
    for command in (*looks, "table hint", "table whatif", "table undo", "table concede", "table end"):
        await mover.slash(world.channel, command)
    boss = boss_of(world)
    for command in ("admin tables", "admin resume", "admin log"):
        await boss.slash(world.channel, command)
    assert "Pig" in everything(await open_panel(world.eva, await world.ask("Eva", "games"), "play_offers"))
    for command in ("games", "table show"):
        assert "On hold" in said(await world.ask(mover, command))
    assert GONE in refusal(await tap(mover, turn, "play"))
    exported = json.loads(json.dumps(await record_of(table)))

    table = await come_and_go(world, pig, here=True)
    assert repr(table.position) == before
    assert "The game is back" in "".join(map(said, world.public()))
    left = await table.store.clocks.of_table(table.id)
    assert {seat: clock.bank for seat, clock in left.items()} == {seat: clock.bank for seat, clock in clocks.items()}
    assert repr(replay(exported).position) == before
    await CommandPlayer(world).turn(table)


@pytest.mark.slow
@pytest.mark.usefixtures("nothing_fails")
async def test_what_else_there_is_of_it_waits_too(pig: Installing, world: World) -> None:
    """An invitation cannot begin, a finished game can be looked at, and the host can abandon what will not go on."""
    table = await world.start(game="pig")
    while table.row.status is Status.RUNNING:
        await CommandPlayer(world).turn(table)
    end = world.newest()
    assert "Pig" in said(await world.ask("Anna", "stats"))
    assert texts("en").say("figures-none", game="Pig") in said(await world.ask("Anna", "table statistics"))
    await come_and_go(world, pig, here=False)
    anna = world.anna
    for what in controls(world.current(end)):
        await tap(anna, world.current(end), what.split(":")[1])
    assert GONE in refusal(await tap(anna, world.current(end), "rematch"))
    assert "The game is over." in said(await world.ask(anna, "table show"))

    await come_and_go(world, pig, here=True)
    await anna.slash(world.channel, "table new", game="pig")
    await world.bruno.slash(world.channel, "table join")
    await come_and_go(world, pig, here=False)
    assert GONE in await world.refused("Anna", "table start")
    await tap(anna, world.newest("start"), "more_settings")
    await anna.slash(world.channel, "table abandon")


HOLDING = "    if action == Hold():\n"


async def spoil(
    world: World, packages: Installing, line: str, after: str = HOLDING, file: str = "__init__.py"
) -> tuple[Table, Table]:
    """Begin a game of Pig with a bad line, by default where a seat holds, and one of Nim elsewhere."""
    spoilt = packages.install() / file
    source = spoilt.read_text("utf-8") if spoilt.exists() else after
    assert after in source
    spoilt.write_text(source.replace(after, f"{after}        {line}\n"), "utf-8")
    admit(["pig"])
    await world.restart()
    pig = await world.start(game="pig", pace="brisk")
    world.channel = world.guild.create_text_channel("elsewhere")
    return pig, await world.start("Carla", "Dario", game="nim")


async def hold(world: World, table: Table) -> None:
    """Let whose turn it is roll until they can hold, and do so."""
    seat = table.actors()[0]
    while len(legal := table.game.rules.legal(table.position, seat)) == 1:
        await CommandPlayer(world).act(world.by_seat(table, seat), table, legal[0])
        seat = table.actors()[0]
    await CommandPlayer(world).act(world.by_seat(table, seat), table, legal[1])


@pytest.mark.broken
async def test_what_a_game_raises_is_a_fault_of_its_own_tables(
    packages: Installing, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged with the table's number, the person gets an apology, and nothing is stored."""
    here = world.channel
    pig, nim = await spoil(world, packages, "raise ZeroDivisionError")
    world.channel, elsewhere = here, world.channel

    await hold(world, pig)

    assert position_of(pig).rolled
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in errors] == [f"table {pig.id}: an interaction failed"]
    world.channel = elsewhere
    await CommandPlayer(world).turn(nim)


WORDS = """
from bot.texts.contract import GameTexts

class TEXTS(GameTexts):
    def prompt(self, view, names):
"""


@pytest.mark.broken
@pytest.mark.parametrize(
    ("file", "after"),
    [("texts/__init__.py", WORDS), ("pictures/__init__.py", '        """Draw the plain board."""\n')],
    ids=["words", "pictures"],
)
@pytest.mark.usefixtures("patient")
async def test_what_a_game_cannot_say_or_draw_is_left_out(
    packages: Installing, world: World, caplog: pytest.LogCaptureFixture, file: str, after: str
) -> None:
    """Its turns are announced without it, and played; lists show all tables as ever."""
    here = world.channel
    pig, _ = await spoil(world, packages, "raise ZeroDivisionError", after, file)
    elsewhere, world.channel = world.channel, here
    await world.sleep(1)

    assert any(has(message, "play") for message in world.public())
    await CommandPlayer(world).act(world.by_seat(pig, 0), pig, pig.game.rules.legal(pig.position, 0)[0])
    assert pig.revision == 1
    await world.anna.slash(elsewhere, "table follow")
    told = said(await world.ask("Anna", "games"))
    assert "Pig" in told
    assert "Nim" in told
    assert {"table" in record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR} == {True}


@pytest.mark.slow
async def test_a_game_that_loops_is_broken_off_and_taken_out(
    packages: Installing, world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the third time its tables are paused until the next start; all others go on throughout."""
    monkeypatch.setattr("bot.app.client.CALL_TIMEOUT", 0.1)
    monkeypatch.setattr("bot.services.watchdog.LOOK_INTERVAL", 0.02)
    here = world.channel
    pig, nim = await spoil(world, packages, "while True: pass")
    elsewhere = world.channel

    for times in range(MAX_STRIKES):
        world.channel = here
        assert "pig" in GAMES, times
        await hold(world, pig)
        world.channel = elsewhere
        await CommandPlayer(world).turn(nim)
    await world.env.settle()

    assert "pig" not in GAMES
    assert str(ALLOWED["pig"]) in [record.getMessage() for record in caplog.records]
    assert "while True: pass" in caplog.text
    assert pig.row.paused is not None
    await CommandPlayer(world).turn(nim)
    world.channel = here
    assert GONE in await world.refused("Anna", "table undo")
