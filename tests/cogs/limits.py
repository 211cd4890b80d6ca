"""Checks panels and commands against Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from simcord.components import COMPONENTS_V2_FLAG, validate_components, validate_modal, walk_components

from cogs.core.controls import Form, modal_of
from cogs.core.panel import Panel, files, layout

NAME = re.compile(r"[-_'\w]{1,32}")
"""The names allowed for commands, groups and options, which must also be lowercase."""


def check_panel(panel: Panel) -> None:
    """Check everything that Discord would refuse in a components v2 message, and the bot's own limits."""
    view: Any = layout(panel, {})
    parts = list(walk_components(validate_components(view.to_components(), flags=COMPONENTS_V2_FLAG)))
    assert all(part["content"].strip() for part in parts if part["type"] == 10)
    buttons = [part for part in parts if part["type"] == 2]
    assert all(part["label"] for part in buttons)
    assert sum(part["style"] == 3 for part in buttons) <= 1, "more than one green button looks as if it confirms"
    for part in parts:
        for shown in (part, *part.get("options", ())) if part["type"] in (2, 3) else ():
            said = "".join(shown.get(key) or "" for key in ("label", "placeholder", "description"))
            assert "\\" not in said, "nothing is escaped where Discord renders no markdown"
    uploads = files(panel)
    assert len({file.filename for file in uploads}) == len(uploads) <= 10
    assert all(len(file.description or "") <= 1024 for file in uploads)
    sizes = [len(file.fp.read()) for file in uploads]
    assert all(size <= 10 * 2**20 for size in sizes)
    assert sum(sizes) <= 25 * 2**20


def check_form(form: Form) -> None:
    validate_modal(modal_of(form).to_dict())


def check_command(payload: dict[str, Any]) -> None:
    """Check a command as it is sent to Discord, in all its languages."""
    if payload["type"] != 1:  # in the menu of a message, a name may be any words, and there is no description
        assert all(1 <= len(name) <= 32 for name in _all(payload, "name"))
        return
    size = 0
    for node in _nodes(payload):
        own, choices = node.get("options", ()), node.get("choices", ())
        assert all(NAME.fullmatch(name) and name == name.lower() for name in _all(node, "name")), node["name"]
        assert all(1 <= len(description) <= 100 for description in _all(node, "description")), node["name"]
        assert len(own) <= 25
        assert len(choices) <= 25
        for names in zip(*(_all(option, "name") for option in own), strict=True):
            assert len({*names}) == len(names), names
        assert all(1 <= len(name) <= 100 for choice in choices for name in _all(choice, "name"))
        size += _longest(node, "name") + _longest(node, "description")
        size += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in choices)
    assert size <= 8000


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for option in node.get("options", ()):
        yield from _nodes(option)


def _all(node: dict[str, Any], key: str) -> list[str]:
    return [node[key], *(node.get(f"{key}_localizations") or {}).values()]


def _longest(node: dict[str, Any], key: str) -> int:
    return max(map(len, _all(node, key)))
