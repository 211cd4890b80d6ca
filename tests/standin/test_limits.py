"""Discord's limits, as a real client experiences them."""

import io
import time
from typing import Any

import discord
import pytest
from discord import ui

from tests.standin import StandIn
from tests.standin.conftest import Scene
from tests.standin.sample import picture


def _texts(*texts: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for text in texts:
        # bypasses the client's own checks
        view._children.append(ui.TextDisplay(text))
    return view


def _buttons(*custom_ids: str, label: str = "press") -> ui.LayoutView:
    row: ui.ActionRow[Any] = ui.ActionRow()
    row._children.extend(ui.Button(custom_id=custom_id, label=label) for custom_id in custom_ids)
    view = ui.LayoutView(timeout=None)
    view.add_item(row)
    return view


@pytest.mark.parametrize(
    ("view", "place"),
    [
        (_texts(*["short"] * 41), "components"),
        (_texts("x" * 2001, "x" * 2000), "components"),
        (_buttons("x" * 101), "custom_id"),
        (_buttons("same", "same"), "custom_id"),
        (_buttons("fine", label="x" * 81), "label"),
        (_buttons(*"abcdef"), "components.0.components"),
    ],
)
async def test_layouts_beyond_a_limit_are_refused(scene: Scene, view: ui.LayoutView, place: str) -> None:
    """A layout beyond a limit is answered with 50035 and the path of the fault, and not shown."""
    with pytest.raises(discord.HTTPException) as refusal:
        await scene.bot.get_partial_messageable(scene.channel.id).send(view=view)
    assert (refusal.value.status, refusal.value.code) == (400, 50035)
    assert place in str(refusal.value)
    assert scene.channel.messages == []


async def test_layouts_at_the_limit_are_shown(scene: Scene) -> None:
    """Forty components and four thousand characters are accepted."""
    await scene.bot.get_partial_messageable(scene.channel.id).send(view=_texts(*["x" * 100] * 40))
    assert len(scene.channel.last.text) == 4000 + 39


async def test_uploads_beyond_a_limit_are_refused(scene: Scene) -> None:
    """A large file, a gallery without its file, and an empty message are refused."""
    place = scene.bot.get_partial_messageable(scene.channel.id)
    with pytest.raises(discord.HTTPException) as refusal:
        await place.send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin"))
    assert refusal.value.status == 413
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
    with pytest.raises(discord.HTTPException, match="referenced attachment"):
        await place.send(view=view, file=discord.File(io.BytesIO(picture()), "other.png"))
    with pytest.raises(discord.HTTPException, match="empty message"):
        await place.send("")


async def test_edit_drops_attachments_that_it_does_not_name(scene: Scene) -> None:
    """An edit that lists attachments drops those it does not name."""
    place = scene.bot.get_partial_messageable(scene.channel.id)
    message = await place.send("a file", file=discord.File(io.BytesIO(picture()), "board.png", description="a board"))
    await message.edit(content="kept")
    assert scene.channel.last.alt_texts == ["a board"]
    await message.edit(attachments=[discord.File(io.BytesIO(b"new"), "new.txt")])
    assert [attachment.data for attachment in scene.channel.last.attachments] == [b"new"]


def _command(**more: Any) -> dict[str, Any]:
    return {"name": "many", "description": "Many", "type": 1, **more}


@pytest.mark.parametrize(
    "command",
    [
        _command(options=[{"type": 1, "name": f"c{number}", "description": "One"} for number in range(26)]),
        _command(description="x" * 101),
        _command(name="No Name"),
        _command(options=[{"type": 3, "name": "a", "description": "A", "choices": [{"name": "", "value": "x"}]}]),
        _command(
            options=[
                {"type": 1, "name": f"c{number}", "description": "x", "description_localizations": {"de": "x" * 100}}
                | {"options": [{"type": 3, "name": name, "description": "x" * 100} for name in "abc"]}
                for number in range(25)
            ]
        ),
    ],
)
async def test_commands_beyond_a_limit_are_refused(scene: Scene, command: Any) -> None:
    """An invalid registration is refused as a whole, and the registered commands remain."""
    http = scene.bot.http
    with pytest.raises(discord.HTTPException) as refusal:
        await http.bulk_upsert_global_commands(scene.discord.world.application, [command])
    assert refusal.value.code == 50035
    assert [known["name"] for known in scene.discord.commands] == ["table"]


async def test_rate_limits_can_be_switched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """With rate limits on, the headers alone make the client wait, so that nothing is refused."""
    async with StandIn(posts=(2, 0.2)) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", server.address)
        channel = server.guild("Games").channel("games")
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(server.token)
            begun = time.monotonic()
            for number in range(4):
                await client.get_partial_messageable(channel.id).send(str(number))
        assert time.monotonic() - begun >= 0.2, "after two posts the client waits for the next window"
        assert len(channel.messages) == 4
        assert server.refusals == []
