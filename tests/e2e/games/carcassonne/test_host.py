"""What the host offers for every game works for Carcassonne, too, in words of its own."""

from __future__ import annotations

import re

import discord
import pytest

from bot.games.carcassonne import Phase
from bot.model.rows import Status
from tests.e2e.games.carcassonne.players import CommandPlayer, choose
from tests.e2e.games.carcassonne.test_panels import begin, public
from tests.e2e.games.carcassonne.test_whole_games import play_out, shorten
from tests.e2e.reading import speak
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import World, alts, control, controls, files, has, said, shown
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
    await play_out(found, CommandPlayer(world))
    await world.client.services.results_writer.idle()
    anna, end = world.people["Anna"], world.public()[-1]
    assert found.row.status is Status.OVER
    panels = [end]
    for command in ("table log", "table replay", "table statistics", "table show", "stats", "rules", "learn"):
        options = {"game": GAME} if command in ("rules", "learn") else {}
        panels.append(shown(await anna.slash(world.channel, command, **options)))
    panels.append(shown(await anna.slash(world.channel, "table show", text=True)))
    panels.append(shown(await anna.slash(world.channel, "rules", game=GAME, search="Bauern Wiese")))
    panels.append(shown(await anna.slash(world.channel, "leaderboard", game=GAME, variant="carcassonne/gold_mines")))
    panels.append(shown(await anna.click(end, custom_id=control(end, "animation"))))
    for panel in panels:
        assert not foreign(everything(panel), "de"), everything(panel)
    assert "Längste Straße" in said(panels[3])
    assert world.env.errors == []


async def test_what_if(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the sandbox every action is offered in words, and a computer player plays on."""
    found = await begin(world, monkeypatch, table("U 1 0 0", "G6", stack="U U"))
    mover = world.by_seat(found, 0)
    panel = shown(await mover.slash(world.channel, "table whatif"))
    assert files(panel) == [f"whatif-{found.id}-0"]
    (select,) = [each for each in controls(panel).values() if isinstance(each, discord.ui.Select)]
    assert all(option.label.startswith("Lay the tile: ") for option in select.options)
    panel = shown(await mover.select(panel, ["0"], custom_id=control(panel, "whatif_do")))
    panel = shown(await mover.click(panel, custom_id=control(panel, "whatif_turn")))
    assert "**: G6 at M21, gold on M20, follower in the monastery." in said(panel)
    assert found.revision == 0


async def test_a_stand_in_and_a_computer_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player plays whole turns, and a person's turn after it begins with a recap that tells all of them."""
    found = await world.start("Anna", computers=2)
    anna = world.people["Anna"]
    seat = found.names.index("Anna")
    while found.actors() != (seat,):
        await world.client.services.computers.idle()
    for _ in range(2):
        panel = shown(await anna.slash(world.channel, "carcassonne place"))
        if has(panel, "carcassonne_place"):
            each = controls(panel)[first := control(panel, "carcassonne_place")]
            value = each.options[0].value if isinstance(each, discord.ui.Select) else first.rpartition(":")[2]
            panel = shown(await choose(anna, panel, "carcassonne_place", value))
        await anna.click(panel, custom_id=control(panel, "carcassonne_do"))
        await world.client.services.computers.idle()
        await world.client.services.outbox.idle()
    assert found.actors() == (seat,)
    newest = public(world)
    assert len(re.findall(r"^\*\*.+\*\*: \w+ at \w+", said(newest), re.MULTILINE)) == 3, "a line a turn"
    assert "Anna" in alts(newest)[0]


async def test_a_hint(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The common search gives hints, which lead to the panel of the turn."""
    found = await begin(world, monkeypatch, table("U 1 0 0", "E", stack="U U"))
    mover = world.by_seat(found, 0)
    panel = shown(await mover.slash(world.channel, "table hint"))
    assert "ay tile E at" in said(panel)
    asked = shown(await mover.click(panel, custom_id=control(panel, "carcassonne_follower")))
    assert has(asked, "carcassonne_do")
    await mover.click(asked, custom_id=control(asked, "carcassonne_do"))
    assert position_of(found).open.turn == 1


async def test_a_turn_half_taken(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only a follower is left to be chosen, reminders and lists do not say that only the end is."""
    found = await begin(world, monkeypatch, table("U 1 0 0", "E", stack="U U"))
    mover = world.by_seat(found, 0)
    await found.act(0, found.revision, laying("E", 0, 1, 2))
    assert position_of(found).open.phase is Phase.FOLLOWER
    listed = said(shown(await mover.slash(world.channel, "games")))
    assert "place a **follower**" in listed
    text = said(shown(await mover.slash(world.channel, "table show", text=True)))
    assert "A follower can go on" in text
