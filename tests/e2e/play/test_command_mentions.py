"""Commands in texts can be clicked, whatever the reader's language and after a restart."""

from __future__ import annotations

import pytest

from tests.e2e.reading import refusal, speak
from tests.e2e.world import World


@pytest.mark.mentions
async def test_commands_are_clickable(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Public and private texts mention commands with Discord's id, which the bot remembers."""
    anna = world.people["Anna"]
    table = {command.name: command.id for command in await world.client.tree.fetch_commands()}["table"]
    show, new = f"</table show:{table}>", f"</table new:{table}>"
    speak(monkeypatch, "de", anna.id)
    assert new in refusal(await anna.slash(world.channel, "table show"))
    await world.restart()
    assert new in refusal(await world.people["Bruno"].slash(world.channel, "table log"))
    await world.start("Anna", "Bruno")
    assert show in refusal(await world.people["Eva"].slash(world.channel, "table leave"))
