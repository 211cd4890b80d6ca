"""Readers of other languages in the offline Discord, where everyone has the same one, and what they read."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import interactions

from tests.e2e.world import parts
from tests.e2e.world import refusal as refusal


def speak(monkeypatch: pytest.MonkeyPatch, language: str, *users: int) -> None:
    """Make Discord report this language for these users."""
    build: Any = interactions.base_payload

    def localized(*arguments: Any, **facts: Any) -> Any:
        record, payload = build(*arguments, **facts)
        if facts["user_id"] in users:
            payload["locale"] = language
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", localized)


def links(message: discord.Message) -> list[str]:
    """List the targets of a message's link buttons."""
    found = [part.url for part in parts(message) if isinstance(part, discord.ui.Button)]
    return [url for url in found if url is not None]


def labels(message: discord.Message) -> list[str]:
    """List the labels of a message's buttons."""
    return [part.label or "" for part in parts(message) if isinstance(part, discord.ui.Button)]


def blue(message: discord.Message) -> list[str]:
    """List the labels of a message's blue buttons, which lead on."""
    buttons = [part for part in parts(message) if isinstance(part, discord.ui.Button)]
    return [button.label or "" for button in buttons if button.style is discord.ButtonStyle.primary]
