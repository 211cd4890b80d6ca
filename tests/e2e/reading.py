"""Readers of other languages in the offline Discord, where everyone has the same; and what they read."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult, interactions

from tests.e2e.world import parts, said, shown


def speak(monkeypatch: pytest.MonkeyPatch, language: str, *users: int) -> None:
    """Have Discord say of these users that they read this language."""
    build: Any = interactions.base_payload

    def localized(*arguments: Any, **facts: Any) -> Any:
        record, payload = build(*arguments, **facts)
        if facts["user_id"] in users:
            payload["locale"] = language
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", localized)


def links(message: discord.Message) -> list[str]:
    """List where the link buttons of a message lead to."""
    found = [part.url for part in parts(message) if isinstance(part, discord.ui.Button)]
    return [url for url in found if url is not None]


def labels(message: discord.Message) -> list[str]:
    """List what stands on the buttons of a message."""
    return [part.label or "" for part in parts(message) if isinstance(part, discord.ui.Button)]


def refusal(result: InteractionResult) -> str:
    """Read a refusal, and check that its reader alone sees it."""
    message = shown(result)
    assert message.flags.ephemeral
    return said(message)
