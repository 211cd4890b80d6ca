"""The commands that texts tell people to type exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import bot.texts
from bot.texts import LANGUAGES
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


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_that_is_named_exists(tmp_path: Path, language: str) -> None:
    """Every command in a text exists under this name in the text's language."""
    there = paths(await payloads(tmp_path), language)
    folder = Path(bot.texts.__file__).parent
    named = {
        (file.name, match[1])
        for file in (*folder.glob(f"{language}/*.ftl"), *folder.glob(f"games/*/{language}/*.ftl"))
        if file.name not in IN_THE_PLAYGROUND
        for match in re.finditer(r"`/([^`{]+?)(?: *\{[^`]*)?`", file.read_text("utf-8"))
    }
    assert len(named) > 20
    assert {(file, name) for file, name in named if _command(name) not in there} == set()


async def test_options_are_named_in_one_style(tmp_path: Path) -> None:
    """Words in the name of an option are joined as Discord's own are, in every language."""

    def options(command: dict[str, Any]) -> set[str]:
        found: set[str] = set()
        for option in command.get("options", []):
            if option["type"] in (1, 2):
                found |= options(option)
            else:
                found |= {option["name"], *(option.get("name_localizations") or {}).values()}
        return found

    named = set().union(*map(options, await payloads(tmp_path)))
    assert {"open_hands", "stand_in"} <= named
    assert [name for name in named if "-" in name] == []


def _command(typed: str) -> str:
    """Return a typed command without its options."""
    return re.sub(r" *\S+:.*$", "", typed).strip()
