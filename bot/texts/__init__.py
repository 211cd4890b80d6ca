"""Every sentence a person reads, in English and German, as Fluent messages.

Each game has its own messages in `games/<name>/<language>/`, or in `texts/<language>/` next to its rules. They come
before the host's in `<language>/`, so two games may use the same key for different things.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from sys import intern
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

from bot.games import part_of
from bot.texts.graphemes import shorten

LANGUAGES: Final = ("en", "de")
LONGEST_FACT: Final = 2000
"""In characters; longer ones are cut."""


@dataclass(frozen=True, slots=True)
class Named:
    """A fact with its own words, whose value selects between variants of a message."""

    value: str | int
    said: str


Fact: TypeAlias = str | int | Enum | Named
_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s]) *(?:\n(?:#.*)?)*")
"""A message of one line without facts, with the comments after it."""
_PARSER: Final = FluentParser(with_spans=False)
_NUMBER_SIGNS: Final = {"en": str.maketrans("-", "−"), "de": str.maketrans("-,", "−.")}
"""The characters for Python's minus and its separator of thousands."""


class Texts:
    """The messages of one language by key, with facts filled in; with a game, that game's before the host's."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        package = part_of(game, "bot.texts", "texts") if game else None
        own = {} if package is None else _package_sources(package, language)
        self.owned = own.keys()
        """The keys of the game's own messages."""
        self._sources = ChainMap(
            own, _package_sources("bot.texts", language)
        )  # shared, as a copy for each game would be large
        self._patterns: dict[str, ast.Pattern] = {}
        """The messages parsed so far: parsing all of them would delay every start."""

    def _pattern(self, key: str) -> ast.Pattern:
        if (pattern := self._patterns.get(key)) is None:
            entry = _PARSER.parse_entry(self._sources[key].decode())
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise KeyError(f"{self.language} {key}: no text")
            pattern = self._patterns[key] = entry.value
        return pattern

    def _format(self, part: ast.SyntaxNode, facts: Mapping[str, int | str | Named]) -> str:
        match part:
            case ast.Pattern():
                return "".join(
                    [
                        element.value if isinstance(element, ast.TextElement) else self._format(element, facts)
                        for element in part.elements
                    ]
                )
            case ast.Placeable():
                return self._format(part.expression, facts)
            case ast.VariableReference():
                fact = facts[part.id.name]
                fact = fact.said if isinstance(fact, Named) else fact
                return fact if isinstance(fact, str) else f"{fact:,}".translate(_NUMBER_SIGNS[self.language])
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                fact = facts[selector.id.name]
                return self._format(_variant(part, fact.value if isinstance(fact, Named) else fact).value, facts)
            case ast.MessageReference():
                return self._format(self._pattern(part.id.name), facts)
            case ast.StringLiteral():
                return str(part.parse()["value"])
        raise NotImplementedError(type(part))

    def say(self, key: str, /, **facts: Fact) -> str:
        """Return the message with this key; raise KeyError for an unknown key or a missing fact."""
        if key not in self._patterns and (line := _message_text(self._sources[key])) is not None:
            return line
        plain = {
            name: fact
            if isinstance(fact, Named) or (isinstance(fact, int) and not isinstance(fact, Enum))
            else shorten(str(fact), LONGEST_FACT)
            for name, fact in facts.items()
        }
        try:
            return self._format(self._pattern(key), plain)
        except KeyError as missing:
            raise KeyError(f"{self.language} {key}: {missing.args[0]}") from None

    @property
    def keys(self) -> Collection[str]:
        return self._sources.keys()

    def has(self, key: str) -> bool:
        return key in self._sources

    def list(self, items: list[str]) -> str:
        """Join items as in a sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def rights(self, names: Iterable[str]) -> str:
        """List permissions, given as discord.py names them, as Discord’s settings name them."""
        return self.list([self.say(f"right-{name.replace('_', '-')}") for name in names])


def _variant(choice: ast.SelectExpression, fact: int | str) -> ast.Variant:
    """Return the variant for a fact: `yes` or `no` for a bool; both languages have a plural for all but 1 and −1."""
    if isinstance(fact, bool):
        fact = "yes" if fact else "no"
    name = fact if isinstance(fact, str) else "one" if abs(fact) == 1 else "other"
    number = None if isinstance(fact, str) else str(int(fact))
    for variant in choice.variants:
        key = variant.key
        if key.name == name if isinstance(key, ast.Identifier) else key.value == number:
            return variant
    return next(variant for variant in choice.variants if variant.default)


@cache
def _message_text(source: bytes) -> str | None:
    """Return the text of a one-line message without facts; None for any other."""
    found = _PLAIN.fullmatch(source.decode())
    return None if found is None else found[1]


@cache
def _package_sources(package: str, language: str) -> dict[str, bytes]:
    """Return the messages of a package, encoded to save memory: typographic quotation marks double a string's size.

    Keys are interned, so that the languages share them.
    """
    found: dict[str, bytes] = {}
    folder = files(package).joinpath(language)
    # a game may have only one of the languages
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            source = file.read_text("utf-8")
            beginnings = [*_BEGINNING.finditer(source)]
            ends = [*(match.start() for match in beginnings[1:]), len(source)]
            found |= {
                intern(match[1]): source[match.start() : end].encode()
                for match, end in zip(beginnings, ends, strict=True)
            }
    return found


@cache
def texts(language: str, game: str = "") -> Texts:
    """Return the texts of a language, those of a game before the host's; every locale but German gets English."""
    return _texts("de" if language.lower().split("-")[0] == "de" else "en", game)


@cache
def _texts(language: str, game: str) -> Texts:
    return Texts(language, game)


class Messages:
    """Formats messages of a language with a cache, as pictures repeat the same ones."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, /, **facts: Fact) -> str:
        return _cached_say(self._texts, key, tuple(facts.items()))


@lru_cache(maxsize=4096)
def _cached_say(texts: Texts, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return texts.say(key, **dict(facts))
