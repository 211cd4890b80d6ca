"""Words that only one language's texts contain, and everything that a message says."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import discord

from bot.texts import LANGUAGES
from tests import ROOT
from tests.e2e.world import alts, controls, parts, said

TEXTS = ROOT / "bot" / "texts"
WORD = re.compile(r"[^\W\d_]{2,}")
SYNTAX = re.compile(r"^#.*|^[\w-]+ *=|(?<!\w)\[ *[\w-]+ *\]|\$[\w-]+|\{ *[\w-]+ *\}", re.MULTILINE)
"""What Fluent's files contain besides words for people: comments, keys, variants, facts and other messages."""


def words(text: str) -> set[str]:
    """Split a text into its words."""
    return {word.casefold() for word in WORD.findall(re.sub(r"`[^`]*`|<[^>]*>", " ", text))}


@cache
def _vocabulary(language: str) -> frozenset[str]:
    files = [*TEXTS.glob(f"{language}/*.ftl"), *TEXTS.glob(f"games/*/{language}/*.ftl")]
    return frozenset().union(*(words(SYNTAX.sub(" ", path.read_text("utf-8"))) for path in files))


@cache
def alone(language: str) -> frozenset[str]:
    """Return the words that occur in the texts of this language and of no other."""
    return _vocabulary(language).difference(*(_vocabulary(other) for other in LANGUAGES if other != language))


def everything(message: discord.Message) -> str:
    """Return everything a message says: texts, alt texts, labels, placeholders, options."""
    read = [said(message), *alts(message)]
    for item in (*controls(message).values(), *parts(message)):
        read += _labels(item)
    return "\n".join(read)


def _labels(item: Any) -> list[str]:
    if isinstance(item, discord.ui.Button):
        return [item.label or ""]
    if isinstance(item, discord.ui.Select):
        offered = [f"{option.label}\n{option.description or ''}" for option in item.options]
        return [item.placeholder or "", *offered]
    return []


def foreign(text: str, language: str) -> set[str]:
    """Return the words of a text that belong only to another language."""
    return set().union(*(words(text) & alone(other) for other in LANGUAGES if other != language))
