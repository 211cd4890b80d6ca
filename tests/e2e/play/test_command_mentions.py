"""Commands in texts can be clicked, whatever the reader's language and after a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.e2e.reading import speak
from tests.e2e.world import World


@pytest.mark.mentions
async def test_commands_are_clickable(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Public and private texts mention commands with Discord's id, which the bot remembers."""
    anna = world.people["Anna"]
    table = {command.name: command.id for command in await world.client.tree.fetch_commands()}["table"]
    show, new = f"</table show:{table}>", f"</table new:{table}>"
    speak(monkeypatch, "de", anna.id)
    assert new in await world.refused(anna, "table show")
    await world.restart()
    assert new in await world.refused("Bruno", "table log")
    await world.start("Anna", "Bruno")
    assert show in await world.refused("Eva", "table leave")


@pytest.mark.mentions
async def test_another_applications_commands_are_not_mentioned(world: World) -> None:
    """With another token on the same store, and commands that are registered elsewhere, they are named as text."""
    meta = world.client.services.store.meta
    ids = await meta.get("command_ids")
    assert ids is not None
    other = ids.replace(str(world.client.application_id), "7")
    assert other != ids
    await meta.set("command_ids", other)
    world.config = replace(world.config, sync_commands=False)
    await world.restart()
    assert "`/table new`" in await world.refused("Anna", "table show")
    assert await world.client.services.store.meta.get("command_ids") == other
