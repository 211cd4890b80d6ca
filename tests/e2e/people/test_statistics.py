"""What players learn about past games: the figures at the end, their own statistics, the leaderboard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.model.results import Pool
from bot.tables.concede import concede
from bot.tables.table import Table
from bot.texts import texts
from render.common.names import seat_letters
from tests.bot.kit import play
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import EN
from tests.e2e.world import World, open_more, said, shown

GAME = "carrara"


async def play_out(world: World, table: Table) -> None:
    await play(table, Random(3))
    await world.services.idle()
    await world.services.results_writer.idle()


async def read(world: World, name: str, command: str, **options: Any) -> str:
    message = await world.ask(name, command, **options)
    assert message.flags.ephemeral
    return said(message)


async def test_the_figures_of_a_game(world: World, german: str) -> None:
    """A button of the last message shows them in a block whose lines align and fit on a phone; not before the end."""
    t = texts(german, "carrara")
    table = await world.begin(late(2, 4), language=german)
    assert await read(world, "Anna", "table statistics") == t.say("figures-not-yet")
    await play_out(world, table)
    panel = await open_more(world.eva, world.newest(), "figures")
    head, block, _ = said(panel).split("```")
    assert len({len(line) for line in block.strip("\n").splitlines()} & {*range(36)}) == 1
    for letter, name in zip(seat_letters(table.names), table.names, strict=True):
        assert t.say("figures-seat", letter=letter, name=name) in head


async def test_a_seat_that_was_conceded(world: World) -> None:
    """It has no time bank any more, and its person's statistics say how the game ended for them."""
    table = await world.begin(late(3, 4), "Anna", "Bruno", "Eva", pace="normal")
    await concede(table, world.anna.id)
    left, shown = [seat.name for seat in table.seats if not seat.conceded], await read(world, "Eva", "table show")
    banks = shown.partition(EN.say("bank-title", pace=EN.say("pace-normal")))[2]
    assert [name for name in ("Anna", "Bruno", "Eva") if name in banks] == left
    await play_out(world, table)
    assert EN.say("stats-form", count=1, form=EN.say("stats-form-conceded")) in await read(world, "Anna", "stats")


async def test_a_rated_game_counts_for_both(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """In their statistics, even in a direct message, and on the leaderboard's pages."""
    t = texts(german, "carrara")
    table = await world.begin(late(2, 4), rated=True)
    await play_out(world, table)
    outcome = table.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    won, lost = table.names[winner], table.names[1 - winner]
    ratings = await world.store.results.ratings(world.guild.id, "carrara/base", Pool.PEOPLE)

    stats = await read(world, won, "stats")
    assert t.say("stats-title", name=won, game=t.say("name")) in stats
    assert t.say("stats-games", count=1, won=1, percent=100) in stats
    assert t.say("stats-form", count=1, form=t.say("stats-form-won")) in stats
    rating = ratings[str(world.people[won].id)]
    assert f"{rating.points}" in stats
    theirs = await read(world, won, "stats", player=world.people[lost])
    assert t.say("stats-form-place", place=2, seats=2) in theirs
    assert theirs == await read(world, lost, "stats")

    board = await read(world, lost, "leaderboard")
    lines = [line for line in board.splitlines() if line.startswith("**")]
    assert lines[0].startswith(f"**1** {won}: **{rating.points}**")
    assert lines[1].startswith(f"**2** {lost}: ")
    assert lines[1].endswith(t.say("leaderboard-you", line=""))
    monkeypatch.setattr("cogs.people.leaderboard._LINES_PER_PAGE", 1)
    first = [await read(world, name, "leaderboard") for name in (won, lost)]
    assert [f"\n…\n**2** {lost}: " in page for page in first] == [False, True], "one's own place is on every page"
    direct = said(shown(await world.anna.user.slash("stats")))
    assert "Piazza: **" in direct
    other = said(shown(await world.anna.user.slash("stats", player=world.bruno.user)))
    assert other == t.say("stats-own-only")
