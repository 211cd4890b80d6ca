"""The private panel of a turn: nothing is public or kept before it is confirmed, and it tells what is."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.games.carcassonne.actions import PlaceFollower
from bot.games.carcassonne.board import Follower, Place
from bot.games.carcassonne.components import Kind
from tests.e2e.reading import speak
from tests.e2e.stage import nothing_changes
from tests.e2e.world import World, alts, controls, files, has, open_more, open_panel, pick, said, shown, tap
from tests.games.carcassonne.positions import asked, laying, table
from tests.games.changing import change
from tests.positions import position_of

GAME = "carcassonne"


def labels(message: discord.Message, what: str) -> list[str]:
    return [each.label or "" for key, each in controls(message).items() if key.split(":")[1] == what]  # type: ignore[union-attr]


async def choose(person: simcord.MemberActor, panel: discord.Message, what: str, value: str) -> discord.Message:
    """Click the button that does `what` with an argument that ends with a value, and return the answer."""
    (custom_id,) = [
        each for each in controls(panel) if f":{what}:" in each and each.endswith((f":{value}", f".{value}"))
    ]
    return shown(await person.click(panel, custom_id=custom_id))


def green(message: discord.Message) -> list[discord.ui.Button[Any]]:
    buttons = [each for each in controls(message).values() if isinstance(each, discord.ui.Button)]
    return [each for each in buttons if each.style is discord.ButtonStyle.success]


async def test_a_tile_is_placed_by_clicks(world: World) -> None:
    """The panel shows where it fits, then the turned tile with its numbered segments, then the choice to confirm."""
    found = await world.begin(table("", "V", stack="U U", followers="1 0 0 road 0"))
    mover = world.by_seat(found, 0)
    async with nothing_changes(world, found):
        panel = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
        assert files(panel) == ["places"]
        assert "**Tile V** fits in 3 places" in said(panel)
        looks = [what for what in ("map", "fields", "left", "fit") if has(panel, f"carcassonne_{what}")]
        assert looks == ["fields", "left"], "others are below the turn and under More"
        assert f"- **N20**: extends {found.names[1]}’s road · 1 (0°), 2 (90°)" in said(panel).replace("\\", "")
        assert labels(panel, "carcassonne_place") == ["L20", "N20", "M21"], "up to five places are on buttons"
        panel = await choose(mover, panel, "carcassonne_place", "1.0")
        assert has(panel, "hint"), "until the turn is confirmed"
        assert files(panel) == ["turn"]
        assert "3: field (" in alts(panel)[0]
        assert labels(panel, "carcassonne_turned") == ["1 (0°)", "2 (90°)"]
        assert labels(panel, "carcassonne_follower") == ["2 Field 0–3", "3 Field 0", "No follower"]
        panel = await open_panel(mover, panel, label="2 (90°)")
        assert labels(panel, "carcassonne_follower") == ["2 Field 0", "3 Field 0–3", "No follower"]
        assert [each.label for each in green(panel)] == ["Confirm: no follower"]
        panel = await open_panel(mover, panel, label="3 Field 0–3")
        assert [each.label for each in green(panel)] == ["Confirm: follower in field 3"], "not what is chosen"
    await open_panel(mover, panel, label="Confirm: follower in field 3")
    moves = await found.store.log.moves(found.id)
    actions = [found.game.codec.action_from_json(move.action) for move in moves[1:]]
    assert actions == [laying("V", 1, 0, 1), PlaceFollower(Kind.FIELD, 1)]
    assert Follower(0, 1, 0, Kind.FIELD, 1) in position_of(found).open.board.followers


async def test_a_second_ingot_is_put_down(world: World) -> None:
    """In the panel of the gold tile, which shows the chosen tile and names it on the button that confirms."""
    found = await world.begin(table("U 1 0 0", "G6", stack="U U", followers="1 0 0 city 0"))
    mover = world.by_seat(found, 0)
    panel = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    panel = await choose(mover, panel, "carcassonne_place", "0.1")
    assert files(panel) == ["turn"]
    assert "Second ingot on **N20**" in said(panel)
    other = await choose(mover, panel, "carcassonne_gold", "1")
    assert files(other) == ["turn"]
    assert f"M20: city of {found.names[1]}" in alts(other)[0], "people by their names"
    assert alts(other)[0].endswith("Chosen: M20.")
    assert labels(other, "carcassonne_do") == ["Confirm: no follower, gold on M20"]
    await tap(mover, other, "carcassonne_do")
    assert position_of(found).open.board.ingots == {Place(0, 1): 1, Place(0, 0): 1}
    seen = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_map")
    assert "G6 at M21, gold on M20" in alts(seen)[0], "the whole map marks the latest turn"


async def test_everyone_can_look_at_map_fields_and_tiles(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even onlookers, in private; also at where a tile would fit."""
    found = await world.begin(table("E 0 -1 2", "U", stack="U U U", followers="1 0 -1 field 0"))
    eva = world.eva
    speak(monkeypatch, "de", eva.id)
    async with nothing_changes(world, found):
        turn = world.newest("carcassonne_turn")
        seen = await open_panel(eva, turn, "carcassonne_map")
        assert "2 Plättchen" in said(seen)
        fields = await open_panel(eva, turn, "carcassonne_fields")
        assert f"3 Punkte für {found.names[1]}" in said(fields)
        left = await open_more(eva, turn, "carcassonne_left")
        assert "3 Plättchen sind zu ziehen" in said(left)
        fit = await pick(eva, await open_more(eva, left, "carcassonne_fit"), "carcassonne_fit_tile", "C")
        assert "nirgends" in said(fit)
        for panel in (seen, fields, left, fit):
            assert panel.flags.ephemeral
            assert files(panel)


async def test_an_ingot_is_taken(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked sees what each ingot means to the others, and takes one by clicks."""
    change(monkeypatch, GAME, rules_deal=lambda *_: asked())
    found = await world.start("Anna", "Bruno", "Carla")
    mover, names = world.by_seat(found, 0), found.names
    assert "choose which **ingot** you take" in said(world.newest("carcassonne_turn"))
    panel = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    assert f"- **K20** (1 ingot), also wanted by {names[2]}: you get 1 in all" in said(panel)
    panel = await choose(mover, panel, "carcassonne_ingot", "0.0")
    assert f"M20: {names[0]} and {names[1]}" in alts(panel)[0]
    await tap(mover, panel, "carcassonne_take")
    assert [player.ingots for player in position_of(found).open.players] == [1, 0, 1]
