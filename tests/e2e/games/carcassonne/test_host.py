"""What the host offers for every game works for Carcassonne, too, in words of its own."""

from __future__ import annotations

import re

import discord
import pytest

from bot.games.carcassonne import Phase
from bot.model.rows import Status
from tests.e2e.games.carcassonne.players import CommandPlayer, choose, shorten
from tests.e2e.reading import everything, foreign, speak
from tests.e2e.world import World, alts, control, controls, files, has, open_panel, said, shown, tap
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


async def test_what_if(world: World) -> None:
    """In the sandbox every action is offered in words, and a computer player plays on."""
    found = await world.begin(table("U 1 0 0", "G6", stack="U U"))
    mover = world.by_seat(found, 0)
    panel = await world.ask(mover, "table whatif")
    assert files(panel) == [f"whatif-{found.id}-0"]
    (select,) = [each for each in controls(panel).values() if isinstance(each, discord.ui.Select)]
    assert all(option.label.startswith("Lay the tile: ") for option in select.options)
    panel = shown(await mover.select(panel, ["0"], custom_id=control(panel, "whatif_do")))
    panel = await open_panel(mover, panel, "whatif_turn")
    assert "**: G6 at M21, gold on M20, follower in the monastery." in said(panel)
    assert found.revision == 0


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
