"""What the host offers for every game works for Carcassonne, too, in words of its own."""

from __future__ import annotations

import discord
import pytest

from bot.games.carcassonne import Place
from bot.games.carcassonne.board import coordinate
from bot.model.rows import Status
from tests.e2e.games.carcassonne.players import CommandPlayer, shorten
from tests.e2e.reading import everything, foreign, speak
from tests.e2e.world import World, alts, controls, open_panel, said
from tests.games.carcassonne.positions import table

GAME = "carcassonne"


@pytest.mark.slow
async def test_after_a_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Log, replay, figures, ratings and the points turn by turn are there, in the reader's language."""
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
    panels.append(await open_panel(anna, end, "replay"))
    for panel in panels:
        assert not foreign(everything(panel), "de"), everything(panel)
    assert "Längste Straße" in said(panels[3])
    assert world.env.errors == []


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
    first = said(hint).split("\n**")[1]
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
