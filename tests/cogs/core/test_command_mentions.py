"""Commands that texts name become clickable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.core.command_registration import command_mentions
from cogs.core.limits import TEXT
from cogs.core.panel import Panel, layout
from tests.cogs.worst import payloads


async def mentions(folder: Path) -> dict[str, str]:
    """Return the mentions of all commands, whose ids are their numbers in the list from 100."""
    wanted = await payloads(folder)
    return command_mentions(wanted, {command["name"]: 100 + number for number, command in enumerate(wanted)})


def said(panel: Panel, commands: dict[str, str]) -> list[str]:
    """Return the texts of a panel as they are sent."""
    view: Any = layout(panel, commands)
    (container,) = view.to_components()
    return [part["content"] for part in container["components"] if part["type"] == 10]


async def test_a_mention_has_the_default_name_in_every_language(tmp_path: Path) -> None:
    """Discord only lets people click on mentions with default names."""
    found = await mentions(tmp_path)
    english, german = found["table show"], found["tisch zeigen"]
    assert english == german
    assert english.startswith("</table show:")
    assert "table" not in found, "a group cannot be called"
    above = Panel(("`/tisch zeigen`",))
    assert said(Panel(("Type `/hand`!",), above=above, below=("`/carrara buy segment:2`",)), found) == [
        german,
        f"Type {found['hand']}!",
        "`/carrara buy segment:2`",
    ]


async def test_a_full_message_keeps_its_names(tmp_path: Path) -> None:
    """A mention is longer than a name, so where there is no room for it the name stays."""
    found = await mentions(tmp_path)
    room = len(found["table show"]) - len("`/table show`")
    names = "`/table show``/table show`"
    fits = Panel((names + "x" * (TEXT - len(names) - room),))
    assert said(fits, found)[0].startswith(f"{found['table show']}`/table show`x")
    assert len(said(fits, found)[0]) == TEXT
