"""Checks panels and commands against Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from cogs.core.controls import Form, modal_of
from cogs.core.panel import Panel, files, layout

NAME = re.compile(r"[-_'\w]{1,32}")
"""The names allowed for commands, groups and options, which must also be lowercase."""


def check_panel(panel: Panel) -> None:
    """Check everything that Discord would refuse in a components v2 message, and the bot's own limits."""
    view: Any = layout(panel, {})
    parts = list(_walk(view.to_components()))
    assert len(parts) <= 40
    assert sum(len(part["content"]) for part in parts if part["type"] == 10) <= 4000
    assert all(part["content"].strip() for part in parts if part["type"] == 10)
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids)), "two controls with the same custom id"
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        if part["type"] == 3:
            _check_select(part)
        if part["type"] == 5:
            assert len(part.get("placeholder", "")) <= 150
        if part["type"] == 12:
            assert 1 <= len(part["items"]) <= 10
            assert all(len(item.get("description") or "") <= 1024 for item in part["items"])
    shown = [text for part in parts if part["type"] in (2, 3) for text in _plain_texts(part)]
    assert [text for text in shown if "\\" in text] == [], "nothing is escaped where Discord renders no markdown"
    green = [part for part in parts if part["type"] == 2 and part["style"] == 3]
    assert len(green) <= 1, "more than one button looks as if it confirms"
    uploads = files(panel)
    assert len({file.filename for file in uploads}) == len(uploads) <= 10
    assert all(len(file.description or "") <= 1024 for file in uploads)
    sizes = [len(file.fp.read()) for file in uploads]
    assert all(size <= 10 * 2**20 for size in sizes)
    assert sum(sizes) <= 25 * 2**20


def check_form(form: Form) -> None:
    """Check everything that Discord would refuse in a modal."""
    modal = modal_of(form)
    assert 1 <= len(modal.title) <= 45
    assert 1 <= len(modal.custom_id) <= 100
    assert 1 <= len(modal.children) <= 5
    for label in modal.to_dict()["components"]:
        assert 1 <= len(label["label"]) <= 45
        part = label["component"]
        if part["type"] == 3:
            _check_select(part)
            continue
        assert (2 if part["type"] == 21 else 1) <= len(part["options"]) <= 10
        assert len({option["value"] for option in part["options"]}) == len(part["options"])
        for option in part["options"]:
            assert 1 <= len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100


def _check_select(part: dict[str, Any]) -> None:
    assert len(part.get("placeholder", "")) <= 150
    assert 1 <= len(part["options"]) <= 25
    values = [option["value"] for option in part["options"]]
    assert len(values) == len(set(values))
    assert 0 <= part["min_values"] <= part["max_values"] <= len(values)
    for option in part["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _plain_texts(part: dict[str, Any]) -> list[str]:
    """Return what a button or select says."""
    said = [part.get("label"), part.get("placeholder")]
    said += [option.get(key) for option in part.get("options", ()) for key in ("label", "description")]
    return [text for text in said if text]


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))
        yield from _walk([component["accessory"]] if "accessory" in component else ())


def check_command(payload: dict[str, Any]) -> None:
    """Check a command as it is sent to Discord, in all its languages."""
    if payload["type"] != 1:  # in the menu of a message, a name may be any words, and there is no description
        assert all(1 <= len(name) <= 32 for name in _all(payload, "name"))
        return
    assert _size(payload) <= 8000
    _check_named(payload)


def _check_named(node: dict[str, Any]) -> None:
    for name in _all(node, "name"):
        assert NAME.fullmatch(name), name
        assert name == name.lower()
    for description in _all(node, "description"):
        assert 1 <= len(description) <= 100, description
    options = node.get("options", ())
    assert len(options) <= 25
    for language in (None, "de"):
        names = [_in(option, "name", language) for option in options]
        assert len(names) == len(set(names)), names
    for option in options:
        _check_named(option)
        assert len(option.get("choices", ())) <= 25
        for choice in option.get("choices", ()):
            assert all(1 <= len(name) <= 100 for name in _all(choice, "name"))


def _in(node: dict[str, Any], key: str, language: str | None) -> str:
    text: str = (node.get(f"{key}_localizations") or {}).get(language) or node[key]
    return text


def _all(node: dict[str, Any], key: str) -> list[str]:
    return [node[key], *(node.get(f"{key}_localizations") or {}).values()]


def _size(node: dict[str, Any]) -> int:
    """Count names, descriptions and values, each in its longest language."""
    own = sum(max(map(len, _all(node, key))) for key in ("name", "description") if key in node)
    choices = sum(max(map(len, _all(choice, "name"))) + len(str(choice["value"])) for choice in node.get("choices", ()))
    return own + choices + sum(_size(option) for option in node.get("options", ()))
