"""Readers of any language in the offline Discord, what they read, and which words belong to which language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import discord
import pytest
from simcord import InteractionResult, interactions

from bot.texts import LANGUAGES, texts
from tests import ROOT
from tests.e2e.world import choices, parts, said

EN, DE = texts("en", "carrara"), texts("de", "carrara")
"""What the host says, and Carrara."""


def speak(monkeypatch: pytest.MonkeyPatch, language: str, *users: int) -> None:
    """Make Discord report this language for these users, or for all."""
    build: Any = interactions.base_payload

    def localized(*arguments: Any, **facts: Any) -> Any:
        record, payload = build(*arguments, **facts)
        if not users or facts["user_id"] in users:
            payload["locale"] = language
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", localized)


def links(message: discord.Message) -> list[str]:
    """List the addresses of a message's links and link buttons, each once."""
    found = [part.url for part in parts(message) if isinstance(part, discord.ui.Button)]
    return list(dict.fromkeys([*re.findall(r"\]\((https://[^)]*)\)", said(message)), *filter(None, found)]))


def labels(message: discord.Message) -> list[str]:
    return [part.label or "" for part in parts(message) if isinstance(part, discord.ui.Button)]


def blue(message: discord.Message) -> list[str]:
    """List the labels of a message's blue buttons, which lead on."""
    buttons = [part for part in parts(message) if isinstance(part, discord.ui.Button)]
    return [button.label or "" for button in buttons if button.style is discord.ButtonStyle.primary]


def boxes(result: InteractionResult) -> dict[str, dict[str, Any]]:
    """Return the options of the form that answers an interaction, by their values."""
    assert result.modal is not None
    fields = [label["component"] for label in result.modal["components"]]
    return {option["value"]: option for field in fields for option in field["options"]}


def form_text(result: InteractionResult) -> str:
    """Return all texts of the form that answers an interaction."""
    assert result.modal is not None
    read = [result.modal["title"], *(label["label"] for label in result.modal["components"])]
    for option in boxes(result).values():
        read += [option["label"], option.get("description") or ""]
    return "\n".join(read)


TEXTS = ROOT / "bot" / "texts"
WORD = re.compile(r"[^\W\d_]{2,}")
SYNTAX = re.compile(r"^#.*|^[\w-]+ *=|(?<!\w)\[ *[\w-]+ *\]|\$[\w-]+|\{ *[\w-]+ *\}", re.MULTILINE)
"""What Fluent's files contain besides words for people: comments, keys, variants, facts and other messages."""


def words(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(re.sub(r"`[^`]*`|<[^>]*>|https://[^)\s]*|@\S+", " ", text))}


@cache
def _vocabulary(language: str) -> frozenset[str]:
    files = [*TEXTS.glob(f"{language}/*.ftl"), *TEXTS.glob(f"games/*/{language}/*.ftl")]
    return frozenset().union(*(words(SYNTAX.sub(" ", path.read_text("utf-8"))) for path in files))


@cache
def own_words(language: str) -> frozenset[str]:
    """Return the words that occur in the texts of this language and of no other."""
    return _vocabulary(language).difference(*(_vocabulary(other) for other in LANGUAGES if other != language))


def everything(message: discord.Message) -> str:
    """Return everything a message says: texts, alt texts, labels, placeholders, options."""
    return text_of(parts(message))


def text_of(items: Iterable[Any]) -> str:
    """Return everything that parts of a message say."""
    read = list[str]()
    for item in items:
        match item:
            case discord.ui.TextDisplay():
                read.append(item.content)
            case discord.ui.MediaGallery():
                read += [picture.description or "" for picture in item.items]
            case discord.ui.Button():
                read.append(item.label or "")
            case discord.ui.Select():
                read += [item.placeholder or "", *(f"{each.label}\n{each.description or ''}" for each in item.options)]
    return "\n".join(read)


def foreign(text: str, language: str) -> set[str]:
    return set().union(*(words(text) & own_words(other) for other in LANGUAGES if other != language))


def chosen(message: discord.Message, what: str) -> list[str]:
    return [option.value for option in choices(message, what) if option.default]


async def record(message: discord.Message) -> Any:
    (file,) = [attachment for attachment in message.attachments if attachment.filename.endswith(".json")]
    return json.loads(await file.read())
