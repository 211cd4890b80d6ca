"""Words that only one language's texts contain, and everything that a message says."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import discord
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts import LANGUAGES
from tests import ROOT
from tests.e2e.world import alts, controls, parts, said

TEXTS = ROOT / "bot" / "texts"
WORD = re.compile(r"[^\W\d_]{2,}")


class _Words(Visitor):
    """Collects the words of messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Collect the words of a piece of text."""
        self.found |= words(node.value)


def words(text: str) -> set[str]:
    """Split a text into its words."""
    return {word.casefold() for word in WORD.findall(re.sub(r"`[^`]*`|<[^>]*>", " ", text))}


@cache
def _vocabulary(language: str) -> frozenset[str]:
    visitor = _Words()
    for path in [*TEXTS.glob(f"{language}/*.ftl"), *TEXTS.glob(f"games/*/{language}/*.ftl")]:
        visitor.visit(FluentParser().parse(path.read_text("utf-8")))
    return frozenset(visitor.found)


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
