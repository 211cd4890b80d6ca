"""The completions of an option, and which of them a typed text means.

A text means a completion if it is the value that Discord sends for it; or its whole label or one of its whole names,
regardless of case, blanks and the order of parts; or whole words that no other completion has in its names. Words never
match what something costs or brings, and a number only matches a whole name. Nothing is guessed, as most
typed actions cannot be taken back.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice
from typing import Any, Final, Generic, TypeAlias, TypeVar

from discord import app_commands

from bot.games.contract import IllegalAction
from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from bot.texts import LANGUAGES, texts
from bot.texts.graphemes import to_narrow
from bot.texts.sections import escape
from cogs.core.controls import InvalidControl, parse_int
from cogs.core.limits import MAX_OPTIONS, shorten_text
from cogs.core.names import clean

T = TypeVar("T")
Choices: TypeAlias = list[app_commands.Choice[str]]
_Words: TypeAlias = tuple[str, ...]
_Parts: TypeAlias = tuple[_Words, ...]

_MAX_NAMED: Final = 12
"""The number of completions that a refusal names."""
MAX_TYPED_LENGTH: Final = 400
"""Characters; no label is nearly as long."""
_MIN_WORD_LENGTH: Final = 3
"""The letters that a word needs to name something by itself; “de” is in the names of many places."""
_SIGN_REPLACEMENTS: Final = str.maketrans(
    {"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", "\N{HYPHEN}": "-", "\N{MULTIPLICATION SIGN}": "x"}
    | dict.fromkeys("()[]{}\"“”„‚‘’'«»*`\N{DEGREE SIGN}", " ")
)
_SEPARATOR: Final = re.compile(r"[,;:·|&]|\+(?!\d)")


@dataclass(frozen=True, slots=True)
class Completion(Generic[T]):
    """A choice for an option, with which Discord completes typed text."""

    value: str
    """What Discord sends for it: nothing that anyone would type by accident, unless it is also a name."""
    label: str
    """What Discord shows: the choice, and what it costs or brings."""
    what: T
    chosen: str = ""
    """The choice without its cost or gain; empty if the label says nothing else."""
    names: Sequence[str] = ()
    displayed: Sequence[str] = ()
    """Other texts that display it, with more than its name."""
    whole: bool = False
    """Whether a word of its name is not enough to choose it, as where it declines all the others."""

    @property
    def called(self) -> Sequence[str]:
        """All its names; the first is the one that refusals show."""
        return (self.chosen or self.label, *self.names)


AnyCompletion = TypeVar("AnyCompletion", bound=Completion[Any])


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Normalize a text for comparison: lower case, digits and blanks of any kind, no quotes, brackets or symbols."""
    plain = unicodedata.normalize("NFC", to_narrow(text)).casefold().translate(_SIGN_REPLACEMENTS)
    kept = (_CATEGORY_REPLACEMENTS.get(unicodedata.category(letter), letter) for letter in plain)
    return " ".join("".join(kept).split())


_CATEGORY_REPLACEMENTS: Final = {"Cf": "", "Mn": "", "Me": "", "So": " ", "Cc": " ", "Zs": " "}
"""Replacements for characters of these categories; accents have been merged with their letters before."""


def pick(completions: Iterable[Completion[T]], typed: str, impossible: Iterable[Completion[IllegalAction]] = ()) -> T:
    """Return what the typed text means; raise Refused, with the choices, unless that is exactly one completion.

    What has a name but is impossible now is refused with the game's own reason.
    """
    possible = list(completions)
    every: list[Completion[T] | Completion[IllegalAction]] = [*possible, *impossible]
    found = find_fitting(every, typed)
    if len(found) != 1:
        raise refuse_typed(found or possible, typed, several=bool(found))
    what = found[0].what
    if isinstance(what, IllegalAction):
        raise what
    return what


def find_fitting(completions: Sequence[AnyCompletion], typed: str) -> list[AnyCompletion]:
    raw = typed.strip()
    if not raw or len(raw) > MAX_TYPED_LENGTH:
        return []
    by_value = [each for each in completions if each.value == raw]
    literal = [each for each in completions if raw.casefold() in map(str.casefold, _displayed_texts(each))]
    if by_value or literal:
        return list({id(each): each for each in (*by_value, *literal)}.values())
    if is_unfinished(raw) or not (parts := _parts(raw)):
        return []
    return [each for each in completions if parts in map(_parts, _displayed_texts(each))] or (
        _find_by_words(completions, parts[0]) if len(parts) == 1 else []
    )


def refuse_typed(completions: Iterable[Completion[Any]], typed: str, several: bool = False) -> Refused:
    """Return the refusal of a typed text that lists the possible choices, or the several that it can mean."""
    text = escape(clean(typed)) if typed.strip() else ""
    return Refused(
        Refusal.SEVERAL_OFFERED if several else Refusal.NOT_OFFERED, text=text, **_facts_of(completions, typed)
    )


def refuse_missing(option: str, completions: Iterable[Completion[Any]], game: str = "") -> Refused:
    """Return the refusal of options that need another one, listing the possible choices for it."""
    return Refused(Refusal.MISSING, option=f"option-{option}", game=game, **_facts_of(completions))


def refuse_unused(option: str, game: str = "") -> Refused:
    """Return the refusal of an option that means nothing together with the others, or now."""
    return Refused(Refusal.UNUSED, option=f"option-{option}", game=game)


def _facts_of(completions: Iterable[Completion[Any]], typed: str = "") -> dict[str, object]:
    """Return the names of completions as facts of a refusal; if there are many, those most like a text come first."""
    named = list(dict.fromkeys(completion.called[0] for completion in completions))
    if len(named) > _MAX_NAMED:
        words = fold(typed[:MAX_TYPED_LENGTH]).split()
        named.sort(key=lambda name: -sum(word in fold(name).split() for word in words))
    shown = tuple(escape(shorten_text(name)) for name in named[:_MAX_NAMED])
    return {"offered": shown, "left": len(named) - len(shown)}


def complete(completions: Iterable[Completion[Any]], typed: str) -> Choices:
    """Return, for Discord, the completions that have everything typed somewhere in their labels or names."""
    words = re.sub(_SEPARATOR, " ", fold(typed)).split()
    if not words and typed.strip():  # no words at all, as in a name made of emoji
        return [each for each in complete(completions, "") if typed.strip() in each.name]
    found = (each for each in completions if all(word in fold(" ".join((each.label, *each.called))) for word in words))
    return [app_commands.Choice(name=shorten_text(each.label), value=each.value) for each in islice(found, MAX_OPTIONS)]


def _displayed_texts(completion: Completion[Any]) -> Iterator[str]:
    """Yield every text that is the whole of a completion."""
    yield completion.label
    yield shorten_text(completion.label)
    yield from completion.called
    yield from completion.displayed


@cache
def _conjunctions() -> frozenset[str]:
    """Return the words that join parts, in any language."""
    return frozenset(fold(texts(language).say("typed-and")) for language in LANGUAGES)


def is_unfinished(text: str) -> bool:
    """Return whether a text begins or ends with a word that joins parts, so that one of them is missing."""
    words = fold(text).split()
    return bool(words) and not _conjunctions().isdisjoint((words[0], words[-1]))


@cache
def _load_small_words() -> frozenset[str]:
    """Return the words that name nothing by themselves, in any language."""
    return frozenset(word for language in LANGUAGES for word in fold(texts(language).say("typed-small-words")).split())


def _split_parts(text: str) -> Iterator[_Words]:
    """Yield the parts of a text, each as its words."""
    joining = _conjunctions()
    for part in _SEPARATOR.split(fold(text)):
        words: list[str] = []
        for word in (each.rstrip(".!?") for each in part.split()):
            if word in joining:
                yield tuple(words)
                words = []
            elif word:
                words.append(word)
        yield tuple(words)


@lru_cache(maxsize=8192)
def _parts(text: str) -> _Parts:
    """Split a text into parts, sorted so that the order in which they were written does not matter."""
    return tuple(sorted(filter(None, _split_parts(text))))


def _find_by_words(completions: Sequence[AnyCompletion], words: _Words) -> list[AnyCompletion]:
    """Return the completions whose names contain these words; one of several parts does not mean the whole."""
    if all(word in _load_small_words() or sum(map(str.isalpha, word)) < _MIN_WORD_LENGTH for word in words):
        return []
    found = {}
    for place, completion in enumerate(completions):
        hits = [parts for parts in map(_parts, completion.called) if any(_contains(part, words) for part in parts)]
        if hits:
            found[place] = any(len(parts) == 1 for parts in hits) and not completion.whole
    return [completions[place] for place in found] if len(found) > 1 or any(found.values()) else []


def _contains(part: _Words, words: _Words) -> bool:
    """Return whether a part contains these words, in their order and without others between them."""
    return any(part[start : start + len(words)] == words for start in range(len(part) - len(words) + 1))


def parse_seat(table: Table, text: str) -> int:
    """Parse a seat number in a control; raise InvalidControl if the table has no such seat."""
    seat = parse_int(text)
    if seat >= len(table.seats):
        raise InvalidControl(text)
    return seat


def seat_completions(table: Table, among: Iterable[int] | None = None) -> list[Completion[int]]:
    """Return seats, by default all, by the names of their players."""
    seats = range(len(table.seats)) if among is None else among
    return [Completion(f"seat.{seat}", table.names[seat], seat) for seat in seats]


def seat_named(table: Table, typed: str, among: Iterable[int] | None = None) -> int:
    """Return the seat, by default of all, whose player was typed; raise Refused."""
    return pick(seat_completions(table, among), typed)
