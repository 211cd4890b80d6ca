"""The private panel of a turn: nothing is public or kept before it is confirmed, and it tells what is."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.games.carcassonne import KeepFollower, Kind, Phase, Place, PlaceFollower, PlaceGold, Position
from bot.games.carcassonne.board import Follower
from bot.games.players import Advice, Forecast, Suggestion
from bot.tables.table import Table
from bot.texts import texts
from cogs.coach.hint import hint_panel
from cogs.core.controls import Button
from tests.cogs.limits import check_panel
from tests.e2e.reading import refusal, speak
from tests.e2e.stage import forged, nothing_changes, press, send
from tests.e2e.world import World, alts, answer, control, controls, files, has, said, shown
from tests.games.carcassonne.positions import laying, table
from tests.games.changing import change
from tests.positions import position_of

GAME = "carcassonne"
EN, DE = texts("en", GAME), texts("de", GAME)


async def begin(world: World, monkeypatch: pytest.MonkeyPatch, position: Position, **options: Any) -> Table:
    """Let two people begin a game in this position."""
    change(monkeypatch, GAME, rules_deal=lambda *_: position)
    return await world.start("Anna", "Bruno", **options)


def public(world: World) -> discord.Message:
    """Return the message with the controls of the turn."""
    return next(message for message in reversed(world.public()) if has(message, "carcassonne_turn"))


def labels(message: discord.Message, what: str) -> list[str]:
    """List the labels of the buttons that do `what`."""
    return [each.label or "" for key, each in controls(message).items() if key.split(":")[1] == what]  # type: ignore[union-attr]


async def open_at(person: simcord.MemberActor, world: World, place: str) -> discord.Message:
    """Open the panel and choose a place."""
    panel = shown(await person.click(public(world), custom_id=control(public(world), "carcassonne_turn")))
    return shown(await person.select(panel, [place], custom_id=control(panel, "carcassonne_place")))


async def button(person: simcord.MemberActor, panel: discord.Message, label: str) -> discord.Message:
    """Click the button with this label."""
    return shown(await person.click(panel, label=label))


async def test_a_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel shows where the tile fits, then the tile in its turn with its numbered segments, then confirms all."""
    found = await begin(world, monkeypatch, table("", "V", stack="U U", followers="1 0 0 road 0"))
    mover = world.by_seat(found, 0)
    async with nothing_changes(world, found):
        panel = shown(await mover.click(public(world), custom_id=control(public(world), "carcassonne_turn")))
        assert files(panel) == ["places"]
        assert "It fits in 3 places" in said(panel)
        (select,) = [each for each in controls(panel).values() if isinstance(each, discord.ui.Select)]
        offered = [(each.label, each.description) for each in select.options]
        assert offered == [("L20", "180°, 270°"), ("N20", "0°, 90°"), ("M21", "0°, 270°")]
        panel = shown(await mover.select(panel, ["1.0"], custom_id=control(panel, "carcassonne_place")))
        assert files(panel) == ["turn"]
        assert "3: field (" in alts(panel)[0]
        assert labels(panel, "carcassonne_turned") == ["0°", "90°"]
        assert labels(panel, "carcassonne_follower") == ["2 Field 0–3", "3 Field 0", "No follower"]
        panel = await button(mover, panel, "90°")
        assert labels(panel, "carcassonne_follower") == ["2 Field 0", "3 Field 0–3", "No follower"]
        panel = await button(mover, panel, "3 Field 0–3")
        assert labels(panel, "carcassonne_do") == ["Confirm: follower on field 3"]
    await button(mover, panel, "Confirm: follower on field 3")
    moves = await found.store.log.moves(found.id)
    assert [move.action["action"] for move in moves[1:]] == ["place_tile", "place_follower"]
    assert Follower(0, 1, 0, Kind.FIELD, 1) in position_of(found).open.board.followers


async def test_gold(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gold tile's second ingot is put down in the same panel; where it can go is shown."""
    found = await begin(world, monkeypatch, table("U 1 0 0", "G6", stack="U U"))
    mover = world.by_seat(found, 0)
    panel = await open_at(mover, world, "0.1")
    assert files(panel) == ["turn", "turn-2"]
    other = shown(await mover.select(panel, ["1"], custom_id=control(panel, "carcassonne_gold")))
    await mover.click(other, custom_id=control(other, "carcassonne_do"))
    assert position_of(found).open.board.ingots == {Place(0, 1): 1, Place(0, 0): 1}


async def test_in_the_middle_of_a_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a computer player left off, the tile lies; what is left is chosen in the panel, or taken back."""
    found = await begin(world, monkeypatch, table("U 1 0 0", "G6", stack="U U"))
    mover = world.by_seat(found, 0)
    await found.act(0, found.revision, laying("G6", 0, 1))
    await world.client.services.outbox.idle()
    assert "put the second **ingot**" in said(public(world))
    panel = shown(await mover.click(public(world), custom_id=control(public(world), "carcassonne_turn")))
    assert not has(panel, "carcassonne_places")
    assert has(panel, "undo")
    await found.act(0, found.revision, PlaceGold(0, 0))
    await world.client.services.outbox.idle()
    assert "set a **follower**" in said(public(world)), "the host does not say that only the end is left"
    result = await mover.click(panel, custom_id=control(panel, "carcassonne_do"))
    assert EN.say("refused-moved-on") in said(shown(result))
    panel = shown(result)
    await mover.click(panel, custom_id=control(panel, "carcassonne_do"))
    assert position_of(found).open.turn == 1


async def test_an_old_panel_is_replaced(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the game has moved on, a click shows whose turn it is, and changes nothing."""
    found = await begin(world, monkeypatch, table("", "U", stack="U U U"))
    mover = world.by_seat(found, 0)
    panel = await open_at(mover, world, "1.0")
    await mover.click(panel, custom_id=control(panel, "carcassonne_do"))
    async with nothing_changes(world, found):
        assert found.names[1] in refusal(await press(mover, panel, control(panel, "carcassonne_do")))


async def test_forged_controls(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a control may hold, nothing breaks and nothing is played that the rules refuse."""
    found = await begin(world, monkeypatch, table("", "U", stack="U U U"))
    mover = world.by_seat(found, 0)
    panel = await open_at(mover, world, "1.0")
    good = control(panel, "carcassonne_do").rpartition(":")[0]
    async with nothing_changes(world, found):
        for arg in ("", "x", "9.9.0.0.", "1.0.1.0.", "1.0.3.0.", "1.0.0.9.", "1.0.0.0.3", "0.0.0.0.", "1.0.0.1.7"):
            for what in ("carcassonne_do", "carcassonne_follower", "carcassonne_turned"):
                if (what, arg) in (("carcassonne_do", "1.0.0.0.3"), ("carcassonne_follower", "1.0.0.0.3")):
                    continue
                await press(mover, panel, f"{good.replace('carcassonne_do', what)}:{arg}")
    assert world.env.errors == []


async def test_looking(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone, onlookers too, can see the map, the fields, the tiles left and where one would fit; privately."""
    found = await begin(world, monkeypatch, table("E 0 -1 2", "U", stack="U U U", followers="1 0 -1 field 0"))
    eva = world.people["Eva"]
    speak(monkeypatch, "de", eva.id)
    async with nothing_changes(world, found):
        seen = shown(await eva.click(public(world), custom_id=control(public(world), "carcassonne_map")))
        assert seen.flags.ephemeral
        assert "2 Plättchen" in said(seen)
        fields = shown(await eva.click(public(world), custom_id=control(public(world), "carcassonne_fields")))
        assert f"3 Punkte für {found.names[1]}" in said(fields)
        more = shown(await eva.click(public(world), custom_id=control(public(world), "more")))
        left = shown(await eva.click(more, custom_id=control(more, "carcassonne_left")))
        assert "3 Plättchen sind zu ziehen" in said(left)
        fit = shown(await eva.click(more, custom_id=control(more, "carcassonne_fit")))
        fit = shown(await eva.select(fit, ["C"], custom_id=control(fit, "carcassonne_fit_tile")))
        assert "nirgends" in said(fit)
        for panel in (seen, fields, left, fit):
            assert files(panel)


async def test_a_hint(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the place, the turn and the segment by its number, with reasons; buttons lead to the confirmation."""
    found = await begin(world, monkeypatch, table("", "E", stack="U U"))
    mover, forecast = world.by_seat(found, 0), Forecast((0.6, 0.4), (50.0, 40.0))
    lay, aside = laying("E", 0, -1, 2), laying("E", 0, 1, 2)
    told = [
        Suggestion(
            Advice(lay, forecast, 50, (lay,)),
            PlaceFollower(Kind.CITY, 0),
        ),
        Suggestion(Advice(aside, forecast, 40, (aside, KeepFollower()))),
    ]
    hint = hint_panel(EN, found, 0, told)
    check_panel(hint)
    text = "\n".join(hint.texts)
    assert "Lay tile E at M19, turned 180°" in text
    assert "city completed, still free: 4 points; then a follower on the city: 4 points at once" in text
    first, second = (each.id for each in hint.rows[0] if isinstance(each, Button))  # type: ignore[union-attr]
    assert str(first) != str(second)
    opened = shown(await mover.click(public(world), custom_id=control(public(world), "carcassonne_turn")))
    asked = forged(mover, opened, f"button:{first}")
    panel = shown((await send(asked))[0])
    assert "M19" in said(panel)
    assert labels(panel, "carcassonne_do") == ["Confirm: follower on city 1, +4"], "the follower is chosen, too"
    assert Phase.TILE is position_of(found).open.phase


async def test_one_confirmation_is_taken_back_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tile and follower go back with one take-back, one public message and one mention, and can be confirmed again."""
    found = await begin(world, monkeypatch, table("", "V", stack="U U"))
    mover, other = world.by_seat(found, 0), world.by_seat(found, 1)
    before = position_of(found)
    panel = await button(mover, await open_at(mover, world, "1.0"), "3 Field 0")
    over = await button(mover, panel, "Confirm: follower on field 3")
    asked = shown(await mover.click(over, custom_id=control(over, "undo_ask")))
    await mover.click(asked, custom_id=control(asked, "undo_yes"))
    vote, messages = world.public()[-1], len(world.public())
    await other.click(vote, custom_id=answer(vote, "agree"))
    assert position_of(found) == before
    told = world.public()[messages:]
    assert [[user.id for user in message.mentions] for message in told] == [[mover.id]]
    assert EN.say("taken-back", name=mover.name) in said(told[0])
    await button(mover, await open_at(mover, world, "1.0"), "Confirm: no follower")
    assert found.actors() == (1,)
