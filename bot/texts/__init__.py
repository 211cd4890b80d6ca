"""Every sentence a person reads, in English and German, as Fluent messages.

Each game has its own messages in `games/<name>/<language>/`, which come before the host's in `<language>/`, so two
games may use the same key for different things.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from bot.texts.graphemes import shorten

LANGUAGES: Final = ("en", "de")
LONGEST_FACT: Final = 2000
"""In characters; Fluent accepts few more, so longer ones are cut."""
Fact: TypeAlias = str | int | Enum
_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s]) *(?:\n(?:#.*)?)*")
"""A message of one line without facts, with the comments after it."""
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


class Texts:
    """The messages of one language by key, with facts filled in; with a game, that game's before the host's."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        own = _sources(f"bot.texts.games.{game}", language) if game else {}
        self.owned = frozenset(own)
        """The keys of the game's own messages."""
        self._sources = _sources("bot.texts", language) | own
        """The source of each message until it is first used: parsing all of them would delay every start."""

    def _parse(self, key: str) -> None:
        """Parse a message, and those that it refers to, unless that has been done."""
        source = self._sources.get(key)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)
            # only now, as other threads use it too
            self._sources.pop(key, None)

    def say(self, key: str, /, **facts: Fact) -> str:
        """Return the message with this key; raise KeyError for an unknown key or a missing fact."""
        if (source := self._sources.get(key)) is not None and (line := _plain(source)) is not None:
            return line
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language} {key}: no text")
        plain = {
            name: fact if isinstance(fact, int) and not isinstance(fact, Enum) else shorten(str(fact), LONGEST_FACT)
            for name, fact in facts.items()
        }
        said, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"{self.language} {key}: {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return key in self._sources or bool(self._bundle.has_message(key))

    def list(self, items: list[str]) -> str:
        """Join items as in a sentence: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def _plain(source: str) -> str | None:
    """Return what a message of one line without facts says; None for any other."""
    found = _PLAIN.fullmatch(source)
    return None if found is None else found[1]


@cache
def _package_sources(package: str, language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted(files(package).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            source = file.read_text("utf-8")
            beginnings = [*_BEGINNING.finditer(source)]
            ends = [*(match.start() for match in beginnings[1:]), len(source)]
            found |= {match[1]: source[match.start() : end] for match, end in zip(beginnings, ends, strict=True)}
    return found


def _sources(package: str, language: str) -> dict[str, str]:
    """Return the sources of a package's messages by key; empty if there is no such package."""
    return dict(_package_sources(package, language)) if find_spec(package) else {}


@cache
def texts(language: str, game: str = "") -> Texts:
    """Return the texts of a language, those of a game before the host's; every locale but German gets English."""
    return _texts("de" if language.lower().split("-")[0] == "de" else "en", game)


@cache
def _texts(language: str, game: str) -> Texts:
    return Texts(language, game)


class Messages:
    """Format messages of a language, each only once for the same facts: pictures use the same few again and again."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Return the message with this key."""
        return _said(self._texts, key, tuple(facts.items()))


@lru_cache(maxsize=4096)
def _said(texts: Texts, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return texts.say(key, **dict(facts))
