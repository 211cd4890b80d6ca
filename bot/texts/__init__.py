"""Every sentence a person reads, in English and German, as Fluent messages."""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de")
LONGEST_FACT: Final = 2000
"""In characters: Fluent takes few more, so longer ones are cut."""
Fact: TypeAlias = str | int | Enum
_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


class Texts:
    """Speak one language; say a message by its key with facts put in."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        """How each message is written, until it is said for the first time: to parse all of them delays every start."""
        for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                source = file.read_text("utf-8")
                places = [*_BEGINNING.finditer(source)]
                ends = [*(place.start() for place in places[1:]), len(source)]
                self._sources |= {
                    place[1]: source[place.start() : end] for place, end in zip(places, ends, strict=True)
                }

    def _learn(self, key: str) -> None:
        """Parse a message, and those that it refers to, unless that is done."""
        source = self._sources.get(key)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._learn(other)
            # only now: other threads speak, too
            self._sources.pop(key, None)

    def say(self, key: str, /, **facts: Fact) -> str:
        """Say the message with this key; raise KeyError for an unknown key or a fact left out."""
        self._learn(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{self.language} {key}: no text")
        plain = {
            name: fact if isinstance(fact, int) and not isinstance(fact, Enum) else _cut(str(fact))
            for name, fact in facts.items()
        }
        said, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"{self.language} {key}: {errors[0]}")
        return str(said)

    def has(self, key: str) -> bool:
        """Tell whether there is a message with this key."""
        return key in self._sources or bool(self._bundle.has_message(key))

    def list(self, items: list[str]) -> str:
        """Join items as a sentence does: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def _cut(fact: str) -> str:
    return fact if len(fact) <= LONGEST_FACT else fact[: LONGEST_FACT - 1] + "…"


@cache
def texts(language: str) -> Texts:
    """Tell the texts of a language; every German locale is German, all others are English."""
    return _texts("de" if language.lower().split("-")[0] == "de" else "en")


@cache
def _texts(language: str) -> Texts:
    return Texts(language)
