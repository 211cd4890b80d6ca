"""Descriptions in sections, which lose detail until they fit Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias
from unicodedata import bidirectional

from bot.texts import Texts
from bot.texts.graphemes import shorten

LONGEST_BOARD: Final = 3500
"""In characters: Discord allows 4,000 in a message, which also holds other text."""
ISOLATE: Final = "\u2068"
"""First strong isolate (FSI): begins text with a direction of its own."""
END_ISOLATE: Final = "\u2069"
"""Pop directional isolate (PDI): ends such text."""
_NAME_LENGTHS: Final = (32, 12)
"""The maximum lengths of names: they are shortened before anything else."""
_EVENT_COUNTS: Final = (16, 8, 4, 2, 1)
"""How many of the latest events are told."""
_SPECIAL: Final = "\\*_~`|<>[]()#:-"
_ESCAPED: Final = str.maketrans({sign: f"\\{sign}" for sign in _SPECIAL} | {"@": "@\u200b"})
_MARKS: Final = re.compile(rf"\\([{re.escape(_SPECIAL)}])|\*\*|(?<=@)\u200b")
_JOINERS: Final = "\u200c\u200d"


class Section(NamedTuple):
    """Lines on one subject in Discord's markdown; items of a list begin with "- "."""

    tell: Callable[[int], Sequence[str]]
    """Return the lines at a degree; 0 is in full detail."""
    degrees: int = 1
    keep: int = 0
    """Sections with lower numbers are shortened first."""


Describe: TypeAlias = Callable[[Sequence[str]], Sequence[Section]]
"""A function that describes something, with these names for the players."""


def plainly(*lines: str) -> Section:
    """Return a section that is never shortened."""
    return Section(lambda _: lines)


def latest_section(events: Sequence[str]) -> Section:
    """Return a section with the latest events, whose number falls with each degree."""
    return Section(lambda degree: events[-_EVENT_COUNTS[degree] :], len(_EVENT_COUNTS), keep=-1)


def text_board(t: Texts, describe: Describe, names: Sequence[str], whole: bool = False) -> str:
    """Return a description in Discord's markdown, `whole` or in as much detail as there is room for."""
    versions = tell_versions(t, describe, names)
    return "\n".join(next(versions)) if whole else _fit_lines(t, versions)


def text_of(t: Texts, sections: Sequence[Section]) -> str:
    """Return sections in Discord's markdown, in as much detail as there is room for."""
    return _fit_lines(t, _reduce_detail(sections))


def spoken_names(t: Texts, names: Sequence[str], longest: int) -> list[str]:
    """Clean and shorten names for a screen reader; those that are read from right to left are isolated."""
    kept = ("".join(each for each in name if _is_allowed(each)) for name in names)
    cleaned = [" ".join(name.split()).strip(_JOINERS) for name in kept]
    return [
        isolate(shorten(name, longest)) if name else t.say("picture-seat", seat=str(seat))
        for seat, name in enumerate(cleaned, 1)
    ]


def escape(name: str) -> str:
    """Escape a name for use in a message, as `escape_text` does, and isolate it if it is read from right to left."""
    return isolate(escape_text(name))


def escape_text(text: str) -> str:
    """Escape a text that someone wrote: no formatting, no mention, no link."""
    return text.translate(_ESCAPED)


def remove_markdown(text: str) -> str:
    """Return the visible text of Discord's markdown."""
    return _MARKS.sub(lambda found: found[1] or "", text)


def right_to_left(text: str) -> bool:
    """Return whether a text has letters that are read from right to left."""
    return any(bidirectional(letter) in ("R", "AL") for letter in text)


def isolate(text: str) -> str:
    """Isolate the direction of a right-to-left text from the sentence around it, once."""
    return text if text.startswith(ISOLATE) or not right_to_left(text) else f"{ISOLATE}{text}{END_ISOLATE}"


def _is_allowed(letter: str) -> bool:
    return letter.isprintable() or letter.isspace() or letter in _JOINERS


def tell_versions(t: Texts, describe: Describe, names: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines of a description with less and less detail."""
    longer, shorter = ([escape(name) for name in spoken_names(t, names, longest)] for longest in _NAME_LENGTHS)
    yield [line for section in describe(longer) for line in section.tell(0)]
    yield from _reduce_detail(describe(shorter))


def _reduce_detail(sections: Sequence[Section]) -> Iterator[list[str]]:
    """Yield all lines with less and less detail: sections lose one degree each, those with the highest `keep` last."""
    told = [section.tell(0) for section in sections]
    yield [line for lines in told for line in lines]
    steps = [
        (section.keep, degree, number)
        for number, section in enumerate(sections)
        for degree in range(1, section.degrees)
    ]
    for _, degree, number in sorted(steps):
        told[number] = sections[number].tell(degree)
        yield [line for lines in told for line in lines]


def _fit_lines(t: Texts, versions: Iterable[Sequence[str]]) -> str:
    return write_fitting(
        versions,
        LONGEST_BOARD,
        lambda lines, missing: "\n".join([*lines, *([t.say("board-more", count=missing)] if missing else [])]),
    )


def write_fitting(
    versions: Iterable[Sequence[str]], limit: int, write: Callable[[Sequence[str], int | None], str]
) -> str:
    """Write the first version that fits, or else as many lines of the last as fit.

    `write` gets the lines and the number of missing ones; None if nothing is left out, 0 if only details are.
    """
    missing: int | None = None
    for lines in versions:
        if len(written := write(lines, missing)) <= limit:
            return written
        missing = 0
    for kept in range(len(lines) - 1, -1, -1):
        # a heading is not left without the lines under it
        if not (kept and lines[kept - 1].endswith(":")):
            written = write(lines[:kept], len(lines) - kept)
            if len(written) <= limit:
                break
    return written
