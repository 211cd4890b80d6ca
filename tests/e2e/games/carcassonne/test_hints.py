"""Hints at a table of Carcassonne: their reasons, and stars at the places that they name."""

from __future__ import annotations

import discord

from bot.games.carcassonne import Place
from bot.games.carcassonne.board import coordinate
from tests.e2e.world import World, alts, controls, has, open_panel, said
from tests.games.carcassonne.positions import table

GAME = "carcassonne"


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


async def test_no_stars_where_there_are_no_hints(world: World) -> None:
    """A rated table shows none."""
    found = await world.begin(table("G 0 -1 1", "E", "0 0 0 city 0", stack="U V W"), rated=True)
    mover = world.by_seat(found, 0)
    await world.client.services.coach.hint(found, 0)
    panel = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    assert stars(panel) == []
    assert not has(panel, "hint")
