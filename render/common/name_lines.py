"""Names in as many lines as they need, so that they are not cut short."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image

from render.engine.fonts import Face, capitals, fit, ink, mask
from render.engine.scene import Scene

_PITCH: Final = 1.1
"""The least distance between lines, as a multiple of their size."""
_FLAT: Final = re.compile("[0-9A-Za-z\u00c0-\u052f]")
"""Letters that stand on a baseline below the height of capitals."""
_WORD: Final = re.compile(r".+?(?:[_-]+|\s+|(?<=[a-z])(?=[A-Z])|$)")
_PAUSES: Final = "…:,;.!?"
"""What is best at the end of a line, the later the better."""
_FACES: Final[tuple[Face, ...]] = ("bold", "narrow")


class NameLines(NamedTuple):
    """A name broken into lines, and the size and face in which they fit."""

    lines: tuple[str, ...]
    size: int
    face: Face = "bold"

    @property
    def pitch(self) -> int:
        """The distance between lines, which is larger for scripts with tall letters."""
        inks = [ink(line, self.face, self.size) for line in self.lines]
        return max(round(_PITCH * self.size), *(over.bottom - under.top + 2 for over, under in pairwise(inks)), 0)

    def middles(self, middle: int, bottom: int | None = None) -> list[tuple[int, str]]:
        """Return the lines with their heights, centred on a middle; without capitals, by where most of the ink is.

        They move up if they would reach below the `bottom`.
        """
        if not any(map(_FLAT.search, self.lines)):
            middle += sum(_sunk(line, self.face, self.size) for line in self.lines) // len(self.lines)
        high = self.pitch * (len(self.lines) - 1)
        top = middle - high // 2
        if bottom is not None:
            below = ink(self.lines[-1], self.face, self.size).bottom + capitals(self.face, self.size) // 2
            top = min(top, bottom - below - high)
        return [(top + self.pitch * number, line) for number, line in enumerate(self.lines)]

    def lay(
        self,
        scene: Scene,
        what: str,
        x: int,
        middle: int,
        colour: str,
        on: str,
        *,
        anchor: str = "l",
        bottom: int | None = None,
    ) -> None:
        """Add the lines as labels, numbered from 0, from, around or up to `x`; see `middles`."""
        for number, (y, line) in enumerate(self.middles(middle, bottom)):
            scene.label(f"{what}/{number}", x, y, line, self.size, colour, on, face=self.face, anchor=anchor)


@lru_cache(maxsize=256)
def break_name(name: str, sizes: tuple[int, ...], width: int, most: int = 1) -> NameLines:
    """Return a name in one line in the first size that fits, or else in at most `most` lines in the last size.

    Lines break after words if possible, in narrow letters if need be. What does not fit is cut.
    """
    for size in sizes:
        if ink(name, "bold", size).advance <= width:
            return NameLines((name,), size)
    tried = [_lines(name, size, width, face, most) for face in _FACES]
    whole = [each for each in tried if _is_whole(each, name)]
    return (*whole, *(each for each in tried if not each.lines[-1].endswith("…")), tried[-1])[0]


@lru_cache(maxsize=256)
def break_names_alike(
    names: tuple[str, ...], sizes: tuple[int, ...], widths: tuple[int, ...], most: int
) -> tuple[NameLines, ...]:
    """Return names in one size and face, each in at most `most` lines of its width.

    As in `break_name`, large letters are preferred to small ones, bold to narrow, and narrow to a broken word.
    """
    found = list[tuple[NameLines, ...]]()
    for face in _FACES:
        for size in sizes:
            if all(_fits(name, width, face, size) for name, width in zip(names, widths, strict=True)):
                return tuple(NameLines((name,), size, face) for name in names)
        tried = tuple(_lines(name, sizes[-1], width, face, most) for name, width in zip(names, widths, strict=True))
        if all(_is_whole(each, name) for each, name in zip(tried, names, strict=True)):
            return tried
        found.append(tried)
    return min(found, key=lambda tried: sum(each.lines[-1].endswith("…") for each in tried))


@lru_cache(maxsize=1024)
def _lines(name: str, size: int, width: int, face: Face, most: int) -> NameLines:
    """Return a name in at most `most` lines, cut short if it is too long for them."""
    lines = _wrap(name, width, face, size)
    if len(lines) > most:
        lines[most - 1 :] = [fit("".join(lines[most - 1 :]).strip(), face, size, width)]
    return NameLines(tuple(line.strip() for line in lines), size, face)


def _is_whole(shown: NameLines, name: str) -> bool:
    """Return whether no word of a name is broken or left out."""
    return "".join("".join(shown.lines).split()) == "".join(name.split())


@lru_cache(maxsize=256)
def _sunk(line: str, face: Face, size: int) -> int:
    """Return how far to lower a line so that the middle of its ink is where that of capitals would be."""
    cover, top = mask(line, face, size), ink(line, face, size).top
    dark = cover.resize((1, cover.height), Image.Resampling.BOX).tobytes()
    middle = sum(row * much for row, much in enumerate(dark)) // max(1, sum(dark))
    return -(top + middle) - capitals(face, size) // 2


@lru_cache(maxsize=256)
def title_lines(text: str, face: Face, sizes: tuple[int, ...], width: int, most: int) -> NameLines:
    """Return a text in the first size in which `most` lines hold it without breaking a word, or else cut."""
    for size in sizes:
        lines = _wrap(text, width, face, size)
        if len(lines) <= most and longest_word(text, face, size) <= width:
            break
    if len(lines) > most:
        return _lines(text, size, width, face, most)
    if len(lines) == 2:
        # break after a pause, or else evenly, but neither within a word nor between a number and what it counts
        words = _WORD.findall(text)
        halves = [lines, *(["".join(words[:end]), "".join(words[end:])] for end in range(1, len(words)))]
        halves = [pair for pair in halves if all(_fits(line, width, face, size) for line in pair)]

        def worse(pair: list[str]) -> tuple[bool, int, int]:
            widest, end = max(ink(line.strip(), face, size).advance for line in pair), pair[0].rstrip()[-1:]
            return end.isdecimal(), -_PAUSES.find(end), widest

        lines = min(halves, key=worse)
    return NameLines(tuple(line.strip() for line in lines), size, face)


def longest_word(text: str, face: Face, size: int) -> int:
    """Return the width of the widest part of a text at which no line may break."""
    return max(ink(word.strip(), face, size).advance for word in _WORD.findall(text))


def _wrap(name: str, width: int, face: Face, size: int) -> list[str]:
    """Break a name into lines, within a word only if that is wider than a line."""
    lines, line = list[str](), ""
    for word in _WORD.findall(name):
        if line and not _fits(line + word, width, face, size):
            lines.append(line)
            line = ""
        line += word
        while not _fits(line, width, face, size):
            ends = range(len(line) - 1, 0, -1)
            end = next((end for end in ends if _fits(_hyphenate(line, end), width, face, size)), 1)
            lines.append(_hyphenate(line, end))
            line = line[end:]
    return [*lines, line] if line.strip() or not lines else lines


def _hyphenate(word: str, end: int) -> str:
    """Return the beginning of a word that is broken, with a hyphen unless its script has none."""
    letter = word[end - 1]
    return word[:end] + "-" * (letter.islower() or letter.isupper())


def _fits(text: str, width: int, face: Face, size: int) -> bool:
    return ink(text.strip(), face, size).advance <= width
