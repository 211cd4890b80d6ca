"""Commands that texts name exist, and become clickable."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import bot.texts
from cogs.core.command_registration import command_mentions
from cogs.core.limits import TEXT_LENGTH
from cogs.core.panel import Panel, layout
from tests.cogs.worst import payloads

IN_THE_PLAYGROUND = ("playground.ftl",)
"""Texts of the offline Discord, whose commands have their English names."""


def paths(commands: list[dict[str, Any]], language: str) -> set[str]:
    """Return the names of all commands with their groups, in a language."""
    found: set[str] = set()
    for command in commands:
        name = (command.get("name_localizations") or {}).get(language, command["name"])
        inner = [option for option in command.get("options", []) if option["type"] in (1, 2)]
        found |= {name} | {f"{name} {path}" for path in paths(inner, language)}
    return found


async def test_every_command_that_is_named_exists(tmp_path: Path, language: str) -> None:
    """In the language of the text that names it."""
    there = paths(await payloads(tmp_path), language)
    folder = Path(bot.texts.__file__).parent
    named = {
        (file.name, match[1])
        for file in (*folder.glob(f"{language}/*.ftl"), *folder.glob(f"games/*/{language}/*.ftl"))
        if file.name not in IN_THE_PLAYGROUND
        for match in re.finditer(r"`/([^`{]+?)(?: *\{[^`]*)?`", file.read_text("utf-8"))
    }
    assert len(named) > 20
    without_options = re.compile(r" *\S+:.*$")
    assert {(file, name) for file, name in named if without_options.sub("", name).strip() not in there} == set()


async def mentions(folder: Path) -> dict[str, str]:
    """Return the mentions of all commands, whose ids are their numbers in the list from 100."""
    wanted = await payloads(folder)
    return command_mentions(wanted, {command["name"]: 100 + number for number, command in enumerate(wanted)})


def said(panel: Panel, commands: dict[str, str]) -> list[str]:
    view: Any = layout(panel, commands)
    (container,) = view.to_components()
    return [part["content"] for part in container["components"] if part["type"] == 10]


async def test_a_mention_has_the_default_name_in_every_language(tmp_path: Path) -> None:
    """Discord lets people click only on those."""
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


async def test_a_name_stays_where_there_is_no_room_for_a_mention(tmp_path: Path) -> None:
    """A mention is longer than a name."""
    found = await mentions(tmp_path)
    room = len(found["table show"]) - len("`/table show`")
    names = "`/table show``/table show`"
    fits = Panel((names + "x" * (TEXT_LENGTH - len(names) - room),))
    assert said(fits, found)[0].startswith(f"{found['table show']}`/table show`x")
    assert len(said(fits, found)[0]) == TEXT_LENGTH
