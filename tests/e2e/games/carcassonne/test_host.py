"""What the host offers for every game works for Carcassonne, too, in words of its own."""

from __future__ import annotations

import re

import discord
import pytest

from bot.games.carcassonne import Phase, Place
from bot.games.carcassonne.board import coordinate
from bot.model.rows import Status
from tests.e2e.games.carcassonne.players import CommandPlayer, choose, shorten
from tests.e2e.reading import everything, foreign, speak
from tests.e2e.world import World, alts, control, controls, has, open_panel, said, shown, tap
from tests.games.carcassonne.positions import laying, table
from tests.positions import position_of

GAME = "carcassonne"


@pytest.mark.slow
async def test_after_a_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log, replay, animation, figures, ratings and the points turn by turn are there, in the reader's language."""
    shorten(monkeypatch, 60)
    everyone = [person.id for person in world.people.values()]
    speak(monkeypatch, "de", *everyone)
    found = await world.start("Anna", "Bruno", variant="gold_mines", language="de", rated=True)
    player = CommandPlayer(world)
    while found.row.status is Status.RUNNING:
        await player.turn(found)
    await world.client.services.results_writer.idle()
    anna, end = world.people["Anna"], world.public()[-1]
    panels = [end]
    for command in ("table log", "table replay", "table statistics", "table show", "stats", "rules", "learn"):
        options = {"game": GAME} if command in ("rules", "learn") else {}
        panels.append(await world.ask(anna, command, **options))
    panels.append(await world.ask(anna, "table show", text=True))
    panels.append(await world.ask(anna, "rules", game=GAME, search="Bauern Wiese"))
    panels.append(await world.ask(anna, "leaderboard", game=GAME, variant="carcassonne/gold_mines"))
    panels.append(await open_panel(anna, end, "animation"))
    for panel in panels:
        assert not foreign(everything(panel), "de"), everything(panel)
    assert "Längste Straße" in said(panels[3])
    assert world.env.errors == []


async def test_a_stand_in_and_a_computer_player(world: World) -> None:
    """A computer player plays whole turns, and a person's turn after it begins with a recap that tells all of them."""
    found = await world.start("Anna", computers=2)
    anna = world.people["Anna"]
    seat = found.names.index("Anna")
    while found.actors() != (seat,):
        await world.client.services.computers.idle()
    for _ in range(2):
        panel = await world.ask(anna, "carcassonne place")
        if has(panel, "carcassonne_place"):
            each = controls(panel)[first := control(panel, "carcassonne_place")]
            value = each.options[0].value if isinstance(each, discord.ui.Select) else first.rpartition(":")[2]
            panel = shown(await choose(anna, panel, "carcassonne_place", value))
        await tap(anna, panel, "carcassonne_do")
        await world.client.services.computers.idle()
        await world.client.services.outbox.idle()
    assert found.actors() == (seat,)
    newest = world.newest("carcassonne_turn")
    assert len(re.findall(r"^\*\*.+\*\*: \w+ at \w+", said(newest), re.MULTILINE)) == 3, "a line a turn"
    assert "Anna" in alts(newest)[0]


async def test_a_turn_half_taken(world: World) -> None:
    """Where only a follower is left to be chosen, reminders and lists do not say that only the end is."""
    found = await world.begin(table("U 1 0 0", "E", stack="U U"))
    mover = world.by_seat(found, 0)
    await found.act(0, found.revision, laying("E", 0, 1, 2))
    assert position_of(found).open.phase is Phase.FOLLOWER
    listed = said(await world.ask(mover, "games"))
    assert "place a **follower**" in listed
    text = said(await world.ask(mover, "table show", text=True))
    assert "A follower can go on" in text


def stars(panel: discord.Message) -> list[str]:
    """List the places that have stars."""
    found = [each for key, each in controls(panel).items() if key.split(":")[1] == "carcassonne_place"]
    selects = [each for each in found if isinstance(each, discord.ui.Select)]
    buttons = [each.label or "" for each in found if isinstance(each, discord.ui.Button) and each.emoji]
    return buttons + [option.label for select in selects for option in select.options if option.emoji]


async def test_stars(world: World) -> None:
    """A city that can be closed is named first, with its points; from then on its place has a star, in words too."""
    found = await world.begin(table("G 0 -1 1", "E", "0 0 0 city 0", stack="U V W"))
    mover = world.by_seat(found, 0)
    before = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    assert stars(before) == []
    hint = await world.ask(mover, "table hint")
    first = said(hint).split("**2. ")[0]
    assert coordinate(Place(0, -2)) in first
    assert "city completed: 6 points for you" in first
    assert alts(hint)[0].startswith(f"Newest tile: E at {coordinate(Place(0, -2))}")
    panel = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    assert coordinate(Place(0, -2)) in stars(panel)
    assert 2 <= len(stars(panel)) <= 3
    assert "Best: " in alts(panel)[0]
    offered = [each["name"] for each in await mover.autocomplete(world.channel, "carcassonne place", "where", "")]
    assert [name.startswith("⭐ ") for name in offered] == sorted((name[0] == "⭐" for name in offered), reverse=True)
    assert offered[0].startswith(f"⭐ {coordinate(Place(0, -2))}: ")
