"""What players learn about past games: the figures at the end, their own statistics, the leaderboard."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.games import carrara
from bot.model.rating import Rating
from bot.model.results import Pool
from bot.model.rows import Status
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import texts
from render.common.names import seat_letters
from tests.e2e.games.carrara.players import command_player
from tests.e2e.games.carrara.stage import late
from tests.e2e.reading import everything, foreign
from tests.e2e.world import World, controls, open_more, said, shown
from tests.games.changing import change


async def began(
    world: World, monkeypatch: pytest.MonkeyPatch, *names: str, rated: bool = True, computers: int = 0, **options: Any
) -> Table:
    """Begin a game shortly before its end."""
    position = late(len(names) + computers, 4)
    first, *others = names
    with monkeypatch.context() as patched:
        change(patched, "carrara", rules_deal=lambda *_: position)
        await world.people[first].slash(world.channel, "table new", game="carrara", **options)
        table = await world.table()
        await lobby.set_terms(table, world.people[first].id, rated=rated)
        for name in others:
            await world.people[name].slash(world.channel, "table join")
        for _ in range(computers):
            await world.people[first].slash(world.channel, "table computer", action="add", level="novice")
        await world.people[first].slash(world.channel, "table start")
    return table


async def played(world: World, monkeypatch: pytest.MonkeyPatch, *names: str, **options: Any) -> Table:
    """Let people play a game to its end."""
    table = await began(world, monkeypatch, *names, **options)
    player = command_player(world)
    while table.row.status is Status.RUNNING:
        await player.turn(table)
        await world.env.settle()
    await world.client.services.results_writer.idle()
    return table


async def read(world: World, name: str, command: str, **options: Any) -> str:
    """Give a command for somebody, and return the private answer."""
    message = await world.ask(name, command, **options)
    assert message.flags.ephemeral
    return said(message)


def table_in(text: str) -> dict[str, list[str]]:
    """Return a fixed-width block as labels with values, after checking that its lines align and fit on a phone."""
    lines = text.split("```")[1].strip("\n").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) <= 35
    cells = [re.fullmatch(r"(.*?)((?: +(?:[\d.,]+|[A-F]))+)", line) for line in lines]
    return {cell[1]: cell[2].split() for cell in cells if cell is not None}


async def test_the_figures_of_a_game(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """A button of the last message shows a column for each seat in order of rank, and so does the command."""
    world.game = "carrara"
    t = texts(german, "carrara")
    table = await began(world, monkeypatch, "Anna", "Bruno", language=german)
    assert await read(world, "Anna", "table statistics") == t.say("figures-not-yet")
    player = command_player(world)
    while table.row.status is Status.RUNNING:
        await player.turn(table)
    end = world.newest()
    events = await table.events()
    outcome, counted = table.outcome(), carrara.count_figures(events, 2)
    assert outcome is not None
    person = world.eva
    shown_there = said(await open_more(person, end, "figures"))
    figures = table_in(shown_there)
    letters = [seat_letters(table.names)[seat] for seat in outcome.order]
    assert figures.pop("") == letters
    assert figures == {
        t.say(f"figure-{name}"): [str(counted[seat][name]) for seat in outcome.order]
        for name in carrara.FIGURES
        if any(own[name] for own in counted)
    }
    for letter, seat in zip(letters, outcome.order, strict=True):
        assert t.say("figures-seat", letter=letter, name=table.names[seat]) in shown_there
    assert not foreign(everything(end), german)


async def test_a_rated_game_of_two(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """Afterwards it shows in both players' statistics, also in a direct message, and on the leaderboard."""
    world.game = "carrara"
    t = texts(german, "carrara")
    assert t.say("stats-nothing") in await read(world, "Eva", "stats")
    assert t.say("leaderboard-nobody", game=t.say("name")) == await read(world, "Eva", "leaderboard")
    table = await played(world, monkeypatch, "Anna", "Bruno")
    outcome = table.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    won, lost = table.names[winner], table.names[1 - winner]
    ratings = await world.client.services.store.results.ratings(world.guild.id, "carrara/base", Pool.PEOPLE)

    stats = await read(world, won, "stats")
    assert t.say("stats-title", name=won, game=t.say("name")) in stats
    assert t.say("stats-games", count=1, won=1, percent=100) in stats
    assert t.say("stats-form", count=1, form=t.say("stats-form-won")) in stats
    score = outcome.scores[winner]
    assert t.say("stats-score", average=t.say("decimal", whole=score, tenth=0), highest=score) in stats
    rating = ratings[str(world.people[won].id)]
    assert f"{rating.points}" in stats
    assert f"{rating.strength}" in stats
    theirs = await read(world, won, "stats", player=world.people[lost])
    assert t.say("stats-games", count=1, won=0, percent=0) in theirs
    assert t.say("stats-form-place", place=2, seats=2) in theirs
    assert theirs == await read(world, lost, "stats")

    board = await read(world, lost, "leaderboard")
    lines = [line for line in board.splitlines() if line.startswith("**")]
    assert len(lines) == 2
    assert lines[0].startswith(f"**1** {won}: **{rating.points}**")
    assert lines[1].startswith(f"**2** {lost}: ")
    assert lines[1].endswith(t.say("leaderboard-you", line=""))
    assert t.say("leaderboard-provisional", line="") in lines[0]
    direct = said(shown(await world.anna.user.slash("stats")))
    assert t.say("stats-everywhere") in direct
    assert "Piazza: **" in direct
    other = said(shown(await world.anna.user.slash("stats", player=world.bruno.user)))
    assert other == t.say("stats-own-only")
    assert not foreign(stats + theirs + board + direct, german)


async def test_pages_of_the_leaderboard(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page lists ten, ties share a place, names are escaped, and one's own place is on every page."""
    ratings = {
        str(900 + number): Rating(mu=40 - number // 2, sigma=1.0, games=number, wins=number // 3)
        for number in range(23)
    }
    ratings[str(world.eva.id)] = Rating(mu=1, sigma=1.0, games=30)
    names = {900 + number: f"{'*_' * 15}{number:02}" for number in range(23)} | {world.eva.id: "Eva"}

    async def rated(guild: int, variant: str, pool: Pool) -> dict[str, Rating]:
        return ratings if (variant, pool) == ("carrara/base", Pool.PEOPLE) else {}

    async def named(guild: int, users: Any) -> dict[int, str]:
        return names

    results = world.client.services.store.results
    monkeypatch.setattr(results, "ratings", rated)
    monkeypatch.setattr(results, "names", named)
    eva = world.eva
    page = await world.ask(eva, "leaderboard")
    places = [line.split()[0] for line in said(page).splitlines() if line.startswith("**")]
    assert "".join(places) == "**1****1****3****3****5****5****7****7****9****9****24**"
    assert r"\*\_" * 15 + "00:" in said(page)
    last = shown(await eva.click(page, custom_id=control_at(page, "last")))
    lines = [line for line in said(last).splitlines() if line.startswith("**")]
    assert [line.split()[0] for line in lines] == ["**21**", "**21**", "**23**", "**24**"]
    assert last.id == page.id


def control_at(message: discord.Message, name: str) -> str:
    """Return the custom id of the button that turns to a page."""
    return next(custom_id for custom_id in controls(message) if custom_id.endswith(f".{name}"))
